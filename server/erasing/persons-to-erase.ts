import type { PersonField } from '../../corpus/index.js';

/** Personal data of one person in a file, or stored with an entry. */
export interface PersonPart {
  readonly player: string;
  readonly fields: readonly PersonField[];
}

/** Who is erased: everybody, or those who have one of some names and FIDE numbers. */
export class PersonsToErase {
  readonly #values = new Set<string>();

  /** @param person a name or a FIDE number; null: everybody. */
  constructor(readonly person: string | null) {
    if (person !== null) this.#values.add(person.trim());
  }

  /** What to look for in texts: names, as files have them and as sentences do, and FIDE numbers; the longest first. */
  get words(): readonly string[] {
    return [...this.#values].flatMap(forms).sort((a, b) => b.length - a.length);
  }

  /** Takes over by what else somebody is known who is to be erased. Returns whether anything new was learnt. */
  learn(part: PersonPart): boolean {
    if (!isPlayer(part) || !this.has(part)) return false;
    const before = this.#values.size;
    for (const { text } of part.fields) if (isWord(text)) this.#values.add(text.trim());
    return this.#values.size > before;
  }

  /** Whether a part is about them: a player by a whole field, a text by what stands in it. */
  has(part: PersonPart): boolean {
    if (this.person === null) return true;
    return part.fields.some(({ text }) =>
      isPlayer(part) && !text.includes('\t') ? this.#values.has(text.trim()) : this.isIn(text),
    );
  }

  isIn(text: string): boolean {
    return this.words.some((word) => text.includes(word));
  }

  /** A sentence without them. */
  without(text: string): string {
    return this.words.reduce((left, word) => left.replaceAll(word, ERASED), text);
  }
}

export const ERASED = '(erased)';

function isPlayer({ player }: PersonPart): boolean {
  return /^\d+$/.test(player);
}

/** Names, and numbers that are not a year of birth. */
function isWord(text: string): boolean {
  const value = text.trim();
  return value !== '' && value !== '0' && !text.includes('\t') && !/^\d{4}(?:[/.-]\d{1,2}){0,2}$/.test(value);
}

function forms(value: string): string[] {
  const [last, first, ...more] = value.split(',').map((part) => part.trim());
  return first === undefined || first === '' || more.length > 0 ? [value] : [value, `${first} ${last}`];
}
