import type { VNode } from 'preact';
import type { PicturedBracket, RoundReport } from '../checker/index.js';
import { forbiddenIn } from '../reports/check/forbidden-in.js';
import { Drawing } from '../reports/html/drawing/drawing.js';
import { layoutOf } from '../reports/html/drawing/layout.js';
import { linesOf } from '../reports/html/drawing/player-line.js';
import { bracketName } from '../reports/words/names.js';

/**
 * A round that was held against the rules as two pairings beside each other, bracket by bracket; brackets in which both are
 * the same are left out.
 * @param props.heads what the left side is, and what the right one.
 */
export function TwoPairings(props: {
  readonly anchor: string;
  readonly edition: string;
  readonly round: RoundReport;
  readonly heads: readonly [left: string, right: string];
}): VNode {
  const { anchor, edition, round, heads } = props;
  const { picture, deviations, reference } = round;
  if (picture === undefined) throw new Error(`${anchor}: the round was checked without a picture`);
  const lines = linesOf(picture.players);
  const isOfOwn = ({ deviation }: PicturedBracket): boolean =>
    deviation !== null && deviations[deviation].consequenceOf === null;
  return (
    <>
      {picture.brackets.map((bracket, index) => {
        if (bracket.deviation === null) return null;
        const name = bracketName({ bracket: bracket.score, bracketKind: bracket.kind }, edition);
        const place = `${anchor}.b${index + 1}`;
        const own = isOfOwn(bracket);
        return (
          <figure class={own ? 'pair' : 'pair follows'} id={place}>
            <figcaption>{name}</figcaption>
            <Drawing
              anchor={place}
              layout={layoutOf(
                bracket,
                lines,
                own ? null : reference,
                forbiddenIn(deviations[bracket.deviation]),
              )}
              marked={new Set(own ? deviations[bracket.deviation].players : [])}
              title={`Round ${round.round}, ${name}: ${heads[0]}, and ${heads[1]}`}
              description={`Left: ${heads[0]}. Right: ${heads[1]}.`}
              heads={own ? heads : [heads[0], `${heads[1]}, whole round`]}
            />
          </figure>
        );
      })}
    </>
  );
}
