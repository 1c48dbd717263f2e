// Writes a package.json and a package-lock.json for what the server needs beside the program: the dependencies of the package
// and its optional peers, in the versions of the lock file of the project, which otherwise counts the peers among the tools of
// development. `npm ci` in that folder installs them for the image (Dockerfile), `npm audit` there looks at them alone.
// Nothing is asked of the network: what the lock file of the project does not have is an error.
//
//     node scripts/server-packages.mjs FOLDER
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

function writePackages(folder) {
  const { version, dependencies, peerDependencies } = readJson('package.json');
  const lock = readJson('package-lock.json');
  const names = Object.keys({ ...dependencies, ...peerDependencies }).sort();
  const locked = names.map((name) => [name, lock.packages[`node_modules/${name}`].version]);
  const manifest = {
    name: 'swissproof-server-packages',
    version,
    private: true,
    dependencies: Object.fromEntries(locked),
  };
  mkdirSync(folder, { recursive: true });
  writeJson(join(folder, 'package.json'), manifest);
  writeJson(join(folder, 'package-lock.json'), lock);
  // npm takes over what is in the lock file and drops what nothing needs any more.
  const options = ['--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...options], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

function readJson(name) {
  return JSON.parse(readFileSync(join(ROOT, name), 'utf8'));
}

function writeJson(path, value) {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node scripts/server-packages.mjs FOLDER');
writePackages(folder);
