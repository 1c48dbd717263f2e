import type { VNode } from 'preact';
import type { RoundReport } from '../../checker/index.js';
import { VERDICT_SIGNS, VERDICT_WORDS } from '../words/verdict-words.js';
import { dependenceMark } from '../words/dependence-words.js';
import { roundAnchor } from './anchors.js';

export const VERDICT_CLASSES: Readonly<Record<RoundReport['verdict'], 'good' | 'bad' | 'note'>> = {
  agrees: 'good',
  'agrees-otherwise': 'note',
  deviates: 'bad',
  impossible: 'bad',
  'not-checked': 'note',
};

/** The rounds in a row, each with its verdict; those of which more is said lead there. */
export function RoundRow<
  Round extends Pick<RoundReport, 'round' | 'verdict'> & Partial<Pick<RoundReport, 'dependsOn'>>,
>(props: {
  readonly file: string;
  readonly rounds: readonly Round[];
  readonly hasSection: (round: Round) => boolean;
  /** The round that is shown, where only one is. */
  readonly current?: number | null;
}): VNode {
  const { file, rounds, hasSection, current = null } = props;
  return (
    <nav aria-label="Rounds">
      <ol class="rounds">
        {rounds.map((round) => {
          const mark = dependenceMark(round);
          const label = `Round ${round.round} ${VERDICT_WORDS[round.verdict]}`;
          const shared = { class: VERDICT_CLASSES[round.verdict], 'aria-label': label };
          const words = (
            <>
              {round.round}
              <small aria-hidden="true">{VERDICT_SIGNS[round.verdict]}</small>
              {mark === null ? null : <small> ({mark})</small>}
            </>
          );
          return (
            <li>
              {hasSection(round) ? (
                <a
                  {...shared}
                  href={`#${roundAnchor(file, round.round)}`}
                  {...(round.round === current ? { 'aria-current': 'true' as const } : {})}
                >
                  {words}
                </a>
              ) : (
                <span role="img" {...shared}>
                  {words}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
