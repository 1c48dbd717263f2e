import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the server that starts what test files share (`tests/shared-setup.ts`). */
    shared: string;
  }
}

/** What all test files of a run share: the folder of the built page, the address of the browser. */
export async function shared(what: 'page' | 'chromium'): Promise<string> {
  const answer = await fetch(`${inject('shared')}/${what}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
