import { isWrong } from '../../checker/index.js';
import type { RoundReport } from '../../checker/index.js';
import type { Impossibility, Rule } from '../../engine/index.js';
import { meaningWords } from './meaning-words.js';
import { knownThenWords } from './known-then-words.js';
import { capital, participants, players } from './numbers.js';
import { withNames } from './person.js';
import type { People } from './person.js';
import { readingWords } from './reading-words.js';
import { stoppedLines, undecidedWords } from './stopped-words.js';
import { notJudgedWords } from './unjudged-words.js';
import { participantsOf } from './words-of.js';
import type { Participants } from './participants.js';

/** Why a round was not checked, cannot be paired or is right only otherwise; null for the others. */
export function roundReason(
  {
    round,
    verdict,
    impossible,
    tooLarge,
    leftToArbiter,
    notJudged,
    readings,
    meanings,
    knownThen,
    stopped,
  }: RoundReport,
  edition: string,
  people?: People | null,
): string | null {
  if (leftToArbiter !== undefined) return arbiterWords(leftToArbiter);
  if (readings !== undefined) return `right by another reading: ${readings.map(readingWords).join('; ')}`;
  if (meanings !== undefined)
    return `right with ${meanings.map((one) => meaningWords(one, people)).join(' and ')}`;
  if (knownThen?.isSure === true) return knownThenWords(knownThen, round, people);
  if (tooLarge !== undefined) return tooLargeWords([tooLarge], edition);
  if (notJudged !== undefined) return notJudgedWords(notJudged);
  if (verdict === 'not-checked' && stopped !== undefined) return undecidedWords(stopped, edition);
  if (verdict === 'not-checked') return 'nobody was paired';
  if (verdict === 'impossible') return noLegalPairing(edition, impossible, people);
  return null;
}

/** What is said of a round of which no pairing is legal, with the reason where it is known. */
export function noLegalPairing(edition: string, why?: Impossibility | null, people?: People | null): string {
  const who = participantsOf(edition);
  const words = `no pairing of these ${who.many} is legal`;
  return why === undefined || why === null ? words : `${words}: ${impossibleWords(why, who, people)}`;
}

/** What is said of a round that the text itself does not resolve. */
export function arbiterWords({ article }: Pick<Rule, 'article'>): string {
  return `the rules leave this round to the arbiter [${article}]`;
}

/** Why rounds cannot be judged by trying everything; the players are those of the largest. */
export function tooLargeWords(
  rounds: readonly NonNullable<RoundReport['tooLarge']>[],
  edition: string,
): string {
  const players = Math.max(...rounds.map((round) => round.players));
  const limit = Math.max(...rounds.map((round) => round.limit));
  if (limit === 0) return 'the rules in this form have no reading by the letter';
  return `too large to try everything (${participants(players, participantsOf(edition))}, at most ${limit})`;
}

/** What a reader of a deviating round must know besides; null for nothing. */
export function roundNote(report: RoundReport, people?: People | null): string | null {
  const { round, verdict, assumedFinal, knownThen } = report;
  const isAssumed = assumedFinal && isWrong({ verdict });
  const notes = [
    ...(knownThen?.isSure === false ? [`${capital(knownThenWords(knownThen, round, people))}.`] : []),
    ...(isAssumed ? [ASSUMED_FINAL] : []),
    ...stoppedLines(report),
  ];
  return notes.length === 0 ? null : notes.join(' ');
}

const ASSUMED_FINAL =
  'The file does not announce the number of rounds, so this round was taken for the last one (--total-rounds changes that).';

/** Why no pairing of a round is legal, as the rest of "no pairing of these players is legal: …". */
export function impossibleWords(why: Impossibility, who: Participants, people?: People | null): string {
  return withNames(marked(why, who), people);
}

function marked(why: Impossibility, { one, many }: Participants): string {
  switch (why.kind) {
    case 'all-met':
      return 'everybody has met everybody';
    case 'no-opponent': {
      const isOne = why.players.length === 1;
      const who = `${isOne ? one : many} ${players(why.players, ' and ')}`;
      return why.haveMet
        ? `${who} ${isOne ? 'has' : 'have'} met everybody who is present`
        : `${who} may not meet anybody who is present`;
    }
    case 'bye-barred': {
      const isOne = why.players.length === 1;
      const who = `${isOne ? one : many} ${players(why.players, ' or ')}`;
      return `the others can only be paired if ${who} ${isOne ? 'has' : 'have'} the pairing-allocated bye, which ${isOne ? `that ${one}` : `none of these ${many}`} may ${isOne ? 'not ' : ''}have [${why.rule.article}]`;
    }
    case 'not-together':
      return `whichever ${many} are paired, some of the others may not meet`;
  }
}
