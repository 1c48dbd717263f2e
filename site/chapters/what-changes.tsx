import type { VNode } from 'preact';
import { drawnRound } from '../../checker/check-tournament.js';
import type { CandidateList, RoundReport } from '../../checker/index.js';
import { shippedBytes } from '../../corpus/shipped/files.js';
import type { Edition, Rule } from '../../engine/index.js';
import { ruleExamplePath } from '../../reports/rule-pages/index.js';
import { momentIn } from '../../reports/rule-pages/moment-in.js';
import type { FileMoment } from '../../reports/rule-pages/moment-in.js';
import { asPublished, roundWithout } from '../../reports/rule-pages/without-rule.js';
import type { WithoutRule } from '../../reports/rule-pages/without-rule.js';
import { peopleOf } from '../../reports/words/person.js';
import type { People } from '../../reports/words/person.js';
import { casesOf } from '../cases.js';
import { TwoPairings } from '../drawn.js';
import { placeOf } from '../places.js';
import { textOf } from '../repository.js';
import { To } from '../to.js';
import { Candidates, candidatesOf } from './candidates.js';

/** What a rule changes in its example: the candidates, and the round without the rule; where nothing can be shown, why. */
export function WhatChanges(props: {
  readonly edition: Edition;
  readonly rule: Rule;
  readonly people: People | null;
}): VNode {
  const { edition, rule, people } = props;
  const moment = exampleMoment(edition, rule);
  const list = candidatesOf(moment, rule);
  const found = roundWithout(rule, moment.edition, moment.state, moment.published);
  const inCase = found.kind === 'same' || found.kind === 'unpaired' ? withoutInCase(edition, rule) : null;
  return (
    <>
      {list === null ? null : (
        <>
          <h3 id="changes">What the rule changes</h3>
          <Candidates list={list} edition={edition} rule={rule} people={people} compared="published" />
        </>
      )}
      <h3 id="without">Without this rule</h3>
      {inCase === null ? (
        <Found found={found} edition={edition} />
      ) : (
        <InCase {...inCase} edition={edition} rule={rule} />
      )}
    </>
  );
}

const HEADS = ['without this rule', 'by the rules'] as const;

function Found({ found, edition }: { readonly found: WithoutRule; readonly edition: Edition }): VNode {
  if (found.kind !== 'otherwise')
    return <p {...(found.kind === 'as-published' ? {} : { 'data-why': found.kind })}>{WORDS[found.kind]}</p>;
  return (
    <>
      <p>If this rule is left out, the same round is paired like this.</p>
      <TwoPairings anchor="without" edition={edition.id} round={found.round} heads={HEADS} />
    </>
  );
}

const WORDS: Readonly<Record<Exclude<WithoutRule['kind'], 'otherwise'>, string>> = {
  'as-published':
    'If this rule is left out, the round comes out as it is published above: the left side is right then.',
  colours: 'Nothing is drawn: the rule decides only who of a pair has White, not who meets whom.',
  never: 'Nothing is drawn: the rule cannot be left out. What remains does not say how a round is paired.',
  unpaired: 'Nothing is drawn: without the rule this round is not paired to its end.',
  same: 'Nothing is drawn: the example, and every case of the conformance suite, is paired the same without the rule.',
};

interface FoundCase {
  readonly id: string;
  readonly file: string;
  readonly round: RoundReport;
  readonly list: CandidateList | null;
}

function InCase(props: FoundCase & { readonly edition: Edition; readonly rule: Rule }): VNode {
  const { id, file, round, list, edition, rule } = props;
  const people = peopleOf(round.picture?.players ?? []);
  return (
    <>
      <p>
        The example above is paired the same without this rule. In round {round.round} of{' '}
        <To path={placeOf(file)}>{id}</To>, a case of the conformance suite, it decides.
      </p>
      {list === null ? null : (
        <Candidates list={list} edition={edition} rule={rule} people={people} compared="without this rule" />
      )}
      <TwoPairings anchor="without" edition={edition.id} round={round} heads={HEADS} />
    </>
  );
}

function exampleMoment(edition: Edition, rule: Rule): FileMoment {
  const content = shippedBytes(ruleExamplePath(edition, rule));
  if (content === null) throw new Error(`${edition.id} ${rule.id} has no example`);
  return momentIn(content, null, null);
}

/** The first case of the suite that comes out otherwise without the rule. */
function withoutInCase(edition: Edition, rule: Rule): FoundCase | null {
  for (const { id, file, round, decides } of casesOf(edition.id, rule.id)) {
    const decision = decides.find((one) => one.rule === rule.id && one.how === 'without');
    if (decision === undefined) continue;
    const path = `corpus/conformance/${file}`;
    const { edition: form, state } = momentIn(textOf(path), null, round);
    const { pairs, bye } = decision.instead;
    const boards = pairs.map(([white, black]) => ({ white, black }));
    const published = asPublished(state, { pairs: boards, bye });
    const list = candidatesOf({ state, edition: form, published }, rule);
    return { id, file: path, round: drawnRound(state, form, published), list };
  }
  return null;
}
