import { reproduceCommand } from './text.js';
import type { ListedProgram } from './text.js';

/** Programs of the ledger with their entries as JSON: as in the ledger, with the command that shows our side. */
export function programsJson(programs: readonly ListedProgram[]): string {
  const documents = programs.map(({ name, entries, readings }) => ({
    name,
    readings,
    entries: entries.map((entry) => ({ ...entry, command: reproduceCommand(entry) })),
  }));
  return `${JSON.stringify({ schema: 'swissproof/programs/1', programs: documents }, null, 2)}\n`;
}
