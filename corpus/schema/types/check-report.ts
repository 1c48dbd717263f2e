/* Made from check-report.schema.json by npm run schema:types: change the schema. */

/**
 * The first of those it stands for.
 */
export type PlacesDocument = readonly {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}[];
export type PairingDocument = readonly (
  | {
      readonly white: number;
      readonly black: number;
    }
  | {
      readonly bye: number;
    }
)[];
export type KindDocument =
  'absolute' | 'completion' | 'bye' | 'quality' | 'order' | 'colour' | 'board-order' | 'reference';
/**
 * Games with White minus games with Black of the players of pairs in which both preferences are absolute and the wider difference decides, two by two, the wider one first; absent: something else decides.
 */
export type DifferencesDocument = readonly {
  readonly player: number;
  readonly difference: number;
}[];

/**
 * The document that `swissproof check --format json` writes.
 */
export interface CheckDocument {
  readonly schema: 'swissproof/check-report/1';
  readonly program: {
    readonly name: 'swissproof';
    readonly version: string;
  };
  readonly tournaments: readonly TournamentDocument[];
  readonly totals: {
    readonly tournaments: number;
    readonly rounds: number;
    readonly agree: number;
    readonly deviate: number;
    readonly invalid: number;
    /**
     * Valid files of which no round was checked, since they have none of those asked for.
     */
    readonly notChecked?: number;
    /**
     * Rounds that deviate, but are right by another defensible reading of the rules; absent: none.
     */
    readonly agreeOtherwise?: number;
    /**
     * Rounds that the rules themselves leave to the arbiter, not counted as checked; absent: none.
     */
    readonly leftToArbiter?: number;
    /**
     * Rounds that were not judged, since the limit of work was reached (--explain-limit), not counted as checked; absent: none.
     */
    readonly undecided?: number;
    /**
     * Files whose rounds no FIDE rule pairs, among those not checked; absent: none.
     */
    readonly unjudged?: number;
    /**
     * Rounds that come out the same by every other reading of their edition; absent: --all-readings was not given.
     */
    readonly sameByAllReadings?: number;
    /**
     * Rounds by the readings on which they depend, with the edition before it, like dutch-2026 B23; absent: --all-readings was not given.
     */
    readonly byReading?: CountsDocument;
    /**
     * Deviations that their files declare rightly; they are not in the counts by rule.
     */
    readonly declared?: number;
    /**
     * Wrong declarations of the files.
     */
    readonly wronglyDeclared?: number;
    /**
     * Deviations by rule, like C12, the first that each bracket breaks, an exchange of two players once; where tournaments were checked by several editions the edition goes before it, like dutch-2026 C12.
     */
    readonly byRule: CountsDocument;
    /**
     * The same for each edition by which a round was checked.
     */
    readonly byEdition?: {
      readonly [k: string]: CountsDocument;
    };
    /**
     * Tournaments by what became of their standings, and the wrong places by what decides about them: a tie-break, PTS, or the field alone (points, rank).
     */
    readonly standings?: {
      readonly agree: number;
      /**
       * Those whose ranks are right by another reading of C.07; they are in no count by tie-break. Absent: none.
       */
      readonly agreeOtherwise?: number;
      readonly deviate: number;
      /**
       * Those whose ranks were not compared, while no printed point is wrong.
       */
      readonly notChecked: number;
      /**
       * Those of notChecked whose points were compared and agree. Absent: none.
       */
      readonly pointsOnly?: number;
      readonly byTieBreak: CountsDocument;
    };
    /**
     * Files that were found in folders and are no tournaments (no record 001); they are in no count. Absent: none.
     */
    readonly skipped?: readonly string[];
    /**
     * What was recognised of the skipped files: files of other programs with the way to a tournament report, and what is not opened (pipes, sockets, devices). Absent: nothing.
     */
    readonly recognised?: readonly {
      readonly file: string;
      /**
       * Stable name of the kind of file.
       */
      readonly format: string;
      /**
       * The kind of file in words, with its article.
       */
      readonly what: string;
      /**
       * How to get a tournament report from it.
       */
      readonly way?: string;
    }[];
    /**
     * Where all editions were tried: how many tournaments fit the same of them; none in the list: no edition fits.
     */
    readonly byFit?: readonly {
      readonly editions: readonly string[];
      readonly tournaments: number;
    }[];
  };
}
export interface TournamentDocument {
  readonly file: string;
  readonly name: string;
  readonly edition: EditionDocument | null;
  readonly players: number;
  /**
   * What the file says about the event; absent if it says nothing. Days are YYYY-MM-DD if they can be read.
   */
  readonly event?: {
    readonly place: string;
    readonly federation: string;
    readonly from: string;
    readonly until: string;
    readonly chiefArbiter: string;
  };
  /**
   * not-checked: a valid file that has none of the rounds asked for, or a round that was not decided within the limit of work and no round that deviates.
   */
  readonly verdict: 'agrees' | 'deviates' | 'invalid' | 'not-checked';
  readonly errors: readonly ErrorDocument[];
  readonly warnings?: readonly WarningDocument[];
  /**
   * The other readings of the edition by which every round was paired, too; absent: --all-readings was not given.
   */
  readonly readingsTried?: readonly string[];
  readonly rounds: readonly RoundDocument[];
  readonly standings?: StandingsCheckDocument;
  /**
   * The initial-colour where the file does not state it, and the game that shows it; absent where the file or an option tells it, or no game does.
   */
  readonly initialColour?: {
    readonly colour: 'white' | 'black';
    readonly round: number;
    /**
     * The player with White first.
     *
     * @minItems 2
     * @maxItems 2
     */
    readonly players: readonly [number, number];
  };
  /**
   * What a file that contradicts itself may mean instead, and what hangs on it; absent where it does not.
   */
  readonly otherMeanings?: readonly OtherMeaningDocument[];
  /**
   * The Baku acceleration by which the rounds were checked; absent where the event is not accelerated, or by the virtual points of the file.
   */
  readonly acceleration?: {
    /**
     * The edition: C.04.5.1 of 2016 or C.04.7 of 2026; null: the virtual points of the file are ignored, by the option.
     */
    readonly baku: '2016' | '2026' | null;
    /**
     * rounds: every round agrees with it, and the file does not declare it.
     */
    readonly from: 'option' | 'file' | 'rounds';
    /**
     * Rounds that deviate without it; empty where it is declared.
     */
    readonly without: readonly number[];
    /**
     * What the acceleration requires and the event does not have.
     */
    readonly brokenPremises: readonly ('rounds' | 'points')[];
  };
  /**
   * The number of rounds of the whole event that was used; absent where the file announces it.
   */
  readonly eventLength?: {
    readonly rounds: number;
    /**
     * played: the last paired round counts as the final one. fit: only with this number every round agrees.
     */
    readonly from: 'played' | 'fit' | 'option';
    /**
     * Rounds that deviate where the last paired round is the final one; empty unless fit.
     */
    readonly without: readonly number[];
  };
  /**
   * An acceleration that the file does not declare and with which more rounds agree, but not all; absent where there is none.
   */
  readonly closer?: {
    readonly baku: '2016' | '2026';
    readonly agree: number;
    readonly rounds: number;
  };
  /**
   * What the rounds were checked by and the file does not say, in sentences; absent where nothing was assumed.
   */
  readonly assumptions?: readonly string[];
  /**
   * The kind of event, where no FIDE rule pairs its rounds: nothing was judged, and edition is null. Absent for other events.
   */
  readonly unjudged?: {
    readonly kind: 'two-camps' | 'knock-out' | 'match';
    readonly from: 'words' | 'games';
    readonly source: string;
    readonly record?: '192' | '092';
    /**
     * In words.
     */
    readonly reason: string;
  };
  readonly roundRobin?: RoundRobinDocument;
  /**
   * The pairs alone were asked for: no round has reasons, and no other reading of the rules or of the file was tried. Absent for other checks.
   */
  readonly pairsOnly?: true;
  readonly fit?: FitDocument;
}
export interface EditionDocument {
  readonly id: string;
  /**
   * fit: every edition was tried, or those that the date of the file leaves open, and this one fits best; the rounds are those checked by it.
   */
  readonly chosenBy: 'option' | 'file' | 'date' | 'default' | 'fit';
  readonly reason?: string;
  /**
   * How many of the checked rounds agree with each other edition, where this one was only guessed (chosen by date, by default or by the rounds) and rounds deviate; the likeliest by date first.
   */
  readonly alternatives?: readonly {
    readonly id: string;
    readonly agree: number;
    readonly rounds: number;
  }[];
}
export interface ErrorDocument {
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly expected: string;
  readonly message: string;
  readonly count?: number;
  readonly places?: PlacesDocument;
}
export interface WarningDocument {
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly expected: string;
  readonly message: string;
  /**
   * What was assumed instead.
   */
  readonly adjustment: string;
  readonly count?: number;
  readonly places?: PlacesDocument;
}
export interface RoundDocument {
  readonly round: number;
  /**
   * agrees-otherwise: right by another defensible reading of the rules, by another meaning of a file that contradicts itself, or by what was known when the round was paired; the reason names it.
   */
  readonly verdict: 'agrees' | 'agrees-otherwise' | 'deviates' | 'impossible' | 'not-checked';
  /**
   * Why the round was not checked, cannot be paired, or by which other reading it is right.
   */
  readonly reason?: string;
  readonly note?: string;
  /**
   * The searches that were stopped at the limit of work (--explain-limit), so that the report is not complete; absent: none. reasons: the brackets below those reported were not looked at. readings: whether another reading of the rules pairs the round was not found out; the verdict is not-checked, unless something else explains the round. changes: whether a result, colour or number was different when the round was paired was not found out.
   */
  readonly stopped?: {
    /**
     * The limit for each search of a round, in millions of steps.
     */
    readonly explainLimit: number;
    readonly searches: readonly ('reasons' | 'readings' | 'changes')[];
  };
  /**
   * The other readings of the edition (numbers in corpus/readings.md) by which the round is paired differently, each by itself; empty: none; absent: --all-readings was not given.
   */
  readonly dependsOn?: readonly string[];
  readonly knownThen?: KnownThenDocument;
  readonly published: PairingDocument;
  readonly reference: PairingDocument;
  readonly deviations: readonly DeviationDocument[];
  /**
   * What the comments of the file (### MPA @ Round …) say about the round; absent: nothing.
   */
  readonly declarations?: readonly DeclarationDocument[];
  /**
   * What was known when the round was paired and is otherwise in the final file; absent: nothing.
   */
  readonly declaredKnowledge?: DeclaredKnowledgeDocument;
}
/**
 * What may have been known otherwise when the round was paired (C.04.2): each of the changes makes it agree; absent: nothing that explains it was found.
 */
