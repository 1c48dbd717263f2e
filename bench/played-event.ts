import { chooseEdition } from '../checker/index.js';
import { tournamentOf } from '../corpus/index.js';
import type { Tournament } from '../corpus/index.js';
import { EventHistory, pairRound } from '../engine/index.js';
import type { Colour, Edition, ResultCode, RoundEntry, RoundState } from '../engine/index.js';

/** Who comes to the rounds of an event, and how the games end. */
export interface Story {
  /**
   * Starting numbers of those who take part in the round, one choice after the other: the first that can be paired is
   * taken.
   * @param state everybody before the round.
   */
  choices(state: RoundState, edition: Edition): Iterable<ReadonlySet<number>>;
  /** The results of White and Black, by their starting numbers. */
  result(white: number, black: number): readonly [ResultCode, ResultCode];
}

/**
 * Plays another event with the players of a generated one, paired by its edition; who does not come has a zero-point bye.
 * It ends before the first round that cannot be paired with any choice.
 */
export function playedEvent(model: Tournament, story: Story): Tournament {
  const decision = chooseEdition(model, null);
  if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
  const rows = new Map(model.players.map(({ id }): [number, RoundEntry[]] => [id, []]));
  const players = model.players.map((player) => ({ ...player, rounds: rows.get(player.id) ?? [] }));
  const { totalRounds } = model;
  const event = { ...model, players, virtualPoints: new Map() };
  const initialColour = model.initialColour ?? 'white';
  const history = new EventHistory(event);
  for (let round = 1; round <= totalRounds; round++) {
    const entries = playRound(history, decision.edition, initialColour, story);
    if (entries === null) break;
    for (const [id, row] of rows) row.push(entries.get(id) ?? ABSENT);
    history.advance();
  }
  return tournamentOf({
    ...event,
    comments: [],
    pairedRounds: history.round - 1,
    players: players.map(({ rank: _, ...player }) => ({ ...player, points: null })),
  });
}

function playRound(
  history: EventHistory,
  edition: Edition,
  initialColour: Colour,
  story: Story,
): Map<number, RoundEntry> | null {
  for (const present of story.choices(
    history.stateFor(() => true, initialColour),
    edition,
  )) {
    const outcome = pairRound(
      history.stateFor((id) => present.has(id), initialColour),
      edition,
    );
    if (outcome.kind !== 'paired') continue;
    const entries = new Map<number, RoundEntry>();
    for (const { white, black } of outcome.pairs) {
      const [forWhite, forBlack] = story.result(white, black);
      entries.set(white, { opponent: black, colour: 'white', result: forWhite });
      entries.set(black, { opponent: white, colour: 'black', result: forBlack });
    }
    if (outcome.bye !== null) entries.set(outcome.bye, { opponent: null, colour: null, result: 'U' });
    return entries;
  }
  return null;
}

const ABSENT: RoundEntry = { opponent: null, colour: null, result: 'Z' };
