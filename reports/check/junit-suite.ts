import type { TournamentReport } from '../../checker/index.js';
import { junitXml, XML_DECLARATION } from '../junit-xml.js';
import { counted } from '../words/numbers.js';
import type { CheckSummary } from './format.js';

/** One case of a suite, with what is said of it. */
export type JunitCase =
  | { readonly name: string; readonly kind: 'passed'; readonly lines: readonly string[] }
  | { readonly name: string; readonly kind: 'skipped'; readonly message: string }
  | {
      readonly name: string;
      readonly kind: 'failure' | 'error';
      readonly type: string;
      readonly message: string;
      readonly lines: readonly string[];
    };

/** The suite of a tournament as XML. */
export function junitSuite(
  { file, name }: Pick<TournamentReport, 'file' | 'name'>,
  cases: readonly JunitCase[],
): string {
  const count = (kind: JunitCase['kind']): number => cases.filter((one) => one.kind === kind).length;
  const title = name.trim() === '' ? file : `${file}: ${name.trim()}`;
  return junitXml({
    testsuite: {
      '@name': title,
      '@tests': cases.length,
      '@failures': count('failure'),
      '@errors': count('error'),
      '@skipped': count('skipped'),
      testcase: cases.map((one) => element(one, file)),
    },
  });
}

/** The report that consists of such suites. */
export function junitWhole(parts: readonly string[], { totals }: CheckSummary): readonly string[] {
  const files = counted(totals.tournaments, 'tournament', 'tournaments');
  return [
    `${junitXml(XML_DECLARATION)}<testsuites name="swissproof check: ${files}">\n`,
    parts.join(''),
    '</testsuites>\n',
  ];
}

function element(one: JunitCase, file: string): object {
  const names = { '@classname': file, '@name': one.name };
  if (one.kind === 'passed')
    return one.lines.length === 0 ? names : { ...names, 'system-out': one.lines.join('\n') };
  if (one.kind === 'skipped') return { ...names, skipped: { '@message': one.message } };
  const found = { '@type': one.type, '@message': one.message, '#text': one.lines.join('\n') };
  return { ...names, [one.kind]: found };
}
