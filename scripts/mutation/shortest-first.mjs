import { BaseSequencer } from 'vitest/node';

/** The order of test files in a mutation run: the run of a mutant ends with the first test that fails, so those that take least start. */
export class ShortestFirst extends BaseSequencer {
  async sort(files) {
    const time = new Map(files.map((file) => [file, this.#timeOf(file)]));
    return [...files].sort((a, b) => time.get(a) - time.get(b));
  }

  #timeOf({ project, moduleId }) {
    const path = moduleId.slice(this.ctx.config.root.length + 1);
    return this.ctx.cache.getFileTestResults(`${project.name}:${path}`)?.duration ?? 0;
  }
}
