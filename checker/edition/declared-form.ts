import { declaresMaxi } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { withChoices } from '../../engine/index.js';
import type { Choices, Edition } from '../../engine/index.js';
import type { DeclaredForm } from './choice-source.js';
import { codeIn } from './codes.js';
import { namedRules } from './named-rules.js';
import type { NamedRules } from './named-rules.js';

/**
 * The edition for Maxi-tournaments, where it has rules for those and a comment of the file declares one; and as the code
 * of the file chooses among its rules, where nothing else was declared.
 * @param rules what the file says about its rules, where the caller knows it.
 */
export function asFileDeclares(
  edition: Edition,
  tournament: Tournament,
  rules = namedRules(tournament),
): Edition {
  const form = (declaresMaxi(tournament) ? edition.forMaxi : undefined) ?? edition;
  return isChosen(form) ? form : withChoices(form, choicesFor(form, rules));
}

/** What in a file chose another form of an edition. */
export function declarationsOf(tournament: Tournament, chosen: Edition, edition: Edition): DeclaredForm[] {
  const before = chosen.declared ?? [];
  const declared = (edition.declared ?? []).filter((words) => !before.includes(words) && words !== '--maxi');
  const isMaxi = declaresMaxi(tournament) && chosen.forMaxi !== undefined;
  // No option was given: the code has chosen what the options of these names choose.
  const choices = declared.map((words) => words.replace(/^--/, ''));
  return [
    ...(isMaxi ? [{ kind: 'maxi' } as const] : []),
    ...(choices.length === 0
      ? []
      : [{ kind: 'choices', record: recordOfChoices(tournament), choices } as const]),
  ];
}

/** The record whose code makes the choices: 192, unless the code stands among the words of 092. */
function recordOfChoices({ systemCode }: Tournament): '192' | '092' {
  const says = systemCode === null ? null : codeIn(systemCode.trim());
  return says?.kind === 'known' && says.choices !== undefined ? '192' : '092';
}

/** What the code of a file chooses among the rules of an edition of its system. */
function choicesFor({ system }: Edition, rules: NamedRules | null): Choices {
  const says = rules?.says;
  return (says?.kind === 'known' && says.system === system ? says.choices : undefined) ?? {};
}

/** Something has been declared of an edition that leaves a choice. */
function isChosen({ declarable, declared = [] }: Edition): boolean {
  const names = declarable?.options.map(({ name }) => `--${name} `) ?? [];
  return declared.some((words) => names.some((name) => words.startsWith(name)));
}
