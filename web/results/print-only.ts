/** Prints a part of the page alone, once what was changed for it is drawn. */
export function printOnly(part: HTMLElement | null): void {
  if (part === null) return;
  const root = document.documentElement;
  addEventListener(
    'afterprint',
    () => {
      root.classList.remove('alone');
      part.classList.remove('printed');
    },
    { once: true },
  );
  requestAnimationFrame(() => {
    root.classList.add('alone');
    part.classList.add('printed');
    print();
  });
}
