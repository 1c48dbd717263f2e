// Tells whether the compiler rejects a mutant. Compiling is one of the checks, so such a mutant counts as found.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Returns a function that returns true if the file of a mutant does not compile with the mutant. A mutant has a file, a place
 * (lines and columns from 0) and a new text.
 * @param root the folder of the project, with a slash at its end.
 */
export function compiler(root) {
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
  return (mutant) => {
    const path = root + mutant.file;
    const text = readFileSync(path, 'utf8');
    set(path, withMutant(text, mutant));
    const found = [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)];
    const faults = found.filter(({ code }) => !UNUSED.includes(code));
    set(path, text);
    return faults.length > 0;
  };
}

/** Errors about unused names. A programmer who makes a mistake by hand also removes what is no longer used. */
const UNUSED = [6133, 6138, 6192, 6196, 6198, 6199];

function withMutant(text, { location: { start, end }, replacement }) {
  const starts = text.split('\n').reduce((found, line) => [...found, found.at(-1) + line.length + 1], [0]);
  const at = ({ line, column }) => starts[line] + column;
  return text.slice(0, at(start)) + replacement + text.slice(at(end));
}
