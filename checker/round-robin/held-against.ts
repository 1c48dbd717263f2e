import {
  anotherTable,
  findNumbers,
  judgeMeetings,
  judgeRounds,
  roundsOfTable,
} from '../../engine/round-robin/index.js';
import type { Numbering, RoundJudgement } from '../../engine/round-robin/index.js';
import type { WhyOther } from './facts.js';
import type { RoundRobin } from './recognise.js';

/** A round robin, held against the table that it follows. */
export interface HeldRobin {
  readonly numbering: Numbering;
  /** `other`: it does not follow Berger's, and only what any round robin must hold is judged. */
  readonly table: 'berger' | 'other';
  /** Why it is taken for another table; absent for Berger's. */
  readonly whyOther?: WhyOther;
  /** How often everybody meets everybody. */
  readonly cycles: number;
  /** Whether all rounds of the event are there. */
  readonly isComplete: boolean;
  readonly judgements: readonly RoundJudgement[];
}

/**
 * Holds a round robin against Berger's table; one of which nothing but words or its games says that it follows a table
 * at all, and that has another one, against what any table must hold: another table is no fault of an arbiter. Of one that
 * is found by its games nothing says that games are missing.
 */
export function heldAgainst(robin: RoundRobin): HeldRobin {
  const { event, isTableNamed, byGames } = robin;
  const numbering = robin.numbering ?? findNumbers(event);
  const cycles = byGames?.cycles ?? numbering.plan.cycles.cycles;
  const { length } = event.rounds;
  if (byGames?.table === 'other') {
    const isComplete = length >= cycles * roundsOfTable(numbering.places);
    const judgements = judgeMeetings(event, cycles, false);
    return { numbering, table: 'other', whyOther: 'not-named', cycles, isComplete, judgements };
  }
  const isComplete = length >= numbering.plan.slots.length;
  const judged = judgeRounds(event, numbering);
  const judgements = isTableNamed ? judged : judged.map(withoutEventColours);
  const other = isTableNamed ? null : anotherTable(event, judgements, cycles);
  if (other === null)
    return {
      ...{ numbering, table: 'berger', cycles, isComplete },
      judgements: byGames === undefined ? judgements : judgements.map(withoutMissing),
    };
  return {
    ...{ numbering, table: 'other', cycles, isComplete },
    whyOther:
      other === 'many-differences' ? 'not-named' : numbering.isExhaustive ? 'all-numbers' : 'tried-numbers',
    judgements: judgeMeetings(event, cycles, isComplete && byGames === undefined),
  };
}

/** The table with all its colours turned is as good as any other one. */
function withoutEventColours(judgement: RoundJudgement): RoundJudgement {
  const findings = judgement.findings.filter(({ finding }) => finding.kind !== 'event-colours');
  return { ...judgement, findings };
}

/** A game that nothing but the table says was to be played. */
function withoutMissing(judgement: RoundJudgement): RoundJudgement {
  const isKept = judgement.findings.map(({ finding }) => finding.kind !== 'never');
  // A cause that is left out has no consequences.
  if (isKept.every((kept) => kept)) return judgement;
  const findings = judgement.findings.filter((_, index) => isKept[index]);
  const placeOf = (cause: number | null): number | null =>
    cause === null || !isKept[cause] ? null : isKept.slice(0, cause).filter((kept) => kept).length;
  return {
    ...judgement,
    findings: findings.map((one) => ({ ...one, consequenceOf: placeOf(one.consequenceOf) })),
  };
}
