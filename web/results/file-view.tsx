import { isWrong } from '../../checker/index.js';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { fileAnchor } from '../../reports/html/anchors.js';
import type { NamedPlace } from '../../reports/html/anchors.js';
import { Copying } from '../../reports/html/copy-button.js';
import { Crosstable } from '../../reports/html/crosstable.js';
import { FileHead, FileTitle } from '../../reports/html/file-head.js';
import { Trials } from '../../reports/html/fit.js';
import { DrawingLegend } from '../../reports/html/legend.js';
import { RoundRow } from '../../reports/html/round-row.js';
import { StandingsVerdict } from '../../reports/html/standings-verdict.js';
import { TableLegend } from '../../reports/html/table-round.js';
import { participantsIn } from '../../reports/words/participants.js';
import { peopleIn } from '../../reports/words/person.js';
import type { CheckedFile } from '../start/use-checks.js';
import type { Client } from '../worker/client.js';
import type { FileOverview, Settings } from '../worker/tasks.js';
import { AnswerDialog } from './answer-dialog.js';
import type { AskedQuestion } from './asked-question.js';
import { copy, linkTo } from './copy.js';
import { NextRoundButton } from './next-round.js';
import { Players } from './players.js';
import { RoundView } from './round-view.js';
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
  const { client, settings, file, anchor, place, overview } = props;
  const { rounds, standings, fit, table } = overview;
  const asked = { source: file.source, settings };
  const who = participantsIn(overview);
  const people = peopleIn(overview);
  const [question, ask] = useState<AskedQuestion | null>(null);
  const [said, say] = useState('');
  const wrong = rounds.filter(isWrong);
  const first = wrong[0] ?? rounds.find(({ verdict }) => verdict !== 'agrees');
  const round = place?.round ?? first?.round ?? null;
  const copyWords = (words: string, to: string): void => {
    void copy(`${words}\n${linkTo(to)}`).then((isDone) => {
      say(isDone ? 'copied' : 'the browser does not allow copying here');
    });
  };
  return (
    <Copying.Provider value={copyWords}>
      <h2>
        <FileTitle report={overview} />
      </h2>
      <FileHead report={overview} />
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
        <>
          <Legend overview={overview} />
          <RoundView
            key={round}
            client={client}
            asked={asked}
            edition={overview.edition?.id ?? ''}
            round={round}
            anchor={anchor}
            isStoryNamed={place?.isStory === true}
            table={table}
            people={people}
            onAsk={ask}
          />
        </>
      )}
      {standings === undefined ? null : <StandingsVerdict standings={standings} people={people} />}
      {table !== null && overview.verdict === 'invalid' ? (
        <section>
          <h3>What could be read</h3>
          <Crosstable table={table} deviating={new Set()} />
        </section>
      ) : null}
      {table === null || overview.verdict === 'invalid' ? null : (
        <>
          {overview.isOver ? null : <NextRoundButton client={client} asked={asked} table={table} />}
          <Players
            table={table}
            deviating={new Set(wrong.map((one) => one.round))}
            round={round ?? Math.max(1, table.rounds)}
            who={who}
            onAsk={ask}
          />
        </>
      )}
      {question === null ? null : (
        <AnswerDialog
          client={client}
          asked={asked}
          question={question}
          who={who}
          people={people}
          onClose={() => {
            ask(null);
          }}
        />
      )}
    </Copying.Provider>
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
