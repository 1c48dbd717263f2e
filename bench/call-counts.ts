import { Session } from 'node:inspector';
import type { Profiler } from 'node:inspector';

/** A function of the engine: its file, without extension, and its name (of a class: its constructor). */
export interface Watched {
  readonly file: string;
  readonly name: string;
}

/** How often work calls functions, told by the counters of the runtime itself. It is no time to measure. */
export function countCalls(watched: readonly Watched[], work: () => void): number[] {
  const session = new Session();
  session.connect();
  try {
    session.post('Profiler.enable');
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    work();
    let scripts: Profiler.ScriptCoverage[] = [];
    // With a session of the same thread the answer comes before `post` returns.
    session.post('Profiler.takePreciseCoverage', (error, answer) => {
      if (error !== null) throw error;
      scripts = answer.result;
    });
    session.post('Profiler.stopPreciseCoverage');
    return watched.map(({ file, name }) => callsOf(scripts, file, name));
  } finally {
    session.disconnect();
  }
}

function callsOf(scripts: readonly Profiler.ScriptCoverage[], file: string, name: string): number {
  return scripts
    .filter(({ url }) => url.replace(/\.[jt]s$/, '').endsWith(file))
    .flatMap(({ functions }) => functions.filter(({ functionName }) => functionName === name))
    .reduce((sum, { ranges }) => sum + ranges[0].count, 0);
}
