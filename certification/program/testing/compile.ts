import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

/** A program of this project, compiled into a temporary folder; tests do not depend on a build. */
export interface Compiled {
  readonly script: string;
  readonly remove: () => void;
}

/**
 * Compiles a program, by the path of its source in the project, with all that it imports: into one file, which starts
 * fastest, or file by file where it looks for its data beside its files.
 */
export async function compileProgram(path: string, how: 'one-file' | 'file-by-file'): Promise<Compiled> {
  const folder = mkdtempSync(join(tmpdir(), 'swissproof-compiled-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const script = join(folder, path.replace(/\.ts$/, '.js'));
  await build({
    input: join(ROOT, path),
    platform: 'node',
    external: /^[^./]/,
    logLevel: 'silent',
    output:
      how === 'one-file'
        ? { file: script, codeSplitting: false }
        : { dir: folder, preserveModules: true, preserveModulesRoot: ROOT },
  });
  if (how === 'file-by-file')
    for (const data of ['corpus/schema', 'corpus/profiles'])
      cpSync(join(ROOT, data), join(folder, data), { recursive: true });
  return {
    script,
    remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
