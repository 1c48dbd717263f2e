import type { TargetedSubmitEvent, VNode } from 'preact';
import type { Opponent } from '../../checker/index.js';
import { capital } from '../../reports/words/numbers.js';
import type { Participants } from '../../reports/words/participants.js';
import type { AskedQuestion } from './asked-question.js';

/** A question about two participants of a round, typed in. */
export function AskForm(props: {
  readonly round: number;
  /** Rounds that are paired; the next one can be asked about, too. */
  readonly rounds: number;
  /** Players that are chosen in the table. */
  readonly chosen: readonly number[];
  readonly who: Participants;
  readonly onAsk: (question: AskedQuestion) => void;
}): VNode {
  const { round, rounds, chosen, who, onAsk } = props;
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const isWhyNot = (event.submitter as HTMLButtonElement | null)?.value === 'why-not';
    const player = Number(entered.get('player'));
    const opponent = entered.get('opponent');
    const other: Opponent = isNaN(Number(opponent)) ? 'bye' : Number(opponent);
    if (player === other) return;
    onAsk({
      round: Number(entered.get('round')),
      question: { kind: isWhyNot ? 'why-not' : 'pair', players: [player, other] },
    });
  };
  return (
    <form class="ask" onSubmit={submit} aria-label={`Ask about two ${who.many}`}>
      <label>
        Round
        <select name="round" defaultValue={String(round)}>
          {Array.from({ length: rounds + 1 }, (_, index) => (
            <option value={index + 1} selected={index + 1 === round}>
              {index + 1}
            </option>
          ))}
        </select>
      </label>
      <label>
        {capital(who.one)}
        <input
          name="player"
          required
          size={5}
          inputMode="numeric"
          pattern="[1-9][0-9]{0,3}"
          value={chosen[0] ?? ''}
        />
      </label>
      <label>
        Opponent or “bye”
        <input
          name="opponent"
          required
          size={5}
          pattern="[1-9][0-9]{0,3}|[Bb][Yy][Ee]"
          value={chosen[1] ?? ''}
        />
      </label>
      <button type="submit" value="pair">
        Why?
      </button>
      <button type="submit" value="why-not">
        Why not?
      </button>
    </form>
  );
}
