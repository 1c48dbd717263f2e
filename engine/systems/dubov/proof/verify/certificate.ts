import type { Colour, ResultCode, Tenths } from '../../../../model/event.js';
import type { Certificate } from '../../../interface/certificate.js';
import type { CertificateKind, ColourClaim, IdPair } from '../../../proof/statement.js';
import type { SequencePlace } from '../../explain/sequence-place.js';
import type { StageKind } from '../../../bye-first/scoregroup-stage.js';

/**
 * One deviation with all that is needed to judge it again: the rounds of the players concerned, from which everything
 * that the rules read of them is made again; a pairing wherever something is possible, a barrier wherever something is
 * impossible. Players by starting number, points and scores in tenths.
 */
export interface DubovCertificate extends Certificate {
  readonly bracket: { readonly score: Tenths; readonly kind: StageKind };
  readonly kind: CertificateKind;
  /** Rounds of the event: MaxT (1.8.2), and which round is the last one. */
  readonly totalRounds: number;
  readonly initialColour: Colour;
  /** Points of a win. */
  readonly win: Tenths;
  /** All who are left; of a scoregroup with a pair or a colour that is wrong in itself only those who are in its pairs. */
  readonly players: readonly CertificatePlayer[];
  /** Ratings of those whom these players met over the board; who has none counts as 0. */
  readonly ratings: readonly (readonly [id: number, rating: number])[];
  readonly published: CertificateSide;
  /** Null where a pair or the bye is forbidden: there is nothing to compare with. */
  readonly reference: CertificateSide | null;
  /** Both candidates' values on every rule from the top down to the deciding one. */
  readonly claims: readonly Claim[];
  /** Where both stand in the order of generation, when that decides. */
  readonly order: { readonly published: SequencePlace; readonly reference: SequencePlace } | null;
  /** Pairs with the wrong colours, and who has White, when that is what is wrong. */
  readonly colours: readonly ColourClaim[];
  /** Sets of players whose removal leaves more odd components than they are: nothing pairs the rest. */
  readonly barriers: readonly (readonly number[])[];
}

export interface CertificatePlayer {
  readonly id: number;
  readonly order: number;
  readonly parityNumber: number;
  readonly score: Tenths;
  /** Those of the players here whom the organiser forbids. */
  readonly forbidden: readonly number[];
  /** Every round before this one. */
  readonly past: readonly CertificateRound[];
}

/** `difference`: own score minus the opponent's before that round; the opponent 0: there was none. */
export type CertificateRound = readonly [
  opponent: number,
  colour: 'W' | 'B' | '-',
  result: ResultCode,
  worth: Tenths,
  difference: Tenths,
];

export interface CertificateSide {
  /** None where the bye is assigned. */
  readonly pairs: readonly IdPair[];
  /** Who receives the bye where it is assigned. */
  readonly bye: number | null;
  /** How all others who are left can be paired; null where nothing is claimed of it. */
  readonly continuation: readonly IdPair[] | null;
}

/** What is compared, less being better; null: the others cannot be paired. */
export interface Claim {
  readonly rule: string;
  readonly published: ClaimedValue;
  readonly reference: ClaimedValue;
}

export type ClaimedValue = readonly number[] | null;
