/** A command line with the options as the help calls them. */
export function withoutAliases(argv: readonly string[]): string[] {
  if (argv[0] === COMMITTEE_CHECK) return withoutAliases(['check', ...argv.slice(1)]);
  const end = argv.indexOf('--');
  const command = argv.find((word) => !word.startsWith('-')) ?? '';
  const aliases = { ...ALIASES, ...(DRAWING.includes(command) ? ALIASES_OF_DRAWING : ALIASES_OF_READING) };
  return argv.map((word, index) => (end >= 0 && index > end ? word : named(word, aliases)));
}

/** The form of the manual of the Technical Commission of FIDE: `program -check FIDE_Report_File.fid` (C.04.A, A.5). */
const COMMITTEE_CHECK = '-check';

type Aliases = Readonly<Record<string, string>>;

/** Half of the world writes color. */
const ALIASES: Aliases = { '--colors': '--colours', '--no-colour': '--no-color' };

/** What these commands simulate has an initial-colour; the others only need one where a file does not show it. */
const DRAWING: readonly string[] = ['generate', 'certify'];

const ALIASES_OF_DRAWING: Aliases = {
  '--initial-colour': '--initial-color',
  '--first-color': '--initial-color',
  '--first-colour': '--initial-color',
};

/** The text of the rules says initial-colour. */
const ALIASES_OF_READING: Aliases = {
  '--first-colour': '--first-color',
  '--initial-color': '--first-color',
  '--initial-colour': '--first-color',
};

function named(word: string, aliases: Aliases): string {
  const [name, ...value] = word.split('=');
  const own = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
  return own === undefined ? word : [own, ...value].join('=');
}
