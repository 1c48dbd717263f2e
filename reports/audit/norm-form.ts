import { byCount } from '../words/numbers.js';
import type { AuditReport } from '../../checker/audit/index.js';
import { requiredScore } from '../../engine/norms/index.js';
import type { NormPlayer } from '../../engine/norms/index.js';
import { remarks } from '../words/norm-words.js';
import type { ShownNorm } from './shown-norms.js';

/** What the form IT1 (certificate of a title result) asks for, by the names of the CSV columns; empty: not in the file. */
export type NormForm = Readonly<Record<keyof typeof FORM_LABELS, string>>;

/** Returns the data of the form for a norm. Signatures, stamps and the place of birth are in no tournament file. */
export function formOf({ player, norm }: ShownNorm, report: AuditReport): NormForm {
  const { person, name, fideId, birthDate } = player;
  const { title, result } = norm;
  const { facts, settings } = report;
  const [last = '', first = ''] = name.split(',').map((part) => part.trim());
  const opponents = result.choice.games.map(({ opponent }) => opponent);
  const required = requiredScore(result, title);
  return {
    norm: title,
    verdict: result.verdict,
    last_name: last,
    first_name: first,
    fide_id: fideId,
    federation: person.federation ?? '',
    title: person.title ?? '',
    rating: String(person.rating ?? ''),
    sex: person.sex ?? '',
    birth_date: birthDate,
    event: report.name.trim(),
    place: facts?.place ?? '',
    event_federation: facts?.federation ?? '',
    from: facts?.from ?? '',
    until: facts?.until ?? '',
    system: facts?.typeText ?? '',
    rate_of_play: facts?.rateOfPlay ?? '',
    rounds: String(settings?.rounds ?? ''),
    games: String(result.choice.games.length),
    counts_as: String(result.countsAs),
    points: pointsText(result.halfPoints),
    points_required: pointsText(required),
    exceeds_by: required === null ? '' : pointsText(result.halfPoints - required),
    average: String(result.average ?? ''),
    performance: String(result.rp ?? ''),
    opponents_rated: String(opponents.filter(({ rating }) => (rating ?? 0) > 0).length),
    opponents_unrated: String(opponents.filter(({ rating }) => rating === 0).length),
    ...titleCounts(opponents),
    own_federation: String(opponents.filter(({ federation }) => federation === person.federation).length),
    host_federation: String(opponents.filter(({ federation }) => federation === settings?.host).length),
    federations: federationsText(opponents),
    chief_arbiter: facts?.chiefArbiter ?? '',
    deputy_arbiters: (facts?.deputyArbiters ?? []).join('; '),
    remarks: remarks(result).join('; '),
  };
}

/** Returns label and value of what is in the file, for a table to copy from. */
export function formRows(shown: ShownNorm, report: AuditReport): (readonly [string, string])[] {
  const form = formOf(shown, report);
  return FORM_FIELDS.map((field) => [FORM_LABELS[field], form[field]] as const).filter(
    ([, value]) => value !== '',
  );
}

function titleCounts(
  opponents: readonly NormPlayer[],
): Record<`opponents_${Lowercase<CountedTitle>}`, string> {
  const count = (title: CountedTitle): string =>
    String(opponents.filter((opponent) => opponent.title === title).length);
  return {
    opponents_gm: count('GM'),
    opponents_im: count('IM'),
    opponents_fm: count('FM'),
    opponents_wgm: count('WGM'),
    opponents_wim: count('WIM'),
    opponents_wfm: count('WFM'),
  };
}

type CountedTitle = 'GM' | 'IM' | 'FM' | 'WGM' | 'WIM' | 'WFM';

/** "GER 5, POL 3, IND 1". */
function federationsText(opponents: readonly NormPlayer[]): string {
  const counts = new Map<string, number>();
  for (const { federation } of opponents)
    if (federation !== null) counts.set(federation, (counts.get(federation) ?? 0) + 1);
  return byCount(counts)
    .map(([federation, count]) => `${federation} ${count}`)
    .join(', ');
}

function pointsText(halfPoints: number | null): string {
  return halfPoints === null ? '' : String(halfPoints / 2);
}

const FORM_LABELS = {
  norm: 'Title norm',
  verdict: 'Verdict of swissproof',
  last_name: 'Last name',
  first_name: 'First name',
  fide_id: 'FIDE number',
  federation: 'Federation of the player',
  title: 'Title',
  rating: 'Rating',
  sex: 'Sex',
  birth_date: 'Date of birth',
  event: 'Event',
  place: 'Place',
  event_federation: 'Federation of the event',
  from: 'From',
  until: 'Until',
  system: 'System of the event',
  rate_of_play: 'Rate of play',
  rounds: 'Rounds',
  games: 'Games of the norm',
  counts_as: 'Counts as games',
  points: 'Points',
  points_required: 'Points required',
  exceeds_by: 'Points above the requirement',
  average: 'Average rating of the opponents (Ra)',
  performance: 'Performance rating (Rp)',
  opponents_rated: 'Rated opponents',
  opponents_unrated: 'Unrated opponents',
  opponents_gm: 'Opponents GM',
  opponents_im: 'Opponents IM',
  opponents_fm: 'Opponents FM',
  opponents_wgm: 'Opponents WGM',
  opponents_wim: 'Opponents WIM',
  opponents_wfm: 'Opponents WFM',
  own_federation: 'Opponents from their own federation',
  host_federation: 'Opponents from the host federation',
  federations: 'Federations of the opponents',
  chief_arbiter: 'Chief arbiter',
  deputy_arbiters: 'Deputy arbiters',
  remarks: 'Remarks',
} as const;

/** In the order of the form. */
export const FORM_FIELDS = Object.keys(FORM_LABELS) as readonly (keyof typeof FORM_LABELS)[];
