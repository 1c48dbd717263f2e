import type { FastifyInstance } from 'fastify';
import { decodeText, withoutBirthDays } from '../../corpus/index.js';
import { editionById } from '../../engine/index.js';
import type { Context } from '../context.js';
import { RequestProblem } from '../problems.js';
import type { TaskFor } from '../work/places.js';

/** Bodies that are tournament files come as text; a packed one is not unpacked. */
export function readFiles(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const encoding = request.headers['content-encoding'];
    if (encoding === undefined || encoding === 'identity') done();
    else done(new RequestProblem(415, 'packed', 'The body is packed (Content-Encoding); send it as it is.'));
  });
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    ['text/plain', 'application/octet-stream'],
    { parseAs: 'buffer' },
    (request, body, done) => {
      try {
        done(null, decodeText(body, charsetIn(request.headers['content-type'] ?? '')));
      } catch (error) {
        done(error as Error);
      }
    },
  );
}

/** The encoding that a type of content names; null: none, or one that clients name whatever the file is in. */
function charsetIn(type: string): string | null {
  const [, charset = 'utf-8'] = /;\s*charset="?([^\s;"]+)/i.exec(type) ?? [];
  try {
    const { encoding } = new TextDecoder(charset);
    return encoding === 'utf-8' || encoding === 'windows-1252' ? null : encoding;
  } catch {
    throw new RequestProblem(415, 'no-such-charset', `The charset "${charset}" is not known.`);
  }
}

/** Does what a request with a file asks for when its key has a place for it; see `fileOf`. */
export async function withFile<Result>(
  context: Context,
  body: unknown,
  work: TaskFor,
  run: (file: string) => Promise<Result>,
): Promise<Result> {
  const size = typeof body === 'string' ? body.length : JSON.stringify(body).length;
  return context.places.with(work, size, async () => run(await fileOf(context, body, work)));
}

/**
 * The text of a tournament that came as text, or as TRFp in JSON, which a thread writes as text; dates of birth are cut to
 * the year, unless `keepBirthDates`.
 */
export async function fileOf(context: Context, body: unknown, work: TaskFor): Promise<string> {
  const text = await textOf(context, body, work);
  return context.limits.keepBirthDates ? text : withoutBirthDays(text);
}

async function textOf({ pool }: Context, body: unknown, work: TaskFor): Promise<string> {
  if (typeof body === 'string') return body;
  const written = await pool.run<'text'>({ kind: 'text', document: JSON.stringify(body) }, work);
  if (written.ok) return written.text;
  throw new RequestProblem(
    422,
    'does-not-fit',
    `The tournament cannot be written as TRF: ${written.message}.`,
  );
}

/** The edition that a request names; null: the file says it. */
export function editionAsked(rules: string | undefined): string | null {
  if (rules === undefined || rules === 'auto') return null;
  if (editionById(rules) === null)
    throw new RequestProblem(400, 'no-such-rules', 'There is no such edition; GET /v1/rules lists them.');
  return rules;
}
