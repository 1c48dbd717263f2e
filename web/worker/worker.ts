import { enterResults, roundSheet } from '../../checker/protocol/index.js';
import { editions } from '../../engine/index.js';
import { ROBIN_KINDS } from '../../engine/round-robin/index.js';
import { internalErrorWords } from '../../reports/index.js';
import { checked, forgetAll, overviewOf, summaryOf, checkedNow } from './check-source.js';
import { explained, nextRound } from './ask-source.js';
import { openFiles } from './open-files.js';
import { reportOn } from './report-on.js';
import { seatsIn } from './seats.js';
import { shownJson } from './shown-json.js';
import { statementOn } from './statement-on.js';
import type { Delivery, Order, TaskName, Tasks } from './tasks.js';
import { exampleFile } from '../example.js';
import { AS_THE_FILE_SAYS } from './tasks.js';

/**
 * Checks the example some times, while there is nothing else to do: code that has run is compiled, and the first file is
 * checked five times as fast.
 * @returns what ends it.
 */
function warmUp(): () => void {
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

/** The worker's side: it does what the page asks for, so that the page never waits. */
self.onmessage = ({ data }: MessageEvent<Order>): void => {
  if (data.name !== 'editions') endWarmUp();
  void deliver(data);
};

const endWarmUp = warmUp();

type Doing = {
  [Name in TaskName]: (
    request: Tasks[Name]['request'],
  ) => Tasks[Name]['answer'] | Promise<Tasks[Name]['answer']>;
};

const DOING: Doing = {
  editions: () => [...editions, ...ROBIN_KINDS].map(({ id }) => id),
  open: ({ files }) => {
    forgetAll();
    return openFiles(files);
  },
  check: async ({ source, settings }) => summaryOf(await checked(source, settings)),
  overview: async ({ source, settings }) => overviewOf(await checked(source, settings), settings),
  round: async ({ source, settings, round }) =>
    (await checked(source, settings)).rounds.find((one) => one.round === round) ?? null,
  seats: seatsIn,
  statement: statementOn,
  explain: explained,
  next: nextRound,
  sheet: ({ file, edition }) => roundSheet(file, edition),
  enter: ({ file, edition, entered }) => enterResults(file, edition, entered),
  report: reportOn,
};

/** Files and parts of files travel as they are. */
const AS_THEY_ARE: readonly TaskName[] = ['open', 'report'];

/** Answers with a file to save, in which names stay as they are. */
const TO_SAVE: readonly TaskName[] = ['next', 'enter'];

async function deliver({ id, name, request }: Order): Promise<void> {
  try {
    const answer: unknown = await (DOING[name] as (request: unknown) => unknown)(request);
    if (AS_THEY_ARE.includes(name)) post({ id, value: answer });
    else post({ id, json: TO_SAVE.includes(name) ? JSON.stringify(answer) : shownJson(answer) });
  } catch (error) {
    post({ id, failure: internalErrorWords(error) });
  }
}

function post(delivery: Delivery): void {
  self.postMessage(delivery);
}
