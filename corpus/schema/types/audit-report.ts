/* Made from audit-report.schema.json by npm run schema:types: change the schema. */

/**
 * A starting number, or the pairing-allocated bye.
 */
export type OppositeDocument = number | 'bye';

/**
 * The document that `swissproof audit --format json` writes: norms by B.01 (2024), and the deviations that touch them.
 */
export interface AuditDocument {
  readonly schema: 'swissproof/audit-report/1';
  readonly program: {
    readonly name: 'swissproof';
    readonly version: string;
  };
  readonly tournaments: readonly AuditTournamentDocument[];
  /**
   * Tables over the events of several files, and the claims of --claimed; absent for a single file without claims.
   */
  readonly season?: SeasonDocument;
  /**
   * Norms of players who hold the title already do not count.
   */
  readonly totals: {
    readonly tournaments: number;
    readonly invalid: number;
    readonly made: number;
    readonly unknown: number;
    /**
     * Norms, made or unknown, that a deviation touches.
     */
    readonly touched: number;
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
  };
}
export interface AuditTournamentDocument {
  readonly file: string;
  readonly name: string;
  /**
   * touched: a norm that was made, or may have been made, has a round whose published opponent is not the one by the rules, or whose game is not as the table of a round robin has it; not-checked: there are no rules by which the pairings can be judged.
   */
  readonly verdict: 'touched' | 'untouched' | 'not-checked' | 'invalid';
  readonly errors: readonly ProblemDocument[];
  readonly warnings: readonly ProblemDocument[];
  readonly edition: AuditEditionDocument | null;
  /**
   * What the rounds were checked by and the file does not say, in sentences; absent where nothing was assumed.
   */
  readonly assumptions?: readonly string[];
  readonly event: EventDocument | null;
  /**
   * What the header of the file says; null if it could not be read.
   */
  readonly facts: EventFactsDocument | null;
  /**
   * What is to be known of a round robin though nothing is wrong with it.
   */
  readonly remarks: readonly (SameFederationDocument | WithdrawalDocument)[];
  readonly rounds: {
    readonly checked: number;
    readonly deviating: readonly number[];
  };
  readonly players: readonly PlayerDocument[];
}
export interface ProblemDocument {
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly expected: string;
  readonly message: string;
  readonly adjustment?: string;
  readonly count?: number;
  readonly places?: readonly object[];
}
export interface AuditEditionDocument {
  readonly id: string;
  readonly chosenBy: 'option' | 'file' | 'date' | 'default' | 'fit';
  readonly reason: string;
}
export interface EventDocument {
  /**
   * two-camps: Scheveningen or Schiller, by its games or the words of the file.
   */
  readonly format: 'swiss' | 'round-robin' | 'double-round-robin' | 'multiple-round-robin' | 'two-camps';
  /**
   * Whether norms can be made in such an event (1.4.2e).
   */
  readonly permission: 'permitted' | 'not-permitted' | 'needs-approval' | 'needs-date';
  /**
   * Two camps whose members met only each other; null for other events, and where nothing but words says so.
   */
  readonly camps: readonly (readonly number[])[] | null;
  readonly rounds: number;
  /**
   * Games that a norm needs (1.4.1a, b).
   */
  readonly leastGames: 7 | 8 | 9;
  /**
   * Exemptions from 1.4.3 and 1.4.4 that were declared.
   */
  readonly declared: readonly ('1.4.3a' | '1.4.3b' | '1.4.3c')[];
  /**
   * Code of the host federation.
   */
  readonly host: string | null;
  /**
   * Whether 1.4.3d exempts; reading: only if the twenty need not all be there in every round; unknown: facts are missing.
   */
  readonly field: 'exempt' | 'reading' | 'unknown' | 'no';
  /**
   * An individual Swiss with at least 40 participants of average rating at least 2000 in every round (1.5.6); unknown: facts are missing, or the article can be read in two ways.
   */
  readonly largeSwiss: 'yes' | 'no' | 'unknown';
  /**
   * Teams are paired; the norms are those of the players, by their games. Absent: players are paired.
   */
  readonly isOfTeams?: true;
}
/**
 * What the forms IT1 and IT3 ask about an event. Empty: the file does not say it.
 */
