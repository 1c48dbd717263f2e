import type { VNode } from 'preact';
import { candidateList } from '../../checker/index.js';
import type { CandidateList, ListedRound } from '../../checker/index.js';
import type { Edition, Rule } from '../../engine/index.js';
import { candidateRows, candidateSentences, valueHeading } from '../../reports/rule-pages/candidate-words.js';
import type { CandidateRow } from '../../reports/rule-pages/candidate-words.js';
import { editionWithout } from '../../reports/rule-pages/without-rule.js';
import { ruleName } from '../../reports/words/names.js';
import type { People } from '../../reports/words/person.js';
import { rulePath } from '../../reports/site.js';
import { To } from '../to.js';

/** The candidates of the bracket in which a round deviates; null where only colours differ. */
export function candidatesOf(round: ListedRound, rule: Rule): CandidateList | null {
  return candidateList(round, rule, editionWithout(round.edition, rule.id), MOST_ROWS);
}

/** The candidates of a bracket, the number that the rule counts in each, and the rule that rejects it. */
export function Candidates(props: {
  readonly list: CandidateList;
  readonly edition: Edition;
  readonly rule: Rule;
  readonly people: People | null;
  /** What the candidate is called that the rules are compared with. */
  readonly compared: 'published' | 'without this rule';
}): VNode {
  const { list, edition, rule, people, compared } = props;
  const rows = candidateRows(list, edition, people);
  const heading = valueHeading(edition, rule);
  const hasValues = rows.some(({ value }) => value !== '');
  return (
    <>
      <p class="soft small">{candidateSentences(list, rule).join(' ')}</p>
      <table class="index steps" data-candidates>
        <thead>
          <tr>
            <th>
              <span class="hidden">Number</span>
            </th>
            <th>Candidate</th>
            {hasValues ? <th class="num">{heading}</th> : null}
            <th>Outcome</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              row={row}
              edition={edition}
              rule={rule}
              heading={hasValues ? heading : null}
              compared={compared}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** So many fit on a screen; the published and the accepted candidate are always among them. */
const MOST_ROWS = 8;

function Row(props: {
  readonly row: CandidateRow;
  readonly edition: Edition;
  readonly rule: Rule;
  /** Null: the rule gives no candidate a number. */
  readonly heading: string | null;
  readonly compared: string;
}): VNode {
  const { row, edition, rule, heading, compared } = props;
  const { number, pairs, value, outcome, rejectedBy, isPublished } = row;
  const isByThis = rejectedBy?.rule === rule.id;
  return (
    <tr class={isByThis ? 'x' : ''}>
      <td>{number}</td>
      <td>{rejectedBy === null ? <b>{pairs}</b> : pairs}</td>
      {heading === null ? null : (
        <td class="num" {...(value === '' ? {} : { 'data-l': heading })}>
          {value}
        </td>
      )}
      <td class={isByThis || rejectedBy === null ? '' : 'soft'}>
        {rejectedBy === null ? (
          <span class="chip good">✓ {outcome}</span>
        ) : (
          <>
            {isByThis ? '✗ ' : ''}
            {outcome}{' '}
            {isByThis ? (
              <span class="chip bad">{ruleName(rejectedBy)}</span>
            ) : (
              <To path={rulePath(edition.id, rejectedBy.rule)} class="chip">
                {ruleName(rejectedBy)}
              </To>
            )}
          </>
        )}
        {isPublished ? <span class="chip">{compared}</span> : null}
      </td>
    </tr>
  );
}
