import { publishedRound } from '../../../checker/judge/published-round.js';
import type { PublishedRound } from '../../../checker/judge/published-round.js';
import { readForEdition } from '../../../checker/index.js';
import { widestForm } from '../../../engine/index.js';
import type { Edition, Rule } from '../../../engine/index.js';
import { rulesWithPages } from '../../rule-pages/rules-of.js';
import { editionWithout } from '../../rule-pages/without-rule.js';
import { Decisions } from './deciding.js';
import type { Decision } from './deciding.js';
import type { Moment } from './moment.js';
import { otherForms, simulatedMoments, TOPICS, topicsOf } from './simulated.js';
import { filesOf, momentIn, randomMoment, shaken } from './sources.js';

/** A case of the suite before it is written down. */
export interface SuiteCase {
  /** Like "dutch-2026/C7-1". */
  readonly id: string;
  readonly source: Source;
  readonly moment: Moment;
  /** Those of rules of the edition itself, the one that the case is there for first. */
  readonly decisions: readonly Decision[];
}

export type Source = 'rule example' | 'position' | 'wrong round' | 'simulated' | 'searched';

/** In so many cases every rule decides. */
export const CASES_A_RULE = 5;

/** The cases that come from files of the corpus. */
export function casesFromCorpus(edition: Edition): SuiteCase[] {
  const cases: SuiteCase[] = [];
  const add = (source: Source, name: string, text: string, round: number | null, rule?: string): void => {
    const id = `${edition.id}/${name}`;
    const moment = momentIn(text, edition, round, id);
    if (moment === null || moment.state.players.length > edition.literalLimit) return;
    const found = caseOf(id, source, moment, round === null ? [lastRoundOf(text, edition)] : [], rule);
    const same = cases.findIndex((one) => keyOf(one.moment.text) === keyOf(moment.text));
    if (same < 0) cases.push(found);
    else cases[same] = withDecisions(cases[same], found.decisions);
  };
  for (const [rule, text] of filesOf(`rule-examples/${edition.id}/`))
    add('rule example', `${rule}-1`, text, null, rule);
  for (const [name, text] of filesOf('wrong-rounds/'))
    if (name.endsWith(edition.id.replace(/^.*-/, '-')) && edition.system === 'dutch')
      add('wrong round', `wrong-round-${name.replace(/-\d{4}$/, '')}`, text, null);
  if (['dutch-2017', 'dutch-2026'].includes(edition.id))
    for (const [name, text] of filesOf('positions/'))
      if (/^p\d/.test(name)) add('position', `position-${name}`, text, 0);
  return cases;
}

/** Two examples may differ in their wrong rounds only. */
function withDecisions(one: SuiteCase, more: readonly Decision[]): SuiteCase {
  const fresh = more.filter(({ rule }) => !one.decisions.some((own) => own.rule.id === rule.id));
  return { ...one, decisions: [...one.decisions, ...fresh] };
}

/** The simulated cases. */
export function casesOfTopics(edition: Edition): SuiteCase[] {
  const cases: SuiteCase[] = [];
  for (const topic of topicsOf(edition)) {
    let left = topic.cases;
    const idOf = (count: number): string => `${edition.id}/${topic.name}-${count}`;
    for (const moment of simulatedMoments(edition, topic, idOf)) {
      if (left === 0) break;
      cases.push(caseOf(moment.tournament.name, 'simulated', moment));
      left -= 1;
    }
  }
  for (const form of otherForms(edition)) {
    const [declared = ''] = form.declared ?? [];
    const name = declared.replace(/^--/, '').replaceAll(' ', '-');
    const [first] = simulatedMoments(form, TOPICS[0], (count) => `${edition.id}/${name}-${count}`);
    cases.push(caseOf(first.tournament.name, 'simulated', first));
  }
  return cases;
}

/**
 * The cases that are still needed so that every rule decides in enough of them. For some rules not enough come up.
 * @param tries events that are looked at for a rule.
 */
export function casesSearched(edition: Edition, given: readonly SuiteCase[], tries: number): SuiteCase[] {
  const all = [...given];
  const lacking = ({ id }: Rule): number => CASES_A_RULE - all.filter((one) => decides(one, id)).length;
  const known = new Set(all.map(({ moment }) => keyOf(moment.text)));
  const rules = rulesWithPages(edition).filter((rule) => lacking(rule) > 0);
  // The rarest first: what is found for them serves others, too.
  for (const rule of rules.sort((a, b) => lacking(b) - lacking(a))) {
    if (lacking(rule) <= 0) continue;
    const hits = hitsFor(rule, edition, all, { tries, most: HITS_A_CASE * lacking(rule), known });
    while (hits.length > 0 && lacking(rule) > 0) {
      const worths = hits.map(
        ({ found }) => rules.filter((one) => lacking(one) > 0 && found.of(one) !== null).length,
      );
      const [{ moment, found }] = hits.splice(worths.indexOf(Math.max(...worths)), 1);
      const number = all.filter(({ id }) => id.startsWith(`${edition.id}/${rule.id}-`)).length + 1;
      const id = `${edition.id}/${rule.id}-${number}`;
      known.add(keyOf(moment.text));
      all.push({
        id,
        source: 'searched',
        moment: renamed(moment, id),
        decisions: sorted(found.all(), rule.id),
      });
    }
  }
  return all.slice(given.length);
}

