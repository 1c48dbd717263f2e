import type { Colour, Tenths } from '../../../../model/event.js';
import type { Certificate } from '../../../interface/certificate.js';
import type { CertificateKind, ColourClaim, IdPair } from '../../../proof/statement.js';
import type { Float } from '../../player.js';
import type { SequencePlace } from '../../explain/sequence-place.js';
import type { BracketKind } from '../../bracket-kind.js';

/**
 * One deviation with all that is needed to judge it again, and what makes judging easy: a pairing wherever something
 * is possible, a barrier wherever something is impossible. Players by starting number, scores in tenths.
 */
export interface DutchCertificate extends Certificate {
  /** Score of the bracket's highest resident; "penultimate" and "collapsed-last" are those of 2017 A.9. */
  readonly bracket: { readonly score: Tenths; readonly kind: BracketKind };
  readonly kind: CertificateKind;
  readonly isFinal: boolean;
  readonly initialColour: Colour;
  /**
   * The players of the bracket (those with a higher score moved down into it) and, unless a pair, a bye or a colour
   * is wrong in itself, everybody below.
   */
  readonly players: readonly CertificatePlayer[];
  readonly published: CertificateSide;
  /** Null where a pair or bye is forbidden and the rules find no pairing at all. */
  readonly reference: CertificateSide | null;
  /** Both candidates' values on every rule from the top down to the deciding one. */
  readonly claims: readonly Claim[];
  /** Where both stand in the sequence of generation, when that decides. */
  readonly order: { readonly published: SequencePlace; readonly reference: SequencePlace } | null;
  /** Pairs with the wrong colours, and who has White, when that is what is wrong. */
  readonly colours: readonly ColourClaim[];
  /**
   * 2017: how everybody below an ordinary bracket can be paired with the downfloaters of the reference (0: the bye), without
   * which the bracket would be the penultimate one (A.9); absent for other brackets, and where nothing hangs on it.
   */
  readonly completion?: readonly IdPair[];
  /** Sets of players (0: the bye) whose removal leaves more odd components than they are: nothing pairs the rest. */
  readonly barriers: readonly (readonly number[])[];
}

export interface CertificatePlayer {
  readonly id: number;
  readonly order: number;
  readonly parityNumber: number;
  readonly score: Tenths;
  readonly standing: Tenths;
  /** Colours played, oldest first, like "WBW". */
  readonly colours: string;
  readonly lastFloat: Float;
  readonly earlierFloat: Float;
  /** Those of the players here whom this one has met, and whom the organiser forbids. */
  readonly opponents: readonly number[];
  readonly forbidden: readonly number[];
  readonly mayTakeBye: boolean;
  readonly unplayed: number;
  readonly topscorer: boolean;
}

export interface CertificateSide {
  readonly pairs: readonly IdPair[];
  readonly downfloaters: readonly number[];
  /** Who got the bye, when that is what is forbidden. */
  readonly bye: number | null;
  /**
   * How the downfloaters and those below can be paired (0: the bye) as well as is claimed; null where nothing is
   * claimed of it. Where the round need not stay completable, the pairs of the following bracket only.
   */
  readonly continuation: readonly IdPair[] | null;
}

/**
 * What is compared, one list for each criterion that is read; null: cannot be completed. Two readings put weights in it:
 * whom the last bracket leaves over though he may not take the bye counts three times (2017 C.7, reading D7), and an MDP
 * who stays unpaired has 1,000,000 and how far he came down (2026 C18 and C20, reading S7).
 */
export interface Claim {
  readonly rule: string;
  readonly published: ClaimedValue;
  readonly reference: ClaimedValue;
}

export type ClaimedValue = readonly (readonly number[])[] | null;
