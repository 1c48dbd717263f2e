import { boardsOf, publishedRound } from '../checker/index.js';
import type { RoundReport, TournamentReport } from '../checker/index.js';
import { agrees } from '../checker/judge/as-published.js';
import { readForEdition } from '../checker/edition/read-for-edition.js';
import { declaredCase } from '../checker/case/swiss-case.js';
import { EventHistory, initialColourOf, pairRound } from '../engine/index.js';
import type { Edition, RoundState } from '../engine/index.js';
import { checkText } from '../reports/check/text.js';

/** The phases of checking one event, in milliseconds. */
export interface Pass {
  /** Reading the file. */
  readonly read: number;
  /** Taking the event back to the moment before each of its rounds. */
  readonly history: number;
  /** Pairing each round. */
  readonly pair: readonly number[];
  /** Comparing the published rounds with the pairings. */
  readonly compare: number;
  /** Writing the report. */
  readonly report: number;
}

/**
 * Checks an event once, phase by phase.
 * @throws Error when the event does not follow the edition: then something else than this would be measured.
 */
export function onePass(text: string, edition: Edition): Pass {
  const lap = stopwatch();
  const { tournament, problems } = readForEdition(text, edition);
  const read = lap();
  if (tournament === null) throw new Error('the event cannot be read');
  const { event, choice } = declaredCase(tournament, edition);
  const initialColour = initialColourOf(event) ?? 'white';
  const replay = new EventHistory(event);
  const moments: { published: ReturnType<typeof publishedRound>; state: RoundState }[] = [];
  for (let round = 1; round <= tournament.pairedRounds; round++) {
    const published = publishedRound(event, round);
    const state = replay.stateFor((id) => published.participants.has(id), initialColour);
    moments.push({ published, state });
    replay.advance();
  }
  const history = lap();
  const pair: number[] = [];
  const outcomes = moments.map(({ state }) => {
    const outcome = pairRound(state, edition);
    pair.push(lap());
    return outcome;
  });
  lap();
  const rounds = moments.map(({ published }, index): RoundReport => {
    const outcome = outcomes[index];
    if (outcome.kind !== 'paired' || !agrees(published, outcome))
      throw new Error(`round ${published.round} does not follow ${edition.id}`);
    return {
      round: published.round,
      assumedFinal: false,
      published: boardsOf(published.pairs, published.bye),
      verdict: 'agrees',
      reference: boardsOf(outcome.pairs, outcome.bye),
      deviations: [],
    };
  });
  const compare = lap();
  const report: TournamentReport = {
    file: 'bench',
    name: tournament.name,
    edition: choice,
    alternatives: [],
    players: tournament.players.length,
    verdict: 'agrees',
    problems,
    rounds,
  };
  checkText.part(report, { isOneOfSeveral: false, isQuiet: false, isColoured: false });
  return { read, history, pair, compare, report: lap() };
}

/** Tells the milliseconds since it was asked last. */
function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const now = performance.now();
    const passed = now - last;
    last = now;
    return passed;
  };
}
