import { shippedText } from '../../corpus/shipped/files.js';
import { InputError } from '../errors.js';
import { readJsonFile } from '../input/json-file.js';
import { validatorOf } from '../input/ajv.js';

/**
 * Reads a JSON file that a schema describes.
 * @param what it should be, like "a profile of a candidate".
 * @throws InputError that says where it is wrong and what was expected.
 */
export function readDescribed(path: string, schemaName: string, what: string): unknown {
  const document = readJsonFile(path);
  const schema: unknown = JSON.parse(shippedText(`schema/${schemaName}`));
  const validate = validatorOf({ strict: true, strictTypes: false, strictRequired: false }).compile(
    schema as object,
  );
  if (validate(document)) return document;
  const error = validate.errors?.at(0);
  const place = error === undefined || error.instancePath === '' ? 'the file' : error.instancePath;
  const extra =
    error?.keyword === 'additionalProperties' ? ` (${String(error.params['additionalProperty'])})` : '';
  throw new InputError(`${path} is not ${what}: ${place} ${error?.message ?? 'is wrong'}${extra}`);
}
