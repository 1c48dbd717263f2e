import type { Rule, RuleConcept } from '../../rules/rule.js';
import { SYSTEMS } from '../all-systems.js';
import type { SystemNames } from './names.js';
import type { Choices, Edition } from './system.js';

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
  /**
   * Number in the ledger of readings of a doubtful place that is read otherwise, several like "M1+M12"; null: all as in
   * the ledger. A place that only another declared form of the edition has is read otherwise where the event declares that.
   */
  readonly reading: string | null;
  /** What the rules of the competition choose; absent: what is usual. */
  readonly choices?: Choices;
}

/**
 * An edition as it is declared.
 * @throws RangeError when it knows no Maxi-tournaments, has no such reading, or cannot be declared like that.
 */
export function asDeclared(edition: Edition, { isMaxi, reading, choices = {} }: Declaration): Edition {
  const form = isMaxi ? edition.forMaxi : edition;
  if (form === undefined) throw new RangeError(`${edition.id} has no rules for Maxi-tournaments.`);
  const base = withChoices(form, choices);
  const declared = [...(isMaxi ? ['--maxi'] : []), ...(base.declared ?? [])];
  if (reading === null) return isMaxi ? { ...base, declared } : base;
  const ids = reading.split('+');
  const known = widestForm(base).otherReadings.map(({ id }) => id);
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined)
    throw new RangeError(`${edition.id} has no reading ${unknown}. Possible: ${known.join(', ')}.`);
  const { forMaxi, declarable } = base;
  return {
    ...base.readTogether(ids),
    declared: [...declared, `--reading ${reading}`],
    ...(declarable === undefined
      ? {}
      : {
          declarable: {
            ...declarable,
            as: (others: Choices) =>
              asDeclared(edition, { isMaxi, reading, choices: { ...choices, ...others } }),
          },
        }),
    ...(forMaxi === undefined ? {} : { forMaxi: asDeclared(base, { isMaxi: true, reading }) }),
  };
}

/**
 * An edition with what the rules of the competition choose.
 * @throws RangeError when nothing of the kind can be chosen.
 */
export function withChoices(edition: Edition, choices: Choices): Edition {
  const names = Object.keys(choices);
  if (names.length === 0) return edition;
  const { id, declarable } = edition;
  const unknown = names.find((name) => !declarable?.options.some((option) => option.name === name));
  if (declarable === undefined || unknown !== undefined)
    throw new RangeError(`${id} has nothing to declare by --${unknown ?? names[0]}.`);
  for (const { name, values } of declarable.options) {
    if (!Object.hasOwn(choices, name) || values.includes(choices[name])) continue;
    throw new RangeError(`${id}: --${name} ${choices[name]} is not known. Possible: ${values.join(', ')}.`);
  }
  return declarable.as(choices);
}

/** An edition with all rules that any declared form of it has: for what tells of its rules one by one. */
export function widestForm(edition: Edition): Edition {
  const options = edition.declarable?.options ?? [];
  const forms = options.flatMap(({ name, values }) =>
    values.map((value) => withChoices(edition, { [name]: value })),
  );
  const all = [edition, ...(edition.forMaxi === undefined ? [] : [edition.forMaxi]), ...forms];
  return all.reduce((widest, form) => (form.rules.length > widest.rules.length ? form : widest));
}

/** What a code of record 192 says that begins with that of a system, whatever acceleration it adds. */
export interface SystemOfCode {
  readonly system: string;
  readonly choices: Choices;
}

/**
 * The system that a code names without an edition, and what it declares of its rules; null: none of these.
 * @param among by default those of this version.
 */
export function systemByCode(code: string, among: readonly SystemNames[] = systems): SystemOfCode | null {
  const wanted = plainCode(code);
  for (const { system, code: stem, choicesIn } of among) {
    if (wanted === stem) return { system, choices: {} };
    const choices = wanted.startsWith(`${stem}_`) ? choicesIn?.(wanted.slice(stem.length)) : undefined;
    if (choices !== undefined && choices !== null) return { system, choices };
  }
  return null;
}

/**
 * The day of this version, since the engine knows no clock. An edition that comes into force later is supported, and does
 * not become the default before a release moves this day.
 */
const AS_OF = '2026-11-29';

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
 * The edition of a system that is in force when this version is made.
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
  const wanted = plainCode(code);
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

/** In capital letters, without an acceleration. */
function plainCode(code: string): string {
  return code
    .trim()
    .toUpperCase()
    .replace(/_BAKU$/, '');
}

function inForceToday(list: readonly Edition[]): Edition {
  const edition = list.findLast(({ from }) => from !== null && from <= AS_OF);
  if (edition === undefined) throw new Error('no edition is in force');
  return edition;
}

function editionsOf(system: string): Edition[] {
  return editions.filter((edition) => edition.system === system);
}

/** Programs name an edition by other years, too; a code without a year names a system only. */
function codesOf(edition: Edition): string[] {
  if (!YEAR_OF_CODE.test(edition.code)) return [];
  return yearsOf(edition).map((year) => edition.code.replace(YEAR_OF_CODE, year));
}

function yearsOf({ code, years }: Edition): string[] {
  return [...(YEAR_OF_CODE.exec(code) ?? []), ...years];
}

const YEAR_OF_CODE = /\d{4}$/;

/**
 * The editions of a system, the likeliest for an event of a day first: the one in force, then those that were in force
 * nearest to it. Those that are never taken by date come last, but for events before all that are.
 * @param day ISO date; null where it is not known: then the newest comes first.
 */
export function editionsByLikelihood(day: string | null, system: string): Edition[] {
  const when = daysUntil(day ?? ANY_DAY_TO_COME);
  const isEarly = day !== null && day < oldestByDate(system).from;
  const distance = (edition: Edition): number => {
    const [from, until] = daysOf(edition).map(daysUntil);
    return Math.max(0, from - when, when - until);
  };
  const tier = ({ from }: Edition): number => (from === null && !isEarly ? 1 : 0);
  return editions
    .filter((edition) => edition.system === system)
    .reverse()
    .sort((a, b) => tier(a) - tier(b) || distance(a) - distance(b));
}

const ANY_DAY_TO_COME = '9999-12-31';

/** The days between which an edition was in force; of one that is never taken by date those of its year. */
function daysOf({ id, from, until }: Edition): readonly [string, string] {
  if (from !== null) return [from, until ?? ANY_DAY_TO_COME];
  const year = /\d{4}/.exec(id)?.[0] ?? '0001';
  return [`${year}-01-01`, `${year}-12-31`];
}

/** As many as are needed to tell which of two days is nearer. */
function daysUntil(day: string): number {
  const [year, month, date] = day.split('-').map(Number);
  return year * 365.25 + month * 30.44 + date;
}
