import { declaresMaxi } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import {
  defaultEdition,
  editionInForce,
  editionInForceToday,
  editions,
  oldestByDate,
  unratedParticipant,
  withChoices,
} from '../../engine/index.js';
import type { BakuEdition, Choices, Edition } from '../../engine/index.js';
import { unratedWords } from './missing-data.js';
import { misfitWords, takenWords } from './participants.js';
import { namedRules } from './named-rules.js';
import type { NamedRules } from './named-rules.js';
import type { KnownRules, UnknownRules } from './statement.js';
import type { EditionChoice } from '../report.js';

export type EditionDecision =
  | {
      readonly ok: true;
      readonly edition: Edition;
      readonly choice: EditionChoice;
      /** The file's code names the Baku Acceleration. */
      readonly baku: BakuEdition | null;
    }
  | {
      readonly ok: false;
      readonly record: '192' | '092' | '042' | '001';
      /** The player whom record 001 is about; null for other records. */
      readonly player: number | null;
      readonly text: string;
      readonly why: string;
      /** Why, and what can be done about it. */
      readonly message: string;
    };

/**
 * The edition to check a tournament by: the one asked for, else the file's own code (record 192, or the words of
 * record 092), else the one in force on the start date (record 042), else the one in force today; of the system that
 * the file names, or of the usual one. Where a comment declares a Maxi-tournament its rules are those for such.
 * @param asked an edition, or null for "auto".
 */
export function chooseEdition(tournament: Tournament, asked: Edition | null): EditionDecision {
  const named = namedRules(tournament);
  const says = knownIn(named);
  const decide = (chosen: Edition, chosenBy: EditionChoice['chosenBy'], source: string): EditionDecision => {
    const edition = asFileDeclares(chosen, tournament);
    const declared = declarationsOf(tournament, chosen, edition).map((words) => `, ${words}`);
    return (
      unfit(edition, tournament) ??
      withoutRating(edition, tournament) ??
      accelerated(edition, tournament, says) ?? {
        ok: true,
        edition,
        choice: { id: edition.id, chosenBy, source: [source, ...declared, takenWords(tournament)].join('') },
        baku: bakuFor(edition, says),
      }
    );
  };
  if (asked !== null)
    return decide(asked, 'option', ['--rules', asked.id, ...(asked.declared ?? [])].join(' '));
  if (named?.says.kind === 'unknown') {
    const { record, text, says } = named;
    const why = REFUSALS[says.what](text);
    return { ok: false, record, player: null, text, why, message: withChoice(why) };
  }
  if (tournament.kind === 'team' && says === null) {
    const why = 'teams are paired in the file, but record 192 does not name the rules (a code of ETT26)';
    return { ok: false, record: '192', player: null, text: '', why, message: withChoice(why) };
  }
  const fixed = says?.edition ?? null;
  if (named !== null && fixed !== null) return decide(fixed, 'file', `record ${named.record}: ${named.text}`);
  const system = says?.system ?? defaultEdition.system;
  const day = tournament.startDate?.iso ?? null;
  if (day !== null) {
    const edition = editionInForce(day, system);
    if (edition !== null) return decide(edition, 'date', `start date ${day}`);
    const why = `the event starts on ${day}, ${whenWords(day, system)}`;
    return {
      ok: false,
      record: '042',
      player: null,
      text: tournament.startDate?.raw ?? day,
      why,
      message: withChoice(why),
    };
  }
  return decide(
    editionInForceToday(system),
    'default',
    `the file names ${says === null ? 'neither a system' : 'neither an edition'} nor a date`,
  );
}

/**
 * The edition for Maxi-tournaments, where it has rules for those and a comment of the file declares one; and as the code
 * of the file chooses among its rules, where nothing else was declared.
 */
export function asFileDeclares(edition: Edition, tournament: Tournament): Edition {
  const form = (declaresMaxi(tournament) ? edition.forMaxi : undefined) ?? edition;
  return isChosen(form) ? form : withChoices(form, choicesFor(form, tournament));
}

