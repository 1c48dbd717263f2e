import { changeComments, knownLater, knownLaterComment, subjectOf } from '../../corpus/index.js';
import type { KnownLater, KnownLaterFact, Tournament } from '../../corpus/index.js';
import { entryOf } from '../../engine/index.js';
import type { ResultCode, RoundEntry } from '../../engine/index.js';
import { newNumbers } from './new-numbers.js';

/**
 * The file that came, with comments that declare what was known otherwise when the rounds so far were given out: results
 * and colours that were corrected since, and numbers that were given anew. Declarations of the file before it are kept, also
 * where a program has lost them.
 * @param before the file as it was answered last; its rounds were given out by what it says.
 */
export function declareKnownLater(file: string, before: Tournament, now: Tournament): string {
  const until = before.pairedRounds;
  const { add, stale } = changedKnowledge(before, now, { games: until, numbers: until });
  return add.length === 0 && stale.size === 0 ? file : changeComments(file, add, stale);
}

/** The last rounds that were paired by what a file says of games, and by its numbers. */
export interface KnownUntil {
  readonly games: number;
  readonly numbers: number;
}

/**
 * The comments that declare what a file has otherwise than the one before it, with the declarations of that one.
 * @returns `add`: comments that the later file does not have; `stale`: comments of it, without blanks around them, that speak of
 * the numbers of the earlier one.
 */
export function changedKnowledge(
  before: Tournament,
  now: Tournament,
  until: KnownUntil,
): { readonly add: readonly string[]; readonly stale: ReadonlySet<string> } {
  const numbers = newNumbers(before.players, now.players, before.kind);
  const earlier = knownLater(before);
  const kept = earlier.flatMap((known) => renumbered(known, numbers));
  const facts = [
    ...kept,
    ...gamesOf(before, now, numbers, until.games),
    ...orderOf(before, now, numbers, until.numbers),
  ];
  const texts = new Set(kept.map(({ text }) => text.trim()));
  // Comments with the numbers of that time speak of other players now.
  const stale = new Set(earlier.map(({ text }) => text.trim()).filter((text) => !texts.has(text)));
  const comments = now.comments.filter((text) => !stale.has(text.trim()));
  const said = new Set(knownLater({ ...now, comments }).map(nameOf));
  const added = facts.filter((fact) => !said.has(nameOf(fact))).map(knownLaterComment);
  const possible = new Set(knownLater({ ...now, comments: [...comments, ...added] }).map(({ text }) => text));
  const add = [...new Set(added)].filter((text) => possible.has(text));
  return { add, stale };
}

/** What a declaration is about, and until when it was so. */
function nameOf(known: KnownLaterFact): string {
  return `${subjectOf(known)} ${known.until}`;
}

type Numbers = ReadonlyMap<number, number>;

/** A declaration with the present numbers; empty if a player of the game is no longer in the file. */
function renumbered(known: KnownLater, numbers: Numbers): KnownLater[] {
  if (known.kind === 'numbers') {
    const order = known.order.flatMap((id) => numbers.get(id) ?? []);
    return [order.join() === known.order.join() ? known : withText({ ...known, order })];
  }
  const [one, other] = known.players.map((id) => numbers.get(id));
  if (one === undefined || other === undefined) return [];
  if (one === known.players[0] && other === known.players[1]) return [known];
  return [withText({ ...known, players: [one, other] })];
}

function withText(fact: KnownLaterFact): KnownLater {
  return { ...fact, text: knownLaterComment(fact) };
}

/** Games before a round whose results or colours are others now. */
function gamesOf(before: Tournament, now: Tournament, numbers: Numbers, until: number): KnownLaterFact[] {
  const players = new Map(now.players.map((player) => [player.id, player]));
  const then = new Map(before.players.map((player) => [player.id, player]));
  return before.players.flatMap((player): KnownLaterFact[] => {
    const facts: KnownLaterFact[] = [];
    for (let round = 1; round < until; round++) {
      const was = entryOf(player, round);
      // Each game once.
      if (was.opponent === null || was.opponent < player.id) continue;
      const [id, opponent] = [numbers.get(player.id), numbers.get(was.opponent)];
      const [same, other] = [players.get(id ?? 0), players.get(opponent ?? 0)];
      const theirs = then.get(was.opponent);
      if (same === undefined || other === undefined || theirs === undefined) continue;
      const is = entryOf(same, round);
      if (is.opponent !== other.id) continue;
      const game = { round, until } as const;
      if (was.colour !== null && is.colour !== null && was.colour !== is.colour) {
        const [white, black] = was.colour === 'white' ? [same.id, other.id] : [other.id, same.id];
        facts.push({ kind: 'colours', ...game, players: [white, black] });
      }
      const earlier = [counted(was, before), counted(entryOf(theirs, round), before)] as const;
      if (earlier[0] !== counted(is, now) || earlier[1] !== counted(entryOf(other, round), now))
        facts.push({ kind: 'result', ...game, players: [same.id, other.id], earlier });
    }
    return facts;
  });
}

/**
 * What a game without a result, as one that is adjourned, counts as: a draw, but for a file in which unknown results are worth
 * as much as a loss or a win.
 */
function counted({ result }: RoundEntry, { points }: Tournament): ResultCode {
  if (result !== '?') return result === '*' ? '=' : result;
  if (points.unknown === points.whiteDraw) return '=';
  if (points.unknown === points.whiteLoss) return '0';
  return points.unknown === points.whiteWin ? '1' : '=';
}

/** The order of those who were there, where it is another one now. */
function orderOf(before: Tournament, now: Tournament, numbers: Numbers, until: number): KnownLaterFact[] {
  if (until === 0) return [];
  const order = before.players.flatMap(({ id }) => numbers.get(id) ?? []);
  const there = new Set(order);
  const isSame = now.players.filter(({ id }) => there.has(id)).every(({ id }, place) => id === order[place]);
  return isSame ? [] : [{ kind: 'numbers', until, order }];
}
