import type { VNode } from 'preact';
import type { RoundReport } from '../../checker/index.js';
import { explainBriefly } from '../words/deviation/short-wording.js';
import { declaredLines } from '../words/declaration-words.js';
import { isUnexplained, UNEXPLAINED } from '../words/deviation/wording.js';
import { roundNote, roundReason } from '../words/round-words.js';
import { VERDICT_SIGNS, VERDICT_WORDS } from '../words/verdict-words.js';
import { AnchorLink } from './anchor-link.js';
import { bracketAnchor, roundAnchor } from './anchors.js';
import { BracketSection } from './bracket-section.js';
import { linesOf } from './drawing/player-line.js';
import { RightBracket } from './right-bracket.js';
import { VERDICT_CLASSES } from './round-row.js';
import { TableFigure } from './table-round.js';

/** Whether there is more to say of a round than its verdict. */
export function hasRoundSection(round: RoundReport): boolean {
  return round.verdict !== 'agrees' || declaredLines(round).length > 0;
}

/** All that is said of a round, from the top bracket to the bottom. */
export function RoundSection(props: {
  readonly file: string;
  readonly edition: string;
  readonly round: RoundReport;
}): VNode {
  const { file, edition, round } = props;
  const { deviations } = round;
  const anchor = roundAnchor(file, round.round);
  const lines = [
    roundReason(round, edition),
    roundNote(round),
    ...declaredLines(round).map(({ words }) => words),
  ];
  return (
    <section id={anchor} class="round" aria-label={`Round ${round.round}`}>
      <RoundHead file={file} round={round} />
      {lines.map((line) => (line === null ? null : <p>{line}</p>))}
      {isUnexplained(round) ? <p>{UNEXPLAINED}</p> : null}
      {deviations.length === 0 ? null : <Brackets file={file} edition={edition} round={round} />}
      {deviations.length === 0 ? null : <TableDrawn file={file} edition={edition} round={round} />}
    </section>
  );
}

/** The whole round of a round robin: what is wrong with it shows in one drawing. */
function TableDrawn(props: {
  readonly file: string;
  readonly edition: string;
  readonly round: RoundReport;
}): VNode | null {
  const { file, edition, round } = props;
  const { tablePicture, deviations } = round;
  if (tablePicture === undefined) return null;
  const words = deviations.map((deviation) => explainBriefly(deviation, { edition, deviations }));
  return (
    <TableFigure
      anchor={bracketAnchor(file, round.round, deviations.length)}
      picture={tablePicture}
      marked={new Set(deviations.flatMap(({ players }) => players))}
      title={`Round ${round.round}: published and by the table`}
      description={words.join('; ')}
    />
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

function Brackets(props: {
  readonly file: string;
  readonly edition: string;
  readonly round: RoundReport;
}): VNode {
  const { file, edition, round } = props;
  const { picture, deviations } = round;
  const common = { edition, round, lines: linesOf(picture?.players ?? []) };
  const anchorOf = (index: number): string => bracketAnchor(file, round.round, index);
  if (picture === undefined)
    return (
      <>
        {deviations.map((deviation, index) => (
          <BracketSection {...common} anchor={anchorOf(index)} deviation={deviation} bracket={null} />
        ))}
      </>
    );
  return (
    <>
      {picture.brackets.map((bracket, index) =>
        bracket.deviation === null ? (
          <RightBracket bracket={bracket} edition={edition} />
        ) : (
          <BracketSection
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
