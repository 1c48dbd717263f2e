import { TABLE_RULES, TABLE_ARTICLE } from '../../engine/round-robin/index.js';
import type {
  PlayedGame,
  RoundFinding,
  RoundJudgement,
  TableFinding,
} from '../../engine/round-robin/index.js';
import type { Deviation, Side } from '../report.js';

/** What a round has otherwise than the table, in the form of all deviations. */
export function tableDeviations(
  { games, findings, rests }: RoundJudgement,
  published: readonly PlayedGame[],
  isOfTeams: boolean,
): Deviation[] {
  return findings.map(({ finding, consequenceOf }: RoundFinding): Deviation => {
    const { rule, kind, title } = TABLE_RULES[finding.kind];
    const players = concerned(finding);
    const isConcerned = wholeRound(finding) ? () => true : includes(players);
    const side = (all: readonly PlayedGame[], others: readonly PlayedGame[], resting: number[]): Side =>
      sideOf(
        all.filter((game) => isConcerned(game) && (kind === 'colour' || !isAmong(game, others))),
        resting,
      );
    const [rested, due] = finding.kind === 'rest' ? [[finding.player], [finding.due]] : [[], []];
    return {
      kind,
      rule,
      article: TABLE_ARTICLE,
      title,
      bracket: 0,
      bracketKind: 'table',
      players: kind === 'colour' ? colourPlayers(finding) : players,
      consequenceOf,
      violations: [],
      bye: null,
      leavesUnpairable: false,
      published: side(published, games, rested),
      reference: side(
        games,
        published,
        due.filter((id) => rests.includes(id)),
      ),
      table: finding,
      ...(isOfTeams ? { isOfTeams } : {}),
    };
  });
}

function wholeRound({ kind }: TableFinding): boolean {
  return kind === 'round' || kind === 'round-repeated' || kind === 'round-colours';
}

function concerned(finding: TableFinding): number[] {
  switch (finding.kind) {
    case 'round':
    case 'round-repeated':
    case 'event-colours':
    case 'cycle-colours':
      return [];
    case 'round-colours':
      return colourPlayers(finding);
    case 'players':
    case 'ring':
      return [...finding.players];
    case 'rest':
      return [finding.player, finding.due];
    default:
      return [finding.game.white, finding.game.black];
  }
}

/** Two by two. */
function colourPlayers(finding: TableFinding): number[] {
  const games = finding.kind === 'round-colours' ? finding.games : 'game' in finding ? [finding.game] : [];
  return games.flatMap(({ white, black }) => [white, black]);
}

function includes(players: readonly number[]): (game: PlayedGame) => boolean {
  return ({ white, black }) => players.includes(white) || players.includes(black);
}

/** With the same colours: where two players who meet were exchanged, that is all that differs. */
function isAmong({ white, black }: PlayedGame, games: readonly PlayedGame[]): boolean {
  return games.some((game) => game.white === white && game.black === black);
}

function sideOf(games: readonly PlayedGame[], downfloaters: readonly number[]): Side {
  return {
    parts: [],
    pairs: games.map(({ white, black }) => [white, black]),
    downfloaters,
    place: null,
    step: null,
    numbered: null,
    white: games.map(({ white }) => white),
  };
}
