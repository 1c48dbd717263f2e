import { ROOT } from '../../corpus/shipped/root.js';
import { NotPossibleError } from '../../generator/index.js';
import { batchSize } from '../input/batch-size.js';
import { openPool } from '../input/pool.js';
import type { Pool } from '../input/pool.js';
import { makeBatch } from './make-batch.js';
import type { GenerateTask, MadeBatch, MadeTournament } from './make-batch.js';

/**
 * The tournaments of a task one after the other, made in worker threads where there are more than a few. They come in the
 * order of the campaign and do not depend on the number of threads. Nothing is made that far ahead that it would fill the
 * memory, and nothing any more once the caller has enough.
 * @throws NotPossibleError once those before the impossible one have come.
 */
export async function* makeTournaments(
  task: GenerateTask,
  threads: number,
): AsyncGenerator<MadeTournament, void> {
  if (threads === 1 || task.count <= A_FEW) {
    for (const batch of batchesOf(task, 1)) yield* contentOf(makeBatch(batch));
    return;
  }
  yield* makeTournaments({ ...task, count: A_FEW }, 1);
  const left = { ...task, first: task.first + A_FEW, count: task.count - A_FEW };
  const pool = await openPool<GenerateTask, MadeBatch>(
    new URL('cli/generate/generate-worker.js', ROOT),
    { least: threads, most: threads },
    { ...task, count: 0 },
  );
  if (pool === null) yield* makeTournaments(left, 1);
  else yield* inThreads(pool, left, threads);
}

/** Up to so many tournaments, starting threads costs more than it saves. */
const A_FEW = 8;

async function* inThreads(
  pool: Pool<GenerateTask, MadeBatch>,
  task: GenerateTask,
  threads: number,
): AsyncGenerator<MadeTournament, void> {
  const tasks = batchesOf(task, threads);
  const running: Promise<MadeBatch | GenerateTask>[] = [];
  try {
    for (;;) {
      for (let next = tasks.next(); next.done !== true; next = tasks.next()) {
        const { value } = next;
        // What fails in a thread is made here once more, where the error is that of the command.
        running.push(pool.run(value).catch(() => value));
        if (running.length === threads * AHEAD) break;
      }
      const batch = await running.shift();
      if (batch === undefined) return;
      yield* contentOf('tournaments' in batch ? batch : makeBatch(batch));
    }
  } finally {
    await pool.destroy();
  }
}

/** Batches for each thread that may be made before the first of them was taken. */
const AHEAD = 4;

function* contentOf({ tournaments, notPossible }: MadeBatch): Generator<MadeTournament, void> {
  yield* tournaments;
  if (notPossible !== null) throw new NotPossibleError(notPossible);
}

function* batchesOf({ first, count, ...task }: GenerateTask, threads: number): Generator<GenerateTask, void> {
  const size = batchSize(count, threads);
  for (let done = 0; done < count; done += size)
    yield { ...task, first: first + done, count: Math.min(size, count - done) };
}
