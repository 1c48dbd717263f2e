import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { CertificateFile } from '../../checker/proof/prove-file.js';
import { shippedText } from '../../corpus/shipped/files.js';
import type { CertificatesDocument } from '../../corpus/schema/types/certificate.js';
import { InputError } from '../errors.js';
import { validatorOf } from './ajv.js';
import { readEvidenceFile } from './evidence-file.js';
import { protocolInLines } from './protocol-lines.js';
import type { ReadProtocol } from './protocol-lines.js';

/** What `verify` judges: certificates of deviations, or the protocol of an event of the pairings server. */
export type Verifiable =
  | { readonly kind: 'certificates'; readonly document: CertificateFile }
  | { readonly kind: 'protocol'; readonly document: ReadProtocol };

/** Reads a file to be verified. Throws an InputError that says where it is wrong and what was expected. */
export function readVerifiable(path: string): Verifiable {
  const lines = protocolLines(path);
  if (lines !== null) return { kind: 'protocol', document: lines };
  const document = readEvidenceFile(path);
  const protocol = protocolIn(document, path);
  if (protocol !== null) return { kind: 'protocol', document: protocol };
  const problem = certificateProblem(document);
  if (isDescribed(document, problem)) return { kind: 'certificates', document };
  throw new InputError(`${path} is no file of certificates: ${problem ?? ''}`);
}

/** A protocol in lines; null: the file is none. Throws an InputError where an entry is none. */
export function protocolLines(path: string): ReadProtocol | null {
  return protocolInLines(path, (entry) => problemIn(entry, PROTOCOL_SCHEMA, 'entry'));
}

/** A document that says that it is a protocol; null: it does not. Throws an InputError where it is none. */
export function protocolIn(document: unknown, path: string): ReadProtocol | null {
  if (!isProtocol(document)) return null;
  const problem = problemIn(document, PROTOCOL_SCHEMA);
  if (problem === null) return document;
  throw new InputError(`${path} is no protocol: ${problem}`);
}

/** The first thing that is wrong with a document, with its JSON path; null when it is a file of certificates. */
export function certificateProblem(document: unknown): string | null {
  return problemIn(document, SCHEMA);
}

/**
 * Returns the first difference between a document and a schema, with its JSON path; null: there is none.
 * @param definition name of the definition (`$defs`) that describes the document; null: the whole schema does.
 */
export function problemIn(
  document: unknown,
  schemaFile: string,
  definition: string | null = null,
): string | null {
  const validate = validatorIn(schemaFile, definition);
  if (validate(document)) return null;
  // Of the alternatives of a value that may be null, the one that is not null tells more.
  const error = validate.errors?.find(
    ({ keyword, params }) => keyword !== 'type' || params['type'] !== 'null',
  );
  return error === undefined ? 'it is not what the schema says' : inWords(error);
}

/** Compiling a schema takes longer than reading most files. */
function validatorIn(schemaFile: string, definition: string | null): ValidateFunction {
  const key = `${schemaFile} ${definition ?? ''}`;
  const compiled = COMPILED.get(key) ?? compile(schemaFile, definition);
  COMPILED.set(key, compiled);
  return compiled;
}

function compile(schemaFile: string, definition: string | null): ValidateFunction {
  const schema = JSON.parse(shippedText(schemaFile)) as { readonly $defs: object };
  return validatorOf({ strict: true, allowUnionTypes: true }).compile(
    definition === null ? schema : { $ref: `#/$defs/${definition}`, $defs: schema.$defs },
  );
}

const COMPILED = new Map<string, ValidateFunction>();

const SCHEMA = 'schema/certificate.schema.json';
const PROTOCOL_SCHEMA = 'schema/protocol.schema.json';

/** Whether it says of itself that it is one; the schema says whether that is true. */
function isProtocol(document: unknown): document is ReadProtocol {
  return (
    typeof document === 'object' &&
    document !== null &&
    'schema' in document &&
    document.schema === 'swissproof/protocol/1'
  );
}

/** What the schema describes; that the verifier knows it as a CertificateFile is for the compiler to see. */
function isDescribed(_document: unknown, problem: string | null): _document is CertificatesDocument {
  return problem === null;
}

function inWords({ instancePath, message, keyword, params }: ErrorObject): string {
  const path = instancePath
    .split('/')
    .map((key) => (/^\d+$/.test(key) ? `[${key}]` : key === '' ? '$' : `.${key}`))
    .join('');
  const extra = keyword === 'additionalProperties' ? ` (${String(params['additionalProperty'])})` : '';
  const values = keyword === 'enum' ? ` (${JSON.stringify(params['allowedValues'])})` : '';
  return `${path} ${message ?? 'is wrong'}${extra}${values}`;
}
