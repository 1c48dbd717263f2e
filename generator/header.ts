import { isRated } from '../engine/index.js';
import type { TieBreakItem } from '../engine/index.js';
import type { HeaderRecord } from '../corpus/index.js';
import { addDays, daysBetween } from './rounds/calendar.js';
import { eventRulesOf } from './config/event-rules.js';
import { drawFederation, lotsOf } from './players/people.js';
import type { Entrant } from './players/players.js';
import type { Random } from './random.js';
import type { ResolvedConfig } from './config/resolve-config.js';
import { tieBreakRecord } from './standings/tie-breaks.js';

/** What is drawn of a tournament besides its players and games. */
export interface Occasion {
  /** ISO date. */
  readonly start: string;
  readonly federation: string;
}

/**
 * Within the days on which the edition is in force, so that a program that goes by the date takes it too; before all
 * days that this version knows for an edition that is never taken by date, so that nobody takes another one.
 */
export function drawOccasion(random: Random, settings: ResolvedConfig): Occasion {
  const { from, until } = eventRulesOf(settings);
  const latest = from === null ? LATEST_START : until === null ? LATEST_OF_TODAY : daysBetween(from, until);
  const start = addDays(from ?? BEFORE_ALL_DATES, random.integer(0, latest));
  return { start, federation: drawFederation(random, lotsOf(settings.field.federations)) };
}

/** Record 192. */
export function systemCodeOf(settings: ResolvedConfig, isBaku: boolean): string {
  return eventRulesOf(settings).code + (isBaku ? '_BAKU' : '');
}

/** The records about the event as a whole; a round a day. */
export function headerOf(
  settings: ResolvedConfig,
  name: string,
  { start, federation }: Occasion,
  entrants: readonly Entrant[],
  totalRounds: number,
  tieBreaks: readonly TieBreakItem[],
): HeaderRecord[] {
  const days = Array.from({ length: totalRounds }, (_, index) => addDays(start, index).replaceAll('-', '/'));
  const rated = entrants.filter(isRated).length;
  const records: (readonly [tag: string, text: string, isForReport?: true])[] = [
    ['012', name],
    ['022', 'Simulation', true],
    ['032', federation, true],
    ['042', days[0]],
    ['052', days[totalRounds - 1], true],
    ['062', String(entrants.length)],
    ['072', String(rated)],
    ['092', eventRulesOf(settings).title],
    ['102', 'Arbiter, Chief', true],
    ['112', 'Arbiter, Deputy', true],
    ['122', '90 minutes, 30 seconds more for every move', true],
    // Eight positions from 92 on, then every ten.
    ['132', ' '.repeat(87) + days.map((day) => day.slice(2)).join('  '), true],
    ['182', 'swissproof'],
    tieBreakRecord(tieBreaks),
    ['222', '5400+30', true],
  ];
  return records
    .filter(([, text, isForReport]) => text !== '' && (settings.fullHeader || isForReport !== true))
    .map(([tag, text]) => ({ tag, text }));
}

/** In days after the first day of an edition that is never taken by date. */
const LATEST_START = 3000;
/** In days after the first day of an edition in force: nobody holds events of years to come. */
const LATEST_OF_TODAY = 180;
const BEFORE_ALL_DATES = '2000-01-01';
