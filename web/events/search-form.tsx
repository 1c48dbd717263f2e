import type { VNode } from 'preact';
import { useState } from 'preact/hooks';

/** What can be searched for, by the names that the server has for it. */
export interface Field {
  readonly name: string;
  readonly words: string;
  readonly type?: 'date';
  /** As the server demands it. */
  readonly pattern?: string;
  readonly hint?: string;
}

/** Fields to search by; empty ones say nothing. */
export function SearchForm(props: {
  readonly label: string;
  readonly fields: readonly Field[];
  readonly onSearch: (query: Readonly<Record<string, string>>) => void;
}): VNode {
  const { label, fields, onSearch } = props;
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  return (
    <form
      class="ask"
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(values);
      }}
    >
      {fields.map((field) => (
        <label>
          {field.words}
          <FieldInput
            field={field}
            value={values[field.name] ?? ''}
            onValue={(value) => {
              setValues((before) => ({ ...before, [field.name]: value }));
            }}
          />
        </label>
      ))}
      <button type="submit">Search</button>
    </form>
  );
}

function FieldInput(props: {
  readonly field: Field;
  readonly value: string;
  readonly onValue: (value: string) => void;
}): VNode {
  const { field, value, onValue } = props;
  const common = {
    class: 'word',
    value,
    title: field.hint,
    onInput: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void => {
      onValue(currentTarget.value.trim());
    },
  };
  if (field.type === 'date') return <input type="date" {...common} />;
  return <input type="text" maxLength={100} pattern={field.pattern} {...common} />;
}

/** By what events are searched. */
export const EVENT_FIELDS: readonly Field[] = [
  { name: 'fideId', words: 'FIDE number of a player', pattern: '\\d{1,11}', hint: 'a number of FIDE' },
  { name: 'organiser', words: 'Organiser, as it is written' },
  { name: 'program', words: 'Program, as it is written' },
  { name: 'from', words: 'Start date from', type: 'date' },
  { name: 'to', words: 'Start date to', type: 'date' },
];
