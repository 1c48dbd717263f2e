import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { basename, dirname } from 'node:path';
import { Script } from 'node:vm';

/**
 * What Node does by itself from version 22 on, for the older one: the chunks of the program (their names hold a hash of what
 * stands in them) are compiled from what was kept of them. Where that cannot be read or written, all is as without.
 */
export function keepCompiledOld(folder: string, command: string): void {
  const fresh: { readonly script: Script; readonly file: string }[] = [];
  const place = `${folder}/${process.version}-${process.arch}/${command}`;
  const { prototype } = Module as unknown as { readonly prototype: Compiling };
  const compile = prototype._compile;
  prototype._compile = function (content, filename) {
    if (basename(dirname(filename)) !== CHUNKS) {
      compile.call(this, content, filename);
      return;
    }
    const file = `${place}/${basename(filename)}.bin`;
    const cachedData = keptIn(file);
    const script = new Script(Module.wrap(content), {
      filename,
      ...(cachedData === null ? {} : { cachedData }),
    });
    if (cachedData === null || script.cachedDataRejected === true) fresh.push({ script, file });
    const body = script.runInThisContext() as Body;
    body.call(this.exports, this.exports, createRequire(filename), this, filename, dirname(filename));
  };
  process.once('exit', () => {
    for (const { script, file } of fresh) keep(script.createCachedData(), file);
  });
}

/** As scripts/build.mjs calls their folder. */
const CHUNKS = 'chunks';

interface Compiling {
  readonly exports: unknown;
  _compile: (this: Compiling, content: string, filename: string) => void;
}

type Body = (
  this: unknown,
  exports: unknown,
  require: NodeJS.Require,
  module: Compiling,
  filename: string,
  dirname: string,
) => void;

function keptIn(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** Written beside and renamed: another process may read it, or write it, too. */
function keep(data: Buffer, file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const beside = `${file}.${process.pid}`;
    writeFileSync(beside, data);
    renameSync(beside, file);
  } catch {
    // The next start is as slow as this one.
  }
}
