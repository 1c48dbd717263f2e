import type {
  EditionRefusal,
  ExplainFault,
  Misfit,
  OpenGames,
  RefusedEdition,
  RefusedTournament,
} from '../../checker/index.js';
import { editions, pairsTeams } from '../../engine/index.js';
import { dateWords, roundsFitWords } from './edition-words.js';
import { counted, idList, listed } from './numbers.js';
import { participantsIn } from './participants.js';
import { person, withNames } from './person.js';
import type { People } from './person.js';
import { unjudgedSource } from './unjudged-words.js';

/** Why a file cannot be checked by an edition, and what can be done about it; without a full stop. */
export function refusedEditionWords({ refusal, isOfTeams }: RefusedEdition, people?: People | null): string {
  const why = editionRefusalWords(refusal, people);
  if (refusal.kind === 'no-baku') return why;
  if (refusal.kind === 'unrated') return `${why} (${refusal.edition})`;
  // Where teams are paired, only editions that pair teams are named.
  const possible = isOfTeams ? editions.filter(pairsTeams) : editions;
  return `${why}; to check it by an edition all the same, name one with --rules: ${possible.map(({ id }) => id).join(', ')}`;
}

/** The same without what can be done. */
export function editionRefusalWords(refusal: EditionRefusal, people?: People | null): string {
  switch (refusal.kind) {
    case 'unknown-rules':
      return UNKNOWN_RULES[refusal.what](refusal.text);
    case 'date':
      return `${dateWords(refusal.date)}; ${roundsFitWords(refusal.fit)}`;
    case 'misfit':
      return misfitWords(refusal.misfit, refusal.edition);
    case 'unrated':
      return withNames(unratedWords(refusal.player), people);
    case 'no-baku':
      return refusal.text === null
        ? 'the Baku Acceleration cannot be used where game points are the score (C.04.7, 1.4)'
        : `the file says "${refusal.text}", but the Baku Acceleration cannot be used where game points are the score`;
  }
}

/** Why an edition cannot pair the participants of a file, or its matches. */
export function misfitWords(misfit: Misfit | 'teams', edition: string): string {
  switch (misfit) {
    case 'players':
      return `teams are paired in the file, but players by ${edition}`;
    case 'single-games':
      return `record 192 of the file announces matches of two games, but the rounds of ${edition} are single games`;
    case 'two-games':
      return `the rounds of ${edition} are matches of two games, which record 192 of the file does not announce (see docs/two-games.md)`;
    case 'teams':
      return `the file has no teams, which ${edition} pairs: records 310 are missing`;
  }
}

/** Why nothing can be asked about a file; without a full stop. */
export function refusedTournamentWords({ why }: RefusedTournament): string {
  switch (why.kind) {
    case 'invalid':
      return NO_TOURNAMENT;
    case 'unjudged':
      return `no FIDE rule pairs the rounds of this event (${unjudgedSource(why.unjudged)})`;
    case 'edition':
      return refusedEditionWords(why.refused);
  }
}

/** Why nothing can be asked about a file that cannot be read. */
export const NO_TOURNAMENT = 'the file is not a valid tournament';

/** Why a round cannot be paired or explained; without a full stop. */
export function faultWords(why: ExplainFault, people?: People | null): string {
  return withNames(marked(why), people);
}

function marked(why: ExplainFault): string {
  switch (why.kind) {
    case 'not-next':
      return `round ${why.round} cannot be paired: round ${why.next} is the next one`;
    case 'no-length':
      return 'the file does not say how many rounds the event has, which the rules need: add record 142 (or XXR), or give --total-rounds';
    case 'given-byes':
      return `round ${why.round} cannot be paired: ${givenByes(why)}. A round has one at most (C.04.1, article 3); give a requested bye another letter (H, F or Z)`;
    case 'open':
      return openGamesWords(why.open);
    case 'unrated':
      return unratedWords(why.player);
    case 'all-paired':
      return `all ${why.rounds} rounds of the event are paired already`;
    case 'no-colour':
      return 'the initial-colour is not known: add record 152 (or XXC white1), or give --initial-color';
    case 'nobody':
      return `nobody is there to be paired in round ${why.round}`;
    case 'no-such-player':
      return `there is no ${participantsIn(why).one} ${why.player}`;
  }
}

/** That games or matches of the last round have no result, and whose they are. */
export function openGamesWords({ isOfTeams, round, ids }: OpenGames): string {
  const what = isOfTeams ? 'matches without all results' : 'games without a result';
  return `round ${round} has ${what}: of ${ids.join(', ')}`;
}

function givenByes({ isOfTeams, ids, left }: Extract<ExplainFault, { kind: 'given-byes' }>): string {
  const { one, many } = participantsIn({ isOfTeams });
  return ids.length === 1
    ? `${one} ${idList(ids)} already has the pairing-allocated bye, and ${counted(left, 'other is', 'others are')} left, an odd number that needs a second one`
    : `the ${many} ${listed(ids.map(person))} have the pairing-allocated bye`;
}

function unratedWords(player: number): string {
  return `player ${person(player)} has no rating, which these rules need: add it, or give unrated players a provisional one with --unrated N`;
}

const UNKNOWN_RULES: Readonly<
  Record<Extract<EditionRefusal, { kind: 'unknown-rules' }>['what'], (text: string) => string>
> = {
  rules: (text) => `the file says it was paired by "${text}", which this version cannot check`,
  'round-robin': (text) =>
    `the file says "${text}": a round-robin is not paired by the rules of a Swiss system`,
  teams: (text) =>
    `the file says "${text}": where teams are paired, record 192 has to name the rules (a code like FIDE_TEAM)`,
  acceleration: (text) =>
    `the file says "${text}", but neither which acceleration it is nor the virtual points (records 250, XXA)`,
};
