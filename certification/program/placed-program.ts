import { resolve } from 'node:path';
import type { CandidateProfile } from './profile.js';

/** Where the program of a profile is: a path counts from the present folder, wherever it is called; a name is looked up in PATH. */
export function placedProgram(program: string, { launcher }: Pick<CandidateProfile, 'launcher'>): string {
  return launcher !== undefined || /[/\\]/.test(program) ? resolve(program) : program;
}
