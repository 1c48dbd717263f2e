import type { PairingPlayer, RoundState } from '../../model/player.js';
import type { DutchEdition } from '../edition.js';
import { exhaustiveBracket } from './exhaustive-bracket.js';
import type { ReferenceBracket } from './exhaustive-bracket.js';
import { Possibilities } from './possibilities.js';

/** The pairing of a round by trying every candidate; starting numbers, the higher ranked player of a pair first. */
export type ReferenceOutcome =
  | { readonly kind: 'impossible' }
  | {
      readonly kind: 'paired';
      readonly pairs: readonly (readonly [number, number])[];
      readonly bye: number | null;
    };

/**
 * Pairs a round by the letter of the articles: every candidate of every bracket in the order of the sequence rules,
 * each judged by all criteria, the best kept, the first of equals. Slow, for small rounds only: it shares nothing
 * with the fast search but the model, the criteria and the absolute rules.
 * @throws RangeError for more than 14 players.
 */
export function exhaustiveRound(state: RoundState, edition: DutchEdition): ReferenceOutcome {
  if (state.players.length > 14) throw new RangeError('the exhaustive reference takes at most 14 players');
  const possible = new Possibilities(state, edition);
  if (!possible.canComplete([], state.players)) return { kind: 'impossible' };
  const groups = scoregroups(state.players);
  const pairs: (readonly [PairingPlayer, PairingPlayer])[] = [];
  let byeScore: number | null = null;
  if (edition.byeScoreRule !== null && state.players.length % 2 === 1) {
    byeScore = lowestByeScore(possible, state.players);
    possible.byeScore = byeScore;
  }
  let mdps: readonly PairingPlayer[] = [];
  for (let index = 0; index < groups.length; index++) {
    const below = groups.slice(index + 1).flat();
    const bracket: ReferenceBracket = {
      mdps,
      residents: groups[index],
      next: groups[index + 1] ?? [],
      rest: groups.slice(index + 2).flat(),
      byeScore,
      keepsCompletable: edition.completion === 'every-bracket',
      looksAhead: true,
      isLast: below.length === 0,
    };
    let candidate = exhaustiveBracket(bracket, possible);
    if (edition.completion === 'collapsed-last-bracket' && below.length > 0) {
      if (candidate === null || !possible.canComplete(candidate.floaters, below)) {
        candidate = exhaustiveBracket({ ...bracket, keepsCompletable: true, looksAhead: false }, possible);
        if (candidate === null) throw new Error('reference: no penultimate bracket');
        pairs.push(...candidate.pairs);
        const last = exhaustiveBracket(
          { ...bracket, mdps: candidate.floaters, residents: below, next: [], rest: [], isLast: true },
          possible,
        );
        if (last === null) throw new Error('reference: no collapsed last bracket');
        pairs.push(...last.pairs);
        mdps = last.floaters;
        break;
      }
    }
    if (candidate === null) throw new Error('reference: no candidate');
    pairs.push(...candidate.pairs);
    mdps = candidate.floaters;
  }
  return { kind: 'paired', pairs: pairs.map(([a, b]) => [a.id, b.id] as const), bye: mdps[0]?.id ?? null };
}

function scoregroups(players: readonly PairingPlayer[]): PairingPlayer[][] {
  const scores = [...new Set(players.map((player) => player.score))];
  return scores.map((score) => players.filter((player) => player.score === score));
}

function lowestByeScore(possible: Possibilities, players: readonly PairingPlayer[]): number {
  for (const player of [...players].reverse()) {
    possible.byeScore = player.score;
    if (possible.canComplete([], players)) return player.score;
  }
  throw new Error('reference: no bye');
}
