import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerUnknown } from '../wrong-method.js';
import { pageRoutes } from './pages.js';

const app = fastify();

beforeAll(async () => {
  answerUnknown(app);
  await pageRoutes(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => app.close());

/** The answer to a path as it is, which no client has tidied. */
function answerTo(path: string): Promise<{ readonly status: number; readonly text: string }> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text });
      });
    })
      .on('error', reject)
      .end();
  });
}

it('the first page is there', async () => {
  const { status, text } = await answerTo('/');
  expect([status, text.slice(0, 15).toLowerCase()]).toEqual([200, '<!doctype html>']);
});

it.each([
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2f..%2fpackage.json',
  '/..%5cpackage.json',
  '/start/../../package.json',
  '/start/../index.html',
  '//index.html',
  '/./index.html',
  '/.gitignore',
  '/%00',
  '/nothing',
])('%s is nothing that there is', async (path) => {
  const { status, text } = await answerTo(path);
  expect(status).toBe(404);
  expect(JSON.parse(text)).toMatchObject({ detail: 'There is nothing here.' });
});
