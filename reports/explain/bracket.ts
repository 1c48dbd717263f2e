import type {
  Alteration,
  BracketStory,
  GroupStory,
  PairStory,
  PlayerScore,
  SidePart,
  ValueStory,
} from '../../checker/index.js';
import { nameOf } from './answers.js';
import { colourReason, floatSentence } from './pairs.js';
import { cite } from '../words/names.js';
import { withNames } from '../words/person.js';
import type { People } from '../words/person.js';
import {
  counted,
  idList,
  inUnits,
  pairs,
  participants,
  players,
  points,
  valueTexts,
} from '../words/numbers.js';
import { floatWords, participantsOf, wordsOf } from '../words/words-of.js';

/** How a bracket is paired, a label in front of each line. */
export function bracketLines(story: BracketStory, edition: string, people?: People | null): string[] {
  const { title, rows } = bracketWords(story, edition, people);
  return [title, ...rows.map(([label, text]) => `  ${label.padEnd(WIDTH)}${text}`)];
}

/** What is told of a bracket: in rows, each with a label unless that is the label above. */
export interface BracketWords {
  readonly title: string;
  readonly rows: readonly (readonly [label: string, text: string])[];
}

/** How a bracket is paired. The rows that list its members are a table of numbers, the sentences have names. */
export function bracketWords(story: BracketStory, edition: string, people?: People | null): BracketWords {
  const { mdps, residents, groups, floats } = story;
  const { cameIn } = floatWords(story.kind, edition);
  const who = participantsOf(edition);
  const down = mdps.length === 0 ? '' : `${participants(mdps.length, who)} ${cameIn} and `;
  const members = story.isOnlyBye
    ? participants(residents.length, who)
    : `${down}${counted(residents.length, 'resident', 'residents')}`;
  const rows: (readonly [string, string])[] = [
    ...(mdps.length === 0 ? [] : [[cameIn, mdps.map(withScore).join(', ')] as const]),
    ...(story.isOnlyBye || residents.every(({ score }) => score === story.score)
      ? []
      : [['residents', residents.map(withScore).join(', ')] as const]),
    ...Object.entries(groups).flatMap(([name, group]) => groupRows(name, group, story, edition)),
    ...(story.isOnlyBye ? [] : [['accepted', acceptedWords(story, edition)] as const]),
    ...pairRows(story.pairs, edition),
    ...(floats === null
      ? []
      : [[story.givesBye ? 'bye' : 'floats', floatSentence(floats, story, edition)] as const]),
    ...valueRows(story.values, floats?.players ?? [], edition),
  ];
  const name = nameOf(story, edition);
  return {
    title: `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${members}`,
    rows: rows.map(([label, text]) => [label, withNames(text, people)]),
  };
}

/**
 * A part of a value in words: a number and who counts, or the list of scores or differences.
 * @param single those who count alone; the others come in pairs.
 */
export function partWords(part: SidePart, single: readonly number[]): string {
  const { measure, value, players: ids } = part;
  if (value === null) return 'impossible';
  const texts = valueTexts(part);
  if (texts.length === 0) return 'none';
  if (measure !== 'count') return tally(texts);
  // Of the following scoregroup it is said how many it needs, not who they are.
  if (ids.length === 0) return String(value.length);
  // Where as many are named as are counted, none of them stands for a pair.
  const alone = ids.length === value.length ? ids : single;
  return `${value.length} (${whoWords(ids, alone)})`;
}

/** A group of the first order with those in it; none for one that is not there, or empty though it need not be there. */
function groupRows(
  name: string,
  group: GroupStory,
  story: BracketStory,
  edition: string,
): (readonly [string, string])[] {
  const { groups } = wordsOf(edition);
  const label = groups[name] ?? { name, isAlways: true };
  if (group === null) return [];
  if (isList(group))
    return group.length === 0 && !label.isAlways
      ? []
      : [[label.name, label.hasFigures === true ? figureList(group, story, edition) : membersOf(group)]];
  const parts = Object.entries(group);
  if (parts[0]?.[1].length === 0) return [];
  const words = parts.map(([part, ids]) => `${groups[part]?.name ?? part} ${membersOf(ids)}`);
  return [[label.name, words.join('; ')]];
}

