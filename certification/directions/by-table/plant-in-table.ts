import type { Tournament } from '../../../corpus/index.js';
import type { RobinKind } from '../../../engine/round-robin/index.js';
import type { Random } from '../../../generator/index.js';
import { publishedRound } from '../../../checker/judge/published-round.js';
import type { Pairing } from '../../program/answers/answers.js';
import type { PlantedFile } from '../checker-trial.js';
import { judgeByTable } from './judge-by-table.js';
import { withRoundReplaced, withRoundsExchanged } from './table-event.js';

/**
 * Plants an error into a right round robin, chosen by chance among those that show: by the numbers that the games reveal the
 * wrong rounds deviate and no others do, and no other numbers explain as much. Null where no error is of that kind.
 */
export function plantInTable(right: Tournament, random: Random, kind: RobinKind): PlantedFile | null {
  const rounds = Array.from({ length: right.pairedRounds }, (_, index) => index + 1);
  for (const error of random.shuffle(Object.keys(ERRORS)))
    for (const round of random.shuffle(rounds)) {
      const wrong = ERRORS[error](right, round, random);
      if (wrong === null) continue;
      const { deviations, isAmbiguous } = judgeByTable(wrong.tournament, kind);
      const deviating = [...new Set(deviations.map((deviation) => deviation.round))];
      if (!isAmbiguous && String(deviating) === String(wrong.rounds)) return { ...wrong, error, deviations };
    }
  return null;
}

/** An event with an error, and its rounds that are wrong, ascending; null where it has no place for it. */
type Mistake = (
  right: Tournament,
  round: number,
  random: Random,
) => Pick<PlantedFile, 'tournament' | 'rounds'> | null;

/** The kinds of errors, as reports name them. */
const ERRORS: Readonly<Record<string, Mistake>> = {
  'colours exchanged': inRound(([first, ...others]) => [turned(first), ...others]),
  'colours of a round exchanged': inRound((pairs) => pairs.map(turned)),
  'opponents exchanged': inRound(([first, second, ...others]) =>
    second === undefined
      ? null
      : [{ white: first.white, black: second.black }, { white: second.white, black: first.black }, ...others],
  ),
  'rest round of another player': (right, round, random) => {
    const playing = new Set(publishedRound(right, round).pairs.flatMap(({ white, black }) => [white, black]));
    const resting = right.players.filter(({ id }) => !playing.has(id));
    if (resting.length !== 1) return null;
    const replace: Change = ([first, ...others]) => [{ white: resting[0].id, black: first.black }, ...others];
    return inRound(replace)(right, round, random);
  },
  'rounds exchanged': (right, round, random) => {
    const other = random.integer(1, right.pairedRounds);
    if (other === round) return null;
    const rounds = [round, other].sort((a, b) => a - b);
    return { tournament: withRoundsExchanged(right, round, other), rounds };
  },
};

type Pair = Pairing['pairs'][number];
type Change = (pairs: readonly Pair[]) => readonly Pair[] | null;

/** Changes the pairs of one round, which come in random order. */
function inRound(change: Change): Mistake {
  return (right, round, random) => {
    const { pairs } = publishedRound(right, round);
    const changed = pairs.length === 0 ? null : change(random.shuffle(pairs));
    if (changed === null) return null;
    return { tournament: withRoundReplaced(right, round, { pairs: changed, bye: null }), rounds: [round] };
  };
}

function turned({ white, black }: Pair): Pair {
  return { white: black, black: white };
}
