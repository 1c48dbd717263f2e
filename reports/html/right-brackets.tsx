import type { VNode } from 'preact';
import type { PicturedBracket, PicturedSide } from '../../checker/index.js';
import { bracketHeading } from '../words/names.js';
import { capital, counted, participants } from '../words/numbers.js';
import { VERDICT_SIGNS, VERDICT_WORDS } from '../words/verdict-words.js';
import { participantsOf } from '../words/words-of.js';

/**
 * Brackets in which no deviation was found: they are paired by the rules, or not judged, where the rules leave the round to the
 * arbiter or find no pairing. Several that agree are one line, which opens.
 */
export function RightBrackets(props: {
  readonly brackets: readonly PicturedBracket[];
  readonly edition: string;
}): VNode {
  const { brackets, edition } = props;
  const lines = brackets.map((bracket) => <RightBracket bracket={bracket} edition={edition} />);
  if (brackets.length === 1) return <>{lines}</>;
  const boards = brackets.reduce((sum, { published }) => sum + (published?.pairs.length ?? 0), 0);
  return (
    <details class="right">
      <summary>
        <span aria-hidden="true">{VERDICT_SIGNS.agrees}</span> {brackets.length} brackets agree (
        {counted(boards, 'board', 'boards')})
      </summary>
      {lines}
    </details>
  );
}

/** The brackets of a round, with those that agree and follow one another in one place. */
export function runsOf(brackets: readonly PicturedBracket[]): BracketRun[] {
  const runs: (BracketRun & { readonly others: PicturedBracket[] })[] = [];
  for (const [index, bracket] of brackets.entries()) {
    const last = runs.at(-1);
    if (last !== undefined && agrees(last.bracket) && agrees(bracket)) last.others.push(bracket);
    else runs.push({ bracket, index, others: [] });
  }
  return runs;
}

/** A bracket with its place in the round, and those after it that agree like it. */
export interface BracketRun {
  readonly bracket: PicturedBracket;
  readonly index: number;
  readonly others: readonly PicturedBracket[];
}

function agrees({ deviation, published, reference }: PicturedBracket): boolean {
  return (
    deviation === null && published !== null && reference !== null && textOf(published) === textOf(reference)
  );
}

function RightBracket(props: { readonly bracket: PicturedBracket; readonly edition: string }): VNode {
  const { bracket, edition } = props;
  const { movedDown, residents, broughtUp, kind, score, published } = bracket;
  const players = movedDown.length + residents.length + broughtUp.length;
  const isRight = agrees(bracket);
  const verdict = isRight ? 'agrees' : 'not-checked';
  return (
    <p class={isRight ? 'right' : 'right unjudged'}>
      <span aria-hidden="true">{VERDICT_SIGNS[verdict]}</span>{' '}
      {capital(bracketHeading({ bracket: score, bracketKind: kind }, edition))}: {VERDICT_WORDS[verdict]} (
      {isRight && published !== null && published.pairs.length > 0
        ? counted(published.pairs.length, 'board', 'boards')
        : participants(players, participantsOf(edition))}
      )
    </p>
  );
}

/** The same for sides with the same pairs and floaters. */
function textOf({ pairs, floaters }: PicturedSide): string {
  const list = pairs.map(({ higher, lower }) => `${higher}-${lower}`).sort();
  return [...list, ...floaters.map(String).sort()].join();
}
