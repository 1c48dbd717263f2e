import { otherwise } from '../interface/readings.js';
import type { Reading } from '../interface/readings.js';
import type { BracketEdition } from '../upfloater-brackets/edition.js';
import type { TeamRules } from './declared.js';
import { typeBStrongInLast } from './preferences.js';

/** Doubtful places of the text on teams, beside those that it shares with the one on matches of two games. */
export function readingsOfTeams({ colours }: TeamRules): readonly Reading<BracketEdition>[] {
  return colours === 'B' ? [otherwise<BracketEdition>('M12', { preferenceOf: typeBStrongInLast })] : [];
}
