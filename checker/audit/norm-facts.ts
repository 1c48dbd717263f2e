import { eventFacts } from '../../corpus/index.js';
import type { EventFacts, Tournament, TournamentPlayer } from '../../corpus/index.js';
import { scheduledColour } from '../../engine/index.js';
import type { Colour, ResultCode } from '../../engine/index.js';

/** What a norm certificate (IT1) and the report of a tournament (IT3) ask about an event; empty: not given. */
export interface NormEventFacts extends EventFacts {
  /** Records 112. */
  readonly deputyArbiters: readonly string[];
  /** Record 122, else record 222. */
  readonly rateOfPlay: string;
  /** Record 092. */
  readonly typeText: string;
  /** Record 132: the days of the rounds, as the file writes them. */
  readonly roundDays: readonly string[];
}

/** Returns the facts that the header of a file gives. */
export function normFactsOf({ header, typeText }: Tournament): NormEventFacts {
  const texts = (tag: string): string[] =>
    header.filter((record) => record.tag === tag).map(({ text }) => text.trim());
  const [rate = ''] = [...texts('122'), ...texts('222')].filter((text) => text !== '');
  return {
    ...eventFacts(header),
    deputyArbiters: texts('112').filter((text) => text !== ''),
    rateOfPlay: rate,
    typeText: typeText ?? '',
    roundDays: texts('132')
      .flatMap((text) => text.split(/\s+/))
      .filter((day) => day !== ''),
  };
}

/** A round of a player as the file has it. */
export interface AuditedRound {
  readonly round: number;
  /** Starting number; null: no opponent. */
  readonly opponent: number | null;
  readonly colour: Colour | null;
  readonly result: ResultCode;
}

/** Returns the paired rounds of a player. */
export function roundsOf({ rounds }: Pick<TournamentPlayer, 'rounds'>, pairedRounds: number): AuditedRound[] {
  return rounds.slice(0, pairedRounds).map((entry, index) => ({
    round: index + 1,
    opponent: entry.opponent,
    colour: scheduledColour(entry),
    result: entry.result,
  }));
}
