import { placeOf, type Line, type ProblemLog } from '../problems.js';
import { columnOf } from './player-record.js';

/**
 * A record 001 with its points as the format has them where they have a comma or ½, with = for games drawn with ½, and
 * with a blank for the * of games that are not over.
 */
export function withSigns(line: Line, log: ProblemLog): Line {
  return MENDABLE.test(line.text.slice(POINTS_FROM)) ? withResults(withPoints(line, log), log) : line;
}

/**
 * A record of points (162, 362, XXS, BBW…BBU, XXA) with decimal points where it has commas, and .5 for ½; but for ½ in XXA,
 * whose columns that would shift.
 */
export function withDecimalPoints({ number, text }: Line, log: ProblemLog): Line {
  const amount = text.startsWith('XXA') ? WITH_COMMA : WITH_COMMA_OR_HALF;
  const mended = text.replace(amount, (found, whole: string, fraction: string | undefined, start: number) => {
    log.warn(
      'points-form',
      placeOf({ number, text }, start + 1, found.length),
      'points like 0.5',
      `The points "${found}" are not written as in the format.`,
      fraction === undefined ? '½ was read as .5' : 'the comma was read as a decimal point',
    );
    return `${whole}.${fraction ?? '5'}`;
  });
  return { number, text: mended };
}

/** From the fifth column on; a number, or none, and what comes after it. */
const WITH_COMMA_OR_HALF = /(?<=^.{4,})(\d*)(?:½|,(\d+))/g;
const WITH_COMMA = /(?<=^.{4,})(\d*),(\d+)/g;

const MENDABLE = /[½,*]/;
/** 0-based; points of 100 or more reach into the column before those of the format. */
const [POINTS_FROM, POINTS_TO] = [79, 84];

function withPoints(line: Line, log: ProblemLog): Line {
  const found = line.text.slice(POINTS_FROM, POINTS_TO);
  const points = POINTS.exec(found.trim());
  if (points === null) return line;
  const [, whole, half, fraction] = points;
  const mended = (half === undefined ? `${whole}.${fraction}` : `${whole === '' ? '0' : whole}.5`).padStart(
    POINTS_TO - POINTS_FROM,
  );
  if (mended.length > POINTS_TO - POINTS_FROM) return line;
  log.warn(
    'points-form',
    placeOf(line, POINTS_FROM + 2, 4),
    'points like 11.5',
    `The points "${found.trim()}" are not written as in the format.`,
    half === undefined ? 'the comma was read as a decimal point' : '½ was read as .5',
  );
  return replaced(line, POINTS_FROM, mended);
}

const POINTS = /^(\d*)(?:(½)|,(\d{1,3}))$/;

function withResults(line: Line, log: ProblemLog): Line {
  let mended = line;
  for (let start = columnOf(1) - 1 + RESULT; start < line.text.length; start += WIDTH) {
    const sign = SIGNS.find(({ found }) => found === line.text[start]);
    if (sign === undefined) continue;
    const { found, meant, words } = sign;
    log.warn(
      'result-form',
      placeOf(line, start + 1, 1),
      meant === ' ' ? 'a blank' : meant,
      `The result "${found}" is not written as in the format.`,
      words,
    );
    mended = replaced(mended, start, meant);
  }
  return mended;
}

/** Signs for results that are not those of the format; * is that of PGN. */
const SIGNS = [
  { found: '½', meant: '=', words: '½ was read as =, a drawn game' },
  { found: '*', meant: ' ', words: '* was read as a blank, no result yet' },
];

const RESULT = 7;
const WIDTH = 10;

function replaced({ number, text }: Line, start: number, found: string): Line {
  return { number, text: text.slice(0, start) + found + text.slice(start + found.length) };
}
