/** True for `--version --format json`, in either order. */
export function asksForVersionJson(argv: readonly string[]): boolean {
  const words = argv.join(' ').replace('--format=json', '--format json').replace('-V', '--version');
  return words === '--version --format json' || words === '--format json --version';
}
