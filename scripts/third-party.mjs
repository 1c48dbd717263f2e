import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/**
 * The licences of the packages whose code stands in what was bundled, which ask for being passed on with it.
 * @param outputs what `bundle` returns.
 */
export function licencesOf(outputs) {
  const ids = outputs
    .flat()
    .flatMap(({ modules = {} }) => Object.keys(modules))
    .filter((id) => !id.startsWith('\0'));
  const folders = ids.flatMap((id) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id) ?? []);
  const packages = [...new Set(folders)].sort().map(describe);
  return packages
    .map(({ title, text }) => `${title}\n${'-'.repeat(title.length)}\n\n${text.trim()}\n`)
    .join('\n\n');
}

function describe(folder) {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e(?:\.|$)/i.test(one));
  const text = file === undefined ? `Licence: ${license}` : readFileSync(`${folder}/${file}`, 'utf8');
  return { title: `${name} ${version}`, text: text.replaceAll('\r\n', '\n') };
}

/**
 * A plugin of Vite that notes which modules are bundled, for `licencesOf`.
 * @param modules is filled.
 */
export function collecting(modules) {
  return {
    name: 'collect-modules',
    generateBundle(_, files) {
      for (const file of Object.values(files)) Object.assign(modules, file.modules);
    },
  };
}

/** The licence of the project and those of its packages, for a program that is passed on by itself. */
export function allLicences(outputs, runtime) {
  const own = readFileSync(`${ROOT}LICENSE`, 'utf8');
  const file = `${runtime}/LICENSE`;
  const node = existsSync(file) ? `\n\nNode.js\n-------\n\n${readFileSync(file, 'utf8')}` : '';
  return `${own}\n\n${licencesOf(outputs)}${node}`;
}
