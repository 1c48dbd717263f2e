#!/usr/bin/env node
/* Nothing is imported before this runs: where a part of the program is missing, this can still say so, with the exit code 5. */
import('./start/begin.js')
  .then(({ begin }) => begin())
  .catch((error: unknown) => {
    const [found] = String(error instanceof Error ? error.message : error).split('\n', 1);
    process.stderr.write(
      `error: the installation of swissproof is incomplete: ${found}. Install swissproof again.\n`,
    );
    process.exitCode = 5;
  });
