import type { Tournament } from '../../corpus/index.js';
import { unratedParticipant } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { declaredAcceleration } from '../case/acceleration.js';
import type { Acceleration, AccelerationOption } from '../case/acceleration.js';
import type { CheckOptions } from '../check-tournament.js';
import type { EditionChoice } from '../report.js';
import { editionByRounds } from './by-rounds.js';
import { calledFor } from './called-for.js';
import type { ChoiceSource, EditionRefusal, RefusedEdition } from './choice-source.js';
import { asFileDeclares, declarationsOf } from './declared-form.js';
import { namedRules } from './named-rules.js';
import type { NamedRules } from './named-rules.js';
import { misfitOf, teamSettings } from './participants.js';

export type EditionDecision =
  | {
      readonly ok: true;
      readonly edition: Edition;
      readonly choice: EditionChoice;
      /** As it is declared. */
      readonly acceleration: Acceleration;
    }
  | RefusedEdition;

/**
 * The edition to check a tournament by: the one asked for, else the file's own code (record 192, or the words of
 * record 092), else the one in force on the start date (record 042), else the one in force today; of the system that
 * the file names, or of the usual one. Where the date cannot be read, or allows several editions or none that is here, the
 * rounds of the file decide. Where a comment declares a Maxi-tournament its rules are those for such.
 * @param asked an edition, or null for "auto".
 * @param settings what the rounds are paired with, where they decide.
 * @param rules what the file says about its rules, where the caller knows it.
 */
export function chooseEdition(
  tournament: Tournament,
  asked: Edition | null,
  settings: Partial<CheckOptions> = {},
  rules = namedRules(tournament),
): EditionDecision {
  const decide = (
    chosen: Edition,
    chosenBy: EditionChoice['chosenBy'],
    source: ChoiceSource,
  ): EditionDecision =>
    decisionFor(tournament, chosen, { chosenBy, source }, settings.acceleration ?? 'auto', rules);
  if (asked !== null)
    return decide(asked, 'option', { kind: 'option', options: [asked.id, ...(asked.declared ?? [])] });
  const called = calledFor(tournament, settings.acceleration, rules);
  if (called.kind === 'edition') return decide(called.edition, called.chosenBy, called.source);
  if (called.kind === 'refused') {
    const { record, text, what } = called;
    return refused(tournament, record, text, { kind: 'unknown-rules', what, text });
  }
  const { date, likely } = called;
  const { edition, isFitting, fit } = editionByRounds(tournament, called, settings);
  const [likeliest] = likely;
  // By rules that are not here nobody is accused.
  if (likeliest === undefined && !isFitting)
    return refused(tournament, date.date.record ?? '042', date.date.raw, { kind: 'date', date, fit });
  const source = { kind: 'rounds', date, fit } as const;
  return edition === null ? decide(likeliest, 'default', source) : decide(edition, 'fit', source);
}

function refused(
  { kind }: Tournament,
  record: RefusedEdition['record'],
  text: string,
  refusal: EditionRefusal,
): RefusedEdition {
  return { ok: false, record, text, refusal, isOfTeams: kind === 'team' };
}

function decisionFor(
  tournament: Tournament,
  chosen: Edition,
  { chosenBy, source }: Pick<EditionChoice, 'chosenBy' | 'source'>,
  option: AccelerationOption,
  rules: NamedRules | null,
): EditionDecision {
  const edition = asFileDeclares(chosen, tournament, rules);
  const acceleration = declaredAcceleration(tournament, edition, option, rules);
  const declared = declarationsOf(tournament, chosen, edition);
  return (
    unfit(edition, tournament) ??
    withoutRating(edition, tournament) ??
    accelerated(edition, tournament, acceleration) ?? {
      ok: true,
      edition,
      acceleration,
      choice: {
        id: edition.id,
        chosenBy,
        source,
        ...(declared.length === 0 ? {} : { declared }),
        ...teamSettings(tournament),
      },
    }
  );
}

/** The refusal of an edition by which other participants, or other matches, are paired; null: it can be taken. */
function unfit(edition: Edition, tournament: Tournament): RefusedEdition | null {
  const misfit = misfitOf(edition, tournament);
  if (misfit === null) return null;
  const refusal = { kind: 'misfit', misfit, edition: edition.id } as const;
  return refused(tournament, '192', tournament.systemCode ?? '', refusal);
}

/** The refusal of an edition that needs ratings, where somebody has none; null: it can be taken. */
function withoutRating(edition: Edition, tournament: Tournament): RefusedEdition | null {
  const unrated = edition.needs.includes('ratings') ? unratedParticipant(tournament.players) : null;
  if (unrated === null) return null;
  const refusal = { kind: 'unrated', player: unrated.id, edition: edition.id } as const;
  return refused(tournament, '001', String(unrated.id), refusal);
}

/** The refusal of an acceleration for points that it is not meant for (C.04.7 1.4.2); virtual points in the file are all it needs. */
function accelerated(
  edition: Edition,
  tournament: Tournament,
  { kind, from }: Acceleration,
): RefusedEdition | null {
  const { systemCode, typeText } = tournament;
  if (edition.primaryScore !== 'game-points' || kind !== 'baku') return null;
  if (from === 'option') return refused(tournament, '192', systemCode ?? '', { kind: 'no-baku', text: null });
  const [record, text] =
    systemCode === null ? ['092' as const, typeText ?? ''] : ['192' as const, systemCode];
  return refused(tournament, record, text, { kind: 'no-baku', text });
}
