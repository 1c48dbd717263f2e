import type { PastRound, Player } from '../../../model/player.js';
import { alternate, colourRule } from '../../../rules/colours.js';
import type { ColourRule } from '../../../rules/colours.js';
import { opposite } from '../../../model/event.js';
import { otherwise, unknownIsNothing } from '../../interface/readings.js';
import type { Reading } from '../../interface/readings.js';
import { passOrFail } from '../criteria.js';
import type { FollowingCriterion } from '../criteria.js';
import type { BracketEdition } from '../edition.js';
import type { MatchPlayer, MatchState } from '../player.js';
import { seenBy } from '../to-edition.js';
import type { Tenths } from '../../../model/event.js';

/**
 * Doubtful places that C.04.5 and C.04.6 have in common, each read otherwise than in `corpus/readings.md`: what another
 * program might do.
 */
export const commonReadings: readonly Reading<BracketEdition>[] = [
  following('M1', passOrFail),
  following('M2', { follows: 'among those left' }),
  playersSeen('M3', (player, state) => ({ ...player, floatedLast: floatedByRealScores(player, state) })),
  playersSeen('M4', (player) => ({
    ...player,
    floatedLast: (player.past.at(-1)?.scoreDifference ?? 0) !== 0,
  })),
  { id: 'M5', change: (own) => ({ ...own, colourRules: own.colourRules.map(alternatingByRounds) }) },
  { ...playersSeen('M6', (player) => ({ ...player, parityNumber: player.id })), changesParity: true },
  // Not one of the last rounds, as long as nothing says that it is.
  { ...otherwise<BracketEdition>('M7', { hasNoEnd: true }), omitsRounds: true },
  unknownIsNothing('M8'),
  { id: 'M9', change: (own) => ({ ...own, outranks: outrankingByRealScore(own.outranks) }) },
  playersSeen('M10', (player) => ({ ...player, matches: player.past.filter(hadOpponent).length })),
  playersSeen('M11', (player) => ({
    ...player,
    mayTakeBye: !player.past.some(({ result }) => result === 'U' || result === '+'),
  })),
];

function following(id: string, parts: Partial<FollowingCriterion>): Reading<BracketEdition> {
  return {
    id,
    change: (own) => ({
      ...own,
      criteria: own.criteria.map((criterion) =>
        criterion.of === 'following bracket' ? { ...criterion, ...parts } : criterion,
      ),
    }),
  };
}

function playersSeen(
  id: string,
  see: (player: MatchPlayer, state: MatchState) => MatchPlayer,
): Reading<BracketEdition> {
  return {
    id,
    change: (own) =>
      seenBy(own, (state) => ({ ...state, players: state.players.map((player) => see(player, state)) })),
  };
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

/** Points, without virtual ones, before the last round. */
function scoreBefore({ standing, past }: Pick<Player, 'standing' | 'past'>): Tenths {
  return standing - (past.at(-1)?.worth ?? 0);
}
