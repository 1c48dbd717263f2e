import { pick } from './pick.js';
import type { Random } from './pick.js';

/** Changes a text as accidents and forgers do: by bytes, lines, and members of JSON. The result can be the same text. */
export function mutateText(text: Buffer, random: Random): Buffer {
  return pick(MUTATIONS, random)(text, random);
}

type TextMutation = (text: Buffer, random: Random) => Buffer;

const MUTATIONS: readonly TextMutation[] = [
  // A bit of a byte.
  (text, random) => {
    const changed = Buffer.from(text);
    changed[placeIn(text, random)] ^= 1 << Math.floor(random() * 8);
    return changed;
  },
  // Bytes that are gone, or too many.
  (text, random) => replaced(text, placeIn(text, random), 1 + Math.floor(random() * 4), ''),
  (text, random) => replaced(text, placeIn(text, random), 0, pick(BYTES, random)),
  (text, random) => replaced(text, placeIn(text, random), 1, pick(DIGITS, random)),
  (text, random) => replaced(text, digitIn(text, random), 1, pick(DIGITS, random)),
  (text, random) => text.subarray(0, placeIn(text, random)),
  (text) => Buffer.concat([Buffer.from('\uFEFF'), text]),
  // Lines twice, gone, or at each other's place.
  ofLines((lines, one) => [...lines.slice(0, one + 1), ...lines.slice(one)]),
  ofLines((lines, one) => lines.filter((_, index) => index !== one)),
  ofLines((lines, one, other) =>
    lines.map((line, index) => (index === one ? lines[other] : index === other ? lines[one] : line)),
  ),
  // A member twice: with the same value, or with another one before or behind it.
  ofMembers((member) => `${member},${member}`),
  ofMembers((member, other) => `${valueOf(member, other)},${member}`),
  ofMembers((member, other) => `${member},${valueOf(member, other)}`),
  ofMembers((member, other) => valueOf(member, other)),
  // Other spellings of the same number.
  ofNumbers((number) => `${number}.0`),
  ofNumbers((number) => `${number}e0`),
  ofNumbers((number) => `0${number}`),
  ofNumbers((number) => `-${number}`),
  ofNumbers((number) => `${number}e400`),
];

/** The name of a member with the value of another one. */
function valueOf(member: string, other: string): string {
  const end = (one: string): number => one.indexOf('":') + 2;
  return member.slice(0, end(member)) + other.slice(end(other));
}

function placeIn(text: Buffer, random: Random): number {
  return Math.floor(random() * text.length);
}

function digitIn(text: Buffer, random: Random): number {
  const at = placeIn(text, random);
  const found = text.subarray(at).findIndex((byte) => byte >= 48 && byte <= 57);
  return found === -1 ? at : at + found;
}

function replaced(text: Buffer, from: number, count: number, by: string): Buffer {
  return Buffer.concat([text.subarray(0, from), Buffer.from(by), text.subarray(from + count)]);
}

function ofLines(
  change: (lines: readonly string[], one: number, other: number) => readonly string[],
): TextMutation {
  return (text, random) => {
    const lines = text.toString().split('\n');
    const [one, other] = [0, 1].map(() => Math.floor(random() * lines.length));
    return Buffer.from(change(lines, one, other).join('\n'));
  };
}

/** Replaces a member whose value is a text, a number or a word. */
function ofMembers(change: (member: string, other: string) => string): TextMutation {
  return (bytes, random) => {
    const text = bytes.toString();
    const members = [...text.matchAll(/"[a-zA-Z]+": ?(?:"(?:[^"\\]|\\.)*"|-?\d+|true|false|null)/g)];
    if (members.length === 0) return bytes;
    const [own, other] = [pick(members, random), pick(members, random)];
    return Buffer.from(
      text.slice(0, own.index) + change(own[0], other[0]) + text.slice(own.index + own[0].length),
    );
  };
}

function ofNumbers(change: (number: string) => string): TextMutation {
  return (bytes, random) => {
    const text = bytes.toString();
    const numbers = [...text.matchAll(/(?<=[[:,] ?)\d+(?=[\],}\n])/g)];
    if (numbers.length === 0) return bytes;
    const own = pick(numbers, random);
    return Buffer.from(text.slice(0, own.index) + change(own[0]) + text.slice(own.index + own[0].length));
  };
}

const BYTES = [
  ' ',
  '\n',
  '0',
  '1',
  '-',
  '"',
  ',',
  '{',
  '}',
  '[',
  ']',
  '\\',
  '\0',
  '\u00e9',
  '\uFEFF',
  'null,',
];
const DIGITS = ['0', '1', '2', '5', '9'];
