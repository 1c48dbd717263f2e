import { winValue } from '../../engine/index.js';
import type { Criterion, DutchEdition, EventData, QualityCriterion, RoundState } from '../../engine/index.js';

/**
 * The rules with one doubtful place read otherwise than in `corpus/readings.md`: what another program might do. Tests
 * hold the example of a reading against it; discrepancies of a campaign are tried with each.
 */
export interface OtherReading {
  /** Number in the ledger. */
  readonly id: string;
  readonly edition: 'dutch-2017' | 'dutch-2026';
  /** The example does not announce its number of rounds. */
  readonly omitsRounds?: boolean;
  readonly otherEdition?: (edition: DutchEdition) => DutchEdition;
  readonly otherEvent?: (event: EventData) => EventData;
  readonly otherState?: (state: RoundState, event: EventData) => RoundState;
}

export const OTHER_READINGS: readonly OtherReading[] = [
  {
    // Half of what can be had in the whole event, the final round included.
    id: 'B3',
    edition: 'dutch-2026',
    otherState: (state, event) =>
      eachPlayer(state, (player) => ({
        ...player,
        topscorer: state.isFinal && 2 * player.standing > event.totalRounds * winValue(event.points),
      })),
  },
  {
    id: 'B4',
    edition: 'dutch-2026',
    otherState: (state) => eachPlayer(state, (player) => ({ ...player, parityNumber: player.id })),
  },
  {
    // Not the final round, as long as nothing says that it is.
    id: 'B9',
    edition: 'dutch-2026',
    omitsRounds: true,
    otherState: (state) => ({
      ...eachPlayer(state, (player) => ({ ...player, topscorer: false })),
      isFinal: false,
    }),
  },
  {
    id: 'B12',
    edition: 'dutch-2026',
    otherEvent: (event) => ({ ...event, points: { ...event.points, unknown: 0 } }),
  },
  {
    // Only what scored above a loss, as in 2026.
    id: 'D1',
    edition: 'dutch-2017',
    otherEdition: (edition) => ({ ...edition, unplayedIsDownfloat: (_result, worth) => worth > 0 }),
  },
  {
    id: 'D2',
    edition: 'dutch-2017',
    otherEdition: (edition) => ({ ...edition, barsBye: (_result, worth) => worth >= 10 }),
  },
  {
    // Every bracket keeps the round completable, as in 2026.
    id: 'D3',
    edition: 'dutch-2017',
    otherEdition: (edition) => ({ ...edition, completion: 'every-bracket' }),
  },
  {
    // One point below the highest resident.
    id: 'D4',
    edition: 'dutch-2017',
    otherEdition: criterion(['C6'], (own) => ({
      ...own,
      float: (view, member) => member.player.score - (view.score - 10),
    })),
  },
  { id: 'D6', edition: 'dutch-2017', otherEdition: shorterLookahead },
  {
    // Only who leaves the bracket floats down.
    id: 'D8',
    edition: 'dutch-2017',
    otherEdition: criterion(['C12', 'C14', 'C16', 'C18'], (own) => ({ ...own, pair: () => null })),
  },
  {
    // No lowest score of the bye.
    id: 'S1',
    edition: 'dutch-2026',
    otherEdition: (edition) => ({ ...edition, byeScoreRule: null }),
  },
  {
    // The criterion is never applied.
    id: 'S2',
    edition: 'dutch-2026',
    otherEdition: criterion(['C9'], (own) => ({ ...own, concerns: () => false })),
  },
  { id: 'S5', edition: 'dutch-2026', otherEdition: shorterLookahead },
  {
    id: 'S6',
    edition: 'dutch-2026',
    otherEdition: (edition) =>
      ['C14', 'C16'].reduce(
        (changed, id) =>
          criterion([id], (own) => ({
            ...own,
            float: (view, member) => own.float(view, { ...member, mdp: false }),
          }))(changed),
        edition,
      ),
  },
  {
    // Who stays unpaired has no difference.
    id: 'S7',
    edition: 'dutch-2026',
    otherEdition: criterion(['C18', 'C20'], (own) => ({ ...own, float: () => null })),
  },
  {
    // Every round without a game, as in 2017.
    id: 'S8',
    edition: 'dutch-2026',
    otherEdition: (edition) => ({ ...edition, unplayedIsDownfloat: () => true }),
  },
];

/** The edition with some quality criteria changed. */
function criterion(
  ids: readonly string[],
  change: (own: QualityCriterion) => QualityCriterion,
): (edition: DutchEdition) => DutchEdition {
  return (edition) => ({
    ...edition,
    criteria: edition.criteria.map((own) =>
      own.kind === 'quality' && ids.includes(own.id) ? change(own) : own,
    ),
  });
}

/** The following bracket counts with its number of pairs only. */
function shorterLookahead(edition: DutchEdition): DutchEdition {
  return {
    ...edition,
    criteria: edition.criteria.map((own): Criterion =>
      own.kind === 'lookahead' ? { ...own, reads: own.reads.slice(0, 1) } : own,
    ),
  };
}

function eachPlayer(
  state: RoundState,
  change: (player: RoundState['players'][number]) => RoundState['players'][number],
): RoundState {
  return { ...state, players: state.players.map(change) };
}
