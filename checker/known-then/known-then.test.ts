import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generate, generateTournament } from '../../generator/index.js';
import { randomNumbers } from '../../engine/testing/random-event.js';
import { entryOf, EventHistory } from '../../engine/index.js';
import { dutch2017, dutch2026 } from '../../engine/testing/editions.js';
import { runs } from '../../tests/suite.js';
import { declaredCase } from '../case/swiss-case.js';
import { checkFile } from '../check-file.js';
import { checkRounds } from '../check-tournament.js';
import { publishedRound } from '../judge/published-round.js';
import { MUTATIONS } from '../testing/mutations.js';
import { withKnownThen } from './explain-rounds.js';

/** Files of ten players and fewer, one thing in each known later than a round was paired. */
function content(name: string): Buffer {
  return readFileSync(new URL(`../../corpus/found/${name}.trf`, import.meta.url));
}

describe('a round that was paired by what was known on its day', () => {
  it.each([
    ['known-corrected', 3, { kind: 'result', round: 2, players: [5, 1], then: ['0', '1'] }],
    ['known-adjourned', 3, { kind: 'result', round: 2, players: [5, 1], then: ['=', '='] }],
    ['known-colours', 2, { kind: 'colours', round: 2, players: [6, 7] }],
    ['known-numbers', 1, { kind: 'numbers', round: 1, player: 2, place: 2, then: 7 }],
  ])('%s: round %i agrees otherwise', (name, round, change) => {
    const report = checkFile(content(name), name);
    expect(report.verdict).toBe('agrees');
    for (const one of report.rounds)
      expect([one.round, one.verdict]).toEqual([
        one.round,
        one.round === round ? 'agrees-otherwise' : 'agrees',
      ]);
    const known = report.rounds[round - 1].knownThen;
    expect(known?.isSure).toBe(true);
    expect(known?.changes[0]).toMatchObject(change);
  });

  it('deviates where the final file alone is to count', () => {
    const report = checkFile(content('known-corrected'), 'x', { triesDay: false });
    expect(report.rounds.map(({ verdict }) => verdict)).toEqual([
      'agrees',
      'agrees',
      'deviates',
      'agrees',
      'agrees',
    ]);
  });
});

const EVENTS = runs(40, 150, 400);

it(`two exchanged opponents in events of 20 to 40 players: fewer than one in a hundred is explained`, () => {
  const random = randomNumbers(57);
  const found = { planted: 0, explained: 0, hinted: 0 };
  for (let index = 1; found.planted < EVENTS; index++) {
    const edition = index % 2 === 0 ? dutch2017 : dutch2026;
    const config = { system: edition.id, players: { min: 20, max: 40 }, rounds: { min: 5, max: 9 } };
    const tournament = generateTournament(config, 'exchanged', index);
    const round = 1 + Math.floor(random() * tournament.pairedRounds);
    const history = new EventHistory(tournament);
    while (history.round < round) history.advance();
    const right = publishedRound(tournament, round);
    const state = history.stateFor((id) => right.participants.has(id), tournament.initialColour ?? 'white');
    const wrong = MUTATIONS['swap opponents in a bracket'](state, right, random, edition);
    if (wrong === null) continue;
    // The results stay with their players: later rounds are paired by the same points.
    const opponents = new Map<number, { readonly opponent: number; readonly colour: 'white' | 'black' }>(
      wrong.pairs.flatMap(({ white, black }) => [
        [white, { opponent: black, colour: 'white' }] as const,
        [black, { opponent: white, colour: 'black' }] as const,
      ]),
    );
    const players = tournament.players.map((player) => {
      const seat = opponents.get(player.id);
      const entry = entryOf(player, round);
      if (seat === undefined || entry.opponent === null) return player;
      return { ...player, rounds: player.rounds.with(round - 1, { ...entry, ...seat }) };
    });
    const altered = { ...tournament, players };
    const swissCase = declaredCase(altered, edition);
    const report = checkRounds(swissCase, { rounds: (one) => one === round });
    if (report[0].verdict !== 'deviates') continue;
    found.planted += 1;
    const [judged] = withKnownThen(swissCase, report);
    if (judged.verdict === 'agrees-otherwise') found.explained += 1;
    else if (judged.knownThen !== undefined && judged.knownThen.changes.length > 0) found.hinted += 1;
  }
  if (process.env['SWISSPROOF_TABLE'] !== undefined) process.stdout.write(`${JSON.stringify(found)}\n`);
  expect(found.explained / found.planted, JSON.stringify(found)).toBeLessThan(0.01);
}, 600_000);

