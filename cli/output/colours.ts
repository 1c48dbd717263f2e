/**
 * Whether verdicts are printed in colours: on a terminal, unless NO_COLOR is set; FORCE_COLOR wants them anywhere ("0"
 * and "false" nowhere). An empty variable counts as one that is not set (no-color.org, force-color.org).
 */
export function wantsColours(
  isTerminal: boolean,
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  if (isSet(env['NO_COLOR'])) return false;
  const forced = env['FORCE_COLOR'];
  if (isSet(forced)) return forced !== '0' && forced !== 'false';
  return isTerminal && env['TERM'] !== 'dumb';
}

function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== '';
}
