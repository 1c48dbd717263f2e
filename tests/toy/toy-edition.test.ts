import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { runCli, temporaryFolder } from '../../cli/testing/run-cli.js';
import { PROFILES, searchExamples } from '../../checker/testing/rule-example-search.js';
import type { RuleExample } from '../../checker/testing/rule-example-search.js';
import { checkFile } from '../../checker/index.js';
import { ruleExampleFile } from '../../checker/testing/rule-example-file.js';
import {
  defaultEdition,
  editionById,
  editionInForce,
  editionInForceToday,
  pairRound,
} from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { compareReadings } from '../../engine/testing/compare-readings.js';
import { momentIn } from '../../reports/rule-pages/moment-in.js';
import { compareEditions, paragraphOf, rulesWithPages } from '../../reports/rule-pages/index.js';
import { laidOut } from '../../site/layout.js';
import { pagesOfEdition } from '../../site/chapters/rules.js';
import { STRUCK } from './edition-2099.js';

/*
 * The steps of "How to add an edition" in CONTRIBUTING.md, gone with a toy edition. What a step has somebody write stands in
 * `edition-2099.ts` or in place of a module here; nothing else of the program is changed.
 */

// Steps 2 and 3.
vi.mock(import('../../engine/systems/dutch/index.js'), async (original) => {
  const { dutchEditions, ...others } = await original();
  const { toEdition } = await import('../../engine/systems/dutch/to-edition.js');
  const { dutch2099, LAST_DAY_BEFORE, readings2099 } = await import('./edition-2099.js');
  const before = dutchEditions.map((edition) =>
    edition.until === null && edition.from !== null ? { ...edition, until: LAST_DAY_BEFORE } : edition,
  );
  return { ...others, dutchEditions: [...before, toEdition(dutch2099, readings2099)] };
});

// Step 4.
vi.mock(import('../../engine/literal/dutch/index.js'), async (original) => {
  const { dutchReadings } = await original();
  const { literal2099 } = await import('./edition-2099.js');
  return { dutchReadings: { ...dutchReadings, 'dutch-2099': literal2099 } };
});

// Step 5.
vi.mock(import('../../reports/words/dutch/index.js'), async (original) => {
  const { dutchWords } = await original();
  const { dutch2026 } = await import('../../reports/words/dutch/dutch-2026.js');
  const { STRUCK: struck } = await import('./edition-2099.js');
  const dutch2099 = Object.fromEntries(Object.entries(dutch2026).filter(([rule]) => !struck.includes(rule)));
  return { dutchWords: { ...dutchWords, rules: { ...dutchWords.rules, 'dutch-2099': dutch2099 } } };
});

const RULES = ['--rules', 'dutch-2099'];
const edition: Edition = editionById('dutch-2099')!;
const before: Edition = editionById('dutch-2026')!;

