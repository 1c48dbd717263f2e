import { fillRound, fillTeamRound, isOfTeams } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { entryOf } from '../../engine/index.js';
import type { Edition, RoundEntry, RoundPairing } from '../../engine/index.js';
import { readForEdition } from '../edition/read-for-edition.js';
import type { FileProblem } from '../found-problem.js';
import type { Board } from '../report.js';
import { compareFiles } from './compare.js';
import { openGamesOf } from '../open-games.js';
import type { OpenGames } from '../open-games.js';

/** A file with the next round in it; or why the round does not stand in it. */
export type AnswerFile =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: AnswerFault; readonly problems: readonly FileProblem[] };

export type AnswerFault =
  | { readonly kind: 'open'; readonly open: OpenGames }
  /** Nobody is named who plays for these teams. */
  | { readonly kind: 'unmanned'; readonly round: number; readonly teams: readonly number[] }
  /** The file with the round has an error, or says something else (null). */
  | { readonly kind: 'untold'; readonly round: number; readonly error: FileProblem | null };

/**
 * The file with its next round in the columns: games without results, the bye, and who is away. A round of teams stands in
 * it by the games of their first members, which are read again: where they do not say what was paired there is no answer.
 * @param asked the edition by which the file was read; null: chosen from it.
 */
export function answerFile(
  file: string,
  tournament: Tournament,
  pairing: RoundPairing,
  asked: Edition | null,
): AnswerFile {
  const open = openGamesOf(tournament);
  if (open !== null) return { ok: false, why: { kind: 'open', open }, problems: [] };
  if (!isOfTeams(tournament)) return { ok: true, text: filled(file, tournament, pairing) };
  const text = fillTeamRound(file, tournament, pairing);
  const again = readForEdition(text, asked);
  if (again.tournament !== null && isAnswer(tournament, again.tournament, pairing)) return { ok: true, text };
  const round = tournament.pairedRounds + 1;
  const playing = new Set(pairing.pairs.flatMap(({ white, black }) => [white, black]));
  const unmanned = tournament.teams.teams.flatMap(({ id, members }) =>
    members.length === 0 && playing.has(id) ? [id] : [],
  );
  const { problems } = again;
  if (unmanned.length > 0) return { ok: false, why: { kind: 'unmanned', round, teams: unmanned }, problems };
  const error = problems.find(({ severity }) => severity === 'error') ?? null;
  return { ok: false, why: { kind: 'untold', round, error }, problems };
}

/**
 * The file of a round robin with its next round in the columns; who rests has nothing but a zero-point bye. It does not
 * depend on results.
 */
export function tableAnswer(file: string, tournament: Tournament, boards: readonly Board[]): string {
  const round = tournament.pairedRounds + 1;
  const pairs = boards.flatMap((board) => ('bye' in board ? [] : [board]));
  const entries = entriesOf({ pairs, bye: null });
  for (const { id } of tournament.players)
    if (!entries.has(id)) entries.set(id, { opponent: null, colour: null, result: 'Z' });
  return fillRound(file, round, (id) => entries.get(id) ?? null);
}

function filled(file: string, tournament: Tournament, { pairs, bye }: RoundPairing): string {
  const round = tournament.pairedRounds + 1;
  const entries = entriesOf({ pairs, bye });
  for (const player of tournament.players)
    if (!entries.has(player.id)) entries.set(player.id, entryOf(player, round));
  return fillRound(file, round, (id) => entries.get(id) ?? null, tournament.twoGames !== undefined);
}

interface Seated {
  readonly pairs: readonly { readonly white: number; readonly black: number }[];
  readonly bye: number | null;
}

/** True where the pairing, and nothing else, has come to the tournament. */
function isAnswer(before: Tournament, now: Tournament, pairing: RoundPairing): boolean {
  const round = before.pairedRounds + 1;
  const entries = entriesOf(pairing);
  const isComplete = now.players.every((player) => {
    const entry = entryOf(player, round);
    const { opponent, colour, result } =
      entries.get(player.id) ?? entryOf(participant(before, player.id), round);
    return entry.opponent === opponent && entry.colour === colour && entry.result === result;
  });
  const differences = compareFiles(before, now);
  return isComplete && differences.length === 1 && differences[0].kind === 'not-given-out';
}

function participant({ players }: Tournament, id: number): Tournament['players'][number] {
  const found = players.find((player) => player.id === id);
  if (found === undefined) throw new Error('a team has come from nowhere');
  return found;
}

function entriesOf({ pairs, bye }: Seated): Map<number, RoundEntry> {
  const entries = new Map<number, RoundEntry>();
  for (const { white, black } of pairs) {
    entries.set(white, { opponent: black, colour: 'white', result: '*' });
    entries.set(black, { opponent: white, colour: 'black', result: '*' });
  }
  if (bye !== null) entries.set(bye, { opponent: null, colour: null, result: 'U' });
  return entries;
}
