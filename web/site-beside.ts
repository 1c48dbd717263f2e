/** The way to the book of the rules, where that has put this page beside itself (`npm run site`); null: it has not. */
export function siteBeside(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="swissproof-site"]')?.content ?? null;
}
