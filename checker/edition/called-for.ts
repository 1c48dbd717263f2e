import type { EventDate, Tournament } from '../../corpus/index.js';
import {
  defaultEdition,
  editionInForce,
  editionInForceToday,
  editions,
  editionsByLikelihood,
  oldestByDate,
  pairsTeams,
} from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import type { AccelerationOption } from '../case/acceleration.js';
import { namedRules } from './named-rules.js';
import type { NamedRules } from './named-rules.js';
import type { UnknownRules } from './statement.js';
import type { EditionChoice } from '../report.js';

/** By which edition a file is to be checked, by what it says of itself. */
export type CalledFor =
  | {
      readonly kind: 'edition';
      readonly edition: Edition;
      readonly chosenBy: EditionChoice['chosenBy'];
      readonly source: string;
    }
  | OpenEdition
  | {
      readonly kind: 'refused';
      readonly record: '192' | '092';
      readonly text: string;
      readonly why: string;
      /** The file says that it is accelerated, but not how: its rounds may show it. */
      readonly isAccelerated?: true;
    };

/** Its date does not tell the edition: what its rounds agree with has to. */
export interface OpenEdition {
  readonly kind: 'open';
  /** What is the matter with the date. */
  readonly why: string;
  readonly record: '042' | '052' | '132';
  readonly text: string;
  /** Those that the date allows, or that are in use, the likeliest first. */
  readonly likely: readonly Edition[];
  /** Where none of these fits: the others of the system, the likeliest first. */
  readonly others: readonly Edition[];
}

/**
 * What a file calls for: by its code (record 192, or the words of record 092), else by its date, else the edition of today.
 * @param acceleration other than "auto" it replaces an acceleration that the file does not name.
 */
export function calledFor(tournament: Tournament, acceleration: AccelerationOption = 'auto'): CalledFor {
  const words = withAcceleration(namedRules(tournament), acceleration);
  // Words that only say that teams are paired name no other rules than the edition for teams.
  const isAboutTeams = words?.says.kind === 'unknown' && words.says.what === 'teams';
  const named = isAboutTeams && tournament.kind === 'team' ? null : words;
  if (named?.says.kind === 'unknown') {
    const { record, text, says } = named;
    const isAccelerated = says.what === 'acceleration' ? { isAccelerated: true as const } : {};
    return { kind: 'refused', record, text, why: REFUSALS[says.what](text), ...isAccelerated };
  }
  const fixed = named?.says.edition ?? null;
  if (named !== null && fixed !== null)
    return {
      kind: 'edition',
      edition: fixed,
      chosenBy: 'file',
      source: `record ${named.record}: ${named.text}`,
    };
  const system = named?.says.system ?? usualSystem(tournament);
  const { startDate } = tournament;
  if (startDate !== null) return byDate(startDate, system);
  return {
    kind: 'edition',
    edition: editionInForceToday(system),
    chosenBy: 'default',
    source: `the file names ${named === null ? 'neither a system' : 'neither an edition'} nor a date`,
  };
}

function withAcceleration(named: NamedRules | null, acceleration: AccelerationOption): NamedRules | null {
  if (named?.says.kind !== 'unknown' || acceleration === 'auto') return named;
  const { otherwise } = named.says;
  return otherwise === undefined ? named : { ...named, says: otherwise };
}

/** The system of a file that names none: the one that pairs teams only, where teams are paired. */
function usualSystem({ kind }: Tournament): string {
  const ofTeams = editions.find(pairsTeams);
  return (kind === 'team' ? ofTeams : undefined)?.system ?? defaultEdition.system;
}

function byDate(date: EventDate, system: string): CalledFor {
  const days = date.iso === null ? (date.readings ?? []) : [date.iso];
  const inForce = days.map((day) => editionInForce(day, system));
  const [first] = inForce;
  const name = nameOf(date);
  if (first !== undefined && first !== null && inForce.every((edition) => edition === first)) {
    const source = days.length === 1 ? `${name} ${days[0]}` : `${name} ${date.raw} (${days.join(' or ')})`;
    return { kind: 'edition', edition: first, chosenBy: 'date', source };
  }
  const likely = [...new Set(inForce.filter((edition) => edition !== null))];
  const all = editionsByLikelihood(days.at(0) ?? null, system);
  const inUse = days.length === 0 ? all.filter(({ from }) => from !== null) : likely;
  const isKnown = days.length > 0 && likely.length > 0 && !inForce.includes(null);
  return {
    kind: 'open',
    why: openWords(date, days, inForce, system),
    record: date.record ?? '042',
    text: date.raw,
    likely: inUse,
    others: isKnown ? [] : all.filter((edition) => !inUse.includes(edition)),
  };
}

function openWords(
  { raw, record }: EventDate,
  days: readonly string[],
  inForce: readonly (Edition | null)[],
  system: string,
): string {
  const [day, ...others] = days;
  if (day !== undefined && others.length === 0)
    return `the event ${VERBS[record ?? '042']} on ${day}, ${whenWords(day, system)}`;
  const date = `the date${record === undefined ? ' of start' : ''} "${raw}"`;
  const readings = days.map((one, index) => `${one} (${inForce[index]?.id ?? 'no edition that is here'})`);
  return day === undefined ? `${date} cannot be read` : `${date} can be read as ${readings.join(' and as ')}`;
}

const VERBS = { '042': 'starts', '132': 'starts', '052': 'ends' } as const;

function nameOf({ record }: EventDate): string {
  if (record === undefined) return 'start date';
  return record === '132' ? 'first date of a round' : 'last day';
}

/** Why no edition of a system is taken for a day: it lies before the oldest, or between two of them. */
function whenWords(day: string, system: string): string {
  const { id, from, isFromUncertain } = oldestByDate(system);
  const first = isFromUncertain === true ? `about ${from}` : from;
  if (day < from) return `before the oldest rules that are taken by date (${id}, since ${first})`;
  const dated = editions.filter((edition) => edition.system === system && edition.from !== null);
  const ended = dated.filter(({ until }) => until !== null && until < day);
  const later = dated.filter((edition) => (edition.from ?? '') > day);
  const places = [
    ...ended.slice(-1).map((edition) => `${edition.id}, until ${edition.until ?? ''}`),
    ...later.slice(0, 1).map((edition) => `${edition.id}, since ${edition.from ?? ''}`),
  ];
  return `when rules were in force that are not here (${places.join('; ')})`;
}

/** Why a file cannot be checked by rules that it names. */
const REFUSALS: Readonly<Record<UnknownRules['what'], (text: string) => string>> = {
  rules: (text) => `the file says it was paired by "${text}", which this version cannot check`,
  'round-robin': (text) =>
    `the file says "${text}": a round-robin is not paired by the rules of a Swiss system`,
  teams: (text) =>
    `the file says "${text}": where teams are paired, record 192 has to name the rules (a code like FIDE_TEAM)`,
  acceleration: (text) =>
    `the file says "${text}", but neither which acceleration it is nor the virtual points (records 250, XXA)`,
};
