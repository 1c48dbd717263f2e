import { fileURLToPath } from 'node:url';
import { readForEdition } from '../../checker/edition/read-for-edition.js';
import type { Edition } from '../../engine/index.js';
import { unreadable } from './answers/answers.js';
import type { PairAnswer } from './answers/answers.js';
import type { CandidateProgram } from './candidate-program.js';
import type { CandidateProfile } from './profile.js';
import { stateOf } from './tournament-before.js';

/**
 * The literal reading of this program as one that can be asked: it pairs a round by trying out the text in its own order,
 * and shares no rule with the fast one. Rounds with more players than it takes it does not answer.
 */
export function literalProgram(profile: CandidateProfile, edition: Edition): CandidateProgram {
  return {
    profile,
    edition,
    abilities: new Set(['pair']),
    checksStandings: false,
    version: null,
    title: profile.name,
    file: fileURLToPath(import.meta.url),
    pairRound: (trf) => Promise.resolve(pairLiterally(trf, edition)),
    check: () => Promise.resolve(unreadable('the literal reading only pairs')),
    generate: () => Promise.resolve(unreadable('the literal reading only pairs')),
    close: () => Promise.resolve(),
  };
}

function pairLiterally(trf: string, edition: Edition): PairAnswer {
  const { tournament } = readForEdition(trf, edition);
  if (tournament === null) return unreadable('the file cannot be read');
  const state = stateOf(tournament);
  const [players, limit] = [state.players.length, edition.literalLimit];
  if (limit === 0) return unreadable('the rules in this form have no reading by the letter');
  if (players > limit)
    return unreadable(`${players} players are too many to try everything: at most ${limit}`);
  const outcome = edition.byLetter(state);
  return { ok: true, pairing: outcome.kind === 'paired' ? outcome : null };
}
