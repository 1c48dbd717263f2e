/** The names of places in a page: "open.trf", "open.trf.r5", "open.trf.r5.b2". */
export function fileAnchor(file: string): string {
  return file.replace(/[^A-Za-z0-9_./-]/gu, (sign) => `~${(sign.codePointAt(0) ?? 0).toString(16)}~`);
}

export function roundAnchor(file: string, round: number): string {
  return `${fileAnchor(file)}.r${round}`;
}

/** @param index of the bracket, from the top: 0 is the first. */
export function bracketAnchor(file: string, round: number, index: number): string {
  return `${roundAnchor(file, round)}.b${index + 1}`;
}
