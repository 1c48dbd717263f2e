import type { RoundRobinFacts, Withdrawal } from '../../../checker/index.js';
import { capital, counted, idList, pair } from '../numbers.js';
import { PLAYERS } from '../participants.js';
import type { Participants } from '../participants.js';
import { person, withNames } from '../person.js';
import type { People } from '../person.js';

/** What is said of a round robin beside its rounds, a line each. */
export function roundRobinLines(
  facts: RoundRobinFacts | undefined,
  who: Participants,
  people?: People | null,
): string[] {
  return facts === undefined ? [] : marked(facts, who).map((line) => withNames(line, people));
}

function marked(facts: RoundRobinFacts, who: Participants): string[] {
  const withdrawals = facts.withdrawals.map((one) => withdrawalWords(one, who));
  if (facts.table === 'other') return [...otherTable(facts), ...withdrawals];
  return [
    ...cycleLines(facts),
    ...(facts.isTurned === true ? ['All colours are turned against the table.'] : []),
    ...(facts.turnedCycles ?? []).map(
      (cycle) => `The colours of cycle ${cycle} are turned against the table.`,
    ),
    numberWords(facts, who),
    ...otherNumbers(facts),
    ...missingGames(facts.missing ?? []),
    ...withdrawals,
  ];
}

function otherTable({
  cycles,
  isComplete,
  whyOther = 'all-numbers',
  tableRounds = 0,
  missing = [],
  unbalanced = [],
}: RoundRobinFacts): string[] {
  const other = whyOther === 'not-named' ? notNamed(tableRounds) : WHY_OTHER[whyOther];
  if (!isComplete)
    return [other, 'Not all rounds are there: nothing is judged but that nobody meets anybody too often.'];
  const times = cycles === 1 ? 'once' : cycles === 2 ? 'twice' : `${cycles} times`;
  return [
    other,
    `Judged is what any round robin must hold: everybody meets everybody ${times}.`,
    ...missingGames(missing),
    ...(unbalanced.length === 0
      ? ['The colours of everybody are balanced.']
      : [
          `The numbers of Whites and Blacks differ by more than one for ${idList(unbalanced)}: a remark, no deviation.`,
        ]),
  ];
}

const WHY_OTHER: Readonly<Record<Exclude<NonNullable<RoundRobinFacts['whyOther']>, 'not-named'>, string>> = {
  'all-numbers':
    'Fewer than half of the rounds are those of the Berger table by any numbers: the event follows another table.',
  'tried-numbers':
    'Fewer than half of the rounds are those of the Berger table by any of the numbers that were tried (there are too many to try them all): the event probably follows another table.',
};

function notNamed(tableRounds: number): string {
  const some =
    tableRounds === 0
      ? 'No round is that'
      : tableRounds === 1
        ? 'Only one round is that'
        : `Only ${tableRounds} rounds are those`;
  return `${some} of the Berger table. The file does not name that table, and any other one is allowed.`;
}

/** Of events that are found by their games. */
function missingGames(missing: NonNullable<RoundRobinFacts['missing']>): string[] {
  if (missing.length === 0) return [];
  const games = counted(missing.length, 'game is', 'games are');
  const all = missing.map(pair).join(', ');
  return [`${games} missing (${all}), and the file does not say why: a remark, no deviation.`];
}

function cycleLines({ cycles, order, exchangesLastTwo }: RoundRobinFacts): string[] {
  if (cycles === 1) return [];
  const times = cycles === 2 ? 'twice' : `${cycles} times`;
  if (order === 'matches') return [`Everybody meets everybody ${times}, in games that follow each other.`];
  if (exchangesLastTwo === undefined) return [];
  const exchange = exchangesLastTwo ? 'exchanged' : 'not exchanged';
  return [`Everybody meets everybody ${times}; the last two rounds of the first cycle are ${exchange}.`];
}

function numberWords({ numbers, numberOf }: RoundRobinFacts, { many }: Participants): string {
  if (numbers === 'file') return 'The numbers of the table are the starting numbers.';
  const drawn = [...numberOf].sort((a, b) => a.number - b.number).map(({ player }) => player);
  const from = numbers === 'order' ? 'in the order of the starting numbers' : 'as the games reveal them';
  return `The numbers of the table, ${from}, are those of the ${many} ${idList(drawn)}.`;
}

function otherNumbers({ otherNumberings, isOpen }: RoundRobinFacts): string[] {
  if (isOpen) return ['One round is too little to tell the numbers: others explain it as well.'];
  if (otherNumberings === 0) return [];
  const others = counted(otherNumberings, 'other numbering', 'other numberings');
  return [`${others} would explain as many games: what differs is told by the first.`];
}

/** How many games somebody completed who left; marked for names. */
export function withdrawalWords(
  { player, after, completed, due, isHalf }: Withdrawal,
  { one, game }: Participants = PLAYERS,
): string {
  const half = isHalf
    ? 'at least half: the results stand'
    : 'less than half: they do not count in the standings';
  return `${capital(one)} ${person(player)} had no ${game} after round ${after}, having completed ${completed} of ${due} (${half}).`;
}
