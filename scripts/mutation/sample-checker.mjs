// A part of Stryker that passes the mutants of the sample, whose list stands in the file that SWISSPROOF_SAMPLE names.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { CheckStatus } from '@stryker-mutator/api/check';
import { PluginKind, declareFactoryPlugin } from '@stryker-mutator/api/plugin';
import { nameOf } from './mutants.mjs';

export const NOT_IN_THE_SAMPLE = 'not in the sample';

class SampleChecker {
  #sample = new Set();
  async init() {
    this.#sample = new Set(JSON.parse(readFileSync(process.env.SWISSPROOF_SAMPLE, 'utf8')));
  }
  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        this.#sample.has(nameOf({ ...mutant, file: relative(process.env.SWISSPROOF_ROOT, mutant.fileName) }))
          ? { status: CheckStatus.Passed }
          : { status: CheckStatus.CompileError, reason: NOT_IN_THE_SAMPLE },
      ]),
    );
  }
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'sample', () => new SampleChecker())];
