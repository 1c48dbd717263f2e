import { knownLater, knownThen } from '../../corpus/index.js';
import type { KnownLater } from '../../corpus/index.js';
import { EventHistory } from '../../engine/index.js';
import type { RoundState } from '../../engine/index.js';
import { caseOfOther } from '../case/swiss-case.js';
import type { SwissCase } from '../case/swiss-case.js';
import { publishedRound } from '../judge/published-round.js';
import type { PublishedRound } from '../judge/published-round.js';
import { asKnown, turnedIn } from './as-known.js';
import type { RoundReport } from '../report.js';
import { isRight } from '../tournament-report.js';

/** A way to take a round: what was known before it, and what was published. */
export interface KnownVersion {
  readonly published: PublishedRound;
  readonly state: RoundState;
  /** Declarations by which it is taken so. */
  readonly used: readonly KnownLater[];
}

/**
 * The versions of the rounds of a tournament whose comments declare what was known later: first by what they declare, then
 * with the colours that games of the round itself had at first, last by the final file alone.
 * @returns null where nothing is declared; the function returns null for a round that is not concerned.
 */
export function versionsOf(swissCase: SwissCase): ((round: number) => readonly KnownVersion[] | null) | null {
  const { tournament } = swissCase;
  const declarations = knownLater(tournament);
  if (declarations.length === 0) return null;
  return (round) => {
    const before = knownThen(declarations, round);
    const turned = turnedIn(declarations, round);
    if (before.length === 0 && turned.length === 0) return null;
    const version = (used: readonly KnownLater[]): KnownVersion => ({
      ...momentOf(caseOfOther(swissCase, asKnown(tournament, used)), round),
      used,
    });
    return [
      version(before),
      ...(turned.length === 0 ? [] : [version([...before, ...turned])]),
      ...(before.length === 0 ? [] : [version([])]),
    ];
  };
}

function momentOf({ event, initialColour }: SwissCase, round: number): Omit<KnownVersion, 'used'> {
  const history = new EventHistory(event);
  while (history.round < round) history.advance();
  const published = publishedRound(event, round);
  const colour = initialColour?.colour ?? 'white';
  return { published, state: history.stateFor((id) => published.participants.has(id), colour) };
}

/** The first version that agrees; where none does, the one that the file declares. */
export function agreeingVersion(
  versions: readonly KnownVersion[],
  agrees: (version: KnownVersion) => boolean,
): KnownVersion {
  return versions.find(agrees) ?? versions[0];
}

/** The report on a round that was taken by one of its versions, with what the file declares about it. */
export function withKnowledge(
  report: RoundReport,
  [declared]: readonly KnownVersion[],
  { used }: KnownVersion,
): RoundReport {
  if (isRight(report) && used.length > 0)
    return { ...report, declaredKnowledge: { declared: true, known: used, verdict: 'rightly' } };
  if (declared.used.length === 0 || report.verdict === 'not-checked') return report;
  const verdict = isRight(report) ? 'wrongly' : 'noted';
  return { ...report, declaredKnowledge: { declared: true, known: declared.used, verdict } };
}