const STEPS: Readonly<Record<string, () => Promise<void> | void>> = {
  'The data': () => {
    expect(edition.rules.map(({ id }) => id)).toEqual(
      before.rules.map(({ id }) => id).filter((id) => !STRUCK.includes(id)),
    );
  },

  'The days': async () => {
    expect(editionInForce('2098-12-31')?.id).toBe('dutch-2026');
    expect(editionInForce('2099-01-01')?.id).toBe('dutch-2099');
    // It is not the default before it is in force.
    expect([defaultEdition.id, editionInForceToday('dutch').id]).toEqual(['dutch-2026', 'dutch-2026']);
    expect(await generated([])).toContain('192 FIDE_DUTCH_2026');
    const { stdout } = await runCli(['check', '-'], inTheYear(2099, await generated([])));
    expect(stdout).toContain('dutch-2099');
  },

  'The list': async () => {
    expect((await succeeded(['rules'])).stdout).toContain(
      'dutch-2099         FIDE (Dutch) System, toy rules',
    );
    const text = await generated(RULES);
    expect(text).toContain('192 FIDE_DUTCH_2099');
    expect((await succeeded(['check', '-'], text)).stdout).toContain('All 5 rounds that were checked agree');
    const lastRound = (await succeeded(['pair', '--round', '5', ...RULES, '-'], text)).stdout.split('\n');
    expect(lastRound[0]).toBe('6');
    const why = await succeeded(['explain', '--round', '5', ...RULES, '-'], text);
    expect(why.stdout).toContain('dutch-2099');
    // Some events deviate from the edition before it, by what was struck.
    const folder = temporaryFolder();
    const sizes = [
      '--count',
      '30',
      '--seed',
      'struck',
      '--players',
      '14',
      '--rounds',
      '7',
      '--preset',
      'calm',
    ];
    await succeeded(['generate', ...sizes, ...RULES, '--out', folder]);
    expect((await succeeded(['check', '--jobs', '1', folder])).stdout).toContain(
      'agree with the rules in every round (210 rounds).',
    );
    const older = await runCli(['check', '--jobs', '1', '--rules', 'dutch-2026', '--format', 'json', folder]);
    const document = JSON.parse(older.stdout) as { totals: { byRule: Record<string, number> } };
    expect(Object.keys(document.totals.byRule).some((rule) => STRUCK.includes(rule))).toBe(true);
  },

  'By the letter': async () => {
    const text = await generated(RULES);
    expect((await succeeded(['check', '--literal', '-'], text)).stdout).toContain('agrees');
    const { state } = momentIn(text, null, 4);
    const { fast, literal } = compareReadings(state, edition);
    expect(fast).toEqual(literal);
  },

  Words: async () => {
    for (const { id } of rulesWithPages(edition)) expect(paragraphOf(edition.id, id), id).not.toBeNull();
    const kinds = compareEditions(before, edition).map(({ kind, from }) => [kind, from.map(({ id }) => id)]);
    expect(kinds.filter(([kind]) => kind === 'gone').map(([, ids]) => ids)).toEqual(STRUCK.map((id) => [id]));
    const { stdout } = await succeeded(['rules', 'dutch-2026', 'dutch-2099']);
    expect(stdout).toContain('Gone in dutch-2099');
  },

  Examples: () => {
    const found = new Map<string, RuleExample>();
    const size = { edition, profile: PROFILES[0], players: 4, rounds: 2, attempts: 20 };
    searchExamples(size, found);
    const example = found.get('C1');
    const report = checkFile(ruleExampleFile(example!), 'example');
    expect(report.edition?.id).toBe('dutch-2099');
    expect(report.rounds.at(-1)?.deviations[0]?.rule).toBe('C1');
  },

  'Doubtful places': async () => {
    const known = edition.otherReadings.map(({ id }) => id);
    expect(known).toContain('B22');
    const ledger = readFileSync(new URL('../../corpus/readings.md', import.meta.url), 'utf8');
    for (const id of known) expect(ledger).toContain(`| ${id} |`);
    const text = await generated(RULES);
    const { stdout } = await succeeded(['check', ...RULES, '--reading', 'B22', '-'], text);
    expect(stdout).toContain('--reading B22');
  },

  'What comes by itself': () => {
    const pages = pagesOfEdition(edition);
    expect(pages.map(({ path }) => path)).toContain('rules/dutch-2099/C12.html');
    const page = pages.find(({ path }) => path.endsWith('/C12.html'))!;
    expect(laidOut(page)).toContain('No tournament is known in which this rule decides.');
  },
};

it.each(Object.entries(STEPS))('%s', (_step, take) => take());

it('CONTRIBUTING.md has these steps, in this order', () => {
  const text = readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8');
  const [, chapter] = /^## How to add an edition\n([^]*?)^## /m.exec(text) ?? [];
  const steps = [...(chapter ?? '').matchAll(/^\d+\. \*\*(.+?)\*\*/gm)].map(([, step]) => step);
  expect(steps).toEqual(Object.keys(STEPS));
});

it('a round is paired by the data alone', async () => {
  const text = await generated(RULES);
  const { state } = momentIn(text, null, 5);
  expect(pairRound(state, edition).kind).toBe('paired');
});

async function succeeded(args: readonly string[], stdin = ''): Promise<{ stdout: string }> {
  const run = await runCli(args, stdin);
  expect(run.code, run.stderr).toBe(0);
  return run;
}

async function generated(rules: readonly string[], seed = ['--seed', 'toy']): Promise<string> {
  const sizes = ['--count', '1', '--players', '12', '--rounds', '5', '--preset', 'calm'];
  return (await succeeded(['generate', ...seed, ...sizes, ...rules])).stdout;
}

/** An event of another year, whose file names no edition. */
function inTheYear(year: number, text: string): string {
  return text
    .replace(/^192 .*\r?\n/m, '')
    .replace(/^092 .*\r?\n/m, '')
    .replace(/^(0[45]2) \d{4}/gm, `$1 ${year}`)
    .replace(/^132 .*\r?\n/m, '');
}
