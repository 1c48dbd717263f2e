import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { generateApi } from 'swagger-typescript-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshEvent, played } from '../checker/protocol/testing/play.js';
import { temporaryFolder } from '../cli/testing/run-cli.js';
import type { Client } from './testing/client.js';
import { isBuilt, testServer } from './testing/server.js';
import type { TestServer } from './testing/server.js';

interface Operation {
  readonly operationId: string;
  readonly security?: readonly object[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, object>> }>>;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

describe.skipIf(!isBuilt)('the OpenAPI document (after npm run build)', () => {
  let server: TestServer;
  let organiser: Client;
  let document: OpenApi;
  let operations: Operation[];

  beforeAll(async () => {
    server = await testServer({ kind: 'memory' });
    organiser = await server.client('organiser');
    document = (await (await fetch(`${server.url}/v1/openapi.json`)).json()) as OpenApi;
    operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  });

  afterAll(async () => {
    await server?.stop();
  });

  it('tells problems as what they are, and a key where one is needed', () => {
    expect(operations.length).toBeGreaterThan(20);
    const open = operations.filter(({ security }) => security?.length === 0);
    expect(open.map(({ operationId }) => operationId).sort()).toEqual([
      'getHealth',
      'getSigningKeys',
      'listRules',
    ]);
    for (const { operationId, responses } of operations)
      for (const status of ['4XX', '5XX'])
        if (operationId !== 'getHealth')
          expect(Object.keys(responses[status]?.content ?? {}), operationId).toEqual([
            'application/problem+json',
          ]);
  });

  it('gives a typed client, by which an event is registered, paired and closed', async () => {
    const folder = temporaryFolder();
    const { files } = await generateApi({
      spec: document,
      output: false,
      silent: true,
      httpClientType: 'fetch',
      generateClient: true,
    });
    const [{ fileContent }] = files;
    writeFileSync(join(folder, 'api.ts'), fileContent);
    writeFileSync(join(folder, 'event.ts'), PROGRAM);
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
    const options = [
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--strict',
      '--ignoreConfig',
      '--lib',
      'es2023,dom,dom.iterable',
    ];
    // It says what does not fit, where the document does not tell what the program uses.
    const compiled = run(tsc, [join(folder, 'event.ts'), ...options]);
    expect(compiled).toBe('');
    const { event } = (await import(pathToFileURL(join(folder, 'event.js')).href)) as {
      event: (url: string, key: string, file: string, play: (file: string) => string) => Promise<string[]>;
    };
    const said = await event(server.url, organiser.key, freshEvent('typed', 8, 3), played);
    expect(said).toEqual([
      'round 1: 4 boards, 0 deviations',
      'round 2: 4 boards, 0 deviations',
      'round 3: 4 boards, 0 deviations',
      'closed',
      'urn:swissproof:problem:no-such-event',
    ]);
  });
});

/** What a federation might write against the client. */
const PROGRAM = `import { Api, ContentType } from './api.js';

export async function event(url: string, key: string, file: string, play: (file: string) => string): Promise<string[]> {
  const api = new Api({ baseUrl: url, baseApiParams: { secure: true, headers: { authorization: 'Bearer ' + key } } });
  const said: string[] = [];
  const registered = (await api.v1.registerTournament(file, { program: 'typed' }, TEXT)).data;
  const id: string = registered.event;
  for (let body = file; ; ) {
    const given = (await api.v1.askForRound(id, body, { as: 'json' }, TEXT)).data;
    if (given.isClosed) {
      said.push('closed');
      break;
    }
    said.push(\`round \${given.round}: \${given.boards.length} boards, \${given.deviations.length} deviations\`);
    body = play(given.file);
  }
  const refused = await api.v1.getTournament('0'.repeat(24)).catch((answer: { error: { type: string } }) => answer);
  said.push(refused.error === null ? 'no problem' : (refused.error as { type: string }).type);
  return said;
}

const TEXT = { type: ContentType.Text, format: 'json' as const };
`;

function run(program: string, argv: readonly string[]): string {
  try {
    return execFileSync(process.execPath, [program, ...argv], { encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
