import { ruleOfStandings } from '../../checker/index.js';
import type {
  DecidedRank,
  RankDeviation,
  StandingsCheck,
  StandingsDeviation,
  StandingsExplanation,
} from '../../checker/index.js';
import {
  dropReasonWords,
  listSourceWords,
  standingsRefusalWords,
  tieBreakRulesName,
} from '../standings/list-words.js';
import { standingsReadingIds, standingsReadingWords } from '../standings/reading-words.js';
import { contrastTexts } from '../standings/values.js';
import { capital, counted, players, points } from './numbers.js';
import { participantsIn } from './participants.js';
import type { Participants } from './participants.js';
import { person, withNames } from './person.js';
import type { People } from './person.js';

/** "BH/C1 (8.1, 14.1)", "PTS"; the field where no tie-break decides. */
export function standingsRuleName(
  deviation: StandingsDeviation,
  standings: Pick<StandingsCheck, 'reference'>,
): string {
  const article = standingsArticle(deviation, standings);
  return article === '' ? ruleOfStandings(deviation) : `${ruleOfStandings(deviation)} (C.07 ${article})`;
}

/** Article of C.07; empty for points, which it does not define, and for an edition without article numbers. */
export function standingsArticle(
  deviation: StandingsDeviation,
  standings: Pick<StandingsCheck, 'reference'>,
): string {
  if (deviation.field === 'points') return '';
  if (deviation.decided !== null) return deviation.decided.article;
  return hasArticleNumbers(standings) ? '4.2' : '';
}

/** False for an edition of which no article is cited. */
function hasArticleNumbers({ reference }: Pick<StandingsCheck, 'reference'>): boolean {
  return reference?.edition.edition.hasArticleNumbers !== false;
}

/** Which printed value is wrong, what it should be, and what decides that. */
export function explainStandings(
  deviation: StandingsDeviation,
  standings: Pick<StandingsCheck, 'reference'>,
  people?: People | null,
): string {
  return withNames(marked(deviation, standings), people);
}

function marked(deviation: StandingsDeviation, standings: Pick<StandingsCheck, 'reference'>): string {
  const who = rankedIn(standings);
  const name = `${capital(who.one)} ${person(deviation.player)}`;
  if (deviation.field === 'points') {
    const { published, reference } = deviation;
    return `${name} has ${points(published)} points in the file; the results give ${points(reference)}.`;
  }
  const { published, reference, last, decided } = deviation;
  const among = howTiesArePartedIn(standings);
  const right = last === reference ? `${reference}` : `${reference} (to ${last} ${among})`;
  const head = `${name} has rank ${published}; by the rules ${right}`;
  if (decided === null) return `${head}: ${aheadWords(deviation, among)}.`;
  return `${head}: ${decisionWords(deviation.player, decided, who)} [${standingsRuleName(deviation, standings)}].`;
}

/** How the points and ranks were compared: "after round 9, by PTS, BH/C1, BH (record 202)"; null where nothing was. */
export function standingsBasis({ reference }: StandingsCheck): string | null {
  if (reference === null) return null;
  const { table, tieBreaks, edition } = reference;
  const list = table.columns.map(({ item }) => item.text).join(', ');
  const rules = table.columns.length === 1 ? '' : `, ${tieBreakRulesName(edition.edition)}`;
  return `after round ${table.round}, by ${list} (${listSourceWords(tieBreaks)})${rules}`;
}

/** What a reader should know beside the deviations: what was not compared, and why all of them may have one cause. */
export function standingsNotes(standings: StandingsCheck, people?: People | null): string[] {
  const { ranksNotChecked, undecided, explanations, parted, points: ofPoints } = standings;
  const cites = hasArticleNumbers(standings);
  const notes: string[] = [];
  if (ofPoints === 'not-compared' && standings.ranks !== 'not-compared')
    notes.push('The file prints no points: only the ranks are compared.');
  if (ranksNotChecked !== null) notes.push(RANKS_NOT_CHECKED[ranksNotChecked]);
  if (undecided !== null)
    notes.push(
      `From ${undecided.item.text} on any order is taken: ${dropReasonWords(undecided.reason, cites)}.`,
    );
  if (explanations.length > 0)
    notes.push(
      `All ranks would be right ${explanations.map((one) => explanationWords(one, cites)).join(', or ')}.`,
    );
  const reason = standings.verdict === 'deviates' ? readingsReason(standings) : null;
  if (reason !== null) notes.push(`All ranks are ${reason}.`);
  for (const ids of parted)
    notes.push(
      withNames(
        `${capital(rankedIn(standings).many)} ${players(ids, ' and ')} remain tied and have different ranks: by lot or play-off${cites ? ' (C.07 3, 4.2)' : ''}.`,
        people,
      ),
    );
  return notes;
}

