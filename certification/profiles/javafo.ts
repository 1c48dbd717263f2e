import type { CandidateProfile } from '../program/profile.js';

/**
 * JaVaFo 2.2, Dutch rules of 2017. The program is the jar.
 *
 *     java -jar javafo.jar in.trf -p out.txt                        pairs the next round
 *     java -jar javafo.jar in.trf -c                                checks a file, one block a round
 *     java -jar javafo.jar -g config.txt -o out.trf                 generates a tournament
 *     java -jar javafo.jar -r                                       JaVaFo (rrweb.org/javafo) - Rel. 2.2 (Build 3223)
 *
 * When it fails it exits with 1, or writes no output file. The generator takes a configuration or a seed, not both:
 * with the configuration its files come out differently every time. It does not know the BB records.
 */
export const javafo: CandidateProfile = {
  name: 'JaVaFo',
  version: '2.2',
  edition: 'dutch-2017',
  program: 'javafo.jar',
  launcher: ['java', '-Xmx2g', '-jar'],
  commands: {
    version: { arguments: ['-r'], pattern: String.raw`\bRel\.\s*(\S+(?:\s+\(Build[^)]*\))?)` },
    pair: { arguments: ['{input}', '-p', '{output}'], answer: 'output-file' },
    check: { arguments: ['{input}', '-c'], answer: 'standard-output', format: 'round-blocks' },
    generate: {
      arguments: ['-g', '{config}', '-o', '{output}'],
      answer: 'output-file',
      config: 'key-value',
    },
  },
  dialect: { format: 'trf16', lineEnd: 'crlf', points: 'xxs', nextByeCounts: true },
  limits: { seconds: 120 },
};

/** The same in one Java machine for many rounds, which takes a JDK: several times as fast as a machine for each. */
export const javafoResident: CandidateProfile = { ...javafo, resident: 'java' };
