/** A command line with the options as the help calls them. */
export function withoutAliases(argv: readonly string[]): string[] {
  const end = argv.indexOf('--');
  return argv.map((word, index) => (end >= 0 && index > end ? word : named(word)));
}

/** Names that people give the options: the text says initial-colour, and half of the world writes color. */
const ALIASES: Readonly<Record<string, string>> = {
  '--first-colour': '--first-color',
  '--initial-color': '--first-color',
  '--initial-colour': '--first-color',
  '--colors': '--colours',
  '--no-colour': '--no-color',
};

function named(word: string): string {
  const [name, ...value] = word.split('=');
  const own = Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined;
  return own === undefined ? word : [own, ...value].join('=');
}
