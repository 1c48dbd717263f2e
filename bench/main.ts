import { cpus } from 'node:os';
import { checkFile, pairTournamentRound } from '../checker/index.js';
import { parseTrf } from '../corpus/index.js';
import { dutch2026 } from '../engine/index.js';
import { runningEvent, tournamentFiles } from './inputs.js';
import { duration, median } from './measure.js';

/** `npm run bench`: how fast this machine checks and pairs. With `--quick` a tenth of the work, measured once. */
const quick = process.argv.includes('--quick');
const runs = quick ? 1 : 5;

print(`node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, one thread`);
print(`rules ${dutch2026.id}; median of ${runs} (fewer where one takes seconds) after a run to warm up\n`);
checking(quick ? 20 : 200, 50, 9);
print('');
for (const players of [20, 100, 500, 1000]) pairing(players, 6, 11);
print('');
row('peak memory', `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);

/** The whole check in one process, and how much of it is reading the files. */
function checking(count: number, players: number, rounds: number): void {
  const files = tournamentFiles(count, players, rounds);
  const whole = median(runs, () => {
    for (const text of files) {
      const { verdict } = checkFile(text, 'bench');
      if (verdict !== 'agrees') throw new Error(`a generated tournament ${verdict}`);
    }
  });
  const reading = median(runs, () => {
    for (const text of files) parseTrf(text);
  });
  const each = count * rounds;
  row(
    `check ${count} tournaments, ${players} players x ${rounds} rounds`,
    `${duration(whole)}  (${duration(whole / each)} a round)`,
  );
  row('  reading the files', duration(reading));
  row('  pairing and comparing', duration(whole - reading));
}

/** The first round, in which all players are one bracket, and one in the middle of the event. */
function pairing(players: number, played: number, announced: number): void {
  const tournament = runningEvent(players, played, announced);
  for (const round of [1, played + 1]) {
    const time = median(runs, () => {
      const answer = pairTournamentRound(tournament, {
        edition: dutch2026,
        baku: null,
        round,
        firstColour: null,
        totalRounds: announced,
      });
      if (!answer.ok || answer.outcome.kind !== 'paired') throw new Error('the round was not paired');
    });
    row(`pair round ${round} of ${players} players`, duration(time));
  }
}

function row(what: string, value: string): void {
  print(`${what.padEnd(56)} ${value}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
