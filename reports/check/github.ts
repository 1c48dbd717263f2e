import { findingsOf } from './findings.js';
import type { Finding } from './findings.js';
import type { CheckFormat } from './format.js';
import { visible } from '../words/visible.js';

/** The report as commands of GitHub Actions, which show each finding at its line of the file; then a line with the totals. */
export const checkGithub: CheckFormat = {
  part: (report) =>
    findingsOf(report)
      .map((finding) => visible(command(report.file, finding)))
      .join(''),
  whole: (parts, { totals }) => [
    parts.join(''),
    `${totals.tournaments} files, ${totals.rounds} rounds checked: ${totals.agree} agree, ${totals.deviate} deviate; ${totals.invalid} files not checked\n`,
  ],
};

const COMMANDS = { error: 'error', warning: 'warning', note: 'notice' } as const;

function command(file: string, { level, line, column, title, message }: Finding): string {
  const places = {
    file: file.replaceAll('\\', '/'),
    line,
    ...(column === null ? {} : { col: column }),
    title,
  };
  const properties = Object.entries(places).map(([name, value]) => `${name}=${property(String(value))}`);
  return `::${COMMANDS[level]} ${properties.join(',')}::${data(message)}\n`;
}

/** As the toolkit of the actions writes them. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
