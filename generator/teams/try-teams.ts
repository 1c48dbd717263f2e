import type { Edition, PairedParticipants, ScoreKind, TieBreakItem } from '../../engine/index.js';
import {
  boardColoursOf,
  gamesOfMatch,
  matchSystem,
  MOST_TEAMS,
  primaryScoreOf,
  tournamentOf,
} from '../../corpus/index.js';
import type { TeamSheets, Tournament } from '../../corpus/index.js';
import { editionOf } from '../config/resolve-config.js';
import type { ResolvedConfig } from '../config/resolve-config.js';
import type { PointConfig } from '../config/config.js';
import { missingOf } from '../config/missing.js';
import { enough, playable } from '../config/span.js';
import { drawOccasion, headerOf, systemCodeOf } from '../header.js';
import type { Occasion } from '../header.js';
import type { Random } from '../random.js';
import { drawAbsences } from '../rounds/absences.js';
import { virtualPointsOf } from '../rounds/acceleration.js';
import { handOf } from '../rounds/by-hand.js';
import type { Hand } from '../rounds/by-hand.js';
import { playRounds } from '../rounds/play-rounds.js';
import type { GrowingEvent } from '../rounds/growing-event.js';
import type { Trial } from '../rounds/play-rounds.js';
import { pointSystemOf } from '../rounds/points.js';
import { drawForbiddenPairs } from '../rounds/restrictions.js';
import { ranked } from '../standings/ranked.js';
import { drawTeamTieBreaks } from '../standings/tie-breaks.js';
import { Matches } from './matches.js';
import { drawSquads } from './squads.js';
import type { Squads } from './squads.js';
import { matchPointsOf } from './team-config.js';
import type { ResolvedTeams } from './team-config.js';

/**
 * Draws and plays an event of teams: `players` is the number of teams, the rates of byes are those of teams, those of
 * results are those of the games, and forfeits are as likely for whole matches as for games.
 */
export function tryTeams(
  random: Random,
  settings: ResolvedConfig,
  mostRounds: number,
  name: string,
  hand?: Hand,
): Trial {
  const edition = editionOf(settings);
  const size = random.branch('size');
  const isListed = settings.roster.length > 0 || settings.ratings.list.length > 0;
  const wanted = isListed
    ? MOST_TEAMS
    : Math.min(MOST_TEAMS, size.integerOf(enough(settings.players, settings.rounds)));
  const occasion = drawOccasion(random.branch('occasion'), settings);
  const squads = drawSquads(random.branch('squads'), settings, wanted, Number(occasion.start.slice(0, 4)));
  const count = squads.teams.length;
  const totalRounds = size.integerOf(playable(settings.rounds, count, mostRounds));
  const { byes, missing } = drawAbsences(random.branch('absences'), settings.rates, count, totalRounds);
  const lot = random.branch('colour').pick(['white', 'black'] as const);
  const restrictions = random.branch('restrictions');
  const isAccelerated = settings.acceleration.every((own) => own === 'baku');
  const points = random.branch('points').pick(settings.points);
  const scores = drawScores(random.branch('matchPoints'), settings, points, edition, squads.boards);
  const forbiddenPairs = restrictions.integerOf(settings.forbiddenPairs);
  const { matches, games, gamesOfMatches, primary } = scores;
  const isByMatches = primary === 'match-points';
  const plain = {
    players: squads.teams.map(({ name: team, rating }, place) => ({
      id: place + 1,
      name: team,
      rating: rating === 0 ? null : rating,
      rounds: [],
    })),
    totalRounds,
    points: isByMatches ? matches : gamesOfMatches,
    initialColour: settings.initialColour === 'random' ? lot : settings.initialColour,
    virtualPoints: new Map(),
    forbidden: drawForbiddenPairs(restrictions, count, forbiddenPairs),
    adjustments: [],
    teamScores: {
      primary,
      secondary: isByMatches ? gamesOfMatches : matches,
      secondaryAdjustments: [],
      boards: squads.boards,
      gameWin: games.whiteWin,
    },
  };
  // The Baku Acceleration is about match points of which a win is worth two draws (C.04.7).
  const suits = isByMatches && matches.whiteWin === 2 * matches.whiteDraw;
  const possible = settings.acceleration.filter((own) => own !== 'baku' || suits);
  const method = random.branch('acceleration').pick(possible.length === 0 ? ['none' as const] : possible);
  const virtualPoints = virtualPointsOf(method, plain, edition, (id) => !byes[0].has(id));
  const event: GrowingEvent = { ...plain, virtualPoints };
  const isBaku = method === 'baku' && virtualPoints.size > 0;
  const tieBreaks = drawTeamTieBreaks(random.branch('tieBreaks'), settings.tieBreaks);
  const rules = { matches, games, isByMatches };
  const played = new Matches(random.branch('matches'), settings.rates, squads, totalRounds, rules);
  const alter = handOf(random.branch('by hand'), settings.handPaired ?? 0, totalRounds, hand);
  const outcome = playRounds(edition, { event, byes, alter }, played.play);
  const sheets = (): TeamSheets => sheetsOf(squads, played, scores, totalRounds);
  return {
    ...outcome,
    totalRounds,
    missing: () =>
      missingOf(missing, played.missing(), {
        players: isListed ? 0 : settings.players.min - count,
        forbiddenPairs: settings.forbiddenPairs.min - event.forbidden.length,
        acceleration: isAccelerated && !isBaku ? 1 : 0,
      }),
    tournament: () =>
      describe(settings, name, {
        ...{ squads, occasion, event, isBaku, tieBreaks, sheets: sheets() },
        comments: outcome.declarations,
      }),
  };
}

