import { checkStandings, ruleOfStandings } from '../../../checker/index.js';
import type { StandingsDeviation } from '../../../checker/index.js';
import type { Tournament } from '../../../corpus/index.js';
import type { TrialStandings, WrongPlace } from '../../campaign/trials/trial.js';

/**
 * Whether the points and ranks that a file prints follow from its results and the list that it announces.
 * @param isRoundRobin the event is one, whatever the file says; false: the file says it.
 */
export function judgeStandings(tournament: Tournament, isRoundRobin = false): TrialStandings {
  const options = { tieBreaks: null, unrated: null, isRoundRobin };
  const { verdict, deviations, reference } = checkStandings(tournament, options);
  // Ranks that are right by another reading of C.07 are not wrong.
  if (verdict === 'agrees-otherwise') return { verdict: 'agrees', planted: null, wrongPlaces: [] };
  const ties = reference?.edition.edition.hasArticleNumbers === false ? '' : TIES;
  return { verdict, planted: null, wrongPlaces: deviations.map((one) => wrongPlace(one, ties)) };
}

/** @param ties the article on those who remain tied, which decides where only the number of a rank is wrong. */
function wrongPlace(deviation: StandingsDeviation, ties: string): WrongPlace {
  const { field, player, published, reference } = deviation;
  const unit = field === 'points' ? 10 : 1;
  const rule = ruleOfStandings(deviation);
  const article = field === 'points' ? '' : (deviation.decided?.article ?? ties);
  return { player, field, published: published / unit, reference: reference / unit, rule, article };
}

/** C.07 */
const TIES = '4.2';
