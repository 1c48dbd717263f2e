import type { ComponentChildren, VNode } from 'preact';
import type { TournamentReport } from '../../checker/index.js';
import { betterEditionWords, choiceReason } from '../words/edition-words.js';
import { datesOf, editionTitle, placeOf } from '../words/event-words.js';
import { participants } from '../words/numbers.js';
import { participantsIn } from '../words/participants.js';
import { fileLines } from '../words/file-lines.js';
import { peopleIn } from '../words/person.js';
import type { People } from '../words/person.js';
import { problemLine } from '../words/problem-words.js';
import { Result } from './result.js';

/** The name of an event; the file where it has none. */
export function eventTitle({ file, name }: Pick<FileFacts, 'file' | 'name'>): string {
  return name.trim() === '' ? file : name.trim();
}

/** What is said of a file before its rounds. */
export type FileFacts = Pick<
  TournamentReport,
  | 'file'
  | 'name'
  | 'verdict'
  | 'players'
  | 'isOfTeams'
  | 'edition'
  | 'problems'
  | 'alternatives'
  | 'initialColour'
  | 'otherMeanings'
  | 'roundRobin'
  | 'unjudged'
  | 'event'
  | 'standings'
> & {
  readonly people?: People;
  readonly rounds: readonly Pick<TournamentReport['rounds'][number], 'round' | 'verdict'>[];
};

/** Whom it has, by which rules it was checked, and what is to be said of the file itself. */
export function FileHead(props: {
  readonly report: FileFacts;
  /** A button in the box of the answer. */
  readonly children?: ComponentChildren;
}): VNode {
  const { report, children } = props;
  const { file, players, edition, problems, verdict, event } = report;
  const who = participants(players, participantsIn(report));
  const better = betterEditionWords(report);
  const facts = [
    ...(event === undefined ? [] : [placeOf(event), datesOf(event)]),
    verdict === 'invalid' ? (players > 0 ? `what could be read has ${who}` : '') : who,
    edition === null ? '' : `${editionTitle(edition.id)} (${choiceReason(edition)})`,
    file,
  ].filter((text) => text !== '');
  return (
    <>
      <p class="soft">{facts.join(' · ')}</p>
      {event === undefined || event.chiefArbiter === '' ? null : (
        <p class="soft">Chief arbiter: {event.chiefArbiter}</p>
      )}
      <Result report={report}>{children}</Result>
      {better === null ? null : <p class="note">{better}</p>}
      {problems.length === 0 ? null : (
        <ul class="exact">
          {problems.map((problem) => (
            <li>{problemLine(file, problem, peopleIn(report))}</li>
          ))}
        </ul>
      )}
      {fileLines(report, peopleIn(report)).map((line) => (
        <p class="note">{line}</p>
      ))}
    </>
  );
}
