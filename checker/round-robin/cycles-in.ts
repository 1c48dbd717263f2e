/**
 * How often everybody meets everybody by a code of ETT26 or by words: FIDE_DOUBLEROUNDROBIN, BERGER_ROUNDROBIN_G2, "Double
 * Round Robin"; null where they do not say. One that says no more than "round robin" may be played twice all the same.
 */
export function cyclesIn(text: string): number | null {
  const [, games] = /ROBIN_G(\d{1,2})\b/i.exec(text) ?? [];
  if (games !== undefined) return Math.max(1, Number(games));
  return DOUBLE.test(text) ? 2 : null;
}

const DOUBLE = /double|doppel|hin-?\s*und\s*r[üu]ck|doble|andata e ritorno|aller[\s-]*retour/i;
