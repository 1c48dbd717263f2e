import type { Colour, EventData, EventPlayer, PointSystem, ResultCode, RoundEntry, Tenths } from './event.js';
import { colourPreference } from './player.js';
import type { Float, PairingPlayer, RoundState } from './player.js';
import { entryOf, isPlayed, pointsOf, tookPart, winValue } from './results.js';

/** What an edition says about rounds that were not played. */
export interface UnplayedRules {
  /** True when a round not played gives a downfloat (2017 A.4.b, 2026 1.4.3). */
  unplayedIsDownfloat(result: ResultCode, worth: Tenths, points: PointSystem): boolean;
  /** True when a round not played bars the player from the pairing-allocated bye (C2). */
  barsBye(result: ResultCode, worth: Tenths, points: PointSystem): boolean;
}

/**
 * An event replayed round after round: `stateFor` gives the moment before the present round is paired, `advance`
 * plays the round as the event data tell it.
 */
export class EventHistory {
  private present = 1;
  private readonly running: Running[];
  private readonly placeOf: ReadonlyMap<number, number>;

  constructor(
    private readonly event: EventData,
    private readonly rules: UnplayedRules,
  ) {
    this.placeOf = new Map(event.players.map((player, index) => [player.id, index]));
    this.running = event.players.map(() => ({
      standing: 0,
      colours: [],
      difference: 0,
      opponents: new Set<number>(),
      lastFloat: null,
      earlierFloat: null,
      unplayed: 0,
      mayTakeBye: true,
      seen: false,
    }));
  }

  /** The round that `stateFor` describes, 1-based. */
  get round(): number {
    return this.present;
  }

  /**
   * The state before the present round is paired.
   * @param takesPart whether a player (by starting number) is to be paired in it.
   */
  stateFor(takesPart: (id: number) => boolean, initialColour: Colour): RoundState {
    const { event, present: round } = this;
    const isFinal = round === event.totalRounds;
    const players: PairingPlayer[] = [];
    const unnumbered: RoundState['unnumbered'][number][] = [];
    let parityNumber = 0;
    event.players.forEach((player, order) => {
      const running = this.running[order];
      const present = takesPart(player.id);
      if (!present && !running.seen) {
        unnumbered.push({ id: player.id, order });
        return;
      }
      parityNumber += 1;
      if (!present) return;
      players.push({
        id: player.id,
        order,
        parityNumber,
        score: running.standing + this.virtual(player),
        standing: running.standing,
        colours: running.colours.slice(),
        colourDifference: running.difference,
        ...colourPreference(running.colours, running.difference),
        lastFloat: running.lastFloat,
        earlierFloat: running.earlierFloat,
        opponents: running.opponents,
        mayTakeBye: running.mayTakeBye,
        unplayed: running.unplayed,
        topscorer: isFinal && 2 * running.standing > (round - 1) * winValue(event.points),
      });
    });
    players.sort((a, b) => b.score - a.score || a.order - b.order);
    return { round, isFinal, initialColour, players, forbidden: this.forbiddenGroups(), unnumbered };
  }

  /** True when the two (by starting number) have played each other in a round before the present one. */
  hasMet(a: number, b: number): boolean {
    const place = this.placeOf.get(a);
    return place !== undefined && this.running[place].opponents.has(b);
  }

  /** Takes the results of the present round into account and moves on to the next. */
  advance(): void {
    const { event, present: round } = this;
    const scores = event.players.map((player, order) => this.running[order].standing + this.virtual(player));
    event.players.forEach((player, order) => {
      const running = this.running[order];
      const entry = entryOf(player, round);
      const worth = pointsOf(event, player, round);
      running.earlierFloat = running.lastFloat;
      running.lastFloat = this.floatOf(entry, worth, scores, order);
      if (tookPart(entry)) running.seen = true;
      if (entry.opponent !== null && isPlayed(entry.result)) {
        running.opponents = new Set(running.opponents).add(entry.opponent);
        if (entry.colour !== null) {
          running.colours.push(entry.colour);
          running.difference += entry.colour === 'white' ? 1 : -1;
        }
      } else {
        running.unplayed += 1;
        if (this.rules.barsBye(entry.result, worth, event.points)) running.mayTakeBye = false;
      }
      running.standing += worth;
    });
    this.present += 1;
  }

  private floatOf(entry: RoundEntry, worth: Tenths, scores: readonly Tenths[], order: number): Float {
    if (entry.opponent !== null && isPlayed(entry.result)) {
      const place = this.placeOf.get(entry.opponent);
      const difference = place === undefined ? 0 : scores[order] - scores[place];
      return difference > 0 ? 'down' : difference < 0 ? 'up' : null;
    }
    return this.rules.unplayedIsDownfloat(entry.result, worth, this.event.points) ? 'down' : null;
  }

  private virtual(player: EventPlayer): Tenths {
    return this.event.virtualPoints.get(player.id)?.[this.present - 1] ?? 0;
  }

  private forbiddenGroups(): RoundState['forbidden'] {
    const groups = new Map<number, ReadonlySet<number>[]>();
    for (const { first, last, ids } of this.event.forbidden) {
      if (first > this.present || this.present > last) continue;
      const group = new Set(ids);
      for (const id of group) {
        const known = groups.get(id);
        if (known === undefined) groups.set(id, [group]);
        else known.push(group);
      }
    }
    return groups;
  }
}

interface Running {
  standing: Tenths;
  colours: Colour[];
  difference: number;
  opponents: ReadonlySet<number>;
  lastFloat: Float;
  earlierFloat: Float;
  unplayed: number;
  mayTakeBye: boolean;
  /** Has taken part in the pairing of an earlier round. */
  seen: boolean;
}
