/** A kind of file of another program, which users give in place of a tournament report. */
export interface ForeignFormat {
  /** Stable name, for programs. */
  readonly id: ForeignId;
  /** What the file is, with its article: "a Swiss-Manager tournament". */
  readonly what: string;
  /** How to get a tournament report from it, as an instruction. */
  readonly way: string;
}

export type ForeignId = keyof typeof FORMATS;

/** The format of a name. */
export function formatOf(id: ForeignId): ForeignFormat {
  const [what, way] = FORMATS[id];
  return { id, what, way };
}

/** For what may come from any program. */
const FROM_THE_PROGRAM = 'export the tournament as a FIDE report (TRF) in the program that paired it';

/** What each is, and the way to a tournament report. */
const FORMATS = {
  'swiss-manager': [
    'a Swiss-Manager tournament',
    'export the tournament as a FIDE report (TRF) in Swiss-Manager',
  ],
  papi: ['a Papi tournament', 'export the tournament as a FIDE report (TRF) in Papi'],
  access: [
    'an Access database',
    'export the tournament as a FIDE report (TRF) in the program that keeps it, like Papi',
  ],
  'swiss-perfect': [
    'a Swiss Perfect tournament',
    'export the tournament as a FIDE report (TRF) in Swiss Perfect',
  ],
  // Its own documentation names this menu.
  'swiss-sys': [
    'a SwissSys tournament',
    'write the report in SwissSys with "Utilities", "Ratings reports", "FIDE"',
  ],
  'swiss-chess': ['a Swiss-Chess tournament', 'export the tournament as a FIDE report (TRF) in Swiss-Chess'],
  // The manual of Vega has a chapter on this menu.
  vega: ['a Vega tournament', 'write the FIDE report (TRF) in Vega with the menu "Rating Report"'],
  excel: ['an Excel workbook', FROM_THE_PROGRAM],
  office: ['an office document', FROM_THE_PROGRAM],
  dbase: ['a dBase table', FROM_THE_PROGRAM],
  pgn: ['a PGN file of games', FROM_THE_PROGRAM],
  'chess-results': [
    'a list or page of chess-results.com',
    'ask the organiser for the FIDE report (TRF), or export it in Swiss-Manager',
  ],
  lichess: ['a lichess export (NDJSON)', 'download the TRF of the Swiss tournament from lichess instead'],
  swissproof: ['a document of swissproof', 'give the tournament file (TRF) that it is about'],
  json: ['a JSON document', FROM_THE_PROGRAM],
  list: ['a list of players or results', FROM_THE_PROGRAM],
  pdf: ['a PDF document', FROM_THE_PROGRAM],
  html: ['a web page (HTML)', FROM_THE_PROGRAM],
  zip: ['a ZIP archive', 'unpack it, or give the archive by its path with the ending .zip'],
  archive: ['a packed archive', 'unpack it, and give the files in it'],
} as const satisfies Readonly<Record<string, readonly [what: string, way: string]>>;
