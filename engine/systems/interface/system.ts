import type { BakuEdition } from '../../acceleration/baku.js';
import type { LiteralRound } from '../../literal/index.js';
import type { Colour, EventData, Tenths } from '../../model/event.js';
import type { RoundState } from '../../model/player.js';
import type { Rule, ValueRule } from '../../rules/rule.js';
import type { Candidate, Pair, Place, Violation } from './candidate.js';
import type { Certificate, Reason } from './certificate.js';

export type { Candidate, Pair, Place, Violation } from './candidate.js';

/**
 * The one face of every pairing system. A system goes through a round stage by stage (a bracket, a scoregroup, the
 * assignment of the bye): at each it says what it chooses, and judges whatever else is proposed there. Pairing, checking,
 * explaining, steering and shrinking are written once over it.
 */
export interface Edition extends EditionFacts {
  /** Every rule that a deviation can name, in the order in which they are applied. */
  readonly rules: readonly Rule[];
  /** Begins a round. */
  round(state: RoundState): ExplainedRound;
  /**
   * The same by the letter of the text, trying out everything in the text's own order: a reading of its own that shares no
   * rule with `round` (`engine/literal`).
   * @throws RangeError for more players than `literalLimit`.
   */
  byLetter(state: RoundState): LiteralRound;
  /** Players of a round that the literal reading takes; 0 where nobody has read the text in this form by the letter. */
  readonly literalLimit: number;
  /**
   * The edition without one rule: to see whether it decides a round, and to make programs with a planted error.
   * @throws RangeError for a rule that it does not have, or that cannot be left out.
   */
  without(rule: string): Edition;
  /** What the rules read of each player of a round besides the score, in the order of the players. */
  traits(state: RoundState): readonly (readonly PlayerTrait[])[];
  /** False where leaving out the rule cannot change a round: saves the pairing without it. */
  mayDecide(rule: Rule, state: RoundState): boolean;
  /** The doubtful places of its text, each read otherwise than here. */
  readonly otherReadings: readonly OtherReading[];
  /** Several of its doubtful places read otherwise at once, by their numbers. */
  readTogether(ids: readonly string[]): Edition;
  /** The same for Maxi-tournaments, which an organiser declares; absent: its text knows none. */
  readonly forMaxi?: Edition;
  /** What the rules of a competition may choose within its text; absent: nothing. */
  readonly declarable?: Declarable;
  /** Its deviations come with certificates, which `verifierOf` can judge again. */
  readonly hasCertificates: boolean;
}

/** What the rules of a competition may choose. */
export interface Declarable {
  readonly options: readonly DeclaredOption[];
  /**
   * The edition with these choices, the usual ones for the rest; its code of record 192 tells them.
   * @throws RangeError for an option or a value that there is not.
   */
  as(choices: Choices): Edition;
}

export interface DeclaredOption {
  /** Like "colours": what declares it is called like that. */
  readonly name: string;
  /** What it is about, in a few words. */
  readonly title: string;
  readonly values: readonly string[];
  /** What holds where nothing is declared. */
  readonly usual: string;
}

/** Values by the names of options. */
export type Choices = Readonly<Record<string, string>>;

/** What an edition says of itself. */
export interface EditionFacts {
  /** Like "dutch-2026". */
  readonly id: string;
  /** Its system, by which the folder of its words is called. */
  readonly system: string;
  readonly title: string;
  /** First day in force, ISO date; null: never taken by the date of an event (its days are not known, or there were none). */
  readonly from: string | null;
  /** The first day is not known exactly: reports say so where the edition was taken by a date. */
  readonly isFromUncertain?: true;
  /** Last day in force, ISO date; null: still in force, or without a first day. */
  readonly until: string | null;
  /** Its code in record 192 (TRF26, ETT26). */
  readonly code: string;
  /** Other years by which programs and people name it, like "2025". */
  readonly years: readonly string[];
  /** The edition of the Baku Acceleration of its days. */
  readonly baku: BakuEdition;
  /** In how many rounds at the end of an event some of its rules are not looked at; absent: in the last one at most. */
  readonly lastRounds?: number;
  /** What it reads of the players besides their results. */
  readonly needs: readonly ('ratings' | 'titles' | 'names' | 'teams')[];
  /**
   * No round is called wrong without a look at its other readings, since so many rounds depend on how its text is read
   * (`true`), or since some of its places are open (their numbers in the ledger); absent: the text, or the programs
   * endorsed for it, leave too little room for that.
   */
  readonly readingsDecide?: true | readonly string[];
  /** Which of the two counts of an event of teams is the score; absent: there is one count only. */
  readonly primaryScore?: 'match-points' | 'game-points';
  /** What has been declared besides its name, as options like "--maxi"; absent: nothing. */
  readonly declared?: readonly string[];
}

