import type { Tournament } from '../../corpus/index.js';
import { editions, pairsTeams, unratedParticipant } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { declaredAcceleration } from '../case/acceleration.js';
import type { AccelerationOption } from '../case/acceleration.js';
import type { CheckOptions } from '../check-tournament.js';
import type { EditionChoice } from '../report.js';
import { editionByRounds } from './by-rounds.js';
import { calledFor } from './called-for.js';
import { asFileDeclares, declarationsOf } from './declared-form.js';
import { unratedWords } from './missing-data.js';
import { misfitWords, takenWords } from './participants.js';

export type EditionDecision =
  | {
      readonly ok: true;
      readonly edition: Edition;
      readonly choice: EditionChoice;
    }
  | {
      readonly ok: false;
      readonly record: '192' | '092' | '042' | '052' | '132' | '001';
      /** The player whom record 001 is about; null for other records. */
      readonly player: number | null;
      readonly text: string;
      readonly why: string;
      /** Why, and what can be done about it. */
      readonly message: string;
      /** The file says that it is accelerated, but not how: its rounds may show it. */
      readonly isAccelerated?: true;
    };

/**
 * The edition to check a tournament by: the one asked for, else the file's own code (record 192, or the words of
 * record 092), else the one in force on the start date (record 042), else the one in force today; of the system that
 * the file names, or of the usual one. Where the date cannot be read, or allows several editions or none that is here, the
 * rounds of the file decide. Where a comment declares a Maxi-tournament its rules are those for such.
 * @param asked an edition, or null for "auto".
 * @param settings what the rounds are paired with, where they decide.
 */
export function chooseEdition(
  tournament: Tournament,
  asked: Edition | null,
  settings: Partial<CheckOptions> = {},
): EditionDecision {
  const decide = (chosen: Edition, chosenBy: EditionChoice['chosenBy'], source: string): EditionDecision =>
    decisionFor(tournament, chosen, { chosenBy, source }, settings.acceleration ?? 'auto');
  if (asked !== null)
    return decide(asked, 'option', ['--rules', asked.id, ...(asked.declared ?? [])].join(' '));
  const called = calledFor(tournament, settings.acceleration);
  if (called.kind === 'edition') return decide(called.edition, called.chosenBy, called.source);
  const refuse = (why: string): EditionDecision => {
    const { record, text } = called;
    const refusal = {
      ok: false,
      record,
      player: null,
      text,
      why,
      message: withChoice(why, tournament),
    } as const;
    return called.kind === 'refused' && called.isAccelerated === true
      ? { ...refusal, isAccelerated: true }
      : refusal;
  };
  if (called.kind === 'refused') return refuse(called.why);
  const found = editionByRounds(tournament, called, settings);
  const source = `${called.why}; ${found.words}`;
  const [likeliest] = called.likely;
  // By rules that are not here nobody is accused.
  if (likeliest === undefined && !found.isFitting) return refuse(source);
  if (found.edition !== null) return decide(found.edition, 'fit', source);
  return decide(likeliest, 'default', source);
}

function decisionFor(
  tournament: Tournament,
  chosen: Edition,
  { chosenBy, source }: Pick<EditionChoice, 'chosenBy' | 'source'>,
  acceleration: AccelerationOption,
): EditionDecision {
  const edition = asFileDeclares(chosen, tournament);
  const declared = declarationsOf(tournament, chosen, edition).map((words) => `, ${words}`);
  return (
    unfit(edition, tournament) ??
    withoutRating(edition, tournament) ??
    accelerated(edition, tournament, acceleration) ?? {
      ok: true,
      edition,
      choice: { id: edition.id, chosenBy, source: [source, ...declared, takenWords(tournament)].join('') },
    }
  );
}

/** The refusal of an edition by which other participants, or other matches, are paired; null: it can be taken. */
function unfit(edition: Edition, tournament: Tournament): EditionDecision | null {
  const why = misfitWords(edition, tournament);
  if (why === null) return null;
  const text = tournament.systemCode ?? '';
  return { ok: false, record: '192', player: null, text, why, message: withChoice(why, tournament) };
}

/** The refusal of an edition that needs ratings, where somebody has none; null: it can be taken. */
function withoutRating(edition: Edition, tournament: Tournament): EditionDecision | null {
  const unrated = edition.needs.includes('ratings') ? unratedParticipant(tournament.players) : null;
  if (unrated === null) return null;
  const why = unratedWords(unrated.id);
  const message = `${why} (${edition.id})`;
  return { ok: false, record: '001', player: unrated.id, text: String(unrated.id), why, message };
}

/** The refusal of an acceleration for points that it is not meant for (C.04.7 1.4.2); virtual points in the file are all it needs. */
function accelerated(
  edition: Edition,
  tournament: Tournament,
  option: AccelerationOption,
): EditionDecision | null {
  const { systemCode, typeText } = tournament;
  const { kind, from } = declaredAcceleration(tournament, edition, option);
  if (edition.primaryScore !== 'game-points' || kind !== 'baku') return null;
  if (from === 'option') {
    const why = 'the Baku Acceleration cannot be used where game points are the score (C.04.7, 1.4)';
    return { ok: false, record: '192', player: null, text: systemCode ?? '', why, message: why };
  }
  const [record, text] =
    systemCode === null ? ['092' as const, typeText ?? ''] : ['192' as const, systemCode];
  const why = `the file says "${text}", but the Baku Acceleration cannot be used where game points are the score`;
  return { ok: false, record, player: null, text, why, message: why };
}

/** Where teams are paired, only editions that pair teams are named. */
function withChoice(why: string, { kind }: Tournament): string {
  const possible = kind === 'team' ? editions.filter(pairsTeams) : editions;
  return `${why}; to check it by an edition all the same, name one with --rules: ${possible.map(({ id }) => id).join(', ')}`;
}
