import { parseArgs } from 'node:util';
import { editions } from '../engine/index.js';
import type { Span } from '../generator/index.js';
import { chosen, numberIn, OptionError, orExit } from './options.js';
import { reasonOf } from './cost-words.js';
import { growthExponent } from './statistics.js';
import type { HardEvents } from './hard-event.js';
import { roundCost } from './round-cost.js';
import { scan, slowestRound } from './slowest-scan.js';
import type { Scan, SlowRound } from './slowest-scan.js';
import { bracketLines, slowHead, slowLine } from './slowest-table.js';
import { milliseconds } from './table.js';

/**
 * `npm run bench:slowest`: the slowest rounds of many small events with hard histories, and why they are.
 * --count 50000  --seed S  --players 4..24  --rules EDITION  --top 20  --only INDEX (one of the events alone)
 */
const { values, count, top, only, players, chosenEditions } = orExit(readOptions);

for (const edition of chosenEditions) {
  const events: HardEvents = { seed: values.seed, sizes: players, edition };
  print(`${edition.id}, seed ${values.seed}, ${values.players} players`);
  if (only === null) showSlowest(events, count, top);
  else showOne(events, only);
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '50000' },
      seed: { type: 'string', default: 'slowest' },
      players: { type: 'string', default: '4..24' },
      rules: { type: 'string' },
      top: { type: 'string', default: '20' },
      only: { type: 'string' },
    },
  });

  const ids = chosen(
    values.rules,
    editions.map(({ id }) => id),
  );
  return {
    values,
    count: numberIn(values.count),
    top: numberIn(values.top),
    only: values.only === undefined ? null : numberIn(values.only),
    players: spanOf(values.players),
    chosenEditions: editions.filter(({ id }) => ids.includes(id)),
  };
}

function showSlowest(events: HardEvents, count: number, top: number): void {
  const found = scan(events, count, (done) => {
    if (done % 5000 === 0) process.stderr.write(`${done} events\n`);
  });
  print(`${found.events} events, ${found.rounds} rounds, ${found.impossible} of them cannot be paired`);
  print(`slowest round by number of players, ms: ${bySize(found)}\n`);
  print(slowHead());
  const reasons = new Map<string, number>();
  for (const slow of found.slowest.slice(0, top)) {
    const cost = roundCost(slow.state, events.edition);
    const reason = reasonOf(cost);
    if (!reasons.has(reason)) reasons.set(reason, reasons.size + 1);
    print(slowLine(slow, cost, reasons.get(reason) ?? 0));
  }
  for (const [reason, number] of reasons) print(`(${number}) ${reason}`);
  print('');
}

function showOne(events: HardEvents, index: number): void {
  const slow = slowestRound(events, index);
  const cost = roundCost(slow.state, events.edition);
  print(
    [slowHead(), slowLine(slow, cost, 1), `(1) ${reasonOf(cost)}`, '', ...bracketLines(cost), ''].join('\n'),
  );
}

/** The slowest of every size, and how it grows. */
function bySize({ slowest }: Scan): string {
  const worst = new Map<number, SlowRound>();
  for (const slow of slowest) if (!worst.has(slow.event.players)) worst.set(slow.event.players, slow);
  const points = [...worst].sort(([a], [b]) => a - b).map(([players, { ms }]) => ({ players, time: ms }));
  const exponent = growthExponent(points.filter(({ players }) => players >= 8));
  const list = points.map(({ players, time }) => `${players}: ${milliseconds(time)}`).join(', ');
  return exponent === null ? list : `${list}; growth from 8 players on: ${exponent.toFixed(2)}`;
}

function spanOf(text: string): Span {
  const [min, max = min] = text.split('..').map(numberIn);
  if (min > max) throw new OptionError(`${text} is no span: the smaller number comes first`);
  return { min, max };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
