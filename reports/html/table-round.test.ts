import { describe, expect, it } from 'vitest';
import { checkFile } from '../../checker/index.js';
import type { TournamentReport } from '../../checker/index.js';
import { robinFile } from '../../checker/round-robin/testing/robin-file.js';
import { SINGLE } from '../../engine/round-robin/index.js';
import { PLANTINGS } from '../../engine/round-robin/testing/planted-errors.js';
import { chanceOf, simulatedRobin } from '../../engine/round-robin/testing/simulated-robin.js';
import { wholeReport } from '../testing/whole-report.js';
import { checkHtml } from './check.js';
import { foreignReport } from './testing/checked-files.js';
import { attribute, below, elementsOf, textOf } from './testing/parsed-page.js';
import type { Element } from './testing/parsed-page.js';

/** The report on an event of seven or eight players with one error. */
function reportWith(error: string, isInOrder: boolean): TournamentReport {
  for (let seed = 1; ; seed++) {
    const chance = chanceOf(seed);
    const shape = { players: 7 + (seed % 2), cycles: SINGLE, isInOrder, forfeits: 0, hasWithdrawal: false };
    const planted = PLANTINGS[error](simulatedRobin(shape, chance), chance);
    if (planted === null) continue;
    const content = robinFile(planted.event, { systemCode: 'FIDE_ROUNDROBIN' });
    return checkFile(content, 'event.trf', { isPictured: true });
  }
}

function drawingsIn(page: string): Element[] {
  return elementsOf(page).filter(({ tagName }) => tagName === 'svg');
}

/** The texts of everything of a class in a drawing, in the order of the page. */
function textsOf(drawing: Element, name: string): string[] {
  return below(drawing)
    .filter((one) => attribute(one, 'class') === name)
    .flatMap((group) => below(group).filter(({ tagName }) => tagName === 'text'))
    .map(textOf);
}

describe.each(Object.keys(PLANTINGS))('%s', (error) => {
  const report = reportWith(error, true);

  it('is drawn once for each round that deviates, with everybody in it', () => {
    const wrong = report.rounds.filter(({ verdict }) => verdict === 'deviates');
    const drawings = drawingsIn(wholeReport(checkHtml, [report]));
    expect(drawings).toHaveLength(wrong.length);
    for (const drawing of drawings) {
      const texts = below(drawing).flatMap((one) => (one.tagName === 'text' ? [textOf(one)] : []));
      for (let id = 1; id <= report.players; id++)
        expect(texts.filter((text) => text.trim().startsWith(`${id} Player`))).toHaveLength(1);
    }
  });

  it('what differs is what is told', () => {
    const [drawing] = drawingsIn(wholeReport(checkHtml, [report]));
    const [published, byTable] = [textsOf(drawing, 'p'), textsOf(drawing, 'q')];
    expect(published.length).toBeGreaterThan(0);
    expect(byTable).toHaveLength(published.length);
  });
});

it('the games of the table stand beside the published ones', () => {
  const report = reportWith('a game with turned colours', true);
  const wrong = report.rounds.find(({ verdict }) => verdict === 'deviates');
  const [deviation] = wrong?.deviations ?? [];
  const [white, black] = deviation.players;
  const [drawing] = drawingsIn(wholeReport(checkHtml, [report]));
  for (const side of ['p', 'q'])
    expect(textsOf(drawing, side).sort()).toEqual([String(black), String(white)].sort());
  expect(textsOf(drawing, 'k').map((line) => Number.parseInt(line, 10))).toEqual(
    [white, black].sort((a, b) => a - b),
  );
});

it('numbers of the table are told where they are not the starting numbers, and the legend says so', () => {
  const page = (isInOrder: boolean): string =>
    wholeReport(checkHtml, [reportWith('rounds exchanged', isInOrder)]);
  expect(page(true)).not.toContain('A line is a number of the table');
  expect(page(false)).toContain('A line is a number of the table');
  const [drawing] = drawingsIn(page(false));
  const lines = below(drawing).flatMap((one) => (one.tagName === 'text' ? [textOf(one)] : []));
  const numbers = lines.flatMap((line) => /^ *(\d+): +\d+ Player/.exec(line)?.[1] ?? []).map(Number);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

it('the legend of round robins stands in their reports alone', () => {
  const robin = wholeReport(checkHtml, [reportWith('rounds exchanged', true)]);
  expect(robin).toContain('those by the table');
  expect(robin).not.toContain('A line is somebody in the bracket');
  const swiss = wholeReport(checkHtml, [foreignReport(20, 4, 'dubov-2026')]);
  expect(swiss).not.toContain('by the table');
  expect(swiss).toContain('A line is somebody in the bracket');
});

it('a game that could not be played is not drawn as a difference', () => {
  const { event, drawn } = simulatedRobin(
    { players: 8, cycles: SINGLE, isInOrder: true, forfeits: 0, hasWithdrawal: false },
    chanceOf(1),
  );
  const left = drawn[3];
  const rounds = event.rounds.map(({ games, given }, index) => ({
    games: games
      .filter(({ white, black }) => index < 4 || (white !== left && black !== left))
      .map((game, place) =>
        index === 6 && place === 0 ? { ...game, white: game.black, black: game.white } : game,
      ),
    given,
  }));
  const content = robinFile({ ...event, rounds }, { systemCode: 'FIDE_ROUNDROBIN' });
  const report = checkFile(content, 'event.trf', { isPictured: true });
  const [drawing] = drawingsIn(wholeReport(checkHtml, [report]));
  expect(textsOf(drawing, 'p')).toHaveLength(2);
});
