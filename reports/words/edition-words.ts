import type { EditionChoice, EditionFit, ReportedEdition, TournamentReport } from '../../checker/index.js';
import type { Tournament } from '../../corpus/index.js';
import { editionById } from '../../engine/index.js';

/** Why an edition was taken: "start date 2019-05-01", and what is not certain about that. */
export function choiceReason({ id, chosenBy, source }: ReportedEdition): string {
  const isUncertain = chosenBy === 'date' && editionById(id)?.isFromUncertain === true;
  return isUncertain ? `${source}; the first day of ${id} is not known exactly` : source;
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

function fitWords({ agree, rounds }: EditionFit): string {
  if (rounds === 1) return 'the only round agrees';
  if (agree === rounds) return `all ${rounds} rounds agree`;
  return `${agree} of ${rounds} rounds ${agree === 1 ? 'agrees' : 'agree'}`;
}
