import type { Colour, ResultCode } from '../../../../model/event.js';
import type { PastRound, Player } from '../../../../model/player.js';
import { isPlayed } from '../../../../model/results.js';
import { requireThat } from '../../../proof/rejection.js';
import type { CertificatePlayer, CertificateRound, DubovCertificate } from './certificate.js';

/** What is told of the players does not contradict itself, and nothing is left out of it. */
export function checkFacts({ round, totalRounds, players, ratings }: DubovCertificate): void {
  const byId = new Map(players.map((player) => [player.id, player]));
  const rated = new Set(ratings.map(([id]) => id));
  requireThat(round <= totalRounds, 'there are not so many rounds');
  requireThat(byId.size === players.length, 'a player is named twice');
  requireThat(new Set(players.map(({ order }) => order)).size === players.length, 'a place is taken twice');
  requireThat(rated.size === ratings.length, 'a player has two ratings');
  for (const { id, past, forbidden } of players) {
    requireThat(past.length === round - 1, `the rounds of ${id} are not those before this one`);
    for (const other of forbidden)
      requireThat(byId.get(other)?.forbidden.includes(id) === true, `${id} and ${other} disagree`);
    past.forEach((own, index) => {
      const [opponent, colour, result] = own;
      requireThat(colour in COLOURS && RESULTS.includes(result), `round ${index + 1} of ${id} is none`);
      requireThat(opponent !== id, `${id} is his own opponent`);
      requireThat(!isGame(own) || rated.has(opponent), `the rating of ${opponent} is left out`);
      const answer = byId.get(opponent)?.past[index];
      requireThat(answer === undefined || fits(id, own, answer), `${id} and ${opponent} disagree`);
    });
  }
}

/** A player as every system sees one. */
export function playerOf({ id, order, parityNumber, score, past: rounds }: CertificatePlayer): Player {
  const past = rounds.map(pastRound);
  const games = past.filter((round) => round.isPlayed);
  const colours = games.flatMap(({ colour }) => colour ?? []);
  const whites = colours.filter((colour) => colour === 'white').length;
  return {
    ...{ id, order, parityNumber, score, past, colours },
    standing: past.reduce((sum, { worth }) => sum + worth, 0),
    colourDifference: 2 * whites - colours.length,
    opponents: [...new Set(games.flatMap(({ opponent }) => opponent ?? []))],
    person: {},
  };
}

function pastRound(round: CertificateRound): PastRound {
  const [opponent, colour, result, worth, scoreDifference] = round;
  return {
    opponent: opponent === 0 ? null : opponent,
    colour: COLOURS[colour],
    ...{ result, worth, scoreDifference },
    isPlayed: isGame(round),
  };
}

/** Played over the board. */
function isGame([opponent, , result]: CertificateRound): boolean {
  return opponent !== 0 && isPlayed(result);
}

/** Both tell the same round: they were opponents of different colours, and so far apart. */
function fits(id: number, own: CertificateRound, answer: CertificateRound): boolean {
  const [, colour, , , difference] = own;
  const [opponent, otherColour, , , otherDifference] = answer;
  const isOpposite = colour === '-' ? otherColour === '-' : otherColour === (colour === 'W' ? 'B' : 'W');
  return (
    opponent === id && isOpposite && isGame(own) === isGame(answer) && difference + otherDifference === 0
  );
}

const RESULTS: readonly ResultCode[] = ['1', '=', '0', 'W', 'D', 'L', '+', '-', 'H', 'F', 'U', 'Z', '?', '*'];
const COLOURS: Readonly<Record<CertificateRound[1], Colour | null>> = { W: 'white', B: 'black', '-': null };
