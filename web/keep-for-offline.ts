/**
 * Keeps the page for days without network. Where the browser forbids that (no https, a private window), the page works
 * all the same as long as there is a network.
 */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const keep = (): void => {
    navigator.serviceWorker.register('./service-worker.js').catch(() => undefined);
  };
  // What is shown first has the network for itself.
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep);
}
