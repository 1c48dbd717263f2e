import { runProgram } from './run-program.js';
import type { RunQuestion, StarterAnswer, StarterQuestion } from './starter.js';

/**
 * What runs in the process that starts programs: it answers questions until the process that asks them is gone, and then
 * ends what still runs. Signals from the terminal are for the one that asks.
 */
const stops = new Map<number, AbortController>();

process.on('message', (question: StarterQuestion) => {
  if ('stop' in question) stops.get(question.stop)?.abort();
  else void answer(question);
});
process.once('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

async function answer({ id, command, folder, limits }: RunQuestion): Promise<void> {
  const stop = new AbortController();
  stops.set(id, stop);
  const said: StarterAnswer = await runProgram(command, folder, limits, stop.signal).then(
    (run) => ({ id, run }),
    (error: unknown) => ({ id, error: error instanceof Error ? error.message : String(error) }),
  );
  stops.delete(id);
  process.send?.(said);
}
