import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { resolveConfig } from './config.js';
import type { GeneratorConfig } from './config.js';
import { presets } from './presets.js';

const schema = JSON.parse(
  readFileSync(new URL('../corpus/schema/generator-config.schema.json', import.meta.url), 'utf8'),
) as { properties: Record<string, { description?: string; default?: unknown; properties?: object }> };
const validate = new Ajv2020({ strict: true }).compile(schema);

describe('resolveConfig', () => {
  it('changes nothing the second time', () => {
    for (const preset of Object.values(presets)) {
      const resolved = resolveConfig(preset);
      expect(JSON.stringify(resolveConfig(resolved))).toBe(JSON.stringify(resolved));
    }
  });

  it('prints the same whatever the order of the keys', () => {
    const one = resolveConfig({ players: 10, rates: { forfeit: 0.1, withdrawal: 0.2 } });
    const other = resolveConfig({ rates: { withdrawal: 0.2, forfeit: 0.1 }, players: 10 });
    expect(JSON.stringify(other)).toBe(JSON.stringify(one));
  });

  it.each([
    { points: '1-½-0', win: 1, draw: 0.5, loss: 0, pairingAllocatedBye: 1 },
    { points: '3-1-0', win: 3, draw: 1, loss: 0, pairingAllocatedBye: 3 },
    { points: { pairingAllocatedBye: 0.5 }, win: 1, draw: 0.5, loss: 0, pairingAllocatedBye: 0.5 },
    { points: { win: 2, draw: 1 }, win: 2, draw: 1, loss: 0, pairingAllocatedBye: 2 },
  ] as const)('knows the points of $points', ({ points, ...expected }) => {
    expect(resolveConfig({ points }).points).toEqual(expected);
  });

  it('rejects a range whose ends are the wrong way round', () => {
    expect(() => resolveConfig({ players: { min: 9, max: 8 } })).toThrow(RangeError);
    expect(() => resolveConfig({ ratings: { lowest: 2600 } })).toThrow(RangeError);
  });
});

describe('the schema', () => {
  it('accepts the presets and whatever they resolve to', () => {
    for (const preset of Object.values(presets)) {
      expect(validate(preset), JSON.stringify(validate.errors)).toBe(true);
      expect(validate(resolveConfig(preset)), JSON.stringify(validate.errors)).toBe(true);
    }
  });

  it.each([
    { unknown: 1 },
    { system: 'dutch-1992' },
    { players: 1 },
    { players: { min: 4 } },
    { players: 10.5 },
    { rates: { forfeit: 1.5 } },
    { rates: { forfiet: 0.5 } },
    { points: '2-1-0' },
    { points: { win: 0.3 } },
    { initialColour: 'w' },
  ])('rejects %j', (config) => {
    expect(validate(config)).toBe(false);
  });

  it('describes every key that the type knows, and states its default', () => {
    const resolved = resolveConfig({});
    expect(Object.keys(schema.properties).sort()).toEqual(Object.keys(resolved).sort());
    const stated: Record<string, unknown> = {};
    for (const [key, { description, default: value, properties }] of Object.entries(schema.properties)) {
      expect(description, key).toBeTruthy();
      if (value !== undefined) stated[key] = value;
      for (const [inner, part] of Object.entries(properties ?? {})) {
        const { description: text, default: own } = part as { description?: string; default?: unknown };
        expect(text, inner).toBeTruthy();
        stated[key] = { ...(stated[key] as object | undefined), [inner]: own };
      }
    }
    expect(resolveConfig(stated as GeneratorConfig)).toEqual(resolved);
    for (const key of Object.keys(resolved)) expect(stated, key).toHaveProperty(key);
  });
});
