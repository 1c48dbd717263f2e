import type { LiteralBracket, LiteralReading, LiteralRound } from '../../reading.js';
import { byeAsBracket, chooseBye } from '../../bye.js';
import { literalReading } from '../../form.js';
import { chooseUpfloaters } from './brackets.js';
import type { Stage } from './brackets.js';
import { byeText } from './bye.js';
import { allocateColours } from './colours.js';
import type { Pair } from './criteria.js';
import type { DubovPlayer } from './definitions.js';
import { faultOf } from './faults.js';
import { pairBracket } from './groups.js';
import { positionOf } from './position.js';
import type { DubovEdition, RoundPosition } from './position.js';

/** Another reading of what happened, not of the text: the state has it already. */
const ABOUT_THE_EVENT = 'DB8';

/** The reading of an edition that has the articles of 2026. */
export function dubovReading(edition: DubovEdition): LiteralReading {
  const { bye, colours } = edition.articles;
  const supported = {
    without: [
      // Without [C3], or 5.2.2, there are pairs of which 5.2.3 says nothing.
      ...['C1', 'C2', 'prohibited-pair', 'C6', 'C7', 'C8', 'C9', 'C10'],
      ...bye.slice(0, 2),
      ...[colours[0], colours[2], colours[3]],
      'board-order',
    ],
    otherwise: [...edition.otherwise, ABOUT_THE_EVENT],
  };
  return literalReading(14, supported, (state, form) => pairRound(positionOf(state, form, edition)));
}

/** 1.9: the bye, then the scoregroups in descending order of score. */
function pairRound(position: RoundPosition): LiteralRound {
  const { players } = position;
  const brackets: LiteralBracket[] = [];
  const pairs: Pair[] = [];
  const bye = players.length % 2 === 1 ? chooseBye(byeText(position)) : null;
  if (bye === null && !position.canBePaired(players)) return { kind: 'impossible' };
  if (bye !== null) brackets.push(byeAsBracket(byeText(position), bye));
  let unpaired = players.filter((player) => player !== bye);
  while (unpaired.length > 0) {
    const stage = topStage(unpaired);
    const bracket = chooseUpfloaters(position, stage);
    if (bracket === null) return { kind: 'impossible' };
    const generated = pairBracket(position, bracket);
    brackets.push({ faultOf: (published) => faultOf(position, stage, bracket, generated, published) });
    pairs.push(...generated.pairs);
    const paired = generated.pairs.flat();
    unpaired = unpaired.filter((player) => !paired.includes(player));
  }
  return {
    kind: 'paired',
    pairs: pairs.map((pair) => withColours(position, pair)),
    bye: bye?.id ?? null,
    brackets,
  };
}

/** 1.9.2: the scoregroup with the highest score, or what is left of it. */
function topStage(unpaired: readonly DubovPlayer[]): Stage {
  const top = Math.max(...unpaired.map(({ score }) => score));
  return {
    residents: unpaired.filter(({ score }) => score === top),
    lower: unpaired.filter(({ score }) => score < top),
  };
}

function withColours(
  { state, form, edition }: RoundPosition,
  pair: Pair,
): ReturnType<typeof allocateColours> {
  return allocateColours(state, pair, edition.articles.colours, form.without);
}
