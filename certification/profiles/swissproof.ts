import type { CandidateProfile } from '../program/profile.js';

/**
 * This program through its own command line. Exit codes: 0 done, 1 deviations found, 4 no legal pairing.
 *
 *     swissproof pair in.trf --round 5 --rules dutch-2026
 *     swissproof check in.trf --rules dutch-2026 --jobs 1 --format json
 *     swissproof generate --config config.json --seed seed --out out.trf
 */
export const swissproof: CandidateProfile = {
  name: 'swissproof',
  edition: 'dutch-2026',
  program: 'swissproof',
  commands: {
    version: { arguments: ['--version'] },
    pair: {
      arguments: ['pair', '{input}', '--round', '{round}', '--rules', '{edition}'],
      answer: 'standard-output',
      impossible: [4],
    },
    check: {
      arguments: ['check', '{input}', '--rules', '{edition}', '--jobs', '1', '--format', 'json'],
      exitCodes: [0, 1],
      answer: 'standard-output',
      format: 'check-report',
    },
    generate: {
      arguments: ['generate', '--config', '{config}', '--seed', '{seed}', '--out', '{output}'],
      answer: 'output-file',
      config: 'json',
    },
  },
  dialect: { format: 'trf26' },
};
