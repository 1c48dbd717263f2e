import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
  execFileSync('javac', ['--release', '11', '-d', classes, sourceOf('FakePairer.java')]);
  execFileSync('jar', ['--create', '--file', jar, '--main-class', 'fake.FakePairer', '-C', classes, '.']);
  return javaFake(folder, jar);
}

/**
 * The same in a jar within a jar, as One-JAR packs it: the program asks for its version and its manifest, which are those
 * of the inner jar, and for settings beside it in the outer one.
 */
export function buildOneJarFake(): JavaFake {
  const folder = mkdtempSync(join(tmpdir(), 'swissproof-java-'));
  const at = (name: string): string => join(folder, name);
  const sources = [
    'FakePairer.java',
    'onejar/Boot.java',
    'onejar/Handler.java',
    'onejar/VersionedPairer.java',
  ];
  execFileSync('javac', ['--release', '11', '-nowarn', '-d', at('classes'), ...sources.map(sourceOf)]);
  for (const name of ['outer/main', 'outer/fake', 'inner']) mkdirSync(at(name), { recursive: true });
  renameSync(at('classes/fake/onejar'), at('outer/fake/onejar'));
  renameSync(at('classes/fake'), at('inner/fake'));
  writeFileSync(
    at('inner.txt'),
    'Main-Class: fake.inner.VersionedPairer\nImplementation-Version: 1.4\nBuild: 7\n',
  );
  writeFileSync(at('outer/settings.properties'), 'language=en\n');
  const [inner, jar] = [at('outer/main/main.jar'), at('fake.jar')];
  execFileSync('jar', ['--create', '--file', inner, '--manifest', at('inner.txt'), '-C', at('inner'), '.']);
  execFileSync('jar', [
    '--create',
    '--file',
    jar,
    '--main-class',
    'fake.onejar.Boot',
    '-C',
    at('outer'),
    '.',
  ]);
  return javaFake(folder, jar);
}

function sourceOf(name: string): string {
  return fileURLToPath(new URL(`./${name}`, import.meta.url));
}

function javaFake(folder: string, jar: string): JavaFake {
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
