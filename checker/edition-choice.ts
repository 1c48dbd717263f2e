import type { Tournament } from '../corpus/index.js';
import { editionById, editionInForce } from '../engine/index.js';
import type { BakuEdition, DutchEdition } from '../engine/index.js';
import type { EditionChoice } from './report.js';

export type EditionDecision =
  | {
      readonly ok: true;
      readonly edition: DutchEdition;
      readonly choice: EditionChoice;
      /** The file's code names the Baku Acceleration. */
      readonly baku: BakuEdition | null;
    }
  | {
      readonly ok: false;
      readonly record: '192' | '092' | '042';
      readonly text: string;
      readonly message: string;
    };

/**
 * The edition to check a tournament by: the one asked for, else the file's own code (record 192, or the words of
 * record 092), else the one in force on the start date (record 042), else the 2026 rules.
 * @param asked an edition, or null for "auto".
 */
export function chooseEdition(tournament: Tournament, asked: DutchEdition | null): EditionDecision {
  const code = systemCodeOf(tournament);
  const decide = (
    edition: DutchEdition,
    chosenBy: EditionChoice['chosenBy'],
    source: string,
  ): EditionDecision => ({
    ok: true,
    edition,
    choice: { id: edition.id, chosenBy, source },
    baku: code?.baku === true ? (edition.id === 'dutch-2017' ? '2016' : '2026') : null,
  });
  if (asked !== null) return decide(asked, 'option', `--rules ${asked.id}`);
  if (code?.family === 'other') {
    const message = `the file says it was paired by ${code.text}, which this version cannot check; to check it by another edition all the same, name one with --rules`;
    return { ok: false, record: code.record, text: code.text, message };
  }
  if (code?.edition) {
    const edition = editionById(code.edition);
    if (edition !== null) return decide(edition, 'file', `record ${code.record}: ${code.text}`);
  }
  const day = tournament.startDate?.iso ?? null;
  if (day !== null) {
    const edition = editionInForce(day);
    if (edition !== null) return decide(edition, 'date', `start date ${day}`);
    const message = `the event starts on ${day}, before the oldest rules that this version knows; name an edition with --rules`;
    return { ok: false, record: '042', text: tournament.startDate?.raw ?? day, message };
  }
  const newest = editionById('dutch-2026');
  if (newest === null) throw new Error('the default edition is missing');
  return decide(newest, 'default', 'the file names neither a system nor a date');
}

interface SystemCode {
  readonly record: '192' | '092';
  readonly text: string;
  readonly family: 'dutch' | 'other';
  /** Edition that the code fixes; null when it only names the system. */
  readonly edition: string | null;
  readonly baku: boolean;
}

/** TRF26, ETT26: FIDE_DUTCH with or without a year and _BAKU; 2025 is the name of the 2026 rules in older programs. */
function systemCodeOf(tournament: Tournament): SystemCode | null {
  const sources = [
    ['192', tournament.systemCode],
    ['092', tournament.typeText],
  ] as const;
  for (const [record, text] of sources) {
    if (text === null) continue;
    const dutch = DUTCH_CODE.exec(text);
    if (dutch !== null) {
      const [word, year] = dutch;
      const edition = year === undefined ? null : year === '2017' ? 'dutch-2017' : 'dutch-2026';
      return { record, text: word, family: 'dutch', edition, baku: dutch[2] !== undefined };
    }
    const other = OTHER_CODE.exec(text);
    if (other !== null) return { record, text: other[0], family: 'other', edition: null, baku: false };
  }
  return null;
}

const DUTCH_CODE = /\bFIDE_DUTCH(?:_(2017|2025|2026))?(_BAKU)?\b/i;
const OTHER_CODE =
  /\b(?:FIDE_(?:DUBOV|BURSTEIN|DOUBLESWISS|LIM|TEAM|ROUNDROBIN|DOUBLEROUNDROBIN)|CUSTOM_|BERGER_ROUNDROBIN|SCHILLER|SCHEVENINGEN)\w*/i;
