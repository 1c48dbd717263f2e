import { chooseTieBreaks } from '../../../checker/index.js';
import { parseTrf } from '../../../corpus/index.js';
import type { Tournament } from '../../../corpus/index.js';
import { parseTieBreakList } from '../../../engine/index.js';
import type { TieBreakItem } from '../../../engine/index.js';
import { ranked } from '../../../generator/index.js';
import type { Random } from '../../../generator/index.js';
import type { PlantedStandingsError, WrongPlace } from '../../campaign/trials/trial.js';
import { fileFor } from '../dialect.js';
import type { Dialect } from '../profile.js';
import { judgeStandings } from './judge-standings.js';

/** A tournament with one error in its standings, and what is wrong in the file of it. */
export interface PlantedStandings {
  readonly tournament: Tournament;
  readonly error: PlantedStandingsError;
  readonly wrongPlaces: readonly WrongPlace[];
}

/**
 * Plants an error into the standings of a tournament that has the right ones, chosen by chance among those that show: the
 * file as the candidate gets it must contradict the list that it announces. Null where none does.
 */
export function plantStandings(
  tournament: Tournament,
  random: Random,
  dialect: Partial<Dialect> = {},
): PlantedStandings | null {
  const tieBreaks = chooseTieBreaks(tournament, null);
  if ('problem' in tieBreaks) return null;
  const options = { teamEvents: 'pair', primaryScore: tournament.teamScores?.primary ?? null } as const;
  for (const error of random.shuffle(Object.keys(ERRORS) as PlantedStandingsError[])) {
    const wrong = ERRORS[error](tournament, tieBreaks.list, random);
    const read = wrong === null ? null : parseTrf(fileFor(wrong, dialect), options).tournament;
    if (wrong === null || read === null) continue;
    const { verdict, wrongPlaces } = judgeStandings(read);
    if (verdict === 'deviates') return { tournament: wrong, error, wrongPlaces };
  }
  return null;
}

/** A wrong copy of a tournament; null when its list has nothing of the kind. */
type Mistake = (tournament: Tournament, list: readonly TieBreakItem[], random: Random) => Tournament | null;

const ERRORS: Readonly<Record<PlantedStandingsError, Mistake>> = {
  'ranks exchanged': exchangeRanks,
  'points wrong': (tournament, _list, random) => {
    const { id } = random.pick(tournament.players);
    return {
      ...tournament,
      players: tournament.players.map((player) =>
        player.id === id ? { ...player, points: (player.points ?? 0) + HALF_POINT } : player,
      ),
    };
  },
  'order of the list': (tournament, list, random) => {
    const places = [...list.keys()].filter((place) => place > 0 && list[place - 1].code !== 'PTS');
    if (places.length === 0) return null;
    const place = random.pick(places);
    return ranked(tournament, list.toSpliced(place - 1, 2, list[place], list[place - 1]));
  },
  'modifier ignored': (tournament, list, random) => {
    const places = [...list.keys()].filter((place) => list[place].text !== list[place].code);
    if (places.length === 0) return null;
    const place = random.pick(places);
    const plain = parseTieBreakList(list[place].code);
    return plain.ok ? ranked(tournament, list.toSpliced(place, 1, ...plain.list)) : null;
  },
};

const HALF_POINT = 5;

/** Of two neighbours in the table. */
function exchangeRanks(
  tournament: Tournament,
  _list: readonly TieBreakItem[],
  random: Random,
): Tournament | null {
  const ranks = [...new Set(tournament.players.map(({ rank }) => rank ?? 0))].sort((a, b) => a - b);
  if (ranks.length < 2) return null;
  const place = random.integer(1, ranks.length - 1);
  const [above, below] = [ranks[place - 1], ranks[place]].map((rank) =>
    random.pick(tournament.players.filter((player) => player.rank === rank)),
  );
  const exchanged = new Map([
    [above.id, below.rank],
    [below.id, above.rank],
  ]);
  return {
    ...tournament,
    players: tournament.players.map((player) => ({
      ...player,
      rank: exchanged.get(player.id) ?? player.rank,
    })),
  };
}
