import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyProtocol } from '../checker/protocol/index.js';
import { freshEvent, played } from '../checker/protocol/testing/play.js';
import { isBuilt, testServer } from './testing/server.js';
import type { TestServer } from './testing/server.js';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

describe.skipIf(!isBuilt)('a clock that is set back (after npm run build)', () => {
  let server: TestServer;
  let offset = 0;

  beforeAll(async () => {
    server = await testServer({ kind: 'memory' }, { now: () => new Date(Date.now() + offset) });
  }, 120_000);

  afterAll(async () => {
    await server?.stop();
  }, 120_000);

  it('gives no entry a time before the entry before it, and the log says so', async () => {
    const organiser = await server.client('organiser', { name: 'Chess club' });
    const file = freshEvent('clock', 12, 4);
    const event = await organiser.get('registerTournament', { body: file });
    const first = await organiser.get('askForRound', { path: event, body: file });
    offset = -3_600_000;
    await organiser.get('askForRound', { path: event, body: played(first.file) });
    const protocol = await organiser.get('getProtocol', { path: event });
    expect(verifyProtocol(protocol, hash).map(({ verdict }) => verdict)).toEqual(['holds', 'holds', 'holds']);
    expect(server.log.some((line) => line.includes('the clock is behind'))).toBe(true);
  });
});
