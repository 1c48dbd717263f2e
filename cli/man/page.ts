import type { Command } from 'commander';

/**
 * The manual page (man, section 1) made from the help of the commands.
 * @param program with all its commands, whose help is at most 72 columns wide.
 * @param version of it.
 */
export function manualPage(program: Command, version: string): string {
  const sections = [
    ['NAME', [`swissproof \\- ${plain(program.description())}`]],
    ['SYNOPSIS', ['.B swissproof', '.I command', '[options]', '[files]']],
    ['DESCRIPTION', block(helpOf(program))],
    ...program.commands.flatMap((command) => [
      [`SWISSPROOF ${command.name().toUpperCase()}`, block(helpOf(command))] as const,
      ...command.commands.map(
        (one) =>
          [
            `SWISSPROOF ${command.name().toUpperCase()} ${one.name().toUpperCase()}`,
            block(helpOf(one)),
          ] as const,
      ),
    ]),
  ] as const;
  return [
    `.TH SWISSPROOF 1 "" "swissproof ${version}" "User Commands"`,
    ...sections.flatMap(([title, lines]) => [`.SH "${title}"`, ...lines]),
    '',
  ].join('\n');
}

/** As it is printed, what is added after it included. */
function helpOf(command: Command): string {
  let text = '';
  command.configureOutput({ writeOut: (part) => (text += part) });
  command.outputHelp();
  return text;
}

/** Lines that stay as they are. */
function block(text: string): string[] {
  return ['.nf', ...text.trimEnd().split('\n').map(line), '.fi'];
}

/** A dot or an apostrophe at the beginning of a line would be a command. */
function line(text: string): string {
  const escaped = plain(text);
  return /^[.']/.test(escaped) ? `\\&${escaped}` : escaped;
}

function plain(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(
      /[\u0080-\u{10ffff}]/gu,
      (sign) => `\\[u${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
    );
}
