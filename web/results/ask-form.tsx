import type { TargetedSubmitEvent, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Opponent } from '../../checker/index.js';
import { BYE } from '../../reports/html/crosstable-texts.js';
import type { CrosstableTexts } from '../../reports/html/crosstable-texts.js';
import { capital } from '../../reports/words/numbers.js';
import type { Participants } from '../../reports/words/participants.js';
import type { AskedQuestion } from './asked-question.js';

interface Choice {
  readonly round: number;
  readonly players: readonly [number | null, Opponent | null];
}

/** A question about two participants of a round, as a sentence with its blanks. */
export function AskForm(props: {
  readonly table: CrosstableTexts;
  /** The round that is looked at. */
  readonly round: number;
  /** What was asked last, here or elsewhere in the page. */
  readonly question: AskedQuestion | null;
  readonly who: Participants;
  readonly onAsk: (question: AskedQuestion) => void;
}): VNode {
  const { table, round, question, who, onAsk } = props;
  const [choice, choose] = useState<Choice>({ round, players: [null, null] });
  useEffect(() => {
    if (question !== null) choose({ round: question.round, players: question.question.players });
  }, [question]);
  useEffect(() => {
    choose(({ players }) => ({ round, players }));
  }, [round]);
  const [first, second] = choice.players;
  const hasMet = areMet(table, choice);
  const verb = `${hasMet ? '' : 'not '}${second === 'bye' ? 'get' : 'meet'}`;
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (first === null || second === null || first === second) return;
    onAsk({
      round: choice.round,
      question: { kind: hasMet ? 'pair' : 'why-not', players: [first, second] },
    });
  };
  return (
    <form onSubmit={submit} aria-label={`Ask about two ${who.many}`}>
      <span>Why did</span>
      <select
        aria-label={`First ${who.one}`}
        required
        value={first ?? ''}
        onChange={({ currentTarget: { value } }) => {
          choose({ ...choice, players: [chosenIn(value), second] });
        }}
      >
        <option value="">{capital(who.one)}</option>
        <Names table={table} />
      </select>
      <span>{verb}</span>
      <select
        aria-label={`Second ${who.one}`}
        required
        value={second ?? ''}
        onChange={({ currentTarget: { value } }) => {
          choose({ ...choice, players: [first, value === 'bye' ? value : chosenIn(value)] });
        }}
      >
        <option value="">{capital(who.one)}</option>
        <option value="bye">the bye</option>
        <Names table={table} />
      </select>
      <select
        aria-label="Round"
        value={choice.round}
        onChange={({ currentTarget }) => {
          choose({ ...choice, round: Number(currentTarget.value) });
        }}
      >
        {Array.from({ length: table.rounds + 1 }, (_, index) => (
          <option value={index + 1}>Round {index + 1}</option>
        ))}
      </select>
      <button type="submit">Ask</button>
    </form>
  );
}

/** Null for the option that names nobody. */
function chosenIn(value: string): number | null {
  return value === '' ? null : Number(value);
}

function Names({ table }: { readonly table: CrosstableTexts }): VNode {
  const sorted = [...table.rows].sort((a, b) => a.id - b.id);
  return (
    <>
      {sorted.map(({ id, name }) => (
        <option key={id} value={id}>
          {id} {name}
        </option>
      ))}
    </>
  );
}

/** Whether the file has the two paired in the round. */
function areMet({ rows }: CrosstableTexts, { round, players: [first, second] }: Choice): boolean {
  const entry = rows.find(({ id }) => id === first)?.entries.at(round - 1);
  if (entry === undefined || second === null) return false;
  return second === 'bye' ? entry.text === BYE : entry.opponent === second;
}
