import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseAway } from './store/guarded-pool.js';
import { QuotaUsedUp } from './store/quotas.js';
import { WorkError } from './work/work-error.js';

/** A request that is not done, with the reason: becomes a problem document (RFC 9457). */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';

  constructor(
    readonly status: number,
    /** Stable name of the kind of problem, for programs. */
    readonly code: string,
    readonly detail: string,
    /** Further members of the document. */
    readonly more: Readonly<Record<string, unknown>> = {},
  ) {
    super(detail);
  }
}

/** Who asks may not know whether the event exists. */
export function noSuchEvent(): RequestProblem {
  return new RequestProblem(404, 'no-such-event', 'There is no such event, or this key may not read it.');
}

export function forbidden(detail: string): RequestProblem {
  return new RequestProblem(403, 'not-allowed', detail);
}

/** @param after until when, in words. */
export function tooMany(after: string): RequestProblem {
  return new RequestProblem(429, 'too-many-requests', `Too many requests; try again in ${after}.`);
}

/** The problem document of whatever a request ended with. What is a defect tells nothing of the inside. */
export function problemOf(error: unknown): RequestProblem {
  if (error instanceof RequestProblem) return error;
  if (error instanceof WorkError) return ofWork(error);
  if (error instanceof QuotaUsedUp) return ofQuota(error);
  if (error instanceof DatabaseAway)
    return new RequestProblem(
      503,
      'no-database',
      'The database does not answer, or has no room; nothing was changed unless an answer says so. Try again soon.',
    );
  if (isFastifyError(error)) {
    const { statusCode = 500, code, message, validation } = error;
    if (validation !== undefined)
      return new RequestProblem(400, 'wrong-form', `${message}${possible(validation)}`);
    if (statusCode < 500) return new RequestProblem(statusCode, CODES[code] ?? 'wrong-request', message);
  }
  return new RequestProblem(500, 'internal-error', 'This is a defect of the server; its log says more.');
}

/** Sends a problem document. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const { status, code, detail, more } = problemOf(error);
  if (status >= 500) request.log.error({ err: error, code }, 'request failed');
  const title = TITLES[status] ?? 'Error';
  if (status === 503 || (status === 429 && !reply.hasHeader('retry-after')))
    void reply.header('retry-after', RETRY_AFTER);
  if (status === 401) void reply.header('www-authenticate', 'Bearer realm="swissproof"');
  return reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ type: `urn:swissproof:problem:${code}`, title, status, detail, ...more }));
}

/** Seconds, sent with every 503, and with every 429 that has no other time. */
export const RETRY_AFTER = '5';

/** What a member may be, where it is one of a few. */
function possible(validation: FastifyError['validation']): string {
  const values: unknown = validation?.[0]?.params['allowedValues'];
  return Array.isArray(values) ? `: ${values.join(', ')}` : '';
}

function ofWork({ why, message }: WorkError): RequestProblem {
  if (why === 'key-busy')
    return new RequestProblem(
      429,
      'too-much-waiting',
      `The server takes no more work of this key for now: ${message}. Try again soon.`,
    );
  if (why === 'gone') return new RequestProblem(499, 'client-gone', `The work was stopped: ${message}.`);
  if (why === 'defect')
    return new RequestProblem(500, 'internal-error', 'This is a defect of the server; its log says more.');
  return new RequestProblem(422, `${why}-limit`, `The tournament is too much for this server: ${message}.`);
}

/** 403, as no other time and no other file of that size helps: only an administrator does. */
function ofQuota({ key, quota, limit, used, needed }: QuotaUsedUp): RequestProblem {
  const of = quota === 'eventFiles' || quota === 'eventBytes' ? 'of one event ' : '';
  const unit = { events: 'events', files: 'files', eventFiles: 'files', bytes: 'bytes', eventBytes: 'bytes' }[
    quota
  ];
  return new RequestProblem(
    403,
    'quota-used-up',
    `The quota ${of}of the key ${key} is used up: ${used} of ${limit} ${unit}, and this request needs ${needed} more. Files that were taken back count. An administrator can raise it: PATCH /v1/keys/${key}, or "swissproof serve keys set ${key}".`,
    { key, quota, limit, used, needed },
  );
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && ('statusCode' in error || 'validation' in error);
}

const CODES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'not-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'not-json',
};

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  499: 'Client Closed Request',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};
