import type { VNode } from 'preact';
import type { AuditReport, NormAudit, PlayerAudit } from '../../checker/audit/index.js';
import { isShown } from '../audit/format.js';
import type { AuditFormat } from '../audit/format.js';
import { peopleAudited } from '../audit/people.js';
import { eventLines, totalLines, whoseNorm } from '../audit/text.js';
import { remarks, resultWords } from '../words/norm-words.js';
import type { People } from '../words/person.js';
import { problemLine } from '../words/problem-words.js';
import { eachRoundWords, touchWords } from '../words/touch-words.js';
import { fileAnchor, roundAnchor } from './anchors.js';
import { Totals } from './check.js';
import { pageOf, rendered } from './page.js';
import { RuleSite } from './rule-link.js';
import { RoundRow } from './round-row.js';
import { hasRoundSection, RoundSection } from './round-section.js';

/** The audit as a page: the norms, what touches them, and the rounds that do so, drawn. */
export const auditHtml: AuditFormat = {
  part: (report, style) =>
    isShown(report, style)
      ? rendered(
          <RuleSite.Provider value={style.site ?? null}>
            <FileAudit report={report} />
          </RuleSite.Provider>,
        )
      : '',
  whole: (parts, totals) =>
    pageOf('Audit of the norms', [rendered(<Totals lines={totalLines(totals)} />), ...parts]),
};

function FileAudit({ report }: { readonly report: AuditReport }): VNode {
  const { file, name, problems, players, verdict, check } = report;
  const people = peopleAudited(report);
  const norms = players
    .flatMap((player) => player.norms.map((norm) => ({ player, norm })))
    .filter(({ norm: { isHeld, result } }) => !isHeld && result.verdict !== 'not-made');
  const touching = new Set(norms.flatMap(({ norm }) => norm.touches.map(({ round }) => round)));
  return (
    <article id={fileAnchor(file)}>
      <h2>{name.trim() === '' ? file : name.trim()}</h2>
      <p class="soft">{file}</p>
      {eventLines(report).map((line) => (
        <p>{line}</p>
      ))}
      {verdict === 'invalid' ? <p class="note">not audited</p> : null}
      {problems.length === 0 ? null : (
        <ul>
          {problems.map((problem) => (
            <li>{problemLine(file, problem, people)}</li>
          ))}
        </ul>
      )}
      {check === null || check.rounds.length === 0 ? null : (
        <RoundRow file={file} rounds={check.rounds} hasSection={({ round }) => touching.has(round)} />
      )}
      {verdict !== 'invalid' && norms.length === 0 ? <p>no norms</p> : null}
      {norms.map(({ player, norm }) => (
        <Norm file={file} player={player} norm={norm} people={people} />
      ))}
      {(check?.rounds ?? [])
        .filter((round) => touching.has(round.round) && hasRoundSection(round))
        .map((round) => (
          <RoundSection file={file} edition={check?.edition?.id ?? ''} round={round} people={people} />
        ))}
    </article>
  );
}

function Norm(props: {
  readonly file: string;
  readonly player: PlayerAudit;
  readonly norm: NormAudit;
  readonly people: People;
}): VNode {
  const { file, player, norm, people } = props;
  const { title, result, touches, possible } = norm;
  const who = whoseNorm(player, people);
  return (
    <section aria-label={`${title} norm, ${who}`}>
      <h3>
        {who}: {title} norm{' '}
        <span class={touches.length > 0 ? 'bad' : result.verdict === 'made' ? 'good' : 'note'}>
          {result.verdict}
          {touches.length > 0 ? ', touched' : ''}
        </span>
      </h3>
      <p>{[resultWords(result, people), ...remarks(result, people)].join('; ')}</p>
      {touches.length === 0 ? null : (
        <ul>
          {touches.map((touch) => (
            <li>
              <a href={`#${roundAnchor(file, touch.round)}`}>Round {touch.round}</a>:{' '}
              {touchWords(touch, title, people)}
            </li>
          ))}
        </ul>
      )}
      {possible === null ? null : <p>{eachRoundWords(touches, possible)}</p>}
    </section>
  );
}
