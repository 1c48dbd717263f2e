import type { VNode } from 'preact';
import type { Settings } from '../worker/tasks.js';

interface SettingsProps {
  readonly settings: Settings;
  readonly editions: readonly string[];
  readonly onChange: (settings: Settings) => void;
}

/**
 * The edition, and what a file may not say of itself; the options of the command line by their names.
 * @param props.isFolded there are results: they come first.
 */
export function SettingsForm(props: SettingsProps & { readonly isFolded: boolean }): VNode {
  return props.isFolded ? (
    <details class="settings folded">
      <summary>Rules and settings</summary>
      <div class="fields">
        <RulesField {...props} />
        <FileFields {...props} />
      </div>
    </details>
  ) : (
    <section class="settings" aria-label="Settings">
      <RulesField {...props} />
      <details>
        <summary>If the file does not say everything</summary>
        <FileFields {...props} />
      </details>
    </section>
  );
}

function RulesField({ settings, editions, onChange }: SettingsProps): VNode {
  return (
    <label>
      Rules
      <select
        value={settings.rules}
        onChange={({ currentTarget }) => {
          onChange({ ...settings, rules: currentTarget.value });
        }}
      >
        <option value="auto">Automatic, from the file or its date</option>
        {editions.map((id) => (
          <option value={id}>{id}</option>
        ))}
        <option value="any">Any: which edition fits?</option>
      </select>
    </label>
  );
}

function FileFields({ settings, onChange }: SettingsProps): VNode {
  const { totalRounds, firstColour, unrated, acceleration, encoding } = settings;
  return (
    <>
      <NumberField
        label="Rounds of the event (--total-rounds)"
        max={999}
        value={totalRounds}
        placeholder="from the file"
        onChange={(number) => {
          onChange({ ...settings, totalRounds: number });
        }}
      />
      <label>
        Initial colour (--initial-color)
        <select
          value={firstColour ?? ''}
          onChange={({ currentTarget: { value } }) => {
            onChange({ ...settings, firstColour: value === 'white' || value === 'black' ? value : null });
          }}
        >
          <option value="">from the file</option>
          <option value="white">white</option>
          <option value="black">black</option>
        </select>
      </label>
      <label>
        Acceleration (--acceleration)
        <select
          value={acceleration}
          onChange={({ currentTarget: { value } }) => {
            onChange({ ...settings, acceleration: value === 'none' || value === 'baku' ? value : 'auto' });
          }}
        >
          <option value="auto">from the file, or found from its rounds</option>
          <option value="none">none</option>
          <option value="baku">Baku</option>
        </select>
      </label>
      <NumberField
        label="Rating of the unrated (--unrated)"
        max={3999}
        value={unrated}
        placeholder="none"
        onChange={(number) => {
          onChange({ ...settings, unrated: number });
        }}
      />
      <label>
        Code page (--encoding)
        <select
          value={encoding ?? ''}
          onChange={({ currentTarget: { value } }) => {
            onChange({ ...settings, encoding: value === '' ? null : value });
          }}
        >
          <option value="">UTF-8, else Windows Latin</option>
          {Object.entries(CODE_PAGES).map(([name, letters]) => (
            <option value={name}>
              {name}: {letters}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/** Those of tournament files that a browser can read, with what they are for. */
const CODE_PAGES: Readonly<Record<string, string>> = {
  'windows-1250': 'Central European',
  'windows-1251': 'Cyrillic',
  'windows-1252': 'Western European',
  'windows-1253': 'Greek',
  'windows-1254': 'Turkish',
  'windows-1255': 'Hebrew',
  'windows-1256': 'Arabic',
  'windows-1257': 'Baltic',
  'iso-8859-2': 'Central European',
  'koi8-r': 'Russian',
  'koi8-u': 'Ukrainian',
  ibm866: 'Cyrillic, DOS',
  'utf-16le': 'Unicode',
  gb18030: 'Chinese',
  shift_jis: 'Japanese',
  'euc-kr': 'Korean',
};

/** A whole number from 1; empty: null. A number that is not allowed changes nothing. */
function NumberField(props: {
  readonly label: string;
  readonly max: number;
  readonly value: number | null;
  readonly placeholder: string;
  readonly onChange: (value: number | null) => void;
}): VNode {
  const { label, max, value, placeholder, onChange } = props;
  return (
    <label>
      {label}
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        value={value ?? ''}
        placeholder={placeholder}
        onChange={({ currentTarget }) => {
          if (!currentTarget.validity.valid) return;
          onChange(currentTarget.value === '' ? null : currentTarget.valueAsNumber);
        }}
      />
    </label>
  );
}
