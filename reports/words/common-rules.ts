import type { Participants } from './participants.js';
import type { RuleWords } from './system-words.js';

/** Words for rules that several systems have in common. */

export const prohibitedPair = ({ many }: Participants): RuleWords => ({
  subject: 'prohibited-pair',
  page: `This rule belongs to the tournament and not to the pairing system: the organiser can order that certain ${many} must not
meet, in all rounds or in some. The file lists them in a record. Such a pair is treated as if it had already met, and the rule comes
before every criterion. It must also be respected when a program checks whether the remaining ${many} can still be paired. A program
that ignores it there reaches a dead end later.`,
});

export const alternate: RuleWords = {
  subject: 'colours-alternate',
  page: `If both want the same colour equally, their games are compared from the latest backwards, until
in one place the one had White and the other Black; now they get the colours the other way round. Rounds without a
game are left out before the comparison, so the places need not be the same rounds: the latest game of the one stands
against the latest game of the other, whenever they were played. Comparing round by round is the classic mistake.`,
};

export const byeGames: RuleWords = {
  subject: 'bye-games',
  page: `Of the players with the lowest score who can have the bye, it goes to one who has played the
highest number of games: who has missed rounds already shall not miss another. Only games over the board count, so that a
forfeit, an absence and a requested bye all lower the number. Taking the player with the fewest games is a known mistake;
taking the rounds in which somebody was paired, forfeits included, is another one.`,
};
