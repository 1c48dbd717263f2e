import { schemaFault } from '../../corpus/shipped/schema-fault.js';
import { InputError } from '../errors.js';
import { readJsonFile } from '../input/json-file.js';

/**
 * Reads a JSON file that a schema describes.
 * @param what it should be, like "a profile of a candidate".
 * @param check throws for a document that is another one, before it is compared with the schema.
 * @throws InputError that says where it is wrong and what was expected.
 */
export function readDescribed(
  path: string,
  schemaName: string,
  what: string,
  check: (document: unknown) => void = () => undefined,
): unknown {
  const document = readJsonFile(path);
  check(document);
  const fault = schemaFault(document, schemaName, 'the file');
  if (fault !== null) throw new InputError(`${path} is not ${what}: ${fault}`);
  return document;
}