/** Something that the rules read of a player, like a float or a preference. */
export interface PlayerTrait {
  readonly value: string | number | null;
  /** How much it matters where not everything can be kept. */
  readonly weight: number;
}

/** A round about to be paired: a chain of stages, which goes on as it is paired. */
export interface Round<S extends Step = ExplainedStep> {
  /** The edition by which the round is paired, where that is another one than it was asked of; its rules are named then. */
  readonly pairedBy?: Edition;
  /** False when no legal pairing of the round exists. */
  readonly isPossible: boolean;
  /** The rule by which the text leaves a possible round to the arbiter; null or absent where it resolves the round. */
  readonly leftToArbiter?: Rule | null;
  /** The first stage; null when nobody is there. */
  readonly first: S | null;
}

/** A round whose every choice can be explained and questioned. */
export interface ExplainedRound extends Round {
  /** Score, in tenths, of the player with the bye where the rules fix it for the whole round; else null. */
  readonly byeScore: Tenths | null;
  /** The absolute rule against a pair, or against the bye for a player (null); null for none. */
  forbids(higher: Place, lower: Place | null): Rule | null;
  preferenceOf(place: Place): PreferredColour;
  /** Numbers by which the system ranks its players, to be told beside each; absent: none but the score. */
  figuresOf?(place: Place): Figures;
}

/** Numbers of a player, by the names that the system gives them. */
export type Figures = Readonly<Record<string, { readonly measure: Measure; readonly value: number }>>;

export interface PreferredColour {
  readonly preference: Colour | null;
  /** Simple: of a system whose preferences are all alike. */
  readonly strength: 'none' | 'simple' | 'mild' | 'strong' | 'absolute';
}

/** One stage of a round, and what the rules make of it. */
export interface Step {
  readonly stage: Stage;
  /** Null when those not yet paired cannot be paired any more. */
  readonly chosen: Candidate | null;
  /**
   * The floaters of the chosen candidate, in ranking order, where they are known before its pairs are made: null as `chosen`. Absent:
   * they are not.
   */
  readonly plannedFloaters?: readonly Place[] | null;
  /**
   * Whether a pair of the chosen candidate is not among given ones. It is found without the pairs that come after it. Absent: all
   * pairs are made at once.
   * @param opponents by place the place of the opponent, -1 for none.
   */
  hasOtherPairs?(opponents: ArrayLike<Place>): boolean;
  /** The following stage when this one is left with a candidate, which need not be the chosen one; null: there is none. */
  after(candidate: Candidate): Step | null;
  /** What a published round has at this stage; by place the place of the opponent, -1 for none. */
  publishedCandidate(opponents: ArrayLike<Place>): Candidate;
  /** The absolute rules that a candidate breaks, in the order of their articles. */
  violations(candidate: Candidate): readonly Violation[];
  /**
   * The values of a legal candidate on the rules that choose, in order of priority; one by one, so that who compares
   * two can stop at the first difference. Two candidates of a step with equal values so far are valued by the same rule.
   */
  values(candidate: Candidate): Iterable<RuleValue>;
  /** Which of two equally good candidates is generated first; null when they are the same. */
  compareOrder(a: Candidate, b: Candidate): OrderDifference | null;
  /** Where a candidate stands in the order of generation. */
  sequenceOf(candidate: Candidate): Sequence;
  /** Whether those not yet paired can all be paired after a candidate; perhaps only if MDPs might meet. */
  completability(candidate: Candidate): 'completable' | 'for-mdps-only' | 'impossible';
  coloursOf(pair: Pair): Allocation;
}

export interface Stage {
  /** The kind of bracket, like "scoregroup"; each system has its own. */
  readonly kind: string;
  /** Score, in tenths, of the highest resident. */
  readonly score: Tenths;
  /** Moved down from above; in ranking order. */
  readonly mdps: readonly Place[];
  readonly residents: readonly Place[];
  /** Players of lower scores who may be brought up into it, in ranking order; nobody where systems only move down. */
  readonly below: readonly Place[];
  readonly isLast: boolean;
  /** Who is left over here gets the bye. */
  readonly givesBye: boolean;
  /** The values of a candidate tell already whether the rest can be paired. */
  readonly valuesCompletion: boolean;
}

/**
 * A candidate's value on one rule: what its pairs and floaters contribute (in descending order), and who. A criterion
 * that looks at the following bracket has one part for each thing that it reads there.
 */
