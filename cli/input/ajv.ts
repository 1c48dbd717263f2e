import type * as Ajv from 'ajv/dist/2020.js';
import { loaded } from '../../corpus/shipped/packages.js';

/** A validator of JSON documents. */
export function validatorOf(options: Ajv.Options): Ajv.Ajv2020 {
  const { Ajv2020 } = loaded('ajv/dist/2020.js') as typeof Ajv;
  return new Ajv2020(options);
}
