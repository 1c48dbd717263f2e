import type { Problem } from '../corpus/index.js';
import type { RefusedEdition } from './edition/choice-source.js';

/** A problem of a file: one that reading it found, or one that the checker found. */
export type FileProblem = Problem | FoundProblem;

/** A problem that the checker found, as data; `reports/words/found-problem-words.ts` has the sentences. */
export type FoundProblem<Code extends FoundCode = FoundCode> = {
  [One in Code]: Pick<Problem, 'severity' | 'file' | 'line' | 'column' | 'text'> & {
    readonly code: One;
    readonly found: FoundFacts[One];
  };
}[Code];

export type FoundCode = keyof FoundFacts;

/** What was found, by the code of the problem. Players and teams by number. */
export interface FoundFacts {
  /** Players who are to be paired lost the last round by forfeit. */
  readonly 'forfeit-before': OfWhom & { readonly round: number; readonly ids: readonly number[] };
  /** The event has more rounds than can be paired without meeting twice. */
  readonly 'too-many-rounds': OfWhom & {
    readonly rounds: number;
    readonly count: number;
    readonly most: number;
  };
  /** A player has the bye before the round is paired, and the rules give it to another one. */
  readonly 'bye-given-beforehand': OfWhom & {
    readonly round: number;
    readonly id: number;
    readonly byRules: number;
  };
  /** The numbers do not follow the ratings: the first who is out of place, those around, and how many others are. */
  readonly 'initial-order': {
    readonly first: RatedPlayer;
    /** Null: the first comes before the players `after`. */
    readonly before: RatedPlayer | null;
    readonly after: readonly RatedPlayer[];
    readonly others: number;
  };
  readonly 'bye-after-full-point-bye': OfWhom & {
    readonly id: number;
    readonly allocated: number;
    readonly requested: number;
  };
  /** The numbers are ranks after a round; the points of each player, in tenths. */
  readonly 'numbers-after-play': {
    readonly round: number;
    readonly players: readonly { readonly id: number; readonly points: number }[];
  };
  readonly 'other-numbers':
    /** With these players at another place these rounds agree. */
    | { readonly kind: 'moved'; readonly ids: readonly number[]; readonly rounds: readonly number[] }
    /** Round 1 lies near that of the numbers; so many of the later rounds deviate. */
    | { readonly kind: 'near'; readonly deviating: number; readonly later: number };
  readonly 'input-no-rounds': null;
  /** None of the rounds asked for is paired. */
  readonly 'input-rounds': { readonly pairedRounds: number };
  /** Nothing says which bye was pairing-allocated. */
  readonly 'open-byes': {
    readonly round: number;
    readonly ids: readonly number[];
    /** The player who is taken to have the bye; null: none. */
    readonly taken: number | null;
    /** By the edition those, null for nobody, may have it; empty: the round agrees by no choice. */
    readonly right: readonly (number | null)[];
    readonly edition: string;
  };
  readonly edition: RefusedEdition;
  readonly 'rating-missing': RefusedEdition;
  /** A federation that is in no list of FIDE: the text of the problem. */
  readonly 'unknown-federation': null;
  /** What a list of players says otherwise than the file, and where. */
  readonly 'input-players': { readonly place: string } & (
    | { readonly kind: 'no-such-player'; readonly id: number }
    | {
        readonly kind: 'other-person';
        readonly id: number;
        readonly fideId: string;
        readonly listed: string;
      }
    | {
        readonly kind: 'other-value';
        readonly field: 'rating' | 'title' | 'federation' | 'sex';
        readonly id: number;
        readonly value: string;
        readonly listed: string;
      }
  );
}

export interface RatedPlayer {
  readonly id: number;
  readonly name: string;
  readonly rating: number;
}

interface OfWhom {
  readonly isOfTeams: boolean;
}
