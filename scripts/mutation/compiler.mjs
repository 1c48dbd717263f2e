// Which mutants the compiler refuses: it is part of the checks, too.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Returns those of the mutants with which their file does not compile any more.
 * @param root the folder of the project, with a slash at its end.
 * @param mutants each with its file, its place (lines and columns from 0) and the new text.
 */
export function refusedByCompiler(root, mutants) {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const texts = new Map();
  const versions = new Map();
  const files = new Set(fileNames.filter((file) => !file.endsWith('.test.ts')));
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...files],
    getScriptVersion: (file) => String(versions.get(file) ?? 0),
    getScriptSnapshot: (file) => {
      const text = texts.get(file) ?? ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  const set = (file, text) => {
    texts.set(file, text);
    versions.set(file, (versions.get(file) ?? 0) + 1);
  };
  return new Set(
    mutants.filter((mutant) => {
      const path = root + mutant.file;
      const text = readFileSync(path, 'utf8');
      set(path, withMutant(text, mutant));
      const isRefused =
        service.getSyntacticDiagnostics(path).length + service.getSemanticDiagnostics(path).length > 0;
      set(path, text);
      return isRefused;
    }),
  );
}

function withMutant(text, { location: { start, end }, replacement }) {
  const starts = text.split('\n').reduce((found, line) => [...found, found.at(-1) + line.length + 1], [0]);
  const at = ({ line, column }) => starts[line] + column;
  return text.slice(0, at(start)) + replacement + text.slice(at(end));
}