export interface KnownThenDocument {
  readonly changes: readonly ChangeDocument[];
  /**
   * One smallest change explains the round, which agrees otherwise; false: the changes are hints, and the round deviates.
   */
  readonly isSure: boolean;
  /**
   * The search has not tried all changes.
   */
  readonly isCut: boolean;
}
/**
 * result: a game counted with another result, then, than in the file, final. colours: the game was believed to have the other colours, or was played with them by mistake; White of the file first. numbers: the player stood at another place of the starting list, and the numbers were given anew after the round.
 */
export interface ChangeDocument {
  readonly kind: 'result' | 'colours' | 'numbers';
  readonly round: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  readonly players?: readonly [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  readonly final?: readonly [string, string];
  readonly player?: number;
  readonly place?: number;
}
export interface DeviationDocument {
  readonly kind: KindDocument;
  /**
   * The edition whose rule it is, where the round is paired by another one than the tournament; absent: that of the tournament.
   */
  readonly edition?: string;
  /**
   * Criterion or rule, like C12.
   */
  readonly rule: string;
  /**
   * Article of the edition, like 2.4.7.
   */
  readonly article: string;
  /**
   * Points of the bracket; null where no bracket is concerned.
   */
  readonly bracket: number | null;
  readonly players: readonly number[];
  /**
   * The bracket or rule whose deviation led to this one; null for a deviation of its own.
   */
  readonly consequenceOf: number | string | null;
  /**
   * The bracket in which the same exchange of two players counts; absent: the deviation counts here.
   */
  readonly sameExchangeAs?: number | string;
  /**
   * What else is forbidden in the bracket, or the other colour rules that are broken in it: players two by two, or the taker of the bye.
   */
  readonly violations?: readonly {
    readonly rule: string;
    readonly article: string;
    readonly players: readonly number[];
    readonly differences?: DifferencesDocument;
    readonly parity?: readonly ParityDocument[];
  }[];
  /**
   * Who gets the bye in the published round, with the player's score in points.
   */
  readonly bye?: {
    readonly player: number;
    readonly score: number;
  } | null;
  /**
   * Though the rule does not ask for it: the published downfloaters leave players who cannot all be paired.
   */
  readonly leavesUnpairable?: boolean;
  /**
   * The rest could be paired if moved-down players might meet each other, which they never may; absent: not so.
   */
  readonly mdpsCouldMeet?: boolean;
  readonly published: SideDocument | null;
  /**
   * Null where by the rules no pairing of the bracket lets the round be completed.
   */
  readonly reference: SideDocument | null;
  readonly explanation: string;
  /**
   * The file itself declares, rightly, that this was altered by hand; absent: it does not.
   */
  readonly declared?: true;
  readonly differences?: DifferencesDocument;
  readonly parity?: readonly ParityDocument[];
  readonly table?: TableDocument;
}
/**
 * A player whose number for the parity is not the starting number.
 */
export interface ParityDocument {
  readonly player: number;
  readonly countsAs: number;
  /**
   * Players before this one who have not taken part yet.
   */
  readonly notYet: readonly number[];
}
/**
 * What the published pairing and the reference have in the bracket.
 */
export interface SideDocument {
  readonly value?: readonly number[];
  /**
   * Players left over by the following bracket, the last, who may not take the bye.
   */
  readonly barred?: readonly number[];
  /**
   * Moved-down players who stay unpaired: they weigh more than any score difference in value.
   */
  readonly unpaired?: readonly number[];
  readonly pairs?: readonly (readonly [number, number])[];
  readonly downfloaters?: readonly number[];
}
/**
 * What a round of a round robin has otherwise than the Berger table; absent in other events.
 */
export interface TableDocument {
  /**
   * round: the games of another round; round-repeated: the games of another round, which is played in its own place as well; players: two players in each other's place; ring: three or more players, each in the place of the next one, the last in that of the first; rest: another player rests; game: a game of another round; game-elsewhere: a game of this round was played in another one; colour, round-colours, cycle-colours, event-colours: turned colours, of a game, of all games of the round, of a cycle or of the event; never: two do not meet; twice: two meet too often.
   */
  readonly kind:
    | 'round'
    | 'round-repeated'
    | 'players'
    | 'ring'
    | 'rest'
    | 'game'
    | 'game-elsewhere'
    | 'colour'
    | 'round-colours'
    | 'cycle-colours'
    | 'event-colours'
    | 'never'
    | 'twice';
  /**
   * The rounds that are spoken of; absent: this one alone.
   */
  readonly rounds?: readonly number[];
  /**
   * round-repeated: the round of the table that was not played; absent where the table has no more rounds.
   */
  readonly never?: number;
  /**
   * cycle-colours: the cycle whose colours are turned.
   */
  readonly cycle?: number;
  /**
   * cycle-colours: the cycle whose colours these are.
   */
  readonly like?: number;
}
export interface DeclarationDocument {
  readonly kind: 'mpa' | 'full-point-bye' | 'correction' | 'import' | 'fide-mode-exited';
  /**
   * The comment without its marks.
   */
  readonly text: string;
  /**
   * rightly: the left side of a manual alteration is what the rules pair, the right side what was published; noted: nothing that the pairings could show right or wrong.
   */
  readonly verdict: 'rightly' | 'wrongly' | 'noted';
  /**
   * Why it is wrong; absent: it is not.
   */
  readonly reason?: string;
}
export interface DeclaredKnowledgeDocument {
  /**
   * True: the comments of the file say so.
   */
  readonly declared: boolean;
  /**
   * What says so where the comments of the file do not; absent: they do.
   */
  readonly from?: 'earlier-files';
  /**
   * rightly: the round agrees with it; wrongly: the round agrees with the final file, and not with it; noted: the round deviates from both.
   */
  readonly verdict: 'rightly' | 'wrongly' | 'noted';
  readonly known: readonly KnownFactDocument[];
  readonly explanation: string;
}
export interface KnownFactDocument {
  /**
   * result: what a game counted as; colours: who was believed to have White; numbers: the order of the numbers.
   */
  readonly kind: 'result' | 'colours' | 'numbers';
  /**
   * Round of the game; absent for numbers.
   */
  readonly round?: number;
  /**
   * The last round that was paired so.
   */
  readonly until: number;
  /**
   * Starting numbers: of a result the players of the game, of colours the one who was believed to have White first, of numbers all of them in the order of that time.
   */
  readonly players?: readonly number[];
  /**
   * The result letters of the two players; absent for colours and numbers.
   *
   * @minItems 2
   * @maxItems 2
   */
  readonly earlier?: readonly [string, string];
  /**
   * The comment without its marks.
   */
  readonly text?: string;
}
/**
 * Whether the printed points and ranks follow from the results and the list of tie-breaks; absent where that was not asked for.
 */
export interface StandingsCheckDocument {
  /**
   * agrees-otherwise: ranks deviate, but all are right by another reading of C.07. not-checked: no rank was compared, and no printed point is wrong.
   */
  readonly verdict: 'agrees' | 'agrees-otherwise' | 'deviates' | 'not-checked';
  /**
   * What was found of the printed points.
   */
  readonly points?: 'agree' | 'deviate' | 'not-compared';
  /**
   * What was found of the printed ranks.
   */
  readonly ranks?: 'agree' | 'agree-otherwise' | 'deviate' | 'not-compared';
  /**
   * The readings of C.07 by which all ranks are right, by their numbers in the ledger, like T6; several together are like T5+T6. Absent: the ranks do not agree otherwise.
   */
  readonly readings?: readonly string[];
  /**
   * Why nothing was compared, or by which readings the ranks are right; absent elsewhere.
   */
  readonly reason?: string;
  /**
   * The last finished round.
   */
  readonly round?: number;
  /**
   * Points first.
   */
  readonly list?: readonly string[];
  /**
   * default: the file announces none, so points alone rank.
   */
  readonly listFrom?: 'option' | 'file' | 'default';
  /**
   * The edition of C.07.
   */
  readonly edition?: {
    readonly id: '2026' | '2024' | '2023' | 'before-2023';
    readonly reason: string;
  };
  readonly deviations: readonly StandingsDeviationDocument[];
  /**
   * What was not compared, mistakes each of which would explain all ranks, and ties that are parted.
   */
  readonly notes: readonly string[];
}
export interface StandingsDeviationDocument {
  readonly player: number;
  readonly field: 'points' | 'rank';
  readonly published: number;
  /**
   * The value by the rules; of ranks that lots decide the best.
   */
  readonly reference: number;
  /**
   * The worst rank that lots may give; absent: it is the best.
   */
  readonly last?: number;
  /**
   * The tie-break that decides, PTS for points; the field where only the number is wrong.
   */
  readonly rule: string;
  /**
   * Article of C.07; empty for points.
   */
  readonly article: string;
  /**
   * A player whose printed rank says otherwise, with the values of both.
   */
  readonly against?: {
    readonly player: number;
    readonly own: number | null;
    readonly theirs: number | null;
  };
  readonly explanation: string;
}
export interface OtherMeaningDocument {
  /**
   * All of them together.
   */
  readonly meanings: readonly {
    readonly words: string;
    readonly round?: number;
    /**
     * The player with White first; one of them for a bye.
     */
    readonly players?: readonly number[];
    /**
     * The result that was read, like 1-0.
     */
    readonly read?: string;
    readonly instead?: string;
  }[];
  /**
   * Rounds that agree only so.
   */
  readonly agreeOnlySo: readonly number[];
  /**
   * Rounds that agree only as the file was read.
   */
  readonly agreeOnlyAsRead: readonly number[];
  /**
   * The standings so; absent: not asked for.
   */
  readonly standings?: 'agrees' | 'agrees-otherwise' | 'deviates' | 'not-checked';
}
/**
 * What was found out of a round robin; absent for other events.
 */
export interface RoundRobinDocument {
  /**
   * other: only what any round robin must hold is judged (whyOther says why); its numbers say nothing then.
   */
  readonly table: 'berger' | 'other';
  /**
   * Fewer than half of the rounds are those of the Berger table by any numbers (all-numbers), or by any that were tried, which are not all (tried-numbers); or not all rounds are, and the file does not name that table (not-named). Absent for the Berger table.
   */
  readonly whyOther?: 'all-numbers' | 'tried-numbers' | 'not-named';
  /**
   * Rounds that are those of the Berger table all the same; absent but for not-named.
   */
  readonly tableRounds?: number;
  /**
   * Pairs who met less often than the others, though neither left; absent where there are none, and where the file itself says that it is a round robin.
   */
  readonly missing?: readonly (readonly [number, number])[];
  /**
   * All rounds are there that everybody needs to meet everybody.
   */
  readonly isComplete: boolean;
  /**
   * Who has one colour oftener than the other by more than one; of another table only.
   */
  readonly unbalanced?: readonly number[];
  /**
   * How often everybody meets everybody.
   */
  readonly cycles: number;
  /**
   * matches: the games of two opponents follow each other.
   */
  readonly order: 'cycles' | 'matches';
  /**
   * Whether the last two rounds of the first cycle are exchanged; absent where there is one cycle, or matches.
   */
  readonly exchangesLastTwo?: boolean;
  /**
   * The numbers of the table are the starting numbers (file), in their order (order), or revealed by the games.
   */
  readonly numbers: 'file' | 'order' | 'games';
  readonly numberOf: readonly {
    readonly player: number;
    /**
     * In the table.
     */
    readonly number: number;
  }[];
  /**
   * All colours are turned against the table; absent: they are not.
   */
  readonly isTurned?: true;
  /**
   * Cycles whose colours are turned against the table; absent: none is.
   */
  readonly turnedCycles?: readonly number[];
  /**
   * So many other numberings explain as many games.
   */
  readonly otherNumberings: number;
  /**
   * One round was played, which tells no numbers.
   */
  readonly isOpen: boolean;
  readonly withdrawals: readonly {
    readonly player: number;
    /**
     * The last round with a game.
     */
    readonly after: number;
    readonly completed: number;
    readonly due: number;
    /**
     * At least half of the games.
     */
    readonly isHalf: boolean;
  }[];
}
/**
 * How every edition does; only where all were tried (--rules any).
 */
export interface FitDocument {
  /**
   * Those by which every round that could be checked is paired as published: of several the file does not tell which it was; empty: none of them.
   */
  readonly editions: readonly string[];
  /**
   * The edition that the code, the words or the start date of the file call for; null where they call for none of this version.
   */
  readonly calledFor: string | null;
  readonly conclusion: string;
  readonly trials: readonly TrialDocument[];
}
export interface TrialDocument {
  readonly id: string;
  readonly agree: number;
  /**
   * Rounds that could be checked by it.
   */
  readonly rounds: number;
  /**
   * Why it cannot pair the file, or some of its rounds; absent: it can.
   */
  readonly reason?: string;
  /**
   * The checked rounds that it pairs differently, or not at all.
   */
  readonly differing: readonly number[];
  /**
   * The first deviation of the first round that differs; null: none does.
   */
  readonly first: FirstDeviationDocument | null;
}
export interface FirstDeviationDocument {
  readonly round: number;
  readonly kind?: KindDocument;
  /**
   * Absent where the round cannot be paired.
   */
  readonly rule?: string;
  readonly article?: string;
  readonly summary: string;
}
export interface CountsDocument {
  readonly [k: string]: number;
}
