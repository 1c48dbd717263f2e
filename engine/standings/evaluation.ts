import type { Tenths } from '../model/event.js';
import type { ScoreScale, TieBreakEdition } from './edition.js';
import type { PartReason } from './part.js';
import type { PlayerRecord, RoundRecord } from './player-record.js';
import { isPaired } from './player-record.js';

/** A round as it counts for tie-breaks that are based on the results of the opponents (8, 9.1). */
export interface Encounter {
  readonly round: RoundRecord;
  /** Score of the opponent or of the dummy. */
  readonly score: Tenths;
  readonly adjustment: Tenths;
  readonly why: PartReason;
  /** Empty for a game: that of the tie-break. */
  readonly article: string;
  readonly isVoluntary: boolean;
}

export interface EvaluationRules {
  readonly edition: TieBreakEdition;
  readonly isRoundRobin: boolean;
  readonly scale: ScoreScale;
  /** Whether the scheduled opponent of a forfeit bounds the dummy (16.4.1), and not draws in all rounds. */
  readonly scheduledBounds: boolean;
  /** Whether a round counts as a voluntary unplayed round when the lowest values are cut (16.5). */
  readonly isVoluntary: (round: RoundRecord) => boolean;
  /** Whether a round counts as a game against the scheduled opponent. */
  readonly isGame: (round: RoundRecord) => boolean;
  /** Why the score of the opponent counts. */
  readonly reasonOf: (round: RoundRecord) => Pick<Encounter, 'why' | 'article'>;
}

/** The adjusted scores of all players, and whom each of them met or is thought to have met. */
export class Evaluation {
  private readonly adjusted: Int32Array;
  private readonly known: (readonly Encounter[] | undefined)[] = [];

  constructor(
    readonly players: readonly PlayerRecord[],
    private readonly rules: EvaluationRules,
  ) {
    const { edition, isRoundRobin, scale } = rules;
    // Scores are adjusted in Swiss tournaments only (15.2, 15.3).
    this.adjusted = Int32Array.from(players, (player) =>
      isRoundRobin ? player.score : edition.adjustedScore(player, scale),
    );
  }

  /** The score as it counts for the opponents (16.3). */
  adjustedScore(place: number): Tenths {
    return this.adjusted[place];
  }

  /** One for each round; a round robin has none for rests. */
  encounters(place: number): readonly Encounter[] {
    return (this.known[place] ??= this.encountersOf(this.players[place]));
  }

  private encountersOf(player: PlayerRecord): Encounter[] {
    const { isRoundRobin, isGame } = this.rules;
    const list: Encounter[] = [];
    for (const round of player.rounds) {
      if (isPaired(round) && isGame(round)) list.push(this.game(round));
      else if (!isRoundRobin) list.push(this.unplayed(player, round));
    }
    return list;
  }

  private game(round: RoundRecord): Encounter {
    const score = this.adjusted[round.opponent];
    const { why, article } = this.rules.reasonOf(round);
    return {
      round,
      score,
      adjustment: score - this.players[round.opponent].score,
      why,
      article,
      isVoluntary: this.rules.isVoluntary(round),
    };
  }

  private unplayed(player: PlayerRecord, round: RoundRecord): Encounter {
    const { edition, isVoluntary, scale, scheduledBounds } = this.rules;
    const scheduled = scheduledBounds && round.opponent >= 0 ? this.adjusted[round.opponent] : null;
    const { score, why, article } = edition.dummy({ player, round, scheduled }, scale);
    return { round, score, adjustment: 0, why, article, isVoluntary: isVoluntary(round) };
  }
}
