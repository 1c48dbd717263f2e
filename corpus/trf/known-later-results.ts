import type { ResultCode } from '../../engine/index.js';

/** The result letters of the two players of a game, the first player's first. */
export type EarlierResult = readonly [ResultCode, ResultCode];

/** The result of a game, by the letter of the first player (`1`, `=`, `0`, …) or by both (`=/0`); null: none. */
export function earlierResult(text: string): EarlierResult | null {
  const [one, other, ...rest] = text.toUpperCase().replace('½', '=').split('/');
  const first = LETTERS.find((letter) => letter === one);
  if (first === undefined || rest.length > 0) return null;
  if (other === undefined) return [first, COUNTERPARTS[first]];
  const second = LETTERS.find((letter) => letter === other);
  return second === undefined || isForfeit(first) !== isForfeit(second) ? null : [first, second];
}

/** The same as text: one letter where the other one follows from it. */
export function resultText([first, second]: EarlierResult): string {
  return COUNTERPARTS[first as GameLetter] === second ? first : `${first}/${second}`;
}

const LETTERS = ['1', '=', '0', '+', '-', 'W', 'D', 'L'] as const satisfies readonly ResultCode[];
type GameLetter = (typeof LETTERS)[number];

const COUNTERPARTS: Readonly<Record<GameLetter, GameLetter>> = {
  '1': '0',
  '=': '=',
  '0': '1',
  '+': '-',
  '-': '+',
  W: 'L',
  D: 'D',
  L: 'W',
};

function isForfeit(letter: GameLetter): boolean {
  return letter === '+' || letter === '-';
}
