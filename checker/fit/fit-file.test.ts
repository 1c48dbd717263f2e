import { describe, expect, it } from 'vitest';
import { editionById, editions } from '../../engine/index.js';
import { generate, presets } from '../../generator/index.js';
import type { GeneratorConfig } from '../../generator/index.js';
import { checkFile, fitFile } from '../index.js';
import { runs } from '../../tests/suite.js';

/** Files for each edition; `npm run test:long` takes more. */
const RUNS = runs(1, 2, 50);
/** So many more are taken where those fit other editions as well. */
const MORE = 8;

/** As many absences as can be: the editions part most where much was not played. */
const CONFIG: GeneratorConfig = {
  ...presets.chaos,
  players: { min: 8, max: 40 },
  rounds: { min: 5, max: 9 },
};

/** They part only where somebody with a requested full-point bye would be the next to have the other bye. */
const NEARLY_ALIKE: Readonly<Record<string, readonly string[]>> = {
  'dubov-2018': ['dubov-2026'],
  'dubov-2026': ['dubov-2018'],
  'lim-1999': ['lim-2026'],
  'lim-2026': ['lim-1999'],
};

describe.each(editions.map(({ id }) => [id] as const))('generated files of %s', (system) => {
  it('are found to be paired by it, alone or by others as well', { timeout: Infinity }, () => {
    const counts = new Map<string, number>();
    const alike = [system, ...(NEARLY_ALIKE[system] ?? [])];
    // Otherwise nothing would have been shown: an edition that always fits would do as well.
    const isShown = (): boolean =>
      [...counts.keys()].some((key) => key.split(' ').every((id) => alike.includes(id)));
    let files = 0;
    for (const { text, name } of generate({ ...CONFIG, system }, { seed: 'fit', count: RUNS + MORE })) {
      if (++files > RUNS && isShown()) break;
      const { verdict, fit, edition } = fitFile(text, name);
      expect(fit?.trials.map(({ id }) => id)).toEqual(editions.map(({ id }) => id));
      expect(fit?.fitting, name).toContain(system);
      // What the file calls for is taken where others fit as well.
      expect(edition, name).toMatchObject({ id: system, chosenBy: 'fit' });
      expect(verdict, name).toBe('agrees');
      const key = fit?.fitting.join(' ') ?? '';
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    if (process.env['SWISSPROOF_TABLE'] !== undefined)
      process.stdout.write(`${system}: ${JSON.stringify(Object.fromEntries(counts))}\n`);
    expect(isShown()).toBe(true);
  });
});

it('an edition that needs ratings is told who has none', () => {
  const [{ text: rated }] = generate({ ...presets.tiny, system: 'dubov-2026' }, { seed: 'rated', count: 1 });
  const text = rated.replace(/^(001 {4}3.{40})..../m, '$1    ').replace(/^(192|172|###).*\n/gm, '');
  const missing = fitFile(text, 'x').fit?.trials.flatMap((trial) => trial.missing);
  expect(missing).toContainEqual({ unrated: [3], isAll: false });
  const provided = fitFile(text, 'x', { unrated: 1400 }).fit?.trials.flatMap((trial) => trial.missing);
  expect(provided).not.toContainEqual(expect.objectContaining({ isAll: false }));
});

describe('a round robin', () => {
  const [{ text: named }] = generate(
    { system: 'round-robin', players: 8, rates: { forfeit: 0, withdrawal: 0 } },
    { seed: 'fit', count: 1 },
  );
  /** Nothing but its games tells what it is. */
  const bare = named.replace(/^(192|092|###).*\r?\n/gm, '');

  it.each([
    ['by its record 192', named],
    ['by its games', bare],
  ])('is found to follow the table, %s', (_, text) => {
    const { verdict, fit, edition, roundRobin } = fitFile(text, 'closed');
    expect(fit?.trials.map(({ id }) => id)).toEqual(['round-robin', ...editions.map(({ id }) => id)]);
    expect([verdict, fit?.fitting]).toEqual(['agrees', ['round-robin']]);
    expect(edition).toMatchObject({ id: 'round-robin', chosenBy: 'fit' });
    expect(roundRobin).toMatchObject({ table: 'berger', isComplete: true });
  });

  it('is called for where the file names it', () => {
    expect(fitFile(named, 'closed').fit?.calledFor).toMatchObject({
      choice: { id: 'round-robin', chosenBy: 'file' },
    });
    expect(fitFile(bare, 'closed').fit?.calledFor).not.toMatchObject({ choice: { id: 'round-robin' } });
  });

  it('with a wrong round is closest to its table', () => {
    const [{ text }] = generate(
      { system: 'double-round-robin', players: 6, handPaired: 0.1, rates: { forfeit: 0, withdrawal: 0 } },
      { seed: 'fit', count: 1 },
    );
    const { verdict, fit, edition, rounds } = fitFile(text, 'closed');
    expect([verdict, fit?.fitting, edition?.id]).toEqual(['deviates', [], 'double-round-robin']);
    expect(rounds.filter((round) => round.verdict === 'deviates')).toHaveLength(1);
  });

  it('a Swiss that names its rules is none, though everybody met everybody', () => {
    const swiss = bare.replace(/^012/m, '192 FIDE_DUTCH_2026\n012');
    expect(fitFile(swiss, 'swiss').fit?.trials.map(({ id }) => id)).toEqual(editions.map(({ id }) => id));
  });
});

it('explains all rounds by the edition that fits best, and by the others the first that differs', () => {
  const [{ text }] = generate(
    { system: 'dutch-2026', players: 30, rounds: 9, handPaired: 0.3 },
    { seed: 'explained', count: 1 },
  );
  const { fit, rounds, edition } = fitFile(text, 'by hand');
  const isWrong = ({ verdict }: (typeof rounds)[number]): boolean => verdict === 'deviates';
  expect(rounds.filter(isWrong).length).toBeGreaterThan(1);
  const tried = fit?.trials.filter((trial) => trial.rounds.some(isWrong)) ?? [];
  expect(tried.length).toBeGreaterThan(5);
  for (const trial of tried) {
    const [first, ...later] = trial.rounds.filter(isWrong);
    const isBest = trial.id === edition?.id;
    expect(first.deviations.length, trial.id).toBeGreaterThan(0);
    expect(later.map(({ isOutlined }) => isOutlined === true)).toEqual(later.map(() => !isBest));
    // The verdicts are those of a check by the edition alone.
    const alone = checkFile(text, 'by hand', { edition: editionById(trial.id), triesDay: false });
    expect(trial.rounds.map(({ verdict }) => verdict)).toEqual(alone.rounds.map(({ verdict }) => verdict));
    if (isBest) expect(rounds).toEqual(trial.rounds);
  }
});
