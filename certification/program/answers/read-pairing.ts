import { unreadable } from './answers.js';
import type { PairAnswer, Pairing } from './answers.js';
import { linesOf, quoted } from './decode.js';

/**
 * Reads the layout of JaVaFo and bbpPairings: the number of pairs, then `WHITE BLACK` a line, the bye as `N 0`. Line
 * ends and blanks at the end do not matter; everything else does.
 */
export function readPairing(text: string): PairAnswer {
  const lines = linesOf(text);
  while (lines.at(-1) === '') lines.pop();
  if (lines.length === 0) return unreadable('the pairing is empty');
  const [first, ...rest] = lines;
  const count = /^ *(\d{1,5})$/.exec(first)?.[1];
  if (count === undefined)
    return unreadable(
      `the pairing must start with the number of pairs, but its first line is ${quoted(first)}`,
    );
  if (rest.length !== Number(count))
    return unreadable(`the pairing announces ${count} pairs, but ${rest.length} lines follow`);
  const couples: [number, number][] = [];
  for (const [index, line] of rest.entries()) {
    const match = /^ *(\d{1,5})[ \t]+(\d{1,5})$/.exec(line);
    if (match === null)
      return unreadable(`line ${index + 2} of the pairing is ${quoted(line)}, not two starting numbers`);
    couples.push([Number(match[1]), Number(match[2])]);
  }
  return pairingOf(couples);
}

/** The pairing of couples in which 0 stands for the bye; unreadable when a player has two places. */
export function pairingOf(couples: readonly (readonly [number, number])[]): PairAnswer {
  const pairs: { white: number; black: number }[] = [];
  const byes: number[] = [];
  const seated = new Set<number>();
  for (const [white, black] of couples) {
    if (white === 0) return unreadable(`the pairing holds the pair "${white} ${black}"`);
    for (const id of black === 0 ? [white] : [white, black]) {
      if (seated.has(id)) return unreadable(`the pairing names player ${id} twice`);
      seated.add(id);
    }
    if (black === 0) byes.push(white);
    else pairs.push({ white, black });
  }
  if (byes.length > 1) return unreadable(`the pairing has ${byes.length} byes (players ${byes.join(', ')})`);
  return { ok: true, pairing: { pairs, bye: byes[0] ?? null } };
}

/** What is wrong with a pairing for those who are there to be paired; null when everybody has exactly one place. */
export function seatingFault(pairing: Pairing, present: ReadonlySet<number>): string | null {
  const seated = new Set(pairing.pairs.flatMap(({ white, black }) => [white, black]));
  if (pairing.bye !== null) seated.add(pairing.bye);
  const strangers = [...seated].filter((id) => !present.has(id));
  if (strangers.length > 0) return `the pairing names ${players(strangers)}, not to be paired in this round`;
  const missing = [...present].filter((id) => !seated.has(id));
  if (missing.length > 0) return `the pairing leaves out ${players(missing)}`;
  return null;
}

function players(ids: readonly number[]): string {
  const shown = ids.slice(0, 5).join(', ');
  const more = ids.length > 5 ? ` and ${ids.length - 5} more` : '';
  return `${ids.length === 1 ? 'player' : 'players'} ${shown}${more}`;
}
