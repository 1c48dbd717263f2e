import { BASE_STYLE } from './base.js';
import { CHECK_STYLE } from './check.js';
import { COLOURS } from './colours.js';
import { CROSSTABLE_STYLE } from './crosstable.js';
import { DRAWING_STYLE } from './drawing.js';
import { FINDING_STYLE } from './finding.js';
import { INDEX_STYLE } from './index-table.js';
import { NORM_STYLE } from './norms.js';
import { PRINT_STYLE } from './print.js';
import { STATEMENT_STYLE } from './statement.js';

/** The style of all pages. Colours of text have a contrast of 4.5 or more on the ground, dark or light, and on paper. */
export const PAGE_STYLE = [
  ...[
    COLOURS,
    BASE_STYLE,
    INDEX_STYLE,
    FINDING_STYLE,
    CHECK_STYLE,
    CROSSTABLE_STYLE,
    DRAWING_STYLE,
    NORM_STYLE,
    PRINT_STYLE,
    STATEMENT_STYLE,
  ],
]
  .join('')
  .replaceAll('\n', '');
