import type { OtherReading } from '../system.js';
import { asEdition } from '../upfloater-brackets/as-edition.js';
import type { BracketEdition } from '../upfloater-brackets/edition.js';
import type { TeamRules } from './declared.js';
import { typeBWithoutFinal } from './preferences.js';

/** Doubtful places of the text on teams, beside those that it shares with the one on matches of two games. */
export function readingsOfTeams(own: BracketEdition, { colours }: TeamRules): readonly OtherReading[] {
  if (colours !== 'B') return [];
  const edition = asEdition({ ...own, preferenceOf: typeBWithoutFinal });
  return [{ id: 'M12', edition, omitsRounds: false }];
}
