import type { StatementFacts } from '../../reports/check/format.js';
import type { Settings, Source } from './tasks.js';

/**
 * Returns what statements say of a file and of how it was checked, as the command line has it.
 * @param day YYYY-MM-DD.
 */
export async function checkedHow(
  { content }: Source,
  settings: Settings,
  day: string,
): Promise<{ readonly made: StatementFacts; readonly digest?: string }> {
  const digest = await sha256Of(content);
  return { made: { day, options: optionsOf(settings) }, ...(digest === null ? {} : { digest }) };
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
export function optionsOf(settings: Settings): string[] {
  const { totalRounds, firstColour, unrated, acceleration, encoding } = settings;
  const options: readonly (readonly [name: string, value: string | number | null])[] = [
    ['--total-rounds', totalRounds],
    ['--initial-color', firstColour],
    ['--unrated', unrated],
    ['--acceleration', acceleration === 'auto' ? null : acceleration],
    ['--encoding', encoding],
  ];
  return options.flatMap(([name, value]) => (value === null ? [] : [name, String(value)]));
}
