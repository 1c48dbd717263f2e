import { AGAIN_STATES } from '../../certification/campaign/again/compare-trial.js';
import type { AgainState, RuleRounds, TrialAgain } from '../../certification/campaign/again/compare-trial.js';
import type { AgainResult } from '../../certification/campaign/again/run-again.js';
import type { ShrunkAgain } from '../../certification/campaign/again/shrunk-again.js';
import { isFailure } from '../../certification/campaign/summary/direction-summary.js';
import { hasWrongStandings } from '../../certification/campaign/summary/standings-summary.js';
import type { StoredTrial } from '../../certification/campaign/store/stored-trial.js';
import { isDeviating } from '../../certification/campaign/triage/deviating-rounds.js';
import { counted, roundsByNumber } from '../words/numbers.js';
import { grouped } from './words.js';

/** What became of a tournament, after its title. */
export const AGAIN_WORDS: Readonly<Record<AgainState, string>> = {
  mended: 'mended',
  'partly-mended': 'partly mended',
  'not-mended': 'not mended',
  elsewhere: 'deviates in another place',
  fails: 'the program fails now',
  'not-judged': 'could not be judged',
};

/** What became of a smallest tournament. */
export const SHRUNK_AGAIN_WORDS: Readonly<Record<ShrunkAgain['state'], string>> = {
  mended: 'mended',
  'not-mended': 'not mended',
  elsewhere: 'deviates by another rule',
  fails: 'the program fails now',
  agrees:
    'the program pairs the round by the rules; it may have done so before, since its generator wrote the tournament',
  missing: 'not run again: the file is missing or cannot be read',
  'cannot-pair': 'not run again: the program generates tournaments, but does not pair',
};

/** How many tournaments are in each state. */
export function stateCounts({ tournaments }: Pick<AgainResult, 'tournaments'>): Record<AgainState, number> {
  const count = (state: AgainState): number => tournaments.filter((one) => one.state === state).length;
  return Object.fromEntries(AGAIN_STATES.map((state) => [state, count(state)])) as Record<AgainState, number>;
}

/** "Of 14 tournaments that deviated, 12 are mended, 2 are not; 1 of them deviates in another place." */
export function againHeadline(result: AgainResult): string {
  const { tournaments, campaign } = result;
  const all = tournaments.length;
  if (campaign.found.length === 0)
    return `The campaign found no deviation and no failure in ${counted(campaign.run, 'tournament', 'tournaments')}, so nothing was run again.`;
  if (all === 0) return `None of ${describedFound(campaign.found)} was run again.`;
  const counts = stateCounts(result);
  const { mended, elsewhere, fails } = counts;
  const partly = counts['partly-mended'];
  const unknown = counts['not-judged'];
  const not = all - mended - unknown;
  const details = [
    ...(elsewhere > 0
      ? [`${elsewhere} of them ${elsewhere === 1 ? 'deviates' : 'deviate'} in another place`]
      : []),
    ...(partly > 0 ? [`${partly} of them ${are(partly)} partly mended`] : []),
    ...(fails > 0 ? [`the program now fails at ${fails} of them`] : []),
  ];
  const judged = [
    `${mended} ${are(mended)} mended`,
    ...(not > 0 || unknown === 0 ? [`${not} ${are(not)} not`] : []),
    ...(unknown > 0 ? [`${unknown} could not be judged`] : []),
  ];
  const befores = tournaments.map(({ before }) => before);
  const found = describedFound(befores);
  if (mended === all)
    return all === 1 ? `The one tournament ${thatFound(befores)} is mended.` : `All ${found} are mended.`;
  return `Of ${found}, ${judged.join(', ')}${details.map((detail) => `; ${detail}`).join('')}.`;
}

function are(n: number): string {
  return n === 1 ? 'is' : 'are';
}

/** "14 tournaments that deviated", "3 tournaments at which the program failed". */
function describedFound(found: readonly StoredTrial[]): string {
  return `${grouped(found.length)} ${found.length === 1 ? 'tournament' : 'tournaments'} ${thatFound(found)}`;
}

function thatFound(found: readonly StoredTrial[]): string {
  if (!found.some(isFailure)) return 'that deviated';
  return found.some((trial) => isDeviating(trial) || hasWrongStandings(trial))
    ? 'that deviated or at which the program failed'
    : 'at which the program failed';
}

/**
 * "round 3 before, none now", or with "new" where the rule was kept before.
 * @param hasFailed the program failed now, and later rounds were not compared.
 */
export function roundsAgainWords(
  { before, now }: Pick<RuleRounds, 'before' | 'now'>,
  hasFailed: boolean,
): string {
  if (before.length === 0) return `new: ${roundsByNumber(now)}`;
  const fresh = now.filter((round) => !before.includes(round));
  const isSame = now.length === before.length && fresh.length === 0;
  const none = hasFailed ? 'none before the failure now' : 'none now';
  const some = isSame ? 'the same now' : `${roundsByNumber(now)} now`;
  return `${roundsByNumber(before)} before, ${now.length === 0 ? none : some}${fresh.length === 0 ? '' : ` (new: ${roundsByNumber(fresh)})`}`;
}

/** "standings: 3 wrong places before, none now"; null where they were wrong neither before nor now. */
export function standingsAgainWords({ standings }: TrialAgain): string | null {
  if (standings === null) return null;
  const { before, now, placesBefore, placesNow } = standings;
  const words = (isWrong: boolean, places: number): string =>
    !isWrong ? 'right' : places === 0 ? 'wrong' : `wrong (${counted(places, 'place', 'places')})`;
  const today = now === null ? 'not compared' : words(now, placesNow);
  return `standings: ${words(before, placesBefore)} before, ${today} now`;
}

/** What is not known after this, in a sentence each. */
export function limitWords({ campaign, tournaments, left }: AgainResult): string[] {
  const { run, wanted, found, unjudged } = campaign;
  const agreed = run - found.length - unjudged;
  const goesOn = tournaments.some(
    ({ state, before }) => state === 'elsewhere' && ['live', 'their-files'].includes(before.direction),
  );
  return [
    ...(left > 0
      ? [`Interrupted: ${counted(left, 'tournament was', 'tournaments were')} not run again.`]
      : []),
    ...(run < wanted
      ? [
          `The campaign has run ${grouped(run)} of its ${grouped(wanted)} tournaments so far; the others are not known.`,
        ]
      : []),
    ...(agreed > 0 && found.length > 0
      ? [
          `${agreed === 1 ? 'The tournament' : `The ${grouped(agreed)} tournaments`} that agreed before ${agreed === 1 ? 'was' : 'were'} not run again: only a new campaign shows whether the new program pairs ${agreed === 1 ? 'it' : 'them'} by the rules.`,
        ]
      : []),
    ...(unjudged > 0
      ? [
          `${counted(unjudged, 'tournament that could not be judged before was', 'tournaments that could not be judged before were')} not run again.`,
        ]
      : []),
    ...(tournaments.some(({ now }) => isFailure(now))
      ? ['Where the program failed, the rounds after the failure were not compared.']
      : []),
    ...(goesOn
      ? [
          'In live and their-files a tournament goes on with the pairings of the program: after a round that is paired differently now, it is another tournament.',
        ]
      : []),
  ];
}
