import { describe, expect, it } from 'vitest';
import type { TeamPairing } from '../checker/protocol/testing/alter-teams.js';
import { exchanged, otherBye, turned, withTeamRound } from '../checker/protocol/testing/alter-teams.js';
import { editions, pairsTeams } from '../engine/index.js';
import { generate } from '../generator/index.js';
import type { GeneratorConfig } from '../generator/index.js';
import { wordsOf } from '../reports/words/words-of.js';
import { isWholeSuite } from '../tests/suite.js';
import { runCli } from './testing/run-cli.js';

const edition = editions.find(pairsTeams)!;

const NO_ABSENCES = {
  zeroPointBye: 0,
  halfPointBye: 0,
  fullPointBye: 0,
  withdrawal: 0,
  lateEntry: 0,
  forfeit: 0,
};

/** Nine teams, some of which are away now and then. */
const EVENT = textOf(
  { players: 9, rounds: 5, rates: { zeroPointBye: 0.05, halfPointBye: 0.05, forfeit: 0.1 } },
  'words',
);
/** Every round has the pairing-allocated bye. */
const ODD = textOf({ players: 9, rounds: 5, rates: NO_ABSENCES }, 'odd');

const FILES: Readonly<Record<string, string>> = {
  event: EVENT,
  exchanged: withTeamRound(EVENT, 3, exchanged),
  turned: withTeamRound(EVENT, 4, turned),
  'other-bye': withTeamRound(ODD, 3, otherBye),
  rematches: withTeamRound(ODD, 2, () => firstPairing(ODD)),
  // Of a forfeited game only the record of the winner tells, and the number of boards is that of the longest line-up.
  warned: EVENT.replace(/(?<=^001 .*) {2}[ \d]{4} [wb] -(?= |$)/m, '  0000 - Z').replace(
    /^352.*[\r\n]+/m,
    '',
  ),
};

/** What may speak of players where teams are paired, and why. */
const ALLOWED: readonly { readonly words: RegExp; readonly why: string }[] = [
  { words: /the file has no (\w+ and )?pairings of players/, why: 'editions that pair players' },
  { words: /player \d+ wins by forfeit against player \d+/, why: 'a game of two members' },
];

/** Sentences that say "player" without being allowed to. */
function sayingPlayer(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => /\bplayers?\b/i.test(line) && !ALLOWED.some(({ words }) => words.test(line)));
}

/** What is printed, warnings included; of a document itself alone. */
async function said(file: string, ...args: readonly string[]): Promise<string> {
  const { stdout, stderr, code } = await runCli([...args, '-'], file);
  expect(code, stderr).toBeLessThan(2);
  return args.includes('--format') ? stdout : `${stdout}${stderr}`;
}

describe.each(Object.keys(FILES))('an event of teams (%s)', (name) => {
  const file = FILES[name];

  it('is checked in words of teams', async () => {
    const text = await said(file, 'check');
    expect(text).toContain('9 teams');
    if (name === 'warned') expect(text).toMatch(/player \d+ wins by forfeit/);
    else expect(text).toContain(name === 'event' ? 'standings agree' : 'DEVIATES');
    expect(sayingPlayer(text)).toEqual([]);
    expect(sayingPlayer(await said(file, 'check', '--literal'))).toEqual([]);
    expect(sayingPlayer(await said(file, 'check', '--rules', 'any'))).toEqual([]);
  });

  it.each(['json', 'csv', 'junit', 'html'])('and so as %s', async (format) => {
    const document = await said(file, 'check', '--format', format);
    expect(sayingPlayer(sentencesOf(document, format))).toEqual([]);
  });

  it('is explained in words of teams', async () => {
    const rounds = name !== 'event' ? ['2'] : isWholeSuite ? ['1', '2', '3', '4', '5'] : ['3'];
    for (const round of rounds) {
      const ask = (...args: readonly string[]): Promise<string> =>
        said(file, 'explain', '--round', round, ...args);
      const story = await ask();
      expect(story).toMatch(/round \d.*, \d teams, /);
      expect(sayingPlayer(story)).toEqual([]);
      for (const pair of ['1-2', '1-6', '3-9', '9-bye', '2-bye'])
        for (const question of ['--pair', '--why-not']) {
          const answer = await ask(question, pair);
          expect(answer).toMatch(/^Why( not)? (Team|the bye for Team) \d/m);
          expect(sayingPlayer(answer)).toEqual([]);
        }
      for (const format of ['json', 'html'])
        expect(sayingPlayer(sentencesOf(await ask('--format', format), format))).toEqual([]);
    }
  });
});

