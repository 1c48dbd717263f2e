import type { Deviation } from '../../../checker/index.js';
import type { TableFinding, TableRuleName } from '../../../engine/round-robin/index.js';
import { capital, pair, roundsByNumber } from '../numbers.js';
import { participantsIn } from '../participants.js';
import type { Participants } from '../participants.js';
import { causeBriefly, causeSentence, isWholeCause } from './cause-words.js';
import type { WholeCause } from './cause-words.js';
import { person } from '../person.js';

/** What a round has otherwise than its table, as an arbiter would say it; with the article, and marked for names. */
export function tableWords({ article, rule, isOfTeams }: Deviation, finding: TableFinding): string {
  return `${sentence(finding, participantsIn({ isOfTeams: isOfTeams === true }))} [${rule}, ${article}].`;
}

/** The same in few words. */
export function tableBriefly({ article, rule, isOfTeams }: Deviation, finding: TableFinding): string {
  return `${rule} (${article}): ${brief(finding, participantsIn({ isOfTeams: isOfTeams === true }))}`;
}

/** What each rule of a round robin means, by the names under which deviations are counted. */
export const RULE_MEANINGS: Readonly<Record<TableRuleName, string>> = {
  'BT1.round':
    'The rounds are played in the order of the Berger table; of two cycles the last two rounds of the first may be exchanged. A round deviates when more than half of its games are those of another round.',
  'BT1.players':
    'Every player has one number of the table for the whole event. A round deviates when two players stand in each other’s place, so that each plays the games of the other one.',
  'BT1.ring':
    'The same of three or more players: each has the place of the next one, and the last that of the first. In a round alone the games do not show which players these are: their opponents in a ring have the same games. The report names those by whom fewer colours differ, and of equal ones those with the lowest number.',
  'BT1.rest':
    'With an odd number of players the one who meets the last number of the table, which nobody has, rests. A round deviates when somebody else rests.',
  'BT1.game':
    'The sum of two numbers tells the round in which they meet. A game deviates when it was played in another round; both rounds are told.',
  'BT2.colour':
    'Where the sum of two numbers is odd the lower one has White, else the higher one; who has White against the last number is told by the half of the table. In every second cycle colours are turned. A game deviates when the other player had White.',
  'BT2.round': 'The same of all games of a round: its games are right, and all their colours are turned.',
  'BT2.event':
    'The same of nearly all games of the event: told once, of round 1. All rounds are held against the table with its colours turned, so that only what differs from this is told besides.',
  'BT2.cycle':
    'The colours are turned from cycle to cycle. A cycle deviates when nearly all of its games have the colours of another cycle that should have the opposite ones. This is reported once, in the first round of the cycle; its rounds are compared with these colours, so that only what else differs is reported.',
  'BT3.never':
    'Everybody meets everybody. Two who never meet deviate, unless one of them was away: with points for the game, without a game in the round before or after it, or having left the event.',
  'BT3.twice': 'Nobody meets somebody more often than there are cycles. Told of the rounds beyond these.',
  'BT3.round':
    'Every round of the table is played once. A round deviates when more than half of its games are those of another round, which is played in its own place as well. The report says which round is not played for that reason.',
};

function sentence(finding: TableFinding, who: Participants): string {
  return isWholeCause(finding) ? causeSentence(finding, who) : sentenceOfOne(finding, who);
}

function sentenceOfOne(finding: Exclude<TableFinding, WholeCause>, who: Participants): string {
  switch (finding.kind) {
    case 'round':
      return finding.isExchanged
        ? `The games are those of round ${finding.round}, and round ${finding.round} has the games of this one: the two rounds are exchanged`
        : `The games are those of round ${finding.round} of the table`;
    case 'round-colours':
      return 'The games are right, but the colours of all of them are turned';
    case 'event-colours':
      return 'The colours of all games of the event are turned: said once, and the rounds are held against turned colours';
    case 'colour':
      return `By the table ${colour(finding, who)}`;
    case 'players': {
      const [a, b] = finding.players.map(person);
      return `${capital(who.many)} ${a} and ${b} stand in each other's place, in ${roundsByNumber(finding.rounds)}`;
    }
    case 'rest':
      return `${capital(who.one)} ${person(finding.player)} has a rest round, but it is the turn of ${who.one} ${person(finding.due)}`;
    case 'game':
      return `The game ${gameOf(finding.game)} belongs to round ${finding.due}`;
    case 'game-elsewhere':
      return `The game ${gameOf(finding.game)} of this round was played in round ${finding.played}`;
    case 'never':
      return `${capital(who.many)} ${pairOf(finding.game)} should meet in this round, and did not; nor do they elsewhere`;
    case 'twice':
      return `${capital(who.many)} ${pairOf(finding.game)} meet more often than they should, in ${roundsByNumber(finding.rounds)}`;
  }
}

function brief(finding: TableFinding, who: Participants): string {
  return isWholeCause(finding) ? causeBriefly(finding, who) : briefOfOne(finding, who);
}

function briefOfOne(finding: Exclude<TableFinding, WholeCause>, who: Participants): string {
  switch (finding.kind) {
    case 'round':
      return `${finding.isExchanged ? 'exchanged with' : 'has the games of'} round ${finding.round}`;
    case 'round-colours':
      return 'all colours turned';
    case 'event-colours':
      return 'all colours of the event turned';
    case 'colour':
      return colour(finding, who);
    case 'players':
      return `${who.many} ${finding.players.map(person).join(' and ')} in each other's place`;
    case 'rest':
      return `${who.one} ${person(finding.player)} rests, not ${who.one} ${person(finding.due)}`;
    case 'game':
      return `${gameOf(finding.game)} belongs to round ${finding.due}`;
    case 'game-elsewhere':
      return `${gameOf(finding.game)} was played in round ${finding.played}`;
    case 'never':
      return `${gameOf(finding.game)} was never played`;
    case 'twice':
      return `${gameOf(finding.game)} was played in ${roundsByNumber(finding.rounds)}`;
  }
}

function colour(
  { game: { white, black } }: Extract<TableFinding, { kind: 'colour' }>,
  { one }: Participants,
): string {
  return `${one} ${person(white)} should have White against ${person(black)}`;
}

function gameOf({ white, black }: { readonly white: number; readonly black: number }): string {
  return pair([white, black]);
}

function pairOf({ white, black }: { readonly white: number; readonly black: number }): string {
  return `${person(white)} and ${person(black)}`;
}
