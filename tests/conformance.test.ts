import { spawnSync } from 'node:child_process';
import type { SpawnSyncReturns } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readSuite } from '../reports/conformance/testing/written.js';
import { isLongSuite } from './suite.js';

const SUITE = fileURLToPath(new URL('../corpus/conformance/', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const NODE = process.execPath;
const { cases } = readSuite();
/** Those of a run against the program, which starts for every case. */
const SOME = isLongSuite ? 'dutch-2026/' : 'dutch-2026/C20';
const PLANTED = isLongSuite ? 'burstein-2026/' : 'burstein-2026/C';

const folder = mkdtempSync(join(tmpdir(), 'swissproof-conformance-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A runner, how a command names what differs from case to case, and how it is called. */
const RUNNERS = [
  {
    name: 'run.py',
    needs: 'python3',
    command: (program: string) => `${NODE} ${program} {edition} {file}`,
    run: (only: string, command: string) =>
      started('python3', [join(SUITE, 'run.py'), ...(only === '' ? [] : ['--only', only]), command], only),
  },
  {
    name: 'run.sh',
    needs: 'sh',
    command: (program: string) => `"${NODE}" ${program} $edition "$file"`,
    run: (only: string, command: string) => started('sh', [join(SUITE, 'run.sh'), command], only),
  },
] as const;

describe.each(RUNNERS)('$name', ({ needs, command, run }) => {
  const isThere = spawnSync(needs, ['-c', '']).status === 0;
  const suffix = isThere ? '' : ` (skipped: no ${needs} here)`;

  it.skipIf(!isThere || !existsSync(PROGRAM))(
    `passes against swissproof pair${suffix}${existsSync(PROGRAM) ? '' : ' (skipped: run `npm run build` first)'}`,
    () => {
      const wanted = cases.filter(({ id }) => id.startsWith(SOME)).length;
      expect(wanted).toBeGreaterThan(3);
      const { status, stdout } = run(SOME, command(`${PROGRAM} pair --rules`));
      expect(stdout).toBe(`${wanted} passed, 0 failed\n`);
      expect(status).toBe(0);
    },
  );

  it.skipIf(!isThere)(`says what was expected of a program that prints nothing${suffix}`, () => {
    const [{ id, expected, alternatives }] = cases;
    const right = [expected, ...alternatives.map(({ round }) => round)].map(boardsOf).join(' or ');
    const { stdout } = run(id, 'true');
    expect(stdout).toBe(`FAILED ${id}: no pairs; expected ${right}\n0 passed, 1 failed\n`);
  });

  it.skipIf(!isThere || needs !== 'python3')(
    `gives the reason of a rule for the answer that breaks it, and for no other${suffix}`,
    () => {
      const given = cases.filter(({ id, decides }) => id.startsWith('dutch-2026/C') && decides.length > 1)[0];
      const [first, second] = given.decides;
      expect(boardsOf(first.instead)).not.toBe(boardsOf(second.instead));
      const script = join(folder, 'second.cjs');
      const lines = boardsOf(second.instead)
        .split(' ')
        .map((board) => board.replace('-', ' '));
      writeFileSync(script, `console.log(${JSON.stringify(lines.join('\n'))});`);
      const { stdout } = run(given.id, `${NODE} ${script}`);
      expect(stdout).toContain(`; ${second.why}\n`);
      expect(stdout).not.toContain(first.why);
    },
  );

  it.skipIf(!isThere)(`finds three planted errors${suffix}`, () => {
    const own = cases.filter(({ id }) => id.startsWith(PLANTED));
    const planted = [own[1], own[4], own[7]].map(({ id }) => id);
    const { status, stdout } = run(PLANTED, command(fakeWith(planted)));
    const failed = stdout.split('\n').filter((line) => line.startsWith('FAILED'));
    const answers = failed.map((line) =>
      /^FAILED (\S+): (.+?); expected (.+?)(?:; (.*))?$/.exec(line)?.slice(1),
    );
    expect(answers.map((answer) => answer?.[0])).toEqual(planted);
    for (const [place, answer] of answers.entries()) {
      const [, found, expected, why] = answer!;
      const { expected: right, alternatives, decides } = own.find(({ id }) => id === planted[place])!;
      const others = alternatives.map(({ round }) => boardsOf(round));
      expect(expected).toBe([boardsOf(right), ...others].join(' or '));
      expect(found).not.toBe(boardsOf(right));
      const reasons = decides.filter(({ instead }) => boardsOf(instead) === found).map((rule) => rule.why);
      // Only the runner in Python reads the manifest, which has the reasons.
      expect(why).toBe(needs === 'python3' && reasons.length > 0 ? reasons.join('; ') : undefined);
    }
    expect(stdout).toContain(`\n${own.length - 3} passed, 3 failed\n`);
    expect(status).toBe(1);
  });
});

/** A round as the runners print it. */
function boardsOf({ pairs, bye }: Pick<(typeof cases)[number]['expected'], 'pairs' | 'bye'>): string {
  const boards = pairs.map(([white, black]) => `${white}-${black}`);
  return [...boards, ...(bye === null ? [] : [`${bye}-0`])].sort().join(' ');
}

/** A program that knows the answers, and gives three wrong ones: colours turned, opponents exchanged, a board missing. */
function fakeWith(planted: readonly string[]): string {
  const path = join(folder, 'fake.cjs');
  writeFileSync(
    path,
    `const { readFileSync } = require('node:fs');
const file = process.argv[3].replaceAll('\\\\', '/');
const line = readFileSync(${JSON.stringify(join(SUITE, 'answers.tsv'))}, 'utf8').split('\\n').find((one) => file.endsWith(one.split('\\t')[2]));
const [id, , , text] = line.split('\\t');
const boards = text.split(' ').map((board) => board.split('-'));
const [turned, exchanged, missing] = ${JSON.stringify(planted)};
if (id === turned) boards[0].reverse();
if (id === exchanged) [boards[0][0], boards[1][0]] = [boards[1][0], boards[0][0]];
if (id === missing) boards.pop();
console.log([boards.length, ...boards.map((board) => board.join(' '))].join('\\n'));
`,
  );
  return path;
}

function started(program: string, args: readonly string[], only: string): SpawnSyncReturns<string> {
  return spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, ONLY: only } });
}

describe('the runners', () => {
  it('are short, and the page shows the one in Python', () => {
    for (const name of ['run.py', 'run.sh'])
      expect(readFileSync(join(SUITE, name), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(30);
    const page = readFileSync(join(SUITE, 'README.md'), 'utf8');
    expect(page).toContain(readFileSync(join(SUITE, 'run.py'), 'utf8'));
  });
});
