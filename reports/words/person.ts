import { displayName } from './display-name.js';

/** The names by which a report calls players, or teams, by starting number. A map of persons is one. */
export interface People {
  get(id: number): { readonly name: string } | undefined;
  /** The numbers and names are those of teams; absent: of players. */
  readonly isOfTeams?: boolean;
}

/** A starting number in a sentence, marked for {@link withNames}, which puts the name before it. */
export function person(id: number): string {
  return `${OPEN}${id}${CLOSE}`;
}

/** The names of those in a list, which are players by default. */
export function peopleOf(
  list: readonly { readonly id: number; readonly name: string }[],
  isOfTeams = false,
): People {
  const byId = new Map(list.map((one) => [one.id, one]));
  return { get: (id) => byId.get(id), isOfTeams };
}

/** The names that a report has; null: none. */
export function peopleIn({
  people,
  isOfTeams = false,
}: {
  readonly people?: People;
  readonly isOfTeams?: boolean;
}): People | null {
  return people === undefined ? null : { get: (id) => people.get(id), isOfTeams };
}

/**
 * Returns a text with the names before the marked numbers: "player 5" becomes "Patricia Example (5)", a pair "5-12"
 * becomes "Patricia Example (5) – Ivan Example (12)". Who has no name keeps the number alone.
 * @param people null: all numbers stay alone, as in documents for other programs.
 */
export function withNames(text: string, people: People | null | undefined): string {
  if (!text.includes(OPEN)) return text;
  return text.replace(LIST, (list: string, noun: string | undefined = '') => {
    const marked = list.slice(noun.length);
    const names = new Map(
      Array.from(marked.matchAll(MARKED), ([, id]) => [id, shownName(people?.get(Number(id)), people)]),
    );
    if ([...names.values()].every((name) => name === '')) return `${noun}${marked.replace(MARKED, '$1')}`;
    const named = marked.replace(PAIRED, (_, dash: string | undefined, id: string) => {
      const name = names.get(id) ?? '';
      return `${dash === undefined ? '' : ' – '}${name === '' ? `${singular(noun)}${id}` : `${name} (${id})`}`;
    });
    return /^[A-Z]/.test(noun) ? `${named.charAt(0).toUpperCase()}${named.slice(1)}` : named;
  });
}

/** Returns a sentence of somebody else, like that of a parser, with its numbers of players marked. */
export function markedPlayers(sentence: string): string {
  return sentence.replace(
    /\b([Pp]layers?) (\d+)\b(?: and (\d+)\b)?/g,
    (_, noun: string, one: string, other: string | undefined) =>
      `${noun} ${person(Number(one))}${other === undefined ? '' : ` and ${person(Number(other))}`}`,
  );
}

/** Two noncharacters of Unicode, which text files do not contain. */
const OPEN = '\uFDD0';
const CLOSE = '\uFDD1';

const MARK = `${OPEN}(\\d+)${CLOSE}`;
const MARKED = new RegExp(MARK, 'g');
const PAIRED = new RegExp(`(-)?${MARK}`, 'g');
/** A list of marked numbers, with the noun before it. "moved-down player" is no such noun: it says something of the player. */
const LIST = new RegExp(
  `((?<!moved-down )\\b(?:[Tt]he )?(?:[Pp]layers?|[Tt]eams?|number) )?${MARK}(?:(?:, | and | or | = |-)${MARK})*`,
  'g',
);

/** Returns the name of a participant for lists; empty: there is none. */
export function nameOf(id: number, people: People | null | undefined): string {
  return shownName(people?.get(id), people);
}

/** "Surname, Forename" of a player as it is spoken; the name of a team as it is. Empty: there is none. */
function shownName(found: { readonly name: string } | undefined, people: People | null | undefined): string {
  const name = found?.name ?? '';
  return people?.isOfTeams === true ? name.trim().replace(/\s+/g, ' ') : displayName(name);
}

/** "player " for "the players ". */
function singular(noun: string): string {
  const [word] = noun.toLowerCase().split(' ').slice(-2);
  return word === undefined || word === '' ? '' : `${word.replace(/s$/, '')} `;
}
