import type { PairingPlayer, RoundState } from '../../../model/player.js';
import type { DutchEdition } from '../edition.js';
import type { ReferenceBracket, ReferenceCandidate } from './candidates.js';
import { exhaustiveBracket } from './literal-bracket.js';
import { MOST_PLAYERS, Possibilities } from './possibilities.js';

/**
 * Goes down the brackets of a round like the fast engine, by trying every candidate of each; with any downfloaters.
 * @throws RangeError for more than 14 players.
 */
export class ReferenceWalk {
  readonly possible: Possibilities;
  readonly isPossible: boolean;
  private readonly groups: readonly PairingPlayer[][];
  private mdps: readonly PairingPlayer[] = [];
  private index = 0;
  private collapsed = false;

  constructor(state: RoundState, edition: DutchEdition) {
    if (state.players.length > MOST_PLAYERS)
      throw new RangeError(`the exhaustive reference takes at most ${MOST_PLAYERS} players`);
    this.possible = new Possibilities(state, edition);
    this.groups = scoregroups(state.players);
    this.isPossible = this.possible.canComplete([], state.players);
    if (this.isPossible) this.fixByeScore();
  }

  get isDone(): boolean {
    return this.index >= this.groups.length;
  }

  /** The bracket at hand and its best candidate. */
  pair(): { bracket: ReferenceBracket; candidate: ReferenceCandidate | null } {
    const { groups, index, possible } = this;
    const { edition } = possible;
    const below = groups.slice(index + 1).flat();
    const bracket: ReferenceBracket = {
      mdps: this.mdps,
      residents: groups[index],
      next: groups[index + 1] ?? [],
      rest: groups.slice(index + 2).flat(),
      byeScore: possible.byeScore,
      keepsCompletable: edition.completion === 'every-bracket',
      looksAhead: true,
      isLast: below.length === 0,
    };
    if (edition.completion === 'every-bracket')
      return { bracket, candidate: exhaustiveBracket(bracket, possible) };
    if (this.collapsed) {
      const residents = [...groups[index], ...below];
      const last: ReferenceBracket = { ...bracket, residents, next: [], rest: [], isLast: true };
      return { bracket: last, candidate: exhaustiveBracket(last, possible) };
    }
    const candidate = exhaustiveBracket(bracket, possible);
    if (below.length === 0) return { bracket, candidate };
    if (candidate !== null && possible.canComplete(candidate.floaters, below)) return { bracket, candidate };
    this.collapsed = true;
    const penultimate: ReferenceBracket = { ...bracket, keepsCompletable: true, looksAhead: false };
    return { bracket: penultimate, candidate: exhaustiveBracket(penultimate, possible) };
  }

  /** Leaves a bracket that `pair` gave with these downfloaters. */
  leave({ residents }: ReferenceBracket, floaters: readonly PairingPlayer[]): void {
    this.mdps = floaters;
    this.index = this.groups.findLastIndex((group) => residents.includes(group[0])) + 1;
    if (!this.isDone) this.fixByeScore();
  }

  /** The lowest score of a possible bye with the players not yet paired; null when they cannot be paired. */
  lowestByeScore(floaters: readonly PairingPlayer[], below: readonly PairingPlayer[]): number | null {
    const { possible } = this;
    const fixed = possible.byeScore;
    let lowest: number | null = null;
    for (const { score } of [...floaters, ...below].sort((a, b) => a.score - b.score)) {
      possible.byeScore = score;
      if (!possible.canComplete(floaters, below)) continue;
      lowest = score;
      break;
    }
    possible.byeScore = fixed;
    return lowest;
  }

  private fixByeScore(): void {
    const { state, edition } = this.possible;
    if (edition.byeScoreRule === null || state.players.length % 2 === 0) return;
    this.possible.byeScore = this.lowestByeScore(this.mdps, this.groups.slice(this.index).flat());
  }
}

function scoregroups(players: readonly PairingPlayer[]): PairingPlayer[][] {
  const scores = [...new Set(players.map((player) => player.score))];
  return scores.map((score) => players.filter((player) => player.score === score));
}