export interface EventFactsDocument {
  /**
   * Record 022.
   */
  readonly place: string;
  /**
   * Record 032.
   */
  readonly federation: string;
  /**
   * Record 042: YYYY-MM-DD, or as the file writes it.
   */
  readonly from: string;
  /**
   * Record 052: YYYY-MM-DD, or as the file writes it.
   */
  readonly until: string;
  /**
   * Record 102.
   */
  readonly chiefArbiter: string;
  /**
   * Records 112.
   */
  readonly deputyArbiters: readonly string[];
  /**
   * Record 122, else record 222.
   */
  readonly rateOfPlay: string;
  /**
   * Record 092.
   */
  readonly typeText: string;
  /**
   * Record 132: the days of the rounds, as the file writes them.
   */
  readonly roundDays: readonly string[];
}
/**
 * Two of a federation met in one of the last three rounds (C.05, Annex 2).
 */
export interface SameFederationDocument {
  readonly kind: 'same-federation';
  readonly round: number;
  readonly players: readonly number[];
  readonly federation: string;
}
/**
 * Somebody who had no game any more after a round (0: none at all).
 */
export interface WithdrawalDocument {
  readonly kind: 'withdrawal';
  readonly player: number;
  readonly after: number;
  readonly completed: number;
  readonly due: number;
  /**
   * At least half of the games: the results stand.
   */
  readonly isHalf: boolean;
}
/**
 * Null: not known.
 */
export interface PlayerDocument {
  readonly id: number;
  readonly name: string;
  readonly title: string | null;
  /**
   * 0: unrated.
   */
  readonly rating: number | null;
  readonly federation: string | null;
  readonly sex: 'm' | 'w' | null;
  /**
   * Empty: the file has none.
   */
  readonly fideId: string;
  /**
   * Every paired round of the player, also those without a game.
   */
  readonly opponents: readonly PlayedRoundDocument[];
  readonly excluded: readonly ExcludedGameDocument[];
  readonly norms: readonly NormDocument[];
}
/**
 * A round of a player, with the opponent as the file describes them. Null: no opponent, or not known.
 */
export interface PlayedRoundDocument {
  readonly round: number;
  readonly opponent: number | null;
  readonly name: string;
  readonly title: string | null;
  readonly federation: string | null;
  /**
   * 0: unrated.
   */
  readonly rating: number | null;
  readonly fideId: string;
  readonly colour: 'white' | 'black' | null;
  /**
   * The code of record 001: 1, =, 0, +, -, W, D, L, H, F, U, Z; * and ? if the result is not known.
   */
  readonly result: string;
}
/**
 * A game that counts for no norm (1.4.2).
 */
export interface ExcludedGameDocument {
  readonly round: number;
  readonly opponent: number | null;
  readonly article: '1.4.2a' | '1.4.2b' | '1.4.2c';
}
/**
 * By the choice of games that speaks most for the norm.
 */
