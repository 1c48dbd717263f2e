import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { PAGE_STYLE } from './reports/html/style/page.js';
import { collecting, licencesOf } from './scripts/third-party.mjs';
import { withoutPages } from './scripts/without-pages.mjs';

/** The page that checks files, and that of the pairings server. */
const PAGES = ['index.html', 'events.html'];

/** Of the packages that are bundled. */
const modules: Record<string, unknown> = {};

/** The pages (`npm run web`): static files with relative addresses, for any folder of any web server. */
export default defineConfig({
  root: fileURLToPath(new URL('web', import.meta.url)),
  base: './',
  build: {
    outDir: fileURLToPath(new URL('dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // The policy of the page forbids what stands in it, and data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      input: PAGES.map((page) => fileURLToPath(new URL(`web/${page}`, import.meta.url))),
      output: { codeSplitting: { groups: [{ name: 'engine', test: /[\\/]engine[\\/]/, minShareCount: 2 }] } },
    },
  },
  plugins: [
    withoutPages(['subject', 'gist']),
    reportStyle(),
    worker(),
    plainImports(),
    collecting(modules),
    thirdParty(),
    serviceWorker(),
  ],
});

/** The style of the reports, as a file of its own. */
function reportStyle(): Plugin {
  const name = 'virtual:report-style.css';
  return {
    name: 'report-style',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? PAGE_STYLE : null),
  };
}

/**
 * The address of the worker. It is built with the pages, not by itself as Vite would: what both need (the engine, whose
 * rules the page names) is fetched once.
 */
function worker(): Plugin {
  const name = 'virtual:worker-address';
  let reference = '';
  return {
    name: 'worker-address',
    apply: 'build',
    buildStart() {
      reference = this.emitFile({ type: 'chunk', id: 'worker/worker.ts' });
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? `export default import.meta.ROLLUP_FILE_URL_${reference};` : null),
  };
}

/**
 * A chunk that is imported when needed is fetched as it is: what Vite does beside that (styles of chunks, which there are
 * none of, and fetching ahead) wants a document, which the worker has not.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
  };
}

/** The licences of what the pages are made with, as they ask for. */
function thirdParty(): Plugin {
  return {
    name: 'third-party',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY.txt', source: licencesOf([[{ modules }]]) });
    },
  };
}

/** Tells the service worker what the build consists of. */
function serviceWorker(): Plugin {
  const fileName = 'service-worker.js';
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'service-worker/service-worker.ts', fileName });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle).filter((one) => one.fileName !== fileName);
        const hash = createHash('sha256');
        for (const one of files)
          hash.update(one.fileName).update(one.type === 'chunk' ? one.code : one.source);
        const kept = files.map((one) => one.fileName).filter((file) => !PAGES.includes(file));
        const worker = bundle[fileName];
        if (worker.type !== 'chunk') throw new Error(`${fileName} is no script`);
        worker.code = worker.code
          .replaceAll('BUILT_FILES', JSON.stringify(kept.sort()))
          .replaceAll('BUILD_HASH', JSON.stringify(hash.digest('hex').slice(0, 16)));
      },
    },
  };
}
