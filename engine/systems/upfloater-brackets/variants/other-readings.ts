import type { PastRound } from '../../../model/player.js';
import { alternate, colourRule } from '../../../rules/colours.js';
import type { ColourRule } from '../../../rules/colours.js';
import { opposite } from '../../../model/event.js';
import type { EventData } from '../../../model/event.js';
import type { OtherReading } from '../../system.js';
import { asEdition } from '../as-edition.js';
import { byDegrees } from '../criteria.js';
import type { FollowingCriterion } from '../criteria.js';
import type { BracketEdition } from '../edition.js';
import { scoreBefore } from '../real-scores.js';
import type { MatchPlayer, MatchState } from '../player.js';
import { seenBy } from './weakened.js';

/**
 * An edition with one doubtful place read otherwise than in `corpus/readings.md`, for every place that C.04.5 and C.04.6
 * have in common: what another program might do.
 */
export function commonReadings(edition: BracketEdition): readonly OtherReading[] {
  return [
    following('M1', edition, byDegrees),
    following('M2', edition, { follows: 'among those left' }),
    playersSeen('M3', edition, (player, state) => ({
      ...player,
      floatedLast: floatedByRealScores(player, state),
    })),
    playersSeen('M4', edition, (player) => ({
      ...player,
      floatedLast: (player.past.at(-1)?.scoreDifference ?? 0) !== 0,
    })),
    otherwise('M5', { ...edition, colourRules: edition.colourRules.map(alternatingByRounds) }),
    playersSeen('M6', edition, (player) => ({ ...player, parityNumber: player.id })),
    // Not one of the last rounds, as long as nothing says that it is.
    { ...otherwise('M7', { ...edition, hasNoEnd: true }), omitsRounds: true },
    {
      ...otherwise('M8', edition),
      otherEvent: (event: EventData) => ({ ...event, points: { ...event.points, unknown: 0 } }),
    },
    otherwise('M9', { ...edition, outranks: outrankingByRealScore(edition.outranks) }),
    playersSeen('M10', edition, (player) => ({ ...player, matches: player.past.filter(hadOpponent).length })),
    playersSeen('M11', edition, (player) => ({
      ...player,
      mayTakeBye: !player.past.some(({ result }) => result === 'U' || result === '+'),
    })),
  ];
}

function otherwise(id: string, edition: BracketEdition): OtherReading {
  return { id, edition: asEdition(edition), omitsRounds: false };
}

function following(id: string, edition: BracketEdition, parts: Partial<FollowingCriterion>): OtherReading {
  const criteria = edition.criteria.map((criterion) =>
    criterion.of === 'following bracket' ? { ...criterion, ...parts } : criterion,
  );
  return otherwise(id, { ...edition, criteria });
}

function playersSeen(
  id: string,
  edition: BracketEdition,
  see: (player: MatchPlayer, state: MatchState) => MatchPlayer,
): OtherReading {
  return otherwise(
    id,
    seenBy(edition, (state) => ({ ...state, players: state.players.map((player) => see(player, state)) })),
  );
}

function floatedByRealScores({ past, standing }: MatchPlayer, state: MatchState): boolean {
  const last = past.at(-1);
  if (last === undefined || !last.isPlayed || last.opponent === null) return false;
  return scoreBefore({ past, standing }) !== scoreBeforeOf(last.opponent, state);
}

function scoreBeforeOf(id: number, { players, absent }: MatchState): number | null {
  const opponent = [...players, ...absent].find((player) => player.id === id);
  return opponent === undefined ? null : scoreBefore(opponent);
}

function hadOpponent({ opponent }: PastRound): boolean {
  return opponent !== null;
}

/** The latest round, and not the latest match of each, in which one had White and the other Black. */
function alternatingByRounds(rule: ColourRule): ColourRule {
  if (rule.decide !== alternate.decide) return rule;
  return colourRule(
    {
      title: rule.title,
      decide(first, other) {
        for (let index = first.past.length - 1; index >= 0; index--) {
          const [own, theirs] = [first.past[index], other.past[index]];
          if (!own.isPlayed || !theirs.isPlayed || own.colour === null || theirs.colour === null) continue;
          if (own.colour !== theirs.colour) return opposite(own.colour);
        }
        return null;
      },
    },
    rule.article,
  );
}

/** By the points without virtual ones. */
function outrankingByRealScore(usual: BracketEdition['outranks']): NonNullable<BracketEdition['outranks']> {
  return (a, b) => {
    const real = (player: MatchPlayer): MatchPlayer => ({ ...player, score: player.standing });
    if (usual !== undefined) return usual(real(a), real(b));
    return (b.standing - a.standing || a.order - b.order) < 0;
  };
}