export interface NormDocument {
  readonly title: 'GM' | 'IM' | 'WGM' | 'WIM';
  /**
   * unknown: it hangs on missing facts, or on the reading of an article.
   */
  readonly verdict: 'made' | 'not-made' | 'unknown';
  /**
   * The player holds the title already, or a higher one; nothing touches such a norm.
   */
  readonly held: boolean;
  /**
   * The rounds of the games that count.
   */
  readonly games: readonly number[];
  readonly ignored: readonly IgnoredGameDocument[];
  readonly score: number;
  readonly percentage: number;
  /**
   * Ra (1.4.7).
   */
  readonly average: number | null;
  /**
   * 1.4.9.
   */
  readonly dp: number;
  /**
   * Rp (1.4.8).
   */
  readonly performance: number | null;
  /**
   * The opponent whose rating was raised to the floor (1.4.6c).
   */
  readonly raised: number | null;
  /**
   * The exemption from 1.4.3 and 1.4.4 that was used.
   */
  readonly exemption: string | null;
  readonly uses: readonly string[];
  /**
   * Games that the norm counts for (1.4.1b to d, 1.7); 0 where it was not made.
   */
  readonly countsAs: number;
  readonly requirements: readonly RequirementDocument[];
  readonly missing: readonly MissingFactDocument[];
  /**
   * Articles that can be read in two ways, where the kinder reading is needed.
   */
  readonly readings: readonly string[];
  readonly explanation: string;
  readonly touches: readonly TouchDocument[];
  /**
   * Rounds on which the norm is based and that deviate, but not in the game of this player.
   */
  readonly deviatesElsewhere: readonly number[];
  /**
   * Over all touches: no-longer if that is so in one of them.
   */
  readonly possible: 'still' | 'no-longer' | 'unknown' | null;
}
/**
 * A game that the player may leave out (1.4.1e, f); null: only if a missing fact is such that it does not count or was won.
 */
export interface IgnoredGameDocument {
  readonly round: number;
  readonly article: '1.4.1e' | '1.4.1f' | null;
}
/**
 * A requirement of B.01. An exemption from 1.4.3 and 1.4.4 replaces the requirements of these articles; format, exemption and woman are 1 for yes and 0 for no.
 */
export interface RequirementDocument {
  readonly name:
    | 'format'
    | 'open-rounds'
    | 'games'
    | 'foreign-federations'
    | 'own-federation'
    | 'one-federation'
    | 'title-holders'
    | 'required-titles'
    | 'players'
    | 'rating-average'
    | 'score'
    | 'performance'
    | 'exemption'
    | 'woman';
  readonly article: string;
  /**
   * Null: not known.
   */
  readonly value: number | null;
  readonly threshold: number;
  readonly limit: 'at-least' | 'at-most';
  readonly holds: boolean;
  /**
   * unknown: it is met if the missing facts, or the reading of an article, are the best for the player.
   */
  readonly verdict: 'met' | 'not-met' | 'unknown';
}
export interface MissingFactDocument {
  readonly what:
    'federation' | 'title' | 'rating' | 'sex' | 'result' | 'host-federation' | 'approval' | 'start-date';
  /**
   * Empty: everybody, or nobody in particular.
   */
  readonly players: readonly number[];
  readonly article: string;
}
/**
 * A round in which the player did not have the opponent by the rules, or had them with the other colour.
 */
