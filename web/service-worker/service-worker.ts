/**
 * Keeps the files of one build of the page, so that it opens without network. A new build is fetched whole when the browser
 * meets it, and takes over when no page of the old one is open any more: files of two builds never mix.
 */
declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: what it consists of, and the hash over all of that. */
declare const BUILT_FILES: readonly string[];
declare const BUILD_HASH: string;

const PREFIX = 'swissproof-';
const CACHE = `${PREFIX}${BUILD_HASH}`;
/** The page itself, by the name that no server redirects. */
const PAGE = './';

self.addEventListener('install', (event) => {
  const kept = [PAGE, ...BUILT_FILES].map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(kept)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldBuilds().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(keptOrFetched(request));
});

async function dropOldBuilds(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function keptOrFetched(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(isPage(request) ? PAGE : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

/** The page, by either of its names; other pages of the same server are none of ours. */
function isPage({ mode, url }: Request): boolean {
  const { pathname } = new URL(url);
  const { pathname: folder } = new URL(PAGE, self.location.href);
  return mode === 'navigate' && (pathname === folder || pathname === `${folder}index.html`);
}
