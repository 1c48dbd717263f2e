import { knownLaterComment, knownThen, playersAsThen } from '../../corpus/index.js';
import type { KnownLater, KnownLaterFact } from '../../corpus/index.js';
import { EventHistory } from '../../engine/index.js';
import type { ResultCode, RoundEntry } from '../../engine/index.js';
import type { KnownLaterShares } from '../config/config.js';
import type { Random } from '../random.js';
import type { GrowingEvent } from './growing-event.js';

/** The event holds what is known at its end; this is what was known of it before, and declares it. */
export class LaterKnowledge {
  private readonly known: KnownLater[] = [];
  /** Games that are still to be chosen. */
  private readonly wishes: Wish[] = [];

  constructor(
    random: Random,
    { adjourned = 0, corrected = 0, renumbered = 0 }: KnownLaterShares,
    private readonly event: GrowingEvent,
  ) {
    const last = event.totalRounds - 1;
    if (last < 1) return;
    const wish = (kind: Wish['kind'], share: number): void => {
      const own = random.branch(kind);
      if (own.chance(share)) this.wishes.push({ kind, from: own.integer(1, last), random: own });
    };
    wish('adjourned', adjourned);
    wish('corrected', corrected);
    if (event.virtualPoints.size > 0 || event.players.length < LEAST_PLAYERS) return;
    const own = random.branch('renumbered');
    if (own.chance(renumbered))
      this.add({
        kind: 'numbers',
        until: own.integer(1, Math.min(LATEST_NUMBERS, last)),
        order: this.oldOrder(own),
      });
  }

  /** The comments that declare it, without their `###`. */
  get declarations(): string[] {
    return this.known.map(({ text }) => text);
  }

  /** The event before a round, as it was known; null: as it is at its end. */
  historyBefore(round: number): EventHistory | null {
    const known = knownThen(this.known, round);
    if (known.length === 0) return null;
    const history = new EventHistory({ ...this.event, players: playersAsThen(this.event.players, known) });
    while (history.round < round) history.advance();
    return history;
  }

  /** Chooses games of a round that has been played. */
  played(round: number): void {
    if (round >= this.event.totalRounds) return;
    for (const wish of this.wishes.filter(({ from }) => from <= round)) {
      const fact = this.factOf(wish, round);
      if (fact === null) continue;
      this.add(fact);
      this.wishes.splice(this.wishes.indexOf(wish), 1);
    }
  }

  private add(fact: KnownLaterFact): void {
    this.known.push({ ...fact, text: knownLaterComment(fact) });
  }

  private factOf({ kind, random }: Wish, round: number): KnownLaterFact | null {
    const taken = new Set(
      this.known.flatMap((known) => (known.kind !== 'numbers' && known.round === round ? known.players : [])),
    );
    const games = this.event.players.flatMap(({ id, rounds }): Game[] => {
      const { opponent, colour, result } = rounds[round - 1];
      if (opponent === null || colour !== 'white' || taken.has(id)) return [];
      return isUsual(result, this.resultOf(opponent, round)) ? [{ white: id, black: opponent, result }] : [];
    });
    const possible = kind === 'adjourned' ? games.filter(({ result }) => result !== '=') : games;
    if (possible.length === 0) return null;
    const { white, black, result } = random.pick(possible);
    const game = { round, until: round + 1 };
    if (kind === 'adjourned')
      return { kind: 'result', ...game, players: [white, black], earlier: ['=', '='] };
    if (random.chance(COLOURS)) return { kind: 'colours', ...game, players: [black, white] };
    const earlier = random.pick(RESULTS.filter(([own]) => own !== result));
    return { kind: 'result', ...game, players: [white, black], earlier };
  }

  private resultOf(id: number, round: number): RoundEntry['result'] {
    return this.event.players[id - 1].rounds[round - 1].result;
  }

  /** The present numbers with one of them two places or more away. */
  private oldOrder(random: Random): number[] {
    const order = this.event.players.map(({ id }) => id);
    const from = random.integer(0, order.length - 1);
    const places = order.map((_, place) => place).filter((place) => Math.abs(place - from) >= LEAST_MOVE);
    const [id] = order.splice(from, 1);
    order.splice(random.pick(places), 0, id);
    return order;
  }
}

interface Wish {
  readonly kind: 'adjourned' | 'corrected';
  /** The first round of which a game may be chosen. */
  readonly from: number;
  readonly random: Random;
}

interface Game {
  readonly white: number;
  readonly black: number;
  readonly result: ResultCode;
}

const LATEST_NUMBERS = 4;
const LEAST_MOVE = 2;
/** Of three players the one in the middle cannot move so far. */
const LEAST_PLAYERS = 4;
/** Share of the corrections that are of colours. */
const COLOURS = 0.25;

const RESULTS = [
  ['1', '0'],
  ['=', '='],
  ['0', '1'],
] as const;

function isUsual(white: ResultCode, black: ResultCode): boolean {
  return RESULTS.some(([one, other]) => one === white && other === black);
}
