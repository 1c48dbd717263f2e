import type { AlteredBoard, DeclaredAlteration, OtherMeaning } from '../corpus/index.js';
import type { Impossibility, Measure, RuleKind, Tenths } from '../engine/index.js';
import type { TableFinding } from '../engine/round-robin/index.js';
import type { ReportedCase } from './case/reported-facts.js';
import type { UnjudgedKind } from './case/unjudged-event.js';
import type { Change } from './known-then/change.js';
import type {
  ChoiceSource,
  DeclaredForm,
  EditionRefusal,
  TeamSettings,
  UnclearDate,
} from './edition/choice-source.js';
import type { Missing } from './edition/missing-data.js';
import type { DeclaredKnowledge, SeriesKnowledge } from './known-then/knowledge.js';
import type { RoundPicture, TablePicture } from './picture/picture.js';
import type { ColourDifference, ParityNumber } from './judge/colour-facts.js';
import type { StoppedSearches } from './judge/limited.js';
import type { StandingsCheck } from './standings/standings-check.js';

/** The other meanings of a file that contradicts itself, and what depends on them. */
export interface JudgedMeaning {
  /** All of them together. */
  readonly meanings: readonly OtherMeaning[];
  /** Rounds that agree only so. */
  readonly onlySo: readonly number[];
  /** Rounds that agree only as the file was read. */
  readonly onlyAsRead: readonly number[];
  /** What becomes of the standings; null where they were not checked. */
  readonly standings: Pick<StandingsCheck, 'verdict' | 'points'> | null;
}

export interface EditionChoice {
  readonly id: string;
  /** `fit`: found by the rounds, where nothing else tells it, or where all editions were tried. */
  readonly chosenBy: 'option' | 'file' | 'date' | 'default' | 'fit';
  readonly source: ChoiceSource;
  /** What in the file chose another form of the edition; absent: nothing. */
  readonly declared?: readonly DeclaredForm[];
  /** Absent where players are paired. */
  readonly teams?: TeamSettings;
}

/** How many of the checked rounds agree with an edition. */
export interface EditionFit {
  readonly id: string;
  readonly agree: number;
  readonly rounds: number;
}

/** The edition that a report is about: chosen, or found to fit best where all were tried. */
export type ReportedEdition = EditionChoice;

/** A tournament checked by every edition. */
export interface EditionSearch {
  readonly trials: readonly EditionTrial[];
  /** Names of those by which every round that could be checked is paired as published; empty: none. */
  readonly fitting: readonly string[];
  /** What the file itself calls for, or why it calls for nothing that this version has. */
  readonly calledFor:
    | { readonly choice: EditionChoice }
    | { readonly refusal: EditionRefusal }
    /** Its date does not tell. */
    | { readonly open: UnclearDate };
}

export interface EditionTrial {
  readonly id: string;
  /** What it needs of the file and the file does not have: then nothing was checked. */
  readonly missing: readonly Missing[];
  /** Explained is the first round that differs; those after it are outlined. */
  readonly rounds: readonly RoundReport[];
  /** What the rounds were checked by besides the edition; absent where nothing was checked, or by a table. */
  readonly facts?: ReportedCase;
}

export interface RoundReport {
  readonly round: number;
  /**
   * `agrees-otherwise`: it deviates, but is right by another defensible reading of the rules, which is told only of
   * editions whose readings decide many rounds, or by another meaning of a file that contradicts itself; its deviations
   * are from the rules and the file as they are read here.
   */
  readonly verdict: 'agrees' | 'agrees-otherwise' | 'deviates' | 'impossible' | 'not-checked';
  /** No reasons were worked out, and no pairing by the rules unless the pairs alone were asked for. Absent where they were. */
  readonly isOutlined?: true;
  /** The searches that were stopped at the limit of work (`CheckOptions.explainLimit`); absent: none was. */
  readonly stopped?: StoppedSearches;
  /** The readings by which it is right, by their numbers in the ledger; absent for other verdicts. */
  readonly readings?: readonly string[];
  /** The other readings by which it would be paired differently; empty: none; absent where that was not asked for. */
  readonly dependsOn?: readonly string[];
  /** What the file may mean instead, by which it is right; absent where no such meaning decides. */
  readonly meanings?: readonly OtherMeaning[];
  /** What may have been known otherwise when the round was paired; absent: nothing that explains it was found. */
  readonly knownThen?: KnownThen;
  /** The rule by which the text leaves the round to the arbiter, so that nothing was checked; absent where it does not. */
  readonly leftToArbiter?: { readonly rule: string; readonly article: string; readonly title: string };
  /** Why no pairing of the round is legal; absent where one is. */
  readonly impossible?: Impossibility;
  /** Why it was not judged, though it was paired: no FIDE rule pairs such a round, or its table is not known; absent for other reasons. */
  readonly notJudged?: UnjudgedKind | 'other-table';
  /** Why it was not checked: trying everything takes no more players than the limit (0: not these rules in this form); absent for other reasons. */
  readonly tooLarge?: { readonly players: number; readonly limit: number };
  /** The file does not announce its number of rounds, so this one, the last, was taken for the final round. */
  readonly assumedFinal: boolean;
  readonly published: readonly Board[];
  readonly reference: readonly Board[];
  readonly deviations: readonly Deviation[];
  /** What the comments of the file say about the round; absent: nothing. */
  readonly declarations?: readonly Declaration[];
  /** What was known when the round was paired and is otherwise in the final file; absent: nothing. */
  readonly declaredKnowledge?: DeclaredKnowledge | SeriesKnowledge;
  /** The round drawn; only of rounds that deviate or cannot be paired, and where that was asked for. */
  readonly picture?: RoundPicture;
  /** The same of a round robin, of every round. */
  readonly tablePicture?: TablePicture;
}

