import type { CandidateProfile } from '../program/profile.js';

/**
 * bbpPairings 6.0.0, Dutch rules of 2026.
 *
 *     bbpPairings.exe --dutch in.trf -p out.txt                     pairs the next round
 *     bbpPairings.exe --dutch in.trf -c                             checks a file, one block a round
 *     bbpPairings.exe --dutch -g config.txt -o out.trf -s seed      generates a tournament
 *     bbpPairings.exe -r                                            tells release and build
 *
 * Exit codes: 0 done, 1 no valid pairing (of a generator: some round of the event "could not be matched"), 2 unexpected error, 3 invalid request or file, 4 too large, 5 file access.
 * The checker exits with 0 whatever it finds. It refuses unknown codes in record 192, and the record 299.
 */
export const bbpPairings: CandidateProfile = {
  name: 'bbpPairings',
  version: '6.0.0',
  edition: 'dutch-2026',
  program: 'bbpPairings.exe',
  commands: {
    // Builds that tell a date only have no release: three numbers with points between them are one.
    version: { arguments: ['-r'], pattern: String.raw`\bv?(\d+\.\d+\.\d+)\b` },
    pair: { arguments: ['--dutch', '{input}', '-p', '{output}'], answer: 'output-file', impossible: [1] },
    check: { arguments: ['--dutch', '{input}', '-c'], answer: 'standard-output', format: 'round-blocks' },
    generate: {
      arguments: ['--dutch', '-g', '{config}', '-o', '{output}', '-s', '{seed}'],
      answer: 'output-file',
      config: 'key-value',
      infeasible: [1],
    },
  },
  dialect: { format: 'trf16', lineEnd: 'cr', nextByeCounts: true, omit: ['192', '299', '240'] },
  limits: { seconds: 120, memoryMegabytes: 2048 },
};

/** bbpPairings 5.0.1, Dutch rules of 2017; the same command line. */
export const bbpPairings5: CandidateProfile = {
  ...bbpPairings,
  version: '5.0.1',
  edition: 'dutch-2017',
};
