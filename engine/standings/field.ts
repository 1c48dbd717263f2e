import type { EventData, ScoreKind, TeamScores, Tenths } from '../model/event.js';
import { drawValue, inOtherScore, lossValue, winValue } from '../model/results.js';
import { Evaluation } from './evaluation.js';
import type { Encounter } from './evaluation.js';
import type { Fraction } from './fraction.js';
import { asDraw, isForfeited, isPaired, playerRecords, withRounds } from './player-record.js';
import type { PlayerRecord, RoundRecord } from './player-record.js';
import type { StandingsSettings } from './settings.js';
import type { TieBreakItem } from './tie-break-item.js';
import { isVoluntaryUnplayed } from './unplayed-rounds.js';

/** All players after some round, and what several tie-breaks need of them, computed once. */
export class Field {
  readonly players: readonly PlayerRecord[];
  /** What teams score by; null for players. */
  readonly teamScores: TeamScores | null;
  readonly win: Tenths;
  readonly draw: Tenths;
  readonly loss: Tenths;
  /** The announced number of rounds; where none is announced, those that count. Its last round is the final one (8.3). */
  private readonly announced: number;
  private readonly evaluations = new Map<string, Evaluation>();
  private readonly remembered = new Map<string, (Fraction | null)[]>();
  private inOther: Field | null = null;

  /** @param rounds how many rounds count. */
  constructor(
    private readonly event: EventData,
    readonly rounds: number,
    readonly settings: StandingsSettings,
  ) {
    this.players = playerRecords(event, rounds);
    this.teamScores = event.teamScores ?? null;
    this.win = winValue(event.points);
    this.draw = drawValue(event.points);
    this.loss = lossValue(event.points);
    this.announced = event.roundsFrom === 'played' ? rounds : Math.max(rounds, event.totalRounds);
  }

  /** "The number of rounds in the tournament" (16.4.2, 13.4.2.b). */
  get length(): number {
    return this.settings.otherReadings.has('counted-rounds') ? this.rounds : this.announced;
  }

  /** The same teams with one of their scores; players have one only. */
  by(score: ScoreKind): Field {
    return this.teamScores === null || this.teamScores.primary === score ? this : this.other();
  }

  /** The same teams with their other score (11.1). */
  other(): Field {
    if (this.inOther === null) {
      this.inOther = new Field(inOtherScore(this.event), this.rounds, this.settings);
      this.inOther.inOther = this;
    }
    return this.inOther;
  }

  /** Opponents and dummies, with the forfeits as played (/P) and the final round as drawn (8.3) where that is asked. */
  evaluation({ forfeitsPlayed }: Pick<TieBreakItem, 'forfeitsPlayed'>, isFore: boolean): Evaluation {
    const drawsFinal = isFore && this.rounds === this.announced;
    const key = `${forfeitsPlayed} ${drawsFinal}`;
    const known = this.evaluations.get(key);
    if (known !== undefined) return known;
    const players = drawsFinal ? this.players.map((player) => this.withFinalDraw(player)) : this.players;
    const { win, draw, rounds, length } = this;
    const { edition, isRoundRobin, otherReadings } = this.settings;
    const asGames = forfeitsPlayed || isRoundRobin;
    const made = new Evaluation(players, {
      edition,
      isRoundRobin,
      scale: { win, draw, rounds, length },
      scheduledBounds: this.teamScores === null || !otherReadings.has('team-forfeit-draws'),
      isVoluntary: (round) => this.isVoluntary(round, forfeitsPlayed),
      isGame: ({ kind }) => asGames || kind === 'game',
      reasonOf: (round) => this.reasonOf(round, drawsFinal),
    });
    this.evaluations.set(key, made);
    return made;
  }

  /** The rating that counts: an unrated player has the one that the settings give. */
  rating(place: number): number {
    return this.players[place].rating ?? this.settings.unrated ?? 0;
  }

  /** The value of a tie-break that others are based on, computed once for each player. */
  remember(name: string, place: number, compute: (place: number) => Fraction | null): Fraction | null {
    let values = this.remembered.get(name);
    if (values === undefined) this.remembered.set(name, (values = []));
    return (values[place] ??= compute(place));
  }

  /** Starting number of the scheduled opponent; null for none. */
  opponentOf({ opponent }: RoundRecord): number | null {
    return opponent < 0 ? null : this.players[opponent].id;
  }

  /** A forfeit that counts as played is none; the scores of opponents are adjusted as without /P. */
  private isVoluntary({ kind, opponent }: RoundRecord, forfeitsPlayed: boolean): boolean {
    const stays = this.settings.otherReadings.has('p-vur');
    const isPlayed = forfeitsPlayed && opponent >= 0 && !stays;
    return isVoluntaryUnplayed(kind) && !(isPlayed && isForfeited(kind));
  }

  private withFinalDraw(player: PlayerRecord): PlayerRecord {
    const stays = this.settings.otherReadings.has('fore-forfeit-stays');
    return withRounds(
      player,
      player.rounds.map((round) =>
        round.round === this.rounds && isPaired(round) && !(stays && isForfeited(round.kind))
          ? asDraw(round, this.draw)
          : round,
      ),
    );
  }

  private reasonOf({ kind }: RoundRecord, drawsFinal: boolean): Pick<Encounter, 'why' | 'article'> {
    if (kind === 'game')
      return drawsFinal ? { why: 'fore-score', article: '8.3' } : { why: 'game', article: '' };
    return { why: 'forfeit-as-game', article: this.settings.isRoundRobin ? '15.2' : '/P' };
  }
}