export interface RuleValue {
  readonly rule: ValueRule;
  readonly parts: readonly ValuePart[];
}

export interface ValuePart {
  readonly measure: Measure;
  /** Numbers that mean what the measure says; null: worse than anything (the round could not be completed). */
  readonly value: readonly number[] | null;
  /** What is compared, less being better: the value, with the weight of those whom no number tells of. */
  readonly weighed: readonly number[] | null;
  /** Players counted. */
  readonly players: readonly Place[];
  /** Those whom the following bracket, the last, leaves over though they may not take the bye. */
  readonly barred: readonly Place[];
  /** MDPs who stay unpaired, for whom there is no score difference. */
  readonly unpaired: readonly UnpairedMdp[];
}

/**
 * Contributions to be counted, scores or score differences in tenths, a sum of squares of score differences or of products
 * of scores in hundredths, rounds, games played, or numbers of players within the bracket.
 */
export type Measure =
  'count' | 'score' | 'difference' | 'squares' | 'products' | 'rounds' | 'games' | 'numbers';

export interface UnpairedMdp {
  readonly place: Place;
  /** How far above the bracket the player comes from, in tenths. */
  readonly cameDown: Tenths;
}

/** Numbers of a candidate in the order of generation, by the names that the system gives them. */
export interface Sequence {
  readonly place: Readonly<Record<string, readonly number[]>>;
  /** Places by the sequence numbers that the numbers speak of, from 1; null for a part that is not there. */
  readonly numbered: Readonly<Record<string, readonly Place[] | null>>;
}

export interface OrderDifference {
  readonly rule: Rule;
  /** What parts them, in the system's own words. */
  readonly step: string;
  /** Negative when the first is generated earlier. */
  readonly order: number;
}

export interface Allocation {
  /** Who of the pair gets White. */
  readonly white: Place;
  /** The rule that decides. */
  readonly rule: Rule;
  /** Both preferences are equally strong, and the wider colour difference decides; absent: something else does. */
  readonly isByDifference?: true;
}

/** A step that can be questioned, too. */
export interface ExplainedStep extends Step {
  after(candidate: Candidate): ExplainedStep | null;
  /** How the chosen candidate is composed. */
  composition(): Composition;
  /** Why the chosen candidate leaves players over. */
  floatReason(): FloatReason;
  /** The best candidate that meets a demand, at whatever price; null when none lets the round be completed. */
  best(demand: Demand): Candidate | null;
  /** The certificate of a deviation found at this step; null for kinds that have none. */
  certify(published: Candidate, reason: Reason, file: string): Certificate | null;
}

/** Who has to meet, or who has to float. */
export type Demand = { readonly pair: Pair } | { readonly float: Place };

/**
 * "bye": the last stage leaves over who receives it; "odd": one of an odd number; "no-more-pairs": there are no more
 * pairs that are legal; "completion": there are, but the players below could not be paired then; "completion-with-bye":
 * nor the bye go to the score that the rules fix for the round.
 */
export type FloatReason = 'bye' | 'odd' | 'no-more-pairs' | 'completion' | 'completion-with-bye';

export interface Composition {
  /** The groups before any alteration, by the system's own names; null for one that is not there. */
  readonly groups: Readonly<Record<string, Group>>;
  /** What leads from there to the chosen candidate. */
  readonly alterations: readonly Alteration[];
  readonly seats: readonly Seat[];
}

export type Group = readonly Place[] | Readonly<Record<string, readonly Place[]>> | null;

export interface Alteration {
  readonly step: string;
  readonly rule: Rule;
  /** Who is altered: for an exchange those who leave the first group, for a transposition that group in order. */
  readonly from: readonly Place[];
  /** What for: those who come into it, or the opponents. */
  readonly to: readonly Place[];
}

/** Where a player stands before any alteration. */
export interface Seat {
  readonly place: Place;
  readonly group: string;
  /** From 1. */
  readonly number: number;
  /** Who has the same number in the other group; null for nobody. */
  readonly opposite: Place | null;
}

/** The rules with one doubtful place read otherwise: what another program might do. */
export interface OtherReading {
  /** Number in the ledger of readings. */
  readonly id: string;
  readonly edition: Edition;
  /** The event as it is read; absent: as it is. */
  readonly otherEvent?: (event: EventData) => EventData;
  /** It is about events that do not announce their number of rounds. */
  readonly omitsRounds: boolean;
  /** It has other numbers decide about colours, so that the first game can show another initial-colour by it. */
  readonly changesParity: boolean;
  /** It changes nothing but final rounds; absent: others as well, perhaps. */
  readonly isOfFinalRound?: true;
}
