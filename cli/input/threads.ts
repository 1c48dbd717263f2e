import type { Piscina } from 'piscina';

/** The pool of threads, loaded when many files are worked on; null where there is none, as in the executables. */
export async function loadThreads(): Promise<typeof Piscina | null> {
  return (await import('piscina')).Piscina;
}
