import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { keptIn } from './kept.js';
import { speedPicture } from './picture/picture.js';
import { pageWith } from './speed-page.js';
import { keptBench, MEASUREMENT } from './testing/measurements.js';

const bench = keptIn(fileURLToPath(new URL('measured.json', import.meta.url)));
const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

describe('docs/speed.md', () => {
  it('is what `npm run speed` makes from the measurements that are kept', () => {
    const page = read('docs/speed.md');
    expect(pageWith(page, bench)).toBe(page);
    for (const name of ['machine', 'kinds', 'pairing', 'commands', 'programs'])
      expect(page).toContain(`\n[//]: # (made: ${name})\n`);
  });

  it('has the picture that it makes', () => {
    expect(read('docs/pictures/speed.svg')).toBe(speedPicture(bench));
    expect(read('docs/speed.md')).toContain('](pictures/speed.svg)');
  });
});

describe('a page', () => {
  const page = (name: string, text: string): string =>
    `Before.\n\n[//]: # (made: ${name})${text}\n[//]: # (end)\n\nAfter.\n`;

  it('gets its made parts, and keeps the words around them', () => {
    const kept = keptBench({ measurements: [MEASUREMENT] });
    const made = '\n\nswissproof 0.1.0; Node 20.0.0, Some processor, 2 cores, 8 GB of memory; 2026-11-26.\n';
    expect(pageWith(page('machine', '\nold\n'), kept)).toBe(page('machine', made));
    expect(pageWith(page('kinds', ''), kept)).toContain('| ordinary | an ordinary open |\n\n[//]: # (end)');
  });

  it('of which a part is unknown, or does not end, is refused', () => {
    expect(() => pageWith(page('tabels', ''), bench)).toThrow('nobody makes a part "tabels"');
    expect(() => pageWith('[//]: # (made: kinds)\n', bench)).toThrow('does not end');
    expect(() => pageWith(page('kinds', '').replace('(end)', '(made: kinds)'), bench)).toThrow(
      'does not end',
    );
  });
});