/** What may have been known otherwise when a round was paired, so that it agrees. */
export interface KnownThen {
  /** Each of them makes the round agree, the smallest first. */
  readonly changes: readonly Change[];
  /** One smallest change explains it: the round is right otherwise. False: these are hints, and the round deviates. */
  readonly isSure: boolean;
  /** The search has not tried all changes. */
  readonly isCut: boolean;
}

/** What a file declares about a round. `noted`: nothing that the pairings could show right or wrong. */
export type Declaration =
  | { readonly alteration: DeclaredAlteration; readonly verdict: 'rightly' | 'noted' }
  | {
      readonly alteration: DeclaredAlteration;
      readonly verdict: 'wrongly';
      readonly fault: DeclarationFault;
    };

/** Why a declaration is wrong. */
export type DeclarationFault =
  /** It says that the program paired what the rules do not pair. */
  | { readonly kind: 'not-by-the-rules'; readonly boards: readonly AlteredBoard[] }
  | { readonly kind: 'not-published'; readonly boards: readonly AlteredBoard[] }
  /** These stand on one side of the alteration only. */
  | { readonly kind: 'other-players'; readonly players: readonly number[] }
  /** The round is paired by the rules. */
  | { readonly kind: 'no-deviation' }
  | { readonly kind: 'no-full-point-bye'; readonly players: readonly number[] };

/** A pair or a bye, by starting numbers. */
export type Board = { readonly white: number; readonly black: number } | { readonly bye: number };

/** "reference": the published pairing is better than the reference, which is a defect of this program. */
export type DeviationKind = RuleKind | 'reference';

/** The first reason why a published bracket is not what the rules say, given the downfloaters published into it. */
export interface Deviation {
  readonly kind: DeviationKind;
  /** The edition whose rule it is, where rounds of the event's own are paired by another one; absent: that of the report. */
  readonly edition?: string;
  /** Name of the rule in its edition, like "C12". */
  readonly rule: string;
  readonly article: string;
  readonly title: string;
  /** Score of the bracket's highest resident, in tenths. */
  readonly bracket: Tenths;
  /** The kind of bracket, like "scoregroup". */
  readonly bracketKind: string;
  /** Those concerned by the rule on the published side (else on the reference side), by starting number. */
  readonly players: readonly number[];
  /** Index of the deviation that this one follows from; null for one of its own. */
  readonly consequenceOf: number | null;
  /** Index of the deviation in which the same exchange of two players counts; absent: it counts here. */
  readonly sameExchangeAs?: number;
  /** What else is forbidden in the bracket; for deviations of colour: pairs in which other colour rules are broken. */
  readonly violations: readonly Violation[];
  /** Who gets the bye in the published round. */
  readonly bye: ByeTaker | null;
  /** Where no rule asks for it: the published downfloaters leave a rest that cannot be paired. */
  readonly leavesUnpairable: boolean;
  /** The rest could be paired if moved-down players might meet each other, which they never may; else absent. */
  readonly mdpsCouldMeet?: boolean;
  readonly published: Side;
  /** Null where the rules find no pairing of the bracket that lets the round be completed. */
  readonly reference: Side | null;
  /** The file itself says, rightly, that the pairing was altered by hand; else absent. */
  readonly declared?: true;
  /** For deviations of colour where both preferences are absolute: the colour differences that decide. */
  readonly differences?: readonly ColourDifference[];
  /** For deviations of colour by the parity of a number that is not the starting number. */
  readonly parity?: readonly ParityNumber[];
  /** What a round of a round robin has otherwise than its table; absent elsewhere. */
  readonly table?: TableFinding;
  /** Teams meet in the round robin; absent: players. */
  readonly isOfTeams?: true;
}

/** A rule that is broken beside the one that a deviation is named by. */
export interface Violation {
  readonly rule: string;
  readonly article: string;
  readonly title: string;
  /** Starting numbers, two by two; of one for the bye. */
  readonly players: readonly number[];
  /** The colour differences of the players of pairs in which both preferences are absolute and the wider difference decides. */
  readonly differences?: readonly ColourDifference[];
  /** For a colour rule by the parity of a number: where that is not the starting number. */
  readonly parity?: readonly ParityNumber[];
}

export interface ByeTaker {
  readonly player: number;
  readonly score: Tenths;
}

/** One of the two candidates of a bracket. */
export interface Side {
  /** What the rule made of it; null where the rule gives no value. */
  readonly parts: readonly SidePart[];
  /** Higher ranked player first. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly downfloaters: readonly number[];
  /** For deviations of order: where the candidate stands in the sequence, by the system's own names. */
  readonly place: Readonly<Record<string, readonly number[]>> | null;
  /** For deviations of order: the step at which the sequences part. */
  readonly step: string | null;
  /** For deviations of order: the players by the sequence numbers that `place` speaks of. */
  readonly numbered: Readonly<Record<string, readonly number[] | null>> | null;
  /** For deviations of colour: who has White in the pairs concerned. */
  readonly white: readonly number[];
}

export interface SidePart {
  readonly measure: Measure;
  /** Scores and differences in tenths; null: the round could not be completed. */
  readonly value: readonly number[] | null;
  readonly players: readonly number[];
  /** Those whom the following bracket, the last, leaves over though they may not take the bye; absent: nobody. */
  readonly barred?: readonly number[];
  /** Moved-down players who stay unpaired and have no score difference: how far each came down, the farthest first. */
  readonly unpaired?: readonly { readonly player: number; readonly cameDown: Tenths }[];
}
