/**
 * About how wide a text is in a font without serifs, in em. It goes by the widest of those that systems come with, so
 * that what fits by it fits everywhere.
 */
export function textWidth(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + widthOf(sign), 0);
}

/** How wide a digit is there, in em: the unit `ch`. */
export const DIGIT = 0.636;
/** Bold text against other text. */
export const BOLD = 1.1;

function widthOf(sign: string): number {
  if (/[mMW½✗]/.test(sign)) return 0.98;
  if (/[A-Zw+=]/.test(sign)) return 0.82;
  if (/[ .,/:;!'|\-ijlftr]/.test(sign)) return 0.42;
  return sign < '\u0500' ? DIGIT + 0.02 : 1;
}
