import { Interrupt } from '../certify/interrupt.js';
import { ExitCode } from '../output/exit-codes.js';
import type { Io } from '../io.js';

/** What was done of the inputs, and the code that an interrupt ends with. */
export interface DoneInputs<Verdict> {
  readonly verdicts: readonly Verdict[];
  readonly codes: readonly ExitCode[];
}

/**
 * Work on inputs that Ctrl-C ends in order: what was done is reported. Of one file there would be nothing to report, and
 * Ctrl-C ends the program at once.
 */
export async function interruptible<Verdict>(
  count: number,
  io: Io,
  work: (signal?: AbortSignal) => Promise<Verdict[]>,
): Promise<DoneInputs<Verdict>> {
  if (count < 2) return { verdicts: await work(), codes: [] };
  const interrupt = new Interrupt(io, 'interrupted: reporting what was done (again: stop at once)');
  try {
    const verdicts = await work(interrupt.signal);
    if (!interrupt.signal.aborted) return { verdicts, codes: [] };
    io.stderr(
      `interrupted: ${verdicts.length} of ${count} inputs were looked at, and the report is on these; begin again for the others\n`,
    );
    return { verdicts, codes: [ExitCode.interrupted] };
  } finally {
    interrupt.stop();
  }
}
