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
  const byAny = (): HeldRobin => ({
    ...{ numbering, table: 'other', whyOther: 'not-named', cycles },
    isComplete: length >= cycles * roundsOfTable(numbering.places),
    judgements: judgeMeetings(event, cycles, false),
  });
  if (byGames?.table === 'other') return byAny();
  const isComplete = length >= numbering.plan.slots.length;
  const judged = judgeRounds(event, numbering);
  const judgements = isTableNamed ? judged : judged.map(withoutEventColours);
  if (byGames !== undefined) {
    const known = judgements.map(withoutMissing);
    // Rounds with few games may be others of the table as well.
    if (known.some(({ findings }) => findings.length > 0)) return byAny();
    return { numbering, table: 'berger', cycles, isComplete, judgements: known };
  }
  const other = isTableNamed ? null : anotherTable(event, judgements, cycles);
  if (other === null)
    return {
      ...{ numbering, table: 'berger', cycles, isComplete },
      judgements,
    };
  return {
    ...{ numbering, table: 'other', cycles, isComplete },
    whyOther:
      other === 'many-differences' ? 'not-named' : numbering.isExhaustive ? 'all-numbers' : 'tried-numbers',
    judgements: judgeMeetings(event, cycles, isComplete),
  };
}

/** The table with all its colours turned is as good as any other one. */
function withoutEventColours(judgement: RoundJudgement): RoundJudgement {
  const findings = judgement.findings.filter(({ finding }) => finding.kind !== 'event-colours');
  return { ...judgement, findings };
}

/** Without games that nothing but the table says were to be played. */
function withoutMissing(judgement: RoundJudgement): RoundJudgement {
  const findings = judgement.findings.filter(({ finding }) => finding.kind !== 'never');
  return { ...judgement, findings };
}
