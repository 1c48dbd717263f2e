import type { KeptBench } from './kept.js';
import { KINDS } from './kinds.js';
import { candidateNotes, candidateTables } from './summary/candidate-table.js';
import { commandTable } from './summary/command-table.js';
import { pairingTables } from './summary/pairing-table.js';
import { machineWords, markdownTable } from './summary/summary.js';

/**
 * A page with its made parts as these measurements have them; the words around them stay. A part stands between two lines
 * that Markdown does not show: `[//]: # (made: NAME)` and `[//]: # (end)`.
 * @throws RangeError for a part that nobody makes, and where one does not end.
 */
export function pageWith(page: string, bench: KeptBench): string {
  const lines: string[] = [];
  let part: string | null = null;
  for (const line of page.split('\n')) {
    const [, name] = /^\[\/\/\]: # \(made: (.*)\)$/.exec(line) ?? [];
    if (part !== null && name !== undefined) break;
    if (line === END) part = null;
    if (part === null) lines.push(line);
    if (name === undefined) continue;
    part = name;
    lines.push('', ...madePart(name, bench).flatMap((text) => [text, '']));
  }
  if (part !== null) throw new RangeError(`the part "${part}" does not end with ${END}`);
  return lines.join('\n');
}

const END = '[//]: # (end)';

/** Its paragraphs and tables. */
function madePart(name: string, bench: KeptBench): string[] {
  const { measurements, candidates, commands } = bench;
  switch (name) {
    case 'machine':
      return [`swissproof ${bench.version}; ${machineWords(bench)}; ${bench.date}.`];
    case 'kinds':
      return [
        markdownTable({
          columns: [
            { title: 'kind', isText: true },
            { title: 'what it is', isText: true },
          ],
          rows: KINDS.filter((kind) => measurements.some((one) => one.kind === kind.name)).map((kind) => [
            kind.name,
            kind.title,
          ]),
        }),
      ];
    case 'pairing':
      return pairingTables(measurements).map(markdownTable);
    case 'commands':
      return [markdownTable(commandTable(commands))];
    case 'programs':
      return [
        ...candidateTables(candidates).map(markdownTable),
        ...candidateNotes(candidates).map((note) => `${note}.`),
      ];
    default:
      throw new RangeError(`nobody makes a part "${name}"`);
  }
}
