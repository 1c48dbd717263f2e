import type { AnswerFault, InvalidFault, RefusedRound, RoundFault } from '../../checker/protocol/index.js';
import { participantsIn } from '../words/participants.js';
import { spokenProblem } from '../words/found-problem-words.js';
import { faultWords, NO_TOURNAMENT, openGamesWords, refusedEditionWords } from '../words/refusal-words.js';

/** Why the pairings server gives out no round; without a full stop. */
export function refusedRoundWords({ why }: RefusedRound): string {
  switch (why.kind) {
    case 'invalid':
      return invalidWords(why.fault);
    case 'another':
      return `the file is of another event: ${otherEventWords(why)}`;
    case 'behind':
      return `the file holds ${why.rounds} paired rounds, but ${why.given} were given out: it must hold them with their results`;
    case 'results':
      return openGamesWords(why.open);
    case 'impossible':
      return `round ${why.round} cannot be paired: no pairing of these ${participantsIn(why).many} is legal`;
    case 'arbiter':
      return `rule ${why.rule} leaves round ${why.round} to the arbiter`;
    case 'untold':
      return answerFaultWords(why.fault);
  }
}

/** Why a file with the next round in it cannot be written; without a full stop. */
export function answerFaultWords(why: AnswerFault): string {
  if (why.kind === 'open') return openGamesWords(why.open);
  return `round ${why.round} is paired, but cannot be told in this file: ${untoldWords(why)}`;
}

function invalidWords(fault: InvalidFault): string {
  switch (fault.kind) {
    case 'no-tournament':
      return NO_TOURNAMENT;
    case 'participants': {
      const [now, before] = [fault.isOfTeams, !fault.isOfTeams].map((isOfTeams) =>
        participantsIn({ isOfTeams }),
      );
      return `${now.many} are paired in the file, and ${before.many} in the one before it`;
    }
    case 'two-games':
      return 'record 192 announces matches of two games in one of the file and the one before it only';
    case 'edition':
      return refusedEditionWords(fault.refused);
    case 'pairing':
      return faultWords(fault.why);
  }
}

function otherEventWords({ how, isOfTeams }: Extract<RoundFault, { kind: 'another' }>): string {
  return how === 'nobody'
    ? `none of the ${participantsIn({ isOfTeams }).many} is one of the event`
    : 'not a single board of the rounds given out stands in it';
}

function untoldWords(why: Exclude<AnswerFault, { kind: 'open' }>): string {
  if (why.kind === 'unmanned') {
    const { teams } = why;
    return `nobody is named who plays for ${teams.length === 1 ? 'team' : 'the teams'} ${teams.join(', ')} (record 310)`;
  }
  return why.error === null
    ? 'with games of the first members it tells another pairing'
    : spokenProblem(why.error).message.replace(/\.$/, '');
}
