import type {
  Answer,
  BracketName,
  BracketStory,
  Deviation,
  Instead,
  Meeting,
  Opponent,
  PairedAnswer,
  PathStep,
  PublishedReason,
  Seat,
  Side,
} from '../../checker/index.js';
import type { Rule } from '../../engine/index.js';
import { colourSentence, floatSentence } from './pairs.js';
import { capital, floatDown, pairs, points } from '../words/numbers.js';
import { whyBarred, whyForbidden } from '../words/deviation/forbidden-words.js';
import { defectWords, markedExplanation } from '../words/deviation/wording.js';
import { articleOf, bracketName, cite } from '../words/names.js';
import { person, withNames } from '../words/person.js';
import type { People } from '../words/person.js';
import { floatWords, participantsOf, wordsOf } from '../words/words-of.js';

/** The answer to "why not these two?", a sentence a line. */
export function whyNotWords(answer: Answer, edition: string, people?: People | null): string[] {
  return markedWhyNot(answer, edition).map((line) => withNames(line, people));
}

function markedWhyNot(answer: Answer, edition: string): string[] {
  const { one, many } = participantsOf(edition);
  switch (answer.kind) {
    case 'no-round':
      return [`No pairing of these ${many} is legal, so there is no round to ask about.`];
    case 'not-there':
      return answer.players.map(
        (id) => `${capital(one)} ${person(id)} is not among the ${many} to be paired in this round.`,
      );
    case 'no-bye':
      return [`The number of ${many} is even: nobody receives the pairing-allocated bye.`];
    case 'is-paired':
      return [`The rules do just that, in ${nameOf(answer.bracket, edition)}.`];
    case 'impossible': {
      const why = forbiddenWords(answer.players, answer.rule, edition);
      return [`It is impossible: ${why} [${cite(answer.rule, edition)}].`, insteadWords(answer, edition)];
    }
    case 'cannot-complete': {
      const wish = wishWords(answer, edition);
      const but = `but then the other ${many} cannot all be paired any more`;
      return [`${wish}, ${but} [${cite(answer.rule, edition)}].`, insteadWords(answer, edition)];
    }
    case 'better':
      return [
        `${wishWords(answer, edition)}, and that would be better than what was chosen${defectWords(answer.deviation)}.`,
        ...otherwiseWords(answer.deviation, edition),
      ];
    case 'worse':
    case 'later':
      return [
        `${wishWords(answer, edition)}. What speaks against the best pairing of the bracket in which that happens:`,
        markedExplanation(answer.deviation, { edition, deviations: [answer.deviation] }),
        ...otherwiseWords(answer.deviation, edition),
        insteadWords(answer, edition),
      ];
  }
}

/** The answer to "why these two?", a sentence a line. */
export function whyPairedWords(answer: PairedAnswer, edition: string, people?: People | null): string[] {
  return markedWhyPaired(answer, edition).map((line) => withNames(line, people));
}

function markedWhyPaired(answer: PairedAnswer, edition: string): string[] {
  switch (answer.kind) {
    case 'not-paired':
      return markedWhyNot(answer.answer, edition);
    case 'published-only':
      return [
        'The published round has it, but the rules do not:',
        ...reasonWords(answer, edition),
        ...bracketwiseWords(answer, edition),
        ...(answer.meetings === null ? [] : [meetingWords(answer.meetings, edition)]),
      ];
    case 'paired':
      return [
        ...answer.path.map((step) => pathWords(step, edition)),
        ...seatWords(answer, edition),
        ...(answer.opposite === null ? [] : oppositeWords(answer.opposite, answer.seats, edition)),
        ...(answer.pair === null ? byeWords(answer.story, edition) : [colourSentence(answer.pair, edition)]),
        ...(answer.against === null ? [] : againstWords(answer.against, edition)),
      ];
  }
}

/** The deviation that is about a published pair, and what it follows from. */
function reasonWords({ deviations, index, heldIn }: PublishedReason, edition: string): string[] {
  const deviation = deviations[index];
  const cause = deviation.consequenceOf === null ? [] : [deviations[deviation.consequenceOf]];
  const words = [deviation, ...cause].map((one) => markedExplanation(one, { edition, deviations }));
  if (heldIn === null) return words;
  const from = `follows from the deviation in ${bracketName(deviation, edition).toLowerCase()} [${articleOf(deviation, edition)}]`;
  const made = heldIn.isMade
    ? `of the ${participantsOf(edition).many} who were published into it the rules make this pair, too, but who is in it ${from}`
    : `who is in it ${from}`;
  return [`${capital(nameOf(heldIn, edition))}: ${made}.`, ...words];
}

/** Said after the whole-round story of a pair that is not as it was published. */
function againstWords(reason: PublishedReason, edition: string): string[] {
  const { kind } = reason.deviations[reason.index];
  const but =
    kind === 'colour'
      ? 'It is not as it was published:'
      : `That is so in the whole round by the rules; of the ${participantsOf(edition).many} who were published into the bracket they make other pairs:`;
  return [but, ...reasonWords(reason, edition)];
}

/** What the rules have instead for the two in the bracket in which that was decided. */
function bracketwiseWords(
  { deviations, index, meetings }: Extract<PairedAnswer, { kind: 'published-only' }>,
  edition: string,
): string[] {
  const deviation = deviations[index];
  const { reference, bracketKind } = deviation;
  const ids = (meetings ?? []).map(({ player }) => player);
  if (reference === null || deviation.consequenceOf !== null) return [];
  const made = reference.pairs.filter((pair) => pair.some((id) => ids.includes(id)));
  const left = reference.downfloaters.filter((id) => ids.includes(id));
  const who = participantsOf(edition);
  const said = [
    ...(made.length === 0 ? [] : [`the rules pair ${pairs(made)}`]),
    ...(left.length === 0 ? [] : [floatDown(left, who, floatWords(bracketKind, edition).leaves)]),
  ];
  const where = bracketName(deviation, edition).toLowerCase();
  return said.length === 0
    ? []
    : [`It was decided in ${where}: of the ${who.many} who were published into it, ${said.join(', and ')}.`];
}

