import type { AuditReport, NormAudit, PlayerAudit, Touch } from '../../checker/audit/index.js';
import { remarks } from '../words/norm-words.js';
import { oppositeWords, touchWords } from '../words/touch-words.js';
import { isShown } from './format.js';
import type { AuditFormat } from './format.js';
import { csvRows, csvTable } from '../csv.js';

/**
 * The audit as CSV: after a row of column names a row for each norm that was made or may have been made, or one for each
 * round that touches it.
 */
export const auditCsv: AuditFormat = {
  part: (report, style) => (isShown(report, style) ? csvRows(COLUMNS, rowsOf(report)) : ''),
  whole: (parts) => [csvTable(COLUMNS), parts.join('')],
};

const COLUMNS = [
  'file',
  'name',
  'edition',
  'player',
  'player_name',
  'norm',
  'verdict',
  'held',
  'games',
  'score',
  'average',
  'dp',
  'performance',
  'remarks',
  'round',
  'published',
  'reference',
  'helped',
  'possible',
  'explanation',
] as const;

type Row = Partial<Record<(typeof COLUMNS)[number], string | number>>;

function rowsOf({ file, name, check, players }: AuditReport): Row[] {
  const common = { file, name, edition: check?.edition?.id ?? '' };
  return players.flatMap((player) =>
    player.norms
      .filter(({ result }) => result.verdict !== 'not-made')
      .flatMap((norm) => {
        const row = { ...common, ...normCells(player, norm) };
        return norm.touches.length === 0
          ? [row]
          : norm.touches.map((touch) => ({ ...row, ...touchCells(touch, norm.title) }));
      }),
  );
}

function normCells({ person, name }: PlayerAudit, { title, result, isHeld }: NormAudit): Row {
  return {
    player: person.id,
    player_name: name,
    norm: title,
    verdict: result.verdict,
    held: isHeld ? 'yes' : 'no',
    games: result.choice.games.length,
    score: result.halfPoints / 2,
    average: result.average ?? '',
    dp: result.dp,
    performance: result.rp ?? '',
    remarks: remarks(result).join('; '),
  };
}

function touchCells(touch: Touch, title: string): Row {
  const { round, published, reference, helped, possible } = touch;
  return {
    round,
    published: oppositeWords(published),
    reference: reference === null ? 'none' : oppositeWords(reference),
    helped: helped === null ? '' : helped ? 'yes' : 'no',
    possible,
    explanation: touchWords(touch, title),
  };
}
