import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseTrf, writeTrf } from '../../../corpus/index.js';
import type { Tournament } from '../../../corpus/index.js';
import { editionById, pairRound, pointsOf } from '../../../engine/index.js';
import type { Edition } from '../../../engine/index.js';
import { generateTournament, Random } from '../../../generator/index.js';
import type { GeneratorConfig } from '../../../generator/index.js';
import { publishedRound } from '../../../checker/judge/published-round.js';
import { pairByReading } from '../../readings/pair-by-reading.js';
import type { Pairing } from '../answers/answers.js';
import { isSame, withPairing } from '../ask-pairing.js';
import { floatsMore, ignoresCompletion, ignoresParity } from './planted-pairing.js';
import type { PlantedPairing } from './planted-pairing.js';
import { presentIn, stateOf, tournamentBefore, tournamentUpTo, withRounds } from '../tournament-before.js';

/*
 * A pairing program for tests: MODE EDITION TASK FILES…, where the task is `pair IN OUT`, `check IN`,
 * `generate CONFIG OUT SEED`, `version` or `adapter`. It is run as a program of its own.
 */
const [mode, editionId, task, ...files] = process.argv.slice(2);
const [kind] = mode.split(':');
const detail = mode.slice(kind.length + 1);
const edition = editionOf(editionId);
const PLANTED: Partial<Record<string, PlantedPairing>> = {
  'floats-more': floatsMore,
  'ignores-completion': ignoresCompletion,
  'ignores-parity': ignoresParity,
};
const UNMATCHED = 'Error: round 3 could not be matched.';

switch (kind) {
  case 'crashes':
    process.stderr.write('segmentation something\n');
    process.exit(3);
    break;
  case 'hangs':
    process.on('SIGTERM', () => undefined);
    setInterval(() => undefined, 1000);
    break;
  case 'floods':
    for (;;) writeSync(1, 'yes\n'.repeat(10_000));
    break;
  case 'silent':
    break;
  case 'leaves-child':
    // It holds the pipes of this process open.
    spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)', detail], {
      stdio: 'inherit',
    }).unref();
    perform();
    break;
  case 'starts-slowly':
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
    perform();
    break;
  default:
    perform();
}

/** Ends this program when the points of a player do not hold the bye that is noted for the next round. */
function demandNextByes(tournament: Tournament): void {
  for (const player of tournament.players) {
    const earned = player.rounds.reduce((sum, _, index) => sum + pointsOf(tournament, player, index + 1), 0);
    if (player.points === earned) continue;
    process.stderr.write(`Error: the score of player ${player.id} does not match the results.\n`);
    process.exit(3);
  }
}

function perform(): void {
  if (kind === 'latin1') process.stderr.write(Buffer.from('Größe unbekannt\n', 'latin1'));
  switch (task) {
    case 'pair': {
      const tournament = read(readFileSync(files[0]));
      if (kind === 'counts-next-byes') demandNextByes(tournament);
      const pairing = pairNext(tournament);
      if (pairing === null) process.exit(1);
      writeFileSync(files[1], pairingText(pairing));
      break;
    }
    case 'check':
      writeSync(1, Buffer.from(checkText(read(readFileSync(files[0]))), 'latin1'));
      break;
    case 'version':
      // As a program may that expects a file besides.
      process.stdout.write(`${detail}\r`);
      process.exit(1);
      break;
    case 'generate': {
      if (kind === 'generator-crashes') {
        process.stderr.write('Exception in thread "main" java.lang.ExceptionInInitializerError\n');
        process.exit(2);
      }
      if (isInfeasible(files[2])) {
        process.stderr.write(`${UNMATCHED}\n`);
        process.exit(1);
      }
      const text = writeTrf(play(readConfig(readFileSync(files[0], 'utf8')), files[2]), { format: 'trf16' });
      writeFileSync(files[1], Buffer.from(text, kind === 'latin1' ? 'latin1' : 'utf8'));
      break;
    }
    case 'adapter':
      createInterface({ input: process.stdin }).on('line', reply);
      break;
    default:
      process.exit(2);
  }
}

/** True for a generator that does not get to an end with all or with half of its seeds. */
function isInfeasible(seed: string): boolean {
  return kind === 'infeasible' && (detail === 'always' || Number(seed) % 2 === 0);
}

/** One question of the protocol. */
function reply(line: string): void {
  const { id, cmd, trf, config, seed } = JSON.parse(line) as Question;
  const send = (answer: object): void => {
    process.stdout.write(`${JSON.stringify({ id, ...answer })}\n`);
  };
  switch (cmd) {
    case 'hello': {
      const pairsOnly = PLANTED[kind] !== undefined || ['without', 'reading'].includes(kind);
      const abilities = pairsOnly ? ['pair'] : ['pair', 'check', 'generate'];
      send({ protocol: 1, name: 'fake', version: mode, abilities });
      break;
    }
    case 'pair': {
      if (kind === 'dies') process.exit(7);
      if (kind === 'babbles') process.stdout.write('thinking about it\n');
      if (kind === 'reports') send({ error: { code: 'crash', message: 'the engine has died' } });
      if (kind === 'reports' || kind === 'sleeps') return;
      const pairing = pairNext(read(trf));
      if (pairing === null) send({ impossible: true });
      else send({ pairs: pairing.pairs.map(({ white, black }) => [white, black]), bye: pairing.bye });
      break;
    }
    case 'check':
      send({ rounds: opinions(read(trf)).map(({ round, agrees }) => ({ round, agrees })) });
      break;
    case 'generate':
      if (kind === 'generator-crashes') process.exit(2);
      if (isInfeasible(String(seed))) send({ infeasible: true, message: UNMATCHED });
      else send({ trf: writeTrf(play(config, String(seed)), { format: 'trf16' }) });
      break;
    default:
      process.exit(0);
  }
}

