import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { GeneratorConfig } from '../../../../generator/index.js';
import { opinions, standingsAgree } from './checking.js';
import { generated, isInfeasible, UNMATCHED } from './generating.js';
import { kind, mode, read } from './mode.js';
import { pairNext, pairsOnly } from './pairing.js';

/** Answers the questions of the protocol, a line each. */
export function talk(): void {
  createInterface({ input: process.stdin }).on('line', reply);
}

function reply(line: string): void {
  const { id, cmd, trf, config, seed } = JSON.parse(line) as Question;
  const send = (answer: object): void => {
    process.stdout.write(`${JSON.stringify({ id, ...answer })}\n`);
  };
  switch (cmd) {
    case 'hello': {
      const abilities = pairsOnly() ? ['pair'] : ['pair', 'check', 'generate'];
      send({ protocol: 1, name: 'fake', version: mode, abilities, standings: kind.endsWith('-standings') });
      break;
    }
    case 'pair': {
      if (kind === 'dies') process.exit(7);
      if (kind === 'babbles') process.stdout.write('thinking about it\n');
      if (kind === 'reports') send({ error: { code: 'crash', message: 'the engine has died' } });
      if (kind === 'sleeps') tellThatAsked();
      if (kind === 'reports' || kind === 'sleeps') return;
      const pairing = pairNext(read(trf));
      if (pairing === null) send({ impossible: true });
      else send({ pairs: pairing.pairs.map(({ white, black }) => [white, black]), bye: pairing.bye });
      break;
    }
    case 'check': {
      const tournament = read(trf);
      const rounds = opinions(tournament).map(({ round, agrees }) => ({ round, agrees }));
      send({ rounds, standingsAgree: standingsAgree(tournament) });
      break;
    }
    case 'generate':
      if (kind === 'generator-crashes') process.exit(2);
      if (isInfeasible(String(seed))) send({ infeasible: true, message: UNMATCHED });
      else send({ trf: generated(config, String(seed)) });
      break;
    default:
      process.exit(0);
  }
}

/** Lets a test that waits for the question go on, by the file that it names. */
function tellThatAsked(): void {
  const file = process.env['FAKE_ASKED'];
  if (file !== undefined) writeFileSync(file, 'asked');
}

interface Question {
  readonly id: number;
  readonly cmd: string;
  readonly trf: string;
  readonly config: GeneratorConfig;
  readonly seed: number;
}
