import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './sources.js';

/** What ships, and how it is made: packages, image, workflows. */
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const manifest = JSON.parse(textOf('package.json')) as Manifest;
const lock = JSON.parse(textOf('package-lock.json')) as Lock;
const WORKFLOWS = ['.github/workflows/test.yml', '.github/workflows/release.yml'];
const BUILDS = ['executables', 'package'];
const PUBLISHES = ['provenance', 'npm', 'files', 'page'];

/** Known advisories of the packages of the server, by the version that mends the last of them. */
const MENDED: readonly (readonly [string, string])[] = [
  // GHSA-423g-23ch-w7c6, GHSA-8pvw-jcv7-9cmj, GHSA-83w8-p2f5-377r, GHSA-x428-ghpx-8j92, GHSA-pr96-94w5-mx2h
  ['@fastify/static', '10.1.3'],
  // GHSA-3m5p-2c4r-xxw2, GHSA-w2qp-rph6-63g4
  ['fastify', '5.12.3'],
  // GHSA-wmrf-hv6w-mr66, GHSA-pv5w-4p9q-p3v2, GHSA-8cpq-38p9-67gx
  ['kysely', '0.28.17'],
];

it.each(MENDED)('%s has no version with a known advisory, in the lock file or in the range', (name, from) => {
  const versions = [
    lock.packages[`node_modules/${name}`].version,
    manifest.devDependencies[name],
    (manifest.peerDependencies[name] ?? '').replace('^', ''),
  ];
  for (const version of versions) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(version.localeCompare(from, 'en', { numeric: true }), version).toBeGreaterThanOrEqual(0);
  }
});

/** Packages that others bring, and those that are bundled or come with the program, for each major version in the lock file. */
const MENDED_IN_LOCK: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  // GHSA-rgw5-rvv9-x895
  ['brace-expansion', { 2: '2.1.4', 5: '5.0.9' }],
  // GHSA-8r6m-32jq-jx6q
  ['fast-xml-parser', { 5: '5.10.1' }],
  // GHSA-5jgf-p345-68v8, GHSA-f65p-4m7j-42xc, GHSA-fph4-wmhf-6fwf, GHSA-jqff-g426-hqxp
  ['fast-uri', { 3: '3.1.7', 4: '4.1.4' }],
  // GHSA-4xrf-jv44-h6hh, GHSA-22jq-vg5j-6vgg, GHSA-mwp4-54f8-5fhr
  ['ip-address', { 10: '10.3.1' }],
  // GHSA-6v5v-wf23-fmfq
  ['markdown-it', { 14: '14.2.0' }],
  // GHSA-x9g3-xrwr-cwfg
  ['piscina', { 5: '5.2.0' }],
];

