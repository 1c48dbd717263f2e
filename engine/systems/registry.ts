import type { Rule, RuleConcept } from '../rules/rule.js';
import { SYSTEMS } from './all-systems.js';
import type { Edition } from './system.js';

/** The editions that this version can pair by, oldest first within a system. */
export const editions: readonly Edition[] = SYSTEMS.flat();

const [USUAL] = SYSTEMS;

/** The edition with a name like "dutch-2026"; null when this version does not have it. */
export function editionById(id: string): Edition | null {
  return editions.find((edition) => edition.id === id) ?? null;
}

/** The edition by which events of today are paired where nothing says otherwise. */
export const defaultEdition: Edition = inForceToday(USUAL);

/** The edition of the usual system in force on a day (ISO date); null for days before the oldest known one. */
export function editionInForce(day: string): Edition | null {
  return USUAL.find(({ from, until }) => from <= day && (until === null || day <= until)) ?? null;
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
  const edition = list.find(({ until }) => until === null);
  if (edition === undefined) throw new Error('no edition is in force');
  return edition;
}

/** Programs name an edition by other years, too. */
function codesOf({ code, years }: Edition): string[] {
  return [code, ...years.map((year) => code.replace(/\d{4}$/, year))];
}

/** Names of all editions that the product knows of, in this version or a later one. */
export const KNOWN_EDITIONS: readonly string[] = [
  'dutch-1992',
  'dutch-2012',
  'dutch-2015-draft',
  'dutch-2017',
  'dutch-2026',
  'dubov-1997',
  'dubov-2026',
  'burstein-1998',
  'burstein-2026',
  'lim-1999',
  'lim-2026',
  'double-swiss-2026',
  'team-swiss-2026',
];
