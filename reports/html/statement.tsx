import type { VNode } from 'preact';
import type { BoardLine, FindingBoards } from '../check/finding-boards.js';
import type { CheckFormat, CheckSummary } from '../check/format.js';
import { totalLines } from '../check/total-words.js';
import { counted } from '../words/numbers.js';
import { roundStatements } from '../statement/round-statements.js';
import type { StatedFinding, Statement } from '../statement/round-statements.js';
import { nameOf } from '../words/person.js';
import { pageOf, rendered } from './page.js';
import { MADE_UNKNOWN, pageOfSheets, StatementSheet } from './statement-sheet.js';

/** Documents to forward: a page of paper for each round that deviates. */
export const checkStatement: CheckFormat = {
  part: (report, { made = MADE_UNKNOWN }) =>
    roundStatements(report, made)
      .map((statement) => rendered(<StatementPage statement={statement} />))
      .join(''),
  whole: (parts, summary) =>
    pageOfSheets(titleOf(summary), parts, { title: 'No round deviates', lines: totalLines(summary) }),
};

/** A statement as a document of its own, with the same page as in a report of many. */
export function statementDocument(statement: Statement): string {
  const page = rendered(<StatementPage statement={statement} />);
  return pageOf(statement.title, [page], { isOfStatements: true }).join('');
}

function titleOf({ totals }: CheckSummary): string {
  return `Statements on ${counted(totals.rounds - totals.agree - totals.agreeOtherwise, 'round', 'rounds')}`;
}

/** A statement, to be printed on one page. */
export function StatementPage({ statement }: { readonly statement: Statement }): VNode {
  const { title, facts, findings, notes, command, people } = statement;
  return (
    <StatementSheet
      about="a pairing"
      title={title}
      facts={facts}
      notes={notes}
      command={command}
      isDense={findings.length > 2}
    >
      {findings.map((finding) => (
        <Stated finding={finding} people={people} isAlone={findings.length === 1} />
      ))}
    </StatementSheet>
  );
}

function Stated(props: {
  readonly finding: StatedFinding;
  readonly people: Statement['people'];
  readonly isAlone: boolean;
}): VNode {
  const { finding, people, isAlone } = props;
  const { where, rule, sentences, inShort, boards } = finding;
  return (
    <>
      <p class={isAlone ? 'stated' : 'stated small'}>
        <b>
          {where} ({rule}).
        </b>{' '}
        {sentences}
      </p>
      {inShort === null ? null : <p class="stated small">The rule: {inShort}</p>}
      {boards === null ? null : <BoardsTable boards={boards} people={people} />}
    </>
  );
}

function BoardsTable({
  boards,
  people,
}: {
  readonly boards: FindingBoards;
  readonly people: Statement['people'];
}): VNode {
  const { published, reference, leftOut } = boards;
  const rows = Math.max(published.length, reference?.length ?? 0);
  return (
    <>
      <table class="stated">
        <thead>
          <tr>
            <th scope="col">Board</th>
            <th scope="col">Published</th>
            <th scope="col">By the rules</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, index) => {
            const [left, right] = [published.at(index), reference?.at(index)];
            return (
              <tr>
                <td>{left?.board ?? right?.board ?? ''}</td>
                <Cell line={left} people={people} isPublished />
                {reference === null ? (
                  <td>{index === 0 ? 'no pairing is legal' : ''}</td>
                ) : (
                  <Cell line={right} people={people} isPublished={false} />
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {leftOut === 0 ? null : <p class="soft small">{leftOut} more boards are not shown.</p>}
    </>
  );
}

function Cell(props: {
  readonly line: BoardLine | undefined;
  readonly people: Statement['people'];
  readonly isPublished: boolean;
}): VNode {
  const { line, people, isPublished } = props;
  if (line === undefined) return <td />;
  const { white, black, instead, isWithoutColours, differs } = line;
  const player = (id: number, kind: 'w' | 'k'): VNode => (
    <span {...(isWithoutColours ? {} : { class: kind })}>
      {nameOf(id, people)} ({id})
    </span>
  );
  return (
    <td {...(differs ? { class: isPublished ? 'no' : 'yes' } : {})}>
      {white === null ? null : player(white, 'w')}
      {black === null ? null : (
        <>
          <br />
          {player(black, 'k')}
        </>
      )}
      {instead === null ? null : `: ${instead}`}
      {differs ? (isPublished ? ' ✗' : ' ✓') : ''}
    </td>
  );
}
