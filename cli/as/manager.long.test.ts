import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withPairing } from '../../certification/program/ask-pairing.js';
import type { Pairing } from '../../certification/program/answers/answers.js';
import { fileFor, presentIn, shippedProfile, tournamentUpTo } from '../../certification/program/index.js';
import { compileProgram } from '../../certification/program/testing/compile.js';
import type { Compiled } from '../../certification/program/testing/compile.js';
import { withRounds } from '../../certification/program/tournament-before.js';
import type { Tournament } from '../../corpus/index.js';
import { defaultEdition } from '../../engine/index.js';
import { generateTournament, Random } from '../../generator/index.js';
import { runs } from '../../tests/suite.js';
import { runCli } from '../testing/run-cli.js';

/* A tournament manager that holds an event, writes a file before each round and reads the pairs from another. */

const EVENTS = runs(30, 30);
const folder = mkdtempSync(join(tmpdir(), 'swissproof-manager-'));
const [input, output] = ['event.trf', 'pairs.txt'].map((name) => join(folder, name));

let fake: Compiled;
beforeAll(async () => {
  fake = await compileProgram('certification/program/testing/fake-candidate/program.ts', 'one-file');
});
afterAll(() => {
  fake.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** What a program says to a file: its exit code, and what it has written. */
type Answer = readonly [code: number | null, pairs: string];

function ofFake(file: string): Answer {
  writeFileSync(input, file);
  writeFileSync(output, '');
  const words = [fake.script, 'right', defaultEdition.id, 'pair', input, output];
  const { status } = spawnSync(process.execPath, words, { stdio: 'ignore' });
  return [status, readFileSync(output, 'utf8').replaceAll('\r', '')];
}

async function as(words: string[], file: string): Promise<Answer> {
  writeFileSync(input, file);
  writeFileSync(output, '');
  const { code } = await runCli(['as', ...words]);
  return [code, readFileSync(output, 'utf8')];
}

/** The same round asked of all: the files differ as the profiles say. */
async function answers(event: Tournament): Promise<Answer[]> {
  const [bbp, javafo] = ['bbppairings', 'javafo-3'].map((name) =>
    fileFor(event, shippedProfile(name)!.dialect),
  );
  return [
    ofFake(javafo),
    await as(['bbppairings', '--dutch', input, '-p', output], bbp),
    await as(['javafo', input, '-p', output], javafo),
  ];
}

function inAnyOrder([code, pairs]: Answer): [number | null, string[]] {
  return [code, pairs.split('\n').sort()];
}

function pairingIn(text: string): Pairing {
  const [, ...lines] = text.trim().split('\n');
  const boards = lines.map((line) => line.split(' ').map(Number));
  const bye = boards.find(([, black]) => black === 0)?.[0] ?? null;
  return { pairs: boards.filter(([, black]) => black > 0).map(([white, black]) => ({ white, black })), bye };
}

it(
  `${EVENTS} events: both forms give the pairs of the fake, and its exit codes`,
  { timeout: Infinity },
  async () => {
    let [rounds, impossible] = [0, 0];
    for (let number = 1; number <= EVENTS; number++) {
      const config = {
        players: { min: 2, max: 10 },
        rounds: { min: 2, max: 5 },
        forbiddenPairs: 0,
        atMost: true,
      };
      const plan = generateTournament(config, 'manager', number);
      const random = new Random(`manager/${number}`);
      let event = tournamentUpTo(plan, 0);
      // More rounds than the plan has: at its end many small events cannot be paired any more.
      for (let round = 1; round <= plan.totalRounds + 3; round++) {
        const before: Tournament = {
          ...withRounds(event, round - 1, ({ id, rounds: played }) => {
            const entry = plan.players.find((player) => player.id === id)?.rounds[round - 1];
            return entry?.opponent === null && entry.result !== 'U' ? [...played, entry] : played;
          }),
          totalRounds: plan.totalRounds + 3,
          announcedRounds: plan.totalRounds + 3,
        };
        if (presentIn(before).size === 0) break;
        const [right, ...ours] = await answers(before);
        expect(ours[1], `event ${number}, round ${round}`).toEqual(ours[0]);
        // With virtual points the fake has another order of the boards.
        expect(inAnyOrder(ours[0]), `event ${number}, round ${round}`).toEqual(inAnyOrder(right));
        rounds += 1;
        if (right[0] !== 0) {
          impossible += 1;
          break;
        }
        const results = [['1', '0'] as const, ['=', '='] as const, ['0', '1'] as const];
        event = withPairing(before, pairingIn(right[1]), () => random.pick(results));
      }
    }
    expect(rounds).toBeGreaterThan(3 * EVENTS);
    expect(impossible).toBeGreaterThan(10);
  },
);

it('a file that is broken ends each with its own code', async () => {
  expect(await as(['bbppairings', '--dutch', input, '-p', output], '001 nonsense\n')).toEqual([3, '']);
  expect(await as(['javafo', input, '-p', output], '001 nonsense\n')).toEqual([1, '']);
});
