import {
  askedTournament,
  explainTournament,
  pairTournamentRound,
  readForEdition,
} from '../../checker/index.js';
import type { AskedTournament } from '../../checker/index.js';
import { answerFile, openWords, withOpenGamesDrawn } from '../../checker/protocol/index.js';
import type { AnswerFile } from '../../checker/protocol/index.js';
import { decodeText } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { editionById } from '../../engine/index.js';
import type { Edition, RoundPairing } from '../../engine/index.js';
import { pairingText, unpairedWords } from '../../reports/index.js';
import { capital } from '../../reports/words/numbers.js';
import { checked, contentOf, overviewOf } from './check-source.js';
import type { Asked, Explained, NextRound, Tasks } from './tasks.js';

/** How the rules pair a round, drawn; with questions, their answers. */
export async function explained(told: Tasks['explain']['told']): Promise<Explained> {
  const asked = await tournamentOf(told);
  if (!asked.ok) return asked;
  const { firstColour, totalRounds } = told.settings;
  const { round, questions } = told;
  const isPictured = questions.length === 0;
  return explainTournament(asked.tournament, asked.decision, {
    round,
    questions,
    firstColour,
    totalRounds,
    isPictured,
  });
}

/** The round after the last one that is paired. */
export async function nextRound(told: Tasks['next']['told']): Promise<NextRound> {
  const asked = await tournamentOf(told);
  if (!asked.ok) return asked;
  const open = openWords(asked.tournament);
  const tournament = open === null ? asked.tournament : withOpenGamesDrawn(asked.tournament);
  if (open !== null && (tournament === null || told.openGames === 'forbid'))
    return { ok: false, message: `${capital(open)}.`, asDraws: tournament !== null };
  if (tournament === null) throw new Error('no game is open, and yet one cannot be drawn');
  const { firstColour, totalRounds } = told.settings;
  const { edition, baku } = asked.decision;
  const options = { edition, baku, round: null, firstColour, totalRounds };
  const answer = pairTournamentRound(tournament, options);
  if (!answer.ok) return answer;
  const { round, outcome } = answer;
  const place = { round, edition: edition.id };
  if (outcome.kind !== 'paired') return { ok: false, message: unpairedWords(outcome, place) };
  const { pairs, bye } = outcome;
  return {
    ok: true,
    ...place,
    pairs: pairs.map(({ white, black }) => ({ white, black })),
    bye,
    text: pairingText({ file: told.source.name, ...place, pairing: outcome }),
    file: await fileWith(told, tournament, outcome),
  };
}

/** The file as it was read, with the round in it. */
async function fileWith(
  { source, settings }: Asked,
  tournament: Tournament,
  pairing: RoundPairing,
): Promise<AnswerFile> {
  const content = await contentOf(source, settings);
  const edition = await editionAsked({ source, settings });
  // Ratings that only the settings give are not in it.
  const printed = readForEdition(content, edition).tournament;
  const players = new Map((printed?.players ?? []).map((player) => [player.id, player]));
  const asPrinted = tournament.players.map((player) => ({
    ...player,
    rating: players.get(player.id)?.rating ?? null,
  }));
  return answerFile(decodeText(content), { ...tournament, players: asPrinted }, pairing, edition);
}

/** The edition by which a file is asked about; null: chosen from it. */
async function editionAsked({ source, settings }: Asked): Promise<Edition | null> {
  const { askedBy } = overviewOf(await checked(source, settings), settings);
  return askedBy === null ? null : editionById(askedBy);
}

async function tournamentOf({ source, settings }: Asked): Promise<AskedTournament> {
  const edition = await editionAsked({ source, settings });
  const { unrated } = settings;
  return askedTournament(await contentOf(source, settings), { file: source.name, edition, unrated });
}
