import type { FileProblem, FoundCode, FoundFacts, FoundProblem, RatedPlayer } from '../../checker/index.js';
import type { Problem } from '../../corpus/index.js';
import { capital, counted, idList, listed, points } from './numbers.js';
import { participantsIn } from './participants.js';
import { markedPlayers, person, withNames } from './person.js';
import type { People } from './person.js';
import { refusedEditionWords } from './refusal-words.js';
import { present } from '../../engine/present.js';

/** A problem of a file with its sentence: one that reading the file found has it already. */
export function spokenProblem(problem: FileProblem): Problem {
  return namedProblem(problem, null);
}

/** The same with the names of those in the sentence. */
export function namedProblem(problem: FileProblem, people: People | null): Problem {
  if (!('message' in problem)) return spoken(problem, people);
  // In an event of teams the numbers of players are not those of the report.
  return people === null || people.isOfTeams === true
    ? problem
    : { ...problem, ...namedIn(problem, markedPlayers, people) };
}

function spoken<Code extends FoundCode>(
  { code, found, ...place }: FoundProblem<Code>,
  people: People | null,
): Problem {
  const { severity, file, line, column, text } = place;
  return {
    severity,
    code,
    ...present({ file }),
    ...{ line, column, text },
    ...namedIn(WORDS[code](found, text, people), (words) => words, people),
  };
}

/** What of a problem is words. */
type Words = Pick<Problem, 'expected' | 'message' | 'adjustment'>;

function namedIn(
  { expected, message, adjustment }: Words,
  mark: (words: string) => string,
  people: People | null,
): Words {
  const named = (words: string): string => withNames(mark(words), people);
  return {
    expected: named(expected),
    message: named(message),
    ...(adjustment === undefined ? {} : { adjustment: named(adjustment) }),
  };
}

/** Marked for names. */
const WORDS: {
  readonly [Code in FoundCode]: (found: FoundFacts[Code], text: string, people: People | null) => Words;
} = {
  'forfeit-before': ({ round, ids, isOfTeams }) => {
    const { one, many } = participantsIn({ isOfTeams });
    const who = ids.length === 1 ? `${one} ${idList(ids)}` : `the ${many} ${listed(ids.map(person))}`;
    return {
      expected: 'an explanation before the pairing is published, else a withdrawal',
      message: `Round ${round}: ${who} lost by forfeit. Who is absent without notice counts as withdrawn unless the absence is explained (C.04.2 D.2).`,
      adjustment: `paired in round ${round + 1} all the same`,
    };
  },
  'too-many-rounds': ({ rounds, count, most, isOfTeams }) => ({
    expected: `${most} rounds at most`,
    message: `The event has ${rounds} rounds, but ${count} ${participantsIn({ isOfTeams }).many} can play only ${most} without meeting anybody twice (C.04.1, article 2).`,
    adjustment: 'the rounds are paired as long as a legal pairing exists',
  }),
  'bye-given-beforehand': ({ round, id, byRules, isOfTeams }) => {
    const { one } = participantsIn({ isOfTeams });
    return {
      expected: `the bye for ${one} ${person(byRules)}`,
      message: `Round ${round}: ${one} ${person(id)} has the pairing-allocated bye before the round is paired; the rules give it to ${one} ${person(byRules)}.`,
      adjustment: 'the bye is kept, and the others are paired',
    };
  },
  'initial-order': ({ first, before, after, others }, _, people) => {
    const rated = (one: RatedPlayer): string => ratedWords(one, people);
    const place = before === null ? `before ${cutList(after.map(rated))}` : `after ${rated(before)}`;
    const more =
      others === 0 ? '' : `; ${others} more ${others === 1 ? 'player is' : 'players are'} out of place`;
    return {
      expected: 'numbers in the order of the ratings',
      message: `The numbers do not follow the ratings (C.04.2 B.2): ${rated(first)} comes ${place}${more}.`,
      adjustment: 'the numbers of the file count',
    };
  },
  'bye-after-full-point-bye': ({ id, allocated, requested, isOfTeams }) => ({
    expected: 'F only for a full-point bye that was requested',
    message: `${capital(participantsIn({ isOfTeams }).one)} ${person(id)} has the pairing-allocated bye in round ${allocated} after a full-point bye (F) in round ${requested}. If that F is a mistyped U, the second bye is not allowed.`,
    adjustment: 'the bye of the earlier round is taken for a requested one',
  }),
  'numbers-after-play': ({ round, players }) => {
    const all = players.map((player) => `${person(player.id)} has ${points(player.points)}`);
    const some = all.length <= 4 ? all : [...all.slice(0, 2), '…', ...all.slice(-1)];
    return {
      expected: 'the starting numbers, those by which round 1 was paired',
      message:
        `The numbers of the players are ranks after round ${round} (${some.join(', ')}), ` +
        'and round 1 was not paired by them. ' +
        'The numbers by which the rounds were paired are not in the file, so no round can be judged.',
    };
  },
  'other-numbers': (found) => ({
    expected: 'the starting numbers, those by which the rounds were paired',
    message: `The numbers in the file are probably not those by which the rounds were paired: ${otherNumbersWords(found)}. No round is judged by them.`,
  }),
  'input-no-rounds': () => ({
    expected: 'at least one round with pairings',
    message: 'No round of the tournament has been paired, so there is nothing to check.',
  }),
  'input-rounds': ({ pairedRounds }) => ({
    expected: `some of the rounds 1 to ${pairedRounds}`,
    message: 'None of the rounds asked for has been paired.',
    adjustment: 'nothing of this tournament was checked',
  }),
  'open-byes': ({ round, ids, taken, right, edition }) => ({
    expected: '0000 - U for the pairing-allocated bye, 0000 - F for others',
    message: `Round ${round}: the file does not say which of the byes of players ${idList(ids)} was pairing-allocated, if any.`,
    adjustment: `${taken === null ? 'none is taken' : `that of player ${person(taken)} is taken`} for it: ${rightByes(right, edition)}`,
  }),
  edition: (refused, _, people) => ({
    expected: 'an edition that this version can check',
    message: refusedEditionWords(refused, people),
  }),
  'rating-missing': (refused, _, people) => ({
    expected: 'a rating of everybody who was paired',
    message: refusedEditionWords(refused, people),
  }),
  'unknown-federation': (_, code) => ({
    expected: 'the code of a federation of FIDE',
    message: `${code} is not among the federations of FIDE that this version knows.`,
    adjustment: 'it is taken for a federation',
  }),
  'input-players': (found) => ({
    expected: '',
    message: `${found.place}: ${rowWords(found)}`,
    adjustment: found.kind === 'other-value' ? 'that of the file is used' : 'the row is not used',
  }),
};

