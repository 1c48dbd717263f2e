import { findNumbers, isOfAnotherTable, judgeMeetings, judgeRounds } from '../../engine/round-robin/index.js';
import type { Numbering, RoundJudgement } from '../../engine/round-robin/index.js';
import type { RoundRobin } from './recognise.js';

/** A round robin, held against the table that it follows. */
export interface HeldRobin {
  readonly numbering: Numbering;
  /** `other`: it does not follow Berger's, and only what any round robin must hold is judged. */
  readonly table: 'berger' | 'other';
  /** Whether all rounds of the event are there. */
  readonly isComplete: boolean;
  readonly judgements: readonly RoundJudgement[];
}

/**
 * Holds a round robin against Berger's table; one of which nothing but words or its games says that it follows a table
 * at all, and that has another one, against what any table must hold: another table is no fault of an arbiter.
 */
export function heldAgainst({ event, isTableNamed, numbering: known }: RoundRobin): HeldRobin {
  const numbering = known ?? findNumbers(event);
  const { cycles } = numbering.plan.cycles;
  const isComplete = event.rounds.length >= numbering.plan.slots.length;
  const judgements = isTableNamed
    ? judgeRounds(event, numbering)
    : judgeRounds(event, numbering).map(withoutEventColours);
  if (isTableNamed || !isOfAnotherTable(event, judgements, cycles))
    return { numbering, table: 'berger', isComplete, judgements };
  return { numbering, table: 'other', isComplete, judgements: judgeMeetings(event, cycles, isComplete) };
}

/** The table with all its colours turned is as good as any other one. */
function withoutEventColours(judgement: RoundJudgement): RoundJudgement {
  const findings = judgement.findings.filter(({ finding }) => finding.kind !== 'event-colours');
  return { ...judgement, findings };
}
