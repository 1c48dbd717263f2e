import type { LiteralForm } from '../../reading.js';
import type { Bracket, Candidate, Rule } from '../bracket.js';
import type { DutchPlayer } from '../player.js';
import { descending, mdpOpponents, opponentOf } from '../quality.js';

type Players = readonly DutchPlayer[];
type Test = (player: DutchPlayer) => boolean;

/** 2.4.9-2.4.16: what happens again to those who floated in the last two rounds. */
export function floatCriteria({ otherwise }: LiteralForm): Rule[] {
  const downfloaters = otherwise.has('S6') ? allDownfloaters : residentDownfloaters;
  const unpairedMdpsCount = !otherwise.has('S7');
  return [
    { id: 'C14', valueOf: countOf(downfloaters, floatedDownLastRound) },
    { id: 'C15', valueOf: countOf(mdpOpponents, floatedUpLastRound) },
    { id: 'C16', valueOf: countOf(downfloaters, floatedDownTwoRoundsBefore) },
    { id: 'C17', valueOf: countOf(mdpOpponents, floatedUpTwoRoundsBefore) },
    { id: 'C18', valueOf: differencesOfMdps(floatedDownLastRound, unpairedMdpsCount) },
    { id: 'C19', valueOf: differencesOfMdpOpponents(floatedUpLastRound) },
    { id: 'C20', valueOf: differencesOfMdps(floatedDownTwoRoundsBefore, unpairedMdpsCount) },
    { id: 'C21', valueOf: differencesOfMdpOpponents(floatedUpTwoRoundsBefore) },
  ];
}

function floatedDownLastRound({ floatLastRound }: DutchPlayer): boolean {
  return floatLastRound === 'down';
}

function floatedUpLastRound({ floatLastRound }: DutchPlayer): boolean {
  return floatLastRound === 'up';
}

function floatedDownTwoRoundsBefore({ floatTwoRoundsBefore }: DutchPlayer): boolean {
  return floatTwoRoundsBefore === 'down';
}

function floatedUpTwoRoundsBefore({ floatTwoRoundsBefore }: DutchPlayer): boolean {
  return floatTwoRoundsBefore === 'up';
}

/** S6: moved-down players who float down again are left to [C18] and [C20]. */
function residentDownfloaters({ downfloaters }: Candidate, { mdps }: Bracket): Players {
  return downfloaters.filter((player) => !mdps.includes(player));
}

/** S6 read otherwise. */
function allDownfloaters({ downfloaters }: Candidate): Players {
  return downfloaters;
}

/** [C14]-[C17]: how many of some players floated. */
function countOf(
  playersOf: (candidate: Candidate, bracket: Bracket) => Players,
  floated: Test,
): Rule['valueOf'] {
  return (candidate, bracket) => [playersOf(candidate, bracket).filter(floated).length];
}

/**
 * [C18], [C20]: score differences of moved-down players who floated. Who stays unpaired has a larger one than anybody in a
 * pair, and the larger the higher the score (S7).
 */
function differencesOfMdps(floated: Test, unpairedCount: boolean): Rule['valueOf'] {
  return (candidate, { mdps }) =>
    descending(
      mdps.filter(floated).flatMap((mdp) => {
        const opponent = opponentOf(mdp, candidate);
        if (opponent !== null) return [mdp.score - opponent.score];
        return unpairedCount ? [BEYOND_ALL_SCORES + mdp.score] : [];
      }),
    );
}

/** [C19], [C21]: score differences of those residents who floated and meet moved-down players. */
function differencesOfMdpOpponents(floated: Test): Rule['valueOf'] {
  return (candidate, bracket) =>
    descending(
      mdpOpponents(candidate, bracket)
        .filter(floated)
        .map((resident) => (opponentOf(resident, candidate)?.score ?? resident.score) - resident.score),
    );
}

const BEYOND_ALL_SCORES = 1_000_000;
