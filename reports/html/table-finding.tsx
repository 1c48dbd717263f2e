import type { VNode } from 'preact';
import { useContext } from 'preact/hooks';
import type { RoundReport, TablePicture } from '../../checker/index.js';
import { tableBoards } from '../check/finding-boards.js';
import { explainBriefly } from '../words/deviation/short-wording.js';
import { explain } from '../words/deviation/wording.js';
import { chipWords } from '../words/names.js';
import type { People } from '../words/person.js';
import { AnchorLink } from './anchor-link.js';
import { bracketAnchor } from './anchors.js';
import { Brief } from './brief.js';
import { TwoPairings } from './finding-boards.js';
import { FindingLinks } from './finding-links.js';
import { RuleChip } from './rule-link.js';
import { TableFigure } from './table-round.js';

/** What a round of a round robin has otherwise than its table, as one card: the sentences, then the boards once. */
export function TableFinding(props: {
  readonly file: string;
  readonly edition: string;
  readonly round: RoundReport;
  readonly picture: TablePicture;
  readonly people: People | null | undefined;
}): VNode {
  const { file, edition, round, picture, people } = props;
  const { deviations } = round;
  const isBrief = useContext(Brief);
  const context = { edition, deviations, people };
  const anchor = bracketAnchor(file, round.round, deviations.length);
  const rules = new Map(deviations.map((deviation) => [deviation.rule, deviation]));
  const words = deviations.map((deviation) => explain(deviation, context));
  return (
    <article class="finding" id={anchor}>
      <header>
        <h4>
          Round {round.round}
          <AnchorLink anchor={anchor} what={`the boards of round ${round.round}`} />
        </h4>
        <span>
          {[...rules.values()].map((deviation) => (
            <>
              <RuleChip edition={edition} rule={deviation.rule}>
                {chipWords(deviation, edition)}
              </RuleChip>{' '}
            </>
          ))}
        </span>
      </header>
      {words.map((sentence, index) => (
        <p class="say" id={bracketAnchor(file, round.round, index)} data-words>
          {sentence}
        </p>
      ))}
      <TwoPairings boards={tableBoards(picture, round.published)} people={people} right="By the table" />
      <FindingLinks anchor={anchor} words={words.join(' ')} round={round.round} question={null}>
        {isBrief ? null : (
          <details>
            <summary>The round, drawn</summary>
            <TableFigure
              anchor={anchor}
              picture={picture}
              marked={new Set(deviations.flatMap(({ players }) => players))}
              title={`Round ${round.round}: published and by the table`}
              description={deviations.map((deviation) => explainBriefly(deviation, context)).join('; ')}
            />
          </details>
        )}
      </FindingLinks>
    </article>
  );
}
