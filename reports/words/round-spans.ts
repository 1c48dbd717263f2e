/** Rounds as people say them: "round 3", "rounds 1 to 6", "rounds 1, 3 and 5 to 7". */
export function roundSpans(rounds: readonly number[]): string {
  const spans: [first: number, last: number][] = [];
  for (const round of [...rounds].sort((a, b) => a - b)) {
    const span = spans.at(-1);
    if (span !== undefined && span[1] === round - 1) span[1] = round;
    else spans.push([round, round]);
  }
  const texts = spans.flatMap(([first, last]) =>
    last === first ? [`${first}`] : last === first + 1 ? [`${first}`, `${last}`] : [`${first} to ${last}`],
  );
  const list = [texts.slice(0, -1).join(', '), ...texts.slice(-1)]
    .filter((text) => text !== '')
    .join(' and ');
  return `${rounds.length === 1 ? 'round' : 'rounds'} ${list}`;
}