/** So many events are found, from which those are taken in which most other rules decide that are lacking cases, too. */
const HITS_A_CASE = 3;

interface Hit {
  readonly moment: Moment;
  readonly found: Decisions;
}

/** Other events in which a rule decides: random ones, and such as differ a little from those that are there. */
function hitsFor(
  rule: Rule,
  edition: Edition,
  all: readonly SuiteCase[],
  {
    tries,
    most,
    known,
  }: { readonly tries: number; readonly most: number; readonly known: ReadonlySet<string> },
): Hit[] {
  const form = edition.rules.some(({ id }) => id === rule.id) ? edition : widestForm(edition);
  const ours = form.rules.find(({ id }) => id === rule.id) ?? rule;
  const models: { moment: Moment; wrong: PublishedRound | undefined }[] = all
    .filter((one) => decides(one, rule.id))
    .map(({ moment, decisions }) => ({
      moment,
      wrong: decisions.find((one) => one.rule.id === rule.id)?.instead,
    }));
  const hits = new Map<string, Hit>();
  const look = (index: number, isHit: (found: Decisions) => boolean): void => {
    const seed = seedOf(`${edition.id} ${rule.id} ${index}`);
    const model = index % 3 === 0 ? undefined : models[seed % models.length];
    const moment =
      model === undefined ? randomMoment(form, seed, edition.id) : shaken(model.moment, seed, edition.id);
    if (moment === null || moment.open.pairedBy !== undefined || known.has(keyOf(moment.text))) return;
    if (hits.has(keyOf(moment.text))) return;
    const found = new Decisions(moment, model?.wrong === undefined ? [] : [model.wrong]);
    if (!isHit(found)) return;
    hits.set(keyOf(moment.text), { moment, found });
    models.push({ moment, wrong: found.of(ours)?.instead });
  };
  for (let index = 0; editionWithout(form, rule.id) !== null && index < tries && hits.size < most; index++)
    look(index, (found) => found.without(ours) !== null);
  // To try wrong rounds takes longer.
  for (let index = 0; index < tries / 2 && hits.size < most; index++)
    look(index, (found) => found.of(ours) !== null);
  return [...hits.values()];
}

/**
 * Cases without those that are not needed for their rules, which decide in enough others; the first ones go first.
 * @param maySpare whether a case is there for its rules alone.
 */
export function withoutSpare<T>(
  cases: readonly T[],
  rulesIn: (one: T) => readonly string[],
  maySpare: (one: T) => boolean,
): T[] {
  const counts = new Map<string, number>();
  for (const rule of cases.flatMap(rulesIn)) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return cases.filter((one) => {
    const isSpare = maySpare(one) && rulesIn(one).every((rule) => (counts.get(rule) ?? 0) > CASES_A_RULE);
    if (isSpare) for (const rule of rulesIn(one)) counts.set(rule, (counts.get(rule) ?? 0) - 1);
    return !isSpare;
  });
}

/** The rules that decide a case; not those of another edition by which the round is paired. */
export function rulesOfCase({ moment, decisions }: SuiteCase): string[] {
  return moment.open.pairedBy === undefined ? decisions.map(({ rule }) => rule.id) : [];
}

function caseOf(
  id: string,
  source: Source,
  moment: Moment,
  wrong: readonly PublishedRound[] = [],
  rule?: string,
): SuiteCase {
  return { id, source, moment, decisions: sorted(new Decisions(moment, wrong).all(), rule) };
}

/** The decision of a rule before the others. */
function sorted(decisions: readonly Decision[], rule: string | undefined): Decision[] {
  const isFirst = (one: Decision): boolean => one.rule.id === rule;
  return [...decisions.filter(isFirst), ...decisions.filter((one) => !isFirst(one))];
}

function decides(one: SuiteCase, rule: string): boolean {
  return rulesOfCase(one).includes(rule);
}

function renamed(moment: Moment, name: string): Moment {
  return { ...moment, text: moment.text.replace(/^012 .*$/m, `012 ${name}`) };
}

/** The file without the name of the event. */
function keyOf(text: string): string {
  return text.replace(/^012 .*$/m, '');
}

function lastRoundOf(text: string, edition: Edition): PublishedRound {
  const { tournament } = readForEdition(text, edition);
  if (tournament === null) throw new Error('the file cannot be read');
  return publishedRound(tournament, tournament.pairedRounds);
}

/** A number for a text, the same on every machine (FNV-1a). */
function seedOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  return hash;
}
