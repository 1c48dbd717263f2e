import { TABLE_RULE_LIST } from '../../checker/index.js';
import { DIFFERENCE_KINDS } from '../../checker/protocol/index.js';
import { editions } from '../../engine/index.js';
import { shippedText } from '../../corpus/shipped/files.js';
import { ROLES } from '../access/keys.js';

/** The documents of the routes, as JSON schemas: what comes is validated by them, and the OpenAPI document is made of them. */
const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;
const whole = { type: 'integer' } as const;
const wholeOrNull = { type: ['integer', 'null'] } as const;
const time = { type: 'string', description: 'ISO 8601, UTC' } as const;
const numbers = {
  type: 'array',
  items: whole,
  description: 'Starting numbers, in an event of teams the numbers of teams',
} as const;

function object(properties: object): object {
  return { type: 'object', required: Object.keys(properties), properties };
}

function list(items: object): object {
  return { type: 'array', items };
}

/** TRFp as JSON, without what only a schema file has. */
export function trfpSchema(): object {
  const {
    $schema: _,
    $id: __,
    $defs,
    ...schema
  } = JSON.parse(shippedText('schema/trfp.schema.json')) as Record<string, object>;
  return inlined(schema, $defs as Record<string, object>) as object;
}

/** References are put in place: a schema inside of another document cannot refer to its own definitions. */
function inlined(value: unknown, definitions: Readonly<Record<string, object>>): unknown {
  if (Array.isArray(value)) return value.map((item) => inlined(item, definitions));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value && typeof value.$ref === 'string')
    return inlined(definitions[value.$ref.replace('#/$defs/', '')], definitions);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inlined(item, definitions)]));
}

/** A tournament file: TRF or TRFp as text (UTF-8 or Windows Latin), or TRFp as JSON. */
export function fileBody(): object {
  return {
    content: {
      'text/plain': { schema: { type: 'string', description: 'TRF or TRFp' } },
      'application/octet-stream': { schema: { type: 'string', description: 'TRF or TRFp' } },
      'application/json': { schema: trfpSchema() },
    },
  };
}

export const eventParameters = object({ event: { type: 'string', pattern: '^[0-9a-f]{24}$' } });
export const roundParameters = object({
  event: { type: 'string', pattern: '^[0-9a-f]{24}$' },
  round: { type: 'integer', minimum: 1, maximum: 999 },
});
export const fileParameters = object({
  event: { type: 'string', pattern: '^[0-9a-f]{24}$' },
  hash: { type: 'string', pattern: '^[0-9a-f]{64}$' },
});
export const idempotencyHeaders = {
  type: 'object',
  properties: {
    'idempotency-key': {
      type: 'string',
      pattern: '^[\\x21-\\x7e]{1,128}$',
      description: 'The same request under the same key is done once',
    },
  },
};

const problem = {
  type: 'object',
  description: 'A problem document (RFC 9457)',
  required: ['type', 'title', 'status', 'detail'],
  properties: { type: text, title: text, status: whole, detail: text },
  additionalProperties: true,
} as const;

const board = {
  type: 'object',
  description:
    'White and Black, or who has the pairing-allocated bye, by starting number or number of the team',
  properties: { white: whole, black: whole, bye: whole },
} as const;

const deviation = object({
  event: text,
  number: { type: 'integer', description: 'Within the event, from 1' },
  source: { enum: ['difference', 'rule'] },
  kind: {
    type: 'string',
    description: `${DIFFERENCE_KINDS.join(', ')}, or that of the deviation from a rule`,
  },
  round: wholeOrNull,
  foundBefore: { type: 'integer', description: 'The round that was asked for when it was found' },
  players: numbers,
  field: textOrNull,
  before: textOrNull,
  now: textOrNull,
  rule: textOrNull,
  article: textOrNull,
  edition: textOrNull,
  explanation: text,
  takenBack: { type: 'boolean', description: 'It was found in a file that was taken back since' },
  by: { type: 'string', description: 'The key that sent the file' },
  at: time,
});

const eventMembers = {
  event: text,
  name: { type: 'string', description: 'The first 200 characters' },
  federation: {
    type: 'string',
    description: 'That of the key that registered it, which may read it; empty: it belongs to none',
  },
  fileFederation: { type: 'string', description: 'Record 032 of the file; it opens nothing' },
  organiser: text,
  program: text,
  edition: textOrNull,
  startDate: textOrNull,
  players: whole,
  round: { type: 'integer', description: 'The last round given out; 0: none' },
  deviations: { type: 'integer', description: 'How many are stored' },
  closed: { type: ['string', 'null'], description: 'When the file with the last results came' },
  created: time,
  changed: { type: 'string', description: 'Time of the last entry in the protocol (ISO 8601, UTC)' },
  files: { type: 'integer', description: 'Accepted, with those that were taken back' },
  bytes: { type: 'integer', description: 'What the files and the answers take of the quota' },
  isYours: { type: 'boolean', description: 'Whether this key asks for its rounds' },
};

const roundMembers = { round: whole, edition: text, boards: list(board), entry: whole, by: text, at: time };

const usage = object({
  limit: whole,
  used: { type: 'integer', description: 'With what was taken back' },
});

