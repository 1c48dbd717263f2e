import { InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';

/** `--queue URL`: the PostgreSQL database in which campaigns wait for workers. */
export function queueOption(): Option {
  return new Option(
    '--queue <url>',
    'PostgreSQL database in which a campaign is shared out, as postgres://user@host/name (password: PGPASSWORD)',
  ).argParser(parseQueue);
}

/** `--campaign NAME`. */
export function addCampaignOption(command: Command): Command {
  return command.option('--campaign <name>', 'with --queue: name of the campaign there', parseName);
}

/** Where a campaign in a queue is not named. */
export const DEFAULT_CAMPAIGN = 'campaign';

function parseQueue(text: string): string {
  if (/^postgres(?:ql)?:\/\/./.test(text) && URL.canParse(text)) return text;
  throw new InvalidArgumentError('Expected the address of a PostgreSQL database: postgres://user@host/name.');
}

function parseName(text: string): string {
  if (/^[a-z0-9][a-z0-9._-]{0,62}$/i.test(text)) return text;
  throw new InvalidArgumentError('Expected 1 to 63 letters, digits, dots, hyphens or underscores.');
}
