import type { EventDate, Tournament } from '../../corpus/index.js';
import {
  defaultEdition,
  editionInForce,
  editionInForceToday,
  editions,
  editionsByLikelihood,
  pairsTeams,
} from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import type { AccelerationOption } from '../case/acceleration.js';
import type { ChoiceSource, UnclearDate, UnknownRulesKind } from './choice-source.js';
import { namedRules } from './named-rules.js';
import type { NamedRules } from './named-rules.js';
import type { EditionChoice } from '../report.js';

/** By which edition a file is to be checked, by what it says of itself. */
export type CalledFor =
  | {
      readonly kind: 'edition';
      readonly edition: Edition;
      readonly chosenBy: EditionChoice['chosenBy'];
      readonly source: ChoiceSource;
    }
  | OpenEdition
  | {
      readonly kind: 'refused';
      readonly record: '192' | '092';
      readonly text: string;
      readonly what: UnknownRulesKind;
    };

/** Its date does not tell the edition: what its rounds agree with has to. */
export interface OpenEdition {
  readonly kind: 'open';
  readonly date: UnclearDate;
  /** Those that the date allows, or that are in use, the likeliest first. */
  readonly likely: readonly Edition[];
  /** Where none of these fits: the others of the system, the likeliest first. */
  readonly others: readonly Edition[];
}

/**
 * What a file calls for: by its code (record 192, or the words of record 092), else by its date, else the edition of today.
 * @param acceleration other than "auto" it replaces an acceleration that the file does not name.
 * @param rules what the file says about its rules, where the caller knows it.
 */
export function calledFor(
  tournament: Tournament,
  acceleration: AccelerationOption = 'auto',
  rules = namedRules(tournament),
): CalledFor {
  const words = withAcceleration(rules, acceleration);
  // Words that only say that teams are paired name no other rules than the edition for teams.
  const isAboutTeams = words?.says.kind === 'unknown' && words.says.what === 'teams';
  const named = isAboutTeams && tournament.kind === 'team' ? null : words;
  if (named?.says.kind === 'unknown') {
    const { record, text, says } = named;
    return { kind: 'refused', record, text, what: says.what };
  }
  const fixed = named?.says.edition ?? null;
  if (named !== null && fixed !== null) {
    const { record, text } = named;
    return { kind: 'edition', edition: fixed, chosenBy: 'file', source: { kind: 'record', record, text } };
  }
  const system = named?.says.system ?? usualSystem(tournament);
  const { startDate } = tournament;
  if (startDate !== null) return byDate(startDate, system);
  return {
    kind: 'edition',
    edition: editionInForceToday(system),
    chosenBy: 'default',
    source: { kind: 'default', isSystemNamed: named !== null },
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
  if (first !== undefined && first !== null && inForce.every((edition) => edition === first))
    return { kind: 'edition', edition: first, chosenBy: 'date', source: { kind: 'date', date } };
  const likely = [...new Set(inForce.filter((edition) => edition !== null))];
  const all = editionsByLikelihood(days.at(0) ?? null, system);
  const inUse = days.length === 0 ? all.filter(({ from }) => from !== null) : likely;
  const isKnown = days.length > 0 && likely.length > 0 && !inForce.includes(null);
  return {
    kind: 'open',
    date: { date, system, inForce: inForce.map((edition) => edition?.id ?? null) },
    likely: inUse,
    others: isKnown ? [] : all.filter((edition) => !inUse.includes(edition)),
  };
}
