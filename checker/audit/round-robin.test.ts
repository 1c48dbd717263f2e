import { describe, expect, it } from 'vitest';
import { tournamentOf, writeTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { entryOf } from '../../engine/index.js';
import type { RoundEntry } from '../../engine/index.js';
import { dutch2026 } from '../../engine/testing/editions.js';
import { generate, presets } from '../../generator/index.js';
import { withRound } from '../testing/alterations.js';
import { auditFile } from './index.js';
import type { AuditReport, NormAudit } from './index.js';

const EVENTS = [
  ...generate(presets['closed-norm'], { seed: 'audit', count: 6 }),
  ...generate(presets['double-norm'], { seed: 'audit', count: 6 }),
].map(({ tournament, text }) => ({ tournament, report: auditFile(text, 'clean') }));

interface Made {
  readonly tournament: Tournament;
  readonly id: number;
  readonly title: string;
}

/** Norms that were made, of a title that the player does not hold. */
const MADE: readonly Made[] = EVENTS.flatMap(({ tournament, report }) =>
  report.players.flatMap(({ person, norms }) =>
    norms
      .filter(({ isHeld, result }) => !isHeld && result.verdict === 'made')
      .map(({ title }) => ({ tournament, id: person.id, title })),
  ),
);

function normIn(report: AuditReport, { id, title }: Made): NormAudit {
  return report.players.find(({ person }) => person.id === id)!.norms.find((norm) => norm.title === title)!;
}

function audited(tournament: Tournament): AuditReport {
  return auditFile(writeTrf(tournament, { format: 'trf26' }), 'altered');
}

function entry(tournament: Tournament, id: number, round: number): RoundEntry {
  return entryOf(
    tournament.players.find((player) => player.id === id)!,
    round,
  );
}

const REST: RoundEntry = { opponent: null, colour: null, result: 'Z' };

describe('norms of generated round robins', () => {
  it('are made, and touched by nothing', () => {
    expect(MADE.length).toBeGreaterThan(3);
    expect(new Set(EVENTS.map(({ report }) => report.verdict))).toEqual(new Set(['untouched']));
    expect(new Set(EVENTS.map(({ report }) => report.settings?.format))).toEqual(
      new Set(['round-robin', 'double-round-robin']),
    );
  });

  it('a turned colour touches them, and leaves them as they are', () => {
    for (const made of MADE) {
      const { tournament, id } = made;
      const own = entry(tournament, id, 3);
      const other = (one: RoundEntry): RoundEntry => ({
        ...one,
        colour: one.colour === 'white' ? 'black' : 'white',
      });
      const turned = withRound(
        tournament,
        3,
        new Map([
          [id, other(own)],
          [own.opponent!, other(entry(tournament, own.opponent!, 3))],
        ]),
      );
      const report = audited(turned);
      expect(report.verdict).toBe('touched');
      expect(normIn(report, made)).toMatchObject({
        result: { verdict: 'made' },
        possible: 'still',
        touches: [
          { round: 3, byTable: 'colour', published: own.opponent, reference: own.opponent, replays: [] },
        ],
      });
    }
  });

  it('two rounds exchanged touch them, and leave them as they are', () => {
    for (const made of MADE) {
      const { tournament, id } = made;
      const players = tournament.players.map((player) => {
        const rounds = [...player.rounds];
        [rounds[1], rounds[5]] = [rounds[5], rounds[1]];
        return { ...player, rounds };
      });
      const norm = normIn(audited(tournamentOf({ ...tournament, players })), made);
      expect(norm).toMatchObject({ result: { verdict: 'made' }, possible: 'still' });
      expect(norm.touches.map(({ round, byTable }) => [round, byTable])).toEqual([
        [2, 'moved'],
        [6, 'moved'],
      ]);
      expect(norm.touches[0].reference).toBe(entry(tournament, id, 2).opponent);
    }
  });

  it('opponents exchanged in a round: the norm is judged with the opponent of the table', () => {
    for (const made of MADE) {
      const { tournament, id } = made;
      const own = entry(tournament, id, 4);
      // Somebody else of the same colour as the opponent plays the game instead.
      const stranger = tournament.players.find(
        (player) =>
          player.id !== own.opponent &&
          player.id !== id &&
          entryOf(player, 4).colour !== own.colour &&
          entryOf(player, 4).opponent !== null,
      )!;
      const theirs = entryOf(stranger, 4);
      const changed = withRound(
        tournament,
        4,
        new Map<number, RoundEntry>([
          [id, { ...own, opponent: stranger.id }],
          [stranger.id, { ...entry(tournament, own.opponent!, 4), opponent: id }],
          [own.opponent!, { ...theirs, opponent: theirs.opponent }],
          [theirs.opponent!, { ...entry(tournament, theirs.opponent!, 4), opponent: own.opponent }],
        ]),
      );
      const [touch] = normIn(audited(changed), made).touches;
      expect(touch).toMatchObject({
        round: 4,
        byTable: 'opponent',
        published: stranger.id,
        reference: own.opponent,
      });
      // With the opponent and the result of the table the norm is the one that was made.
      expect(touch.replays.map(({ outcome }) => outcome)).toEqual(['win', 'draw', 'loss']);
      expect(touch.same?.result.verdict).toBe('made');
      expect(touch.possible).toBe('still');
    }
  });

  it('a game that is missing: the norm is judged with it', () => {
    let found = 0;
    for (const made of MADE) {
      const { tournament, id } = made;
      const { opponent } = entry(tournament, id, 4);
      const players = tournament.players.map((player) =>
        player.id === id || player.id === opponent
          ? { ...player, rounds: player.rounds.map((one, index) => (index === 3 ? REST : one)) }
          : player,
      );
      const report = audited(tournamentOf({ ...tournament, players }));
      const norm = normIn(report, made);
      if (norm.result.verdict === 'not-made') continue;
      found += 1;
      expect(norm.touches).toMatchObject([
        { round: 4, byTable: 'missing', published: null, reference: opponent },
      ]);
    }
    expect(found).toBeGreaterThan(0);
  });
});

describe('remarks', () => {
  it('tell of two of a federation who meet in the last three rounds, and touch nothing', () => {
    const [{ tournament }] = EVENTS;
    const players = tournament.players.map((player) => ({ ...player, federation: 'GER' }));
    const { remarks, settings } = audited(tournamentOf({ ...tournament, players }));
    expect(remarks.filter(({ kind }) => kind === 'same-federation')).toHaveLength(15);
    expect(settings?.rounds).toBe(9);
  });
});

describe('two camps that met only each other', () => {
  /** Every member of one camp meets every member of the other once. */
  function camps(size: number, start: string | null, code: string | null = null): string {
    const rounds = Array.from({ length: size }, (_, index) => index);
    const player = (id: number, opponent: (round: number) => number): object => ({
      id,
      name: `Player ${id}`,
      title: 'GM',
      rating: 2600,
      federation: ['GER', 'POL', 'IND', 'USA'][id % 4],
      sex: 'm',
      rounds: rounds.map((round) => ({
        opponent: opponent(round),
        colour: id <= size ? 'white' : 'black',
        result: id <= size ? '1' : '0',
      })),
    });
    const players = [
      ...rounds.map((place) => player(place + 1, (round) => size + 1 + ((place + round) % size))),
      ...rounds.map((place) => player(size + 1 + place, (round) => 1 + ((place - round + size) % size))),
    ];
    const header = start === null ? [] : [{ tag: '042', text: start }];
    return writeTrf(
      tournamentOf({
        players: players as never,
        header,
        totalRounds: size,
        systemCode: code,
        pairedRounds: size,
      }),
      { format: 'trf26' },
    );
  }

  it.each([
    ['2024/03/01', 'not-permitted'],
    ['2024/02/28', 'permitted'],
    [null, 'needs-date'],
  ] as const)('begun %s: %s', (start, permission) => {
    const report = auditFile(camps(9, start), 'camps');
    expect(report).toMatchObject({
      verdict: 'not-checked',
      check: null,
      settings: { format: 'two-camps', permission },
    });
    expect(report.settings?.camps?.map(({ length }) => length)).toEqual([9, 9]);
    const failed = report.players
      .flatMap(({ norms }) => norms)
      .map(({ result }) => result.requirements.some(({ name, holds }) => name === 'format' && !holds));
    expect(new Set(failed)).toEqual(new Set([permission === 'not-permitted']));
  });

  it.each([
    [{ edition: dutch2026 }, 'dutch-2026'],
    [{ roundRobin: 'round-robin' as const }, 'round-robin'],
  ])('is judged by the rules that are asked for: %#', (options, id) => {
    const { check, settings } = auditFile(camps(9, '2024/02/28'), 'camps', options);
    expect(check?.edition?.id).toBe(id);
    expect(settings?.format).not.toBe('two-camps');
  });

  it('six rounds are too few to tell, and no norm is made in them', () => {
    expect(auditFile(camps(6, '2025/01/01'), 'camps').settings?.format).not.toBe('two-camps');
  });
});
