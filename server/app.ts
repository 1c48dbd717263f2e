import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fastify, { LogController } from 'fastify';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROGRAM } from '../reports/index.js';
import { authenticate } from './access/authenticate.js';
import type { Context } from './context.js';
import { logRequests } from './logging.js';
import { RequestProblem, sendProblem, tooMany } from './problems.js';
import { checkRoutes } from './routes/checks.js';
import { readFiles } from './routes/files.js';
import { keyRoutes } from './routes/keys.js';
import { metricsRoute } from './routes/metrics.js';
import { openRoutes } from './routes/open.js';
import { pageRoutes } from './routes/pages.js';
import { headRoutes } from './routes/heads.js';
import { protocolRoute } from './routes/protocol.js';
import { recordRoutes } from './routes/records.js';
import { roundRoutes } from './routes/rounds.js';
import { seasonRoute } from './routes/season.js';
import { secretRoutes } from './routes/secrets.js';
import { takeBackRoutes } from './routes/take-back.js';
import { tournamentRoutes } from './routes/tournaments.js';
import { answerUnknown } from './wrong-method.js';

/** The server without its address: the plug-ins, and the routes behind them. */
export async function buildApp(
  context: Context,
  logger: FastifyBaseLogger,
  trustProxy: string | null = null,
): Promise<FastifyInstance> {
  const { body, rate, requestTime } = context.limits;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: body,
    requestTimeout: requestTime,
    http: { connectionsCheckingInterval: Math.min(requestTime, 1000), maxHeaderSize: 16 * 1024 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: trustProxy ?? false,
    // Of the answer that Node itself would give: it goes into no log and has no form.
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => void sendProblem(request, reply, error),
  });
  // The head of a request has no more time than the whole of it.
  app.server.headersTimeout = requestTime;
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? strict : lenient).compile(schema),
  );
  app.setErrorHandler((error: Partial<FastifyError>, request, reply) => {
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') stayForTheRest(request, reply);
    return sendProblem(request, reply, error);
  });
  answerUnknown(app);
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers(SAFE);
    return Promise.resolve();
  });
  endInOrder(app);
  logRequests(app, context);
  await app.register(rateLimit, {
    max: rate,
    timeWindow: '1 minute',
    // Those who share an address do not share the limit of their keys.
    keyGenerator: ({ who, ip }) =>
      who === undefined || who === null ? `address ${ip}` : `${who.kind} ${who.id}`,
    errorResponseBuilder: (_request, { after }) => tooMany(after),
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'swissproof pairings server',
        version: PROGRAM.version,
        description:
          'Pairs the rounds of Swiss tournaments and keeps what came back otherwise than it was given out.',
      },
      components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
      security: [{ key: [] }],
    },
  });
  await app.register((open, _options, done) => {
    openRoutes(open, context);
    if (context.openMetrics) metricsRoute(open, context);
    done();
  });
  await pageRoutes(app);
  await app.register((closed, _options, done) => {
    authenticate(closed, context);
    readFiles(closed);
    tournamentRoutes(closed, context);
    roundRoutes(closed, context);
    takeBackRoutes(closed, context);
    recordRoutes(closed, context);
    seasonRoute(closed, context);
    protocolRoute(closed, context);
    headRoutes(closed, context);
    checkRoutes(closed, context);
    keyRoutes(closed, context);
    secretRoutes(closed, context);
    if (!context.openMetrics) metricsRoute(closed, context);
    done();
  });
  return app;
}

/** Who is answered while the server stops is told that the connection ends with the answer; nothing new is begun. */
function endInOrder(app: FastifyInstance): void {
  let isEnding = false;
  app.addHook('preClose', (done) => {
    isEnding = true;
    done();
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isEnding ? new RequestProblem(503, 'stopping', 'The server is being stopped.') : undefined);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isEnding) void reply.header('connection', 'close');
    return Promise.resolve();
  });
}

const strict = new Ajv2020({ allErrors: false, strict: false });

/** What stands in an address is text: numbers are read, and what is left out gets its default. */
const lenient = new Ajv2020({ allErrors: false, strict: false, coerceTypes: true, useDefaults: true });

lenient.addFormat('date', (text) => new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) ?? false);

/**
 * Nothing that comes from here is run by a browser, but the scripts of the page, which is guarded by this policy as by its
 * own and its workers, too; nothing is guessed at or put into a frame.
 */
const SAFE = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
};

function answerBrokenRequest(this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (wasRefused(socket)) {
    socket.destroy();
    return;
  }
  const late = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const status = late ? '408 Request Timeout' : '400 Bad Request';
  const body = JSON.stringify({
    type: `urn:swissproof:problem:${late ? 'too-slow' : 'not-http'}`,
    title: late ? 'Request Timeout' : 'Bad Request',
    status: late ? 408 : 400,
    detail: late ? 'The request did not come whole in time.' : 'This is not a request of HTTP.',
  });
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/problem+json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

/** Connections on which a body that was refused still comes. */
const refused = new WeakSet<Socket>();

/**
 * The answer to a body over the limit goes out at once, and the connection stays open for what still comes: it is thrown
 * away, until the time for a request is over. Closed at once, the client would be cut off while it sends and never see the
 * answer.
 */
function stayForTheRest({ raw }: FastifyRequest, reply: FastifyReply): void {
  const { socket } = raw;
  refused.add(socket);
  raw.once('end', () => refused.delete(socket));
  raw.resume();
  void reply.removeHeader('connection');
}

/** Whether what a connection sends has had its answer: it is closed then without another one. */
function wasRefused(socket: Socket): boolean {
  return refused.has(socket);
}
