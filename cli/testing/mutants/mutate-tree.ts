import { pick } from './pick.js';
import type { Random } from './pick.js';

/**
 * A copy of a value of JSON with one change: another value, a member or an item more, less or elsewhere, a part exchanged with
 * another one, or taken from another document. The result can be the same value.
 * @param donors documents of the same kind.
 */
export function mutateTree<T>(document: T, donors: readonly unknown[], random: Random): T {
  const root = { document: structuredClone(document) as unknown };
  const place = anyPlace(root, random);
  pick(random() < 0.8 ? ALIKE : UNLIKE, random)(place, { places: placesIn(root), donors, random });
  return (root.document ?? null) as T;
}

/** A place by a way from the root on: large parts are taken more often than small ones, but not as much more as they are larger. */
function anyPlace(holder: object, random: Random): Place {
  const members = Object.entries(holder).map(
    ([key, value]: [string, unknown]) => [key, value, Math.sqrt(JSON.stringify(value).length)] as const,
  );
  let left = random() * members.reduce((sum, [, , size]) => sum + size, 0);
  const [key, value] = members.find(([, , size]) => (left -= size) < 0) ?? members[members.length - 1];
  const ends = !isObject(value) || Object.keys(value).length === 0 || random() < 0.1;
  return ends ? { holder: holder as Record<string, unknown>, key } : anyPlace(value, random);
}

/** Where a value is: a member of an object, or an item of a list. */
interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

interface Around {
  readonly places: readonly Place[];
  readonly donors: readonly unknown[];
  readonly random: Random;
}

type TreeMutation = (place: Place, around: Around) => void;

/** What a schema can still describe: a value like the one it replaces. */
const ALIKE: readonly TreeMutation[] = [
  ...Array<TreeMutation>(2).fill((place, { random }) => {
    const value = place.holder[place.key];
    if (Array.isArray(value)) pick(LIST_MUTATIONS, random)(value, random);
    else if (typeof value === 'number') place.holder[place.key] = value + pick(STEPS, random);
    else if (typeof value === 'boolean') place.holder[place.key] = !value;
    else if (typeof value === 'string') place.holder[place.key] = pick(TEXT_MUTATIONS, random)(value, random);
  }),
  (place, around) => {
    const other = samePlace(place, around);
    place.holder[place.key] = structuredClone(other.holder[other.key]);
  },
  (place, around) => {
    exchange(place, samePlace(place, around));
  },
  (place, { donors, random }) => {
    const theirs = placesIn({ document: structuredClone(pick(donors, random)) });
    const same = theirs.filter(({ key, holder }) => key === place.key && isAlike(holder, place.holder));
    if (same.length === 0) return;
    const other = pick(same, random);
    place.holder[place.key] = other.holder[other.key];
  },
  ({ holder, key }) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
  },
];

/** What a schema refuses more often than not. */
const UNLIKE: readonly TreeMutation[] = [
  ({ holder, key }, { random }) => {
    holder[key] = typeof holder[key] === 'number' ? pick(NUMBERS, random) : pick(VALUES, random);
  },
  (place, { places, random }) => {
    exchange(place, pick(places, random));
  },
  ({ holder, key }) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else Reflect.deleteProperty(holder, key);
  },
  ({ holder, key }, { random }) => {
    const value = holder[key];
    if (isObject(value) && !Array.isArray(value)) pick(OBJECT_MUTATIONS, random)(value, random);
  },
];

/** Both are copies: where one is within the other, nothing becomes part of itself. */
function exchange(one: Place, other: Place): void {
  const [own, theirs] = [one, other].map(({ holder, key }) => structuredClone(holder[key]));
  one.holder[one.key] = theirs;
  other.holder[other.key] = own;
}

const LIST_MUTATIONS: readonly ((list: unknown[], random: Random) => void)[] = [
  (list) => void list.reverse(),
  (list) => void list.pop(),
  (list) => void list.shift(),
  (list, random) => list.length > 0 && void list.push(structuredClone(pick(list, random))),
  (list, random) => {
    const [one, other] = [0, 1].map(() => Math.floor(random() * list.length));
    if (list.length > 0) [list[one], list[other]] = [list[other], list[one]];
  },
  (list, random) => void list.splice(Math.floor(random() * list.length)),
];

const OBJECT_MUTATIONS: readonly ((object: Record<string, unknown>, random: Random) => void)[] = [
  (object, random) => {
    const [name, value] = pick([...UNHASHED, [pick(NAMES, random), pick(VALUES, random)] as const], random);
    // Defined, not assigned: "__proto__" becomes a member like the others.
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  },
  (object, random) => {
    const keys = Object.keys(object);
    if (keys.length === 0) return;
    const [one, other] = [pick(keys, random), pick(keys, random)];
    [object[one], object[other]] = [object[other], object[one]];
  },
  (object, random) => {
    const keys = Object.keys(object);
    if (keys.length === 0) return;
    const key = pick(keys, random);
    object[`${key}s`] = object[key];
    Reflect.deleteProperty(object, key);
  },
];

const TEXT_MUTATIONS: readonly ((text: string, random: Random) => string)[] = [
  (text) => `${text} `,
  (text) => text.slice(0, -1),
  (text) => text.toUpperCase(),
  (text) => text.normalize('NFD'),
  () => '',
  (text, random) => {
    const at = Math.floor(random() * (text.length + 1));
    return text.slice(0, at) + pick(CHARACTERS, random) + text.slice(at + Math.floor(random() * 2));
  },
  (text, random) => {
    const lines = text.split('\n');
    const [one, other] = [0, 1].map(() => Math.floor(random() * lines.length));
    [lines[one], lines[other]] = [lines[other], lines[one]];
    return lines.join('\n');
  },
];

const STEPS = [1, -1, 1, -1, 5, -5, 10, -10];
const NUMBERS = [0, 1, -1, 2, 9999, 1e6, 2 ** 31, 2 ** 53, 1e21, 0.5];
/** Members that the hash of an entry does not cover, or that decide what it covers. */
const UNHASHED: readonly (readonly [name: string, value: unknown])[] = [
  ['erased', true],
  ['erasable', []],
  ['form', 2],
];
const NAMES = ['__proto__', 'constructor', 'toString', 'file', 'persons', 'why'];
const VALUES: readonly unknown[] = [null, true, false, 0, 1, '', 'x', [], {}, [0], ['x']];
const CHARACTERS = [
  '0',
  '1',
  '9',
  'W',
  'B',
  'w',
  'b',
  '+',
  '-',
  '=',
  ' ',
  '\n',
  '\u202e',
  '\u00df',
  '\0',
  '#',
];

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

/** A place of the same name; of items of lists, a place beside it. */
function samePlace({ holder, key }: Place, { places, random }: Around): Place {
  return pick(
    places.filter((other) => (Array.isArray(holder) ? other.holder === holder : other.key === key)),
    random,
  );
}

function isAlike(one: object, other: object): boolean {
  return Array.isArray(one) === Array.isArray(other);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
