import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './sources.js';

/** What there is to see without Docker. */
describe('docs/compose.yaml', () => {
  const text = readFileSync(join(ROOT, 'docs/compose.yaml'), 'utf8');
  const { services, volumes } = parse(text) as {
    services: Record<'database' | 'server', Service>;
    volumes: object;
  };
  const { database, server } = services;
  const image = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');

  it('starts again what ended, and the server once the database answers', () => {
    expect([database.restart, server.restart]).toEqual(['unless-stopped', 'unless-stopped']);
    expect(database.healthcheck?.test.join(' ')).toContain('pg_isready');
    expect(server.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    expect(image).toMatch(/^HEALTHCHECK .*\/healthz/m);
  });

  it('builds the server with its pages, under a user of its own that writes to /data alone', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(server.build).toBe('..');
    expect(image).toContain('RUN npm pack');
    expect(scripts['prepack']).toContain('npm run web');
    expect(image).toMatch(/^USER node$/m);
    expect([server.read_only, server.cap_drop, server.tmpfs]).toEqual([true, ['ALL'], ['/tmp']]);
  });

  it('has the password nowhere in an address, and the key of the administrator in a file', () => {
    expect(server.environment['SWISSPROOF_DATABASE']).toBe('postgres://swissproof@database/swissproof');
    expect(server.environment['PGPASSWORD']).toBe('${SWISSPROOF_PASSWORD}');
    expect(database.environment['POSTGRES_PASSWORD']).toMatch(/^\$\{SWISSPROOF_PASSWORD:\?/);
    const command = (server.command ?? []).join(' ');
    expect(command).toContain('--admin-key-file /data/administrator.key');
    expect(command).toContain('--signing-key /data/signing-key.pem');
    expect(server.volumes).toEqual(['keys:/data']);
    expect(Object.keys(volumes)).toEqual(['database', 'keys']);
    expect(server.ports).toEqual(['127.0.0.1:8080:8080']);
  });
});

interface Service {
  readonly build?: string;
  readonly restart: string;
  readonly command?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes: readonly string[];
  readonly ports?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly read_only?: boolean;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: object;
}
