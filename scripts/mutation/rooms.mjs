// The rooms of the mutation run, with their code and their tests.

/**
 * `changed`: folders whose code is changed. `without`: what is left out of them, because only tests that start processes or
 * databases run it, and these run the built program. `tests`: folders whose tests run, in the room and in the rooms that use it.
 */
export const ROOMS = {
  engine: {
    changed: ['model', 'rules', 'matching', 'standings', 'norms', 'round-robin', 'acceleration'].map(
      (folder) => `engine/${folder}`,
    ),
    tests: [
      'engine',
      'checker/standings',
      'checker/round-robin',
      'checker/audit',
      'checker/judge',
      'library',
    ],
  },
  systems: {
    changed: ['engine/systems'],
    tests: [
      'engine',
      'checker/explain',
      'checker/judge',
      'checker/proof',
      'checker/worked-examples.test.ts',
      'reports/rule-pages',
    ],
  },
  corpus: { changed: ['corpus/trf'], tests: ['corpus', 'checker', 'library', 'cli/as'] },
  checker: {
    changed: ['edition', 'judge', 'audit', 'declarations', 'protocol', 'proof', 'standings'].map(
      (folder) => `checker/${folder}`,
    ),
    tests: [
      'checker',
      'library',
      'reports/audit',
      'reports/check',
      'reports/standings',
      'cli/audit',
      'cli/commands',
    ],
  },
  certification: {
    changed: ['directions', 'campaign', 'shrink'].map((folder) => `certification/${folder}`),
    tests: ['certification', 'cli/certify', 'reports/campaign', 'library'],
  },
  generator: {
    changed: ['generator'],
    tests: ['generator', 'cli/generate', 'library', 'certification/campaign'],
  },
  server: {
    changed: ['access', 'routes', 'store'].map((folder) => `server/${folder}`),
    tests: ['server', 'cli/serve', 'checker/protocol'],
  },
  reports: { changed: ['reports'], tests: ['reports', 'library', 'cli/check', 'cli/commands', 'cli/audit'] },
  commands: {
    changed: ['cli', 'library'],
    without: ['cli/queue', 'cli/start', 'cli/executable/main.ts', 'cli/man/main.ts'],
    tests: ['cli', 'library'],
  },
};
