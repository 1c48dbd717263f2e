import { describe, expect, it, vi } from 'vitest';
import { chooseEdition } from '../checker/index.js';
import { runCli } from '../cli/testing/run-cli.js';
import { parseTrf } from '../corpus/index.js';
import { four, player } from '../corpus/trf/testing/lines.js';
import {
  defaultEdition,
  editionById,
  editionInForce,
  editionInForceToday,
  editions,
  oldestByDate,
} from '../engine/index.js';
import type { Edition } from '../engine/index.js';
import { generateTournament, modelOf } from '../generator/index.js';
import { editionsJson, editionsText, editionText } from '../reports/index.js';
import { choiceReason } from '../reports/words/edition-words.js';
import { refusedEditionWords } from '../reports/words/refusal-words.js';

/*
 * Editions that are never taken by the date of an event, and one whose first day is not known exactly: made ones, older
 * than those of the usual system that this version had first.
 */
vi.mock(import('../engine/systems/all-systems.js'), async (original) => {
  const { SYSTEMS } = await original();
  const [usual, ...others] = SYSTEMS;
  const model = usual.editions.find(
    ({ until, isFromUncertain }) => until !== null && isFromUncertain !== true,
  )!;
  const made = (year: string, days: Partial<Edition>): Edition => ({
    ...model,
    ...{ id: `${model.system}-${year}`, code: model.code.replace(/\d{4}$/, year), title: `made ${year}` },
    ...days,
  });
  const older = [
    made('1900', { from: null, until: null }),
    made('1901', { from: '2013-01-01', isFromUncertain: true, until: '2013-02-10' }),
    made('1902', { from: '2013-02-11', until: '2017-06-30' }),
    made('1903', { from: null, until: null }),
  ];
  const dated = usual.editions.filter(({ from }) => from !== null && from >= '2017-07-01');
  return { SYSTEMS: [{ ...usual, editions: [...older, ...dated] }, ...others] };
});

const { system } = defaultEdition;

describe('the edition in force', () => {
  it.each([
    ['2012-12-31', null],
    ['2013-01-01', `${system}-1901`],
    ['2013-02-10', `${system}-1901`],
    ['2013-02-11', `${system}-1902`],
  ])('on %s: %s', (day, id) => {
    expect(editionInForce(day)?.id ?? null).toBe(id);
  });

  it('today is never one without a first day', () => {
    expect(defaultEdition.from).not.toBeNull();
    expect(editionInForceToday(system)).toBe(defaultEdition);
    expect(oldestByDate().id).toBe(`${system}-1901`);
  });
});

/** What is chosen for an event that begins on a day. */
function choiceOn(date: string): ReturnType<typeof chooseEdition> {
  const { tournament } = parseTrf(four(`042 ${date}`));
  return chooseEdition(tournament!, null);
}

describe('a file by its date', () => {
  const before = `the event starts on 2012-12-31, before the oldest rules that are taken by date (${system}-1901, since about 2013-01-01)`;

  it('before the oldest dated edition: the rounds decide', () => {
    expect(choiceOn('2012/12/31')).toMatchObject({
      ok: true,
      choice: { id: `${system}-1901`, chosenBy: 'fit' },
    });
    const decision = choiceOn('2012/12/31');
    expect(decision.ok ? choiceReason(decision.choice) : '').toContain(
      `${before}; the only round agrees with ${system}-1901 and with ${system}-1902`,
    );
  });

  it('before the oldest dated edition, where none fits: a message that names all editions', () => {
    const text = [
      player(1, '1.0', '   2 w 1'),
      player(2, '0.0', '   1 b 0'),
      player(3, '1.0', '   4 b 1'),
      player(4, '0.0', '   3 w 0'),
      '042 2012/12/31',
    ].join('\n');
    const decision = chooseEdition(parseTrf(text).tournament!, null);
    expect(decision).toMatchObject({ ok: false, record: '042' });
    const all = editions.map(({ id }) => id).join(', ');
    expect(all).toContain(`${system}-1900`);
    expect(decision.ok ? '' : refusedEditionWords(decision)).toBe(
      `${before}; no round agrees with any edition; to check it by an edition all the same, name one with --rules: ${all}`,
    );
  });

  it('an edition whose first day is not certain: every report says so', async () => {
    const file = four('042 2013/01/15');
    const note = `start date 2013-01-15; the first day of ${system}-1901 is not known exactly`;
    for (const command of ['check', 'explain'])
      for (const format of ['text', 'json']) {
        const { stdout } = await runCli([command, '--format', format, '-'], file);
        expect(stdout, `${command} ${format}`).toContain(note);
      }
  });

  it.each([
    ['2013/03/01', []],
    ['2013/01/15', ['--rules', `${system}-1901`]],
  ])('%s %j: nothing of the kind where it is certain, or was asked for', async (date, asked) => {
    const { stdout } = await runCli(['check', ...asked, '-'], four(`042 ${date}`));
    expect(stdout).toContain(`rules ${system}-190`);
    expect(stdout).not.toContain('not known exactly');
  });
});

it('the list of editions says it', () => {
  const text = editionsText(editions);
  expect(text).toContain('made 1900 (never taken by the date of an event)');
  expect(text).toContain('made 1901 (from about 2013-01-01 to 2013-02-10)');
  expect(text).toContain('made 1902 (from 2013-02-11 to 2017-06-30)');
  expect(editionText(editionById(`${system}-1900`)!)).toContain('\nnever taken by the date of an event\n');
  const { editions: list } = JSON.parse(editionsJson(editions)) as { editions: Record<string, unknown>[] };
  expect(list[0]).toMatchObject({ from: null, until: null });
  expect(list[1]).toMatchObject({ from: '2013-01-01', isFromUncertain: true });
  expect(list[2]).not.toHaveProperty('isFromUncertain');
});

describe('the generator', () => {
  it.each(['1900', '1901', '1902', '1903'])(
    'an event of %s starts on a day on which no other is taken',
    (year) => {
      const id = `${system}-${year}`;
      const { from } = editionById(id)!;
      for (let index = 1; index <= 30; index++) {
        const { startDate } = generateTournament({ system: id, players: 4, rounds: 1 }, 'dates', index);
        const taken = editionInForce(startDate?.iso ?? '');
        expect(taken?.id ?? null).toBe(from === null ? null : id);
      }
    },
  );

  it('a model from before all dates is one of the oldest dated edition', () => {
    const { tournament } = parseTrf(four('042 1999/05/01'));
    expect(modelOf(tournament!).system).toBe(`${system}-1901`);
  });
});
