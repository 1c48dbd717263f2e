import type { VNode } from 'preact';
import type { Deviation, PicturedBracket, RoundReport } from '../../checker/index.js';
import { explainBriefly } from '../words/deviation/short-wording.js';
import { remarksOn } from '../words/deviation/remarks.js';
import { sideBySide } from '../words/deviation/side-by-side.js';
import { explain } from '../words/deviation/wording.js';
import { articleOf, bracketName } from '../words/names.js';
import { capital } from '../words/numbers.js';
import type { People } from '../words/person.js';
import { AnchorLink } from './anchor-link.js';
import { CopyButton } from './copy-button.js';
import { Drawing } from './drawing/drawing.js';
import { layoutOf } from './drawing/layout.js';
import { RuleLink } from './rule-link.js';

export interface BracketProps {
  readonly anchor: string;
  readonly edition: string;
  readonly round: RoundReport;
  readonly deviation: Deviation;
  readonly bracket: PicturedBracket | null;
  /** What the drawing says of everybody, by starting number. */
  readonly lines: ReadonlyMap<number, string>;
  readonly people?: People | null | undefined;
}

/** A bracket with a deviation: why it is wrong in words, and the drawing. */
export function BracketSection(props: BracketProps): VNode {
  const { anchor, edition, round, deviation, bracket } = props;
  const { deviations } = round;
  const follows = deviation.consequenceOf !== null;
  const name = bracketName(deviation, edition);
  const words = explain(deviation, { edition, deviations, people: props.people });
  const remarks = remarksOn(deviation, { edition, deviations });
  return (
    <article class={follows ? 'bracket follows' : 'bracket'} id={anchor}>
      <div class="words">
        <h4>
          {name}
          <AnchorLink anchor={anchor} what={`round ${round.round}, ${name}`} />
        </h4>
        <p data-words>{words}</p>
        {remarks.map((remark) => (
          <p>{`${capital(remark)}.`}</p>
        ))}
        {follows ? null : <Versus deviation={deviation} edition={edition} />}
        <CopyButton anchor={anchor} words={words} />
      </div>
      {bracket === null ? null : <Figure {...props} bracket={bracket} words={words} name={name} />}
    </article>
  );
}

function Figure(
  props: BracketProps & { readonly bracket: PicturedBracket; readonly words: string; readonly name: string },
): VNode {
  const { anchor, edition, round, deviation, bracket, lines, words, name } = props;
  const follows = deviation.consequenceOf !== null;
  const layout = layoutOf(bracket, lines, follows ? round.reference : null, forbiddenIn(deviation));
  const here = bracket.reference === null ? 'no legal pairing' : 'by the rules, in this bracket';
  return (
    <figure>
      <Drawing
        anchor={anchor}
        layout={layout}
        marked={new Set(follows ? [] : deviation.players)}
        title={`Round ${round.round}, ${name}: published and by the rules`}
        description={follows ? words : explainBriefly(deviation, { edition, deviations: round.deviations })}
        heads={['published', follows ? 'by the rules, whole round' : here]}
      />
    </figure>
  );
}

/** Those in pairs that an absolute rule forbids; nobody where the bracket breaks none. */
export function forbiddenIn({ kind, consequenceOf, players, violations }: Deviation): ReadonlySet<number> {
  if (kind !== 'absolute' || consequenceOf !== null) return new Set();
  return new Set([...players, ...violations.flatMap((violation) => violation.players)]);
}

/** The rule, and the two pairings next to each other as text. */
function Versus({ deviation, edition }: { readonly deviation: Deviation; readonly edition: string }): VNode {
  return (
    <>
      <p>
        <span class="soft">Rule:</span>{' '}
        <RuleLink edition={deviation.edition ?? edition} rule={deviation.rule}>
          {deviation.title} [{articleOf(deviation, edition)}]
        </RuleLink>
      </p>
      <details>
        <summary>The pairs as text</summary>
        <pre>{sideBySide(deviation).join('\n')}</pre>
      </details>
    </>
  );
}
