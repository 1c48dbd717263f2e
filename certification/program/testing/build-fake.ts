import type { CandidateProfile } from '../profile.js';
import { compileProgram } from './compile.js';

/** The fake candidate, and profiles that make it misbehave. */
export interface Fake {
  /** Called for each task by its command line. */
  profile(mode: string, edition?: string): CandidateProfile;
  /** Talks JSON lines. */
  adapter(mode: string, edition?: string): CandidateProfile;
  readonly remove: () => void;
}

export async function buildFake(): Promise<Fake> {
  const { script, remove } = await compileProgram(
    'certification/program/testing/fake-candidate/program.ts',
    'one-file',
  );
  const common = (mode: string, edition: string): CandidateProfile => ({
    name: `fake that ${mode}`,
    edition,
    program: process.execPath,
    limits: { seconds: 20, outputBytes: 1 << 20 },
  });
  return {
    profile(mode, edition = 'dutch-2026') {
      const start = [script, mode, edition];
      return {
        ...common(mode, edition),
        commands: {
          pair: {
            arguments: [...start, 'pair', '{input}', '{output}'],
            answer: 'output-file',
            impossible: [1],
          },
          check: {
            arguments: [...start, 'check', '{input}'],
            answer: 'standard-output',
            format: 'round-blocks',
            ...(mode.endsWith('-standings') ? { standings: { wrongLine: '^Standings:' } } : {}),
          },
          generate: {
            arguments: [...start, 'generate', '{config}', '{output}', '{seed}'],
            answer: 'output-file',
            config: 'key-value',
            infeasible: [1],
          },
        },
      };
    },
    adapter: (mode, edition = 'dutch-2026') => ({
      ...common(mode, edition),
      adapter: { arguments: [script, mode, edition, 'adapter'] },
    }),
    remove,
  };
}
