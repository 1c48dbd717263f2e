import { describe, expect, it } from 'vitest';
import { robinKind, scheduleOf, varmaSets } from '../../engine/round-robin/index.js';
import { writeTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { entryOf, isForfeit } from '../../engine/index.js';
import {
  asRobinModel,
  modelOf,
  parseProvenance,
  presets,
  regenerate,
  generate,
  resolveConfig,
} from '../index.js';
import type { GeneratorConfig } from '../index.js';

const SINGLE: GeneratorConfig = { system: 'round-robin' };
const DOUBLE: GeneratorConfig = { system: 'double-round-robin' };
const CALM = { forfeit: 0, doubleForfeit: 0, withdrawal: 0 };

function one(config: GeneratorConfig, seed = 'table'): Tournament {
  const [{ tournament }] = generate(config, { seed, count: 1 });
  return tournament;
}

/** Games of a round, as starting numbers. */
function gamesOf({ players }: Tournament, round: number): string[] {
  return players.flatMap((player) => {
    const { opponent, colour } = entryOf(player, round);
    return colour === 'white' && opponent !== null ? [`${player.id}-${opponent}`] : [];
  });
}

describe('a generated round robin', () => {
  it('has the games of the table, by the starting numbers where these are asked for', () => {
    const tournament = one({ ...SINGLE, players: 7, table: { draw: 'numbers' }, rates: CALM });
    const table = scheduleOf(7).map(({ games }) =>
      games.map(({ white, black }) => `${white}-${black}`).sort(),
    );
    expect(tournament.pairedRounds).toBe(7);
    expect(table.map((_, index) => gamesOf(tournament, index + 1).sort())).toEqual(table);
    expect(
      tournament.players.every(({ rounds }) => rounds.filter(({ result }) => result === 'Z').length === 1),
    ).toBe(true);
  });

  it.each([
    ['exchanged', [4, 3]],
    ['plain', [3, 4]],
  ] as const)('of two cycles: the last two rounds of the first are %s', (lastTwo, [fourth, fifth]) => {
    const tournament = one({ ...DOUBLE, players: 6, table: { draw: 'numbers', lastTwo }, rates: CALM });
    const single = scheduleOf(6);
    const table = (index: number): string[] =>
      single[index].games.map(({ white, black }) => `${white}-${black}`).sort();
    expect([4, 5].map((round) => gamesOf(tournament, round).sort())).toEqual([table(fourth), table(fifth)]);
  });

  it.each([2, 3, 12])('has %i cycles where these are asked for', (cycles) => {
    const tournament = one({ ...DOUBLE, players: 4, table: { cycles }, rates: CALM });
    expect(tournament.pairedRounds).toBe(3 * cycles);
  });

  it('of three cycles: the first and the third have the same colours, and the code says how many', () => {
    const table = { draw: 'numbers', lastTwo: 'plain', cycles: 3 } as const;
    const tournament = one({ ...DOUBLE, players: 4, table, rates: CALM });
    expect([tournament.pairedRounds, tournament.systemCode]).toEqual([9, 'BERGER_ROUNDROBIN_G3']);
    for (const round of [1, 2, 3]) expect(gamesOf(tournament, round + 6)).toEqual(gamesOf(tournament, round));
    expect(gamesOf(tournament, 4)).not.toEqual(gamesOf(tournament, 1));
    expect(modelOf(tournament).system).toBe('double-round-robin');
  });

  it('draws by federations: those of one draw from one set', () => {
    const field = { titled: 1, women: 0, federations: { GER: 1, POL: 1, IND: 1, USA: 1, FRA: 1 } };
    const tournament = one({ ...SINGLE, players: 12, table: { draw: 'varma' }, field, rates: CALM });
    // The last number of the table has Black in round 1 against number 1, …: numbers from the games are checked elsewhere.
    expect(varmaSets(12)).not.toBeNull();
    const late = [9, 10].flatMap((round) => gamesOf(tournament, round));
    const federationOf = (id: string): string => tournament.players[Number(id) - 1].federation;
    const largest = Math.max(
      ...['GER', 'POL', 'IND', 'USA', 'FRA'].map(
        (code) => tournament.players.filter(({ federation }) => federation === code).length,
      ),
    );
    const same = late.filter((game) => new Set(game.split('-').map(federationOf)).size === 1);
    expect(largest > 4 || same.length === 0).toBe(true);
  });

  it('who withdraws forfeits all games that are left', () => {
    const rates = { ...CALM, withdrawal: { count: 2 }, doubleLoss: 0, drawAgainstLoss: 0 };
    const tournament = one({ ...SINGLE, players: 8, rates });
    const gone = tournament.players.filter(
      (player) => isForfeit(entryOf(player, 7).result) && entryOf(player, 7).result === '-',
    );
    expect(gone).toHaveLength(2);
    for (const { rounds } of gone) {
      const first = rounds.findIndex(({ result }) => result === '-');
      expect(first).toBeGreaterThan(0);
      expect(rounds.slice(first).every(({ result }) => result === '-')).toBe(true);
    }
  });

  it.each(['closed-norm', 'double-norm'] as const)('%s: the file makes itself again', (name) => {
    for (const { text } of generate(presets[name], { seed: 'again', count: 3 })) {
      const provenance = parseProvenance(text)!;
      expect(provenance.config).toEqual(resolveConfig(provenance.config));
      expect(regenerate(provenance).text).toBe(text);
    }
  });

  it('declares the rounds that are paired by hand', () => {
    const tournament = one({ ...SINGLE, players: 10, rates: CALM, handPaired: 0.3 });
    const declared = tournament.comments.filter((comment) => comment.includes('MPA @ Round'));
    expect(declared).toHaveLength(3);
    expect(writeTrf(tournament, { format: 'trf26' })).toContain('192 FIDE_ROUNDROBIN');
  });
});

describe('a model', () => {
  const closed = one({ ...SINGLE, players: 7, rates: { withdrawal: { count: 1 } } });
  const open = one({ players: 10, rounds: 5, rates: { halfPointBye: 0.2 }, tieBreaks: ['BH'] }, 'open');

  it('of a round robin makes round robins with its players', () => {
    const config = modelOf(closed);
    const again = one(config, 'again');
    expect(config.system).toBe('round-robin');
    expect([again.pairedRounds, again.players.map(({ name }) => name)]).toEqual([
      7,
      closed.players.map(({ name }) => name),
    ]);
    expect(modelOf({ ...closed, systemCode: 'BERGER_ROUNDROBIN_G2' }).system).toBe('double-round-robin');
  });

  it('of a Swiss gives a round robin its players, and no byes, rounds or tie-breaks of a Swiss', () => {
    const kind = robinKind('double-round-robin')!;
    const { system, rounds, rates, tieBreaks } = resolveConfig(asRobinModel(modelOf(open), kind));
    expect({ system, rounds, tieBreaks }).toEqual({
      ...{ system: kind.id, tieBreaks: 'usual' },
      rounds: { min: 18, max: 18 },
    });
    expect(rates.halfPointBye.max).toBe(0);
  });
});

describe('what has no place in a round robin is refused', () => {
  it.each<[string, GeneratorConfig, RegExp]>([
    [
      'half-point byes',
      { ...SINGLE, rates: { halfPointBye: 0.1 } },
      /^rates\.halfPointBye: not in a round-robin/,
    ],
    [
      'zero-point byes by number',
      { ...SINGLE, rates: { zeroPointBye: { count: 1 } } },
      /^rates\.zeroPointBye/,
    ],
    [
      'byes by round',
      { ...SINGLE, rates: { fullPointBye: { byRound: [0, { count: 1 }] } } },
      /^rates\.fullPointBye/,
    ],
    ['comebacks', { ...DOUBLE, rates: { comeback: { min: 0, max: 0.5 } } }, /^rates\.comeback/],
    ['late entries', { ...DOUBLE, rates: { lateEntry: 0.1 } }, /^rates\.lateEntry/],
    ['an acceleration', { ...SINGLE, acceleration: ['none', 'baku'] }, /^acceleration/],
    ['forbidden pairs', { ...SINGLE, forbiddenPairs: { min: 0, max: 2 } }, /^forbiddenPairs/],
    ['a colour by lot', { ...SINGLE, initialColour: 'white' }, /^initialColour/],
    ['Maxi', { ...SINGLE, maxi: true }, /^maxi/],
    ['choices', { ...SINGLE, choices: { colours: 'B' } }, /^choices/],
    ['teams', { ...SINGLE, teams: { boards: 4 } }, /^teams/],
    [
      'other rounds',
      { ...SINGLE, players: 10, rounds: 7 },
      /^rounds: 10 players play 9 rounds in a round-robin/,
    ],
    ['too many players', { ...DOUBLE, players: 40 }, /^players: 40 play 78 rounds/],
    [
      'a restricted draw without sets',
      { ...SINGLE, players: 8, table: { draw: 'varma' } },
      /^table\.draw: varma/,
    ],
    [
      'a restricted draw where the fewest have no sets',
      { ...SINGLE, players: { min: 8, max: 12 }, table: { draw: 'varma' } },
      /^table\.draw: varma has sets for 9 to 24 players, and 8 to 12 are asked for/,
    ],
    [
      'a restricted draw where the most have no sets',
      { ...SINGLE, players: { min: 20, max: 26 }, table: { draw: 'varma' } },
      /^table\.draw: varma has sets for 9 to 24 players, and 20 to 26 are asked for/,
    ],
    ['an exchange in one cycle', { ...SINGLE, table: { lastTwo: 'plain' } }, /^table\.lastTwo/],
    [
      'cycles of a single one',
      { ...SINGLE, table: { cycles: 3 } },
      /^table\.cycles: round-robin has one cycle; possible: double-round-robin/,
    ],
    [
      'one cycle of a double one',
      { ...DOUBLE, table: { cycles: 1 } },
      /^table\.cycles: 1 is no number from 2/,
    ],
    ['thirteen cycles', { ...DOUBLE, players: 4, table: { cycles: 13 } }, /^table\.cycles: 13 .* to 12$/],
    ['a table of a Swiss', { table: { draw: 'varma' } }, /^table: .* pairs a Swiss/],
    [
      'Buchholz',
      { ...SINGLE, tieBreaks: ['BH'] },
      /^tieBreaks: BH is not for round robins \(C\.07\); possible: (?=.*\bKS\b)(?=.*\bSB\b)(?!.*\b(?:BH|FB|MPVGP|BBE|TBR)\b)/,
    ],
    [
      'Koya in a Swiss',
      { tieBreaks: ['KS'] },
      /round robins only.*possible: (?=.*\bBH\b)(?!.*\b(?:KS|BC)\b)/,
    ],
    ['tie-breaks of teams', { ...SINGLE, tieBreaks: ['MPvGP'] }, /^tieBreaks: MPVGP is for teams/],
  ])('%s', (_, config, message) => {
    expect(() => resolveConfig(config)).toThrow(RangeError);
    expect(() => resolveConfig(config)).toThrow(message);
  });

  it('but not nothing of it', () => {
    const none = { halfPointBye: 0, zeroPointBye: { min: 0, max: 0 }, comeback: { count: 0 } };
    const config = {
      ...SINGLE,
      rates: none,
      acceleration: 'none',
      forbiddenPairs: 0,
      rounds: 9,
      players: 9,
    } as const;
    expect(resolveConfig(config).rounds).toEqual({ min: 9, max: 9 });
  });

  it('Koya is for round robins', () => {
    expect(one({ ...SINGLE, players: 6, tieBreaks: ['KS', 'SB'] }).header).toContainEqual({
      tag: '202',
      text: 'KS,SB',
    });
  });
});
