import type { Difference } from '../../checker/protocol/index.js';
import { capital } from '../words/numbers.js';
import { participantsIn } from '../words/participants.js';

/**
 * A difference in a sentence.
 * @param isOfTeams the event is one of teams: the numbers are theirs.
 */
export function differenceWords(difference: Difference, isOfTeams: boolean): string {
  const { kind, round, player, field } = difference;
  const before = difference.before ?? 'nothing';
  const now = difference.now ?? 'nothing';
  const where = round === null ? '' : `Round ${round}: `;
  const who = `${participantsIn({ isOfTeams }).one} ${player ?? '?'}`;
  switch (kind) {
    case 'pair':
      return `${where}${who} has ${now} where ${before} was given out.`;
    case 'colour':
      return `${where}${who} has the colours of ${now} where ${before} was given out.`;
    case 'bye':
      return `${where}${who} has ${now} instead of ${before}.`;
    case 'result':
      return `${where}the result of ${who} was ${before} and is ${now} now.`;
    case 'not-given-out':
      return `${where}it was paired without being asked for.`;
    case 'player-added':
      return `${capital(who)} was not there before.`;
    case 'player-removed':
      return `${capital(who)} is not there any more.`;
    case 'number':
      return `${capital(who)} had the ${isOfTeams ? 'team' : 'starting'} number ${before}.`;
    case 'player':
      return `The ${FIELDS[field ?? ''] ?? field ?? ''} of ${who} was "${before}" and is "${now}" now.`;
    case 'rating':
      return `The ${isOfTeams ? 'strength factor' : 'rating'} of ${who} was ${before} and is ${now} now.`;
    case 'event':
      return `The ${FIELDS[field ?? ''] ?? field ?? ''} of the event was ${before} and is ${now} now.`;
  }
}

const FIELDS: Readonly<Record<string, string>> = {
  fideId: 'FIDE number',
  birthDate: 'birth date',
  startDate: 'start date',
  type: 'type in words',
  system: 'code of the pairing system',
  totalRounds: 'number of rounds',
  initialColour: 'initial-colour',
  points: 'point system',
  forbidden: 'list of forbidden pairs',
  adjustments: 'list of abnormal points',
  fileOrder: 'order of the players',
  members: 'list of members',
  boardColours: 'colours of the boards (record 352)',
};
