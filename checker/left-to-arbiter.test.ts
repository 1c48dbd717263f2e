import { expect, test } from 'vitest';
import { editionById, EventHistory, pairRound } from '../engine/index.js';
import type { EventPlayer, ExplainedRound, RoundState } from '../engine/index.js';
import { eventOfCells } from '../engine/testing/event-of-cells.js';
import { simulatedRounds } from '../engine/testing/simulated-rounds.js';
import { tournamentOf, writeTrf } from '../corpus/index.js';
import { generateTournament, presets } from '../generator/index.js';
import { checkCsv } from '../reports/check/csv.js';
import { checkDocument } from '../reports/index.js';
import { checkText } from '../reports/check/text.js';
import { wholeReport } from '../reports/testing/whole-report.js';
import { pair } from '../library/pair.js';
import { checkFile } from './check-file.js';
import { publishedRound } from './judge/published-round.js';
import { explainTournament } from './explain/explain-tournament.js';
import { decideCase } from './case/decide-case.js';
import { parseTrf } from '../corpus/index.js';
import { totalsOf } from './totals.js';

const edition = editionById('dubov-1997')!;

/**
 * A file whose last round is one that the rules leave to the arbiter.
 * @param isLegal whether the arbiter kept to what is never allowed.
 */
function openFile(isLegal: boolean): string {
  for (let seed = 1; ; seed++) {
    const [file] = filesOfSeed(seed, [isLegal]);
    if (file !== undefined) return file;
  }
}

/** Simulated events that end with a round left to the arbiter, who pairs it legally or not. */
function filesOfSeed(seed: number, ways: readonly boolean[] = [true, false]): string[] {
  const files: string[] = [];
  const rounds = simulatedRounds(seed, { min: 8, max: 10 }, (before) => {
    const outcome = pairRound(before, edition);
    if (outcome.kind === 'paired') return { boards: outcome.pairs, bye: outcome.bye };
    if (outcome.kind === 'left-to-arbiter')
      for (const isLegal of ways) {
        const players = pairedAnyhow(before, isLegal);
        if (players !== null) files.push(fileOf(players, 1));
      }
    return null;
  });
  while (rounds.next().done !== true);
  return files;
}

/** All rounds so far, and a last one between neighbours of some order by place; null where the event does not suit. */
function pairedAnyhow(state: RoundState, isLegal: boolean): EventPlayer[] | null {
  const { players, round, ratings } = state;
  const isKnown = (opponent: number | null): boolean =>
    opponent === null || players.some(({ id }) => id === opponent);
  if (players.length % 2 === 1) return null;
  if (!players.every(({ past }) => past.length === round - 1 && past.every((one) => isKnown(one.opponent))))
    return null;
  const forbids = forbidsIn(edition.round(state));
  const places = [...players.keys()];
  const isForbidden = places.some((place, at) => at % 2 === 0 && forbids(place, places[at + 1]));
  if (!isLegal && !isForbidden) return null;
  const order = isLegal ? firstLegal(places, forbids)! : places;
  return players
    .map(({ id, past }, place): EventPlayer => {
      const at = order.indexOf(place);
      const last = {
        opponent: players[order[at % 2 === 0 ? at + 1 : at - 1]].id,
        colour: at % 2 === 0 ? ('white' as const) : ('black' as const),
        result: at % 2 === 0 ? ('1' as const) : ('0' as const),
      };
      const rounds = past.map(({ opponent, colour, result }) => ({ opponent, colour, result }));
      return { id, rating: ratings.get(id) ?? 0, rounds: [...rounds, last] };
    })
    .sort((a, b) => a.id - b.id);
}

type Forbids = (a: number, b: number) => boolean;

function forbidsIn(round: ExplainedRound): Forbids {
  return (a, b) => round.forbids(Math.min(a, b), Math.max(a, b)) !== null;
}

/** Places so that the first may meet the second, the third the fourth, and so on. */
function firstLegal(places: readonly number[], forbids: Forbids): number[] | null {
  const [first, ...others] = places;
  if (first === undefined) return [];
  for (const other of others) {
    if (forbids(first, other)) continue;
    const rest = firstLegal(
      others.filter((place) => place !== other),
      forbids,
    );
    if (rest !== null) return [first, other, ...rest];
  }
  return null;
}

function fileOf(players: readonly EventPlayer[], more: number): string {
  const totalRounds = Math.max(...players.map(({ rounds }) => rounds.length)) + more;
  const event = eventOfCells([], { players, totalRounds });
  return writeTrf(
    tournamentOf({
      ...event,
      players: players.map((player) => ({ ...player, name: player.name ?? `Player ${player.id}` })),
      header: [],
      systemCode: edition.code,
    }),
    { format: 'trf26' },
  );
}

const content = openFile(true);

test('a round that the rules leave to the arbiter is not checked, and counted apart', () => {
  const report = checkFile(content, 'open.trf', { standings: null });
  expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(report.verdict).toBe('agrees');
  const last = report.rounds.at(-1)!;
  expect(last).toMatchObject({
    verdict: 'not-checked',
    leftToArbiter: { rule: '9', article: '9' },
    reference: [],
    deviations: [],
  });
  const totals = totalsOf([report]);
  expect(totals).toMatchObject({ leftToArbiter: 1, rounds: report.rounds.length - 1, deviate: 0 });
  const text = wholeReport(checkText, [report]);
  expect(text).toContain('not checked: the rules leave this round to the arbiter [9]');
  expect(text).toContain('1 more is left to the arbiter');
  expect(wholeReport(checkText, [report, report])).toContain('1 round left to the arbiter by the rules [9]');
  expect(wholeReport(checkCsv, [report])).toContain('not-checked');
  const document = checkDocument([report]);
  expect(document.totals.leftToArbiter).toBe(1);
  expect(document.tournaments[0].rounds.at(-1)).toMatchObject({
    verdict: 'not-checked',
    reason: 'the rules leave this round to the arbiter [9]',
  });
});