/** "4 (BH 5.5, SB 12.25), 2 (BH 5, SB 11)". */
function figureList(
  ids: readonly number[],
  { mdps, residents, broughtUp }: BracketStory,
  edition: string,
): string {
  const names = wordsOf(edition).figures;
  const figuresOf = new Map(
    [...mdps, ...residents, ...broughtUp].map(({ id, figures = {} }) => [id, Object.entries(figures)]),
  );
  return ids
    .map((id) => {
      const own = (figuresOf.get(id) ?? []).map(
        ([name, { measure, value }]) => `${names[name] ?? name} ${inUnits(measure, value)}`,
      );
      return own.length === 0 ? String(id) : `${id} (${own.join(', ')})`;
    })
    .join(', ');
}

/** Numbers alone. */
function membersOf(ids: readonly number[]): string {
  return withNames(idList(ids), null);
}

function isList(group: NonNullable<GroupStory>): group is readonly number[] {
  return Array.isArray(group);
}

function acceptedWords({ alterations, pairs: made }: BracketStory, edition: string): string {
  if (alterations.length === 0) return made.length === 0 ? 'no pair is possible' : 'the first candidate';
  return alterations.map((alteration) => alterationWords(alteration, edition)).join('; ');
}

function alterationWords(alteration: Alteration, edition: string): string {
  const { step, rule, from, to } = alteration;
  const words = wordsOf(edition).alterations[step];
  return words?.(alteration) ?? `${rule.title} [${rule.article}]: ${idList(from)} and ${idList(to)}`;
}

function pairRows(made: readonly PairStory[], edition: string): (readonly [string, string])[] {
  const names = made.map(({ white, black }) => `${white.id} - ${black.id}`);
  const width = Math.max(...names.map(({ length }) => length)) + 2;
  return made.map((pair, i) => [
    i === 0 ? 'pairs' : '',
    `${names[i].padEnd(width)}${colourReason(pair, edition)}`,
  ]);
}

/** The rules on which the candidate has something, one a line, and the names of the others. */
function valueRows(
  values: readonly ValueStory[],
  downfloaters: readonly number[],
  edition: string,
): (readonly [string, string])[] {
  const quality = values.filter(({ kind }) => kind !== 'completion');
  const some = quality.filter(({ parts }) => parts.some(({ value }) => value === null || value.length > 0));
  const none = quality.filter((value) => !some.includes(value));
  const rows = some.map(
    (value) => `${value.title} [${cite(value, edition)}]: ${valueWords(value.parts, downfloaters)}`,
  );
  const rest = none.length === 0 ? [] : [`nothing counts on ${none.map(({ id }) => id).join(', ')}`];
  return [...rows, ...rest].map((text, i) => [i === 0 ? 'criteria' : '', text] as const);
}

/** The criterion on the following bracket has a part for each thing that it looks at there. */
function valueWords([first, ...more]: readonly SidePart[], downfloaters: readonly number[]): string {
  if (more.length === 0) return partWords(first, downfloaters);
  const rest = more.map(
    (part) => `${part.measure === 'score' ? 'scores' : 'PSD'} ${partWords(part, part.players)}`,
  );
  return [`that bracket leaves over ${partWords(first, first.players)}`, ...rest].join(', ');
}

/** Numbers alone. */
function whoWords(ids: readonly number[], single: readonly number[]): string {
  const paired = ids.filter((id) => !single.includes(id));
  const couples = paired.flatMap((id, i) => (i % 2 === 0 ? [[id, paired[i + 1]] as const] : []));
  const alone = ids.filter((id) => single.includes(id));
  const words = [couples.length === 0 ? [] : [pairs(couples)], alone.length === 0 ? [] : [players(alone)]];
  return withNames(words.flat().join(', '), null);
}

/** Equal neighbours are counted: "1 (4 times), 0.5". */
function tally(texts: readonly string[]): string {
  const groups: { text: string; times: number }[] = [];
  for (const text of texts) {
    const last = groups.at(-1);
    if (last?.text === text) last.times += 1;
    else groups.push({ text, times: 1 });
  }
  return groups.map(({ text, times }) => (times === 1 ? text : `${text} (${times} times)`)).join(', ');
}

function withScore({ id, score }: PlayerScore): string {
  return `${id} (${points(score)})`;
}

const WIDTH = 12;