type TeamScores = ReturnType<typeof drawScores>;

/** What the configuration says; where it says nothing of matches, these are worth 2, 1 and 0, sometimes 3, 1 and 0. */
function drawScores(
  random: Random,
  settings: ResolvedConfig,
  points: Required<PointConfig>,
  edition: Edition,
  boards: number,
): {
  readonly matches: ReturnType<typeof matchSystem>;
  readonly games: ReturnType<typeof pointSystemOf>;
  readonly gamesOfMatches: ReturnType<typeof matchSystem>;
  readonly primary: ScoreKind;
} {
  const { primaryScore }: PairedParticipants = edition;
  const isUsual = settings.acceleration.every((own) => own === 'baku') || !random.chance(THREE_POINTS);
  const { matchPoints = isUsual ? '2-1-0' : '3-1-0' }: ResolvedTeams = settings.teams ?? {};
  const { win, draw, loss } = matchPointsOf(matchPoints);
  const games = pointSystemOf(points);
  return {
    matches: matchSystem(win, draw, loss, draw),
    games,
    gamesOfMatches: gamesOfMatch(games, boards),
    primary: primaryScore ?? primaryScoreOf(edition.code) ?? 'match-points',
  };
}

const THREE_POINTS = 0.2;

function sheetsOf(
  { teams, boards, entrants }: Squads,
  { rounds, lineUps }: Matches,
  { matches, games }: TeamScores,
  totalRounds: number,
): TeamSheets {
  const unknown = { nickname: '', matchPoints: null, gamePoints: null, rank: null };
  return {
    teams: teams.map(({ name, rating, members }, place) => ({
      ...unknown,
      id: place + 1,
      name,
      strength: rating === 0 ? '' : String(rating),
      members: members.map(({ id }) => id),
    })),
    members: entrants.map(({ strength: _, ...entrant }) => ({
      ...entrant,
      points: null,
      rank: null,
      line: 0,
      rounds: Array.from(
        { length: totalRounds },
        (_round, index) => rounds.get(entrant.id)?.[index] ?? ABSENT,
      ),
    })),
    games,
    matches,
    adjustments: [],
    boardColours: boardColoursOf(null, boards),
    lineUps,
    taken: { primaryFrom: 'record', boardsFrom: 'record', numbersFrom: 'record' },
  };
}

const ABSENT = { opponent: null, colour: null, result: 'Z' } as const;

interface Description {
  readonly squads: Squads;
  readonly occasion: Occasion;
  readonly event: GrowingEvent;
  readonly isBaku: boolean;
  readonly tieBreaks: readonly TieBreakItem[];
  readonly comments: readonly string[];
  readonly sheets: TeamSheets;
}

/** The played event with all that a tournament file tells of it besides the rounds. */
function describe(settings: ResolvedConfig, name: string, made: Description): Tournament {
  const { squads, occasion, event, isBaku, tieBreaks, sheets, comments } = made;
  const header = headerOf(settings, name, occasion, squads.entrants, event.totalRounds, tieBreaks);
  const place = header.findIndex(({ tag }) => tag > '082');
  const tournament = tournamentOf({
    ...event,
    teams: sheets,
    comments,
    header: header.toSpliced(place, 0, { tag: '082', text: String(squads.teams.length) }),
    systemCode: systemCodeOf(settings, isBaku),
  });
  return ranked(tournament, tieBreaks);
}
