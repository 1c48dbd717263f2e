// Makes the pictures of the README anew: a bracket as the report draws it, and the page as Chromium shows it. Beside the
// latter stands what it shows as text; tests compare both with the report and the page of today.
import { startVitest } from 'vitest/node';

process.env.SWISSPROOF_PICTURES = '1';
await startVitest('test', ['reports/html/drawing/standalone', 'web/picture', 'web/report-pictures'], {
  run: true,
  update: true,
  config: 'vitest.all.config.ts',
});
