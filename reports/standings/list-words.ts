import type { StandingsRefusal, StandingsReport } from '../../checker/index.js';
import type {
  DropReason,
  StandingsColumn,
  TieBreakListFault,
  TieBreakListProblem,
} from '../../engine/index.js';
import { PLAYERS } from '../words/participants.js';
import { person, withNames } from '../words/person.js';
import type { People } from '../words/person.js';

/** What is wrong in a list of tie-breaks, where, and what was expected: "position 8: …". */
export function listProblemWords(problem: TieBreakListProblem): string {
  const { kind, position, found, expected } = problem;
  const instead = expected.length === 0 ? '' : `; expected ${expected.join(', ')}`;
  return `position ${position}: ${FAULTS[kind](found)}${instead}`;
}

/** Why there are no standings, and what can be done about it. */
export function standingsRefusalWords(
  refusal: StandingsRefusal,
  who = PLAYERS,
  people?: People | null,
): string {
  switch (refusal.kind) {
    case 'tie-breaks': {
      const { record, text, problem } = refusal.wrong;
      return `the list of tie-breaks "${text.trim()}" in record ${record} cannot be read: ${listProblemWords(problem)} (--tie-breaks names another list)`;
    }
    case 'teams':
      return `the file says "${refusal.text}": but its teams are not told (records 310, 192)`;
    case 'round':
      return refusal.finished === 0
        ? `no round is finished, so there are no standings after round ${refusal.asked}`
        : `there are no standings after round ${refusal.asked}: the last finished round is ${refusal.finished}`;
    case 'player':
      return `there is no ${who.one} ${refusal.id}`;
    case 'left-out':
      return withNames(
        `${who.one} ${person(refusal.id)} completed less than half of the ${who.games} and is left out of the table (--keep-below-half keeps such ${who.many})`,
        people,
      );
  }
}

/** "record 202", "--tie-breaks", or that the file announces none. */
export function listSourceWords({ from, record }: StandingsReport['tieBreaks']): string {
  if (record !== null) return `record ${record}`;
  return from === 'option' ? '--tie-breaks' : 'the file announces none, so points alone rank';
}

/** "C.07 of 2024". */
export function tieBreakRulesName({ id }: Pick<StandingsReport['edition']['edition'], 'id'>): string {
  return id === 'before-2023' ? 'the tie-break rules before September 2023' : `C.07 of ${id}`;
}

/** "C.07 of 2024, start date 2025-03-01". */
export function tieBreakEditionWords({
  edition,
  chosenBy,
  day,
  unclear,
}: StandingsReport['edition']): string {
  const name = tieBreakRulesName(edition);
  const uncertain = edition.isFromUncertain === true ? ', not yet in force everywhere' : '';
  if (chosenBy === 'option') return `${name} (--c07)`;
  if (unclear !== undefined) {
    const { raw, readings = [] } = unclear;
    const how = readings.length === 0 ? 'cannot be read' : `can be read as ${readings.join(' and as ')}`;
    const why = chosenBy === 'fit' ? '; the printed ranks are right by it' : '';
    return `${name} (the date "${raw}" ${how}${why})`;
  }
  return chosenBy === 'date'
    ? `${name} (start date ${day ?? ''}${uncertain})`
    : `${name} (the file has no start date)`;
}

/** Why a tie-break of the list decides nothing; null where it does. */
export function dropWords({ item, dropped, hasArticleNumbers }: StandingsColumn): string | null {
  if (dropped === null) return null;
  return `${item.text} is left out: ${dropReasonWords(dropped, hasArticleNumbers)}`;
}

/** @param hasArticleNumbers false: the edition has none to cite. */
export function dropReasonWords(reason: DropReason, hasArticleNumbers = true): string {
  const { words, article, option } = DROPS[reason];
  const remarks = [hasArticleNumbers ? article : '', option].filter((remark) => remark !== '');
  return remarks.length === 0 ? words : `${words} (${remarks.join('; ')})`;
}

/** What is wrong, the article that says so, and the option that helps; empty for none. */
const DROPS: Readonly<Record<DropReason, Readonly<Record<'words' | 'article' | 'option', string>>>> = {
  'not-fide': { words: 'it is not a FIDE tie-break and cannot be computed', article: '', option: '' },
  'unrated-players': {
    ...{ words: 'somebody is unrated', article: '10', option: '--unrated gives a rating' },
  },
  'not-in-round-robins': {
    ...{ words: 'it must not be used in round robins', article: '8, note', option: '' },
  },
  'only-for-teams': { words: 'it is for teams', article: '11 to 13', option: '' },
  'only-in-round-robins': {
    ...{ words: 'it is for round robins', article: '9.2' },
    option: '--round-robin says that this is one',
  },
};

const FAULTS: Readonly<Record<TieBreakListFault, (found: string) => string>> = {
  empty: () => 'a tie-break is missing',
  'unknown-code': (found) => `"${found}" is not a tie-break of MTB26 (others begin with OTHER_)`,
  'team-code': (found) => `"${found}" is a tie-break of teams`,
  'team-score': (found) => `"${found}" names a score of teams`,
  'unknown-modifier': (found) => `"${found}" is not a modifier`,
  'modifier-not-of-code': (found) => `this tie-break does not have the modifier "${found}"`,
  'modifier-number': (found) => `the number of the modifier "${found}" is wrong`,
  'modifier-twice': (found) => `the modifier "${found}" comes after one of its kind`,
  'listed-twice': (found) => `"${found}" is listed twice`,
};
