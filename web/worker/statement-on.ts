import { roundStatement } from '../../reports/statement/round-statements.js';
import { checked } from './check-source.js';
import type { Settings, Tasks } from './tasks.js';

/** The statement on a round, as the command line makes it. */
export async function statementOn({
  source,
  settings,
  round,
  day,
}: Tasks['statement']['request']): Promise<Tasks['statement']['answer']> {
  const report = await checked(source, settings);
  const digest = await sha256Of(source.content);
  const made = { day, options: optionsOf(settings) };
  const statement = roundStatement({ ...report, ...(digest === null ? {} : { digest }) }, round, made);
  if (statement === null) return null;
  const { people, ...answer } = statement;
  return answer;
}

/** Null where the browser computes none: it does so only for pages that came over an encrypted connection. */
async function sha256Of(content: Blob): Promise<string | null> {
  // Absent in such a page, although its type does not say so.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return null;
  const hash = new Uint8Array(await subtle.digest('SHA-256', await content.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The settings as options of the command line; the edition is in every statement. */
function optionsOf(settings: Settings): string[] {
  const { totalRounds, firstColour, unrated, acceleration, encoding } = settings;
  const options: readonly (readonly [name: string, value: string | number | null])[] = [
    ['--total-rounds', totalRounds],
    ['--first-color', firstColour],
    ['--unrated', unrated],
    ['--acceleration', acceleration === 'auto' ? null : acceleration],
    ['--encoding', encoding],
  ];
  return options.flatMap(([name, value]) => (value === null ? [] : [name, String(value)]));
}
