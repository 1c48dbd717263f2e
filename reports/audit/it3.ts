import type { AuditReport } from '../../checker/audit/index.js';
import { csvRows, csvTable } from '../csv.js';
import { isShown } from './format.js';
import type { AuditFormat } from './format.js';
import { shownNorms } from './shown-norms.js';

/** The data of the form IT3 (report of a tournament with norms) as CSV: a row for each tournament. */
export const auditIt3: AuditFormat = {
  part: (report, style) =>
    isShown(report, style) && report.verdict !== 'invalid' ? csvRows(COLUMNS, [rowOf(report)]) : '',
  whole: (parts) => [csvTable(COLUMNS), parts.join('')],
};

const TITLES = ['GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM'] as const;

const COLUMNS = [
  'file',
  'event',
  'place',
  'federation',
  'from',
  'until',
  'days_of_rounds',
  'system',
  'rate_of_play',
  'rounds',
  'chief_arbiter',
  'deputy_arbiters',
  'players',
  'rated',
  'unrated',
  'federations',
  'not_of_host_federation',
  ...TITLES.map((title) => title.toLowerCase()),
  'norms_made',
  'norms_unknown',
];

function rowOf(report: AuditReport): object {
  const { file, name, facts, settings, players } = report;
  const people = players.map(({ person }) => person);
  const count = (of: (person: (typeof people)[number]) => boolean): number => people.filter(of).length;
  const norms = shownNorms(report, { isQuiet: true });
  const listed = (verdict: 'made' | 'unknown'): string =>
    norms
      .filter(({ norm }) => norm.result.verdict === verdict)
      .map(({ player, norm }) => `${norm.title} ${player.name.trim()} (${player.fideId || player.person.id})`)
      .join('; ');
  return {
    file,
    event: name.trim(),
    place: facts?.place ?? '',
    federation: facts?.federation ?? '',
    from: facts?.from ?? '',
    until: facts?.until ?? '',
    days_of_rounds: (facts?.roundDays ?? []).join('; '),
    system: facts?.typeText ?? '',
    rate_of_play: facts?.rateOfPlay ?? '',
    rounds: settings?.rounds ?? '',
    chief_arbiter: facts?.chiefArbiter ?? '',
    deputy_arbiters: (facts?.deputyArbiters ?? []).join('; '),
    players: people.length,
    rated: count(({ rating }) => (rating ?? 0) > 0),
    unrated: count(({ rating }) => rating === 0),
    federations: new Set(people.flatMap(({ federation }) => federation ?? [])).size,
    not_of_host_federation: count(
      ({ federation }) => federation !== null && federation !== (settings?.host ?? null),
    ),
    ...Object.fromEntries(
      TITLES.map((title) => [title.toLowerCase(), count((person) => person.title === title)]),
    ),
    norms_made: listed('made'),
    norms_unknown: listed('unknown'),
  };
}