function otherNumbersWords(found: FoundFacts['other-numbers']): string {
  if (found.kind === 'near')
    return `most boards of round 1 lie near those that the numbers give and are others, and ${found.deviating} of ${found.later} later rounds deviate`;
  const { ids, rounds } = found;
  const who = `${ids.length === 1 ? 'player' : 'the players'} ${idList(ids)}`;
  return `with ${who} at another place the rounds ${rounds.join(', ')} agree, which deviate by the numbers of the file`;
}

function rightByes(right: FoundFacts['open-byes']['right'], edition: string): string {
  if (right.length === 0) return `the round agrees with ${edition} by no choice`;
  if (right.length === 1) return `only so the rounds agree with ${edition}`;
  return `by ${edition} it may be ${right.map((one) => (one === null ? 'none' : person(one))).join(' or ')}`;
}

function rowWords(found: FoundFacts['input-players']): string {
  switch (found.kind) {
    case 'no-such-player':
      return `there is no player ${found.id} in this tournament`;
    case 'other-person':
      return `player ${person(found.id)} has the FIDE number ${found.fideId}, not ${found.listed}`;
    case 'other-value':
      return `the ${found.field} of player ${person(found.id)} is ${found.listed} here, ${found.value} in the file`;
  }
}

/** "Ivan Example (4) with 2200"; documents without other names have the one of the file, too. */
function ratedWords({ id, name, rating }: RatedPlayer, people: People | null): string {
  if (people !== null) return `player ${person(id)} with ${rating}`;
  return `${name === '' ? `player ${id}` : `${name} (${id})`} with ${rating}`;
}

function cutList(texts: readonly string[]): string {
  const others = counted(texts.length - MOST_NAMED + 1, 'other', 'others');
  return listed(texts.length <= MOST_NAMED ? texts : [...texts.slice(0, MOST_NAMED - 1), others]);
}

const MOST_NAMED = 3;
