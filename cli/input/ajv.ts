import { createRequire } from 'node:module';
import type * as Ajv from 'ajv/dist/2020.js';

/** A validator of JSON documents. Loaded when somebody needs one: most commands read none, and start faster without. */
export function validatorOf(options: Ajv.Options): Ajv.Ajv2020 {
  const { Ajv2020 } = load('ajv/dist/2020.js') as typeof Ajv;
  return new Ajv2020(options);
}

const load = createRequire(import.meta.url);