/** Why nothing was compared, or why a table agrees otherwise; null elsewhere. */
export function standingsReason(standings: StandingsCheck): string | null {
  const { notChecked, verdict } = standings;
  if (verdict === 'agrees-otherwise') return readingsReason(standings);
  if (notChecked === null) return null;
  return notChecked.kind === 'nothing-printed'
    ? 'the file prints neither points nor ranks'
    : standingsRefusalWords(notChecked);
}

/** By which other readings all ranks are right: "right by another reading: reading T6: …"; null where by none, or none is wrong. */
export function readingsReason(standings: StandingsCheck): string | null {
  const { readings, ranks } = standings;
  if (ranks !== 'agree-otherwise') return null;
  const cites = hasArticleNumbers(standings);
  return `right by another reading: ${readings.map((one) => standingsReadingWords(one, cites)).join('; ')}`;
}

/** "agree"; of a table whose ranks were not compared what was compared. */
export function standingsVerdictWords({ verdict, points: ofPoints }: StandingsCheck): string {
  if (verdict === 'agrees') return 'agree';
  if (verdict === 'agrees-otherwise') return 'agree otherwise';
  if (verdict === 'deviates') return 'deviate';
  return ofPoints === 'agree' ? POINTS_ONLY : 'not compared';
}

const POINTS_ONLY = 'points agree, ranks not compared';

/** "standings agree", with the list where it is not the file's own. */
export function standingsBriefly(standings: StandingsCheck): string {
  const { verdict, deviations, reference, readings } = standings;
  const words = standingsVerdictWords(standings);
  if (verdict === 'not-checked') return words === POINTS_ONLY ? words : `standings ${words}`;
  if (verdict === 'deviates')
    return `${counted(deviations.length, 'wrong place', 'wrong places')} in the standings`;
  if (verdict === 'agrees-otherwise')
    return `standings ${words} (${readings.map(standingsReadingIds).join(', ')})`;
  return reference?.tieBreaks.from === 'default' ? 'standings agree by points' : 'standings agree';
}

function rankedIn({ reference }: Pick<StandingsCheck, 'reference'>): Participants {
  return participantsIn({ isOfTeams: reference?.ranked === 'teams' });
}

const RANKS_NOT_CHECKED: Readonly<Record<NonNullable<StandingsCheck['ranksNotChecked']>, string>> = {
  'no-ranks': 'The file prints no ranks.',
  'starting-numbers': 'The ranks are not compared: they are the starting numbers, and no list is announced.',
  running: 'The ranks are not compared: the printed points count more or less than the finished rounds.',
};

/** What may part those who are tied after all tie-breaks that have values. */
function howTiesArePartedIn({ reference }: Pick<StandingsCheck, 'reference'>): string {
  const missing = reference?.table.columns.find(({ dropped }) => dropped !== null);
  return missing === undefined ? 'by lot' : `by ${missing.item.text}, which has no values here`;
}

/** Where only the number is wrong: "4 others are ahead, 2 of them by lot". */
function aheadWords({ reference, aheadByLot }: RankDeviation, among: string): string {
  const ahead = reference - 1;
  if (ahead === 0) return 'nobody is ahead';
  const words = `${counted(ahead, 'other is', 'others are')} ahead`;
  return aheadByLot === 0
    ? words
    : `${words}, ${ahead === aheadByLot ? '' : `${aheadByLot} of them `}${among}`;
}

function decisionWords(
  player: number,
  { item, own, against, theirs, isAhead, isByValue }: DecidedRank,
  { one }: Participants,
): string {
  const [ahead, behind] = (isAhead ? [player, against] : [against, player]).map(person);
  if (item.code === 'DE') return `the direct encounter places ${one} ${ahead} before ${one} ${behind}`;
  if (!isByValue) return `${item.text} places ${one} ${ahead} before ${one} ${behind}`;
  const [first, second] = contrastTexts(isAhead ? [own, theirs] : [theirs, own]);
  const name = item.code === 'PTS' ? 'points' : item.text;
  return `${name} ${first} of ${one} ${ahead} before ${second} of ${one} ${behind}`;
}

/** @param cites whether the edition has article numbers. */
function explanationWords(explanation: StandingsExplanation, cites: boolean): string {
  switch (explanation.kind) {
    case 'reading':
      return `by ${standingsReadingWords([explanation.reading], cites)}`;
    case 'exchanged':
      return `with ${explanation.second.text} before ${explanation.first.text}`;
    case 'modifier-ignored':
      return `with ${explanation.instead.text} instead of ${explanation.item.text}`;
    case 'left-out':
      return `without ${explanation.item.text}`;
    case 'edition':
      return `by ${tieBreakRulesName({ id: explanation.edition })}`;
    case 'plain-cut':
      return 'if cuts made no difference for voluntary unplayed rounds (16.5 ignored)';
    case 'no-adjustment':
      return cites
        ? 'if byes at the end of an opponent did not count as draws (16.3.2 ignored)'
        : 'if unplayed rounds of an opponent did not count as draws';
    case 'forfeits-played':
      return 'if forfeits counted as games played';
    case 'below-half-counts':
      return 'if those who completed less than half of their games counted, and the results against them (C.05)';
  }
}
