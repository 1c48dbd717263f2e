import type { Tournament } from '../../corpus/index.js';
import { brokenBakuPremises } from '../../engine/index.js';
import type { BakuEdition, BakuPremise, Edition } from '../../engine/index.js';
import { deniesAcceleration, namedRules } from '../edition/named-rules.js';

/** What the caller requests: `auto` reads the file, and tries the Baku Acceleration where the rounds deviate without it. */
export type AccelerationOption = 'auto' | 'none' | 'baku';

export const ACCELERATION_OPTIONS: readonly AccelerationOption[] = ['auto', 'none', 'baku'];

/** How an event is accelerated, and what says so. */
export type Acceleration =
  /** `file`: its words deny an acceleration. */
  | { readonly kind: 'none'; readonly from: 'option' | 'file' | 'default' }
  /** The virtual points of the file (records 250, XXA). */
  | { readonly kind: 'virtual-points'; readonly from: 'file' }
  /** The virtual points follow from the text of an edition. `rounds`: every round agrees with it, and the file is silent. */
  | { readonly kind: 'baku'; readonly edition: BakuEdition; readonly from: 'option' | 'file' | 'rounds' };

/**
 * The acceleration that the option requests, or that the file declares.
 * @param rules what the file says about its rules, where the caller knows it.
 */
export function declaredAcceleration(
  tournament: Tournament,
  edition: Pick<Edition, 'baku'>,
  option: AccelerationOption,
  rules = namedRules(tournament),
): Acceleration {
  if (option === 'none') return { kind: 'none', from: 'option' };
  if (option === 'baku') return { kind: 'baku', edition: edition.baku, from: 'option' };
  if (tournament.virtualPoints.size > 0) return { kind: 'virtual-points', from: 'file' };
  const says = rules?.says;
  if (says?.kind === 'known' && says.baku) return { kind: 'baku', edition: edition.baku, from: 'file' };
  return { kind: 'none', from: deniesAcceleration(tournament.typeText ?? '') ? 'file' : 'default' };
}

/** What the edition of the acceleration requires and the event does not have (2016 article 1, 2026 article 1.1). */
export function brokenPremises(
  acceleration: Acceleration,
  event: Parameters<typeof brokenBakuPremises>[0],
): BakuPremise[] {
  return acceleration.kind === 'baku' ? brokenBakuPremises(event, acceleration.edition) : [];
}
