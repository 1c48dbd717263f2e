import {
  askedTournament,
  eventSchedule,
  pairTournamentRound,
  readForEdition,
  scheduledBoards,
} from '../checker/index.js';
import type { Board, PairAnswer, RoundRobinId } from '../checker/index.js';
import type { Problem } from '../corpus/index.js';
import type { AccelerationOption } from '../checker/index.js';
import type { Colour } from '../engine/index.js';
import { pairingDocument } from '../reports/pairing.js';
import { spokenProblem } from '../reports/words/found-problem-words.js';
import { faultWords } from '../reports/words/refusal-words.js';
import { invalidFile } from './invalid-file.js';
import type { InvalidFile } from './invalid-file.js';
import { requireOptions } from './shapes.js';
import type { ShapeOf } from './shapes.js';
import { inEncoding } from './in-encoding.js';
import { ACCELERATION, COLOUR, requireContent, NUMBER, TEXT } from './option-shapes.js';
import { rulesNamed } from './edition-named.js';

export interface LibraryPairOptions {
  /** Label of the encoding of the bytes (a RangeError where it is not known). Default: UTF-8, else Windows Latin. */
  readonly encoding?: string;
  /** Name of one of the `editions`, "round-robin", "double-round-robin", or "auto" (the default): chosen from the file. */
  readonly rules?: string;
  /** The round to pair, again if it was paired. Default: the next one. */
  readonly round?: number;
  readonly initialColour?: Colour;
  /** The rating that unrated players count with where the rules need ratings. Default: none. */
  readonly unrated?: number;
  /** Rounds of the whole event where the file does not announce them. */
  readonly totalRounds?: number;
  /** "baku", "none", or "auto" (the default): as the file declares it; the Baku acceleration where it declares none and every round agrees with it. */
  readonly acceleration?: AccelerationOption;
}

/** The pairing, or why there is none. */
export type PairResult =
  | {
      readonly kind: 'paired';
      readonly edition: string;
      readonly round: number;
      /** In board order, the pairing-allocated bye last; of a round robin in the order of its table, who rests last. */
      readonly boards: readonly Board[];
      /** What to look at before the round is published; absent: nothing. */
      readonly warnings?: readonly Problem[];
    }
  /** No pairing of these players is legal. */
  | { readonly kind: 'impossible'; readonly edition: string; readonly round: number }
  /** The rules themselves do not come to a pairing and say so. */
  | {
      readonly kind: 'left-to-arbiter';
      readonly edition: string;
      readonly round: number;
      readonly rule: { readonly id: string; readonly article: string; readonly title: string };
    }
  | InvalidFile
  /** Something must be told that the file does not say. */
  | {
      readonly kind: 'missing';
      readonly missing: Extract<PairAnswer, { ok: false }>['missing'] | 'table';
      readonly message: string;
    };

/** Pairs the next round of a tournament file, or an earlier one again. An unknown edition is a RangeError, an argument of another type a TypeError. */
export function pair(content: Uint8Array | string, options: LibraryPairOptions = {}): PairResult {
  requireContent(content);
  requireOptions('options', options, OPTIONS);
  const text = inEncoding(content, options.encoding);
  const { edition: named, roundRobin } = rulesNamed(options.rules);
  const byTable = named === null ? pairedByTable(text, roundRobin, options.round) : null;
  if (byTable !== null) return byTable;
  const asked = askedTournament(text, {
    edition: named,
    unrated: options.unrated ?? null,
    firstColour: options.initialColour ?? null,
    totalRounds: options.totalRounds ?? null,
    acceleration: options.acceleration ?? 'auto',
  });
  if (!asked.ok) return invalidFile(asked);
  const edition = asked.swissCase.edition.id;
  const answer = pairTournamentRound(asked.swissCase, { round: options.round ?? null });
  if (!answer.ok) return { kind: 'missing', missing: answer.missing, message: faultWords(answer.why) };
  const { round, outcome, warnings } = answer;
  if (outcome.kind === 'impossible') return { kind: 'impossible', edition, round };
  if (outcome.kind === 'left-to-arbiter') {
    const { id, article, title } = outcome.rule;
    return { kind: 'left-to-arbiter', edition, round, rule: { id, article, title } };
  }
  const { boards } = pairingDocument({ file: '', edition, round, pairing: outcome });
  const paired = { kind: 'paired', edition, round, boards } as const;
  return warnings.length === 0 ? paired : { ...paired, warnings: warnings.map(spokenProblem) };
}

/** A round of a round robin; null where the event is none. */
function pairedByTable(
  content: Uint8Array | string,
  asked: RoundRobinId | null,
  round: number | undefined,
): PairResult | null {
  const { tournament } = readForEdition(content, null, {});
  const schedule = tournament === null ? null : eventSchedule(tournament, asked);
  if (tournament === null || schedule === null) return null;
  if (schedule.rounds === null)
    return {
      kind: 'missing',
      missing: 'table',
      message: 'the rounds so far follow another table than the Berger table: what comes next is not known',
    };
  const number = round ?? tournament.pairedRounds + 1;
  const wanted = schedule.rounds.at(number - 1);
  if (wanted === undefined)
    return {
      kind: 'missing',
      missing: 'round',
      message: `the table has ${schedule.rounds.length} rounds: no round ${number}`,
    };
  return { kind: 'paired', edition: schedule.id, round: number, boards: scheduledBoards(wanted) };
}

const OPTIONS: ShapeOf<LibraryPairOptions> = {
  encoding: TEXT,
  rules: TEXT,
  round: NUMBER,
  initialColour: COLOUR,
  unrated: NUMBER,
  totalRounds: NUMBER,
  acceleration: ACCELERATION,
};
