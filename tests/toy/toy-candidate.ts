import { createInterface } from 'node:readline';
import { presentIn, stateOf } from '../../certification/program/tournament-before.js';
import { parseTrf } from '../../corpus/index.js';
import { pairRound } from '../../engine/systems/interface/pair-round.js';
import { neighbours } from './neighbours.js';

/* A program that speaks the adapter protocol and pairs by the toy system, or without one of its rules: `adapter RULE`. */
const [left] = process.argv.slice(2);
const edition = left === undefined ? neighbours : neighbours.without(left);

createInterface({ input: process.stdin }).on('line', (line) => {
  const question = JSON.parse(line) as { id: number; cmd: string; trf: string };
  if (question.cmd === 'stop') process.exit(0);
  process.stdout.write(`${JSON.stringify({ id: question.id, ...answerTo(question) })}\n`);
});

function answerTo({ cmd, trf }: { cmd: string; trf: string }): object {
  if (cmd === 'hello') return { protocol: 1, name: 'Neighbour', version: '1', abilities: ['pair'] };
  const { tournament } = parseTrf(trf, { teamEvents: 'pair' });
  if (tournament === null || presentIn(tournament).size === 0)
    return { error: { code: 'unreadable', message: trf } };
  const outcome = pairRound(stateOf(tournament), edition);
  if (outcome.kind !== 'paired') return { impossible: true };
  return { pairs: outcome.pairs.map((pair) => [pair.white, pair.black]), bye: outcome.bye };
}
