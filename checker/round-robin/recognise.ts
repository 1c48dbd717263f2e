import { printable } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { findNumbers, pairKey, placesFor, robinKind, roundsOfTable } from '../../engine/round-robin/index.js';
import type { Numbering, PlayedEvent, RobinKind } from '../../engine/round-robin/index.js';
import { codeIn } from '../edition/codes.js';
import { namedRules, saysRoundRobin } from '../edition/named-rules.js';
import type { EditionChoice } from '../report.js';
import { cyclesIn } from './cycles-in.js';
import { publishedEvent } from './published-event.js';

/** An event in which everybody meets everybody, and what says so. */
export interface RoundRobin {
  readonly event: PlayedEvent;
  /** Berger's table is named, by a code or by who asks; words say no more than that everybody meets everybody. */
  readonly isTableNamed: boolean;
  /** The numbers, where they were found already. */
  readonly numbering?: Numbering;
  readonly chosenBy: RobinChoice['chosenBy'];
  readonly source: string;
}

/** The rules of a round robin as they stand in reports: `double-round-robin` where everybody meets everybody oftener. */
export interface RobinChoice extends EditionChoice {
  readonly id: RoundRobinId;
  readonly chosenBy: 'option' | 'file' | 'fit';
}

export function robinChoice(
  { chosenBy, source }: Pick<RoundRobin, 'chosenBy' | 'source'>,
  { plan }: Pick<Numbering, 'plan'>,
): RobinChoice {
  return { id: plan.cycles.cycles > 1 ? 'double-round-robin' : 'round-robin', chosenBy, source };
}

/** What a check can be asked to take for a round robin, by the name of its rules. */
export type RoundRobinId = RobinKind['id'];

/** The round robin with a name; null for other names, and for none. */
export function roundRobinNamed(name: string | null): RoundRobinId | null {
  return robinKind(name)?.id ?? null;
}

/** An event that is one by record 192, the words of record 092, or since it is asked for; null for others. */
export function namedRoundRobin(tournament: Tournament, asked: RoundRobinId | null): RoundRobin | null {
  if (asked !== null) {
    // One that is asked for without a word on its cycles has those that its rounds tell.
    const event = publishedEvent(tournament, asked === 'double-round-robin' ? cyclesOf(tournament) : null);
    return { event, isTableNamed: true, chosenBy: 'option', source: `--rules ${asked}` };
  }
  if (tournament.kind === 'team') return namedTeamRobin(tournament);
  const named = namedRules(tournament);
  if (named?.says.kind !== 'unknown' || named.says.what !== 'round-robin') return null;
  const event = publishedEvent(tournament, cyclesIn(named.text));
  const isTableNamed = codeIn(named.text) !== null || named.record === '192' || /berger/i.test(named.text);
  return { event, isTableNamed, chosenBy: 'file', source: `record ${named.record}: ${named.text}` };
}

/** Two where the file does not say that there are more. */
function cyclesOf({ systemCode, typeText }: Tournament): number {
  return Math.max(2, cyclesIn(systemCode ?? '') ?? cyclesIn(typeText ?? '') ?? 2);
}

/** Of teams: the code and the words say in their own ways that teams are paired. */
function namedTeamRobin(tournament: Tournament): RoundRobin | null {
  const { systemCode, typeText } = tournament;
  const sources = [
    ['192', systemCode],
    ['092', typeText],
  ] as const;
  for (const [record, text] of sources) {
    if (text === null || !saysRoundRobin(text)) continue;
    const isTableNamed = record === '192' || /berger/i.test(text);
    const event = publishedEvent(tournament, cyclesIn(text));
    return { event, isTableNamed, chosenBy: 'file', source: `record ${record}: ${printable(text)}` };
  }
  return null;
}

/**
 * The round robin that an event is by its games though an edition of Swiss rules was taken for it; null where anything
 * but a date or a default speaks for these rules.
 */
export function roundRobinInstead(
  tournament: Tournament,
  { chosenBy }: Pick<EditionChoice, 'chosenBy'>,
): RoundRobin | null {
  return chosenBy === 'date' || chosenBy === 'default' ? roundRobinByGames(tournament) : null;
}

/**
 * An event of which the file says nothing, and that is one by its games: everybody met everybody as often, in as many
 * rounds as the table has, nearly all of them by the table. Five players and fewer show too little; a small Swiss may look
 * alike, so that whoever asks has to make sure that it is none.
 */
function roundRobinByGames(tournament: Tournament): RoundRobin | null {
  const { typeText, systemCode, kind, twoGames, players } = tournament;
  if (kind === 'team' || twoGames !== undefined || systemCode !== null || SWISS.test(typeText ?? ''))
    return null;
  const length = roundsOfTable(placesFor(players.length));
  if (players.length < LEAST_PLAYERS || tournament.pairedRounds % length !== 0) return null;
  const event = publishedEvent(tournament, tournament.pairedRounds / length);
  if (!meetsEverybody(event, tournament.pairedRounds / length)) return null;
  const games = event.rounds.reduce((sum, round) => sum + round.games.length, 0);
  const numbering = findNumbers(event);
  if (numbering.unexplained > games * MOST_UNEXPLAINED) return null;
  const source = 'everybody met everybody, by the Berger table';
  return { event, isTableNamed: false, numbering, chosenBy: 'fit', source };
}

const LEAST_PLAYERS = 5;
const MOST_UNEXPLAINED = 0.1;
const SWISS = /swiss|schweizer|suizo|suisse|svizzero|su[ií][cç]o/i;

function meetsEverybody({ players, rounds }: PlayedEvent, times: number): boolean {
  const met = new Map<string, number>();
  for (const { games } of rounds)
    for (const { white, black } of games) {
      const key = pairKey(white, black);
      met.set(key, (met.get(key) ?? 0) + 1);
    }
  const pairs = (players.length * (players.length - 1)) / 2;
  return met.size === pairs && [...met.values()].every((count) => count === times);
}
