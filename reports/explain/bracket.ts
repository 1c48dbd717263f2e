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
import { counted, pairs, players, points, valueTexts } from '../words/numbers.js';
import { articleOf } from '../words/wording.js';

/** How a bracket is paired, a label in front of each line. */
export function bracketLines(story: BracketStory, edition: string): string[] {
  const { mdps, residents, groups, floats } = story;
  const down = mdps.length === 0 ? '' : `${counted(mdps.length, 'player', 'players')} moved down and `;
  const members = `${down}${counted(residents.length, 'resident', 'residents')}`;
  const rows: (readonly [string, string])[] = [
    ...(mdps.length === 0 ? [] : [['moved down', mdps.map(withScore).join(', ')] as const]),
    ...(residents.every(({ score }) => score === story.score)
      ? []
      : [['residents', residents.map(withScore).join(', ')] as const]),
    ...Object.entries(groups).flatMap(([name, group]) => groupRows(name, group)),
    ['accepted', acceptedWords(story)],
    ...pairRows(story.pairs),
    ...(floats === null ? [] : [[story.isLast ? 'bye' : 'floats', floatSentence(floats, edition)] as const]),
    ...valueRows(story.values, floats?.players ?? []),
  ];
  const name = nameOf(story);
  return [
    `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${members}`,
    ...rows.map(([label, text]) => `  ${label.padEnd(WIDTH)}${text}`),
  ];
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
  return measure === 'count' ? `${value.length} (${whoWords(ids, single)})` : tally(texts);
}

/** A group of the first order with those in it; none for one that is not there, or empty though it need not be there. */
function groupRows(name: string, group: GroupStory): (readonly [string, string])[] {
  const label = GROUPS[name] ?? { name, isAlways: true };
  if (group === null) return [];
  if (isList(group)) return group.length === 0 && !label.isAlways ? [] : [[label.name, list(group)]];
  const parts = Object.entries(group);
  if (parts[0]?.[1].length === 0) return [];
  const words = parts.map(([part, ids]) => `${GROUPS[part]?.name ?? part} ${list(ids)}`);
  return [[label.name, words.join('; ')]];
}

function isList(group: NonNullable<GroupStory>): group is readonly number[] {
  return Array.isArray(group);
}

const GROUPS: Readonly<Partial<Record<string, { readonly name: string; readonly isAlways: boolean }>>> = {
  s1: { name: 'S1', isAlways: true },
  s2: { name: 'S2', isAlways: true },
  limbo: { name: 'Limbo', isAlways: false },
  remainder: { name: 'remainder', isAlways: false },
};

function acceptedWords({ alterations, pairs: made }: BracketStory): string {
  if (made.length === 0) return 'no pair is possible';
  return alterations.length === 0 ? 'the first candidate' : alterations.map(alterationWords).join('; ');
}

function pairRows(made: readonly PairStory[]): (readonly [string, string])[] {
  const names = made.map(({ white, black }) => `${white.id} - ${black.id}`);
  const width = Math.max(...names.map(({ length }) => length)) + 2;
  return made.map((pair, i) => [i === 0 ? 'pairs' : '', `${names[i].padEnd(width)}${colourReason(pair)}`]);
}

function alterationWords({ step, rule, from, to }: Alteration): string {
  if (step === 'resident-exchange') return `exchange [${rule.article}] of ${list(from)} for ${list(to)}`;
  const couples = from.map((id, i) => `${id}-${to[i]}`);
  return `transposition [${rule.article}] ${couples.join(', ')}`;
}

/** The rules on which the candidate has something, one a line, and the names of the others. */
function valueRows(
  values: readonly ValueStory[],
  downfloaters: readonly number[],
): (readonly [string, string])[] {
  const quality = values.filter(({ kind }) => kind !== 'completion');
  const some = quality.filter(({ parts }) => parts.some(({ value }) => value === null || value.length > 0));
  const none = quality.filter((value) => !some.includes(value));
  const rows = some.map(({ id: rule, article, title, parts }) => {
    return `${title} [${articleOf({ rule, article })}]: ${valueWords(parts, downfloaters)}`;
  });
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

function whoWords(ids: readonly number[], single: readonly number[]): string {
  const paired = ids.filter((id) => !single.includes(id));
  const couples = paired.flatMap((id, i) => (i % 2 === 0 ? [[id, paired[i + 1]] as const] : []));
  const alone = ids.filter((id) => single.includes(id));
  return [couples.length === 0 ? [] : [pairs(couples)], alone.length === 0 ? [] : [players(alone)]]
    .flat()
    .join(', ');
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

function list(ids: readonly number[]): string {
  return ids.length === 0 ? 'nobody' : ids.join(', ');
}

const WIDTH = 12;
