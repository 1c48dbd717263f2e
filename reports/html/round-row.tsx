import type { VNode } from 'preact';
import type { RoundReport } from '../../checker/index.js';
import { VERDICT_SIGNS, VERDICT_WORDS } from '../words/verdict-words.js';
import { roundAnchor } from './anchors.js';

export const VERDICT_CLASSES: Readonly<Record<RoundReport['verdict'], 'good' | 'bad' | 'open'>> = {
  agrees: 'good',
  'agrees-otherwise': 'open',
  deviates: 'bad',
  impossible: 'bad',
  'not-checked': 'open',
};

/** The rounds in a row, each with its verdict; those of which more is said lead there. */
export function RoundRow(props: {
  readonly file: string;
  readonly rounds: readonly RoundReport[];
  readonly hasSection: (round: RoundReport) => boolean;
}): VNode {
  const { file, rounds, hasSection } = props;
  return (
    <nav aria-label="Rounds">
      <ol class="row">
        {rounds.map((round) => {
          const shared = { class: VERDICT_CLASSES[round.verdict] };
          const words = (
            <>
              <b>Round {round.round}</b>
              <i aria-hidden="true">{VERDICT_SIGNS[round.verdict]}</i> {VERDICT_WORDS[round.verdict]}
            </>
          );
          return (
            <li>
              {hasSection(round) ? (
                <a {...shared} href={`#${roundAnchor(file, round.round)}`}>
                  {words}
                </a>
              ) : (
                <span {...shared}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
