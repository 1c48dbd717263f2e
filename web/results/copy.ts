/** Copies a text; true where that is done. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The address of a place in this page. */
export function linkTo(anchor: string): string {
  return `${location.href.replace(/#.*$/, '')}#${anchor}`;
}
