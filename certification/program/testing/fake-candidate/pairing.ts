import { asFileDeclares } from '../../../../checker/edition/declared-form.js';
import type { Tournament } from '../../../../corpus/index.js';
import { pairRound, pointsOf } from '../../../../engine/index.js';
import type { Edition } from '../../../../engine/index.js';
import { pairByReading } from '../../../readings/pair-by-reading.js';
import type { Pairing } from '../../answers/answers.js';
import { presentIn, stateOf, tournamentBefore } from '../../tournament-before.js';
import { tournamentWithout } from './misreading.js';
import { pairByTable } from './by-table.js';
import { detail, edition as claimed, kind, misread, table } from './mode.js';
import { floatsMore, ignoresCompletion, ignoresParity } from './planted-pairing.js';
import type { PlantedPairing } from './planted-pairing.js';

/** The pairing of the round that a file asks for, right or wrong in the way of the mode. */
export function pairNext(given: Tournament): Pairing | null {
  if (table !== null) return kind === 'gives-up' ? null : pairByTable(given, table);
  const tournament = misread === null ? given : tournamentWithout(given, misread);
  if (kind === 'gives-up') return null;
  const next = tournament.pairedRounds;
  const before = kind === 'wrong-round' && next > 0 ? tournamentBefore(tournament, next) : tournament;
  const planted = PLANTED[kind];
  if (kind === 'by-chance') return byChance(before);
  if (kind === 'pairs-strangers') return strangers(before);
  const edition = asFileDeclares(claimed, tournament);
  if (kind === 'reading') return byReading(before, edition);
  if (planted !== undefined) return planted(stateOf(before), edition);
  const rules = ['without', 'prints-pab'].includes(kind) ? withoutAll(edition) : edition;
  const outcome = pairRound(stateOf(before), rules);
  if (outcome.kind !== 'paired') return null;
  const { pairs, bye } = outcome;
  if (kind === 'wrong-then-crashes' && next >= 5) process.exit(7);
  if (!['swaps-colours', 'wrong-then-crashes'].includes(kind)) return { pairs, bye };
  return { pairs: pairs.map(({ white, black }) => ({ white: black, black: white })), bye };
}

/** Without the rules of the mode, like `without:C14+C9`. */
function withoutAll(edition: Edition): Edition {
  return detail.split('+').reduce((rules, rule) => rules.without(rule), edition);
}

/** True for a mode that pairs otherwise, and does nothing else. */
export function pairsOnly(): boolean {
  return PLANTED[kind] !== undefined || ['without', 'reading'].includes(kind);
}

/** Ends this program when the points of a player do not hold the bye that is noted for the next round. */
export function demandNextByes(tournament: Tournament): void {
  for (const player of tournament.players) {
    const earned = player.rounds.reduce((sum, _, index) => sum + pointsOf(tournament, player, index + 1), 0);
    if (player.points === earned) continue;
    process.stderr.write(`Error: the score of player ${player.id} does not match the results.\n`);
    process.exit(3);
  }
}

/** As command-line programs print it. */
export function pairingText({ pairs, bye }: Pairing): string {
  const lines = pairs.map(({ white, black }) => `${white} ${black}`);
  if (bye !== null) lines.push(`${bye} 0`);
  return [lines.length, ...lines, ''].join('\r\n');
}

const PLANTED: Partial<Record<string, PlantedPairing>> = {
  'floats-more': floatsMore,
  'ignores-completion': ignoresCompletion,
  'ignores-parity': ignoresParity,
};

/** Another pairing each time. */
function byChance(before: Tournament): Pairing {
  const ids = [...presentIn(before)].map((id) => [Math.random(), id] as const);
  return inTurn(ids.sort(([one], [other]) => one - other).map(([, id]) => id));
}

/** Numbers that no player of the file has. */
function strangers(before: Tournament): Pairing {
  return inTurn([...presentIn(before)].map((id) => id + 99));
}

function inTurn(ids: readonly number[]): Pairing {
  const pairs = ids.flatMap((white, place) =>
    place % 2 === 0 && place + 1 < ids.length ? [{ white, black: ids[place + 1] }] : [],
  );
  return { pairs, bye: ids.length % 2 === 0 ? null : (ids.at(-1) ?? null) };
}

/** As the rules are read otherwise. */
function byReading(before: Tournament, edition: Edition): Pairing | null {
  const reading = edition.otherReadings.find(({ id }) => id === detail) ?? null;
  const present = presentIn(before);
  const round = before.pairedRounds + 1;
  const outcome = pairByReading(before, round, edition, reading, (id) => present.has(id));
  return outcome.kind === 'paired' ? outcome : null;
}
