/** Returns the name of a file to save, by event and round: "harbour-open-2026-round-6.trf". */
export function savedName(event: { readonly event: string; readonly name: string }, what: string): string {
  const words = event.name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST);
  return `${words === '' ? event.event : words}-${what}`;
}

const LONGEST = 60;