it('an adjourned, corrected or turned game is among the causes where the last round deviates', () => {
  const random = randomNumbers(58);
  const found = { events: 0, agrees: 0, sure: 0, named: 0, missed: 0, cut: 0 };
  for (let index = 1; found.events < EVENTS; index++) {
    const edition = index % 2 === 0 ? dutch2017 : dutch2026;
    const config = { system: edition.id, players: { min: 10, max: 80 }, rounds: { min: 4, max: 9 } };
    const tournament = generateTournament(config, 'known', index);
    const last = tournament.pairedRounds;
    const round = Math.max(1, last - 1 - Math.floor(random() * 2));
    const games = publishedRound(tournament, round).pairs.filter(({ white }) => {
      const { result } = entryOf(
        tournament.players.find(({ id }) => id === white)!,
        round,
      );
      return ['1', '=', '0'].includes(result);
    });
    const game = games[Math.floor(random() * games.length)];
    if (game === undefined) continue;
    const { white, black } = game;
    const kind = (['adjourned', 'corrected', 'turned'] as const)[index % 3];
    const earlier = entryOf(
      tournament.players.find(({ id }) => id === white)!,
      round,
    ).result;
    // The event was played with the earlier result; the file holds the final one.
    if (kind === 'adjourned' && earlier !== '=') continue;
    const finalWhite = kind === 'adjourned' ? '1' : earlier === '1' ? '0' : '1';
    const players = tournament.players.map((player) => {
      if (player.id !== white && player.id !== black) return player;
      const entry = entryOf(player, round);
      const isWhite = player.id === white;
      const changed =
        kind === 'turned'
          ? { ...entry, colour: isWhite ? ('black' as const) : ('white' as const) }
          : { ...entry, result: isWhite === (finalWhite === '1') ? ('1' as const) : ('0' as const) };
      return { ...player, rounds: player.rounds.with(round - 1, changed) };
    });
    found.events += 1;
    const final = { ...tournament, players };
    const swissCase = declaredCase(final, edition);
    const isLater = (one: number): boolean => one > round;
    const judged = withKnownThen(swissCase, checkRounds(swissCase, { rounds: isLater }));
    const wrong = judged.filter(
      ({ verdict, knownThen }) => verdict === 'deviates' || knownThen !== undefined,
    );
    if (wrong.length === 0) {
      found.agrees += 1;
      continue;
    }
    const isNamed = wrong.every(({ knownThen }) =>
      (knownThen?.changes ?? []).some(
        (one) =>
          one.kind !== 'numbers' &&
          one.round === round &&
          one.players.includes(white) &&
          one.players.includes(black),
      ),
    );
    if (wrong.every(({ verdict }) => verdict === 'agrees-otherwise')) found.sure += 1;
    if (isNamed) found.named += 1;
    else if (wrong.some(({ knownThen }) => knownThen?.isCut === true)) found.cut += 1;
    else found.missed += 1;
  }
  if (process.env['SWISSPROOF_TABLE'] !== undefined) process.stdout.write(`${JSON.stringify(found)}\n`);
  const deviating = found.named + found.missed + found.cut;
  expect(found.named / deviating, JSON.stringify(found)).toBeGreaterThan(0.98);
}, 600_000);

it('numbers that were given anew during an event are found before the file is refused for its numbers', () => {
  const config = { players: { min: 10, max: 60 }, rounds: { min: 5, max: 9 }, renumbered: 1 };
  const count = runs(12, 60, 668);
  let [explained, refused] = [0, 0];
  for (const { text } of generate(config, { seed: 'anew', count, format: 'trf26' })) {
    const report = checkFile(text.replace(/^### *Numbers as of.*$/m, '###'), 'anew');
    if (report.verdict === 'invalid') refused += 1;
    const isExplained = report.rounds.every(
      ({ verdict, knownThen }) => verdict !== 'deviates' || (knownThen?.changes.length ?? 0) > 0,
    );
    if (isExplained) explained += 1;
  }
  expect(refused / count).toBeLessThan(0.01);
  expect(explained / count).toBeGreaterThan(0.85);
});
