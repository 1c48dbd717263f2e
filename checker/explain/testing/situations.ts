import { parseTrf } from '../../../corpus/index.js';
import { EventHistory, initialColourOf } from '../../../engine/index.js';
import type { Edition, RoundState } from '../../../engine/index.js';
import { declaredCase } from '../../case/swiss-case.js';
import { publishedRound } from '../../judge/published-round.js';
import type { PublishedRound } from '../../judge/published-round.js';
import type { GoldenFile } from '../../testing/golden.js';

export interface PublishedSituation {
  readonly name: string;
  readonly state: RoundState;
  readonly published: PublishedRound;
}

/** The rounds of a golden file, each with the moment before it was paired. */
export function* goldenRounds(
  { name, content }: GoldenFile,
  edition: Edition,
): Generator<PublishedSituation> {
  const { tournament } = parseTrf(content);
  if (tournament === null) throw new Error(name);
  const { event } = declaredCase(tournament, edition);
  const history = new EventHistory(event);
  const initialColour = initialColourOf(event) ?? 'white';
  for (let round = 1; round <= tournament.pairedRounds; round++) {
    const published = publishedRound(event, round);
    const state = history.stateFor((id) => published.participants.has(id), initialColour);
    if (state.players.length > 0) yield { name: `${name} round ${round}`, state, published };
    history.advance();
  }
}
