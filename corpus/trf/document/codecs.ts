import type { Tenths } from '../../../engine/index.js';
import {
  COUNTS,
  END_DATE,
  NATIONAL,
  RANKING_METHOD,
  ROUND_DATES,
  TIE_BREAKS,
  TIME_CONTROL,
} from '../forms/event-forms.js';
import { misread, type Codec } from '../forms/form.js';
import {
  BOARD_COLOURS,
  LINE_UP,
  MATCH_FORFEIT,
  PLAYER_CROSSTABLE,
  TEAM_013,
  TEAM_310,
  TEAM_BYES,
  TEAM_CROSSTABLE,
} from '../forms/team-forms.js';
import { ProblemLog, type Line } from '../problems.js';
import { isNational } from '../records/records.js';
import { readPlayerPoints, readRange } from '../records/acceleration-records.js';
import { readByes } from '../records/bye-records.js';
import { tokens } from '../records/fields.js';
import { readPlayerLine, type PlayerLine } from '../records/player-record.js';
import { onlyToken, pointsOf, symbolPairs, SYMBOLS } from '../records/point-records.js';
import { readAdjustment, readForbiddenGroup, readIds } from '../records/restriction-records.js';
import { playerRecord, rangeRecord } from '../write/write-acceleration.js';
import { writePlayerLine } from '../write/write-player.js';
import { amount, symbolRecord } from '../write/write-points.js';
import { adjustmentRecord, byeRecord, forbiddenRecord } from '../write/write-restrictions.js';

/** Records with columns or words of a meaning: how each line of them is read by itself, and written. */
export const PLAYER: Codec<PlayerLine> = { read: readPlayerLine, write: writePlayerLine };

const BYES = codec((line, log) => readByes(line, null, log), byeRecord);
const POINT_RANGE = codec(readRange, rangeRecord);
const PLAYER_POINTS = codec(
  (line, log) => readPlayerPoints(line, null, log),
  ({ id, points }) => playerRecord(id, points),
);
const FORBIDDEN = codec(
  (line, log) => readForbiddenGroup(line, null, log),
  (group) => forbiddenRecord(group, true),
);
const NEVER_PAIRED = codec(
  (line, log) => readForbiddenGroup(line, null, log),
  (group) => forbiddenRecord(group, false),
);
const ADJUSTMENT = codec(
  (line, log) => readAdjustment(line, null, log),
  ({ matchPoints, ...adjustment }) => adjustmentRecord(adjustment, matchPoints),
);
const ABSENTEES = codec(
  (line, log) => readIds(line, tokens(line.text, 4), null, log),
  (ids) => `XXZ ${ids.join(' ')}`.trimEnd(),
);
const GAME_POINTS = symbols('162', [...SYMBOLS.keys()]);
/** Of no weight for the pairing of individuals, and so never an error. */
const MATCH_POINTS = asWarning(symbols('362', ['TW', 'TD', 'TL']), 'TW, TD or TL with points, like TW 2.0');

const OWN_CODECS = {
  '001': PLAYER,
  '013': TEAM_013,
  '052': END_DATE,
  '062': COUNTS[0],
  '072': COUNTS[1],
  '082': COUNTS[2],
  '132': ROUND_DATES,
  '142': words('142'),
  '152': words('152'),
  '162': GAME_POINTS,
  '172': RANKING_METHOD,
  '192': words('192'),
  '202': TIE_BREAKS[0],
  '212': TIE_BREAKS[1],
  '222': TIME_CONTROL,
  '240': BYES,
  '250': POINT_RANGE,
  '260': FORBIDDEN,
  '299': ADJUSTMENT,
  '300': LINE_UP,
  '310': TEAM_310,
  '320': TEAM_BYES,
  '330': MATCH_FORFEIT,
  '352': BOARD_COLOURS,
  '362': MATCH_POINTS,
  '801': PLAYER_CROSSTABLE,
  '802': TEAM_CROSSTABLE,
  XXR: words('XXR'),
  XXC: words('XXC'),
  XXS: words('XXS'),
  XXZ: ABSENTEES,
  XXA: PLAYER_POINTS,
  XXP: NEVER_PAIRED,
  BBW: value('BBW'),
  BBD: value('BBD'),
  BBL: value('BBL'),
  BBZ: value('BBZ'),
  BBF: value('BBF'),
  BBU: value('BBU'),
  /** Any federation. */
  national: NATIONAL,
};

type Codecs = typeof OWN_CODECS;

/** What each kind of record holds, by its tag. */
export type RecordData = {
  readonly [Kind in keyof Codecs]: Codecs[Kind] extends Codec<infer T> ? T : never;
};
export type RecordKind = keyof RecordData;

/** How each kind of record is read and written. */
export const CODECS: { readonly [Kind in RecordKind]: Codec<RecordData[Kind]> } = OWN_CODECS;

/** The kind of a record with a form of its own; null for texts and for what is not known. */
export function kindOf(line: string): RecordKind | null {
  const tag = line.slice(0, 3);
  if (Object.hasOwn(CODECS, tag)) return tag as RecordKind;
  return isNational(line) ? 'national' : null;
}

function codec<T>(read: Codec<T>['read'], write: Codec<T>['write']): Codec<T> {
  return { read, write };
}

/** Words with one blank between them. */
function words(tag: string): Codec<readonly string[]> {
  return codec<readonly string[]>(
    (line) => tokens(line.text, 4).map(({ text }) => text),
    (found) => [tag, ...found].join(' '),
  );
}

/** One amount of points. */
function value(tag: string): Codec<Tenths> {
  return codec(
    (line, log) => {
      const token = onlyToken(line, log);
      return token === null ? null : pointsOf(line, token, log);
    },
    (points) => `${tag} ${amount(points)}`,
  );
}

/** A record of which nothing is an error. */
function asWarning<T extends object>({ read, write }: Codec<T>, expected: string): Codec<T> {
  return codec((line, log) => {
    const data = read(line, new ProblemLog());
    return data ?? misread(line, 4, Infinity, expected, log);
  }, write);
}

/** Symbols with their points. */
function symbols(
  tag: '162' | '362',
  known: readonly string[],
): Codec<readonly (readonly [symbol: string, value: Tenths])[]> {
  return codec<readonly (readonly [symbol: string, value: Tenths])[]>(
    (line: Line, log: ProblemLog) => {
      const before = log.errorCount;
      const pairs = symbolPairs(line, known, log).map(
        ({ symbol, value: token }) => [symbol, pointsOf(line, token, log) ?? 0] as const,
      );
      return log.errorCount > before ? null : pairs;
    },
    (pairs) => symbolRecord(tag, pairs),
  );
}
