import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { askedTournament, boardsOf, checkFile } from '../../checker/index.js';
import type { Board, RoundReport } from '../../checker/index.js';
import { stateBefore } from '../../checker/pair-next.js';
import type { ProgramPairingDocument } from '../../corpus/schema/types/programs-ledger.js';
import { entryPath, programsLedger } from '../../corpus/shipped/programs-ledger.js';
import { editionById, pairRound } from '../../engine/index.js';
import type { Edition, RoundOutcome, RoundState } from '../../engine/index.js';

const CORPUS = new URL('../../corpus/', import.meta.url);
const { entries } = programsLedger();

test('the ledger is what its schema says, and nothing else is', () => {
  const text = readFileSync(new URL('schema/programs-ledger.schema.json', CORPUS), 'utf8');
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true }).compile(
    JSON.parse(text) as object,
  );
  expect(validate(programsLedger()), JSON.stringify(validate.errors)).toBe(true);
  const others = { kind: 'bug', round: 0, extra: 1, seen: 'heard', difference: 'bad', agrees: ['somebody'] };
  for (const [key, value] of Object.entries(others)) {
    const changed = { ...programsLedger(), entries: [{ ...entries[0], [key]: value }] };
    expect(validate(changed), key).toBe(false);
  }
});

test('every entry has a name and a file of its own, and every file an entry', () => {
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  const files = readdirSync(new URL('programs/', CORPUS), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.trf'));
  expect(files.sort()).toEqual(entries.map(({ file }) => file).sort());
});

describe.each(entries.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  const { rule, difference, round, kind, does, rules, agrees } = entry;
  const edition = editionById(entry.edition)!;
  const text = readFileSync(new URL(entryPath(entry), CORPUS), 'utf8');

  test('the rules say what the ledger says of them', () => {
    expect(pairingOf(pairRound(stateOf(text, edition, round), edition))).toEqual(ordered(rules.pairing));
  });

  test('so does the literal reading, unless there are too many players for it', () => {
    const state = stateOf(text, edition, round);
    const isSmall = state.players.length <= edition.literalLimit;
    expect(agrees.some(({ how }) => how === 'test')).toBe(isSmall);
    if (isSmall) expect(pairingOf(edition.byLetter(state))).toEqual(ordered(rules.pairing));
  });

  if (difference !== null)
    test('the program deviates by the rule that the ledger names', () => {
      const { published, deviations } = checkedRound(text, edition, round)!;
      expect(sorted(published)).toEqual(ordered(does.pairing));
      expect(deviations.find((deviation) => deviation.rule === rule)?.kind).toBe(difference);
    });

  test('the program has another pairing, or none', () => {
    expect(does.pairing !== null).toBe(kind === 'defect' || difference !== null);
    if (does.pairing !== null) expect(ordered(does.pairing)).not.toEqual(ordered(rules.pairing));
  });

  if (kind === 'older-edition')
    test('the program is right by the edition before', () => {
      expect(checkedRound(text, editionById('dutch-2017')!, round)!.verdict).toBe('agrees');
    });
});

function stateOf(text: string, edition: Edition, round: number): RoundState {
  const asked = askedTournament(text, { edition, unrated: null, firstColour: null, totalRounds: null });
  if (!asked.ok) throw new Error(JSON.stringify(asked));
  const answer = stateBefore(asked.swissCase, { round });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.state;
}

function checkedRound(text: string, edition: Edition, round: number): RoundReport | undefined {
  const rounds = (number: number): boolean => number === round;
  return checkFile(text, 'file', { edition, standings: null, rounds }).rounds.find(
    (other) => other.round === round,
  );
}

/** Null: no legal pairing. */
function pairingOf(outcome: RoundOutcome | ReturnType<Edition['byLetter']>): string[] | null {
  return outcome.kind === 'paired' ? sorted(boardsOf(outcome.pairs, outcome.bye)) : null;
}

function ordered(pairing: ProgramPairingDocument | null): string[] | null {
  if (pairing === null) return null;
  const { pairs, bye } = pairing;
  const boards = pairs.map(([white, black]) => ({ white, black }));
  return sorted(bye === null ? boards : [...boards, { bye }]);
}

function sorted(boards: readonly Board[]): string[] {
  return boards.map((board) => JSON.stringify(board)).sort();
}
