import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { decideCase, explainTournament } from '../index.js';
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

test('what was played before: colours of games, who met whom, points without a game', () => {
  const rounds = [
    ['0002 w 1', '0003 b =', '0004 w 1'],
    ['0001 b 0', '0004 w 1', '0005 b 1'],
    ['0005 w 1', '0001 w =', '0000 - U'],
    ['0000 - H', '0002 b 0', '0001 b 0'],
    ['0003 b 0', '0000 - Z', '0002 w 0'],
  ];
  const points = ['2.5', '2.0', '2.5', '0.5', '0.0'];
  const lines = rounds.map((entries, i) => {
    const front = `001 ${String(i + 1).padStart(4)}      ${'ABCDE'.charAt(i).padEnd(33)} 2${5 - i}00`;
    return `${`${front.padEnd(80)}${points[i].padStart(4)} ${String(i + 1).padStart(4)}`.padEnd(91)}${entries.map((entry) => entry.padEnd(10)).join('')}`;
  });
  const { rounds: checked, problems } = checkFile(['012 Known', 'XXR 3', ...lines].join('\n'), 'known', {
    isPictured: true,
  });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { picture } = checked.find(({ round, verdict }) => round === 3 && verdict === 'deviates')!;
  expect(picture!.players.map(({ id, name, score, past }) => [id, name, score, ...past])).toEqual([
    [1, 'A', 15, game('white', null), game('black', null)],
    [3, 'C', 15, game('white', null), game('white', null)],
    [2, 'B', 10, game('black', null), game('white', 'higher')],
    [4, 'D', 5, { colour: null, float: 'no-game' }, game('black', 'lower')],
    [5, 'E', 0, game('black', null), { colour: null, float: null }],
  ]);
  // After WB, WW, BW, B and B (C.04.3 1.7).
  expect(picture!.players.map(({ due }) => due)).toEqual(['white', 'black', 'black', 'white', 'white']);
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
  const decision = decideCase(tournament!, editionById(id));
  if (!decision.ok) throw new Error(JSON.stringify(decision));
  const options = { round: 4, questions: [] };
  const answer = explainTournament(decision.swissCase, { ...options, isPictured: true });
  if (!answer.ok || answer.report.story.kind !== 'paired') throw new Error('not paired');
  const { picture, story } = answer.report;
  expect(picture?.brackets.map(({ reference }) => reference?.pairs.map(({ white }) => white))).toEqual(
    story.brackets.map(({ pairs }) => pairs.map(({ white }) => white.id)),
  );
  expect(picture?.brackets.every(({ published }) => published === null)).toBe(true);
  const bare = explainTournament(decision.swissCase, options);
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

function game(colour: 'white' | 'black', float: 'lower' | 'higher' | null): object {
  return { colour, float };
}

function numerically(a: number, b: number): number {
  return a - b;
}
