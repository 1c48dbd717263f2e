import { expect, it } from 'vitest';
import type { Certificate } from '../../engine/index.js';
import { generate } from '../../generator/index.js';
import { runs } from '../../tests/suite.js';
import { verifyAgainst } from './hold.js';
import { proveFile } from './prove-file.js';

type Path = readonly (string | number)[];

const SYSTEMS = ['dutch-2017', 'dutch-2026', 'dubov-2018', 'dubov-2026'] as const;

it.each(SYSTEMS)(
  'no member of a certificate can be changed and the certificate be proved, %s',
  { timeout: 3_600_000 },
  (system) => {
    const config = { system, players: 12, rounds: 6, handPaired: 0.3, atMost: true };
    let changes = 0;
    for (const { text } of generate(config, { seed: 'members', count: runs(1, 10) }))
      for (const certificate of proveFile(text, 'event').certificates) {
        expect(verifyAgainst(certificate, text, 'event').verdict).toBe('proved');
        for (const path of leaves(certificate))
          for (const other of others(at(certificate, path))) {
            const wrong = changed(certificate, path, other) as Certificate;
            const { verdict } = verifyAgainst(wrong, text, 'event');
            // The name of a file proves nothing: `verify` names the event itself, with its SHA-256. An example of how others can
            // be paired may be changed into another true one.
            const expected = path[0] === 'file' ? 'proved' : 'rejected';
            if (isExample(path) && other !== NOBODY) expect(['proved', 'rejected']).toContain(verdict);
            else
              expect(`${path.join('.')}: ${JSON.stringify(other)}: ${verdict}`).toBe(
                `${path.join('.')}: ${JSON.stringify(other)}: ${expected}`,
              );
            changes += 1;
          }
      }
    expect(changes).toBeGreaterThan(200);
  },
);

function isExample(path: Path): boolean {
  return path.includes('continuation') || path.includes('completion');
}

/** No player has this number. */
const NOBODY = 9999;

/** The paths of all values that are not objects or lists. null is skipped: it means that something is missing. */
function* leaves(value: unknown, path: Path = []): Generator<Path> {
  if (value === null) return;
  if (typeof value !== 'object') yield path;
  else for (const [key, member] of Object.entries(value)) yield* leaves(member, [...path, key]);
}

function at(value: unknown, path: Path): unknown {
  return path.reduce((part, key) => (part as Record<string, unknown>)[key], value);
}

/** Other values of the same kind. */
function others(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1, NOBODY];
  if (typeof value === 'boolean') return [!value];
  const text = String(value);
  // In certificates of another system the schema demands other members.
  const [family = null] = /^(?:dutch|dubov)-/.exec(text) ?? [];
  const editions = SYSTEMS.filter((one) => one !== text && family !== null && one.startsWith(family));
  return [`${text}x`, ...editions];
}

function changed(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (String(index) === String(key) ? changed(one, rest, to) : one));
  const whole = value as Record<string, unknown>;
  return { ...whole, [key]: changed(whole[key], rest, to) };
}
