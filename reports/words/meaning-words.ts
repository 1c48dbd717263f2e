import { resultWords } from '../../corpus/index.js';
import type { OtherMeaning } from '../../corpus/index.js';
import type { TournamentReport } from '../../checker/index.js';
import { person, withNames } from './person.js';
import type { People } from './person.js';

type JudgedMeaning = NonNullable<TournamentReport['otherMeanings']>[number];

/** What a file may mean instead, as the middle of a sentence: "0-1 in round 5 between 4 and 9". */
export function meaningWords(meaning: OtherMeaning, people?: People | null): string {
  return withNames(marked(meaning), people);
}

function marked(meaning: OtherMeaning): string {
  if (meaning.kind === 'worth') return `scoring in which ${meaning.what}`;
  const { round, player, opponent, instead } = meaning;
  return opponent === null
    ? `the bye ${instead[0]} of ${person(player)} in round ${round}`
    : `${resultWords(instead)} between ${person(player)} and ${person(opponent)} in round ${round}`;
}

/** What hangs on the other meanings of a file, a line each; other byes only where they explain something. */
export function meaningLines(
  { otherMeanings = [] }: Pick<TournamentReport, 'otherMeanings'>,
  people?: People | null,
): string[] {
  return otherMeanings
    .filter(isWorthTelling)
    .map((judged) => withNames(`With ${allWords(judged)}: ${consequences(judged)}.`, people));
}

function isWorthTelling({ meanings, onlySo, onlyAsRead, standings }: JudgedMeaning): boolean {
  const isOfByes = meanings.every((meaning) => meaning.kind === 'result' && meaning.opponent === null);
  const isBetter = onlyAsRead.length === 0 && (onlySo.length > 0 || standingsWords(standings) !== null);
  return !isOfByes || isBetter;
}

/** All of them together, each with why the file may mean it. */
function allWords({ meanings }: JudgedMeaning): string {
  return meanings.map((meaning) => `${marked(meaning)} (${because(meaning)})`).join(' and ');
}

function because(meaning: OtherMeaning): string {
  if (meaning.kind === 'worth') return 'so all printed points are right';
  const { because: why, player, opponent, read } = meaning;
  if (why === 'old-sign') return 'TRF06 has one sign for it and the pairing-allocated bye';
  if (why === 'other-player') return `as player ${person(opponent ?? player)} has it`;
  return `so the points of ${opponent === null ? person(player) : 'both'} are right; the file says ${resultWords(read)}`;
}

/** What is right of the standings so; null where nothing is. */
function standingsWords(standings: JudgedMeaning['standings']): string | null {
  if (standings?.verdict === 'agrees') return 'the standings agree';
  if (standings?.verdict === 'agrees-otherwise') return 'the standings agree otherwise';
  return standings?.verdict === 'not-checked' && standings.points === 'agree' ? 'the points agree' : null;
}

function consequences({ onlySo, onlyAsRead, standings }: JudgedMeaning): string {
  const ofStandings = standingsWords(standings);
  const parts = [
    ...(onlySo.length === 0 ? [] : [`${roundsWords(onlySo, 'agrees', 'agree')}, not without it`]),
    ...(onlyAsRead.length === 0 ? [] : [`${roundsWords(onlyAsRead, 'deviates', 'deviate')}, not without it`]),
    ...(onlySo.length + onlyAsRead.length === 0 ? ['no round is judged otherwise'] : []),
    ...(ofStandings === null ? [] : [ofStandings]),
  ];
  return parts.join('; ');
}

function roundsWords(rounds: readonly number[], one: string, many: string): string {
  return rounds.length === 1 ? `round ${rounds[0]} ${one}` : `rounds ${rounds.join(', ')} ${many}`;
}
