import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';
import { readProject, testsOf } from '../dependents.mjs';
import { filesOfMutants } from './sample.mjs';

/** The project is read once for all mutants of a process. */
const project = readProject(process.env.SWISSPROOF_ROOT);
const orders = new Map();

/**
 * Sorts the test files of a mutation run: first by their distance from the changed file, then by their time. The run of a
 * mutant ends with the first test that fails.
 */
export class NearestFirst extends BaseSequencer {
  sort(files) {
    const id = this.ctx.getProvidedContext().activeMutant;
    const steps =
      id === undefined ? new Map() : stepsTo(JSON.parse(readFileSync(filesOfMutants(), 'utf8'))[id]);
    const keys = new Map(
      files.map((file) => {
        const path = file.moduleId.slice(this.ctx.config.root.length + 1);
        const { duration = 0 } = this.ctx.cache.getFileTestResults(`${file.project.name}:${path}`) ?? {};
        return [file, { steps: steps.get(path) ?? Infinity, duration }];
      }),
    );
    const compared = (a, b) => (a.steps === b.steps ? a.duration - b.duration : a.steps - b.steps);
    return Promise.resolve([...files].sort((a, b) => compared(keys.get(a), keys.get(b))));
  }
}

function stepsTo(changed) {
  const known = orders.get(changed);
  if (known !== undefined) return known;
  const steps = new Map(testsOf(project, [changed]).map(({ file, steps }) => [file, steps]));
  orders.set(changed, steps);
  return steps;
}
