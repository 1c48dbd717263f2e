import { useEffect, useState } from 'preact/hooks';

/** The name of the place in the address, "open.trf.r5.b2"; empty for none. */
export function usePlace(): string {
  const [place, setPlace] = useState(read);
  useEffect(() => {
    const listen = (): void => {
      setPlace(read());
    };
    addEventListener('hashchange', listen);
    return () => {
      removeEventListener('hashchange', listen);
    };
  }, []);
  return place;
}

/** Brings a place into sight that was not there when the address named it. */
export function goTo(place: string): void {
  // The browser looks for it again, and marks it.
  if (read() === place && document.getElementById(place) !== null) location.replace(`#${place}`);
}

function read(): string {
  return location.hash.slice(1);
}
