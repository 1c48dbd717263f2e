import { describe, expect, it } from 'vitest';
import { editions, pairsTeams } from '../../engine/index.js';
import { scheduleOf } from '../../engine/round-robin/index.js';
import { generate } from '../../generator/index.js';
import { checkHtml } from '../html/check.js';
import { checkText } from './text.js';
import { wholeReport } from '../testing/whole-report.js';
import { checkFile } from '../../checker/index.js';
import { exchanged, turned, withTeamRound } from '../../checker/protocol/testing/alter-teams.js';
import { choiceReason } from '../words/edition-words.js';

const NO_ABSENCES = {
  ...{ zeroPointBye: 0, halfPointBye: 0, fullPointBye: 0, withdrawal: 0, lateEntry: 0, forfeit: 0 },
};
const TEAMS = 6;

/** Six teams that meet once, by the table; the last round may be changed. */
function teamRobin(last: typeof exchanged, record: string): string {
  const system = editions.find(pairsTeams)!.id;
  const config = { system, players: TEAMS, rounds: TEAMS - 1, rates: NO_ABSENCES, forbiddenPairs: 0 };
  const [{ text }] = generate(config, { seed: 'teams by table', count: 1 });
  const schedule = scheduleOf(TEAMS);
  const played = schedule.reduce((file, { games }, index) => {
    const pairing = { pairs: games, bye: null };
    return withTeamRound(file, index + 1, () => (index < TEAMS - 2 ? pairing : last(pairing)));
  }, text);
  return played.replace(/^092 .*$/m, '092 Team: Round-Robin').replace(/^192 .*$/m, record);
}

/** The first team of each of three matches in the place of the first one of the next match. */
function inRing({ pairs, bye }: Parameters<typeof exchanged>[0]): ReturnType<typeof exchanged> {
  return { pairs: pairs.map(({ black }, index) => ({ white: pairs[(index + 1) % 3].white, black })), bye };
}

const CODE = '192 BERGER_TEAM_ROUNDROBIN';

describe('a round robin of teams', () => {
  it.each([
    ['by its code', CODE, 'record 192: BERGER_TEAM_ROUNDROBIN'],
    ['by words', '### nothing', 'record 092: Team: Round-Robin'],
  ])('is held against the table %s', (_, record, source) => {
    const report = checkFile(
      teamRobin((pairing) => pairing, record),
      'teams.trf',
    );
    expect(report).toMatchObject({
      ...{ verdict: 'agrees', isOfTeams: true, players: TEAMS },
      edition: { id: 'round-robin' },
      roundRobin: { table: 'berger', numbers: 'file' },
    });
    expect(report.edition === null ? '' : choiceReason(report.edition)).toBe(source);
  });

  it.each([
    ['two teams exchanged', exchanged, 'BT1.players'],
    ['a match turned', turned, 'BT2.colour'],
    ['three teams in a ring', inRing, 'BT1.ring'],
  ])('%s: is told of the last round, in words of teams', (_, change, rule) => {
    const report = checkFile(teamRobin(change, CODE), 'teams.trf', { isPictured: true });
    const found = report.rounds.flatMap(({ round, deviations }) =>
      deviations.map((one) => [round, one.rule]),
    );
    expect(found).toEqual([[TEAMS - 1, rule]]);
    const style = { isOneOfSeveral: false, isQuiet: false, isColoured: false };
    const words = [checkText.part(report, style), wholeReport(checkHtml, [report])];
    for (const one of words) {
      expect(one).toMatch(/\bteams? \d/i);
      expect(one.replace(/<(style|script)[^>]*>.*?<\/\1>|BT1\.(players|ring)/gs, '')).not.toMatch(
        /\bplayers?\b/i,
      );
    }
  });
});
