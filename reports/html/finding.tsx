import type { VNode } from 'preact';
import { useContext } from 'preact/hooks';
import type { Deviation, PicturedBracket, RoundReport } from '../../checker/index.js';
import { editionById } from '../../engine/index.js';
import { bracketBoards } from '../check/finding-boards.js';
import { missedColours } from '../check/missed-colours.js';
import { forbiddenIn } from '../check/forbidden-in.js';
import { byTheRules, findingHeading } from '../words/by-the-rules.js';
import { explainBriefly } from '../words/deviation/short-wording.js';
import { remarksOn } from '../words/deviation/remarks.js';
import { explain, findingSentences } from '../words/deviation/wording.js';
import { articleOf, bracketHeading, bracketName, chipWords } from '../words/names.js';
import { capital } from '../words/numbers.js';
import type { People } from '../words/person.js';
import { ruleInShort } from '../words/rule-paragraph.js';
import { floatWords } from '../words/words-of.js';
import { AnchorLink } from './anchor-link.js';
import { Brief, Drawings } from './brief.js';
import { Drawing } from './drawing/drawing.js';
import { layoutOf } from './drawing/layout.js';
import type { PlayerLine } from './drawing/player-line.js';
import { TwoPairings } from './finding-boards.js';
import { FindingLinks, questionAbout } from './finding-links.js';
import { RuleChip } from './rule-link.js';

export interface FindingProps {
  readonly anchor: string;
  readonly edition: string;
  readonly round: RoundReport;
  readonly deviation: Deviation;
  /** Null: there is no picture of the round. */
  readonly bracket: PicturedBracket | null;
  readonly people: People | null | undefined;
  /** What the drawing says of everybody, by starting number. */
  readonly lines: ReadonlyMap<number, PlayerLine>;
  /** The element of its heading; absent: `h4`, below the heading of a round. */
  readonly heading?: 'h3' | 'h4';
  /** Whether it says what the rule wants; absent: yes. The page of a rule has said it already. */
  readonly saysRule?: boolean;
}

/** A deviation as a card: where it is, the rule, what happened, and the boards published and by the rules. */
export function Finding(props: FindingProps): VNode {
  const { anchor, edition, round, deviation, bracket, people, heading: Heading = 'h4' } = props;
  const { rule, edition: own = edition } = deviation;
  const isBrief = useContext(Brief);
  const context = { edition, deviations: round.deviations, people };
  const heading = findingHeading(round.round, bracketHeading(deviation, edition));
  const remarks = remarksOn(deviation, context);
  if (deviation.consequenceOf !== null) return <Following {...props} words={heading} />;
  const boards =
    bracket === null
      ? null
      : bracketBoards(
          bracket,
          round.published,
          floatWords(bracket.kind, edition).leaves,
          forbiddenIn(deviation),
        );
  const instead = boards === null || deviation.kind === 'colour' ? null : byTheRules(boards, people);
  // Where no pairing of the round is legal, nothing can be asked.
  const isAnswered = round.verdict === 'deviates' && deviation.kind !== 'colour';
  const inShort = isBrief || props.saysRule === false ? null : ruleInShort(own, rule);
  const words = [findingSentences(deviation, context), ...(instead === null ? [] : [instead])].join(' ');
  return (
    <article class="finding" id={anchor}>
      <header>
        <Heading>
          {heading}
          <AnchorLink anchor={anchor} what={heading} />
        </Heading>
        <RuleChip edition={own} rule={rule}>
          {chipWords(deviation, own)}
        </RuleChip>
      </header>
      <p class="say" data-words>
        {words}
      </p>
      {inShort === null ? null : <p class="aside">The rule: {inShort}</p>}
      {remarks.map((remark) => (
        <p class="aside">{`${capital(remark)}.`}</p>
      ))}
      {boards === null ? null : (
        <TwoPairings
          boards={boards}
          people={people}
          right="By the rules"
          missed={missedColours(boards, round.picture?.players ?? [])}
        />
      )}
      <FindingLinks
        anchor={anchor}
        words={words}
        round={round.round}
        isCertified={deviation.kind !== 'reference' && editionById(own)?.hasCertificates === true}
        question={isAnswered && boards !== null ? questionAbout(boards) : null}
      >
        {bracket === null ? null : <Drawn {...props} bracket={bracket} />}
        <RuleText edition={own} deviation={deviation} words={explain(deviation, context)} />
      </FindingLinks>
    </article>
  );
}

/** The title of the rule, and the deviation in its terms. */
function RuleText(props: {
  readonly edition: string;
  readonly deviation: Deviation;
  readonly words: string;
}): VNode | null {
  const { edition, deviation, words } = props;
  if (useContext(Brief)) return null;
  return (
    <details>
      <summary>What the rule says</summary>
      <p>
        {capital(deviation.title)} [{articleOf(deviation, edition)}].
      </p>
      <p>{words}</p>
    </details>
  );
}

/** A bracket in which nothing is wrong, but a deviation above has changed who is in it. */
function Following(props: FindingProps & { readonly words: string }): VNode {
  const {
    anchor,
    edition,
    round,
    deviation,
    bracket,
    words: heading,
    people,
    heading: Heading = 'h4',
  } = props;
  const words = explain(deviation, { edition, deviations: round.deviations, people });
  return (
    <article class="finding follows" id={anchor}>
      <header>
        <Heading>
          {heading}
          <AnchorLink anchor={anchor} what={heading} />
        </Heading>
        <span class="chip">follows</span>
      </header>
      <p class="say" data-words>
        {words}
      </p>
      {bracket === null ? null : (
        <div class="foot">
          <Drawn {...props} bracket={bracket} />
        </div>
      )}
    </article>
  );
}

function Drawn(props: FindingProps & { readonly bracket: PicturedBracket }): VNode | null {
  const { anchor, edition, round, deviation, bracket, lines, people } = props;
  const isOpen = useContext(Drawings);
  if (useContext(Brief)) return null;
  const follows = deviation.consequenceOf !== null;
  const layout = layoutOf(bracket, lines, follows ? round.reference : null, forbiddenIn(deviation));
  const here = bracket.reference === null ? 'no legal pairing' : 'by the rules, in this bracket';
  const context = { edition, deviations: round.deviations, people };
  return (
    <details open={isOpen}>
      <summary>The bracket, drawn</summary>
      <figure>
        <Drawing
          anchor={anchor}
          layout={layout}
          marked={new Set(follows ? [] : deviation.players)}
          title={`Round ${round.round}, ${bracketName(deviation, edition)}: published and by the rules`}
          description={follows ? explain(deviation, context) : explainBriefly(deviation, context)}
          heads={['published', follows ? 'by the rules, whole round' : here]}
        />
      </figure>
    </details>
  );
}
