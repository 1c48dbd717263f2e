/** Who is paired with whom in an event, as its records say it, and the words that say so. */
export interface EventKind {
  readonly kind: 'individual' | 'team';
  readonly record: '192' | '092';
  readonly text: string;
}

/**
 * Whether the players of an event are paired, or teams. Record 192 is asked first (TRF26, ETT26: in a code for teams
 * the word TEAM always appears), then the words of record 092, where the first that says it counts: "Individual:
 * Swiss-System, with team prizes" is an event of individuals. Null where neither says it.
 */
export function kindOfEvent(systemCode: string | null, typeText: string | null): EventKind | null {
  if (systemCode !== null && CODE.test(systemCode))
    return { kind: /team/i.test(systemCode) ? 'team' : 'individual', record: '192', text: systemCode };
  const sources = [
    ['192', systemCode],
    ['092', typeText],
  ] as const;
  for (const [record, text] of sources) {
    const found = text === null ? null : WORD.exec(text);
    if (text !== null && found !== null)
      return { kind: found.groups?.['team'] === undefined ? 'individual' : 'team', record, text };
  }
  return null;
}

/** A code in capital letters with underscores, like FIDE_TEAM_TYPEA. */
const CODE = /^[A-Z\d]+(?:_[A-Z\d]+)+$/i;
/** In the languages that tournament programs write. */
const WORD =
  /(?<![\p{L}])(?:(?<team>team(?:s|turnier|kampf|k[äa]mpfe)?(?![\s-]*(?:prize|ranking|classification|standings))|\p{L}*mannschaft(?!s?wertung|s?preis)\p{L}*|(?:inter)?[ée]quipes?|equipos?|squadr[ae]|equipas?)|individu\p{L}*|einzel\p{L}*)(?!\p{L})/iu;
