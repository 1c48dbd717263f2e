import type { Deviation } from '../../../checker/index.js';
import type { TableFinding } from '../../../engine/round-robin/index.js';
import { capital } from '../numbers.js';
import { participantsIn } from '../participants.js';
import type { Participants } from '../participants.js';

/** What a round has otherwise than its table, as an arbiter would say it; with the article. */
export function tableWords({ article, rule, isOfTeams }: Deviation, finding: TableFinding): string {
  return `${sentence(finding, participantsIn({ isOfTeams: isOfTeams === true }))} [${rule}, ${article}].`;
}

/** The same in few words. */
export function tableBriefly({ article, rule, isOfTeams }: Deviation, finding: TableFinding): string {
  return `${rule} (${article}): ${brief(finding, participantsIn({ isOfTeams: isOfTeams === true }))}`;
}

function sentence(finding: TableFinding, who: Participants): string {
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
      const [a, b] = finding.players;
      return `${capital(who.many)} ${a} and ${b} stand in each other's place, in ${rounds(finding.rounds)}`;
    }
    case 'rest':
      return `${capital(who.one)} ${finding.player} has a rest round, but it is the turn of ${who.one} ${finding.due}`;
    case 'game':
      return `The game ${pair(finding.game)} belongs to round ${finding.due}`;
    case 'game-elsewhere':
      return `The game ${pair(finding.game)} of this round was played in round ${finding.played}`;
    case 'never':
      return `${capital(who.many)} ${pairOf(finding.game)} should meet in this round, and did not; nor do they elsewhere`;
    case 'twice':
      return `${capital(who.many)} ${pairOf(finding.game)} meet more often than they should, in ${rounds(finding.rounds)}`;
  }
}

function brief(finding: TableFinding, who: Participants): string {
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
      return `${who.many} ${finding.players.join(' and ')} in each other's place`;
    case 'rest':
      return `${who.one} ${finding.player} rests, not ${who.one} ${finding.due}`;
    case 'game':
      return `${pair(finding.game)} belongs to round ${finding.due}`;
    case 'game-elsewhere':
      return `${pair(finding.game)} was played in round ${finding.played}`;
    case 'never':
      return `${pair(finding.game)} was never played`;
    case 'twice':
      return `${pair(finding.game)} was played in ${rounds(finding.rounds)}`;
  }
}

function colour(
  { game: { white, black } }: Extract<TableFinding, { kind: 'colour' }>,
  { one }: Participants,
): string {
  return `${one} ${white} should have White against ${black}`;
}

function pair({ white, black }: { readonly white: number; readonly black: number }): string {
  return `${white}-${black}`;
}

function pairOf({ white, black }: { readonly white: number; readonly black: number }): string {
  return `${white} and ${black}`;
}

/** "round 3", "rounds 3 and 8", "rounds 3, 5 and 8". */
function rounds(list: readonly number[]): string {
  const last = list.at(-1) ?? 0;
  if (list.length === 1) return `round ${last}`;
  return `rounds ${list.slice(0, -1).join(', ')} and ${last}`;
}