const head = {
  ...object({
    event: text,
    number: whole,
    hash: text,
    at: time,
    signature: object({ key: text, value: text }),
  }),
  description:
    'The entry of the protocol with a signature; "swissproof verify --heads" compares a protocol with it',
};

export const documents = {
  heads: object({ schema: text, day: text, heads: list(head) }),
  registered: object({
    event: text,
    secret: {
      type: ['string', 'null'],
      description:
        'Opens this event alone; it is not kept and comes only here. Null: it was ended or renewed since',
    },
    name: text,
    players: whole,
    head,
  }),
  newSecret: object({ event: text, secret: { type: 'string', description: 'Told only here' } }),
  event: object(eventMembers),
  events: object({ events: list(object(eventMembers)), next: textOrNull }),
  rounds: object({ event: text, rounds: list(object(roundMembers)) }),
  given: object({
    event: text,
    ...roundMembers,
    isClosed: {
      type: 'boolean',
      description:
        'The last results have come: the event is closed, `round` is its last one, and there are no boards',
    },
    entryHash: { type: 'string', description: 'Hash of the entry in the protocol: keep it' },
    head,
    deviations: list(deviation),
    file: { type: 'string', description: 'The same file with the round in its column' },
  }),
  takenBack: object({
    event: text,
    round: { type: 'integer', description: 'The last round given out that stands; 0: none' },
    entry: { type: 'integer', description: 'Of the protocol: it says that the file was taken back' },
    entryHash: text,
    head,
    file: { type: 'string', description: 'The file as it stands now' },
  }),
  file: object({ event: text, file: text }),
  deviations: object({ deviations: list(deviation), next: textOrNull }),
  protocol: {
    ...object({
      schema: text,
      event: text,
      entries: list({ type: 'object', additionalProperties: true }),
    }),
    description: 'Verified by "swissproof verify"',
  },
  signingKeys: object({
    current: { type: 'string', description: 'The one that entries are signed with now' },
    keys: list(
      object({
        id: text,
        algorithm: { const: 'Ed25519' },
        publicKey: { type: 'string', description: 'PEM' },
        since: time,
        until: { ...textOrNull, description: 'When another one took its place; null: not known, or not yet' },
      }),
    ),
  }),
  key: object({
    id: text,
    name: text,
    role: { enum: ROLES },
    federation: textOrNull,
    created: time,
    expires: textOrNull,
    revoked: textOrNull,
    quota: object({
      events: usage,
      files: usage,
      bytes: usage,
      eventFiles: object({ limit: whole }),
      eventBytes: object({ limit: whole }),
    }),
  }),
  newKey: object({ id: text, key: { type: 'string', description: 'The key itself, told only here' } }),
} as const;

export const keys = list(documents.key);

const keyFederation = {
  type: ['string', 'null'],
  pattern: '^[A-Z]{3}$',
  description:
    'Of a key of the role federation: whose events it reads; of another one: to which the events belong that it registers',
};

const limitOrNull = {
  type: ['integer', 'null'],
  minimum: 0,
  maximum: 2_147_483_647,
  description: 'Null: the default',
};
const bytesOrNull = { ...limitOrNull, maximum: Number.MAX_SAFE_INTEGER };

/** What an administrator changes of a key. */
export const keyChange = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    federation: keyFederation,
    quota: {
      type: 'object',
      additionalProperties: false,
      properties: {
        events: limitOrNull,
        files: limitOrNull,
        bytes: bytesOrNull,
        eventFiles: limitOrNull,
        eventBytes: bytesOrNull,
      },
    },
  },
};

export const keyRequest = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'role'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 100, pattern: '^[^\\x00-\\x1f\\x7f]*$' },
    role: { enum: ROLES },
    federation: keyFederation,
    days: {
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 3650,
      description: 'Until it expires; null: never',
    },
  },
};

/** The kinds of deviations that there are: of a file from the one before it, and of a round from the rules. */
export const deviationKind = {
  enum: [
    ...new Set<string>([
      ...DIFFERENCE_KINDS,
      ...[...editions.flatMap(({ rules }) => rules), ...TABLE_RULE_LIST].map(({ kind }) => kind),
      'reference',
    ]),
  ],
};

/** A name or a word that something is searched by. */
export const word = {
  type: 'string',
  minLength: 1,
  maxLength: 100,
  pattern: '^[^\\x00-\\x1f\\x7f]*$',
} as const;
export const day = { type: 'string', format: 'date' } as const;

export const format = { enum: ['json', 'csv'], default: 'json' } as const;
export const limit = { type: 'integer', minimum: 1, maximum: 1000, default: 100 } as const;

export const eventFilter = {
  fideId: { type: 'string', pattern: '^\\d{1,11}$' },
  organiser: word,
  program: word,
  from: day,
  to: day,
};

const problemAnswer = {
  description: 'A problem document (RFC 9457)',
  content: { 'application/problem+json': { schema: problem } },
};

/** Problem documents of all routes. */
export const problems = { '4xx': problemAnswer, '5xx': problemAnswer };

/** Of routes that anybody may ask, without a key. */
export const OPEN = { security: [] };
