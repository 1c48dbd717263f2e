import { usePlace } from '../results/use-place.js';

/** What the address asks for. What is searched for does not stand in it: it may be a person. */
export type Route =
  | { readonly kind: 'events' }
  | { readonly kind: 'deviations' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'season' }
  | { readonly kind: 'event'; readonly event: string };

/** The page that the address names; places in the file of an event are on that event's page. */
export function useRoute(): Route {
  const place = usePlace();
  const event = /^\/event\/([0-9a-f]{24})$/.exec(place)?.[1] ?? /^([0-9a-f]{24})-\d+\.trf/.exec(place)?.[1];
  if (event !== undefined) return { kind: 'event', event };
  return { kind: PAGES.find((page) => place === `/${page}`) ?? 'events' };
}

const PAGES = ['deviations', 'keys', 'season'] as const;

/** The name of an event's file with so many rounds, as addresses name it. */
export function fileNameOf(event: string, round: number): string {
  return `${event}-${round}.trf`;
}
