import { useEffect, useState } from 'preact/hooks';

/** True on a phone: what is a table elsewhere is a card for each row there. */
export function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(QUERY.matches);
  useEffect(() => {
    const listen = (): void => {
      setNarrow(QUERY.matches);
    };
    QUERY.addEventListener('change', listen);
    return () => {
      QUERY.removeEventListener('change', listen);
    };
  }, []);
  return isNarrow;
}

/** As it stands in the style; paper is wide enough for a table. */
const QUERY = matchMedia('screen and (max-width: 700px)');
