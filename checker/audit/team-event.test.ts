import { describe, expect, it } from 'vitest';
import { parseTrf, tournamentOf, writeTrf } from '../../corpus/index.js';
import { generate, presets } from '../../generator/index.js';
import { foundFiles, GOLDEN, hasGolden } from '../testing/golden.js';
import { auditFile } from './index.js';
import type { AuditReport } from './index.js';

const EVENTS = [
  ...generate(
    { ...presets.norm, system: 'team-swiss-2026', players: { min: 10, max: 24 }, teams: { boards: 4 } },
    { seed: 'norms of teams', count: 3 },
  ),
].map(({ text }) => text);

describe('a team event', () => {
  it('has the norms that its players have by the same games in an individual event', () => {
    let made = 0;
    for (const text of EVENTS) {
      const report = auditFile(text, 'teams.trf', { leastGames: 7 });
      const alone = auditFile(individual(text), 'players.trf', { leastGames: 7 });
      expect(normsOf(report)).toEqual(normsOf(alone));
      made += normsOf(report).filter(([, , verdict]) => verdict === 'made').length;
    }
    expect(made).toBeGreaterThan(5);
  });

  it('has no touches: its pairings are those of teams', () => {
    for (const text of EVENTS) {
      const report = auditFile(text, 'teams.trf');
      expect(report.verdict).toBe('not-checked');
      expect(report.settings?.isOfTeams).toBe(true);
      expect(report.check?.isOfTeams).toBe(true);
      expect(report.problems.filter(({ code }) => code === 'team-tournament')).toEqual([]);
      expect(report.players.flatMap(({ norms }) => norms.flatMap(({ touches }) => touches))).toEqual([]);
      expect(report.remarks).toEqual([]);
    }
  });

  it('has norms of seven games only where that is declared (1.4.1b)', () => {
    const [text] = EVENTS;
    const least = ({ players }: AuditReport): unknown =>
      players[0].norms[0].result.requirements.find(({ name }) => name === 'games');
    expect(least(auditFile(text, 'x'))).toMatchObject({ threshold: 9, article: '1.4.1a' });
    expect(least(auditFile(text, 'x', { leastGames: 7 }))).toMatchObject({ threshold: 7, article: '1.4.1b' });
  });

  it('exempts players of the host federation by 1.4.3b, and nobody else', () => {
    const [text] = EVENTS;
    const { players } = auditFile(text, 'x', { declared: ['1.4.3b'], host: 'GER' });
    for (const { person, norms } of players)
      for (const { result } of norms) expect(result.exemption === '1.4.3b').toBe(person.federation === 'GER');
  });
});

describe.skipIf(!hasGolden)(`of the ${GOLDEN}`, () => {
  const file = (name: string): Buffer => foundFiles('norms').find((one) => one.name.includes(name))!.content;

  it('the team event has norms', () => {
    const report = auditFile(file('team-norm-event'), 'team-norm-event.trf');
    expect([report.verdict, report.players.length]).toEqual(['not-checked', 132]);
    const open = normsOf(report).filter(([, , verdict]) => verdict === 'made');
    expect(open).toContainEqual([7, 'IM', 'made']);
  });

  it('the norm with turned colours in round 9 is touched by them', () => {
    const report = auditFile(file('norm-swiss-colour-turned'), 'turned.trf');
    const norm = report.players
      .find(({ person }) => person.id === 11)
      ?.norms.find(({ title }) => title === 'WGM');
    expect(report.verdict).toBe('touched');
    expect(norm?.touches).toMatchObject([
      { round: 9, kind: 'colour', published: 10, reference: 10, possible: 'still', isNeeded: true },
    ]);
  });
});

function normsOf({ players }: AuditReport): [number, string, string][] {
  return players.flatMap(({ person, norms }) =>
    norms.map(({ title, result }): [number, string, string] => [person.id, title, result.verdict]),
  );
}

/** The players of a team event with their games, as an individual event. */
function individual(text: string): string {
  const { tournament } = parseTrf(text, { teamEvents: 'read' });
  const { header, ...rest } = tournament!;
  return writeTrf(tournamentOf({ ...rest, header }), { format: 'trf26' }).replace(
    /^(192|362|352|310|013) .*\n/gm,
    '',
  );
}
