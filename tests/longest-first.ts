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
const LONGEST: readonly string[] = [
  'cli/certify/certify.test.ts',
  'cli/certify/again.test.ts',
  'cli/serve/serve.long.test.ts',
  'certification/program/directions.long.test.ts',
  'checker/golden.test.ts',
  'site/site.long.test.ts',
  'bench/round-cost.long.test.ts',
  'server/openapi.long.test.ts',
  'web/crosstables.long.test.ts',
  'cli/certify/certify.planted.long.test.ts',
  'certification/program/call/resident.long.test.ts',
  'cli/queue/queue.long.test.ts',
  'cli/certify/certify.kill.long.test.ts',
  'tests/documented.long.test.ts',
  'server/store/embedded-database.long.test.ts',
  'tests/package.long.test.ts',
  'certification/shrink/shrink.long.test.ts',
  'certification/program/standings/standings.long.test.ts',
  'engine/systems/readings.test.ts',
  'server/life.long.test.ts',
  'cli/certify/certify.program.long.test.ts',
  'bench/main.long.test.ts',
  'web/event-by-pages.long.test.ts',
  'server/power-cuts.long.test.ts',
  'server/faults.long.test.ts',
  'tests/executable.long.test.ts',
  'tests/command-line.long.test.ts',
  'web/trust.long.test.ts',
  'cli/commands/verify-options.test.ts',
  'cli/commands/verify-certificate-mutants.test.ts',
  'cli/commands/verify-protocol-mutants.test.ts',
  'cli/options-say.test.ts',
  'cli/check/check-any.test.ts',
  'checker/judge/readings.test.ts',
  'cli/as/manager.long.test.ts',
  'certification/directions/by-table/by-table.long.test.ts',
  'certification/directions/matches.test.ts',
  'cli/certify/certify.robin.long.test.ts',
  'engine/systems/dutch/dutch-1992/step-1992.long.test.ts',
  'server/limits.long.test.ts',
  'web/events.long.test.ts',
  'tests/toy/team-events.long.test.ts',
  'web/page.long.test.ts',
];

function rankOf(order: readonly string[]): (path: string) => number {
  const ranks = new Map(order.map((path, index) => [path, index]));
  return (path) => ranks.get(path) ?? order.length;
}