/** What the code of a file chooses among the rules of an edition of its system. */
function choicesFor({ system }: Edition, tournament: Tournament): Choices {
  const says = knownIn(namedRules(tournament));
  return (says?.system === system ? says.choices : undefined) ?? {};
}

/** Something has been declared of an edition that leaves a choice. */
function isChosen({ declarable, declared = [] }: Edition): boolean {
  const names = declarable?.options.map(({ name }) => `--${name} `) ?? [];
  return declared.some((words) => names.some((name) => words.startsWith(name)));
}

/** What of the file made another form of an edition. */
function declarationsOf(tournament: Tournament, chosen: Edition, edition: Edition): string[] {
  const before = chosen.declared ?? [];
  const choices = (edition.declared ?? []).filter((words) => !before.includes(words) && words !== '--maxi');
  const isMaxi = declaresMaxi(tournament) && chosen.forMaxi !== undefined;
  return [...(isMaxi ? ['comment: Maxi-tournament'] : []), ...choices];
}

/** Why no edition of a system is taken for a day: it lies before the oldest, or between two of them. */
function whenWords(day: string, system: string): string {
  const { id, from, isFromUncertain } = oldestByDate(system);
  const first = isFromUncertain === true ? `about ${from}` : from;
  if (day < from) return `before the oldest rules that are taken by date (${id}, since ${first})`;
  const dated = editions.filter((edition) => edition.system === system && edition.from !== null);
  const ended = dated.filter(({ until }) => until !== null && until < day);
  const later = dated.filter((edition) => (edition.from ?? '') > day);
  const places = [
    ...ended.slice(-1).map((edition) => `${edition.id}, until ${edition.until ?? ''}`),
    ...later.slice(0, 1).map((edition) => `${edition.id}, since ${edition.from ?? ''}`),
  ];
  return `when rules were in force that are not here (${places.join('; ')})`;
}

/** The refusal of an edition by which other participants, or other matches, are paired; null: it can be taken. */
function unfit(edition: Edition, tournament: Tournament): EditionDecision | null {
  const why = misfitWords(edition, tournament);
  if (why === null) return null;
  const text = tournament.systemCode ?? '';
  return { ok: false, record: '192', player: null, text, why, message: withChoice(why) };
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
  { virtualPoints, systemCode, typeText }: Tournament,
  says: KnownRules | null,
): EditionDecision | null {
  if (edition.primaryScore !== 'game-points' || bakuFor(edition, says) === null || virtualPoints.size > 0)
    return null;
  const [record, text] =
    systemCode === null ? ['092' as const, typeText ?? ''] : ['192' as const, systemCode];
  const why = `the file says "${text}", but the Baku Acceleration cannot be used where game points are the score`;
  return { ok: false, record, player: null, text, why, message: why };
}

/** The acceleration that the file names, where an edition is taken whatever the file says; null for none. */
export function bakuOf(tournament: Tournament, edition: Edition): BakuEdition | null {
  return bakuFor(edition, knownIn(namedRules(tournament)));
}

function bakuFor(edition: Edition, says: KnownRules | null): BakuEdition | null {
  return says?.baku === true ? edition.baku : null;
}

function knownIn(named: NamedRules | null): KnownRules | null {
  return named?.says.kind === 'known' ? named.says : null;
}

function withChoice(why: string): string {
  return `${why}; to check it by an edition all the same, name one with --rules: ${editions.map(({ id }) => id).join(', ')}`;
}

/** Why a file cannot be checked by rules that it names. */
const REFUSALS: Readonly<Record<UnknownRules['what'], (text: string) => string>> = {
  rules: (text) => `the file says it was paired by "${text}", which this version cannot check`,
  'round-robin': (text) =>
    `the file says "${text}": a round-robin is not paired by the rules of a Swiss system`,
  teams: (text) =>
    `the file says "${text}": where teams are paired, record 192 has to name the rules (a code like FIDE_TEAM)`,
  acceleration: (text) =>
    `the file says "${text}", but neither which acceleration it is nor the virtual points (records 250, XXA)`,
};
