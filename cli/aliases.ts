/** A command line with the options as the help calls them. */
export function withoutAliases(argv: readonly string[]): string[] {
  if (argv[0] === COMMITTEE_CHECK) return withoutAliases(['check', ...argv.slice(1)]);
  const end = argv.indexOf('--');
  return argv.map((word, index) => (end >= 0 && index > end ? word : named(word)));
}

/** The form of the manual of the Technical Commission of FIDE: `program -check FIDE_Report_File.fid` (C.04.A, A.5). */
const COMMITTEE_CHECK = '-check';

/** Both spellings of colour are in use, and --first-color is the name that the contract of the command line has. */
const ALIASES: Readonly<Record<string, string>> = {
  '--colors': '--colours',
  '--no-colour': '--no-color',
  '--initial-colour': '--initial-color',
  '--first-color': '--initial-color',
  '--first-colour': '--initial-color',
};

function named(word: string): string {
  const [name, ...value] = word.split('=');
  const own = Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined;
  return own === undefined ? word : [own, ...value].join('=');
}
