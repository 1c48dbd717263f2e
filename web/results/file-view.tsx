import { isWrong } from '../../checker/index.js';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { fileAnchor } from '../../reports/html/anchors.js';
import type { NamedPlace } from '../../reports/html/anchors.js';
import { Copying } from '../../reports/html/copy-button.js';
import { Crosstable } from '../../reports/html/crosstable.js';
import { eventTitle, FileHead } from '../../reports/html/file-head.js';
import { Asking, Checked, checkedBy } from '../../reports/html/finding-links.js';
import { Trials } from '../../reports/html/fit.js';
import { DrawingLegend } from '../../reports/html/legend.js';
import { RoundRow } from '../../reports/html/round-row.js';
import { StandingsVerdict } from '../../reports/html/standings-verdict.js';
import { StatementButton, Stating } from '../../reports/html/statement-button.js';
import { TableLegend } from '../../reports/html/table-round.js';
import { participantsIn } from '../../reports/words/participants.js';
import { peopleIn } from '../../reports/words/person.js';
import type { CheckedFile } from '../start/use-checks.js';
import { optionsOf } from '../worker/checked-how.js';
import type { Client } from '../worker/client.js';
import type { Asked, FileOverview, Settings } from '../worker/tasks.js';
import { AskSection } from './ask-section.js';
import type { AskedQuestion } from './asked-question.js';
import { copy, linkTo } from './copy.js';
import { NextRoundSection } from './next-round.js';
import { Players } from './players.js';
import { RoundView } from './round-view.js';
import { StatementView } from './statement-view.js';
import { useAnswer } from './use-answer.js';
import { goTo } from './use-place.js';

/** Everything about a file. */
export function FileView(props: {
  readonly client: Client;
  readonly settings: Settings;
  readonly file: CheckedFile;
  readonly anchor: string;
  /** Null: no place of this file is named. */
  readonly place: NamedPlace | null;
  /** The file is what the page is about; absent: it is a part of another page. */
  readonly isPage?: boolean;
}): VNode {
  const { client, settings, file, anchor, place } = props;
  const { source, summary } = file;
  const asked = { source, settings };
  const overview = useAnswer(client, 'overview', asked, [file, settings]);
  useEffect(() => {
    if (overview.kind === 'here' && place?.round === null) goTo(anchor);
  }, [overview, anchor]);
  return (
    <article id={fileAnchor(summary.name)} class="file-view" aria-busy={overview.kind === 'waiting'}>
      {overview.kind === 'failed' ? <p class="note">{overview.message}</p> : null}
      {overview.kind === 'here' ? <Loaded {...props} overview={overview.value} /> : null}
    </article>
  );
}

function Loaded(props: Parameters<typeof FileView>[0] & { readonly overview: FileOverview }): VNode {
  const { client, settings, file, anchor, place, overview, isPage = false } = props;
  const { rounds, standings, fit, table } = overview;
  const asked = { source: file.source, settings };
  const people = peopleIn(overview);
  const [question, ask] = useState<AskedQuestion | null>(null);
  const [stated, state] = useState<number | null>(null);
  const [said, say] = useState('');
  const wrong = rounds.filter(isWrong);
  const first = wrong[0] ?? rounds.find(({ verdict }) => verdict !== 'agrees');
  const round = place?.round ?? first?.round ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isPage && (place === null || place.round === null)) heading.current?.focus({ preventScroll: true });
  }, []);
  const copyWords = (words: string, to: string): void => {
    void copy(`${words}\n${linkTo(to)}`).then((isDone) => {
      say(isDone ? 'copied' : 'the browser does not allow copying here');
    });
  };
  if (stated !== null)
    return (
      <StatementView
        client={client}
        asked={asked}
        round={stated}
        people={people}
        onClose={() => {
          state(null);
        }}
      />
    );
  const main = wrong.find((one) => one.round === round) ?? wrong.at(0);
  return (
    <Copying.Provider value={copyWords}>
      <Stating.Provider value={state}>
        <Asking.Provider
          value={(of, question) => {
            ask({ round: of, question });
          }}
        >
          {isPage ? (
            <h1 ref={heading} tabIndex={-1}>
              {eventTitle(overview)}
            </h1>
          ) : (
            <h2>{eventTitle(overview)}</h2>
          )}
          <FileHead report={overview}>
            {main === undefined ? null : <StatementButton round={main.round} isMain={isPage} />}
          </FileHead>
          {fit === null ? null : <Trials report={overview} fit={fit} />}
          {rounds.length === 0 ? null : (
            <RoundRow file={file.summary.name} rounds={rounds} hasSection={() => true} current={round} />
          )}
          <p role="status" class="said">
            {said}
          </p>
          {round === null && rounds.length > 0 ? (
            <p class="soft">
              {overview.roundRobin === undefined
                ? 'Choose a round to see how the rules pair it, bracket by bracket.'
                : 'Choose a round to see it beside that of the table.'}
            </p>
          ) : null}
          {round === null ? null : (
            <Checked.Provider value={checkedBy(file.summary.name, overview.edition?.id, optionsOf(settings))}>
              <RoundView
                key={round}
                client={client}
                asked={asked}
                edition={overview.edition?.id ?? ''}
                round={round}
                anchor={anchor}
                isStoryNamed={place?.isStory === true}
                people={people}
                onAsk={(one) => {
                  ask({ round, question: one });
                }}
              >
                <Legend overview={overview} />
              </RoundView>
            </Checked.Provider>
          )}
          <Tables
            client={client}
            asked={asked}
            overview={overview}
            round={round ?? Math.max(1, table?.rounds ?? 1)}
            question={question}
            onAsk={ask}
          >
            {standings === undefined ? null : <StandingsVerdict standings={standings} people={people} />}
          </Tables>
        </Asking.Provider>
      </Stating.Provider>
    </Copying.Provider>
  );
}

/** The question, the crosstable and the next round; of a file that could not be checked, what could be read. */
function Tables(props: {
  readonly client: Client;
  readonly asked: Asked;
  readonly overview: FileOverview;
  readonly round: number;
  readonly question: AskedQuestion | null;
  readonly onAsk: (question: AskedQuestion | null) => void;
  /** The verdict on the standings. */
  readonly children: ComponentChildren;
}): VNode {
  const { client, asked, overview, round, question, onAsk, children } = props;
  const { table, rounds, isOver } = overview;
  if (table === null) return <>{children}</>;
  if (overview.verdict === 'invalid')
    return (
      <section>
        <h2>What could be read</h2>
        <Crosstable table={table} deviating={new Set()} />
        {children}
      </section>
    );
  const who = participantsIn(overview);
  return (
    <>
      <AskSection
        client={client}
        asked={asked}
        table={table}
        round={round}
        question={question}
        who={who}
        people={peopleIn(overview)}
        onAsk={onAsk}
      />
      <Players
        table={table}
        deviating={new Set(rounds.filter(isWrong).map((one) => one.round))}
        round={round}
        who={who}
        onAsk={onAsk}
      />
      {children}
      {isOver ? null : <NextRoundSection client={client} asked={asked} />}
    </>
  );
}

function Legend({ overview }: { readonly overview: FileOverview }): VNode | null {
  const { roundRobin } = overview;
  if (roundRobin === undefined) return <DrawingLegend />;
  // By another table nothing is drawn.
  return roundRobin.table === 'other' ? null : (
    <TableLegend tellsNumbers={roundRobin.numbers !== 'file'} who={participantsIn(overview)} />
  );
}