it.each(MENDED_IN_LOCK)('%s has no version with a known advisory in the lock file', (name, mended) => {
  const found = Object.entries(lock.packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
  expect(found.length).toBeGreaterThan(0);
  for (const [path, { version }] of found) {
    const from = mended[version.split('.')[0]];
    expect(version.localeCompare(from, 'en', { numeric: true }), path).toBeGreaterThanOrEqual(0);
  }
});

it('the lock file names no registry, so that it is the same everywhere', () => {
  expect(textOf('package-lock.json')).not.toContain('"resolved"');
});

describe('the image', () => {
  const image = textOf('Dockerfile');

  it('is built from the lock file', () => {
    expect(image.match(/npm (?:install|i|add|update)\b/g)).toBeNull();
    expect(image.match(/npm ci\b/g)).toHaveLength(2);
  });

  it('has base images by digest, like the database beside it', () => {
    const bases = [...image.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    const compose = parse(textOf('docs/compose.yaml')) as { services: { database: { image: string } } };
    for (const base of [...bases, compose.services.database.image])
      expect(base).toMatch(/^(?:node|postgres):\d+\.\d+\S*@sha256:[0-9a-f]{64}$/);
    expect(new Set(bases).size).toBe(1);
    expect(bases).toHaveLength(2);
  });

  it('has the packages of the server, as the lock file has them, and no tools of development', () => {
    const folder = mkdtempSync(join(tmpdir(), 'swissproof-server-'));
    execFileSync(process.execPath, [join(ROOT, 'scripts/server-packages.mjs'), folder], { stdio: 'pipe' });
    const found = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lock;
    rmSync(folder, { recursive: true });
    const { '': own, ...packages } = found.packages;
    const names = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    expect(Object.keys(own.dependencies ?? {})).toEqual(names.sort());
    for (const [path, { version, integrity }] of Object.entries(packages))
      expect({ path, version, integrity }).toEqual({
        path,
        version: lock.packages[path].version,
        integrity: lock.packages[path].integrity,
      });
    expect(Object.keys(packages)).toEqual(expect.arrayContaining(names.map((one) => `node_modules/${one}`)));
    expect(packages).not.toHaveProperty('node_modules/vitest');
  });
});

describe('the workflows', () => {
  const release = jobsOf('.github/workflows/release.yml');
  const stepsOf = (job: string): readonly Step[] => release[job].steps ?? [];
  const usesOf = (job: string): string[] => stepsOf(job).flatMap(({ uses }) => uses?.split('@') ?? []);

  it.each([...WORKFLOWS, 'action.yml'])(
    '%s names each action by its commit, with the version beside it',
    (path) => {
      const uses = [...textOf(path).matchAll(/uses: (.*)$/gm)].map(([, used]) => used);
      expect(uses.length).toBeGreaterThan(0);
      for (const used of uses.filter((one) => !one.startsWith('./')))
        expect(used).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    },
  );

  it('allow nothing unless a job asks for it, and a job that builds nothing but reading', () => {
    const { permissions } = parse(textOf('.github/workflows/release.yml')) as { permissions: object };
    expect(permissions).toEqual({});
    expect((parse(textOf('.github/workflows/test.yml')) as { permissions: object }).permissions).toEqual({
      contents: 'read',
    });
    for (const job of ['tested', ...BUILDS]) expect(release[job].permissions).toEqual({ contents: 'read' });
    expect(PUBLISHES.map((job) => release[job].permissions)).toEqual([
      { contents: 'read', attestations: 'write', 'id-token': 'write' },
      { 'id-token': 'write' },
      { contents: 'write' },
      { pages: 'write', 'id-token': 'write' },
    ]);
    expect(Object.keys(release).sort()).toEqual(['tested', ...BUILDS, ...PUBLISHES].sort());
  });

  it('publish what was built, without the sources and without an installed package', () => {
    for (const job of PUBLISHES) {
      expect(usesOf(job), job).not.toContain('actions/checkout');
      const runs = stepsOf(job).map(({ run = '' }) => run);
      expect(runs.join('\n'), job).not.toMatch(/npm (?:ci|i|install|run|exec)\b|npx/);
    }
    for (const job of BUILDS) expect(usesOf(job), job).toContain('actions/checkout');
  });

  it('leave no credentials beside the sources', () => {
    for (const path of WORKFLOWS)
      for (const { steps = [] } of Object.values(jobsOf(path)))
        for (const step of steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@')))
          expect(step.with).toEqual({ 'persist-credentials': false });
  });

  it('give package and files a provenance, and each release a list of its packages', () => {
    expect(usesOf('provenance')).toContain('actions/attest-build-provenance');
    expect(stepsOf('provenance').at(-1)?.with).toEqual({ 'subject-path': 'release/*' });
    expect(stepsOf('npm').at(-1)?.run).toMatch(/^npm publish \S+\.tgz .*--provenance/);
    const sbom = stepsOf('package').find(({ run = '' }) => run.startsWith('npm sbom'));
    expect(sbom?.run).toBe('npm sbom --sbom-format cyclonedx > release/swissproof-sbom.cdx.json');
  });

  it('look for known advisories, of the packages of the server too', () => {
    const runs = jobsOf('.github/workflows/test.yml')['audit'].steps?.map(({ run = '' }) => run) ?? [];
    expect(runs).toContain('npm audit --omit=dev');
    expect(runs.some((run) => /server-packages\.mjs .*&& npm .*audit$/.test(run))).toBe(true);
  });

  it('publish a version only under its own tag, which is that of action.yml', () => {
    const { inputs } = parse(textOf('action.yml')) as { inputs: { version: { default: string } } };
    expect(inputs.version.default).toBe(manifest.version);
    const check = stepsOf('package').find(({ run = '' }) => run.startsWith('test '))?.run;
    expect(check).toContain('= "$GITHUB_REF_NAME"');
  });
});

it('Dependabot looks at packages, actions and base images', () => {
  const { version, updates } = parse(textOf('.github/dependabot.yml')) as {
    version: number;
    updates: readonly { 'package-ecosystem': string; directory: string }[];
  };
  expect(version).toBe(2);
  expect(updates.map((one) => [one['package-ecosystem'], one.directory])).toEqual([
    ['npm', '/'],
    ['github-actions', '/'],
    ['docker', '/'],
    ['docker-compose', '/docs'],
  ]);
});

it('SECURITY.md has a way to report in private, in the repository of the project', () => {
  const home = manifest.repository.url.replace(/^git\+(.*)\.git$/, '$1');
  expect(textOf('SECURITY.md')).toContain(`(${home}/security/advisories/new)`);
});

function jobsOf(path: string): Readonly<Record<string, Job>> {
  return (parse(textOf(path)) as { jobs: Record<string, Job> }).jobs;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Manifest {
  readonly version: string;
  readonly repository: { readonly url: string };
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version: string;
        readonly integrity?: string;
        readonly dependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
}
