import { expect, it } from 'vitest';
import { checkFile } from '../checker/index.js';
import { parseTrf, tournamentOf, writeTrf } from '../corpus/index.js';
import type { Tournament } from '../corpus/index.js';
import { parseTieBreakList } from '../engine/index.js';
import { randomNumbers } from '../engine/testing/random-event.js';
import { generate, presets } from '../generator/index.js';
import { untruthIn } from './testing/standings-sentences.js';
import { explainStandings } from './words/standings-words.js';

/** Files with wrong ranks; more of them with this variable. */
const RUNS = Number(process.env['SWISSPROOF_RUNS'] ?? 40);

const LISTS = [
  'BH/C1,BH,SB',
  'DE,BH/C1,WIN',
  'WIN,BH/C2,FB,TPN',
  'BPG,ARO,RTNG/R',
  'WON,APRO,AOB,TPN',
  'PS,KS,STD,DE',
];

/** The right ranks with some of them exchanged, printed twice or left out. */
it(`${RUNS} files with wrong ranks: every sentence about them is true`, { timeout: Infinity }, () => {
  const random = randomNumbers(29);
  const read = { sentences: 0, counts: 0 };
  for (let index = 0; index < RUNS; index++) {
    const { tournament } = wrongFile(index, random);
    const text = writeTrf(tournament, { format: 'trf26' });
    const { standings } = checkFile(text, 'wrong.trf', {
      standings: { tieBreaks: null, unrated: null },
    });
    const table = standings?.reference?.table;
    if (!standings || table === undefined) throw new Error(`no standings for ${index}`);
    const truth = { tournament: parseTrf(text).tournament!, table };
    for (const deviation of standings.deviations) {
      const sentence = explainStandings(deviation, standings);
      expect(untruthIn(sentence, truth), `event ${index}`).toBeNull();
      read.sentences++;
      if (deviation.field === 'rank' && deviation.decided === null) read.counts++;
    }
  }
  expect(read.sentences).toBeGreaterThan(RUNS);
  expect(read.counts).toBeGreaterThan(0);
});

it('names who is ahead first, also where the other player is printed on the same side', () => {
  const ranks = [4, 5, 3, 2, 6, 1];
  const [{ tournament }] = generate(
    { players: 6, rounds: 1, tieBreaks: ['TPN'] },
    { seed: 'three', count: 1 },
  );
  const players = tournament.players.map((player, place) => ({ ...player, rank: ranks[place] }));
  const text = writeTrf(tournamentOf({ ...tournament, players }), { format: 'trf26' });
  const { standings } = checkFile(text, 'three.trf', { standings: { tieBreaks: null, unrated: null } });
  const truth = { tournament: parseTrf(text).tournament!, table: standings!.reference!.table };
  expect(standings!.deviations.length).toBeGreaterThan(3);
  for (const deviation of standings!.deviations)
    expect(untruthIn(explainStandings(deviation, standings!), truth)).toBeNull();
});

it.each([
  ['Player 1 has rank 4; by the rules 3: points 0.5 of player 1 before 1 of player 5 [PTS].', 'not better'],
  ['Player 1 has rank 4; by the rules 3: so many others are ahead.', 'cannot be read'],
])('the reading back refuses %s', (sentence, why) => {
  const [{ tournament }] = generate({ players: 6, rounds: 1 }, { seed: 'false', count: 1 });
  const players = tournament.players.map((player) => ({ ...player, rank: player.id === 1 ? 4 : player.id }));
  const text = writeTrf(tournamentOf({ ...tournament, players }), { format: 'trf26' });
  const { standings } = checkFile(text, 'f.trf', {
    standings: { tieBreaks: parseList('TPN'), unrated: null },
  });
  const truth = { tournament: parseTrf(text).tournament!, table: standings!.reference!.table };
  const right = truth.table.rows.find(({ id }) => id === 1)!.rank;
  expect(untruthIn(sentence.replace('rules 3', `rules ${right}`), truth)).toContain(why);
});

function parseList(text: string) {
  const result = parseTieBreakList(text);
  return result.ok ? result.list : [];
}

function wrongFile(index: number, random: () => number): { readonly tournament: Tournament } {
  const config = {
    ...(index % 2 === 0 ? presets.chaos : presets.tiny),
    tieBreaks: LISTS[index % LISTS.length].split(','),
  };
  const [{ tournament }] = generate(config, { seed: 'wrong-ranks', count: 1, first: index });
  const places = tournament.players.map(({ rank, id }) => rank ?? id);
  for (let times = 1 + Math.floor(random() * 4); times > 0; times--) disturb(places, random);
  const players = tournament.players.map((player, place) => ({ ...player, rank: places[place] }));
  return { tournament: tournamentOf({ ...tournament, players }) };
}

function disturb(places: number[], random: () => number): void {
  const [a, b, c] = Array.from({ length: 3 }, () => Math.floor(random() * places.length));
  const way = Math.floor(random() * 4);
  if (way === 0) [places[a], places[b]] = [places[b], places[a]];
  else if (way === 1) [places[a], places[b], places[c]] = [places[c], places[a], places[b]];
  else if (way === 2) places[a] = places[b];
  else places[a] = Math.max(0, places[a] + Math.floor(random() * 5) - 2);
}
