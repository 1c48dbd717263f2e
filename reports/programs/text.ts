import type {
  ProgramEntryDocument,
  ProgramPairingDocument,
  ProgramWitnessDocument,
  ReadingSideDocument,
} from '../../corpus/schema/types/programs-ledger.js';
import { boardsWords } from '../words/boards-words.js';
import { counted } from '../words/numbers.js';
import { readingWords } from '../words/reading-words.js';

/** A program of the ledger with its entries. */
export interface ListedProgram {
  readonly name: string;
  readonly entries: readonly ListedEntry[];
  /** How it reads doubtful places. */
  readonly readings: readonly ReadingSideDocument[];
}

/** An entry, and where its file is for the reader. */
export type ListedEntry = ProgramEntryDocument & { readonly path: string };

/** All programs of the ledger, with what it has of each. */
export function programsText(programs: readonly ListedProgram[]): string {
  const width = Math.max(...programs.map(({ name }) => name.length));
  const lines = programs.map(({ name, entries, readings }) => {
    // Without an entry, the readings name the versions that were examined.
    const examined = entries.length === 0 ? readings : entries;
    const versions = [...new Set(examined.map(({ version }) => version))].join(', ');
    return `${name.padEnd(width)}  ${versions}: ${kindsWords(entries)}`;
  });
  return `${[...lines, '', 'swissproof programs NAME tells what one of them does otherwise.'].join('\n')}\n`;
}

/** The entries of a program in words, each with the command that shows our side. */
export function programText({ name, entries, readings }: ListedProgram): string {
  const title = `${name}: ${counted(entries.length, 'entry', 'entries')}`;
  const ofReadings = readings.length === 0 ? [] : ['', 'Doubtful places:', ...readings.map(readingLine)];
  return `${[title, ...entries.flatMap(entryLines), ...ofReadings].join('\n')}\n`;
}

function readingLine({ reading, edition, version, side, seen }: ReadingSideDocument): string {
  const how = side === 'otherwise' ? 'by the other reading' : 'as swissproof does';
  return `  ${readingWords(reading)}: version ${version} pairs ${edition} ${how} (${READING_SEEN[seen]})`;
}

const READING_SEEN: Readonly<Record<ReadingSideDocument['seen'], string>> = {
  run: 'run on rounds that the reading decides',
  told: 'as others found',
};

/** The command line that repeats what the rules say. */
export function reproduceCommand({ edition, round, path, difference }: ListedEntry): string {
  return difference === null
    ? `swissproof pair --rules ${edition} --round ${round} "${path}"`
    : `swissproof check --rules ${edition} --rounds ${round} "${path}"`;
}

function entryLines(entry: ListedEntry): string[] {
  return [
    '',
    entryTitle(entry),
    `  ${entryFacts(entry)}`,
    ...entryRows(entry).map(([label, text]) => `  ${label === '' ? '' : `${label}:`}`.padEnd(LABEL) + text),
    ...witnessLine(entry),
    `  ${reproduceCommand(entry)}`,
  ];
}

/** Where the words begin. */
const LABEL = 9;

/** The name of an entry and of what kind it is. */
export function entryTitle({ id, kind }: ProgramEntryDocument): string {
  return `${id}: ${KINDS[kind]}`;
}

/** What it is about: version, edition, rule, round. */
export function entryFacts({ version, edition, rule, article, round }: ProgramEntryDocument): string {
  const broken = rule === null ? '' : `, ${rule === article ? rule : `${rule} (article ${article ?? ''})`}`;
  return `version ${version}, ${edition}${broken}, round ${round}`;
}

/** What the program does, what the rules say, and how that is known, each with its label; pairings have none. */
export function entryRows({ does, rules, seen }: ProgramEntryDocument): (readonly [string, string])[] {
  return [
    ['does', does.words],
    ...(does.pairing === null ? [] : [['', pairingWords(does.pairing)] as const]),
    ['rules', rules.words],
    ['', rules.pairing === null ? 'no legal pairing' : pairingWords(rules.pairing)],
    ['seen', SEEN[seen]],
  ];
}

/** Who comes to the pairing of the rules as well; empty: nobody. */
export function entryWitnesses({ agrees }: ProgramEntryDocument): string {
  return agrees.map(witnessWords).join('; ');
}

function witnessLine(entry: ProgramEntryDocument): string[] {
  return entry.agrees.length === 0 ? [] : [`  agree with the rules: ${entryWitnesses(entry)}`];
}

function pairingWords({ pairs, bye }: ProgramPairingDocument): string {
  return boardsWords([
    ...pairs.map(([white, black]) => ({ white, black })),
    ...(bye === null ? [] : [{ bye }]),
  ]);
}

function witnessWords({ name, how }: ProgramWitnessDocument): string {
  return `${name} (${HOW[how]})`;
}

function kindsWords(entries: readonly ProgramEntryDocument[]): string {
  if (entries.length === 0) return 'no entry';
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  return kinds
    .map((kind) => `${KINDS[kind]} ${entries.filter((entry) => entry.kind === kind).length}`)
    .join(', ');
}

const KINDS: Readonly<Record<ProgramEntryDocument['kind'], string>> = {
  defect: 'against the rules',
  'older-edition': 'by an older edition',
  dialect: 'another dialect of the file',
  refusal: 'refused',
  crash: 'crash',
  hang: 'no answer',
};

const SEEN: Readonly<Record<ProgramEntryDocument['seen'], string>> = {
  run: 'the program was run again on this position',
  file: 'its pairing stands in the file, as it came out of a campaign',
};

const HOW: Readonly<Record<ProgramWitnessDocument['how'], string>> = {
  test: 'held by a test',
  run: 'run on this position',
  told: 'as the makers of the file say',
};
