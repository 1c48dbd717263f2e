import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { candidateProfiles } from './candidates.js';
import type { CandidateProfile } from '../certification/program/index.js';
import { editions } from '../engine/index.js';
import { timesOf } from './csv.js';
import type { EarlierTimes } from './csv.js';
import { KINDS, WRONG } from './kinds.js';
import { chosen, fileNamed, numberIn, numbersIn, OptionError } from './options.js';
import type { NodeProgram } from './whole-commands.js';

/** What `npm run bench` is asked for. */
export interface PairingOptions {
  readonly isHelp: boolean;
  readonly runs: number;
  readonly rounds: number;
  readonly sizes: readonly number[];
  readonly editions: readonly string[];
  readonly kinds: readonly string[];
  /** Events of a workload; null: more of them the smaller they are. */
  readonly events: number | null;
  readonly isQuick: boolean;
  readonly hasDetails: boolean;
  readonly hasCommands: boolean;
  /** So many events are generated and checked by calls of the program; null: none. */
  readonly bulk: number | null;
  readonly node: NodeProgram;
  readonly earlier: ReadonlyMap<string, EarlierTimes> | null;
  readonly golden: string;
  readonly out: string;
  readonly profiles: readonly CandidateProfile[];
}

export const USAGE = `npm run bench -- [options]: how fast this machine checks and pairs, on one thread

  --rules EDITION,EDITION  the editions (default: all)
  --kinds ordinary,draws   the kinds of events (default: all); "wrong" measures how long wrong rounds take to explain
  --sizes 50,200,1000      numbers of players
  --rounds 9               rounds of an event
  --runs 5                 passes that a median is taken of
  --events 10              events of a kind and size (default: 10 small ones to 1 of 5,000 players)
  --quick                  small sizes, one event, one run
  --details                a table for each edition and kind, too: all phases, cold starts, memory
  --compare OLD.csv        the details, with the ratio to an earlier bench
  --commands               calls of "swissproof check", too, with one file and with thousands
  --bulk 50000             calls that generate so many events, and check them, on two threads
  --node PATH              another Node to run these calls with
  --candidate NAME         a program that pairs the same rounds, named as for "certify"; may be repeated
  --program PATH           where that program is
  --golden FOLDER          tournaments of other programs; a folder that is not there is left out
  --out FOLDER             where measurements.json, measurements.csv, summary.md and speed.svg go (default: reports/bench)

npm run bench -- event EDITION KIND PLAYERS NUMBER [--rounds 9] --out FILE: writes an event of the bench as a file
npm run bench -- server [options]: what the pairings server bears
`;

/** @throws OptionError, CsvError, or TypeError of `parseArgs` for options that cannot be taken. */
export function readPairingOptions(argv: readonly string[]): PairingOptions {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      sizes: { type: 'string' },
      rounds: { type: 'string', default: '9' },
      runs: { type: 'string' },
      events: { type: 'string' },
      rules: { type: 'string' },
      kinds: { type: 'string' },
      quick: { type: 'boolean', default: false },
      details: { type: 'boolean', default: false },
      commands: { type: 'boolean', default: false },
      bulk: { type: 'string' },
      node: { type: 'string' },
      compare: { type: 'string' },
      candidate: { type: 'string', multiple: true, default: [] },
      program: { type: 'string', multiple: true, default: [] },
      golden: { type: 'string', default: '../shared/golden' },
      out: { type: 'string', default: 'reports/bench' },
      help: { type: 'boolean', default: false },
    },
  });
  const { quick, compare, events, bulk } = values;
  return {
    isHelp: values.help,
    runs: numberIn(values.runs ?? (quick ? '1' : '5')),
    rounds: numberIn(values.rounds),
    sizes: values.sizes === undefined ? usualSizes(quick) : numbersIn(values.sizes),
    editions: chosen(
      values.rules,
      editions.map(({ id }) => id),
    ),
    kinds: chosen(values.kinds, [...KINDS.map(({ name }) => name), WRONG.name, 'golden']),
    events: events === undefined ? (quick ? 1 : null) : numberIn(events),
    isQuick: quick,
    hasDetails: values.details || compare !== undefined,
    hasCommands: values.commands,
    bulk: bulk === undefined ? null : numberIn(bulk),
    node: values.node === undefined ? OWN_NODE : nodeAt(values.node),
    earlier: compare === undefined ? null : timesOf(fileNamed(compare)),
    golden: values.golden,
    out: values.out,
    profiles: candidateProfiles(values.candidate, values.program),
  };
}

function usualSizes(isQuick: boolean): number[] {
  return [10, 20, 50, 100, 200, 500, 1000, 2000, 5000].filter((size) => !isQuick || size <= 200);
}

const OWN_NODE: NodeProgram = { path: process.execPath, version: process.version };

function nodeAt(path: string): NodeProgram {
  const { stdout, error } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (error !== undefined || !/^v\d/.test(stdout)) throw new OptionError(`--node ${path} is no Node`);
  return { path, version: stdout.trim() };
}
