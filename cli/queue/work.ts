import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import { UsageError } from '../errors.js';
import { Interrupt } from '../certify/interrupt.js';
import type { Io } from '../io.js';
import { jobsOption } from '../options.js';
import { ExitCode, exitCodeHelp, LONG_RUN_CODES } from '../output/exit-codes.js';
import { addCampaignOption, queueOption } from './options.js';
import type { WorkerSettings } from './work-on.js';

/** `swissproof work`: takes parts of campaigns from a queue. */
export function addWork(program: Command, io: Io, done: (code: ExitCode) => void): void {
  const command = program
    .command('work')
    .summary('take parts of campaigns from a queue')
    .description(
      'Takes parts of the campaigns that "certify --queue" has put into a PostgreSQL database, runs them and gives their results back, on as many machines as there are. Ends when all parts are done. Without --candidate it starts the program that the campaign names.',
    )
    .addOption(queueOption().makeOptionMandatory());
  addCampaignOption(command)
    .option('--candidate <name>', 'the program to test here: a profile, which must be that of the campaign')
    .option('--program <path>', 'where the program of the profile is on this machine')
    .option('--second <name>', 'the second program: a profile, which must be that of the campaign')
    .option('--second-program <path>', 'where the program of the second profile is on this machine')
    .addOption(jobsOption())
    .option('--stay', 'wait for further campaigns when all parts are done', false)
    .addHelpText(
      'after',
      `
Examples:
  swissproof work --queue postgres://swissproof@database/campaigns
  swissproof work --queue postgres://swissproof@database/campaigns --candidate javafo --program ./javafo.jar

Everything else: docs/campaigns.md.
${exitCodeHelp(
  LONG_RUN_CODES.filter((code) => code !== ExitCode.deviation),
  {
    [ExitCode.done]: 'all parts are done',
    [ExitCode.usage]:
      "the command line is wrong, the queue or the program cannot be used, or it is another program than the campaign's",
    [ExitCode.input]: 'the candidate failed its smoke test, or a part was given up',
    [ExitCode.interrupted]: 'interrupted (Ctrl-C): the part waits for another worker',
  },
)}`,
    )
    .action(async (options: WorkOptions) => {
      const { inUserWords } = await import('../certify/candidate-program.js');
      done(await inUserWords(runWork(options, io)));
    });
}

interface WorkOptions extends WorkerSettings {
  readonly queue: string;
  readonly campaign?: string;
  readonly stay: boolean;
}

async function runWork(options: WorkOptions, io: Io): Promise<ExitCode> {
  const { queue: url, campaign, stay } = options;
  const { campaignNamed, campaignNames } = await import('./campaigns.js');
  const { connect } = await import('./connection.js');
  const { bePresent } = await import('./presence.js');
  const { workOn } = await import('./work-on.js');
  const queue = await connect(url);
  const interrupt = new Interrupt(io, 'interrupted: giving the part back (again: stop at once)');
  try {
    const presence = await bePresent(url);
    const signal = AbortSignal.any([interrupt.signal, presence.lost]);
    try {
      if (!stay) requireCampaign(await campaignNames(queue, 'all'), campaign);
      do {
        for (const name of await campaignNames(queue, 'open')) {
          if (signal.aborted || (campaign !== undefined && name !== campaign)) continue;
          const found = await campaignNamed(queue, name);
          if (found !== null) await workOn(found, queue, presence, options, signal, io);
        }
        if (stay && !signal.aborted) await sleep(LOOK_EVERY, undefined, { signal }).catch(() => undefined);
      } while (stay && !signal.aborted);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      await presence.close();
    }
    if (interrupt.signal.aborted) return ExitCode.interrupted;
    if (presence.lost.aborted) throw new UsageError('the queue cannot be used: the connection was lost');
    return ExitCode.done;
  } finally {
    interrupt.stop();
    await queue.close();
  }
}

const LOOK_EVERY = 2000;

function requireCampaign(names: readonly string[], named: string | undefined): void {
  if (names.length === 0)
    throw new UsageError('there is no campaign in the queue: "certify --queue … --parts N" puts one there');
  if (named !== undefined && !names.includes(named))
    throw new UsageError(`there is no campaign ${named} in the queue; there are: ${names.join(', ')}`);
}
