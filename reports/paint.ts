import picocolors from 'picocolors';

/** Colours for the words of a verdict; each gives the text itself where there are none. */
export interface Paint {
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  /** Neither good nor bad: it was not checked. */
  readonly open: (text: string) => string;
}

export function paintOf(isColoured: boolean): Paint {
  const { bold, green, red, yellow } = picocolors.createColors(isColoured);
  return { good: green, bad: (text) => bold(red(text)), open: yellow };
}
