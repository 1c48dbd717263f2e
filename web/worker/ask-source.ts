import {
  askedTournament,
  eventSchedule,
  explainTournament,
  pairTournamentRound,
  readForEdition,
  roundRobinNamed,
  scheduledBoards,
  tableStoryOf,
} from '../../checker/index.js';
import type { AskedTournament, RoundRobinId } from '../../checker/index.js';
import type { Tournament } from '../../corpus/index.js';
import { editionById } from '../../engine/index.js';
import { boardsText, pairingText, tableRefusalWords, unpairedWords } from '../../reports/index.js';
import { checked, contentOf, overviewOf } from './check-source.js';
import type { Asked, Explained, NextRound, Tasks } from './tasks.js';

/** How the rules or the table pair a round, drawn; with questions, their answers. */
export async function explained(told: Tasks['explain']['told']): Promise<Explained> {
  const { round, questions, settings } = told;
  const robin = await roundRobinOf(told);
  const byTable = robin === null ? null : tableStoryOf(robin.tournament, robin.asked, round, questions);
  if (byTable !== null)
    return byTable.ok
      ? { kind: 'by-table', story: byTable.story }
      : { kind: 'refused', message: tableRefusalWords(byTable) };
  const asked = await tournamentOf(told);
  if (!asked.ok) return { kind: 'refused', message: asked.message };
  const { firstColour, totalRounds } = settings;
  const isPictured = questions.length === 0;
  const options = { round, questions, firstColour, totalRounds, isPictured };
  const answer = explainTournament(asked.tournament, asked.decision, options);
  return answer.ok
    ? { kind: 'by-rules', report: answer.report }
    : { kind: 'refused', message: answer.message };
}

/** The round after the last one that is paired. */
export async function nextRound(told: Asked): Promise<NextRound> {
  const robin = await roundRobinOf(told);
  const byTable = robin === null ? null : nextByTable(robin);
  if (byTable !== null) return byTable;
  const asked = await tournamentOf(told);
  if (!asked.ok) return asked;
  const { firstColour, totalRounds } = told.settings;
  const { edition, baku } = asked.decision;
  const options = { edition, baku, round: null, firstColour, totalRounds };
  const answer = pairTournamentRound(asked.tournament, options);
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
  };
}

interface AskedRobin {
  readonly tournament: Tournament;
  readonly asked: RoundRobinId | null;
}

/** The file, where its check found it to be a round robin; null for others. */
async function roundRobinOf({ source, settings }: Asked): Promise<AskedRobin | null> {
  const { roundRobin, edition } = await checked(source, settings);
  if (roundRobin === undefined) return null;
  const { tournament } = readForEdition(await contentOf(source, settings), null, { file: source.name });
  const asked = roundRobinNamed(edition?.chosenBy === 'option' ? edition.id : null);
  return tournament === null ? null : { tournament, asked };
}

function nextByTable({ tournament, asked }: AskedRobin): NextRound | null {
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
  const text = boardsText(scheduledBoards(wanted), '\n');
  return { ok: true, round, edition: id, pairs, bye: rests.at(0) ?? null, isByTable: true, text };
}

async function tournamentOf({ source, settings }: Asked): Promise<AskedTournament> {
  const { askedBy } = overviewOf(await checked(source, settings), settings);
  const edition = askedBy === null ? null : editionById(askedBy);
  const { unrated } = settings;
  return askedTournament(await contentOf(source, settings), { file: source.name, edition, unrated });
}
