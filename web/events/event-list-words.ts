import type { EventState } from '../../reports/protocol/event-state.js';
import { dayText } from '../../reports/words/event-words.js';
import { capital, counted, roundsByNumber } from '../../reports/words/numbers.js';
import type { DeviationDocument, EventDocument } from './documents.js';

/** What happened in an event, in a short sentence, and what else is to be known; `more` may be empty. */
export function happenedWords(
  event: EventDocument,
  state: EventState,
  found: readonly DeviationDocument[],
): { readonly what: string; readonly more: string } {
  const { round, closed, startDate, changed, deviations } = event;
  const differences = counted(deviations, 'difference', 'differences');
  switch (state) {
    case 'differs':
      return { what: differingWords(found), more: closed === null ? differences : `${differences}; closed` };
    case 'waits':
      return {
        what: round === 0 ? 'Round 1 was not asked for.' : `The results of round ${round} are missing.`,
        more: `No file since ${dayText(changed.slice(0, 10))}`,
      };
    case 'closed':
      return {
        what: deviations === 0 ? 'closed, as given out' : `closed; ${differences}`,
        more: '',
      };
    case 'runs':
      if (round > 0) return { what: `round ${round} is being played`, more: '' };
      return { what: 'not paired yet', more: startDate === null ? '' : `start: ${dayText(startDate)}` };
  }
}

function differingWords(found: readonly DeviationDocument[]): string {
  const rounds = [
    ...new Set(found.flatMap(({ round, takenBack }) => (round === null || takenBack ? [] : [round]))),
  ].sort((a, b) => a - b);
  if (rounds.length === 0) return 'A file differs from the one before it.';
  return `${capital(roundsByNumber(rounds))} ${rounds.length === 1 ? 'differs' : 'differ'} from what was given out.`;
}

/** The one action of an event in a list. */
export function eventActionWords({ isYours, round, closed }: EventDocument, state: EventState): string {
  if (state === 'differs') return 'See what differs';
  if (!isYours || closed !== null) return 'Open';
  return round === 0 ? 'Pair round 1' : 'Enter results';
}
