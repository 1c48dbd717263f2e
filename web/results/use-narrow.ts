import { useEffect, useMemo, useState } from 'preact/hooks';

/**
 * True on a screen that is too narrow for a table: what is a table elsewhere is a card for each row there.
 * @param widest the widest screen of which this is said, in pixels, or Infinity: by default that of a phone.
 */
export function useNarrow(widest = PHONE): boolean {
  // Paper is wide enough for a table.
  const query = useMemo(
    () => matchMedia(widest === Infinity ? 'screen' : `screen and (max-width: ${widest}px)`),
    [widest],
  );
  const [, setMatches] = useState(query.matches);
  useEffect(() => {
    const listen = (): void => {
      setMatches(query.matches);
    };
    query.addEventListener('change', listen);
    return () => {
      query.removeEventListener('change', listen);
    };
  }, [query]);
  return query.matches;
}

/** As it stands in the style. */
const PHONE = 700;
