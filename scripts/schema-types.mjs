// Writes the TypeScript types of the documents that swissproof writes from their JSON schemas, so that the compiler
// refuses a document that its schema does not describe. With --check nothing is written: the exit code is 1 when a
// file is not what its schema says now.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

const FOLDER = new URL('../corpus/schema/', import.meta.url);

/** The schemas, each with the name of the type of the whole document. */
const DOCUMENTS = {
  'check-report': 'CheckDocument',
  'explain-report': 'ExplainDocument',
  'table-explanation': 'TableExplanationDocument',
  'convert-report': 'ConvertDocument',
  'campaign-report': 'CampaignDocument',
  'again-report': 'AgainDocument',
  'audit-report': 'AuditDocument',
  certificate: 'CertificatesDocument',
  'standings-report': 'StandingsDocument',
  'programs-ledger': 'ProgramsDocument',
  'conformance-manifest': 'ConformanceDocument',
};

const isCheck = process.argv.includes('--check');
for (const [name, type] of Object.entries(DOCUMENTS)) {
  const file = new URL(`types/${name}.ts`, FOLDER);
  const text = await typesOf(name, type);
  if (!isCheck) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`corpus/schema/types/${name}.ts is not what its schema says: run npm run schema:types`);
    process.exitCode = 1;
  }
}

async function typesOf(name, type) {
  const schema = JSON.parse(readFileSync(new URL(`${name}.schema.json`, FOLDER), 'utf8'));
  const { $defs, ...document } = schema;
  const named = Object.entries($defs).filter(([, definition]) => !isPlain(definition));
  const prepared = {
    ...forCompiler(document, $defs),
    title: type,
    $defs: Object.fromEntries(
      named.map(([key, definition]) => [
        key,
        { ...forCompiler(definition, $defs), title: `${key[0].toUpperCase()}${key.slice(1)}Document` },
      ]),
    ),
  };
  const source = await compile(prepared, type, { format: false, bannerComment: '' });
  const banner = `/* Made from ${name}.schema.json by npm run schema:types: change the schema. */\n\n`;
  const options = { ...(await resolveConfig(FOLDER.pathname)), parser: 'typescript' };
  return format(banner + readonly(source), options);
}

/** A number or text of which TypeScript knows no more than that; it gets no name of its own. */
function isPlain({ type, enum: values }) {
  return ['string', 'number', 'integer', 'boolean'].includes(type) && values === undefined;
}

/**
 * The schema as the compiler understands it: tuples as JSON Schema had them before 2020, lists of no fixed length
 * without limits, and a reference never with a description beside it, which would copy what it refers to.
 */
function forCompiler(schema, definitions) {
  if (Array.isArray(schema)) return schema.map((item) => forCompiler(item, definitions));
  if (typeof schema !== 'object' || schema === null) return schema;
  const {
    $ref,
    prefixItems,
    minItems,
    maxItems,
    if: _if,
    then: thenSchema,
    else: elseSchema,
    propertyNames: _names,
    ...rest
  } = schema;
  const members = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, forCompiler(value, definitions)]),
  );
  // A choice between two that are described elsewhere is one of them; other conditions say more than a type can.
  if (thenSchema?.$ref !== undefined && elseSchema?.$ref !== undefined)
    return { ...members, anyOf: [thenSchema, elseSchema] };
  const definition = typeof $ref === 'string' ? definitions[$ref.replace('#/$defs/', '')] : null;
  if (definition !== null)
    return isPlain(definition)
      ? { ...members, type: definition.type }
      : Object.keys(members).length === 0
        ? { $ref }
        : { ...members, allOf: [{ $ref }] };
  // An object that another schema describes.
  if (schema.type === 'object' && !('properties' in schema) && !('additionalProperties' in schema))
    return { ...members, tsType: 'object' };
  if (prefixItems !== undefined)
    return {
      ...members,
      items: forCompiler(prefixItems, definitions),
      additionalItems: false,
      minItems,
      maxItems,
    };
  return minItems === undefined || minItems !== maxItems ? members : { ...members, minItems, maxItems };
}

/** The same types with nothing in them that can be changed. */
function readonly(source) {
  const file = ts.createSourceFile('types.ts', source, ts.ScriptTarget.Latest, true);
  const marks = [];
  const visit = (node) => {
    const isMember = ts.isPropertySignature(node) || ts.isIndexSignatureDeclaration(node);
    const isList = (ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node)) && !ts.isRestTypeNode(node.parent);
    // The parentheses: "readonly" binds less than "[]".
    if (isMember) marks.push([node.getStart(), 'readonly ']);
    else if (isList) marks.push([node.getStart(), '(readonly '], [node.getEnd(), ')']);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return marks
    .map((mark, order) => [...mark, order])
    .sort(([a, , i], [b, , j]) => b - a || j - i)
    .reduce((text, [at, mark]) => text.slice(0, at) + mark + text.slice(at), source);
}
