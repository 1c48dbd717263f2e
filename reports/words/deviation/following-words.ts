import type { Side, SidePart } from '../../../checker/index.js';
import { contrast, floatDown, participants, valueTexts } from '../numbers.js';
import type { Participants } from '../participants.js';

/** The criterion that looks at the following bracket: first how many it leaves over, then which. */
export function followingWords(published: Side, reference: Side, who: Participants): string {
  const [theirs, ours] = [published.parts[0], reference.parts[0]];
  const [floaters, better] = [published, reference].map(({ downfloaters }) => floatDown(downfloaters, who));
  if (theirs.value === null)
    return `if ${floaters}, the following bracket cannot be paired; it can if ${better}`;
  if (leftOverWeight(theirs) !== leftOverWeight(ours)) {
    const [n, m] = [theirs.value.length, ours.value?.length ?? 0];
    const left = `leaves ${participants(n, who)} over${barredWords(theirs)}`;
    const right = m === 0 ? 'nobody' : `${m}${n === m ? ' who may' : ''}`;
    return `if ${floaters}, the following bracket ${left}; if ${better}, it leaves ${right}`;
  }
  const index = partingPart(published, reference);
  const part = published.parts[index];
  const other = reference.parts.at(index);
  const [left, right] = contrast(valueTexts(part), other === undefined ? [] : valueTexts(other));
  const what =
    part.measure === 'score'
      ? `the scores of the ${who.many} it leaves over`
      : 'its pairing score differences';
  return `if ${floaters}, the best that the following bracket can do for ${what} is ${left}; if ${better}, it is ${right}`;
}

/** Index of the part in which two differ that leave equally many over. */
export function partingPart(published: Side, reference: Side): number {
  const index = published.parts.findIndex(
    (part, i) => i > 0 && String(part.value) !== String(reference.parts[i]?.value),
  );
  return Math.max(index, 1);
}

/** What a bracket that leaves so many over is compared by: who may not take the bye counts three times (reading D7). */
export function leftOverWeight({ value, barred = [] }: SidePart): number {
  return (value ?? []).length + 2 * barred.length;
}

/** Of those whom the last bracket leaves over: who may not take the bye. The reference never does that. */
function barredWords({ value, barred = [] }: SidePart): string {
  if (barred.length === 0) return '';
  const who = value?.length === 1 ? 'who' : `${barred.length} of whom`;
  return `, ${who} may not receive the bye`;
}
