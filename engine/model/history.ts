import type { Colour, EventData, EventPlayer, RoundEntry, Tenths } from './event.js';
import { placesBy } from './places.js';
import type { AbsentPlayer, PastRound, Player, RoundState } from './player.js';
import { isRated } from './ratings.js';
import { entryOf, isPlayed, pointsOf, secondaryPointsOf, tookPart } from './results.js';

/**
 * An event replayed round after round: `stateFor` gives the moment before the present round is paired, `advance`
 * plays the round as the event data tell it.
 */
export class EventHistory {
  private present = 1;
  private readonly running: Running[];
  private readonly placeOf: (id: number) => number;
  private readonly ratings = new Map<number, number>();

  constructor(private readonly event: EventData) {
    this.placeOf = placesBy(event.players, ({ id }) => id);
    this.running = event.players.map(() => ({
      standing: 0,
      colours: [],
      difference: 0,
      opponents: [],
      past: [],
      seen: false,
    }));
    for (const player of event.players) if (isRated(player)) this.ratings.set(player.id, player.rating ?? 0);
  }

  /** The round that `stateFor` describes, 1-based. */
  get round(): number {
    return this.present;
  }

  /**
   * The state before the present round is paired.
   * @param takesPart whether a player (by starting number) is to be paired in it. A player whose entry of the round is the
   * pairing-allocated bye, given before the round is paired, is not; they keep their pairing number all the same.
   */
  stateFor(takesPart: (id: number) => boolean, initialColour: Colour): RoundState {
    const { event, present: round } = this;
    const { totalRounds, points } = event;
    const players: Player[] = [];
    const unnumbered: RoundState['unnumbered'][number][] = [];
    const absent: AbsentPlayer[] = [];
    let parityNumber = 0;
    event.players.forEach((player, order) => {
      const running = this.running[order];
      const present = takesPart(player.id);
      if (!present) absent.push(absentPlayer(player, running, round));
      if (!present && !running.seen && !tookPart(player.rounds.at(round - 1))) {
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
        opponents: running.opponents.slice(),
        past: running.past.slice(),
        person: player,
      });
    });
    return {
      round,
      totalRounds,
      isFinal: round === totalRounds,
      initialColour,
      points,
      players: inRankingOrder(players),
      forbidden: this.forbiddenGroups(),
      ratings: this.ratings,
      unnumbered,
      absent,
    };
  }

  /** True when the two (by starting number) have played each other in a round before the present one. */
  hasMet(a: number, b: number): boolean {
    const place = this.placeOf(a);
    return place >= 0 && this.running[place].opponents.includes(b);
  }

  /** Takes the results of the present round into account and moves on to the next. */
  advance(): void {
    const { event, present: round } = this;
    const { players } = event;
    const scores: Tenths[] = [];
    for (let order = 0; order < players.length; order++)
      scores.push(this.running[order].standing + this.virtual(players[order]));
    for (let order = 0; order < players.length; order++) {
      const player = players[order];
      const running = this.running[order];
      const entry = entryOf(player, round);
      const worth = pointsOf(event, player, round);
      if (tookPart(entry)) running.seen = true;
      const wasPlayed = entry.opponent !== null && isPlayed(entry.result);
      const secondary = this.secondaryWorth(player, entry);
      running.past.push(this.pastRound(entry, wasPlayed, worth, secondary, scores, order));
      if (entry.opponent !== null && wasPlayed) {
        if (!running.opponents.includes(entry.opponent)) running.opponents.push(entry.opponent);
        if (entry.colour !== null) {
          running.colours.push(entry.colour);
          running.difference += entry.colour === 'white' ? 1 : -1;
        }
      }
      running.standing += worth;
    }
    this.present += 1;
  }

  private pastRound(
    { opponent, colour, result }: RoundEntry,
    wasPlayed: boolean,
    worth: Tenths,
    secondaryWorth: Tenths | null,
    scores: readonly Tenths[],
    order: number,
  ): PastRound {
    const place = opponent === null ? -1 : this.placeOf(opponent);
    const scoreDifference = place < 0 ? 0 : scores[order] - scores[place];
    const common = { opponent, colour, result, isPlayed: wasPlayed, worth, scoreDifference };
    return secondaryWorth === null ? common : { secondaryWorth, ...common };
  }

  /** Null where there is no second count. */
  private secondaryWorth(player: EventPlayer, entry: RoundEntry): Tenths | null {
    if (this.event.teamScores === undefined) return entry.secondaryPoints ?? null;
    return secondaryPointsOf(this.event, player, this.present);
  }

  private virtual(player: EventPlayer): Tenths {
    const { virtualPoints } = this.event;
    return virtualPoints.size === 0 ? 0 : (virtualPoints.get(player.id)?.[this.present - 1] ?? 0);
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

/**
 * The ranking order (C.04.2, 2012 A.2, 2017 A.2, 2026 1.2) of players who come by pairing number: the few scores are sorted, not
 * the many players.
 */
function inRankingOrder(players: readonly Player[]): Player[] {
  const byScore = new Map<Tenths, Player[]>();
  for (const player of players) {
    const alike = byScore.get(player.score);
    if (alike === undefined) byScore.set(player.score, [player]);
    else alike.push(player);
  }
  const ranked: Player[] = [];
  for (const score of [...byScore.keys()].sort((a, b) => b - a))
    for (const player of byScore.get(score) ?? []) ranked.push(player);
  return ranked;
}

function absentPlayer(player: EventPlayer, { standing, past }: Running, round: number): AbsentPlayer {
  return { id: player.id, standing, past: past.slice(), result: entryOf(player, round).result };
}

interface Running {
  standing: Tenths;
  colours: Colour[];
  difference: number;
  opponents: number[];
  past: PastRound[];
  /** Has taken part in the pairing of an earlier round. */
  seen: boolean;
}
