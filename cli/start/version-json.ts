import { shippedNames } from '../../corpus/shipped/files.js';
import { editions } from '../../engine/index.js';
import { HOME } from '../../reports/home.js';
import { PROGRAM } from '../../reports/program.js';

/** What this version is and knows, as JSON. */
export function versionJson(): string {
  const document = {
    schema: 'swissproof/version/1',
    ...PROGRAM,
    home: HOME,
    node: process.versions.node,
    platform: process.platform,
    arch: process.arch,
    editions: editions.map(({ id }) => id),
    schemas: shippedNames('schema/').filter((name) => name.endsWith('.schema.json')),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
