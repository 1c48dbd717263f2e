import type { Tournament } from '../../corpus/index.js';
import type { Edition } from '../../engine/index.js';
import { caseOfOther } from '../case/swiss-case.js';
import type { SwissCase } from '../case/swiss-case.js';
import { checkRounds } from '../check-tournament.js';
import type { RoundOptions } from '../check-tournament.js';
import { readForEdition } from '../edition/read-for-edition.js';
import { changedKnowledge } from '../protocol/known-later.js';
import type { KnownUntil } from '../protocol/known-later.js';
import { otherEvent } from '../protocol/same-event.js';
import type { RoundReport } from '../report.js';
import { isRight } from '../tournament-report.js';

/**
 * Checks the rounds that deviate by what the earlier files of the same event say: the results, colours and numbers by which
 * they were paired.
 * @param rounds of the last file, as they were checked.
 * @param contents other files, some of which may be earlier ones of the event.
 * @param asked the edition by which files are read; null: chosen from the file.
 */
export function checkInSeries(
  swissCase: SwissCase,
  rounds: readonly RoundReport[],
  contents: readonly (Uint8Array | string)[],
  asked: Edition | null,
  settings: Partial<Pick<RoundOptions, 'isLiteral' | 'explainLimit'>> = {},
): RoundReport[] {
  const { tournament } = swissCase;
  const files = contents.flatMap((content) => readForEdition(content, asked).tournament ?? []);
  const series = earlierOf(tournament, files);
  const found = new Map<number, RoundReport>();
  if (series.length > 0)
    for (const isRenumberedBefore of [false, true]) {
      const open = new Set(
        rounds.filter((one) => one.verdict === 'deviates' && !found.has(one.round)).map(({ round }) => round),
      );
      const then = declaredBy(series, tournament, isRenumberedBefore);
      if (then === tournament || open.size === 0) continue;
      const options = { ...settings, rounds: (round: number) => open.has(round) };
      for (const report of checkRounds(caseOfOther(swissCase, then), options)) {
        const { declaredKnowledge } = report;
        if (isRight(report) && declaredKnowledge !== undefined)
          found.set(report.round, {
            ...report,
            declaredKnowledge: {
              declared: false,
              from: 'earlier-files',
              known: declaredKnowledge.known,
              verdict: 'rightly',
            },
          });
      }
    }
  return rounds.map((report) => found.get(report.round) ?? report);
}

/** The files of the same event with fewer rounds, one for each number of rounds, in their order. */
function earlierOf(now: Tournament, files: readonly Tournament[]): Tournament[] {
  const byRounds = new Map<number, Tournament>();
  for (const file of files) if (isEarlier(file, now)) byRounds.set(file.pairedRounds, file);
  return [...byRounds.values()].sort((a, b) => a.pairedRounds - b.pairedRounds);
}

function isEarlier(file: Tournament, now: Tournament): boolean {
  return (
    file.kind === now.kind &&
    file.name === now.name &&
    file.startDate?.raw === now.startDate?.raw &&
    file.pairedRounds > 0 &&
    file.pairedRounds < now.pairedRounds &&
    otherEvent(file, now) === null
  );
}

/**
 * The tournament with comments that declare what the earlier files say.
 * @param isRenumberedBefore numbers that are others in the next file were given anew before its first new round was paired;
 * false: after it.
 */
function declaredBy(series: readonly Tournament[], now: Tournament, isRenumberedBefore: boolean): Tournament {
  const [first, ...others] = series;
  let before = first;
  for (const file of [...others, now]) before = withKnowledgeOf(before, file, isRenumberedBefore);
  return before;
}

function withKnowledgeOf(before: Tournament, now: Tournament, isRenumberedBefore: boolean): Tournament {
  const last = before.pairedRounds;
  // A file with the results of its last round is the one by which the next round was paired.
  const next = hasResults(before) ? last + 1 : last;
  const until: KnownUntil = { games: next, numbers: isRenumberedBefore ? last : next };
  const { add, stale } = changedKnowledge(before, now, until);
  if (add.length === 0 && stale.size === 0) return now;
  return { ...now, comments: [...now.comments.filter((text) => !stale.has(text.trim())), ...add] };
}

function hasResults({ players, pairedRounds }: Tournament): boolean {
  return players.some(({ rounds }) => {
    const entry = rounds[pairedRounds - 1];
    return entry !== undefined && entry.opponent !== null && entry.result !== '*';
  });
}
