import type { VNode } from 'preact';
import type { JudgedRequirement } from '../../engine/norms/index.js';
import { NUMBER_COLUMNS, OPPONENT_COLUMNS } from '../audit/opponent-table.js';
import { wordsOfRequirement } from '../words/requirement-words.js';

/** Every requirement of a norm with value, limit, article and mark. */
export function Requirements({
  requirements,
}: {
  readonly requirements: readonly JudgedRequirement[];
}): VNode {
  return (
    <div class="req">
      {requirements.map((requirement) => {
        const { mark, label, value, article } = wordsOfRequirement(requirement);
        return (
          <>
            <span class={CLASSES[requirement.verdict]}>{mark}</span>
            <span>{label}</span>
            <span class="num">{value}</span>
            <span class="art">{article}</span>
          </>
        );
      })}
    </div>
  );
}

const CLASSES: Readonly<Record<JudgedRequirement['verdict'], string>> = {
  met: 'ok',
  'not-met': 'ko',
  unknown: 'un',
};

/** The games of the player as in the form IT1, from `opponentTable`. */
export function Opponents({ rows }: { readonly rows: readonly (readonly string[])[] }): VNode {
  const classOf = (column: number): string =>
    NUMBER_COLUMNS.includes(OPPONENT_COLUMNS[column]) ? 'num' : 'n';
  return (
    <div class="wide" tabIndex={0} role="region" aria-label="Opponents and results">
      <table>
        <thead>
          <tr>
            {OPPONENT_COLUMNS.map((name, column) => (
              <th class={classOf(column)}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              {row.map((cell, column) => (
                <td class={classOf(column)}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
