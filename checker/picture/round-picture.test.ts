import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { chooseEdition, explainTournament } from '../index.js';
import type { PicturedBracket, RoundReport, TournamentReport } from '../index.js';
import { checkFile } from '../check-file.js';
import { parseTrf } from '../../corpus/index.js';
import { editionById } from '../../engine/index.js';
import { generate } from '../../generator/index.js';

const FOLDER = new URL('../../corpus/wrong-rounds/', import.meta.url);
const [{ text: foreign }] = generate({ players: 31, rounds: 6 }, { seed: 'pictures', count: 1 });

const CHECKED: readonly TournamentReport[] = [
  ...readdirSync(FOLDER).map((file) =>
    checkFile(readFileSync(new URL(file, FOLDER)), file, {
      edition: editionById(`dutch-${file.replace('.trf', '').slice(-4)}`),
      isPictured: true,
    }),
  ),
  ...['dubov-2026', 'dubov-1997', 'dutch-1992'].map((id) =>
    checkFile(foreign, id, { edition: editionById(id), isPictured: true }),
  ),
];
const DEVIATING = CHECKED.flatMap(({ file, rounds }) =>
  rounds
    .filter(({ deviations }) => deviations.length > 0)
    .map((round): [string, RoundReport] => [`${file}, round ${round.round}`, round]),
);

describe('the picture of a deviating round', () => {
  it.each(DEVIATING)('%s', (_, round) => {
    const { picture, deviations, published } = round;
    const brackets = picture?.brackets ?? [];
    const participants = published.flatMap((board) =>
      'bye' in board ? [board.bye] : [board.white, board.black],
    );
    expect(picture?.players.map(({ id }) => id).sort(numerically)).toEqual(participants.sort(numerically));
    expect(new Set(brackets.flatMap(membersOf))).toEqual(new Set(participants));

    const drawn = brackets.flatMap((bracket) => bracket.published?.pairs ?? []);
    const pairs = published.flatMap((board) => ('bye' in board ? [] : [board]));
    expect(drawn).toHaveLength(pairs.length);
    for (const { higher, lower, white } of drawn)
      expect(pairs).toContainEqual({ white, black: white === higher ? lower : higher });

    const marked = brackets.flatMap(({ deviation }) => (deviation === null ? [] : [deviation]));
    expect(marked).toEqual(deviations.map((_one, index) => index));
    for (const bracket of brackets) {
      if (bracket.deviation === null) continue;
      const found = deviations[bracket.deviation];
      expect([bracket.score, bracket.kind]).toEqual([found.bracket, found.bracketKind]);
      expect(bracket.published?.pairs.map(({ higher, lower }) => [higher, lower])).toEqual(
        found.published.pairs,
      );
      expect(bracket.published?.floaters).toEqual(found.published.downfloaters);
      expect(bracket.reference === null).toBe(found.reference === null);
      if (found.consequenceOf === null)
        expect(bracket.reference?.floaters).toEqual(found.reference?.downfloaters);
      for (const id of sidesOf(bracket)) expect(membersOf(bracket)).toContain(id);
    }
  });

  it('shows players moved down in some systems, brought up in others', () => {
    const all = DEVIATING.flatMap(([, { picture }]) => picture?.brackets ?? []);
    expect(all.some(({ movedDown }) => movedDown.length > 0)).toBe(true);
    expect(all.some(({ broughtUp }) => broughtUp.length > 0)).toBe(true);
  });
});

test('what was played before: colours of games, and who met a higher or lower score', () => {
  const text = [
    '012 Known',
    '092 Individual: Swiss-System (FIDE Dutch 2026)',
    'XXR 3',
    '001    1      A                                 2400                             1.5    1     3 w 1     2 b =     4 w  ',
    '001    2      B                                 2300                             1.5    2     4 b 1     1 w =     3 w  ',
    '001    3      C                                 2200                             0.0    4     1 b 0     4 w 0     2 b  ',
    '001    4      D                                 2100                             1.0    3     2 w 0     3 b 1     1 b  ',
  ].join('\n');
  const { rounds } = checkFile(text, 'known', { isPictured: true });
  const players = rounds.at(-1)?.picture?.players ?? [];
  expect(players.map(({ id, name, score, past }) => [id, name, score, past])).toEqual([
    [1, 'A', 15, [white(null), black(null)]],
    [2, 'B', 15, [black(null), white(null)]],
    [4, 'D', 10, [white(null), black(null)]],
    [3, 'C', 0, [black(null), white(null)]],
  ]);
});

test('nothing is pictured that was not asked for', () => {
  const report = checkFile(foreign, 'open.trf', { edition: editionById('dubov-2026') });
  expect(report.verdict).toBe('deviates');
  expect(report).not.toHaveProperty('picture');
  for (const round of report.rounds) expect(round).not.toHaveProperty('picture');
  const pictured = checkFile(foreign, 'open.trf', { edition: editionById('dubov-2026'), isPictured: true });
  const without = { ...pictured, rounds: pictured.rounds.map(({ picture, ...round }) => round) };
  delete (without as { picture?: unknown }).picture;
  expect(without).toEqual(report);
});

test.each(['dutch-2026', 'dubov-2026'])('a round that %s pairs, as it is explained', (id) => {
  const { tournament } = parseTrf(foreign);
  const decision = chooseEdition(tournament!, editionById(id));
  if (!decision.ok) throw new Error(decision.message);
  const options = { round: 4, firstColour: null, totalRounds: null, questions: [] };
  const answer = explainTournament(tournament!, decision, { ...options, isPictured: true });
  if (!answer.ok || answer.report.story.kind !== 'paired') throw new Error('not paired');
  const { picture, story } = answer.report;
  expect(picture?.brackets.map(({ reference }) => reference?.pairs.map(({ white }) => white))).toEqual(
    story.brackets.map(({ pairs }) => pairs.map(({ white }) => white.id)),
  );
  expect(picture?.brackets.every(({ published }) => published === null)).toBe(true);
  const bare = explainTournament(tournament!, decision, options);
  expect(bare.ok && bare.report).not.toHaveProperty('picture');
});

function membersOf({ movedDown, residents, broughtUp }: PicturedBracket): number[] {
  return [...movedDown, ...residents, ...broughtUp];
}

function sidesOf({ published, reference }: PicturedBracket): number[] {
  return [published, reference].flatMap((side) => [
    ...(side?.pairs ?? []).flatMap(({ higher, lower }) => [higher, lower]),
    ...(side?.floaters ?? []),
  ]);
}

function white(met: 'lower' | 'higher' | null): object {
  return { colour: 'white', met };
}

function black(met: 'lower' | 'higher' | null): object {
  return { colour: 'black', met };
}

function numerically(a: number, b: number): number {
  return a - b;
}
