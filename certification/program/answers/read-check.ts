import { unreadable } from './answers.js';
import type { CheckAnswer, Couple, Instead, RoundOpinion } from './answers.js';
import { linesOf, quoted } from './decode.js';
import { isRecord } from './json.js';

/**
 * Reads what JaVaFo and bbpPairings print: a line `name: Round #k` for every round, and below it, where the checker
 * would pair otherwise, a table of the pairs that differ, or a text.
 * @param rounds how many rounds the file has: each must be there, since no output at all is no agreement.
 */
export function readRoundBlocks(text: string, rounds: number): CheckAnswer {
  const blocks: { round: number; lines: string[] }[] = [];
  const before: string[] = [];
  for (const line of linesOf(text)) {
    const round = /: Round #(\d{1,4})$/.exec(line)?.[1];
    if (round !== undefined) blocks.push({ round: Number(round), lines: [] });
    else if (line.trim() !== '') (blocks.at(-1)?.lines ?? before).push(line);
  }
  if (blocks.length === 0 && before.length > 0)
    return unreadable(`the checker reports on no round; it says ${quoted(before.join(' '))}`);
  return complete(
    blocks.map(({ round, lines }) => ({ round, agrees: lines.length === 0, instead: readTable(lines) })),
    rounds,
  );
}

/** Reads a report under `check-report.schema.json` on one file. */
export function readCheckReport(text: string, rounds: number): CheckAnswer {
  let report: unknown;
  try {
    report = JSON.parse(text);
  } catch {
    return unreadable(`the report of the checker is no JSON: ${quoted(text)}`);
  }
  const tournaments = isRecord(report) ? report['tournaments'] : undefined;
  const tournament: unknown = Array.isArray(tournaments) ? tournaments[0] : undefined;
  if (!isRecord(tournament) || !Array.isArray(tournament['rounds']))
    return unreadable('the report of the checker does not speak of a tournament');
  if (tournament['verdict'] === 'invalid')
    return unreadable(`the checker does not take the file: ${quoted(JSON.stringify(tournament['errors']))}`);
  const opinions = tournament['rounds'].flatMap((value: unknown) => {
    if (!isRecord(value) || typeof value['round'] !== 'number' || value['verdict'] === 'not-checked')
      return [];
    const reference = boards(value['reference']);
    const instead = reference === null ? null : { added: reference, removed: null };
    return [{ round: value['round'], agrees: value['verdict'] === 'agrees', instead }];
  });
  return complete(opinions, rounds, verdictOnStandings(tournament['standings']));
}

function verdictOnStandings(standings: unknown): boolean | null {
  const verdict = isRecord(standings) ? standings['verdict'] : null;
  if (verdict === 'deviates') return false;
  return verdict === 'agrees' || verdict === 'agrees-otherwise' ? true : null;
}

/** Demands that every round was looked at, once. */
export function complete(
  opinions: readonly RoundOpinion[],
  rounds: number,
  standingsAgree: boolean | null = null,
): CheckAnswer {
  const byRound = new Map(opinions.map((opinion) => [opinion.round, opinion]));
  const twice = opinions.find((opinion) => byRound.get(opinion.round) !== opinion);
  if (twice !== undefined) return unreadable(`the checker reports on round ${twice.round} more than once`);
  const found: RoundOpinion[] = [];
  for (let round = 1; round <= rounds; round++) {
    const opinion = byRound.get(round);
    if (opinion === undefined) return unreadable(missing(round, rounds, opinions.length));
    found.push(opinion);
  }
  if (found.length < opinions.length)
    return unreadable(`the checker reports on ${opinions.length} rounds, the file has ${rounds}`);
  return { ok: true, rounds: found, standingsAgree };
}

function missing(round: number, rounds: number, reported: number): string {
  if (reported === 0) return `the checker reports on no round, although the file has ${rounds}`;
  return `the checker does not report on round ${round} (of ${rounds})`;
}

/**
 * Rows of two boards: left what the checker would have paired, right what the tournament has. The bye is `PAB: 7`
 * (JaVaFo 3) or a board with number 0.
 */
function readTable(lines: readonly string[]): Instead | null {
  const added: Couple[] = [];
  const removed: Couple[] = [];
  for (const line of lines) {
    if (/^\s*Checker pairings\s+Tournament pairings$/i.test(line)) continue;
    const match = ROW.exec(line);
    if (match === null) return null;
    const [a, b, bye, c, d, otherBye] = match.slice(1).map((digits?: string) => Number(digits ?? 0));
    added.push(bye === 0 ? [a, b] : [bye, 0]);
    removed.push(otherBye === 0 ? [c, d] : [otherBye, 0]);
  }
  return added.length === 0 ? null : { added, removed };
}

const BOARD = String.raw`(?:(\d{1,5})\s*-\s*(\d{1,5})|PAB:\s*(\d{1,5}))`;
const ROW = new RegExp(String.raw`^\s*${BOARD}\s+${BOARD}$`);

function boards(value: unknown): Couple[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const couples: Couple[] = [];
  for (const board of value as unknown[]) {
    if (!isRecord(board)) return null;
    const { white, black, bye } = board;
    if (typeof white === 'number' && typeof black === 'number') couples.push([white, black]);
    else if (typeof bye === 'number') couples.push([bye, 0]);
    else return null;
  }
  return couples;
}
