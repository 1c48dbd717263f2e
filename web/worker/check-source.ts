import { checkFile, fitFile, invalidReport, roundRobinNamed, totalsOf } from '../../checker/index.js';
import type { TournamentReport } from '../../checker/index.js';
import { decodeText } from '../../corpus/index.js';
import { editionById } from '../../engine/index.js';
import { indexEntry } from '../../reports/check/index-entry.js';
import { outcomeOf } from '../../reports/check/outcome.js';
import { crosstableOf } from '../../reports/html/crosstable-texts.js';
import { failureProblem, MAX_SIZE, tooLarge, unreadable } from '../../reports/words/input-problems.js';
import type { FileOverview, FileSummary, Settings, Source } from './tasks.js';
import { present } from '../../engine/present.js';

/** The findings on a file. Never fails: a failed check is a report that says so. */
export async function checked(source: Source, settings: Settings): Promise<TournamentReport> {
  const key = JSON.stringify(settings);
  const known = latest.find((one) => one.name === source.name);
  if (known?.key === key) return known.report;
  const report = await checkedNow(source, settings);
  const others = latest.filter((one) => one !== known).slice(0, KEPT - 1);
  latest = [{ name: source.name, key, report }, ...others];
  return report;
}

/** To be called when files are chosen: they may have the names of others. */
export function forgetAll(): void {
  latest = [];
}

/** Whether every edition is tried. */
export function triesAll({ rules }: Settings): boolean {
  return rules === 'any';
}

/** Reads a file, as text where its code page is told; throws what the browser throws. */
export async function contentOf({ content }: Source, { encoding }: Settings): Promise<Uint8Array | string> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  return encoding === null ? bytes : decodeText(bytes, encoding);
}

export function summaryOf(report: TournamentReport): FileSummary {
  return {
    name: report.file,
    outcome: outcomeOf(report),
    totals: totalsOf([report]),
    entry: indexEntry(report),
  };
}

export function overviewOf(report: TournamentReport, settings: Settings): FileOverview {
  const { file, name, verdict, players, edition, problems, alternatives } = report;
  const { rounds, standings, fit, picture, roundRobin, people } = report;
  return {
    file,
    name,
    verdict,
    players,
    ...(report.isOfTeams === true ? { isOfTeams: true } : {}),
    edition,
    problems,
    alternatives,
    rounds: rounds.map(({ round, verdict }) => ({ round, verdict })),
    ...present({ roundRobin, standings, event: report.event }),
    ...(people === undefined
      ? {}
      : { people: new Map(Array.from(people, ([id, { name }]) => [id, { name }])) }),
    fit: fit ?? null,
    table: picture === undefined ? null : crosstableOf(picture),
    isOver:
      picture !== undefined && picture.rounds >= (settings.totalRounds ?? picture.totalRounds ?? Infinity),
    askedBy: triesAll(settings) ? (edition?.id ?? null) : settings.rules,
  };
}

/** Files that are looked at in turn are not checked again each time. */
let latest: readonly {
  readonly name: string;
  readonly key: string;
  readonly report: TournamentReport;
}[] = [];
const KEPT = 4;

/** The same, whatever is known already. */
export async function checkedNow(source: Source, settings: Settings): Promise<TournamentReport> {
  const { name, content, problem } = source;
  if (problem !== null) return invalidReport(name, [problem]);
  if (content.size > MAX_SIZE) return invalidReport(name, [tooLarge(name)]);
  let text: Uint8Array | string;
  try {
    text = await contentOf(source, settings);
  } catch (error) {
    return invalidReport(name, [unreadable(name, error instanceof Error ? error.message : String(error))]);
  }
  const { rules, totalRounds, firstColour, unrated, acceleration } = settings;
  const options = {
    totalRounds,
    acceleration,
    firstColour,
    unrated,
    standings: { tieBreaks: null, unrated },
    isPictured: true,
  };
  try {
    return triesAll(settings)
      ? fitFile(text, name, options)
      : checkFile(text, name, {
          ...options,
          edition: editionById(rules),
          roundRobin: roundRobinNamed(rules),
        });
  } catch (error) {
    return invalidReport(name, [failureProblem(name, error)]);
  }
}
