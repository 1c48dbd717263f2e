import type { AuditReport } from '../../checker/audit/index.js';
import type { RoundReport } from '../../checker/index.js';
import type { EventFacts } from '../../corpus/index.js';
import type { NormTitle } from '../../engine/norms/index.js';
import { namedProblem } from '../words/found-problem-words.js';
import { nameOf } from '../words/person.js';
import { peopleAudited } from './people.js';

/**
 * How an audited tournament was found, by what needs attention first. `touched`: a norm has a round with a game that is
 * not by the rules. `unaudited`: the file could not be audited. `unknown`: the file lacks what a norm depends on.
 * `made`: there are norms, and nothing touches them. `none`: there are no norms.
 */
export type AuditState = (typeof STATES)[number];

const STATES = ['touched', 'unaudited', 'unknown', 'made', 'none'] as const;

/** A tournament in the index of an audit of several files. */
export interface AuditEntry {
  readonly file: string;
  /** Empty: the file has no name of the event. */
  readonly name: string;
  readonly event: EventFacts | null;
  readonly state: AuditState;
  readonly players: number;
  /** Rounds whose pairings were judged. */
  readonly rounds: readonly Pick<RoundReport, 'round' | 'verdict'>[];
  /** Made, or unknown; without those for a title that the player holds. */
  readonly norms: readonly NormEntry[];
  /** Why the file was not audited; null: it was. */
  readonly reason: string | null;
}

export interface NormEntry {
  readonly title: NormTitle;
  readonly player: string;
  readonly isMade: boolean;
  readonly isTouched: boolean;
}

/** Returns what the index says of an audit. */
export function auditEntry(report: AuditReport): AuditEntry {
  const { file, name, facts, players, check, verdict, problems } = report;
  const people = peopleAudited(report);
  const norms = players.flatMap((player) =>
    player.norms
      .filter(({ isHeld, result }) => !isHeld && result.verdict !== 'not-made')
      .map(({ title, result, touches }): NormEntry => ({
        ...{ title, player: nameOf(player.person.id, people) },
        ...{ isMade: result.verdict === 'made', isTouched: touches.length > 0 },
      })),
  );
  const error = problems.find(({ severity }) => severity === 'error');
  return {
    ...{ file, name: name.trim(), event: facts, players: players.length, norms },
    state: stateOf(verdict, norms),
    rounds: (check?.rounds ?? []).map(({ round, verdict: found }) => ({ round, verdict: found })),
    reason: verdict === 'invalid' && error !== undefined ? namedProblem(error, people).message : null,
  };
}

/** Sorts what needs attention to the front; equal entries keep their order. */
export function byAuditState(a: Pick<AuditEntry, 'state'>, b: Pick<AuditEntry, 'state'>): number {
  return STATES.indexOf(a.state) - STATES.indexOf(b.state);
}

function stateOf(verdict: AuditReport['verdict'], norms: readonly NormEntry[]): AuditState {
  if (verdict === 'invalid') return 'unaudited';
  if (norms.some(({ isTouched }) => isTouched)) return 'touched';
  if (norms.some(({ isMade }) => !isMade)) return 'unknown';
  return norms.length > 0 ? 'made' : 'none';
}
