import type { VNode } from 'preact';
import { drawnRound } from '../../checker/check-tournament.js';
import type { RoundReport } from '../../checker/index.js';
import { shippedBytes } from '../../corpus/shipped/files.js';
import type { Edition, Rule } from '../../engine/index.js';
import { ruleExamplePath } from '../../reports/rule-pages/index.js';
import { momentIn } from '../../reports/rule-pages/moment-in.js';
import { asPublished, roundWithout } from '../../reports/rule-pages/without-rule.js';
import type { WithoutRule } from '../../reports/rule-pages/without-rule.js';
import { casesOf } from '../cases.js';
import { TwoPairings } from '../drawn.js';
import { placeOf } from '../places.js';
import { textOf } from '../repository.js';
import { To } from '../to.js';

/** The round as it would be without the rule; where nothing can be shown, why. */
export function Without({ edition, rule }: { readonly edition: Edition; readonly rule: Rule }): VNode {
  const found = withoutInExample(edition, rule);
  const inCase = found.kind === 'same' || found.kind === 'unpaired' ? withoutInCase(edition, rule) : null;
  return (
    <>
      <h2 id="without">Without this rule</h2>
      {inCase === null ? <Found found={found} edition={edition} /> : <InCase {...inCase} edition={edition} />}
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
}

function InCase({ id, file, round, edition }: FoundCase & { readonly edition: Edition }): VNode {
  return (
    <>
      <p>
        The example above is paired the same without this rule. In round {round.round} of{' '}
        <To path={placeOf(file)}>{id}</To>, a case of the conformance suite, it decides.
      </p>
      <TwoPairings anchor="without" edition={edition.id} round={round} heads={HEADS} />
    </>
  );
}

function withoutInExample(edition: Edition, rule: Rule): WithoutRule {
  const content = shippedBytes(ruleExamplePath(edition, rule));
  if (content === null) throw new Error(`${edition.id} ${rule.id} has no example`);
  const moment = momentIn(content, null, null);
  return roundWithout(rule, moment.edition, moment.state, moment.published);
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
    return { id, file: path, round: drawnRound(state, form, asPublished(state, { pairs: boards, bye })) };
  }
  return null;
}
