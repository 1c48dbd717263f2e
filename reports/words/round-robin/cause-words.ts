import type { TableFinding } from '../../../engine/round-robin/index.js';
import { capital, listed, roundsByNumber } from '../numbers.js';
import type { Participants } from '../participants.js';
import { person } from '../person.js';

/** Findings that explain a whole round, several rounds or a cycle by one cause. */
export type WholeCause = Extract<TableFinding, { kind: 'round-repeated' | 'cycle-colours' | 'ring' }>;

export function isWholeCause(finding: TableFinding): finding is WholeCause {
  return finding.kind === 'round-repeated' || finding.kind === 'cycle-colours' || finding.kind === 'ring';
}

/** The finding in a sentence, without its last point, marked for names. */
export function causeSentence(finding: WholeCause, who: Participants): string {
  switch (finding.kind) {
    case 'round-repeated':
      return finding.never === null
        ? `The games are those of round ${finding.round}, which is played twice; the table has no more rounds`
        : `The games are those of round ${finding.round}, which is played twice; round ${finding.never} of the table is not played`;
    case 'cycle-colours':
      return `${capital(cycleName(finding.cycle))} (${roundRange(finding.rounds)}) has the colours of ${cycleName(finding.like, true)}, but the table turns them; this is reported once, and the rounds are compared with these colours`;
    case 'ring':
      return `${capital(who.many)} ${listed(finding.players.map(person))} stand in each other's place in a ring (${ringSteps(finding.players)}), in ${roundsByNumber(finding.rounds)}`;
  }
}

/** The same in few words. */
export function causeBriefly(finding: WholeCause, who: Participants): string {
  switch (finding.kind) {
    case 'round-repeated':
      return finding.never === null
        ? `has the games of round ${finding.round} again`
        : `has the games of round ${finding.round} again, and round ${finding.never} is not played`;
    case 'cycle-colours':
      return `${cycleName(finding.cycle)} has the colours of ${cycleName(finding.like, true)}`;
    case 'ring':
      return `${who.many} ${listed(finding.players.map(person))} in each other's place, in a ring`;
  }
}

/** "the second cycle"; "the first" where the word "cycle" was just used. */
function cycleName(cycle: number, isShort = false): string {
  const ordinal = ORDINALS[cycle - 1];
  if (ordinal === undefined) return `cycle ${cycle}`;
  return isShort ? `the ${ordinal}` : `the ${ordinal} cycle`;
}

const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** "rounds 6 to 10", or all of them where there are others between. */
function roundRange(rounds: readonly number[]): string {
  const [first = 0] = rounds;
  const last = rounds.at(-1) ?? first;
  const isWhole = rounds.length > 2 && last - first === rounds.length - 1;
  return isWhole ? `rounds ${first} to ${last}` : roundsByNumber(rounds);
}

/** "2 in the place of 3, 3 in that of 6, 6 in that of 2". */
function ringSteps(players: readonly number[]): string {
  return players
    .map((id, index) => {
      const next = players[(index + 1) % players.length];
      return `${person(id)} in ${index === 0 ? 'the place' : 'that'} of ${person(next)}`;
    })
    .join(', ');
}
