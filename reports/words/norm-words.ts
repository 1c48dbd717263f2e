import type { MissingFact, NormResult, Requirement, RequirementName } from '../../engine/norms/index.js';
import { counted, idList, pair } from './numbers.js';
import { NO_MORE_NORMS } from '../../checker/audit/index.js';
import type { AuditedEvent, EventRemark } from '../../checker/audit/index.js';
import { person, withNames } from './person.js';
import type { People } from './person.js';
import { withdrawalWords } from './round-robin/fact-words.js';

/** "9 games, 6.5 points, Ra 2441, 72 % (dp 166), Rp 2607". */
export function resultWords(
  { choice, halfPoints, average, percentage, dp, rp, raised }: NormResult,
  people?: People | null,
): string {
  const parts = [
    counted(choice.games.length, 'game', 'games'),
    `${halfPoints / 2} ${halfPoints === 2 ? 'point' : 'points'}`,
    `Ra ${average ?? 'unknown'}${raised === null ? '' : ` (player ${person(raised)} raised to the floor)`}`,
    `${percentage} % (dp ${dp})`,
    `Rp ${rp ?? 'unknown'}`,
  ];
  return withNames(parts.join(', '), people);
}

/** What is special about a norm: how it came to its games, exemptions, and what it hangs on. */
export function remarks(
  { choice, countsAs, uses, exemption, missing, readings }: NormResult,
  people?: People | null,
): string[] {
  return [
    ...(choice.ignored.length === 0
      ? []
      : [`without ${roundList(choice.ignored.map(({ game }) => game.round))} (${uses.join(', ')})`]),
    ...(choice.ignored.length === 0 && uses.length > 0 ? [`by ${uses.join(', ')}`] : []),
    ...(countsAs > choice.games.length ? [`counts as ${countsAs} games`] : []),
    ...(exemption === null ? [] : [`exempt from 1.4.3 and 1.4.4 by ${exemption}`]),
    ...missing.map((one) => missingWords(one, people)),
    ...readings.map((article) => READINGS[article] ?? `article ${article} can be read in two ways`),
  ];
}

/** "1.4.5b: 2 opponents with a title that the norm asks for, at least 3 needed". */
export function requirementWords({ name, article, value, threshold, limit }: Requirement): string {
  const inPoints = (number: number): number => (name === 'score' ? number / 2 : number);
  const found = value === null ? 'unknown' : String(inPoints(value));
  return `${article}: ${NAMES[name]} ${found}, ${limit === 'at-least' ? 'at least' : 'at most'} ${inPoints(threshold)}`;
}

/** What fails, in one line. */
export function failureWords({ requirements }: Pick<NormResult, 'requirements'>): string {
  return requirements
    .filter(({ holds }) => !holds)
    .map(requirementWords)
    .join('; ');
}

/** A fact that is not known, with those who lack it. */
export function missingWords({ what, players, article }: MissingFact, people?: People | null): string {
  const whose =
    players.length === 0
      ? ''
      : ` ${what === 'result' ? 'against' : 'of'} ${idList([...new Set(players)].sort((a, b) => a - b))}`;
  return withNames(`unknown: ${MISSING[what]}${whose}, needed for ${article}`, people);
}

export function roundList(rounds: readonly number[]): string {
  const sorted = [...rounds].sort((a, b) => a - b);
  return `${sorted.length === 1 ? 'round' : 'rounds'} ${sorted.join(', ')}`;
}

const NAMES: Readonly<Record<RequirementName, string>> = {
  format: 'formats in which norms can be made',
  'open-rounds': 'rounds not paired yet',
  games: 'games',
  'foreign-federations': 'federations other than the own',
  'own-federation': 'opponents of the own federation',
  'one-federation': 'opponents of one federation',
  'title-holders': 'opponents with a title',
  'required-titles': 'opponents with one of the titles required',
  players: 'players',
  'rating-average': 'average rating of the opponents',
  score: 'points',
  performance: 'performance',
};

const MISSING: Readonly<Record<MissingFact['what'], string>> = {
  federation: 'the federation',
  title: 'the title',
  rating: 'the rating',
  sex: 'the sex',
  result: 'the result of the game',
  'host-federation': 'the host federation',
  approval: 'whether the Qualification Commission approved of the format',
  'start-date': 'the day on which the event began',
};

const READINGS: Readonly<Record<string, string>> = {
  '1.4.8b': 'uncertain: 35 % only after rounding, and 1.4.8b does not say which it means',
  '1.4.3d': 'uncertain: exempt only if 1.4.3d does not ask for all twenty in every round',
  '1.4.2c':
    'uncertain: only if the forfeit of the last round counts as a game that was needed for their number (1.4.2c)',
  '1.4.1': 'not judged to the end: more choices of games to be ignored than can be looked at (1.4.1e, f)',
  '1.7': 'not judged: more than 19 games are outside of the tables (1.7)',
};

/** An event of two camps, of which there are no pairings to judge. */
export function campWords({ camps }: Pick<AuditedEvent, 'camps'>): string {
  return camps === null
    ? 'two camps by the words of the file (Scheveningen or Schiller): the pairings are not judged'
    : `two camps of ${camps[0].length} and ${camps[1].length} players who met only each other (Scheveningen or Schiller): the pairings are not judged`;
}

/** Why no norm can be made in such an event, or what that hangs on; nothing where norms can be made. */
export function formatLines({ permission }: Pick<AuditedEvent, 'permission'>): string[] {
  switch (permission) {
    case 'permitted':
      return [];
    case 'not-permitted':
      return [`no norm event: since ${NO_MORE_NORMS} no norms are made in such events (1.4.2e)`];
    case 'needs-approval':
      return [
        'everybody meets everybody more than twice: the Qualification Commission must have approved (1.4.2e)',
      ];
    case 'needs-date':
      return [
        `the start date is not known: since ${NO_MORE_NORMS} no norms are made in such events (1.4.2e)`,
      ];
  }
}

/** What is to be known of an event though nothing is wrong with it, a line each kind. */
export function remarkLines(remarks: readonly EventRemark[], people?: People | null): string[] {
  const meetings = remarks.flatMap((remark) =>
    remark.kind === 'same-federation'
      ? [`round ${remark.round}: ${pair(remark.players)} (${remark.federation})`]
      : [],
  );
  const lines = [
    ...remarks.flatMap((remark) => (remark.kind === 'withdrawal' ? [withdrawalWords(remark)] : [])),
    ...(meetings.length === 0
      ? []
      : [
          `remark: players of a federation meet in the last three rounds, which C.05 Annex 2 avoids where it can: ${meetings.join(', ')}`,
        ]),
  ];
  return lines.map((line) => withNames(line, people));
}
