import type { Tournament } from '../../corpus/index.js';
import type { FileProblem } from '../found-problem.js';
import { completedGames, entryOf, isPlayed } from '../../engine/index.js';
import { roundsOfTable } from '../../engine/round-robin/index.js';
import type { Numbering, PlayedEvent, PlayedRound, RoundJudgement } from '../../engine/round-robin/index.js';
import type { CheckOptions } from '../check-tournament.js';
import { withDeclarations } from '../declarations/declarations.js';
import { boardsOf, publishedRound } from '../judge/published-round.js';
import type { RoundReport } from '../report.js';
import type { TournamentReport } from '../tournament-report.js';
import { noRounds, invalidReport, reportOn } from '../tournament-report.js';
import { heldAgainst } from './held-against.js';
import type { HeldRobin } from './held-against.js';
import { robinChoice } from './recognise.js';
import type { RoundRobin } from './recognise.js';
import type { RoundRobinFacts, Withdrawal } from './facts.js';
import { tableDeviations } from './table-deviation.js';
import { tablePicture } from './table-picture.js';
import { present } from '../../engine/present.js';

/** Holds every round of a round robin against the Berger table, by the numbers of the file or those that its games reveal. */
export function checkRoundRobin(
  tournament: Tournament,
  robin: RoundRobin,
  checked: { readonly file: string; readonly problems: readonly FileProblem[] },
  { rounds: isAsked, isPictured }: Pick<CheckOptions, 'rounds' | 'isPictured'>,
): TournamentReport {
  const { event } = robin;
  const held = heldAgainst(robin);
  const edition = robinChoice(robin, held.numbering);
  if (event.rounds.length === 0) {
    const problems = [...checked.problems, noRounds(checked.file)];
    return { ...invalidReport(checked.file, problems, tournament), edition };
  }
  const judged = held.judgements
    .filter(({ round }) => isAsked?.(round) ?? true)
    .map((judgement) => {
      const played = event.rounds[judgement.round - 1];
      const report = roundReport(tournament, judgement, played, held);
      return isPictured ? withPicture(report, tournament, judgement, played, held) : report;
    });
  const rounds = withDeclarations(judged, tournament);
  const report = reportOn(tournament, checked, edition, rounds);
  const isOpen = held.table === 'other' && !held.isComplete;
  return {
    ...report,
    // Why nothing was checked is told with the table.
    ...(isOpen ? { problems: checked.problems } : {}),
    roundRobin: factsOf(tournament, robin, held),
  };
}

function roundReport(
  tournament: Tournament,
  judgement: RoundJudgement,
  played: PlayedRound,
  { table, isComplete }: HeldRobin,
): RoundReport {
  const { round, games, rests } = judgement;
  const { participants, pairs, bye } = publishedRound(tournament, round);
  const resting = bye === null && table === 'berger' ? restingIn(judgement, played) : [];
  const isJudged = table === 'berger' || isComplete;
  const isThere = participants.size > 0;
  const deviations = tableDeviations(judgement, played.games, tournament.kind === 'team');
  return {
    round,
    verdict: !isThere
      ? 'not-checked'
      : deviations.length > 0
        ? 'deviates'
        : isJudged
          ? 'agrees'
          : 'not-checked',
    ...(isThere && deviations.length === 0 && !isJudged ? { notJudged: 'other-table' } : {}),
    assumedFinal: false,
    published: [...boardsOf(pairs, bye), ...resting.map((id) => ({ bye: id }))],
    reference: [...boardsOf(games, null), ...rests.map((id) => ({ bye: id }))],
    deviations,
  };
}

function withPicture(
  report: RoundReport,
  tournament: Tournament,
  judgement: RoundJudgement,
  { games }: PlayedRound,
  { numbering, table }: HeldRobin,
): RoundReport {
  // Of another table nobody knows who should have met.
  if (table === 'other') return report;
  const rests = report.published.flatMap((board) => ('bye' in board ? [board.bye] : []));
  const published = { games, rests, deviations: report.deviations };
  return { ...report, tablePicture: tablePicture(tournament, numbering, judgement, published) };
}

/** Who has a rest round: those without a game, if they are as many as by the table; else somebody is away. */
function restingIn({ games, rests }: RoundJudgement, played: PlayedRound): number[] {
  const all = [...games.flatMap(({ white, black }) => [white, black]), ...rests];
  const busy = new Set(played.games.flatMap(({ white, black }) => [white, black]));
  const idle = all.filter((id) => !busy.has(id));
  return idle.length === rests.length ? idle : [];
}

function factsOf(
  tournament: Tournament,
  { event, byGames }: RoundRobin,
  { numbering, table, whyOther, cycles, isComplete }: HeldRobin,
): RoundRobinFacts {
  const { plan, numberOf, from, others, isOpen, isTurned } = numbering;
  const { order, exchangesLastTwo } = plan.cycles;
  const missing = byGames?.missing ?? [];
  const isInOrder = [...numberOf].every(([id, number]) => id === number);
  return {
    table,
    ...present({ whyOther }),
    ...(whyOther === 'not-named' ? { tableRounds: event.rounds.length - numbering.wrongRounds } : {}),
    isComplete,
    ...(missing.length === 0 ? {} : { missing }),
    ...(table === 'other' && isComplete ? { unbalanced: unbalancedIn(event) } : {}),
    cycles,
    order,
    ...(cycles > 1 && order === 'cycles' ? { exchangesLastTwo } : {}),
    ...(isTurned && table === 'berger' ? { isTurned } : {}),
    ...(plan.turnedCycles.length > 0 && table === 'berger' ? { turnedCycles: plan.turnedCycles } : {}),
    numbers: isInOrder ? 'file' : from === 'file' ? 'order' : 'games',
    numberOf: [...numberOf].map(([player, number]) => ({ player, number })),
    otherNumberings: others.length,
    isOpen,
    withdrawals: withdrawalsOf(tournament, numbering, cycles),
  };
}

/** Who has a colour more than once oftener than the other; nobody of whom a colour is not told. */
function unbalancedIn({ players, rounds }: PlayedEvent): number[] {
  const games = rounds.flatMap((round) => round.games);
  return players
    .filter((id) => {
      const own = games.filter(({ white, black }) => white === id || black === id);
      const white = own.filter((game) => game.white === id).length;
      return own.every(({ coloursKnown }) => coloursKnown) && Math.abs(own.length - 2 * white) > 1;
    })
    .sort((a, b) => a - b);
}

/** Who had no game over the board in the last rounds, two at least, that had one for him. */
function withdrawalsOf(
  tournament: Tournament,
  { numberOf, places }: Numbering,
  cycles: number,
): Withdrawal[] {
  const { players, pairedRounds } = tournament;
  if (pairedRounds < cycles * roundsOfTable(places)) return [];
  const due = cycles * (numberOf.size - 1);
  return players.flatMap((player) => {
    const rounds = Array.from({ length: pairedRounds }, (_, index) => index + 1);
    const isGame = (round: number): boolean => {
      const { opponent, result } = entryOf(player, round);
      return opponent !== null && isPlayed(result);
    };
    const last = rounds.findLast(isGame) ?? 0;
    if (pairedRounds - last < LEAST_ROUNDS || !numberOf.has(player.id)) return [];
    const completed = completedGames(player, pairedRounds);
    return [{ player: player.id, after: last, completed, due, isHalf: 2 * completed >= due }];
  });
}

/** Of one round nobody knows whether it was a rest, or a game that was forfeited. */
const LEAST_ROUNDS = 2;
