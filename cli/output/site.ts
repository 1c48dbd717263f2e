import { InvalidArgumentError, Option } from 'commander';
import { UsageError } from '../errors.js';

/** `--site`: where the book of the rules is served, to which the rules of a report lead. */
export function siteOption(): Option {
  return new Option(
    '--site <address>',
    'where the book of the rules (npm run site) is served: the rules of the report lead there',
  ).argParser(parseSite);
}

/**
 * A usage error where the format has no use for it. SARIF takes whole addresses only.
 * @param formats those that lead to rules.
 */
export function requireSiteFor(
  { site, format }: { readonly site?: string; readonly format: string },
  formats: readonly string[],
): void {
  if (site === undefined) return;
  if (!formats.includes(format))
    throw new UsageError(`--site is for --format ${formats.join(' and ')}, not for ${format}`);
  if (format === 'sarif' && !WHOLE.test(site))
    throw new UsageError(`--site ${site}: SARIF takes whole addresses, like https://example.org/rules/`);
}

const WHOLE = /^https?:\/\/[^\s]+$/;
const RELATIVE = /^\.{0,2}\/[^\s]*$/;

function parseSite(text: string): string {
  if (WHOLE.test(text) || RELATIVE.test(text)) return text;
  throw new InvalidArgumentError('Expected an address like https://example.org/rules/, or ../rules/.');
}
