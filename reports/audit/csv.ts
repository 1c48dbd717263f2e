import type { AuditReport, NormAudit, PlayerAudit, Touch } from '../../checker/audit/index.js';
import { remarks } from '../words/norm-words.js';
import { oppositeWords, touchWords } from '../words/touch-words.js';
import { requirementsOf } from '../../engine/norms/index.js';
import { requirementLine } from '../words/requirement-words.js';
import { isShown } from './format.js';
import type { AuditFormat, AuditStyle } from './format.js';
import { shownNorms } from './shown-norms.js';
import { csvRows, csvTable } from '../csv.js';

/**
 * The audit as CSV: after a row of column names a row for each norm that was made or may have been made and for each
 * attempt that reports show (`shownNorms`), or one for each round that touches a norm.
 */
export const auditCsv: AuditFormat = {
  part: (report, style) => (isShown(report, style) ? csvRows(COLUMNS, rowsOf(report, style)) : ''),
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
  'title',
  'federation',
  'rating',
  'fide_id',
  'requirements',
  'not_met',
  'kind',
] as const;

type Row = Partial<Record<(typeof COLUMNS)[number], string | number>>;

function rowsOf(report: AuditReport, style: AuditStyle): Row[] {
  const { file, name, check, players } = report;
  const common = { file, name, edition: check?.edition?.id ?? '' };
  const shown = new Set(shownNorms(report, style).map(({ norm }) => norm));
  return players.flatMap((player) =>
    player.norms
      .filter((norm) => norm.result.verdict !== 'not-made' || shown.has(norm))
      .flatMap((norm) => {
        const row = { ...common, ...normCells(player, norm) };
        return norm.touches.length === 0
          ? [row]
          : norm.touches.map((touch) => ({ ...row, ...touchCells(touch, norm.title) }));
      }),
  );
}

function normCells({ person, name, fideId }: PlayerAudit, { title, result, isHeld }: NormAudit): Row {
  const requirements = requirementsOf(result);
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
    title: person.title ?? '',
    federation: person.federation ?? '',
    rating: person.rating ?? '',
    fide_id: fideId,
    requirements: requirements.map(requirementLine).join('; '),
    not_met: requirements.filter(({ verdict }) => verdict === 'not-met').length,
  };
}

function touchCells(touch: Touch, title: string): Row {
  const { round, published, reference, helped, possible, kind } = touch;
  return {
    round,
    published: oppositeWords(published),
    reference: reference === null ? 'none' : oppositeWords(reference),
    helped: helped === null ? '' : helped ? 'yes' : 'no',
    possible,
    explanation: touchWords(touch, title),
    kind,
  };
}
