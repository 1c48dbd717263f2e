import { shippedText } from './files.js';
import { loaded } from './packages.js';

/**
 * Returns where a document is not as a shipped schema says, and how: "/commands must be object"; null where it is.
 * @param what the whole document is called.
 */
export function schemaFault(document: unknown, schemaName: string, what: string): string | null {
  const { Ajv2020 } = loaded('ajv/dist/2020.js') as Ajv;
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
  const validate = ajv.compile(JSON.parse(shippedText(`schema/${schemaName}`)) as object);
  if (validate(document)) return null;
  const error = validate.errors?.at(0);
  const place = error === undefined || error.instancePath === '' ? what : error.instancePath;
  const extra =
    error?.keyword === 'additionalProperties' ? ` (${String(error.params['additionalProperty'])})` : '';
  return `${place} ${error?.message ?? 'is wrong'}${extra}`;
}

/** What is used of the package. */
interface Ajv {
  readonly Ajv2020: new (options: object) => { compile(schema: object): Validator };
}

interface Validator {
  (document: unknown): boolean;
  readonly errors?: readonly SchemaError[] | null;
}

interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}
