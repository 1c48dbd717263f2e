import {
  askedTournament,
  caseOfOther,
  eventSchedule,
  explainTournament,
  openGamesOf,
  pairTournamentRound,
  readForEdition,
  roundRobinNamed,
  scheduledBoards,
  tableStoryOf,
  withOpenGamesDrawn,
} from '../../checker/index.js';
import type { AskedTournament, RoundRobinId } from '../../checker/index.js';
import { answerFile, tableAnswer } from '../../checker/protocol/index.js';
import { decodeText } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { editionById } from '../../engine/index.js';
import type { Edition, RoundPairing } from '../../engine/index.js';
import {
  boardsText,
  faultWords,
  pairingText,
  refusedTournamentWords,
  tableRefusalWords,
  unpairedWords,
} from '../../reports/index.js';
import { answerFaultWords } from '../../reports/protocol/refusal-words.js';
import { capital } from '../../reports/words/numbers.js';
import { openGamesWords } from '../../reports/words/refusal-words.js';
import { checked, contentOf, overviewOf } from './check-source.js';
import type { Asked, Explained, NextRound, Tasks } from './tasks.js';

/** How the rules or the table pair a round, drawn; with questions, their answers. */
export async function explained(request: Tasks['explain']['request']): Promise<Explained> {
  const { round, questions } = request;
  const robin = await roundRobinOf(request);
  const byTable = robin === null ? null : tableStoryOf(robin.tournament, robin.asked, round, questions);
  if (byTable !== null)
    return byTable.ok
      ? { kind: 'by-table', story: byTable.story }
      : { kind: 'refused', message: tableRefusalWords(byTable) };
  const asked = await tournamentOf(request);
  if (!asked.ok) return { kind: 'refused', message: refusedTournamentWords(asked) };
  const isPictured = questions.length === 0;
  const answer = explainTournament(asked.swissCase, {
    round,
    questions,
    isPictured,
    facts: asked.facts,
  });
  return answer.ok
    ? { kind: 'by-rules', report: answer.report }
    : { kind: 'refused', message: faultWords(answer.why) };
}

/** The round after the last one that is paired. */
export async function nextRound(request: Tasks['next']['request']): Promise<NextRound> {
  const robin = await roundRobinOf(request);
  const byTable = robin === null ? null : nextByTable(robin);
  if (byTable !== null) return byTable;
  const asked = await tournamentOf(request);
  if (!asked.ok) return { ok: false, message: refusedTournamentWords(asked) };
  const open = openGamesOf(asked.tournament);
  const tournament = open === null ? asked.tournament : withOpenGamesDrawn(asked.tournament);
  if (open !== null && (tournament === null || request.openGames === 'forbid'))
    return { ok: false, message: `${capital(openGamesWords(open))}.`, asDraws: tournament !== null };
  if (tournament === null) throw new Error('no game is open, and yet one cannot be drawn');
  const { edition } = asked.swissCase;
  const answer = pairTournamentRound(caseOfOther(asked.swissCase, tournament));
  if (!answer.ok) return { ok: false, message: faultWords(answer.why) };
  const { round, outcome, impossible } = answer;
  const place = { round, edition: edition.id };
  if (outcome.kind !== 'paired') return { ok: false, message: unpairedWords(outcome, place, impossible) };
  const { pairs, bye } = outcome;
  return {
    ok: true,
    ...place,
    pairs: pairs.map(({ white, black }) => ({ white, black })),
    bye,
    text: pairingText({ file: request.source.name, ...place, pairing: outcome }),
    file: await fileWith(request, tournament, outcome),
  };
}

/** The file as it was read, with the round in it. */
async function fileWith(
  { source, settings }: Asked,
  tournament: Tournament,
  pairing: RoundPairing,
): Promise<Extract<NextRound, { ok: true }>['file']> {
  const content = await contentOf(source, settings);
  const edition = await editionAsked({ source, settings });
  // Ratings that only the settings give are not in it.
  const printed = readForEdition(content, edition).tournament;
  const players = new Map((printed?.players ?? []).map((player) => [player.id, player]));
  const asPrinted = tournament.players.map((player) => ({
    ...player,
    rating: players.get(player.id)?.rating ?? null,
  }));
  const event = { ...tournament, players: asPrinted };
  const answer = answerFile(decodeText(content), event, pairing, edition);
  return answer.ok ? answer : { ok: false, message: answerFaultWords(answer.why) };
}

interface AskedRobin {
  readonly content: Uint8Array | string;
  readonly tournament: Tournament;
  readonly asked: RoundRobinId | null;
}

/** The file, where its check found it to be a round robin; null for others. */
async function roundRobinOf({ source, settings }: Asked): Promise<AskedRobin | null> {
  const { roundRobin, edition } = await checked(source, settings);
  if (roundRobin === undefined) return null;
  const content = await contentOf(source, settings);
  const { tournament } = readForEdition(content, null, { file: source.name });
  const asked = roundRobinNamed(edition?.chosenBy === 'option' ? edition.id : null);
  return tournament === null ? null : { content, tournament, asked };
}

function nextByTable({ content, tournament, asked }: AskedRobin): NextRound | null {
  const schedule = eventSchedule(tournament, asked);
  if (schedule === null) return { ok: false, message: 'all rounds of the table have been paired' };
  const { rounds, id } = schedule;
  if (rounds === null)
    return { ok: false, message: tableRefusalWords({ why: 'other-table', found: 0, ok: false }) };
  const round = tournament.pairedRounds + 1;
  const wanted = rounds.at(round - 1);
  if (wanted === undefined) return { ok: false, message: 'all rounds of the table have been paired' };
  const { games, rests } = wanted;
  const pairs = games.map(({ white, black }) => ({ white, black }));
  const boards = scheduledBoards(wanted);
  return {
    ok: true,
    round,
    edition: id,
    pairs,
    bye: rests.at(0) ?? null,
    isByTable: true,
    text: boardsText(boards, '\n'),
    file: { ok: true, text: tableAnswer(decodeText(content), tournament, boards) },
  };
}

/** The edition by which a file is asked about; null: chosen from it. */
async function editionAsked({ source, settings }: Asked): Promise<Edition | null> {
  const { askedBy } = overviewOf(await checked(source, settings), settings);
  return askedBy === null ? null : editionById(askedBy);
}

async function tournamentOf({ source, settings }: Asked): Promise<AskedTournament> {
  const edition = await editionAsked({ source, settings });
  const { unrated, firstColour, totalRounds, acceleration } = settings;
  const options = { file: source.name, edition, unrated, firstColour, totalRounds, acceleration };
  return askedTournament(await contentOf(source, settings), options);
}
