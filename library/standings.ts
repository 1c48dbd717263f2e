import { DEFAULT_STANDINGS, standingsReport } from '../checker/index.js';
import { parseTrf } from '../corpus/index.js';
import type { Problem } from '../corpus/index.js';
import type { ScoreKind } from '../engine/index.js';
import type { StandingsDocument } from '../corpus/schema/types/standings-report.js';
import { standingsDocument } from '../reports/standings/json.js';
import { standingsRefusalWords } from '../reports/standings/list-words.js';
import { participantsIn } from '../reports/words/participants.js';
import { requireOptions, oneOf } from './shapes.js';
import type { ShapeOf } from './shapes.js';
import { requireContent, FLAG, NUMBER, OF_FILE, TEXT, TWO_PLAYERS } from './option-shapes.js';
import { tieBreakEditionNamed, tieBreaksNamed } from './tie-breaks-named.js';

export interface LibraryStandingsOptions {
  /** Name of the file in the document. Default "tournament". */
  readonly file?: string;
  /** Label of the encoding of the bytes (a RangeError where it is not known). Default: UTF-8, else Windows Latin. */
  readonly encoding?: string;
  /** The list that ranks, like "PTS,BH/C1,BH". Default: that of the file, else points alone. */
  readonly tieBreaks?: string;
  /** The score of teams that ranks first. Default: by record 192, else match points. */
  readonly primary?: ScoreKind;
  /** The round after which the standings are wanted. Default: the last finished one. */
  readonly after?: number;
  /** Starting number of the player whose values are to be explained. Default: nobody. */
  readonly explain?: number;
  /** Starting numbers of two players, to say why one is ahead of the other. Default: none. */
  readonly why?: readonly [number, number];
  /** Edition of C.07, one of `tieBreakEditions`. Default: by the start date, else the newest. */
  readonly c07?: string;
  /** A tournament with pre-determined pairings, even if the file does not say so. Default false. */
  readonly roundRobin?: boolean;
  /** Whether a final table of a round robin keeps who completed less than half of the games. Default false. */
  readonly keepBelowHalf?: boolean;
  /** The rating that unrated players count with. Default: none, ratings-based tie-breaks are left out. */
  readonly unrated?: number;
}

/** The standings, or why there are none. */
export type StandingsResult =
  | { readonly kind: 'standings'; readonly document: StandingsDocument }
  | { readonly kind: 'invalid'; readonly message: string; readonly problems: readonly Problem[] };

/**
 * The standings of a tournament file by the FIDE tie-break regulations: the document of `swissproof standings --format
 * json`. A list of tie-breaks that cannot be read is a RangeError, an argument of another type a TypeError.
 */
export function standings(
  content: Uint8Array | string,
  options: LibraryStandingsOptions = {},
): StandingsResult {
  requireContent(content);
  requireOptions('options', options, OPTIONS);
  const tieBreaks = tieBreaksNamed(options.tieBreaks);
  const edition = tieBreakEditionNamed(options.c07);
  const { tournament, problems } = parseTrf(content, {
    encoding: options.encoding ?? null,
    teamEvents: 'pair',
    primaryScore: options.primary ?? null,
  });
  if (tournament === null)
    return { kind: 'invalid', message: 'the file is not a valid tournament', problems };
  const answer = standingsReport(tournament, {
    ...DEFAULT_STANDINGS,
    tieBreaks,
    after: options.after ?? null,
    edition,
    isRoundRobin: options.roundRobin ?? false,
    leavesOutBelowHalf: options.keepBelowHalf !== true,
    explain: options.explain ?? null,
    why: options.why ?? null,
    unrated: options.unrated ?? null,
  });
  if (!answer.ok) {
    const who = participantsIn({ isOfTeams: tournament.kind === 'team' });
    return { kind: 'invalid', message: standingsRefusalWords(answer, who), problems };
  }
  return { kind: 'standings', document: standingsDocument(answer.report, options.file ?? 'tournament') };
}

const PRIMARY: readonly ScoreKind[] = ['match-points', 'game-points'];

const OPTIONS: ShapeOf<LibraryStandingsOptions> = {
  ...OF_FILE,
  tieBreaks: TEXT,
  primary: oneOf(PRIMARY),
  after: NUMBER,
  explain: NUMBER,
  why: TWO_PLAYERS,
  c07: TEXT,
  roundRobin: FLAG,
  keepBelowHalf: FLAG,
  unrated: NUMBER,
};
