import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findInPath } from '../call/find-program.js';
import type { CandidateProfile } from '../profile.js';

/** Tests with a JDK are skipped where there is none, unless this is set: `.ci/run` installs one. */
export const hasJava = findInPath('javac') !== null || process.env['SWISSPROOF_NEEDS_JAVA'] === '1';

/** A pairing program in a jar. */
export interface JavaFake {
  readonly jar: string;
  /** @param way how it ends, see FakePairer.java. */
  profile(way: string, isResident: boolean): CandidateProfile;
  remove(): void;
}

/** Compiles the fake program in Java; takes some seconds. */
export function buildJavaFake(): JavaFake {
  const folder = mkdtempSync(join(tmpdir(), 'swissproof-java-'));
  const [classes, jar] = [join(folder, 'classes'), join(folder, 'fake.jar')];
  const source = fileURLToPath(new URL('./FakePairer.java', import.meta.url));
  execFileSync('javac', ['--release', '11', '-d', classes, source]);
  execFileSync('jar', ['--create', '--file', jar, '--main-class', 'fake.FakePairer', '-C', classes, '.']);
  return {
    jar,
    profile: (way, isResident) => ({
      name: `Java program that ${way}`,
      edition: 'dutch-2026',
      program: jar,
      launcher: ['java', '-Xmx256m', '-jar'],
      ...(isResident ? { resident: 'java' } : {}),
      commands: {
        version: { arguments: ['-r'], pattern: 'Rel\\. (.*)' },
        pair: { arguments: ['{input}', '-p', '{output}', way], answer: 'output-file' },
        check: { arguments: ['{input}', '-c', way], answer: 'standard-output', format: 'round-blocks' },
      },
      limits: { seconds: 20, outputBytes: 1 << 20 },
    }),
    remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
