/**
 * An event without records that name players but 001, with the players numbered anew: `order` holds their numbers in the new
 * order.
 */
export function numbered(text: string, order: readonly number[]): string {
  const newOf = new Map(order.map((id, index) => [String(id), String(index + 1)]));
  const moved = (cell: string): string => (newOf.get(cell.trim()) ?? cell.trim()).padStart(4);
  const renewed = (line: string): string =>
    line.slice(0, 4) +
    moved(line.slice(4, 8)) +
    line.slice(8, 91) +
    line.slice(91).replace(/[ \d]{4}(?= [wb] )/g, moved);
  const lines = text.split(/\r?\n/);
  const players = lines.filter((line) => line.startsWith('001')).map(renewed);
  players.sort((a, b) => Number(a.slice(4, 8)) - Number(b.slice(4, 8)));
  return [...lines.filter((line) => !line.startsWith('001')), ...players].join('\n');
}
