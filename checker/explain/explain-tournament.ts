import type { Tournament } from '../../corpus/index.js';
import type { ReportedCase } from '../case/reported-facts.js';
import type { SwissCase } from '../case/swiss-case.js';
import { agrees } from '../judge/as-published.js';
import { stateBefore } from '../pair-next.js';
import type { PairFault, PairRefusal } from '../pair-next.js';
import { publishedRound } from '../judge/published-round.js';
import type { PublishedRound } from '../judge/published-round.js';
import type { EditionChoice } from '../report.js';
import type { Person } from '../tournament-report.js';
import type { BracketStory } from './bracket-story.js';
import { whyNot } from './question.js';
import type { Answer, Opponent } from './question.js';
import type { RoundPicture } from '../picture/picture.js';
import { referencePicture } from '../picture/round-picture.js';
import { openRound, referenceOf } from './reference-round.js';
import { explainRound } from './story.js';
import type { RoundStory } from './story.js';
import { isPublished, whyPaired } from './why-paired.js';
import type { PairedAnswer } from './why-paired.js';
import { present } from '../../engine/present.js';

/** The story of one round of a tournament, and answers to questions about it. */
export interface ExplainReport {
  readonly name: string;
  /** The names of those in the tournament, by starting number; absent: they are not known. */
  readonly people?: ReadonlyMap<number, Pick<Person, 'name'>>;
  readonly edition: EditionChoice;
  /** The edition by which the round is paired, where that is another one. */
  readonly pairedBy?: string;
  /** Whether the published round is the one of the story; null while it is not published. */
  readonly published: 'agrees' | 'deviates' | null;
  /** The file does not announce its number of rounds, so this one, the last, was taken for the final round. */
  readonly assumedFinal: boolean;
  /** What was assumed or found about the case; absent: nothing was passed on. */
  readonly facts?: ReportedCase;
  readonly story: RoundStory;
  readonly questions: readonly AnsweredQuestion[];
  /** Something is better than what was chosen: a defect of this program. */
  readonly isDefect: boolean;
  /** The round by the rules drawn; absent where that was not asked for, or where there is none. */
  readonly picture?: RoundPicture;
}

export interface Question {
  readonly kind: 'pair' | 'why-not';
  readonly players: readonly [number, Opponent];
}

export type AnsweredQuestion = {
  readonly players: readonly [number, Opponent];
  /** Whether the published round has the pair; null while it is not published. */
  readonly isPublished: boolean | null;
} & (
  | { readonly kind: 'pair'; readonly answer: PairedAnswer }
  | { readonly kind: 'why-not'; readonly answer: Answer }
);

export interface ExplainOptions {
  /** 1-based; null: the last one that is published, or else the first. */
  readonly round: number | null;
  readonly questions: readonly Question[];
  /** What was assumed or found about the case; it is part of the report. */
  readonly facts?: ReportedCase;
  /** The round is to be drawn; default: not. */
  readonly isPictured?: boolean;
}

export type ExplainAnswer = { readonly ok: true; readonly report: ExplainReport } | ExplainRefusal;

export interface ExplainRefusal {
  readonly ok: false;
  readonly missing: PairRefusal['missing'] | 'player';
  readonly why: ExplainFault;
}

export type ExplainFault =
  PairFault | { readonly kind: 'no-such-player'; readonly isOfTeams: boolean; readonly player: number };

/** Explains a round that was published as `check` sees it, the next one as `pair` sees it. */
export function explainTournament(swissCase: SwissCase, options: ExplainOptions): ExplainAnswer {
  const { tournament, edition, choice } = swissCase;
  const round = options.round ?? Math.max(1, tournament.pairedRounds);
  const again = round <= tournament.pairedRounds;
  const stranger = strangerIn(tournament, options.questions);
  if (stranger !== null) {
    const why = { kind: 'no-such-player', isOfTeams: tournament.kind === 'team', player: stranger } as const;
    return { ok: false, missing: 'player', why };
  }
  const ifUnknown = again ? 'white' : null;
  const answer = stateBefore(swissCase, { round, ifUnknown });
  if (!answer.ok) return answer;
  const { state } = answer;
  const published = again ? publishedRound(tournament, round) : null;
  const opened = openRound(state, edition);
  const story = explainRound(opened);
  const questions = options.questions.map(({ kind, players }): AnsweredQuestion => {
    const common = { players, isPublished: published === null ? null : isPublished(published, ...players) };
    return kind === 'pair'
      ? { ...common, kind, answer: whyPaired(opened, published, ...players) }
      : { ...common, kind, answer: whyNot(opened, ...players) };
  });
  const reference = options.isPictured === true ? referenceOf(opened) : null;
  const isLast = swissCase.length.from === 'played';
  return {
    ok: true,
    report: {
      name: tournament.name,
      people: new Map(tournament.players.map(({ id, name }) => [id, { name }])),
      edition: choice,
      ...(opened.edition === edition ? {} : { pairedBy: opened.edition.id }),
      published:
        published === null || story.kind === 'left-to-arbiter'
          ? null
          : holds(story, published)
            ? 'agrees'
            : 'deviates',
      assumedFinal: isLast && round === tournament.pairedRounds,
      ...present({ facts: options.facts }),
      story,
      questions,
      isDefect: questions.some(showsDefect) || (story.kind === 'paired' && story.brackets.some(isBettered)),
      ...(reference === null ? {} : { picture: referencePicture(state, opened.round, reference.steps) }),
    },
  };
}

function showsDefect({ kind, answer }: AnsweredQuestion): boolean {
  if (kind === 'why-not') return answer.kind === 'better';
  return answer.kind === 'not-paired'
    ? answer.answer.kind === 'better'
    : answer.kind === 'paired' && answer.opposite?.answer.kind === 'better';
}

function isBettered({ floats }: BracketStory): boolean {
  return floats?.lowest?.refusal.kind === 'better';
}

function holds(story: RoundStory, published: PublishedRound): boolean {
  if (story.kind !== 'paired') return false;
  const pairs = story.brackets.flatMap((bracket) =>
    bracket.pairs.map(({ white, black }) => ({ white: white.id, black: black.id })),
  );
  return agrees(published, { pairs, bye: story.bye });
}

function strangerIn({ players }: Tournament, questions: readonly Question[]): number | null {
  const known = new Set<Opponent>(players.map(({ id }) => id)).add('bye');
  const asked = questions.flatMap((question): readonly Opponent[] => question.players);
  const stranger = asked.find((one) => !known.has(one));
  return typeof stranger === 'number' ? stranger : null;
}
