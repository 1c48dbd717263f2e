import { fillRound, parseTrf } from '../../corpus/index.js';
import type { Problem, Tournament } from '../../corpus/index.js';
import { editionById, entryOf } from '../../engine/index.js';
import type { RoundEntry, RoundPairing } from '../../engine/index.js';
import { checkFile } from '../check-file.js';
import { chooseEdition } from '../edition/edition-choice.js';
import { boardsOf } from '../judge/published-round.js';
import { pairTournamentRound } from '../pair-next.js';
import type { Board, TournamentReport } from '../report.js';
import { compareFiles, repairedRounds } from './compare.js';
import type { Difference } from './difference.js';

/** A tournament on its way through the server: the file that was answered last, and the one that comes now. */
export interface RoundRequest {
  readonly before: string;
  readonly file: string;
  /** Name of the edition that the event was registered with; null: chosen from the file. */
  readonly edition: string | null;
}

export type RoundAnswer = GivenRound | RefusedRound;

export interface GivenRound {
  readonly ok: true;
  /** 1-based. */
  readonly round: number;
  readonly edition: string;
  /** In board order, the bye last. */
  readonly boards: readonly Board[];
  /** The same file with the round in its column. */
  readonly answer: string;
  readonly differences: readonly Difference[];
  /** The check of the rounds whose pairings are not those given out; null where there are none. */
  readonly check: TournamentReport | null;
  readonly warnings: readonly Problem[];
}

export interface RefusedRound {
  readonly ok: false;
  /**
   * `invalid`: no tournament, or one that cannot be paired (`problems`, or `message`); `behind`: it has fewer rounds
   * than were given out; `results`: games of the last round have no result; `impossible`: no legal pairing exists;
   * `arbiter`: the rules leave the round to the arbiter.
   */
  readonly why: 'invalid' | 'behind' | 'results' | 'impossible' | 'arbiter';
  readonly message: string;
  readonly problems: readonly Problem[];
}

/**
 * Compares a file with the one answered last, pairs its next round and puts that into the columns.
 * Throws an Error where `before` is no valid tournament: it was one when it was answered.
 */
export function nextRound({ before, file, edition }: RoundRequest): RoundAnswer {
  const { tournament, problems } = parseTrf(file);
  if (tournament === null) return refused('invalid', 'the file is not a valid tournament', problems);
  const earlier = parseTrf(before).tournament;
  if (earlier === null) throw new Error('the file that was answered last cannot be read any more');
  const { pairedRounds } = tournament;
  if (pairedRounds < earlier.pairedRounds)
    return refused(
      'behind',
      `the file holds ${pairedRounds} paired rounds, but ${earlier.pairedRounds} were given out: it must hold them with their results`,
    );
  const open = openGames(tournament);
  if (open.length > 0)
    return refused('results', `round ${pairedRounds} has games without a result: of ${open.join(', ')}`);
  const decision = chooseEdition(tournament, edition === null ? null : editionById(edition));
  if (!decision.ok) return refused('invalid', decision.message);
  const answer = pairTournamentRound(tournament, {
    edition: decision.edition,
    baku: decision.baku,
    round: null,
    firstColour: null,
    totalRounds: null,
  });
  if (!answer.ok) return refused('invalid', answer.message);
  const { round, outcome } = answer;
  if (outcome.kind === 'impossible')
    return refused('impossible', `round ${round} cannot be paired: no pairing of these players is legal`);
  if (outcome.kind === 'left-to-arbiter')
    return refused('arbiter', `rule ${outcome.rule.id} leaves round ${round} to the arbiter`);
  const differences = compareFiles(earlier, tournament);
  const repaired = repairedRounds(differences);
  const check =
    repaired.length === 0
      ? null
      : checkFile(file, 'file', {
          edition: decision.edition,
          rounds: (one) => repaired.includes(one),
          standings: null,
        });
  return {
    ok: true,
    round,
    edition: decision.edition.id,
    boards: boardsOf(outcome.pairs, outcome.bye),
    answer: filled(file, tournament, round, outcome),
    differences,
    check,
    warnings: problems,
  };
}

/** The file with a round in its columns: games without results, the bye, and who is away. */
function filled(file: string, tournament: Tournament, round: number, { pairs, bye }: RoundPairing): string {
  const entries = new Map<number, RoundEntry>();
  for (const { white, black } of pairs) {
    entries.set(white, { opponent: black, colour: 'white', result: '*' });
    entries.set(black, { opponent: white, colour: 'black', result: '*' });
  }
  if (bye !== null) entries.set(bye, { opponent: null, colour: null, result: 'U' });
  for (const player of tournament.players)
    if (!entries.has(player.id)) entries.set(player.id, entryOf(player, round));
  return fillRound(file, round, (id) => entries.get(id) ?? null, tournament.twoGames !== undefined);
}

/** Starting numbers of those whose game of the last round has no result. */
function openGames({ players, pairedRounds }: Tournament): number[] {
  return players.filter(({ rounds }) => rounds[pairedRounds - 1]?.result === '*').map(({ id }) => id);
}

function refused(why: RefusedRound['why'], message: string, problems: readonly Problem[] = []): RefusedRound {
  return { ok: false, why, message, problems };
}
