import type { Numbering } from '../numbers/numbering.js';
import type { PlayedEvent } from '../played-event.js';
import type { Surroundings } from './away.js';
import { differenceOf, exchanged, expectedRound } from './expected.js';
import type { Difference, ExpectedRound } from './expected.js';
import { exchangedPlayers } from './exchanged-players.js';
import type { ExchangedPlayers } from './exchanged-players.js';
import type { OpenRound } from './open-round.js';
import type { RoundFinding, RoundJudgement, TableFinding } from './finding.js';
import { judgedSlots } from './judged-slots.js';
import type { RoundSlot } from './round-slots.js';
import { SingleGames } from './single-games.js';
import { wholeFindings } from './whole-findings.js';

/**
 * Holds every round of an event against the table by the numbers that were found. What differs is told by its likeliest
 * cause, the largest first: a round that is another one, players in each other's place, then game by game.
 */
export function judgeRounds(event: PlayedEvent, numbering: Numbering): RoundJudgement[] {
  const slots = judgedSlots(event, numbering);
  const expected = slots.map(({ slot }) => expectedRound(numbering, slot));
  const surroundings: Surroundings = {
    mayRest: (round, id) => expected[round - 1].rests.includes(id),
    isInPlace: (round) => slots[round - 1].from === round,
  };
  const open = expected.map((one, index): OpenRound => {
    const against = (other: ExpectedRound): Difference => differenceOf(event, index + 1, other, surroundings);
    const { games } = event.rounds[index];
    return { round: index + 1, played: games, expected: one, difference: against(one), against };
  });
  const groups = exchangedPlayers(open);
  const groupOf = (round: number): ExchangedPlayers | undefined =>
    groups.find(({ rounds }) => rounds.includes(round));
  const unexplained = open.filter(({ round }) => groupOf(round) === undefined);
  const differences = new Map(unexplained.map(({ round, difference }) => [round, difference]));
  const single = new SingleGames(event, numbering, slots, differences);
  return open.map(({ round, expected: wanted, difference, against }, index) => {
    const slot = slots[index];
    const group = groupOf(round);
    const left = group === undefined ? difference : against(exchanged(wanted, group.players));
    const findings: RoundFinding[] = [
      ...(slot.from === round ? [] : [own(roundFinding(slot))]),
      ...(group === undefined ? [] : [own(groupFinding(group, wanted, event, round))]),
    ];
    const offset = findings.length;
    const games = single.findingsOf(round).map(({ finding, consequenceOf }) => ({
      finding,
      consequenceOf: consequenceOf === null ? null : consequenceOf + offset,
    }));
    // The table has no colours for a round that is played again.
    const colours = slot.isRepeated ? [] : colourFindings(left);
    const scheduled = expectedRound(numbering, numbering.plan.slots[index] ?? null);
    return {
      round,
      ...scheduled,
      findings: [...findings, ...games, ...[...colours, ...wholeFindings(event, numbering, round)].map(own)],
    };
  });
}

function own(finding: TableFinding): RoundFinding {
  return { finding, consequenceOf: null };
}

function roundFinding({ from, isExchanged, isRepeated, never }: RoundSlot): TableFinding {
  return isRepeated
    ? { kind: 'round-repeated', round: from, never }
    : { kind: 'round', round: from, isExchanged };
}

/** In a round alone, one of two who stand in each other's place may rest: then that is what is wrong. */
function groupFinding(
  { players, rounds }: ExchangedPlayers,
  { rests }: ExpectedRound,
  event: PlayedEvent,
  round: number,
): TableFinding {
  const [one, other, ...more] = players;
  if (more.length > 0) return { kind: 'ring', players, rounds };
  const due = players.find((id) => rests.includes(id));
  const isPlaying = event.rounds[round - 1].games.some(({ white, black }) => white === due || black === due);
  const player = players.find((id) => id !== due);
  if (rounds.length === 1 && due !== undefined && player !== undefined && isPlaying)
    return { kind: 'rest', player, due };
  return { kind: 'players', players: [one, other], rounds };
}

function colourFindings({ turned, certain, extra }: Difference): TableFinding[] {
  if (turned.length > 1 && turned.length === certain && extra.length === 0)
    return [{ kind: 'round-colours', games: turned }];
  return turned.map((game) => ({ kind: 'colour', game }));
}
