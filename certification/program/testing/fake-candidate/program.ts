import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { talk } from './adapter.js';
import { checkText } from './checking.js';
import { generated, isInfeasible, readConfig, UNMATCHED } from './generating.js';
import { textWithout } from './misreading.js';
import { lookAround } from './look-around.js';
import { detail, files, kind, misread, read, task } from './mode.js';
import { demandNextByes, pairingText, pairNext } from './pairing.js';

/*
 * A pairing program for tests: MODE EDITION TASK FILES…, where the task is `pair IN OUT`, `check IN`,
 * `generate CONFIG OUT SEED`, `version` or `adapter`. It is run as a program of its own.
 */
switch (kind) {
  case 'crashes':
    process.stderr.write('segmentation something\n');
    process.exit(3);
    break;
  case 'hangs':
    process.on('SIGTERM', () => undefined);
    setInterval(() => undefined, 1000);
    break;
  case 'floods':
    for (;;) writeSync(1, 'yes\n'.repeat(10_000));
    break;
  case 'floods-errors':
    for (;;) writeSync(2, 'yes\n'.repeat(10_000));
    break;
  case 'fills-output':
    // As programs do for which the limit of a file is an error like others.
    process.on('SIGXFSZ', () => undefined);
    for (;;) appendFileSync(files[1], 'yes\n'.repeat(10_000));
    break;
  case 'looks-around':
    appendFileSync(detail, `${JSON.stringify(lookAround())}\n`);
    perform();
    break;
  case 'silent':
    break;
  case 'leaves-child':
    // It holds the pipes of this process open.
    spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)', detail], {
      stdio: 'inherit',
    }).unref();
    perform();
    break;
  case 'starts-slowly':
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
    perform();
    break;
  default:
    perform();
}

function perform(): void {
  if (kind === 'latin1') process.stderr.write(Buffer.from('Größe unbekannt\n', 'latin1'));
  switch (task) {
    case 'pair': {
      const file = readFileSync(files[0], 'utf8');
      const tournament = read(misread === null ? file : textWithout(file, misread));
      if (kind === 'counts-next-byes') demandNextByes(tournament);
      const pairing = pairNext(tournament);
      if (pairing === null) process.exit(1);
      writeFileSync(files[1], pairingText(pairing));
      break;
    }
    case 'check':
      writeSync(1, Buffer.from(checkText(read(readFileSync(files[0]))), 'latin1'));
      break;
    case 'version':
      // As a program may that expects a file besides.
      process.stdout.write(`${detail}\r`);
      process.exit(1);
      break;
    case 'generate': {
      if (kind === 'generator-crashes') {
        process.stderr.write('Exception in thread "main" java.lang.ExceptionInInitializerError\n');
        process.exit(2);
      }
      if (isInfeasible(files[2])) {
        process.stderr.write(`${UNMATCHED}\n`);
        process.exit(1);
      }
      const text = generated(readConfig(readFileSync(files[0], 'utf8')), files[2]);
      writeFileSync(files[1], Buffer.from(text, kind === 'latin1' ? 'latin1' : 'utf8'));
      break;
    }
    case 'adapter':
      talk();
      break;
    default:
      process.exit(2);
  }
}
