import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { BoardResult } from '../../checker/protocol/index.js';
import { Disc } from './disc.js';

/** The result of a board: three buttons that name the winner, and games that were not played or not finished behind one more. */
export function ResultChoice(props: {
  readonly whiteName: string;
  readonly blackName: string;
  readonly result: BoardResult | null;
  readonly isDisabled: boolean;
  readonly onChoose: (result: BoardResult | null) => void;
}): VNode {
  const { whiteName, blackName, result, isDisabled, onChoose } = props;
  const [hasMore, showMore] = useState(result !== null && !PLAYED.includes(result));
  const button = (of: BoardResult, words: ComponentChildren): VNode => (
    <button
      type="button"
      disabled={isDisabled}
      aria-pressed={result === of}
      onClick={() => {
        onChoose(of);
      }}
    >
      <b>{SIGNS[of]}</b> <span>{words}</span>
    </button>
  );
  return (
    <div class="choice">
      <div class="pick">
        {button(
          '1 0',
          <>
            <Disc colour="white" />
            {whiteName} wins
          </>,
        )}
        {button('= =', 'Draw')}
        {button(
          '0 1',
          <>
            <Disc colour="black" />
            {blackName} wins
          </>,
        )}
      </div>
      <button
        type="button"
        class="plain"
        aria-expanded={hasMore}
        onClick={() => {
          showMore(!hasMore);
        }}
      >
        More results
      </button>
      {hasMore ? (
        <div class="pick more">
          {button('+ -', `${whiteName} wins by forfeit: ${blackName} did not appear`)}
          {button('- +', `${blackName} wins by forfeit: ${whiteName} did not appear`)}
          {button('- -', 'Both did not appear')}
          {button('? ?', 'Adjourned: the result is not known yet')}
          {result === null ? null : (
            <button
              type="button"
              disabled={isDisabled}
              onClick={() => {
                onChoose(null);
              }}
            >
              Remove the result
            </button>
          )}
        </div>
      ) : null}
    </div>
  );
}

/** A result as it is shown. */
export const SIGNS: Readonly<Record<BoardResult, string>> = {
  '1 0': '1–0',
  '= =': '½–½',
  '0 1': '0–1',
  '+ -': '+ –',
  '- +': '– +',
  '- -': '– –',
  '? ?': '? – ?',
};

const PLAYED: readonly BoardResult[] = ['1 0', '= =', '0 1'];
