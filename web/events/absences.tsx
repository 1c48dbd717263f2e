import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Absence, AbsenceKind, RoundSheet } from '../../checker/protocol/index.js';
import { BYE_WORDS } from './sheet-people.js';
import type { SheetPeople } from './sheet-people.js';

/** Players who do not play the next round, or no round any more: entered before it is paired. */
export function Absences(props: {
  readonly sheet: RoundSheet;
  readonly who: SheetPeople;
  readonly absences: readonly Absence[];
  readonly onChange: (absences: readonly Absence[]) => void;
}): VNode {
  const { sheet, who, absences, onChange } = props;
  const round = sheet.round + 1;
  const known = sheet.players.filter(({ nextBye }) => nextBye !== null);
  const count = known.length + absences.length;
  return (
    <details class="absences">
      <summary>
        Absences and withdrawals before round {round}
        {count === 0 ? '' : ` (${count})`}
      </summary>
      <ul>
        {known.map(({ id, nextBye }) => (
          <li key={id}>
            {who.nameOf(id)} ({id}) {nextBye === null ? '' : BYE_WORDS[nextBye]}.
          </li>
        ))}
        {absences.map(({ player, kind }) => (
          <li key={player}>
            {who.nameOf(player)} ({player}) {KIND_WORDS[kind]}.{' '}
            <button
              type="button"
              class="plain"
              aria-label={`Remove the absence of ${who.nameOf(player)}`}
              onClick={() => {
                onChange(absences.filter((one) => one.player !== player));
              }}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <AbsenceForm
        round={round}
        players={sheet.players
          .filter(({ id, nextBye }) => nextBye === null && !absences.some(({ player }) => player === id))
          .map(({ id }) => ({ id, name: who.nameOf(id) }))}
        onAdd={(absence) => {
          onChange([...absences, absence]);
        }}
      />
    </details>
  );
}

const KIND_WORDS: Readonly<Record<AbsenceKind, string>> = {
  absent: 'does not play the next round',
  'half-point-bye': 'has a half-point bye in the next round',
  withdrawn: 'has withdrawn',
};

function AbsenceForm(props: {
  readonly round: number;
  readonly players: readonly { readonly id: number; readonly name: string }[];
  readonly onAdd: (absence: Absence) => void;
}): VNode {
  const { round, players, onAdd } = props;
  const [player, setPlayer] = useState('');
  const [kind, setKind] = useState<AbsenceKind>('absent');
  return (
    <form
      class="ask"
      aria-label="Absences"
      onSubmit={(event) => {
        event.preventDefault();
        if (player === '') return;
        onAdd({ player: Number(player), kind });
        setPlayer('');
      }}
    >
      <label>
        Player
        <select
          required
          value={player}
          onChange={({ currentTarget }) => {
            setPlayer(currentTarget.value);
          }}
        >
          <option value="">Choose a player</option>
          {players.map(({ id, name }) => (
            <option key={id} value={id}>
              {id} {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Absence
        <select
          value={kind}
          onChange={({ currentTarget }) => {
            setKind(currentTarget.value as AbsenceKind);
          }}
        >
          <option value="absent">does not play round {round}</option>
          <option value="half-point-bye">half-point bye in round {round}</option>
          <option value="withdrawn">withdraws: no more rounds</option>
        </select>
      </label>
      <button type="submit">Add</button>
    </form>
  );
}
