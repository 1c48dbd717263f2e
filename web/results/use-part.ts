import { PART_NOT_FETCHED } from '../worker/client.js';
import { useComing } from './use-coming.js';
import type { Coming } from './use-coming.js';

/** A part of the page that is fetched once the page stands. */
export function usePart<Part>(load: () => Promise<Part>): Coming<Part> {
  return useComing(
    () =>
      load().catch(() => {
        throw new Error(PART_NOT_FETCHED);
      }),
    [],
  );
}
