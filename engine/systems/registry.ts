import type { Rule, RuleConcept } from '../rules/rule.js';
import { SYSTEMS } from './all-systems.js';
import type { SystemNames } from './names.js';
import type { Edition } from './system.js';

/** The editions that this version can pair by, oldest first within a system. */
export const editions: readonly Edition[] = SYSTEMS.flatMap((system) => system.editions);

/** How files name the systems of these editions. */
export const systems: readonly SystemNames[] = SYSTEMS.map(({ names }) => names);

/** The edition with a name like "dutch-2026"; null when this version does not have it. */
export function editionById(id: string): Edition | null {
  return editions.find((edition) => edition.id === id) ?? null;
}

/** What an organiser declares besides the edition. */
export interface Declaration {
  /** A Maxi-tournament. */
  readonly isMaxi: boolean;
  /** Number in the ledger of readings of a doubtful place that is read otherwise; null: all as in the ledger. */
  readonly reading: string | null;
}

/**
 * An edition as it is declared.
 * @throws RangeError when it knows no Maxi-tournaments, or has no such reading.
 */
export function asDeclared(edition: Edition, { isMaxi, reading }: Declaration): Edition {
  const base = isMaxi ? edition.forMaxi : edition;
  if (base === undefined) throw new RangeError(`${edition.id} has no rules for Maxi-tournaments.`);
  if (reading === null) return isMaxi ? { ...base, declared: ['--maxi'] } : base;
  const found = base.otherReadings.find(({ id }) => id === reading);
  if (found === undefined) {
    const possible = base.otherReadings.map(({ id }) => id).join(', ');
    throw new RangeError(`${edition.id} has no reading ${reading}. Possible: ${possible}.`);
  }
  const { forMaxi } = base;
  return {
    ...found.edition,
    declared: [...(isMaxi ? ['--maxi'] : []), `--reading ${reading}`],
    ...(forMaxi === undefined ? {} : { forMaxi: asDeclared(base, { isMaxi: true, reading }) }),
  };
}

/** The edition by which events of today are paired where nothing says otherwise. */
export const defaultEdition: Edition = inForceToday(SYSTEMS[0].editions);

/**
 * The edition of a system in force on a day (ISO date); null for days before the oldest one that has a first day.
 * @param system by default the usual one.
 */
export function editionInForce(day: string, system = defaultEdition.system): Edition | null {
  return (
    editionsOf(system).find(
      ({ from, until }) => from !== null && from <= day && (until === null || day <= until),
    ) ?? null
  );
}

/**
 * The oldest edition of a system that is taken by date: events before its first day are taken for none.
 * @throws Error for a system without one.
 */
export function oldestByDate(system = defaultEdition.system): DatedEdition {
  const edition = editionsOf(system).find((one): one is DatedEdition => one.from !== null);
  if (edition === undefined) throw new Error('no edition is taken by date');
  return edition;
}

/** An edition that is taken by the date of an event. */
export type DatedEdition = Edition & { readonly from: string };

/**
 * The edition of a system that is in force until another takes its place.
 * @throws Error for a system without one.
 */
export function editionInForceToday(system: string): Edition {
  return inForceToday(editionsOf(system));
}

/** The edition of a system that people call by a year; null where none is. */
export function editionOfYear(system: string, year: string): Edition | null {
  return editionsOf(system).find((edition) => yearsOf(edition).includes(year)) ?? null;
}

/** The edition that a code of record 192 names, whatever acceleration it adds; null for others, or no edition. */
export function editionByCode(code: string): Edition | null {
  const wanted = code
    .trim()
    .toUpperCase()
    .replace(/_BAKU$/, '');
  return editions.find((edition) => codesOf(edition).includes(wanted)) ?? null;
}

/**
 * The rule of an edition about something that many systems have.
 * @throws Error when it has none: nobody asks for a bye score where none is fixed.
 */
export function ruleAbout(edition: Edition, concept: RuleConcept): Rule {
  const rule = edition.rules.find((one) => one.concept === concept);
  if (rule === undefined) throw new Error(`${edition.id} has no rule about ${concept}`);
  return rule;
}

/**
 * The rule of an edition with a name.
 * @throws RangeError when it has none of that name.
 */
export function ruleNamed(edition: Edition, id: string): Rule {
  const rule = edition.rules.find((one) => one.id === id);
  if (rule === undefined) throw new RangeError(`${edition.id} has no rule ${id}`);
  return rule;
}

function inForceToday(list: readonly Edition[]): Edition {
  const edition = list.find(({ from, until }) => from !== null && until === null);
  if (edition === undefined) throw new Error('no edition is in force');
  return edition;
}

function editionsOf(system: string): Edition[] {
  return editions.filter((edition) => edition.system === system);
}

/** Programs name an edition by other years, too. */
function codesOf(edition: Edition): string[] {
  return yearsOf(edition).map((year) => edition.code.replace(YEAR_OF_CODE, year));
}

function yearsOf({ code, years }: Edition): string[] {
  return [...(YEAR_OF_CODE.exec(code) ?? []), ...years];
}

const YEAR_OF_CODE = /\d{4}$/;

/** Names of all editions that the product knows of, in this version or a later one. */
export const KNOWN_EDITIONS: readonly string[] = [
  'dutch-1992',
  'dutch-2012',
  'dutch-2015-draft',
  'dutch-2017',
  'dutch-2026',
  'dubov-1997',
  'dubov-2018',
  'dubov-2026',
  'burstein-1998',
  'burstein-2026',
  'lim-1999',
  'lim-2026',
  'double-swiss-2026',
  'team-swiss-2026',
];