interface Question {
  readonly id: number;
  readonly cmd: string;
  readonly trf: string;
  readonly config: GeneratorConfig;
  readonly seed: number;
}

/** The pairing of the round that a file asks for, right or wrong in the way of the mode. */
function pairNext(tournament: Tournament): Pairing | null {
  if (kind === 'gives-up') return null;
  const next = tournament.pairedRounds;
  const before = kind === 'wrong-round' && next > 0 ? tournamentBefore(tournament, next) : tournament;
  const planted = PLANTED[kind];
  if (kind === 'reading') return byReading(before);
  if (planted !== undefined) return planted(stateOf(before), edition);
  const rules = kind === 'without' ? edition.without(detail) : edition;
  const outcome = pairRound(stateOf(before), rules);
  if (outcome.kind === 'impossible') return null;
  const { pairs, bye } = outcome;
  if (kind !== 'swaps-colours') return { pairs, bye };
  return { pairs: pairs.map(({ white, black }) => ({ white: black, black: white })), bye };
}

/** As the rules are read otherwise. */
function byReading(before: Tournament): Pairing | null {
  const reading = edition.otherReadings.find(({ id }) => id === detail) ?? null;
  const present = presentIn(before);
  const round = before.pairedRounds + 1;
  const outcome = pairByReading(before, round, edition, reading, (id) => present.has(id));
  return outcome.kind === 'paired' ? outcome : null;
}

function pairingText({ pairs, bye }: Pairing): string {
  const lines = pairs.map(({ white, black }) => `${white} ${black}`);
  if (bye !== null) lines.push(`${bye} 0`);
  return [lines.length, ...lines, ''].join('\r\n');
}

function opinions(tournament: Tournament): { round: number; agrees: boolean; own: Pairing | null }[] {
  return Array.from({ length: tournament.pairedRounds }, (_, index) => {
    const round = index + 1;
    const own = pairNext(tournamentBefore(tournament, round));
    const agrees = own !== null && isSame(own, publishedRound(tournament, round));
    return { round, agrees: agrees || kind === 'blind', own };
  });
}

function checkText(tournament: Tournament): string {
  const shift = kind === 'wrong-round' ? 1 : 0;
  const name = kind === 'latin1' ? 'Zürich' : 'input';
  const lines = opinions(tournament).flatMap(({ round, agrees, own }) => [
    `${name}: Round #${round + shift}`,
    ...(agrees || own === null ? [] : table(own, publishedRound(tournament, round))),
  ]);
  return lines.map((line) => `${line}\r`).join('');
}

/** The pairs that differ, side by side. */
function table(own: Pairing, published: Pairing): string[] {
  const [left, right] = [own, published].map(({ pairs, bye }) => [
    ...pairs.map(({ white, black }) => cell(white, black)),
    ...(bye === null ? [] : [cell(bye, 0)]),
  ]);
  const ours = left.filter((text) => !right.includes(text));
  const theirs = right.filter((text) => !left.includes(text));
  return [
    '  Checker pairings        Tournament pairings',
    ...ours.map((text, index) => `${text}            ${theirs[index] ?? ''}`),
  ];
}

function cell(white: number, black: number): string {
  return `${String(white).padStart(7)} - ${String(black).padStart(3)}`;
}

/** A tournament paired by this program. */
function play(config: GeneratorConfig, seed: string): Tournament {
  const plan = generateTournament({ ...config, system: edition.id }, seed, 1);
  const random = new Random(seed);
  let event = tournamentUpTo(plan, 0);
  for (let round = 1; round <= plan.totalRounds && kind !== 'wrong-round'; round++) {
    const before = withRounds(event, round - 1, ({ id, rounds }) => {
      const entry = plan.players.find((player) => player.id === id)?.rounds[round - 1];
      const isAway = entry?.opponent === null && entry.result !== 'U';
      return isAway ? [...rounds, entry] : rounds;
    });
    const pairing = presentIn(before).size === 0 ? null : pairNext(before);
    if (pairing === null) break;
    event = withPairing(before, pairing, () => random.pick([['1', '0'] as const, ['=', '='] as const]));
  }
  return { ...event, header: [{ tag: '012', text: kind === 'latin1' ? 'Zürich' : 'fake' }] };
}

function readConfig(text: string): GeneratorConfig {
  const value = (key: string): number => Number(new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1]);
  return { players: value('PlayersNumber'), rounds: value('RoundsNumber') };
}

function read(content: Uint8Array | string): Tournament {
  const { tournament, problems } = parseTrf(content);
  if (tournament === null) throw new Error(JSON.stringify(problems));
  return tournament;
}

function editionOf(id: string): Edition {
  const found = editionById(id);
  if (found === null) throw new Error(`no edition ${id}`);
  return found;
}