/** "In the whole round by the rules player 7 meets player 12 in bracket 2.5, and player 16 has the bye." */
function meetingWords(meetings: readonly Meeting[], edition: string): string {
  const { one } = participantsOf(edition);
  const said = meetings.map(({ player, opponent, bracket }) =>
    opponent === 'bye'
      ? `${one} ${person(player)} has the bye`
      : `${one} ${person(player)} meets ${one} ${person(opponent)} in ${nameOf(bracket, edition)}`,
  );
  return `In the whole round by the rules ${said.join(', and ')}.`;
}

/** "bracket 2.5", with what is special about it. */
export function nameOf({ score, kind }: Pick<BracketName, 'score' | 'kind'>, edition: string): string {
  return bracketName({ bracket: score, bracketKind: kind }, edition).toLowerCase();
}

/** Why a rule forbids a pair or a bye. */
function forbiddenWords([a, b]: readonly [number, Opponent], rule: Rule, edition: string): string {
  const { one, many } = participantsOf(edition);
  if (b === 'bye')
    return `${one} ${person(a)} may not receive the pairing-allocated bye, ${whyBarred(edition)}`;
  const both = `${many} ${person(a)} and ${person(b)}`;
  const why = rule.concept === 'prohibited-pair' ? null : whyForbidden(rule.concept, edition);
  return why === null ? `${both}: ${rule.title}` : `${both} ${why}`;
}

function wishWords(
  { demand, players, bracket }: Instead & { readonly bracket: BracketName },
  edition: string,
): string {
  const { one, many } = participantsOf(edition);
  const [a, b] = players.map((id) => (id === 'bye' ? id : person(id)));
  const where = nameOf(bracket, edition);
  if (demand === 'pair') return `${capital(many)} ${a} and ${b} could meet in ${where}`;
  if (demand === 'no-bye') return `For ${many} ${a} and ${b} to meet, neither could receive the bye`;
  if (demand === 'stay-below')
    return `For ${many} ${a} and ${b} to meet, neither could be brought up into ${where}`;
  const wish = b === 'bye' ? 'receive the bye' : `meet ${one} ${b}`;
  if (demand === 'float-up' && b !== 'bye')
    return `To meet ${one} ${a}, ${one} ${b} would have to float up from ${where}`;
  if (demand === 'float') return `To ${wish}, ${one} ${a} would have to float down from ${where}`;
  return `${capital(one)} ${a} could ${wish}`;
}

/** What the two get by the rules. */
function insteadWords({ players, opponents }: Instead, edition: string): string {
  const { one } = participantsOf(edition);
  const said = opponents.map((opponent, i) => {
    const id = players[i];
    const who = id === 'bye' ? 'the bye' : `${one} ${person(id)}`;
    return opponent === 'bye' ? `${who} has the bye` : `${who} meets ${one} ${person(opponent)}`;
  });
  return `By the rules ${said.join(', and ')}.`;
}

/** In what the two pairings of the bracket differ. */
function otherwiseWords({ published, reference, bracketKind }: Deviation, edition: string): string[] {
  const only = (own: Side, other: Side): string => {
    const theirs = new Set(other.pairs.map(String));
    const differing = own.pairs.filter((pair) => !theirs.has(String(pair)));
    const floats =
      String(own.downfloaters) === String(other.downfloaters)
        ? []
        : [floatDown(own.downfloaters, participantsOf(edition), floatWords(bracketKind, edition).leaves)];
    return [...(differing.length === 0 ? [] : [pairs(differing)]), ...floats].join('; ');
  };
  if (reference === null || published.pairs.length + reference.pairs.length === 0) return [];
  return [`Asked for: ${only(published, reference)}. By the rules: ${only(reference, published)}.`];
}

function pathWords({ bracket, floats }: PathStep, edition: string): string {
  return `In ${nameOf(bracket, edition)} ${floatSentence(floats, bracket, edition)}`;
}

function seatWords({ seats, story, bracket }: Paired, edition: string): string[] {
  const down = new Map(story.mdps.map(({ id, score }) => [id, score]));
  const said = seats.map(({ id, group, place }) => {
    const score = down.get(id);
    const from =
      score === undefined
        ? ''
        : ` (${floatWords(bracket.kind, edition).cameIn}, with ${points(score)} points)`;
    return `${participantsOf(edition).one} ${person(id)}${from} is number ${place} of ${wordsOf(edition).seats[group] ?? group}`;
  });
  return said.length === 0 ? [] : [`In ${nameOf(bracket, edition)} ${said.join(', ')}.`];
}

function oppositeWords(
  { opponent, answer }: { readonly opponent: number; readonly answer: Answer },
  [{ id }]: readonly Seat[],
  edition: string,
): string[] {
  const { one } = participantsOf(edition);
  const [first, ...more] = markedWhyNot(answer, edition);
  const own = 'opponents' in answer ? more.slice(0, -1) : more;
  return [
    `Opposite ${one} ${person(id)} in the first order stands ${one} ${person(opponent)}. ${first}`,
    ...own,
  ];
}

function byeWords({ floats, kind }: BracketStory, edition: string): string[] {
  return floats === null ? [] : [capital(floatSentence(floats, { kind }, edition))];
}

type Paired = Extract<PairedAnswer, { kind: 'paired' }>;
