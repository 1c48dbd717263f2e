import { roundOfPair } from '../berger-table.js';
import type { Numbering } from '../numbers/numbering.js';
import { pairKey } from '../played-event.js';
import type { PlayedEvent, PlayedGame } from '../played-event.js';
import type { Difference } from './expected.js';
import type { RoundFinding } from './finding.js';
import type { RoundSlot } from './round-slots.js';

/** Games that nothing explains but themselves: where they belong, and where they are. */
export class SingleGames {
  /** Rounds in which two meet. */
  private readonly meetings = new Map<string, number[]>();
  /** Where a game of a round was played instead, by pair and round. */
  private readonly elsewhere = new Map<string, number>();
  private readonly dues = new Map<string, number>();

  /** @param differences by round (1-based), of the rounds that are not explained otherwise. */
  constructor(
    event: PlayedEvent,
    private readonly numbering: Numbering,
    private readonly slots: readonly RoundSlot[],
    private readonly differences: ReadonlyMap<number, Difference>,
  ) {
    event.rounds.forEach(({ games }, index) => {
      for (const { white, black } of games) {
        const key = pairKey(white, black);
        this.meetings.set(key, [...(this.meetings.get(key) ?? []), index + 1]);
      }
    });
    for (const [round, { extra }] of differences) for (const game of extra) this.assign(round, game);
  }

  findingsOf(round: number): RoundFinding[] {
    const difference = this.differences.get(round);
    if (difference === undefined) return [];
    const { extra, missing, notPlayed, away } = difference;
    const found: RoundFinding[] = extra.map((game) => ({
      finding: this.ofExtra(round, game),
      consequenceOf: null,
    }));
    for (const game of [...missing, ...notPlayed, ...away]) {
      const played = this.elsewhere.get(`${round} ${pairKey(game.white, game.black)}`);
      if (played === undefined && away.includes(game)) continue;
      // Whoever is missing there may play somebody else here.
      const cause = extra.findIndex((other) => shares(other, game));
      found.push({
        finding: played === undefined ? { kind: 'never', game } : { kind: 'game-elsewhere', game, played },
        consequenceOf: cause < 0 ? null : cause,
      });
    }
    return found;
  }

  private ofExtra(round: number, game: PlayedGame): RoundFinding['finding'] {
    const key = pairKey(game.white, game.black);
    const due = this.dues.get(`${round} ${key}`);
    if (due !== undefined) return { kind: 'game', game, due };
    return { kind: 'twice', game, rounds: this.meetings.get(key) ?? [round] };
  }

  /** The first round of the table for these two in which they do not meet. */
  private assign(round: number, game: PlayedGame): void {
    const { numberOf, places, plan } = this.numbering;
    const key = pairKey(game.white, game.black);
    const met = this.meetings.get(key) ?? [];
    const [white, black] = [numberOf.get(game.white) ?? 0, numberOf.get(game.black) ?? 0];
    const tableRound = roundOfPair(places, white, black);
    const due = [...plan.slots.keys()]
      .filter((index) => plan.slots[index].tableRound === tableRound)
      .map((index) => this.playedIn(index + 1))
      .find((one) => !met.includes(one) && !this.elsewhere.has(`${one} ${key}`));
    if (due === undefined) return;
    this.elsewhere.set(`${due} ${key}`, round);
    this.dues.set(`${round} ${key}`, due);
  }

  /** The published round in which a round of the schedule was played. */
  private playedIn(round: number): number {
    const index = this.slots.findIndex(
      ({ from, slot, isRepeated }) => from === round && slot !== null && !isRepeated,
    );
    return index < 0 ? round : index + 1;
  }
}

function shares(a: PlayedGame, b: PlayedGame): boolean {
  return [a.white, a.black].some((id) => id === b.white || id === b.black);
}
