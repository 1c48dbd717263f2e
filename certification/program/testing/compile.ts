import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** A program of this project, compiled into a temporary folder; tests do not depend on a build. */
export interface Compiled {
  readonly script: string;
  readonly remove: () => void;
}

/** Compiles a source file, by its path in the project, with all that it imports. */
export function compileProgram(path: string): Compiled {
  const folder = mkdtempSync(join(tmpdir(), 'swissproof-compiled-'));
  writeFileSync(join(folder, 'package.json'), readFileSync(join(ROOT, 'package.json')));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const data of ['corpus/schema', 'corpus/profiles'])
    cpSync(join(ROOT, data), join(folder, data), { recursive: true });
  const entry = join(ROOT, path);
  const sources = new Set([entry]);
  for (const source of sources) for (const imported of compile(source, folder)) sources.add(imported);
  return {
    script: compiled(entry, folder),
    remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Compiles one file and gives the source files that it imports. */
function compile(source: string, folder: string): string[] {
  const text = readFileSync(source, 'utf8');
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
    },
  });
  const target = compiled(source, folder);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, outputText);
  return ts
    .preProcessFile(outputText)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => resolve(dirname(source), fileName).replace(/\.js$/, '.ts'));
}

function compiled(source: string, folder: string): string {
  return join(folder, relative(ROOT, source)).replace(/\.ts$/, '.js');
}
