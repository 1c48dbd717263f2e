import type { VNode } from 'preact';
import type { EditionSearch } from '../../checker/index.js';
import { agreement, HEAD, remarks, summaryLines } from '../check/fit/text.js';
import type { CheckFormat } from '../check/format.js';
import { conclusion } from '../words/fit-words.js';
import { peopleIn } from '../words/person.js';
import { checkHtml, FileReport, Totals } from './check.js';
import type { FileFacts } from './file-head.js';
import { pageOf, rendered } from './page.js';
import { RuleSite } from './rule-link.js';

/** All editions were tried: a table a tournament, what it comes to, and the rounds by the edition that fits best. */
export const fitHtml: CheckFormat = {
  part: (report, style) => {
    const { fit, verdict, rounds } = report;
    if (fit === undefined || verdict === 'not-checked') return checkHtml.part(report, style);
    if (style.isQuiet && fit.fitting.length > 0) return '';
    return rendered(
      <RuleSite.Provider value={style.site ?? null}>
        <FileReport report={report} rounds={rounds} isOneOfSeveral={style.isOneOfSeveral}>
          <Trials report={report} fit={fit} />
        </FileReport>
      </RuleSite.Provider>,
    );
  },
  whole: (parts, summary) =>
    pageOf('By which rules was it paired?', [
      rendered(<Totals lines={summaryLines(summary).map((line) => line.trim())} />),
      ...parts,
    ]),
};

/** How each edition does, and what that comes to. */
export function Trials(props: {
  readonly report: Pick<FileFacts, 'file' | 'verdict' | 'people' | 'isOfTeams'>;
  readonly fit: EditionSearch;
}): VNode {
  const { report, fit } = props;
  const people = peopleIn(report);
  return (
    <>
      <p class={`verdict ${report.verdict === 'deviates' ? 'bad' : 'good'}`}>{conclusion(fit, people)}</p>
      <div class="wide" tabIndex={0} role="region" aria-label={`Editions tried for ${report.file}`}>
        <table>
          <thead>
            <tr>
              <th scope="col" class="n">
                {HEAD.id}
              </th>
              <th scope="col" class="n">
                {HEAD.agree}
              </th>
              <th scope="col" class="n">
                {HEAD.first}
              </th>
            </tr>
          </thead>
          <tbody>
            {fit.trials.map((trial) => (
              <tr>
                <td class="n">{trial.id}</td>
                <td class="n">{agreement(trial)}</td>
                <td class="w">{remarks(trial, people)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
