/**
 * Where the site (`npm run site`) has its pages, below its top. These addresses stay as they are: reports and other people
 * link to them.
 */

/** The page of a rule: "rules/EDITION/RULE.html"; of a round robin it is called by the name of that. */
export function rulePath(edition: string, rule: string): string {
  return `rules/${edition}/${encodeURIComponent(rule)}.html`;
}

/** The page of a reading, by its number in the ledger. */
export function readingPath(reading: string): string {
  return `readings/${reading}.html`;
}

/**
 * The address of a page of the site.
 * @param site where the site is served: an address, or the way to it from the page that links; with or without a slash.
 * @param path of the page, below the top of the site.
 */
export function siteAddress(site: string, path: string): string {
  return site === '' || site.endsWith('/') ? site + path : `${site}/${path}`;
}
