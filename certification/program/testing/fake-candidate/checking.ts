import { checkStandings } from '../../../../checker/index.js';
import type { Tournament } from '../../../../corpus/index.js';
import { publishedRound } from '../../../../checker/judge/published-round.js';
import type { Pairing } from '../../answers/answers.js';
import { isSame } from '../../ask-pairing.js';
import { tournamentBefore } from '../../tournament-before.js';
import { opinionsByTable } from './by-table.js';
import { kind, table as followed } from './mode.js';
import { pairNext } from './pairing.js';

/** What the fake candidate says of each round of a tournament. */
export function opinions(tournament: Tournament): { round: number; agrees: boolean; own: Pairing | null }[] {
  if (followed !== null) return opinionsByTable(tournament, followed);
  return Array.from({ length: tournament.pairedRounds }, (_, index) => {
    const round = index + 1;
    const own = pairNext(tournamentBefore(tournament, round));
    const agrees = own !== null && isSame(own, publishedRound(tournament, round));
    return { round, agrees: agrees || kind === 'blind', own };
  });
}

/** The same as command-line checkers print it. */
export function checkText(tournament: Tournament): string {
  const shift = kind === 'wrong-round' ? 1 : 0;
  const name = kind === 'latin1' ? 'Zürich' : 'input';
  const lines = opinions(tournament).flatMap(({ round, agrees, own }) => [
    `${name}: Round #${round + shift}`,
    ...(agrees || own === null ? [] : table(own, publishedRound(tournament, round))),
  ]);
  return [...lines, ...(standingsAgree(tournament) ? [] : ['Standings: wrong'])]
    .map((line) => `${line}\r`)
    .join('');
}

/** What it says of the standings: some kinds never find anything wrong, one always does. */
export function standingsAgree(tournament: Tournament): boolean {
  if (kind === 'cries-standings') return false;
  if (kind !== 'checks-standings') return true;
  return checkStandings(tournament, { tieBreaks: null, unrated: null }).verdict !== 'deviates';
}

/** The pairs that differ, side by side. */
function table(own: Pairing, published: Pairing): string[] {
  const [left, right] = [own, published].map(({ pairs, bye }) => [
    ...pairs.map(({ white, black }) => cell(white, black)),
    ...(bye === null ? [] : [kind === 'prints-pab' ? `    PAB: ${String(bye).padStart(4)}` : cell(bye, 0)]),
  ]);
  const ours = left.filter((text) => !right.includes(text));
  const theirs = right.filter((text) => !left.includes(text));
  return [
    '  Checker pairings        Tournament pairings',
    ...ours.map((text, index) => `${text}            ${theirs[index] ?? ''}`),
  ];
}

function cell(white: number, black: number): string {
  return `${String(white).padStart(7)} - ${String(black).padStart(3)}`;
}
