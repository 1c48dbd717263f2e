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
  const { verdict, deviations } = checkStandings(tournament, options);
  return { verdict, planted: null, wrongPlaces: deviations.map(wrongPlace) };
}

function wrongPlace(deviation: StandingsDeviation): WrongPlace {
  const { field, player, published, reference } = deviation;
  const unit = field === 'points' ? 10 : 1;
  const rule = ruleOfStandings(deviation);
  const article = field === 'points' ? '' : (deviation.decided?.article ?? TIES);
  return { player, field, published: published / unit, reference: reference / unit, rule, article };
}

/** Article of C.07 on those who remain tied: it decides where only the number of a rank is wrong. */
const TIES = '4.2';
