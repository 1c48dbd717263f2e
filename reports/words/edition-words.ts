import type {
  ChoiceSource,
  DeclaredForm,
  EditionChoice,
  EditionFit,
  RoundsFit,
  TeamSettings,
  TournamentReport,
  UnclearDate,
} from '../../checker/index.js';
import type { EventDate, Tournament } from '../../corpus/index.js';
import { editionById, editions, oldestByDate } from '../../engine/index.js';

/** Why an edition was taken: "start date 2019-05-01", and what is not certain about that. */
export function choiceReason(choice: EditionChoice): string {
  const { id, chosenBy } = choice;
  const isUncertain = chosenBy === 'date' && editionById(id)?.isFromUncertain === true;
  const source = choiceSourceWords(choice);
  return isUncertain ? `${source}; the first day of ${id} is not known exactly` : source;
}

/** What an edition was taken from, and what the file says about its form: "record 192: FIDE_DUTCH_2026". */
export function choiceSourceWords({ source, declared = [], teams }: EditionChoice): string {
  return [
    sourceWords(source),
    ...declared.map((one) => `, ${formWords(one)}`),
    ...(teams === undefined ? [] : [`; ${teamWords(teams)}`]),
  ].join('');
}

/** Which edition was taken where the date of a file does not tell it, and why; null where it does, or there is none. */
export function unclearDateWords(
  choice: EditionChoice,
  { startDate }: Pick<Tournament, 'startDate'>,
): string | null {
  const isUnclear = choice.chosenBy === 'fit' || (choice.chosenBy === 'default' && startDate !== null);
  return isUnclear ? `rules ${choice.id} (${choiceReason(choice)})` : null;
}

/**
 * Which edition fits better than the one that was only guessed: "the edition was only guessed: all 9 rounds agree
 * with dutch-2017"; null where the edition was not guessed or no other fits better.
 */
export function betterEditionWords(report: {
  readonly alternatives: TournamentReport['alternatives'];
  readonly rounds: readonly Pick<TournamentReport['rounds'][number], 'verdict'>[];
}): string | null {
  const { alternatives, rounds } = report;
  const agree = rounds.filter(({ verdict }) => verdict === 'agrees').length;
  const best = alternatives.reduce((most, fit) => Math.max(most, fit.agree), agree);
  const fitting = alternatives.filter((one) => one.agree === best);
  // Of editions that were never in force by date nobody thinks where another fits as well.
  const dated = fitting.filter(({ id }) => editionById(id)?.from !== null);
  const [fit, ...others] = dated.length > 0 ? dated : fitting;
  if (best === agree || fit === undefined) return null;
  const names = [fit, ...others].map(({ id }) => id);
  return `the edition was only guessed: ${fitWords(fit)} with ${names.join(' and with ')} (--rules ${fit.id})`;
}

/** Why the date of a file decides no edition: "the date of start "1.2.2020" cannot be read". */
export function dateWords({ date, system, inForce }: UnclearDate): string {
  const { raw, record } = date;
  const [day, ...others] = daysOf(date);
  if (day !== undefined && others.length === 0)
    return `the event ${record === '052' ? 'ends' : 'starts'} on ${day}, ${whenWords(day, system)}`;
  const named = `the date${record === undefined ? ' of start' : ''} "${raw}"`;
  const readings = daysOf(date).map(
    (one, index) => `${one} (${inForce[index] ?? 'no edition that is here'})`,
  );
  return day === undefined
    ? `${named} cannot be read`
    : `${named} can be read as ${readings.join(' and as ')}`;
}

/** How the rounds of a file agree with the editions that fit best: "all 9 rounds agree with dutch-2017". */
export function roundsFitWords(fit: RoundsFit | null): string {
  if (fit === null) return 'no round shows by which edition it was paired';
  if (fit.agree === 0) return 'no round agrees with any edition';
  const found = `${fitWords(fit)} with ${fit.editions.join(' and with ')}`;
  return fit.agree === fit.rounds ? found : `none pairs every round as published: ${found}`;
}

function fitWords({ agree, rounds }: Pick<EditionFit, 'agree' | 'rounds'>): string {
  if (agree === rounds) return rounds === 1 ? 'the only round agrees' : `all ${rounds} rounds agree`;
  return `${agree} of ${rounds} rounds ${agree === 1 ? 'agrees' : 'agree'}`;
}

function sourceWords(source: ChoiceSource): string {
  switch (source.kind) {
    case 'option':
      return `--rules ${source.options.join(' ')}`;
    case 'record':
      return `record ${source.record}: ${source.text}`;
    case 'date': {
      const { date } = source;
      const days = daysOf(date);
      const when = days.length === 1 ? days[0] : `${date.raw} (${days.join(' or ')})`;
      return `${DATES[date.record ?? '042']} ${when}`;
    }
    case 'default':
      return `the file names ${source.isSystemNamed ? 'neither an edition' : 'neither a system'} nor a date`;
    case 'rounds':
      return `${dateWords(source.date)}; ${roundsFitWords(source.fit)}`;
    case 'every-edition':
      return 'every edition was tried';
    case 'games':
      return `everybody met everybody${source.isByTable ? ', by the Berger table' : ''}`;
  }
}

const DATES = { '042': 'start date', '132': 'first date of a round', '052': 'last day' } as const;

function daysOf({ iso, readings = [] }: EventDate): readonly string[] {
  return iso === null ? readings : [iso];
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

function formWords(form: DeclaredForm): string {
  return form.kind === 'maxi'
    ? 'comment: Maxi-tournament'
    : `record ${form.record}: ${form.choices.join(', ')}`;
}

function teamWords({ primary, primaryFrom, boards, boardsFrom }: TeamSettings): string {
  const from = { option: '--primary', record: 'record 192', default: 'default' }[primaryFrom];
  const lineUps = { record: 'record 352', 'line-ups': 'the longest line-up' }[boardsFrom];
  return `score: ${primary.replace('-', ' ')} (${from}), ${boards} ${boards === 1 ? 'board' : 'boards'} (${lineUps})`;
}
