import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkFile } from '../../../checker/index.js';
import { editionById } from '../../../engine/index.js';
import { wholeReport } from '../../testing/whole-report.js';
import { checkHtml } from '../check.js';
import { standaloneDrawing } from './standalone.js';

/** The round that the README shows as text, too. */
const FILE = 'corpus/examples/mastering-the-dutch.trf';

test('the picture of the README is what the report draws', async () => {
  const content = readFileSync(new URL(`../../../${FILE}`, import.meta.url));
  const report = checkFile(content, FILE, {
    edition: editionById('dutch-2017'),
    rounds: (round) => round === 5,
    isPictured: true,
  });
  const [drawing] = /<svg class="draw"[^]*?<\/svg>/.exec(wholeReport(checkHtml, [report])) ?? [];
  // `npm run pictures` writes it anew.
  await expect(standaloneDrawing(drawing ?? '')).toMatchFileSnapshot('../../../docs/pictures/deviation.svg');
});

test('only drawings are taken', () => {
  expect(() => standaloneDrawing('<svg></svg>')).toThrow('no drawing');
});
