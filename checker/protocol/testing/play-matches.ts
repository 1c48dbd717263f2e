import { fillRound, isOfTeams, tournamentOf, writeTrf } from '../../../corpus/index.js';
import type { Tournament } from '../../../corpus/index.js';
import { opposite } from '../../../engine/index.js';
import type { Edition, ResultCode, RoundEntry } from '../../../engine/index.js';
import { generate } from '../../../generator/index.js';
import type { GeneratorConfig } from '../../../generator/index.js';
import { readForEdition } from '../../edition/read-for-edition.js';

/** An event by any edition before its first round, the same one for the same seed; FIDE numbers are 70000 and on. */
export function freshEventBy(edition: Edition, seed: string, players: number, rounds: number): string {
  const config = {
    system: edition.id,
    players,
    rounds,
    rates: {},
    initialColour: 'white',
    forbiddenPairs: 0,
  };
  for (const { tournament } of generate(config as GeneratorConfig, { seed, count: 1 })) {
    const unplayed = { rounds: [], points: 0 };
    const numbered = (id: number): { fideId: string; rank: number } => ({
      fideId: tournament.teams === undefined ? String(70000 + id) : '',
      rank: id,
    });
    const { teams } = tournament;
    const members = teams?.members.map((one) => ({ ...one, ...unplayed, fideId: String(70000 + one.id) }));
    return written({
      ...tournament,
      players: tournament.players.map((player) => ({ ...player, ...unplayed, ...numbered(player.id) })),
      ...(teams === undefined ? {} : { teams: { ...teams, members: members ?? [], lineUps: [] } }),
      pairedRounds: 0,
      comments: [],
      requestedByes: [],
    });
  }
  throw new Error('the generator gave nothing');
}

/** A file as the edition that it names reads it. Throws for one that is not valid. */
export function readEvent(text: string): Tournament {
  const { tournament, problems } = readForEdition(text, null);
  if (tournament === null) throw new Error(problems.map(({ message }) => message).join('\n'));
  return tournament;
}

/** The file with the results of its last round, whose rounds are matches of teams or of two games. */
export function playedMatches(text: string): string {
  const event = readEvent(text);
  return isOfTeams(event) ? playedByTeams(text, event.pairedRounds) : playedTwice(text, event.pairedRounds);
}

/**
 * The file with other games in some rounds of its 001 records (those of the file, where two are a match), its points
 * reckoned again.
 */
export function withGames(
  text: string,
  games: ReadonlyMap<number, (id: number) => RoundEntry | null>,
): string {
  let file = text;
  for (const [round, entryOf] of games) file = fillRound(file, round, entryOf);
  const event = readEvent(withoutPoints(file));
  const players = event.players.map(({ points: _, rank: __, ...player }) => player);
  return written(tournamentOf({ ...event, players }));
}

/**
 * Other line-ups than those given out: all members from the second on, or where they are too few from the first on, and
 * the results of their games.
 */
function playedByTeams(text: string, round: number): string {
  const { players, teams, teamScores } = readEvent(text);
  const boards = teamScores?.boards ?? 1;
  const lineUps = new Map(
    teams?.teams.map(({ id, members }) => [
      id,
      members.slice(members.length > boards ? 1 : 0).slice(0, boards),
    ]),
  );
  const entries = new Map<number, RoundEntry>();
  for (const { id: team, rounds } of players) {
    const { opponent: other, colour } = rounds[round - 1] ?? ABSENT;
    if (other === null || colour !== 'white') continue;
    const [own, theirs] = [lineUps.get(team) ?? [], lineUps.get(other) ?? []];
    own.slice(0, theirs.length).forEach((id, board) => {
      const sign = RESULTS[(id * 7 + theirs[board] + round) % 3];
      const side = board % 2 === 0 ? 'white' : 'black';
      entries.set(id, { opponent: theirs[board], colour: side, result: sign });
      entries.set(theirs[board], { opponent: id, colour: opposite(side), result: MIRROR[sign] });
    });
  }
  return withGames(text, new Map([[round, (id) => entries.get(id) ?? ABSENT]]));
}

function playedTwice(text: string, round: number): string {
  const { players } = readEvent(text);
  const byId = new Map(players.map((player) => [player.id, player]));
  const gameOf =
    (half: 0 | 1) =>
    (id: number): RoundEntry | null => {
      const entry = byId.get(id)?.rounds[round - 1] ?? ABSENT;
      const game = entry.games?.[half];
      if (entry.opponent === null || game === undefined) return null;
      const white = game.colour === 'white' ? id : entry.opponent;
      const sign = RESULTS[(white * 7 + round + half) % 3];
      return {
        opponent: entry.opponent,
        colour: game.colour,
        result: game.colour === 'white' ? sign : MIRROR[sign],
      };
    };
  return withGames(
    text,
    new Map([
      [2 * round - 1, gameOf(0)],
      [2 * round, gameOf(1)],
    ]),
  );
}

/** Printed points that are blank are those of the results. */
function withoutPoints(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith('001')) return `${line.slice(0, 79)}     ${line.slice(84)}`;
      return line.startsWith('310') ? `${line.slice(0, 53)}${' '.repeat(18)}${line.slice(71)}` : line;
    })
    .join('\n');
}

function written(event: Tournament): string {
  return writeTrf(event, { format: 'trf26', eol: '\n' });
}

const ABSENT: RoundEntry = { opponent: null, colour: null, result: 'Z' };
const RESULTS = ['1', '=', '0'] as const;
const MIRROR: Readonly<Record<'1' | '=' | '0', ResultCode>> = { '1': '0', '=': '=', '0': '1' };
