import type { OtherResult } from '../other-meaning.js';
import {
  BYE_TYPES,
  isByeAllocated,
  missingPoints,
  roundsWithoutRecord,
  SCORES,
  worthOf,
} from './deduced-byes.js';
import type { ByeSources } from './deduced-byes.js';
import { isBeingPlayed } from './printed-points.js';
import { teamEntry } from './team-entry.js';
import { ABSENT } from './team-round.js';

/**
 * Byes by each of which the points of record 310 would be right, where it is open which of them a team had: in which of
 * several rounds, or of which kind. They are other meanings of the file, by which its rounds are judged as well.
 */
export function possibleByes(sources: ByeSources): OtherResult[] {
  const { check, decisions, worth } = sources;
  if (isBeingPlayed(check.event, check.pairedRounds)) return [];
  const players = new Map(check.event.players.map((player) => [player.id, player]));
  return check.teams.flatMap((team) => {
    const player = players.get(team.id);
    const missing = player === undefined ? null : missingPoints(team, player, check);
    if (missing === null) return [];
    return roundsWithoutRecord(team, sources).flatMap((round) =>
      BYE_TYPES.flatMap((type): OtherResult[] => {
        if (type === 'U' && (decisions.listsByes || isByeAllocated(check, round))) return [];
        const given = worthOf(team, type, [round], sources);
        if (SCORES.some((score) => given[score] !== missing[score])) return [];
        const entry = teamEntry({ ...ABSENT, result: type }, { team: team.id, round }, worth, check.primary);
        const { points = 0, secondaryPoints = 0 } = entry;
        return [
          {
            ...{ kind: 'result', because: 'points', round, player: team.id, opponent: null },
            ...{ read: ['Z', null], instead: [type, null], worth: { points, secondaryPoints } },
          },
        ];
      }),
    );
  });
}
