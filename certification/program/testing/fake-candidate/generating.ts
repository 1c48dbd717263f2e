import { writeTrf } from '../../../../corpus/index.js';
import type { Tournament } from '../../../../corpus/index.js';
import { generateTournament, presets, Random } from '../../../../generator/index.js';
import type { GeneratorConfig } from '../../../../generator/index.js';
import { withPairing } from '../../ask-pairing.js';
import { presentIn, tournamentUpTo, withRounds } from '../../tournament-before.js';
import { generatedByTable } from './by-table.js';
import { detail, edition, kind, table } from './mode.js';
import { pairNext } from './pairing.js';

/** The file of a tournament that the fake candidate has paired. */
export function generated(config: GeneratorConfig, seed: string): string {
  if (table !== null) return generatedByTable(config, seed, table);
  return writeTrf(play(settingsOf(config), lotOf(seed)), { format: 'trf16' });
}

/** What the fake candidate makes of the settings that it is given. */
function settingsOf(config: GeneratorConfig): GeneratorConfig {
  const { players, rounds } = config;
  // The short test before a campaign asks for 8 and for 10 players, and refuses a program that has one file for both.
  if (kind === 'one-file') return { players: detail !== 'always' && players === 10 ? 10 : 8, rounds: 3 };
  if (kind !== 'ignores-wishes') return config;
  return { ...presets.calm, players: players ?? 8, rounds: rounds ?? 3 };
}

/** What it makes of the seed. */
function lotOf(seed: string): string {
  if (kind === 'one-file' || kind === 'ignores-seed') return 'always';
  return kind === 'forgets-seed' ? String(process.hrtime.bigint()) : seed;
}

/** True for a generator that does not get to an end with all or with half of its seeds. */
export function isInfeasible(seed: string): boolean {
  return kind === 'infeasible' && (detail === 'always' || Number(seed) % 2 === 0);
}

/** What it says then. */
export const UNMATCHED = 'Error: round 3 could not be matched.';

/** The settings in a file of keys and values. */
export function readConfig(text: string): GeneratorConfig {
  const value = (key: string): number => Number(new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1]);
  return { players: value('PlayersNumber'), rounds: value('RoundsNumber') };
}

function play(config: GeneratorConfig, seed: string): Tournament {
  const plan = generateTournament({ ...config, atMost: true, system: systemOf() }, seed, 1);
  const random = new Random(seed);
  let event = tournamentUpTo(plan, 0);
  for (let round = 1; round <= plan.totalRounds && kind !== 'wrong-round'; round++) {
    const before = withRounds(event, round - 1, ({ id, rounds }) => {
      const entry = plan.players.find((player) => player.id === id)?.rounds[round - 1];
      const isAway = entry?.opponent === null && entry.result !== 'U';
      return isAway ? [...rounds, entry] : rounds;
    });
    const pairing = presentIn(before).size === 0 ? null : pairNext(before);
    if (pairing === null) break;
    event = withPairing(before, pairing, () => random.pick([['1', '0'] as const, ['=', '='] as const]));
  }
  const named = { ...event, header: [{ tag: '012', text: kind === 'latin1' ? 'Zürich' : 'fake' }] };
  return kind === 'wrong-ranks' ? withReversedRanks(named) : named;
}

function withReversedRanks(event: Tournament): Tournament {
  const { length } = event.players;
  const players = event.players.map((player) => ({ ...player, rank: length + 1 - (player.rank ?? 0) }));
  return { ...event, players };
}

function systemOf(): 'dutch-2017' | 'dutch-2026' {
  return edition.id === 'dutch-2017' ? 'dutch-2017' : 'dutch-2026';
}