export interface TouchDocument {
  readonly round: number;
  /**
   * Null: nobody; of round robins only.
   */
  readonly published: OppositeDocument | null;
  /**
   * What is otherwise than by the rules: the values of byTable; in a Swiss opponent or colour. A colour leaves the norm as it is.
   */
  readonly kind: 'opponent' | 'surplus' | 'missing' | 'moved' | 'colour';
  /**
   * What a round robin has otherwise than its table. opponent: somebody met too often instead of somebody not met; surplus: somebody met too often; missing: somebody not met; moved: the games are the same, in other rounds; colour: the game is right but for its colours. Absent for other events.
   */
  readonly byTable?: 'opponent' | 'surplus' | 'missing' | 'moved' | 'colour';
  /**
   * Null: no legal pairing of the round exists; of a round robin: the player rests.
   */
  readonly reference: OppositeDocument | null;
  /**
   * The norm is based on this round.
   */
  readonly needed: boolean;
  readonly deviations: readonly AuditDeviationDocument[];
  /**
   * What the norm would have been with the opponent by the rules, by the result of that game.
   */
  readonly replays: readonly ReplayDocument[];
  /**
   * With the opponent by the rules, and any result against that opponent, the norm would still or no longer be possible.
   */
  readonly possible: 'still' | 'no-longer' | 'unknown';
  /**
   * The published result against the opponent by the rules makes no norm; null: nothing can be said.
   */
  readonly helped: boolean | null;
  readonly explanation: string;
}
export interface AuditDeviationDocument {
  readonly kind: string;
  readonly rule: string;
  readonly article: string;
  readonly summary: string;
}
export interface ReplayDocument {
  /**
   * without: the game is left out.
   */
  readonly outcome: 'win' | 'draw' | 'loss' | 'bye' | 'without';
  readonly verdict: 'made' | 'not-made' | 'unknown';
  readonly average: number | null;
  readonly performance: number | null;
  /**
   * The requirements that fail.
   */
  readonly failed: readonly RequirementDocument[];
}
export interface SeasonDocument {
  readonly events: readonly SeasonEventDocument[];
  readonly players: readonly SeasonPlayerDocument[];
  readonly chiefArbiters: readonly SeasonGroupDocument[];
  /**
   * Only the file of claims names organisers; empty if it names none.
   */
  readonly organisers: readonly SeasonGroupDocument[];
  /**
   * By record 032.
   */
  readonly federations: readonly SeasonGroupDocument[];
  /**
   * In the order of the file of claims; null: no claims were given.
   */
  readonly claims: readonly SeasonClaimDocument[] | null;
  /**
   * Norms that were made and that nobody claims; empty if no claims were given.
   */
  readonly unclaimed: readonly UnclaimedNormDocument[];
}
export interface SeasonEventDocument {
  readonly file: string;
  readonly name: string;
  readonly place: string;
  readonly federation: string;
  readonly from: string;
  readonly until: string;
  readonly chiefArbiter: string;
  readonly verdict: 'touched' | 'untouched' | 'not-checked';
  readonly players: number;
  readonly rounds: number;
  readonly checkedRounds: number;
  readonly deviatingRounds: readonly number[];
  /**
   * An event that 1.5.6 names: a large individual Swiss, or the declared final of a national championship (1.4.3a). A file does not show other kinds: no does not exclude them.
   */
  readonly event156: 'yes' | 'no' | 'unknown';
  readonly made: number;
  readonly unknown: number;
  readonly touched: number;
}
/**
 * The norms of a player for one title over all files.
 */
export interface SeasonPlayerDocument {
  /**
   * Empty: the name says who it is.
   */
  readonly fideId: string;
  readonly name: string;
  readonly federation: string | null;
  readonly title: 'GM' | 'IM' | 'WGM' | 'WIM';
  readonly made: number;
  readonly unknown: number;
  readonly touched: number;
  /**
   * Games that the norms made count for, with one norm of 1.4.1c at most.
   */
  readonly games: number;
  /**
   * At least 27 games (1.5.1).
   */
  readonly hasGames: boolean;
  /**
   * One norm made is from such an event (1.5.6).
   */
  readonly event156: 'yes' | 'no' | 'unknown';
  /**
   * One norm made meets the foreigner requirement without an exemption (1.4.3e).
   */
  readonly hasForeign: boolean;
  /**
   * In the audited files; null: none.
   */
  readonly highestRating: number | null;
  /**
   * 1.5.3.
   */
  readonly ratingNeeded: number;
  readonly files: readonly string[];
}
export interface SeasonGroupDocument {
  /**
   * Empty: not given.
   */
  readonly name: string;
  readonly events: number;
  readonly checkedRounds: number;
  readonly deviatingRounds: number;
  /**
   * Made or unknown.
   */
  readonly norms: number;
  readonly touched: number;
}
export interface SeasonClaimDocument {
  /**
   * File and line of the claim.
   */
  readonly place: string;
  readonly event: string;
  readonly fideId: string;
  readonly title: 'GM' | 'IM' | 'WGM' | 'WIM';
  /**
   * Empty: not given.
   */
  readonly organiser: string;
  readonly verdict: 'confirmed' | 'not-made' | 'unknown' | 'held' | 'not-open' | 'no-player' | 'no-event';
  /**
   * A sentence; empty: nothing to say.
   */
  readonly reason: string;
}
export interface UnclaimedNormDocument {
  readonly file: string;
  readonly event: string;
  readonly fideId: string;
  readonly name: string;
  readonly title: 'GM' | 'IM' | 'WGM' | 'WIM';
  readonly isTouched: boolean;
}
