import type { Line, ProblemLog } from '../problems.js';
import { playerTo16, playerTo26 } from '../convert/player.js';
import { writePlayerLine } from '../write/write-player.js';
import { PLAYER_POINTS, POINT_RANGE } from './acceleration.js';
import { ABSENTEES, BYES } from './byes.js';
import {
  CONFIGURATION_16,
  INITIAL_COLOUR,
  ROUND_COUNT,
  ROUND_COUNT_16,
  SYSTEM_CODE,
} from './configuration.js';
import { define } from './definition.js';
import type { Codec, Part, RecordDefinition, AnyDefinition } from './definition.js';
import {
  COMMENT,
  DESCRIPTION,
  END_DATE,
  INFORMAL_TIE_BREAKS,
  NATIONAL,
  PLAYER_COUNT,
  PROGRAM,
  RANKING_METHOD,
  RATED_COUNT,
  ROUND_DATES,
  START_DATE,
  TEAM_COUNT,
  TIE_BREAKS,
  TIME_CONTROL,
} from './event-forms.js';
import { wholeNumber } from './fields.js';
import { mendPlayer } from './mend.js';
import { readPlayerLine } from './player-record.js';
import { POINT_SYSTEM } from './point-system.js';
import { amountRecord, GAME_POINTS, MATCH_POINTS, POINT_WORDS } from './points.js';
import { ADJUSTMENT, FORBIDDEN_PAIRS, NEVER_PAIRED } from './restrictions.js';
import {
  BOARD_COLOURS,
  LINE_UP,
  MATCH_FORFEIT,
  PLAYER_CROSSTABLE,
  TEAM_013,
  TEAM_310,
  TEAM_BYES,
  TEAM_CROSSTABLE,
} from './team-forms.js';
import { VIRTUAL_POINTS } from './virtual-points.js';

/**
 * All records of the format and of its extensions, by their code. Reading, the check of forms, conversion, writing and
 * TRFp documents are made from this table: a record needs a definition (`definition.ts`), a line here and, where a
 * tournament holds what it says, a property there.
 */
const TABLE = {
  '###': COMMENT,
  '001': define(
    { read: readPlayerLine, write: writePlayerLine },
    { group: 'players', mend: mendPlayer, to16: playerTo16, to26: playerTo26 },
  ),
  '012': DESCRIPTION,
  '013': TEAM_013,
  '022': DESCRIPTION,
  '032': DESCRIPTION,
  '042': START_DATE,
  '052': END_DATE,
  '062': PLAYER_COUNT,
  '072': RATED_COUNT,
  '082': TEAM_COUNT,
  '092': DESCRIPTION,
  '102': DESCRIPTION,
  '112': DESCRIPTION,
  '122': DESCRIPTION,
  '132': ROUND_DATES,
  '142': ROUND_COUNT,
  '152': INITIAL_COLOUR,
  '162': { ...GAME_POINTS, part: POINT_SYSTEM },
  '172': RANKING_METHOD,
  '182': PROGRAM,
  '192': SYSTEM_CODE,
  '202': TIE_BREAKS,
  '212': INFORMAL_TIE_BREAKS,
  '222': TIME_CONTROL,
  '240': BYES,
  '250': { ...POINT_RANGE, part: VIRTUAL_POINTS },
  '260': FORBIDDEN_PAIRS,
  '299': ADJUSTMENT,
  '300': LINE_UP,
  '310': TEAM_310,
  '320': TEAM_BYES,
  '330': MATCH_FORFEIT,
  '352': BOARD_COLOURS,
  '362': MATCH_POINTS,
  '801': PLAYER_CROSSTABLE,
  '802': TEAM_CROSSTABLE,
  XXR: ROUND_COUNT_16,
  XXC: CONFIGURATION_16,
  XXS: { ...POINT_WORDS, part: POINT_SYSTEM },
  XXZ: ABSENTEES,
  XXA: { ...PLAYER_POINTS, part: VIRTUAL_POINTS },
  XXP: NEVER_PAIRED,
  BBW: { ...amountRecord('BBW'), part: POINT_SYSTEM },
  BBD: { ...amountRecord('BBD'), part: POINT_SYSTEM },
  BBL: { ...amountRecord('BBL'), part: POINT_SYSTEM },
  BBZ: { ...amountRecord('BBZ'), part: POINT_SYSTEM },
  BBF: { ...amountRecord('BBF'), part: POINT_SYSTEM },
  BBU: { ...amountRecord('BBU'), part: POINT_SYSTEM },
  /** Any federation. */
  national: NATIONAL,
};

type Table = typeof TABLE;

/** What each kind of record holds, by its code; records that are only a text are not among them. */
export type RecordData = {
  readonly [Kind in keyof Table as Table[Kind] extends { read: unknown } ? Kind : never]: DataOf<Table[Kind]>;
};
type DataOf<Definition> = Definition extends Codec<infer T> ? T : never;
export type RecordKind = keyof RecordData;

/** How each kind of record is read, written and converted. */
export const DEFINITIONS: { readonly [Kind in RecordKind]: RecordDefinition<RecordData[Kind]> } = TABLE;

/** What is known of a code, whatever the record holds; null for a code that neither the format nor its extensions have. */
export function definitionOf(code: string): AnyDefinition | null {
  return BY_CODE.get(code) ?? null;
}

const BY_CODE = new Map<string, AnyDefinition>(Object.entries(TABLE));

/** What the records of a tournament say together, in the order of the table. */
export const PARTS: readonly Part[] = [
  ...new Set(Object.values<AnyDefinition>(TABLE).flatMap(({ part }) => part ?? [])),
];

/** Codes of records whose numbers are those of players or of teams, as the event pairs them. */
export const CODES_OF_PARTICIPANTS = Object.entries<AnyDefinition>(TABLE).flatMap(
  ([code, { namesParticipants }]) => (namesParticipants === true ? [code] : []),
);

/** The kind of a record with a form of its own; null for texts and for what is not known. */
export function kindOf(line: string): RecordKind | null {
  const code = line.slice(0, 3);
  if (Object.hasOwn(DEFINITIONS, code))
    return 'read' in TABLE[code as RecordKind] ? (code as RecordKind) : null;
  return isNational(line) ? 'national' : null;
}

/** A federation code followed by a starting number in the columns of record 001. */
export function isNational(text: string): boolean {
  return /^(?!XX|BB)[A-Z]{3} /.test(text) && wholeNumber(text.slice(4, 8).trim()) !== null;
}

/** Reads each line by itself, for the problems of its form. */
export function checkForms(lines: readonly Line[], log: ProblemLog): void {
  for (const line of lines) {
    const kind = kindOf(line.text);
    if (kind !== null) DEFINITIONS[kind].read(line, log);
  }
}
