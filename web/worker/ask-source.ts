import { askedTournament, explainTournament, pairTournamentRound } from '../../checker/index.js';
import type { AskedTournament } from '../../checker/index.js';
import { editionById } from '../../engine/index.js';
import { pairingText, unpairedWords } from '../../reports/index.js';
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
export async function nextRound(told: Asked): Promise<NextRound> {
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

async function tournamentOf({ source, settings }: Asked): Promise<AskedTournament> {
  const { askedBy } = overviewOf(await checked(source, settings), settings);
  const edition = askedBy === null ? null : editionById(askedBy);
  const { unrated } = settings;
  return askedTournament(await contentOf(source, settings), { file: source.name, edition, unrated });
}
