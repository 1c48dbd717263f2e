import type { Deviation, Side } from '../../../checker/index.js';

/**
 * The two candidates of a bracket next to each other, the differing pairs marked with an asterisk. Of a large
 * bracket only what differs is shown. Empty for a finding about more than the round.
 */
export function sideBySide(deviation: Deviation): string[] {
  const rows = deviation.kind === 'colour' ? colourRows(deviation) : candidateRows(deviation);
  if (rows.length === 0) return [];
  const differing = rows.filter(([left, right]) => left !== right);
  const shown = rows.length <= LARGE ? rows : differing;
  const same = rows.length - shown.length;
  const width = Math.max(...[HEADING[0], ...shown.map(([left]) => left)].map((text) => text.length));
  const lines = [HEADING, ...shown].map(([left, right]) => {
    const mark = left === right || left === HEADING[0] ? ' ' : '*';
    return `${mark} ${left.padEnd(width)}   ${right}`.trimEnd();
  });
  return same === 0 ? lines : [...lines, `  (${same} ${same === 1 ? 'pair' : 'pairs'} the same)`];
}

type Row = readonly [string, string];

const HEADING: Row = ['published', 'by the rules'];
/** In the place of what the rules would pair. */
const NO_PAIRING = 'no legal pairing';
const LARGE = 12;

function candidateRows({ published, reference }: Deviation): Row[] {
  if (reference === null) {
    const texts = [...textByFirst(published).values(), floatText(published)].filter((text) => text !== '');
    return texts.map((text, i): Row => [text, i === 0 ? NO_PAIRING : '']);
  }
  const [theirs, ours] = [textByFirst(published), textByFirst(reference)];
  const firsts = [...new Set([...theirs.keys(), ...ours.keys()])];
  const rows = firsts.map((first): Row => [theirs.get(first) ?? '', ours.get(first) ?? '']);
  const floats: Row = [floatText(published), floatText(reference)];
  return floats[0] === '' && floats[1] === '' ? rows : [...rows, floats];
}

function textByFirst({ pairs }: Side): Map<number, string> {
  return new Map(pairs.map(([a, b]) => [a, `${a} - ${b}`]));
}

function floatText({ downfloaters }: Side): string {
  return downfloaters.length === 0 ? '' : `left over: ${downfloaters.join(', ')}`;
}

/** The pairs whose colours are wrong, White first. */
function colourRows({ players: first, violations, published, reference }: Deviation): Row[] {
  const players = [...first, ...violations.flatMap((violation) => violation.players)];
  const text = ({ white }: Side, a: number, b: number): string =>
    white.includes(a) ? `${a} (White) - ${b}` : `${b} (White) - ${a}`;
  return players.flatMap((a, index) => {
    const b = players[index + 1];
    return index % 2 === 0 && b !== undefined
      ? [[text(published, a, b), text(reference ?? published, a, b)] as const]
      : [];
  });
}
