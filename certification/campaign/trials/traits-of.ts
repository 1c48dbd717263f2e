import { entryOf } from '../../../engine/index.js';
import type { Tournament } from '../../../corpus/index.js';
import { resolveConfig } from '../../../generator/index.js';
import type { ResolvedAmount, ResolvedConfig } from '../../../generator/index.js';
import type { FileTrait, Position } from '../../program/index.js';
import type { Scenarios } from './scenarios.js';

/** What a program must read in the files of a campaign: what its simulated tournaments may have, and what given ones do. */
export function traitsOf(scenarios: Scenarios, positions: readonly Position[]): ReadonlySet<FileTrait> {
  return new Set([
    ...Object.values(scenarios).flatMap((config) => traitsOfConfig(resolveConfig(config))),
    ...positions.flatMap(({ tournament }) => traitsOfFile(tournament)),
  ]);
}

/** Whether a campaign asks for a second round of any tournament. */
export function hasLaterRounds(scenarios: Scenarios, positions: readonly Position[]): boolean {
  return (
    positions.length > 0 || Object.values(scenarios).some((config) => resolveConfig(config).rounds.max > 1)
  );
}

function traitsOfConfig({
  initialColour,
  forbiddenPairs,
  acceleration,
  rates,
  rounds,
}: ResolvedConfig): FileTrait[] {
  const isLonger = rounds.max > 1;
  return [
    ...(isLonger ? ['byes' as const] : []),
    ...(initialColour === 'white' ? [] : ['initial-colour' as const]),
    ...(forbiddenPairs.max > 0 ? ['forbidden-pairs' as const] : []),
    ...(acceleration.every((method) => method === 'none') ? [] : ['acceleration' as const]),
    ...(mayHappen(rates.halfPointBye) ? ['next-byes' as const] : []),
    ...(isLonger && mayHappen(rates.lateEntry) ? ['late-entries' as const] : []),
  ];
}

function mayHappen({ max, count, byRound = [] }: ResolvedAmount): boolean {
  return [{ max, count }, ...byRound].some((part) => part.max > 0 || (part.count?.max ?? 0) > 0);
}

/** Byes of one round may be those of a round to be paired. */
function traitsOfFile({
  initialColour,
  forbidden,
  virtualPoints,
  players,
  pairedRounds,
}: Tournament): FileTrait[] {
  const results = new Set(players.flatMap(({ rounds }) => rounds.map(({ result }) => result)));
  const hasLate = players.some((player) => pairedRounds > 1 && entryOf(player, 1).result === 'Z');
  return [
    ...(initialColour === 'black' ? ['initial-colour' as const] : []),
    ...(forbidden.length > 0 ? ['forbidden-pairs' as const] : []),
    ...(virtualPoints.size > 0 ? ['acceleration' as const] : []),
    ...(results.has('H') ? ['next-byes' as const] : []),
    ...(results.has('U') ? ['byes' as const] : []),
    ...(hasLate ? ['late-entries' as const] : []),
  ];
}
