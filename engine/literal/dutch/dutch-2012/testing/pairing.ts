import { AS_PRINTED } from '../../../reading.js';
import type { DutchPlayer, Float } from '../../player.js';
import { noEqualAbsolutePreferences, noSecondBye, noSecondMeeting } from '../../round.js';
import { dutchPlayer } from '../../testing/players.js';
import { pairBrackets } from '../procedure.js';

/**
 * A position paired by the letter: all pairs with the lower number first, and who gets the bye, like "1-3 2-4, bye 5".
 * @param lines players in ranking order, like "4 25 b2 d- 3,5 bye-barred": number, score, preference, floats (last, earlier),
 * opponents.
 */
export function pairingOf(round: number, lines: readonly string[]): string {
  const absoluteRules = [noSecondMeeting('B.1.a'), noSecondBye('B.1.b'), noEqualAbsolutePreferences('B.2')];
  const brackets = pairBrackets({
    form: AS_PRINTED,
    players: lines.map(playerOf),
    absoluteRules,
    mayMeet: (one, other) => !absoluteRules.some(({ forbidsPair }) => forbidsPair(one, other)),
    mayReceiveBye: ({ mayReceiveBye }) => mayReceiveBye,
    coloursOf: ([white, black]) => ({ white, black, article: '' }),
    isOdd: round % 2 === 1,
  });
  const pairs = brackets.flatMap(({ chosen }) => chosen.pairs.map((pair) => pair.map(({ id }) => id)));
  const sorted = pairs.map((ids) => ids.sort((a, b) => a - b)).sort(([a], [b]) => a - b);
  const byes = brackets.at(-1)?.chosen.downfloaters ?? [];
  return [sorted.map((ids) => ids.join('-')).join(' '), ...byes.map(({ id }) => `bye ${id}`)].join(', ');
}

function playerOf(line: string, rank: number): DutchPlayer {
  const [id, score, [colour, strength], floats, met, ...notes] = line.split(' ');
  return dutchPlayer(Number(id), Number(score), {
    rank,
    preference: {
      colour: colour === 'w' ? 'white' : 'black',
      strength: (['mild', 'strong', 'absolute'] as const)[Number(strength) - 1],
    },
    floatLastRound: floatOf(floats[0]),
    floatTwoRoundsBefore: floatOf(floats[1]),
    opponents: new Set(met.split(',').map(Number)),
    mayReceiveBye: !notes.includes('bye-barred'),
    isTopscorer: notes.includes('topscorer'),
  });
}

function floatOf(letter: string): Float | null {
  return letter === 'd' ? 'down' : letter === 'u' ? 'up' : null;
}
