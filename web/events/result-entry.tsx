import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardResult } from '../../checker/protocol/index.js';
import { Player } from './board-list.js';
import { Disc } from './disc.js';
import { ResultChoice, SIGNS } from './result-choice.js';
import type { SheetPeople } from './sheet-people.js';

/** A board whose result is entered. */
export interface OpenBoard {
  readonly white: number;
  readonly black: number;
  readonly result: BoardResult | null;
}

/**
 * The boards of a round: one tap opens a board, the second one says its result, and the next board without a result opens.
 * @param start counts how often somebody asked to begin: the first board without a result opens.
 */
export function ResultEntry(props: {
  readonly round: number;
  readonly boards: readonly OpenBoard[];
  readonly who: SheetPeople;
  readonly start: number;
  readonly onResult: (board: OpenBoard, result: BoardResult | null) => void;
}): VNode {
  const { round, boards, who, start, onResult } = props;
  const [open, setOpen] = useState<number | null>(null);
  const [said, say] = useState('');
  // A second tap at the same place must neither be taken for the result of the board that has just opened there nor close it.
  const [isResting, rest] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const focus = (index: number): void => {
    list.current?.querySelectorAll<HTMLElement>('button.board')[index]?.focus();
  };
  useEffect(() => {
    const first = start > 0 ? nextOpen(boards, -1) : null;
    if (first === null) return;
    setOpen(first);
    focus(first);
  }, [start]);
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setTimeout(() => {
      rest(false);
    }, REST);
    return () => {
      clearTimeout(timer);
    };
  }, [isResting]);
  const choose = (index: number, result: BoardResult | null): void => {
    const board = boards[index];
    onResult(board, result);
    say(`Board ${index + 1}: ${result === null ? 'no result' : SIGNS[result]}.`);
    const next = result !== null && board.result === null ? nextOpen(boards, index) : null;
    rest(true);
    setOpen(next);
    focus(next ?? index);
  };
  return (
    <section aria-label={`Results of round ${round}`}>
      <p role="status" class="hidden">
        {said}
      </p>
      <ol class="entry" ref={list}>
        {boards.map((board, index) => (
          <Board
            key={board.white}
            number={index + 1}
            board={board}
            who={who}
            isOpen={open === index}
            isResting={isResting}
            onToggle={() => {
              if (!isResting) setOpen(open === index ? null : index);
            }}
            onChoose={(result) => {
              choose(index, result);
            }}
          />
        ))}
      </ol>
    </section>
  );
}

/** In milliseconds: longer than a double tap takes. */
const REST = 500;

/** The first board without a result after a board, else before it; null: all others have one. */
function nextOpen(boards: readonly OpenBoard[], after: number): number | null {
  const places = boards.flatMap(({ result }, index) => (result === null && index !== after ? [index] : []));
  return places.find((index) => index > after) ?? places[0] ?? null;
}

function Board(props: {
  readonly number: number;
  readonly board: OpenBoard;
  readonly who: SheetPeople;
  readonly isOpen: boolean;
  readonly isResting: boolean;
  readonly onToggle: () => void;
  readonly onChoose: (result: BoardResult | null) => void;
}): VNode {
  const { number, board, who, isOpen, isResting, onToggle, onChoose } = props;
  const { white, black, result } = board;
  return (
    <li class={isOpen ? 'open' : undefined}>
      <button type="button" class="board" aria-expanded={isOpen} onClick={onToggle}>
        <span class="bd">
          <span class="hidden">Board </span>
          {number}
        </span>
        <span class="white">
          <Disc colour="white" />
          <Player id={white} who={who} />
        </span>
        <span class={result === null ? 'res none' : 'res'}>{result === null ? '–' : SIGNS[result]}</span>
        <span class="black">
          <Disc colour="black" />
          <Player id={black} who={who} />
        </span>
        <span class="st">{isOpen ? 'close' : result === null ? 'enter' : 'change'}</span>
      </button>
      {isOpen ? (
        <ResultChoice
          whiteName={who.nameOf(white)}
          blackName={who.nameOf(black)}
          result={result}
          isDisabled={isResting}
          onChoose={onChoose}
        />
      ) : null}
    </li>
  );
}
