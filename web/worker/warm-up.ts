import { exampleFile } from '../example.js';
import { checkedNow } from './check-source.js';
import { AS_THE_FILE_SAYS } from './tasks.js';

/**
 * Checks the example some times, while there is nothing else to do: code that has run is compiled, and the first file is
 * checked five times as fast.
 * @returns what ends it.
 */
export function warmUp(): () => void {
  let left = TIMES;
  const { path: name, content } = exampleFile();
  const source = { name, content, problem: null };
  const once = (): void => {
    if (left-- <= 0) return;
    // Between two, whoever asks for something has their turn.
    void checkedNow(source, AS_THE_FILE_SAYS).then(() => setTimeout(once));
  };
  once();
  return () => {
    left = 0;
  };
}

const TIMES = 20;
