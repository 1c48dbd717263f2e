import type { DirectionSummary } from '../../certification/campaign/summary/direction-summary.js';
import type { StoredTrial } from '../../certification/campaign/store/stored-trial.js';
import type { WrongPlace } from '../../certification/campaign/trials/trial.js';
import type { Threshold } from '../../certification/campaign/summary/threshold.js';
import { counted } from '../words/numbers.js';
import { participantsOf } from '../words/words-of.js';
import { grouped } from './words.js';

/** What a direction found out about standings; null where it does not look at them. */
export function standingsWords({ direction, run, standings }: DirectionSummary): string | null {
  if (standings === null)
    return direction === 'their-checker' && run > 0
      ? "standings: not compared, by its profile the program's checker looks at pairings only"
      : null;
  const { compared, notChecked, deviating, planted, missed } = standings;
  const tables = counted(compared, 'tournament', 'tournaments');
  const unknown = notChecked === 0 ? '' : `; ${grouped(notChecked)} could not be compared`;
  if (direction !== 'their-checker')
    return `standings: wrong in ${grouped(deviating)} of ${tables}${unknown}`;
  return `standings: ${grouped(missed)} of ${counted(planted, 'planted error', 'planted errors')} not reported, ${grouped(deviating - missed)} of ${grouped(compared - planted)} right ones called wrong${unknown}`;
}

/** "3 rounds and 11 tournaments with wrong standings", where both are counted; null where nothing but rounds is. */
export function discrepancyCountWords(
  { discrepancies, roundsDeviating }: DirectionSummary,
  { countsStandings }: Threshold,
): string | null {
  if (!countsStandings) return null;
  const tables = discrepancies - roundsDeviating;
  return `${counted(discrepancies, 'discrepancy', 'discrepancies')}: ${counted(roundsDeviating, 'round', 'rounds')} and ${counted(tables, 'tournament', 'tournaments')} with wrong standings`;
}

/** The title of the list of wrong standings: whether they count for the verdict. */
export function wrongStandingsTitle(title: string, { countsStandings }: Threshold): string {
  return countsStandings
    ? `${title} (each tournament is one discrepancy)`
    : `${title} (not counted by the threshold, which is on pairings)`;
}

/** What is wrong with the standings of a tournament, or with what a checker says of them: a headline, then each place. */
export function wrongStandingsWords({ standings, direction, edition }: StoredTrial): {
  readonly headline: string;
  readonly places: readonly string[];
} {
  const { planted = null, wrongPlaces = [] } = standings ?? {};
  const { one } = participantsOf(edition);
  const places = wrongPlaces.map((place) => wrongPlaceWords(place, one));
  if (planted !== null)
    return { headline: `its checker does not report a planted error (${planted})`, places };
  if (direction === 'their-checker')
    return { headline: 'its checker calls standings wrong that are right', places };
  return { headline: counted(places.length, 'wrong place', 'wrong places'), places };
}

/** "player 17 has rank 9, by the rules 10 [BH/C1, C.07 8.1]". */
function wrongPlaceWords(
  { player, field, published, reference, rule, article }: WrongPlace,
  who: string,
): string {
  const what = field === 'rank' ? `rank ${published}` : `${published} points`;
  const why = field === 'points' ? '' : ` [${rule}${article === '' ? '' : `, C.07 ${article}`}]`;
  return `${who} ${player} has ${what}, by the rules ${reference}${why}`;
}
