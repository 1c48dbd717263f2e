import type { VNode } from 'preact';
import type { RoundReport } from '../../checker/index.js';
import { declaredLines } from '../words/declaration-words.js';
import { isUnexplained, UNEXPLAINED } from '../words/deviation/wording.js';
import { peopleOf } from '../words/person.js';
import type { People } from '../words/person.js';
import { roundNote, roundReason } from '../words/round-words.js';
import { VERDICT_SIGNS, VERDICT_WORDS } from '../words/verdict-words.js';
import { AnchorLink } from './anchor-link.js';
import { bracketAnchor, roundAnchor } from './anchors.js';
import { Finding } from './finding.js';
import { linesOf } from './drawing/player-line.js';
import { VERDICT_CLASSES } from './round-row.js';
import { TableFinding } from './table-finding.js';
import { RightBrackets, runsOf } from './right-brackets.js';

/** Whether there is more to say of a round than its verdict. */
export function hasRoundSection(round: RoundReport): boolean {
  return round.verdict !== 'agrees' || declaredLines(round).length > 0;
}

/** All that is said of a round, from the top bracket to the bottom. */
export function RoundSection(props: {
  readonly file: string;
  readonly edition: string;
  readonly round: RoundReport;
  /** The names for its sentences; absent: they have numbers alone. */
  readonly people?: People | null | undefined;
}): VNode {
  const { file, edition, round, people } = props;
  const { deviations } = round;
  const anchor = roundAnchor(file, round.round);
  const lines = [
    roundReason(round, edition, people),
    roundNote(round, people),
    ...declaredLines(round, people).map(({ words }) => words),
  ];
  return (
    <section id={anchor} class="round" aria-label={`Round ${round.round}`}>
      <RoundHead file={file} round={round} />
      {lines.map((line) => (line === null ? null : <p>{line}</p>))}
      {isUnexplained(round) ? <p>{UNEXPLAINED}</p> : null}
      {deviations.length === 0 ? null : <Brackets {...props} />}
    </section>
  );
}

/** The number of a round and the verdict on it. */
export function RoundHead(props: { readonly file: string; readonly round: RoundReport }): VNode {
  const { file, round } = props;
  const { verdict } = round;
  return (
    <h3>
      Round {round.round}{' '}
      <span class={VERDICT_CLASSES[verdict]}>
        <span aria-hidden="true">{VERDICT_SIGNS[verdict]}</span> {VERDICT_WORDS[verdict]}
      </span>
      <AnchorLink anchor={roundAnchor(file, round.round)} what={`round ${round.round}`} />
    </h3>
  );
}

function Brackets(props: Parameters<typeof RoundSection>[0]): VNode {
  const { file, edition, round } = props;
  const { picture, tablePicture, deviations } = round;
  const people = props.people ?? peopleOf((picture ?? tablePicture)?.players ?? []);
  if (tablePicture !== undefined) return <TableFinding {...props} people={people} picture={tablePicture} />;
  const common = { edition, round, people, lines: linesOf(picture?.players ?? []) };
  const anchorOf = (index: number): string => bracketAnchor(file, round.round, index);
  if (picture === undefined)
    return (
      <>
        {deviations.map((deviation, index) => (
          <Finding {...common} anchor={anchorOf(index)} deviation={deviation} bracket={null} />
        ))}
      </>
    );
  return (
    <>
      {runsOf(picture.brackets).map(({ bracket, index, others }) =>
        bracket.deviation === null ? (
          <RightBrackets brackets={[bracket, ...others]} edition={edition} />
        ) : (
          <Finding
            {...common}
            anchor={anchorOf(index)}
            deviation={deviations[bracket.deviation]}
            bracket={bracket}
          />
        ),
      )}
    </>
  );
}
