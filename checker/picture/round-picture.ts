import type {
  Candidate,
  ExplainedRound,
  Pair,
  PastRound,
  Place,
  RoundState,
  Step,
} from '../../engine/index.js';
import type { SeenBracket } from '../judge/judged-bracket.js';
import type { Deviation } from '../report.js';
import type { PicturedBracket, PicturedPast, PicturedPlayer, PicturedSide, RoundPicture } from './picture.js';

/**
 * The picture of a round that was gone through on the way of the published pairing.
 * @param deviations those of the round: the picture says at which bracket each was found.
 */
export function publishedPicture(
  state: RoundState,
  round: Pick<ExplainedRound, 'preferenceOf'>,
  seen: readonly SeenBracket[],
  deviations: readonly Deviation[],
): RoundPicture {
  const brackets = seen.map(({ step, candidate, seats, deviation }) => {
    const whiteOf = ([a, b]: Pair): Place | null => {
      const white = seats.white.has(a) ? a : b;
      return seats.coloured.has(a) ? white : null;
    };
    const published = sideOf(state, candidate, whiteOf);
    return bracketOf(state, step, published, deviation === null ? -1 : deviations.indexOf(deviation));
  });
  return { players: playersOf(state, round), brackets };
}

/** The picture of a round that is paired by the rules, with nothing beside it. */
export function referencePicture(
  state: RoundState,
  round: Pick<ExplainedRound, 'preferenceOf'>,
  steps: readonly Step[],
): RoundPicture {
  return {
    players: playersOf(state, round),
    brackets: steps.map((step) => bracketOf(state, step, null, -1)),
  };
}

function bracketOf(
  state: RoundState,
  step: Step,
  published: PicturedSide | null,
  deviation: number,
): PicturedBracket {
  const { kind, score, givesBye, mdps, residents, below } = step.stage;
  const id = (place: Place): number => state.players[place].id;
  const reference =
    step.chosen === null ? null : sideOf(state, step.chosen, (pair) => step.coloursOf(pair).white);
  const inPairs = new Set(
    [published, reference].flatMap((side) =>
      (side?.pairs ?? []).flatMap(({ higher, lower }) => [higher, lower]),
    ),
  );
  return {
    kind,
    score,
    givesBye,
    movedDown: mdps.map(id),
    residents: residents.map(id),
    broughtUp: below.map(id).filter((one) => inPairs.has(one)),
    published,
    reference,
    deviation: deviation < 0 ? null : deviation,
  };
}

function sideOf(
  { players }: RoundState,
  { pairs, floaters }: Candidate,
  whiteOf: (pair: Pair) => Place | null,
): PicturedSide {
  return {
    pairs: pairs.map((pair) => {
      const white = whiteOf(pair);
      return {
        higher: players[pair[0]].id,
        lower: players[pair[1]].id,
        white: white === null ? null : players[white].id,
      };
    }),
    floaters: floaters.map((place) => players[place].id),
  };
}

function playersOf({ players }: RoundState, round: Pick<ExplainedRound, 'preferenceOf'>): PicturedPlayer[] {
  return players.map(({ id, person, score, past }, place) => ({
    id,
    name: person.name ?? '',
    score,
    past: past.map((one) => ({ colour: one.isPlayed ? one.colour : null, float: floatOf(one) })),
    due: round.preferenceOf(place).preference,
  }));
}

function floatOf({ isPlayed, worth, scoreDifference }: PastRound): PicturedPast['float'] {
  if (!isPlayed) return worth > 0 ? 'no-game' : null;
  return scoreDifference === 0 ? null : scoreDifference > 0 ? 'lower' : 'higher';
}
