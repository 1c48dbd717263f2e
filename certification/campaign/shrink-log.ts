import type { CampaignFolder, ReadOnlyFolder } from './store/folder.js';
import { keyText } from './store/stored-trial.js';
import type { TrialKey } from './store/stored-trial.js';
import type { ShrunkCase } from './summary/summary.js';

/** A shrunken tournament with what is said about it. */
export interface ShrunkFile extends ShrunkCase {
  readonly text: string;
}

/** The deviation of a round by a rule. */
export interface ShrinkKey extends TrialKey {
  readonly rule: string;
  readonly round: number;
}

/**
 * What came out of every deviation that was shrunk to the end: `shrink.jsonl` in the folder of the campaign, with a line
 * for each as it comes, so that a campaign that goes on does not ask for them again.
 */
export class ShrinkLog {
  readonly #folder: CampaignFolder;
  readonly #results: Map<string, ShrunkFile | null>;

  constructor(folder: CampaignFolder) {
    this.#folder = folder;
    const lines = readLog(folder);
    this.#results = new Map(lines.map((line) => [nameOf(line), line.result]));
    // The next line must not stand behind one that was cut off.
    const kept = lines.map(lineOf).join('');
    if (kept !== (folder.read(LOG) ?? '')) folder.write(LOG, kept);
  }

  /** Null for a deviation that cannot be repeated, undefined for one that was not shrunk yet. */
  resultOf(key: ShrinkKey): ShrunkFile | null | undefined {
    return this.#results.get(nameOf(key));
  }

  add(key: ShrinkKey, result: ShrunkFile | null): void {
    const lines = this.#folder.append(LOG);
    try {
      lines.write(lineOf({ ...key, result }));
      lines.sync();
    } finally {
      lines.close();
    }
    this.#results.set(nameOf(key), result);
  }
}

/** Takes over what another campaign has shrunk. */
export function copyShrinkLog(from: ReadOnlyFolder, to: CampaignFolder): void {
  const log = new ShrinkLog(to);
  for (const line of readLog(from)) if (log.resultOf(line) === undefined) log.add(line, line.result);
}

const LOG = 'shrink.jsonl';

interface Line extends ShrinkKey {
  readonly result: ShrunkFile | null;
}

/** The lines that are whole; one may have been cut off. */
function readLog(folder: ReadOnlyFolder): Line[] {
  return (folder.read(LOG) ?? '').split('\n').flatMap((text) => {
    try {
      const line = JSON.parse(text) as Partial<Line> | null;
      return line?.result === undefined ? [] : [line as Line];
    } catch {
      return [];
    }
  });
}

function lineOf({ rule, index, direction, round, result }: Line): string {
  return `${JSON.stringify({ rule, index, direction, round, result })}\n`;
}

function nameOf(key: ShrinkKey): string {
  return `${keyText(key)}/${key.round}/${key.rule}`;
}
