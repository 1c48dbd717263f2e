import type { Edition } from '../../engine/index.js';
import type { SwissCase } from '../../checker/case/swiss-case.js';
import { writeTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import type { Deviation } from '../../checker/report.js';
import { withRightRanks } from '../program/standings/right-ranks.js';
import { sameCause } from './same-cause.js';
import type { Opinion, SameCause } from './same-cause.js';
import { judgeLast, ownDeviations, showsPublished } from './shows.js';
import type { Trait } from './shows.js';
import { reread, shrink, withFailure } from './shrink.js';
import type { FailedQuestions, ShrinkLimits, Shows, Shrunk } from './shrink.js';
import { trimTo } from './trim.js';

export interface ShrinkQuestion {
  /** What the tournament is judged by. */
  readonly swissCase: SwissCase;
  readonly round: number;
  /** The deviation to keep, be the round right by another reading or not; null: the first one of a round that is wrong. */
  readonly trait: Pick<Trait, 'kind' | 'rule'> | null;
  /** For a program that is asked again at every step; else the published pairs of those who stay are kept. */
  readonly showsOf?: (trait: Trait) => Shows;
  /** Of a program that shall say the same as of the original; absent: none is asked. */
  readonly opinionOf?: Opinion | null;
}

export type ShrinkAnswer =
  | {
      readonly ok: false;
      readonly reason: 'no-such-round' | 'no-deviation' | 'not-writable' | 'not-repeated';
    }
  /** It failed when it was asked whether it deviates at all: neither yes nor no. */
  | { readonly ok: false; readonly reason: 'program-failed'; readonly failed: FailedQuestions }
  | (Shrunk & {
      readonly ok: true;
      readonly deviation: Deviation;
      /** The result as a file. */
      readonly text: string;
    });

/** Shrinks a tournament around a deviation of one of its rounds. */
export async function shrinkTournament(
  tournament: Tournament,
  question: ShrinkQuestion,
  limits: ShrinkLimits,
): Promise<ShrinkAnswer> {
  const { round, swissCase } = question;
  const { edition } = swissCase;
  if (round < 1 || round > tournament.pairedRounds) return { ok: false, reason: 'no-such-round' };
  const start = reread(trimTo(tournament, round, swissCase), edition);
  if (start === null || start.pairedRounds !== round) return { ok: false, reason: 'not-writable' };
  const found = firstDeviation(start, question.trait, edition);
  if (found === null) return { ok: false, reason: 'no-deviation' };
  const { trait } = found;
  const shows = question.showsOf?.(trait) ?? showsPublished(trait, edition);
  const first = await shows(start);
  if (!first.ok) return { ok: false, reason: 'program-failed', failed: withFailure(null, first) };
  if (first.tournament === null) return { ok: false, reason: 'not-repeated' };
  const isSame = await sameCause(first.tournament, edition, question.opinionOf ?? null);
  const shrunk = await shrink(first.tournament, edition, forCause(shows, isSame), limits);
  const { deviation } = firstDeviation(shrunk.tournament, trait, edition) ?? found;
  const comment = ` shrunk by swissproof: round ${shrunk.tournament.pairedRounds} still shows the deviation by ${trait.rule} (${trait.kind})`;
  const named = { ...withRightRanks(shrunk.tournament), comments: [comment] };
  return { ...shrunk, ok: true, tournament: named, deviation, text: writeTrf(named, { format: 'trf26' }) };
}

/** The same question, with no for an answer where the cause is another one. */
function forCause(shows: Shows, isSame: SameCause): Shows {
  return async (smaller) => {
    const shown = await shows(smaller);
    if (!shown.ok || shown.tournament === null || (await isSame(shown.tournament))) return shown;
    return { ok: true, tournament: null };
  };
}

function firstDeviation(
  tournament: Tournament,
  wanted: ShrinkQuestion['trait'],
  edition: Edition,
): { readonly deviation: Deviation; readonly trait: Trait } | null {
  const report = judgeLast(tournament, edition);
  const isRightOtherwise = report?.verdict === 'agrees-otherwise';
  if (report === null || !(report.verdict === 'deviates' || (wanted !== null && isRightOtherwise)))
    return null;
  const deviation = ownDeviations(report).find(
    ({ kind, rule }) => wanted === null || (kind === wanted.kind && rule === wanted.rule),
  );
  if (deviation === undefined) return null;
  const { kind, rule } = deviation;
  return { deviation, trait: { kind, rule, isRightOtherwise } };
}
