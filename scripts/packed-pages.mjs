// The pages of the package. A link to a file that is not packed becomes an address of the repository, at the tag of this
// version; everything else stays. `npm pack` and `npm publish` run it before and after (prepack, postpack): the pages of the
// checkout keep their relative links, and are written back as they were.
// Usage: node scripts/packed-pages.mjs write|restore [folder, the checkout when not given]
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const [task, folder = ROOT] = process.argv.slice(2);
if (task !== 'write' && task !== 'restore')
  throw new Error(`"${task ?? ''}" is no task: expected write or restore`);
const KEPT = join(folder, 'dist/.pages');
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const home = manifest.repository.url.replace(/^git\+(.*)\.git$/, '$1');

// What an interrupted run has left is put back first.
if (existsSync(KEPT)) cpSync(KEPT, folder, { recursive: true });
rmSync(KEPT, { recursive: true, force: true });
if (task === 'write') for (const page of packedPages()) rewrite(page);

function rewrite(page) {
  const text = readFileSync(join(folder, page), 'utf8');
  const kept = join(KEPT, page);
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, text);
  writeFileSync(join(folder, page), withAddresses(text, page));
}

/** Code keeps what looks like a link. */
function withAddresses(text, page) {
  return text
    .split(/^(```[^]*?^```)/m)
    .map((part, index) => (index % 2 === 1 ? part : readdressed(part, page)))
    .join('');
}

function readdressed(text, page) {
  return text.replace(/(!?)(\[[^\]]*\])\((?!https?:|#)([^)#\s]+)/g, (link, isImage, words, target) => {
    const path = posix.join(posix.dirname(page), target);
    if (!existsSync(join(ROOT, path))) throw new Error(`${page} links to ${path}, which does not exist`);
    if (isPacked(path)) return link;
    return `${isImage}${words}(${home}/${isImage === '' ? 'blob' : 'raw'}/v${manifest.version}/${path}`;
  });
}

/** Whether `files` of package.json takes a file; patterns there that are no plain paths concern `dist/` alone. */
function isPacked(path) {
  const isBelow = (entry) => path === entry || path.startsWith(`${entry}/`);
  const left = manifest.files.filter((entry) => entry.startsWith('!')).map((entry) => entry.slice(1));
  return manifest.files.some(isBelow) && !left.some(isBelow);
}

function packedPages() {
  const docs = readdirSync(join(folder, 'docs')).map((name) => `docs/${name}`);
  return [...docs, ...manifest.files].filter((path) => /^[^!].*\.md$/.test(path) && isPacked(path));
}
