import { printable } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { robinKind } from '../../engine/round-robin/index.js';
import type { Numbering, PlayedEvent, RobinKind } from '../../engine/round-robin/index.js';
import { codeIn } from '../edition/codes.js';
import type { ChoiceSource } from '../edition/choice-source.js';
import { namedRules, saysRoundRobin } from '../edition/named-rules.js';
import type { EditionChoice } from '../report.js';
import { publishedEvent } from './published-event.js';

/** An event in which everybody meets everybody, and what says so. */
export interface RoundRobin {
  readonly event: PlayedEvent;
  /** Berger's table is named, by a code or by who asks; words say no more than that everybody meets everybody. */
  readonly isTableNamed: boolean;
  /** The numbers, where they were found already. */
  readonly numbering?: Numbering;
  /** What its games show, where nothing but them says that it is a round robin; absent: something else does. */
  readonly byGames?: FoundByGames;
  readonly chosenBy: RobinChoice['chosenBy'];
  readonly source: ChoiceSource;
}

/** What the games of a round robin show. */
export interface FoundByGames {
  /** `other`: not all games are those of Berger's table. */
  readonly table: 'berger' | 'other';
  /** How often everybody meets everybody. */
  readonly cycles: number;
  /** Who met less often, though neither left: by starting number. */
  readonly missing: readonly (readonly [number, number])[];
}

/** The rules of a round robin as they stand in reports: `double-round-robin` where everybody meets everybody oftener. */
export interface RobinChoice extends EditionChoice {
  readonly id: RoundRobinId;
  readonly chosenBy: 'option' | 'file' | 'fit';
}

export function robinChoice(
  { chosenBy, source, byGames }: Pick<RoundRobin, 'chosenBy' | 'source' | 'byGames'>,
  { plan }: Pick<Numbering, 'plan'>,
): RobinChoice {
  const cycles = byGames?.cycles ?? plan.cycles.cycles;
  return { id: cycles > 1 ? 'double-round-robin' : 'round-robin', chosenBy, source };
}

/** What a check can be asked to take for a round robin, by the name of its rules. */
export type RoundRobinId = RobinKind['id'];

/** The round robin with a name; null for other names, and for none. */
export function roundRobinNamed(name: string | null): RoundRobinId | null {
  return robinKind(name)?.id ?? null;
}

/**
 * An event that is one by record 192, the words of record 092, or since it is asked for; null for others.
 * @param named what the file says about its rules, where the caller knows it.
 */
export function namedRoundRobin(
  tournament: Tournament,
  asked: RoundRobinId | null,
  named = namedRules(tournament),
): RoundRobin | null {
  if (asked !== null) {
    // One that is asked for without a word on its cycles has those that its rounds tell.
    const event = publishedEvent(tournament, asked === 'double-round-robin' ? cyclesOf(tournament) : null);
    return { event, isTableNamed: true, chosenBy: 'option', source: { kind: 'option', options: [asked] } };
  }
  if (tournament.kind === 'team') return namedTeamRobin(tournament);
  if (named?.says.kind !== 'unknown' || named.says.what !== 'round-robin') return null;
  const event = publishedEvent(tournament, cyclesIn(named.text));
  const isTableNamed = codeIn(named.text) !== null || named.record === '192' || /berger/i.test(named.text);
  const { record, text } = named;
  return { event, isTableNamed, chosenBy: 'file', source: { kind: 'record', record, text } };
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
    const source = { kind: 'record', record, text: printable(text) } as const;
    return { event, isTableNamed, chosenBy: 'file', source };
  }
  return null;
}

/**
 * How often everybody meets everybody by a code of ETT26 or by words: FIDE_DOUBLEROUNDROBIN, BERGER_ROUNDROBIN_G2, "Double
 * Round Robin"; null where they do not say. One that says no more than "round robin" may be played twice all the same.
 */
function cyclesIn(text: string): number | null {
  const [, games] = /ROBIN_G(\d{1,2})\b/i.exec(text) ?? [];
  if (games !== undefined) return Math.max(1, Number(games));
  return DOUBLE.test(text) ? 2 : null;
}

const DOUBLE = /double|doppel|hin-?\s*und\s*r[üu]ck|doble|andata e ritorno|aller[\s-]*retour/i;
