/** What a failed file operation means, in words. */
export function fileErrorWords(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return WORDS[code] ?? (error instanceof Error ? error.message : String(error));
}

/** Where the exception came from, if somebody looks for the defect (environment variable SWISSPROOF_DEBUG=1). */
export function debugStack(error: unknown): string {
  const wanted = process.env['SWISSPROOF_DEBUG'] === '1';
  return wanted && error instanceof Error ? `${error.stack ?? ''}\n` : '';
}

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'no permission',
  EPERM: 'no permission',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  ELOOP: 'a loop of symbolic links',
  ENAMETOOLONG: 'the name is too long',
  ENOSPC: 'no space left on the device',
  EROFS: 'the file system is read-only',
  EMFILE: 'too many open files',
  EIO: 'input/output error',
  ENXIO: 'it is a socket, or a pipe that cannot be opened by a name; - reads standard input',
};
