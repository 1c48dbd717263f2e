import { tournamentOf } from '../../corpus/index.js';
import type { RoundEntry } from '../../engine/index.js';
import { restrictedDraw, scheduleOf } from '../../engine/round-robin/index.js';
import type { RobinKind } from '../../engine/round-robin/index.js';
import type { TableConfig } from '../config/config.js';
import { missingOf } from '../config/missing.js';
import type { ResolvedConfig, ResolvedTable } from '../config/resolve-config.js';
import { drawOccasion, headerOf, systemCodeOf } from '../header.js';
import { drawPlayers } from '../players/players.js';
import type { Entrant } from '../players/players.js';
import { missingUnrated } from '../players/ratings.js';
import type { Random } from '../random.js';
import { drawAbsences } from '../rounds/absences.js';
import { tableHand } from '../rounds/by-hand.js';
import { Games } from '../rounds/games.js';
import { singleGames } from '../rounds/pairings.js';
import type { Trial } from '../rounds/play-rounds.js';
import { pointSystemOf } from '../rounds/points.js';
import { ranked } from '../standings/ranked.js';
import { drawRobinTieBreaks } from '../standings/tie-breaks.js';

/**
 * Draws and plays a round robin by the Berger table: numbers are drawn, who withdraws forfeits all games that are left,
 * and rounds that are paired by hand are declared by a comment.
 */
export function tryRobin(random: Random, settings: ResolvedConfig, kind: RobinKind, name: string): Trial {
  const count = random.branch('size').integerOf(settings.players);
  const occasion = drawOccasion(random.branch('occasion'), settings);
  const entrants = drawPlayers(random.branch('players'), settings, count, Number(occasion.start.slice(0, 4)));
  const { draw, lastTwo, cycles = kind.cycles.cycles } = settings.table ?? USUAL_TABLE;
  const drawn = drawNumbers(random.branch('numbers'), entrants, draw);
  const exchangesLastTwo =
    lastTwo === 'either' ? random.branch('lastTwo').chance(1 / 2) : lastTwo === 'exchanged';
  const schedule = scheduleOf(count, {
    ...kind.cycles,
    cycles,
    exchangesLastTwo: kind.cycles.exchangesLastTwo && exchangesLastTwo,
  });
  const totalRounds = schedule.length;
  const { byes: gone, missing } = drawAbsences(random.branch('absences'), settings.rates, count, totalRounds);
  const points = random.branch('points').pick(settings.points);
  const games = new Games(random.branch('games'), settings.rates, totalRounds);
  const play = singleGames(games, (id) => entrants[id - 1].strength);
  const alter = tableHand(random.branch('by hand'), settings.handPaired ?? 0, totalRounds);
  const declarations: string[] = [];
  const rounds = new Map(entrants.map(({ id }): [number, RoundEntry[]] => [id, []]));
  const enter = (id: number, entry: RoundEntry): void => void rounds.get(id)?.push(entry);
  schedule.forEach(({ games: scheduled, rest }, index) => {
    const round = index + 1;
    const byTable = {
      pairs: scheduled.map(({ white, black }) => ({ white: drawn[white - 1], black: drawn[black - 1] })),
      bye: rest === null ? null : drawn[rest - 1],
    };
    const altered = alter(round, byTable);
    const declaration = altered?.declaration ?? null;
    if (declaration !== null) declarations.push(declaration);
    const { pairs, bye } = altered ?? byTable;
    const isGone = (id: number): boolean => gone[index].has(id);
    const there = pairs.filter(({ white, black }) => !isGone(white) && !isGone(black));
    play(round, there).forEach(([forWhite, forBlack], board) => {
      enter(there[board].white, forWhite);
      enter(there[board].black, forBlack);
    });
    for (const { white, black } of pairs.filter((pair) => !there.includes(pair))) {
      enter(white, { opponent: black, colour: 'white', result: isGone(white) ? '-' : '+' });
      enter(black, { opponent: white, colour: 'black', result: isGone(black) ? '-' : '+' });
    }
    if (bye !== null) enter(bye, { opponent: null, colour: null, result: 'Z' });
  });
  return {
    ...{ played: totalRounds, totalRounds, isLeftToArbiter: false, declarations },
    missing: () =>
      missingOf(missing, games.missing(), { 'ratings.unrated': missingUnrated(settings, count) }),
    tournament: () => {
      const list = drawRobinTieBreaks(random.branch('tieBreaks'), settings.tieBreaks);
      const tournament = tournamentOf({
        players: entrants.map(({ strength: _, ...entrant }) => ({
          ...entrant,
          rounds: rounds.get(entrant.id) ?? [],
        })),
        totalRounds,
        points: pointSystemOf(points),
        header: headerOf(settings, name, occasion, entrants, totalRounds, list),
        systemCode: systemCodeOf(settings, false),
        comments: declarations,
      });
      return ranked(tournament, list, true);
    },
  };
}

const USUAL_TABLE: ResolvedTable = { draw: 'lot', lastTwo: 'either' };

/** Player by number: entry n-1 has number n. */
function drawNumbers(random: Random, entrants: readonly Entrant[], draw: TableConfig['draw']): number[] {
  const ids = entrants.map(({ id }) => id);
  if (draw === 'numbers') return ids;
  if (draw === 'lot') return random.shuffle(ids);
  const numbers = restrictedDraw(entrants, (limit) => random.integer(0, limit - 1));
  if (numbers === null) throw new RangeError(`table.draw: there are no sets for ${entrants.length} players`);
  return [...ids].sort((a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0));
}