test('a pair that nobody may allow is wrong there, too', () => {
  const report = checkFile(openFile(false), 'forbidden.trf', { standings: null });
  const round = report.rounds.at(-1)!;
  expect([report.verdict, round.verdict]).toEqual(['deviates', 'deviates']);
  expect(new Set(round.deviations.map(({ kind }) => kind))).toEqual(new Set(['absolute']));
  const [{ rule }] = round.deviations;
  expect(edition.rules.find(({ id }) => id === rule)?.level).toBe('absolute');
});

test('it is wrong exactly where a pair is forbidden, whatever else is paired there', () => {
  const found = { wrong: 0, open: 0 };
  for (let seed = 1; found.wrong + found.open < 60; seed++)
    for (const text of filesOfSeed(seed)) {
      const { tournament } = parseTrf(text);
      const history = new EventHistory(tournament!);
      while (history.round < tournament!.pairedRounds) history.advance();
      const state = history.stateFor(() => true, tournament!.initialColour ?? 'white');
      // The file tells less than the event: with other pairs allowed, the rules may pair the round.
      if (pairRound(state, edition).kind !== 'left-to-arbiter') continue;
      const forbids = forbidsIn(edition.round(state));
      const placeOf = (id: number): number => state.players.findIndex((player) => player.id === id);
      const { pairs } = publishedRound(tournament!, tournament!.pairedRounds);
      const isWrong = pairs.some(({ white, black }) => forbids(placeOf(white), placeOf(black)));
      const { rounds } = checkFile(text, 'open.trf', { standings: null, triesDay: false });
      expect(rounds.at(-1)?.verdict, `seed ${seed}`).toBe(isWrong ? 'deviates' : 'not-checked');
      found[isWrong ? 'wrong' : 'open'] += 1;
    }
  expect(found.wrong).toBeGreaterThan(15);
  expect(found.open).toBeGreaterThan(15);
});

test('neither is it paired nor explained, and everybody says why', () => {
  const { tournament } = parseTrf(content);
  const round = tournament!.pairedRounds;
  expect(pair(content, { round })).toMatchObject({ kind: 'left-to-arbiter', rule: { article: '9' } });
  const decision = decideCase(tournament!, null);
  if (!decision.ok) throw new Error(JSON.stringify(decision));
  const options = { round, questions: [] };
  const answer = explainTournament(decision.swissCase, options);
  expect(answer).toMatchObject({ ok: true, report: { published: null, story: { kind: 'left-to-arbiter' } } });
});

test('a round that another defensible reading gives is called right by that reading', () => {
  const { edition: other } = edition.otherReadings.find(({ id }) => id === 'DA10')!;
  const found = { otherwise: 0, agrees: 0 };
  for (let index = 1; found.otherwise === 0; index++) {
    const config = {
      ...presets.calm,
      system: edition.id,
      players: { min: 10, max: 14 },
      rounds: { min: 5, max: 5 },
    };
    const event = generateTournament(config, 'other reading', index);
    const history = new EventHistory(event);
    while (history.round < event.pairedRounds) history.advance();
    const state = history.stateFor(() => true, event.initialColour ?? 'white');
    const [ours, theirs] = [pairRound(state, edition), pairRound(state, other)];
    if (state.players.length % 2 === 1 || ours.kind !== 'paired' || theirs.kind !== 'paired') continue;
    const players = event.players.map((player): EventPlayer => {
      const board = theirs.pairs.find(({ white, black }) => white === player.id || black === player.id)!;
      const isWhite = board.white === player.id;
      const last = {
        opponent: isWhite ? board.black : board.white,
        colour: isWhite ? ('white' as const) : ('black' as const),
        result: '=' as const,
      };
      return {
        id: player.id,
        name: player.name,
        rating: player.rating,
        rounds: [...player.rounds.slice(0, -1), last],
      };
    });
    const report = checkFile(fileOf(players, 0), 'other.trf', { standings: null });
    const round = report.rounds.at(-1)!;
    if (round.verdict === 'agrees') found.agrees += 1;
    else {
      found.otherwise += 1;
      expect(round).toMatchObject({ verdict: 'agrees-otherwise' });
      expect(round.readings).toContain('DA10');
      // What parts it from our own reading is still told, but counts as no deviation.
      expect(round.deviations.length).toBeGreaterThan(0);
      expect(report.verdict).toBe('agrees');
      expect(totalsOf([report])).toMatchObject({
        agreeOtherwise: 1,
        deviate: 0,
        byEdition: { 'dubov-1997': {} },
      });
      const text = wholeReport(checkText, [report]);
      expect(text).toContain(
        'agrees otherwise: right by another reading: reading DA10: players are transferred',
      );
      expect(text).toContain('1 agrees otherwise');
      expect(checkDocument([report]).totals.agreeOtherwise).toBe(1);
    }
  }
});

test('simulated tournaments have the rounds that were asked for', () => {
  const config = {
    ...presets.calm,
    system: edition.id,
    players: { min: 12, max: 16 },
    rounds: { min: 6, max: 6 },
  };
  for (let index = 1; index <= 10; index++)
    expect(generateTournament(config, 'arbiter', index).pairedRounds).toBe(6);
});
