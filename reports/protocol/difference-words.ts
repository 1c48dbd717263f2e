import type { Difference } from '../../checker/protocol/index.js';
import { capital } from '../words/numbers.js';
import { participantsIn } from '../words/participants.js';

/** Those whose numbers a difference tells. */
export interface DifferencePeople {
  /** The event is one of teams: the numbers are theirs. */
  readonly isOfTeams: boolean;
  /** Name of a player or a team by the number, as it stands in the file; blank where it has none. */
  readonly nameOf: (number: number) => string;
}

/** A difference in a sentence, with the names of those whom it is about. */
export function differenceWords(difference: Difference, { isOfTeams, nameOf }: DifferencePeople): string {
  const { kind, round, player, field } = difference;
  const before = difference.before ?? 'nothing';
  const now = difference.now ?? 'nothing';
  const name = player === null ? '' : spokenName(nameOf(player), isOfTeams);
  const who = `${isOfTeams ? 'team ' : ''}${player ?? '?'} ${name}`.trim();
  const where = round === null ? '' : `Round ${round}: `;
  const [was, is] = [before, now].map(roundCodeWords);
  switch (kind) {
    case 'pair':
    case 'colour':
    case 'bye':
      return `${where}${who}: ${was.place} was given out, ${is.place} came back.`;
    case 'result':
      return `${where}${who}, ${was.place}: ${was.result} was told, ${is.result} came back.`;
    case 'not-given-out':
      return `${where}it was paired without being asked for.`;
    case 'player-added':
      return `${capital(withKind(who, isOfTeams))} was not there before.`;
    case 'player-removed':
      return `${capital(withKind(who, isOfTeams))} is not there any more.`;
    case 'number':
      return `${capital(withKind(who, isOfTeams))} had the ${isOfTeams ? 'team' : 'starting'} number ${before}.`;
    case 'player':
      return `The ${FIELDS[field ?? ''] ?? field ?? ''} of ${withKind(who, isOfTeams)} was "${before}" and is "${now}" now.`;
    case 'rating':
      return `The ${isOfTeams ? 'strength factor' : 'rating'} of ${withKind(who, isOfTeams)} was ${before} and is ${now} now.`;
    case 'event':
      return `The ${FIELDS[field ?? ''] ?? field ?? ''} of the event was ${before} and is ${now} now.`;
  }
}

/** "player 5 Maria Meier"; teams are called so already. */
function withKind(who: string, isOfTeams: boolean): string {
  return isOfTeams ? who : `${participantsIn({ isOfTeams }).one} ${who}`;
}

/** "Meier, Maria" as it is said; names of teams stay as they are. */
function spokenName(name: string, isOfTeams: boolean): string {
  const [last, first, ...more] = name.split(',').map((part) => part.trim());
  return isOfTeams || first === undefined || first === '' || more.length > 0
    ? name.trim()
    : `${first} ${last}`;
}

const FIELDS: Readonly<Record<string, string>> = {
  fideId: 'FIDE number',
  birthDate: 'birth date',
  startDate: 'start date',
  endDate: 'end date',
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

/** The round of a player in a protocol ("12 w 1", "- H"; see `roundCode`) in words. */
interface RoundCodeWords {
  /** "white against 12", "a half-point bye". */
  readonly place: string;
  /** "1", "½", "1 (1, ½)"; "no result". */
  readonly result: string;
}

/** What is no such code stays as it is. */
export function roundCodeWords(code: string): RoundCodeWords {
  const [, opponent, colour, result = 'no result'] = /^(\d+) ([wb-])(?: (.+))?$/.exec(code) ?? [];
  if (opponent !== undefined && colour !== undefined)
    return { place: `${COLOURS[colour] ?? ''} against ${opponent}`, result: result.replaceAll('=', '½') };
  const bye = /^- (.)$/.exec(code)?.[1];
  return { place: BYES[bye ?? ''] ?? code, result: code };
}

const COLOURS: Readonly<Record<string, string>> = { w: 'white', b: 'black', '-': 'no colour' };

const BYES: Readonly<Record<string, string>> = {
  U: 'the pairing-allocated bye',
  F: 'a full-point bye',
  H: 'a half-point bye',
  Z: 'a zero-point bye or an absence',
};
