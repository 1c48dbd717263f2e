import { checkFile, publishedRound } from '../checker/index.js';
import { parseTrf } from '../corpus/index.js';
import { editionById, EventHistory, initialColourOf, pairRound } from '../engine/index.js';
import type { RoundState } from '../engine/index.js';
import { eventFile, readEvent } from './events.js';
import type { EventKind } from './events.js';
import { median } from './measure.js';

/** What one size of one kind of event costs, in milliseconds. */
export interface Measurement {
  readonly edition: string;
  readonly kind: string;
  readonly players: number;
  readonly rounds: number;
  /** Reading the file. */
  readonly read: number;
  /** Taking the event back to the moment before each of its rounds. */
  readonly history: number;
  /** Pairing all rounds. */
  readonly pair: number;
  /** Pairing, per round. */
  readonly pairRound: number;
  /** The slowest round. */
  readonly slowest: number;
  /** Reading, pairing, comparing and judging together. */
  readonly check: number;
}

/** Measures the phases of checking one event apart, each the median of up to `runs` runs after a warm one. */
export function measure(
  kind: EventKind,
  editionId: string,
  players: number,
  rounds: number,
  runs: number,
): Measurement {
  const edition = editionById(editionId);
  if (edition === null) throw new Error(`no edition ${editionId}`);
  const text = eventFile(kind, editionId, players, rounds);
  const tournament = readEvent(text);
  const initialColour = initialColourOf(tournament) ?? 'white';
  const states = (): RoundState[] => {
    const history = new EventHistory(tournament, edition);
    const all: RoundState[] = [];
    for (let round = 1; round <= tournament.pairedRounds; round++) {
      const { participants } = publishedRound(tournament, round);
      all.push(history.stateFor((id) => participants.has(id), initialColour));
      history.advance();
    }
    return all;
  };
  const prepared = states();
  const perRound = prepared.map((state) => median(runs, () => pairRound(state, edition)));
  const pair = perRound.reduce((sum, time) => sum + time, 0);
  return {
    edition: editionId,
    kind: kind.name,
    players,
    rounds: prepared.length,
    read: median(runs, () => parseTrf(text)),
    history: median(runs, states),
    pair,
    pairRound: pair / prepared.length,
    slowest: Math.max(...perRound),
    check: median(runs, () => {
      const report = checkFile(text, 'bench', { edition });
      if (report.verdict !== 'agrees') throw new Error(`a generated tournament ${report.verdict}`);
    }),
  };
}

/** How the time per round grows with the players: the slope between two sizes on logarithmic scales. */
export function growth(small: Measurement, large: Measurement): number {
  return Math.log(large.pairRound / small.pairRound) / Math.log(large.players / small.players);
}
