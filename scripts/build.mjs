// Builds `dist/`: the programs as few files of CommonJS, which start fastest, and beside them what they read (schemas,
// profiles, examples). Their folders are those of the sources, so that each finds the others where they stand there. The
// library is built for itself, as modules (scripts/build-library.mjs). The stamp tells the launcher that all is there.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildLibrary } from './build-library.mjs';
import { bundle } from './bundle.mjs';
import { DATA_FOLDERS, isData } from './data-folders.mjs';
import { licencesOf } from './third-party.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const DIST = `${ROOT}dist/`;

/** What is started by its path: programs, and what threads and other processes run. */
const PROGRAMS = [
  'cli/man/main',
  'cli/start/begin',
  'cli/check/check-worker',
  'cli/audit/audit-worker',
  'cli/generate/generate-worker',
  'certification/program/call/starter-process',
  'server/work/worker',
];

/** What `swissproof/certify` exports. */
const CERTIFY = ['certify', 'CampaignError', 'CandidateError', 'SmokeTestError'];

/** What scripts and other checkouts (bench:against) import. */
const ROOMS = ['engine/index', 'generator/index', 'checker/index'];

const BENCH = [
  'main',
  'against',
  'cold-entry',
  'exhaustive',
  'exhaustive-worker',
  'flood-worker',
  'slowest',
  'speed',
];

for (const name of readdirSync(makeFolder(DIST)))
  // The launcher has its notes there; the pages, the site and the executables are built for themselves.
  if (!name.startsWith('.') && !['web', 'site', 'executables'].includes(name))
    rmSync(DIST + name, { recursive: true, force: true });
const programs = await bundle({
  entries: [...PROGRAMS, ...ROOMS, 'library/certify'],
  dir: DIST,
  format: 'cjs',
});
// By itself: it must be able to say that another part is missing.
await bundle({
  entries: ['cli/main'],
  dir: `${DIST}cli/`,
  from: 'cli/',
  format: 'cjs',
  isOneFile: true,
  external: /start\/begin/,
});
writeFileSync(`${DIST}package.json`, '{ "type": "commonjs" }\n');
await bundle({
  entries: BENCH.map((name) => `bench/${name}`),
  dir: `${DIST}bench/`,
  from: 'bench/',
  format: 'esm',
});
writeFileSync(`${DIST}bench/package.json`, '{ "type": "module" }\n');
const library = await buildLibrary(DIST);
// Of the library what starts programs: it has the code of the programs, and a module in front of it.
renameSync(`${DIST}library/certify.js`, `${DIST}library/certify.cjs`);
writeFileSync(
  `${DIST}library/certify.js`,
  `import all from './certify.cjs';\nexport const { ${CERTIFY.join(', ')} } = all;\n`,
);
writeFileSync(`${DIST}THIRD-PARTY.txt`, licencesOf([programs, library]));
for (const folder of DATA_FOLDERS)
  cpSync(`${ROOT}corpus/${folder}`, `${DIST}corpus/${folder}`, {
    recursive: true,
    filter: isData,
  });
// The package has to stay small to fetch: programs read these, people the sources.
for (const name of readdirSync(`${DIST}corpus`, { recursive: true }))
  if (name.endsWith('.json')) {
    const file = `${DIST}corpus/${name}`;
    writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));
  }
chmodSync(`${DIST}cli/main.js`, 0o755);
makeFolder(`${DIST}man`);
writeFileSync(`${DIST}man/swissproof.1`, execFileSync(process.execPath, [`${DIST}cli/man/main.js`]));
writeFileSync(`${DIST}.built`, '');

function makeFolder(folder) {
  mkdirSync(folder, { recursive: true });
  return folder;
}
