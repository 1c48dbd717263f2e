import { fillTeamRound, isOfTeams, tournamentOf, writeTrf } from '../../../corpus/index.js';
import type { RequestedByes } from '../../../corpus/index.js';
import { publishedRound } from '../../judge/published-round.js';
import { playedMatches, readEvent } from './play-matches.js';

/** Who meets whom, White at the first board first. */
export interface TeamPairing {
  readonly pairs: readonly { readonly white: number; readonly black: number }[];
  readonly bye: number | null;
}

/**
 * The first rounds of an event of teams, the last of them paired otherwise and played by the first members.
 * @param round the last one, 1-based.
 */
export function withTeamRound(
  text: string,
  round: number,
  change: (pairing: TeamPairing) => TeamPairing,
): string {
  const event = readEvent(text);
  if (!isOfTeams(event)) throw new Error('the file is not one of teams');
  const before = round - 1;
  const byes = (['F', 'H', 'Z'] as const).map((type): RequestedByes => {
    const ids = event.players.filter(({ rounds }) => rounds[before]?.result === type).map(({ id }) => id);
    return { round, type, ids };
  });
  const cut = tournamentOf({
    ...event,
    pairedRounds: before,
    requestedByes: byes.filter(({ ids }) => ids.length > 0),
    players: event.players.map(({ points: _, rank: __, ...player }) => ({
      ...player,
      rounds: player.rounds.slice(0, before),
    })),
    teams: {
      ...event.teams,
      members: event.teams.members.map((one) => ({ ...one, rounds: one.rounds.slice(0, before) })),
      lineUps: event.teams.lineUps.slice(0, before),
    },
  });
  if (!isOfTeams(cut)) throw new Error('the teams are lost');
  const file = writeTrf(cut, { format: 'trf26', eol: '\n' });
  return playedMatches(fillTeamRound(file, cut, change(publishedRound(event, round))));
}

/** Two pairs exchange their teams with Black. */
export function exchanged({ pairs: [one, other, ...rest], bye }: TeamPairing): TeamPairing {
  return {
    pairs: [{ white: one.white, black: other.black }, { white: other.white, black: one.black }, ...rest],
    bye,
  };
}

/** The first pair has the other colours. */
export function turned({ pairs: [one, ...rest], bye }: TeamPairing): TeamPairing {
  return { pairs: [{ white: one.black, black: one.white }, ...rest], bye };
}

/** White of the first pair has the bye instead of who had it. */
export function otherBye({ pairs: [one, ...rest], bye }: TeamPairing): TeamPairing {
  if (bye === null) throw new Error('nobody has the bye');
  return { pairs: [{ white: bye, black: one.black }, ...rest], bye: one.white };
}
