import type { ShrinkKey, ShrinkOutcome } from './shrunk-case.js';
import type { CampaignFolder, ReadOnlyFolder } from './store/folder.js';
import { roundText } from './store/stored-trial.js';

/**
 * What came out of every deviation that was shrunk to the end: `shrink.jsonl` in the folder of the campaign, with a line
 * for each as it comes, so that a campaign that goes on does not ask for them again. Where the program failed it is
 * asked again; then the later line counts.
 */
export class ShrinkLog {
  readonly #folder: CampaignFolder;
  readonly #outcomes: Map<string, ShrinkOutcome>;

  constructor(folder: CampaignFolder) {
    this.#folder = folder;
    const lines = readLog(folder);
    this.#outcomes = new Map(lines.map((line) => [nameOf(line), line]));
    // The next line must not stand behind one that was cut off.
    const kept = lines.map(lineOf).join('');
    if (kept !== (folder.read(LOG) ?? '')) folder.write(LOG, kept);
  }

  /** Undefined for a deviation that was not shrunk yet. */
  outcomeOf(key: ShrinkKey): ShrinkOutcome | undefined {
    return this.#outcomes.get(nameOf(key));
  }

  add(key: ShrinkKey, outcome: ShrinkOutcome): void {
    const lines = this.#folder.append(LOG);
    try {
      lines.write(lineOf({ ...key, ...outcome }));
      lines.sync();
    } finally {
      lines.close();
    }
    this.#outcomes.set(nameOf(key), outcome);
  }
}

/** Takes over what another campaign has shrunk. */
export function copyShrinkLog(from: ReadOnlyFolder, to: CampaignFolder): void {
  const log = new ShrinkLog(to);
  for (const line of readLog(from)) {
    const known = log.outcomeOf(line);
    if (known === undefined || known.failed !== null) log.add(line, line);
  }
}

const LOG = 'shrink.jsonl';

type Line = ShrinkKey & ShrinkOutcome;

/** The lines that are whole; one may have been cut off. */
function readLog(folder: ReadOnlyFolder): Line[] {
  return (folder.read(LOG) ?? '').split('\n').flatMap((text) => {
    try {
      const line = JSON.parse(text) as Partial<Line> | null;
      if (line?.shrunk === undefined || line.failed === undefined) return [];
      // An earlier version kept neither the file for the program nor that at which it failed.
      const isWhole =
        (line.shrunk === null || 'theirText' in line.shrunk) &&
        (line.failed === null || 'input' in line.failed);
      return isWhole ? [line as Line] : [];
    } catch {
      return [];
    }
  });
}

function lineOf({ rule, index, direction, round, shrunk, failed }: Line): string {
  return `${JSON.stringify({ rule, index, direction, round, shrunk, failed })}\n`;
}

function nameOf(key: ShrinkKey): string {
  return `${roundText(key, key.round)}/${key.rule}`;
}
