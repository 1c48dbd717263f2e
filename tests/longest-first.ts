import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/**
 * The order in which test files start: those that take longest first. A fresh clone has no times of an earlier run, and a
 * long file that starts last keeps one processor busy while the other one has nothing left to do.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = rankOf(process.env['SWISSPROOF_ORDER']?.split(',') ?? LONGEST);
    const of = (file: TestSpecification): number =>
      rank(relative(this.ctx.config.root, file.moduleId).replaceAll('\\', '/'));
    return sorted.sort((a, b) => of(a) - of(b));
  }
}

/** The files that take ten seconds and more of a processor in CI, the longest first; all others follow. */
const LONGEST: readonly string[] = [];

function rankOf(order: readonly string[]): (path: string) => number {
  const ranks = new Map(order.map((path, index) => [path, index]));
  return (path) => ranks.get(path) ?? order.length;
}