describe('an event of teams', () => {
  it('has standings in words of teams', async () => {
    const list = 'DE,EDE,MPVGP,BH:MP/C1,SB:GP/C1,EMMSB,SSSC,BC,TBR,BBE,WIN,BWG,REP,ARO';
    expect(sayingPlayer(await said(EVENT, 'standings'))).toEqual([]);
    for (const team of ['1', '5', '9']) {
      const ask = (format: string): Promise<string> =>
        said(EVENT, 'standings', '--tie-breaks', list, '--explain', team, '--format', format);
      const text = await ask('text');
      expect(text).toContain(`Team 00${team} (${team}): rank`);
      expect(text).toMatch(/against Team \d+ \(\d\)/);
      expect(sayingPlayer(text)).toEqual([]);
      for (const format of ['json', 'html'])
        expect(sayingPlayer(sentencesOf(await ask(format), format))).toEqual([]);
    }
    for (const two of ['1,2', '3,9', '5,7']) {
      const text = await said(EVENT, 'standings', '--tie-breaks', list, '--why', two);
      expect(text).toMatch(/^Team \d+ \(\d\) .*Team \d+ \(\d\)/m);
      expect(sayingPlayer(text)).toEqual([]);
    }
    for (const format of ['csv', 'html'])
      expect(sayingPlayer(sentencesOf(await said(EVENT, 'standings', '--format', format), format))).toEqual(
        [],
      );
  });

  it('is refused in words of teams', async () => {
    for (const args of [
      ['standings', '--explain', '77'],
      ['explain', '--pair', '1-77'],
    ]) {
      const { code, stderr } = await runCli([...args, '-'], EVENT);
      expect(code).toBeGreaterThan(1);
      expect(stderr).toContain('there is no team 77');
    }
    const two = withTeamRound(
      textOf({ players: 2, rounds: 1, rates: NO_ABSENCES }, 'two'),
      1,
      (pairing) => pairing,
    );
    const { stderr, code } = await runCli(['pair', '-'], two.replace(/^142 1$/m, '142 3'));
    expect([code, stderr]).toEqual([4, expect.stringContaining('no pairing of these teams is legal')]);
  });

  it('has rules in words of teams', async () => {
    const list = await runCli(['rules', edition.id]);
    expect(list.code).toBe(0);
    expect(sayingPlayer(list.stdout)).toEqual([]);
    for (const id of Object.keys(wordsOf(edition.id).rules[edition.id] ?? {})) {
      const { stdout } = await runCli(['rules', edition.id, id]);
      expect(stdout).toMatch(/team/);
      expect(sayingPlayer(stdout), id).toEqual([]);
    }
  });
});

function textOf(config: GeneratorConfig, seed: string): string {
  for (const { text } of generate(
    { system: edition.id, forbiddenPairs: 0, ...config },
    {
      seed,
      count: 1,
    },
  ))
    return text;
  throw new Error('the generator gave nothing');
}

function firstPairing(text: string): TeamPairing {
  let first: TeamPairing = { pairs: [], bye: null };
  withTeamRound(text, 1, (pairing) => (first = pairing));
  return first;
}

/** What people read of a document: names of members and of columns are of the format. */
function sentencesOf(document: string, format: string): string {
  if (format === 'json') return stringsIn(JSON.parse(document)).join('\n');
  if (format === 'csv') return document.split('\n').slice(1).join('\n');
  return document
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
    .replace(
      /<[^>]*>/g,
      (tag) =>
        [...tag.matchAll(/(?:aria-label|title|message|data-words)="([^"]*)"/g)]
          .map(([, text]) => `\n${text}\n`)
          .join('') || '\n',
    );
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
