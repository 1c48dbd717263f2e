import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { withoutPersons } from '../../corpus/index.js';
import { shippedText } from '../../corpus/shipped/files.js';
import { commitTo, headText, nextEntry, nextRound, signedHead, verifyProtocol } from './index.js';
import type {
  ErasablePerson,
  JudgeSignature,
  ProtocolEntry,
  ProtocolEvent,
  ProtocolFault,
  ProtocolHead,
  RecordedDeviation,
  RoundEvent,
  VerifiedEntry,
} from './index.js';
import { freshEvent, played } from './testing/play.js';

type Members = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const KEY = '0123456789abcdef';
const signature = (text: string): { key: string; value: string } => ({
  key: KEY,
  value: sign(null, Buffer.from(text), privateKey).toString('base64url'),
});
const judge: JudgeSignature = (text, { key, value }) =>
  key === KEY && verify(null, Buffer.from(text), publicKey, Buffer.from(value, 'base64url'))
    ? 'good'
    : 'strange';

/** The faults of an entry if one member differs from what was signed, at any depth. */
const FAULTS: Readonly<Record<keyof ProtocolEntry, ProtocolFault>> = {
  number: 'number',
  form: 'hash',
  at: 'hash',
  by: 'hash',
  what: 'hash',
  previous: 'previous',
  hash: 'hash',
  signature: 'signature',
  erasable: 'persons',
  erased: 'not-erased',
};

/** The definition in the schema of what an entry says. */
const DEFINITIONS: Readonly<Record<ProtocolEvent['kind'], string>> = {
  registered: 'registered',
  round: 'round',
  closed: 'round',
  'taken-back': 'takenBack',
  restored: 'restored',
};

const SCHEMA = JSON.parse(shippedText('schema/protocol.schema.json')) as {
  readonly $defs: Readonly<Record<string, { readonly properties: object }>>;
};

describe('an entry of a protocol', () => {
  /** One of each kind, with all members that it may have. */
  const entries: ProtocolEntry[] = [];
  const isAllowed = new Ajv2020({ strict: false }).compile(SCHEMA);

  beforeAll(() => {
    entries.push(...wholeProtocol());
  });

  function verified(changed: readonly ProtocolEntry[]): VerifiedEntry[] {
    return verifyProtocol({ event: EVENT, entries: changed }, hash, judge);
  }

  /** Where the first entries with another last one are broken: "2 hash"; "schema": such an entry is none. */
  function verdictOn(index: number, entry: unknown): string {
    const changed = [...entries.slice(0, index), entry as ProtocolEntry];
    if (!isAllowed({ schema: 'swissproof/protocol/1', event: EVENT, entries: changed })) return 'schema';
    return verified(changed)
      .flatMap(({ verdict, fault }, place) =>
        verdict === 'holds' ? [] : [`${place + 1} ${verdict} ${fault}`],
      )
      .join(', ');
  }

  it('holds as it was signed, and the schema has no member that these do not have', () => {
    expect(isAllowed({ schema: 'swissproof/protocol/1', event: EVENT, entries })).toBe(true);
    expect(verified(entries).map(({ kind, verdict }) => `${kind} ${verdict}`)).toEqual(
      Object.keys(DEFINITIONS).map((kind) => `${kind} holds`),
    );
    const members = (of: object[]): string[] => [...new Set(of.flatMap((one) => Object.keys(one)))].sort();
    const inSchema = (name: string): string[] => Object.keys(SCHEMA.$defs[name].properties).sort();
    const whats = entries.map(({ what }) => what);
    const rounds = whats.filter((what): what is RoundEvent => 'answer' in what);
    expect([...members(entries), 'erased'].sort()).toEqual(inSchema('entry'));
    for (const what of whats) {
      const all = inSchema(DEFINITIONS[what.kind]);
      // The round that was given out has no deviations; the closing file has.
      expect([what.kind, members([what, ...(what.kind === 'round' ? rounds : [])])]).toEqual([
        what.kind,
        all,
      ]);
    }
    expect(members(rounds.flatMap(({ deviations = [] }) => deviations))).toEqual(inSchema('deviation'));
    expect(members(rounds.flatMap(({ persons = [] }) => persons))).toEqual(inSchema('person'));
    expect(members(entries.flatMap(({ erasable = [] }) => erasable))).toEqual(inSchema('erasable'));
    expect(members(entries.flatMap(({ signature: one }) => one ?? []))).toEqual(inSchema('signature'));
  });

  it.each(Object.keys(DEFINITIONS).map((kind, index) => [kind, index] as const))(
    '%s: a change or removal of any member breaks this entry',
    (_, index) => {
      const entry = entries[index];
      const number = index + 1;
      const paths = pathsIn(entry);
      expect(paths.length).toBeGreaterThan(9);
      for (const path of paths) {
        const member = path[0] as keyof ProtocolEntry;
        const broken = `${number} broken ${FAULTS[member]}`;
        const value = valueAt(entry, path);
        const name = path.join('.');
        if (typeof value !== 'object' || value === null) {
          const changed = verdictOn(
            index,
            withValue(entry, path, value === null && path.at(-1) === 'round' ? 1 : otherThan(value)),
          );
          // Words of which only some are possible.
          const isWord = /^(?:form|what\.kind|what\.deviations\.0\.source)$/.test(name);
          expect([name, changed]).toEqual([name, isWord && changed === 'schema' ? 'schema' : broken]);
        }
        const removed = verdictOn(index, without(entry, path));
        // What was erased is removed lawfully: the whole list, or a person of it.
        const expected =
          name === 'signature'
            ? `${number} broken unsigned`
            : /^erasable(?:\.0)?$/.test(name)
              ? `${number} erased null`
              : broken;
        expect([name, removed]).toEqual([name, removed === 'schema' ? 'schema' : expected]);
        if (Array.isArray(value)) {
          const twice = verdictOn(index, withValue(entry, path, [...(value as unknown[]), value[0]]));
          expect([name, twice]).toEqual([name, broken]);
        }
      }
    },
  );

  it.each(Object.keys(DEFINITIONS).map((kind, index) => [kind, index] as const))(
    '%s: an added member breaks this entry, or the schema rejects it',
    (kind, index) => {
      const entry = entries[index];
      const objects = [[], ...pathsIn(entry)].filter((path) => {
        const value = valueAt(entry, path);
        return typeof value === 'object' && value !== null && !Array.isArray(value);
      });
      for (const path of objects)
        expect(verdictOn(index, withValue(entry, [...path, 'more'], 'x')), path.join('.')).toBe('schema');
      // Also where nobody looks at the schema: all that an entry says is hashed.
      const { what } = entry;
      const more = withValue(entry, ['what', 'more'], 'x') as ProtocolEntry;
      expect(verified([...entries.slice(0, index), more]).at(-1)?.fault).toBe('hash');
      expect(verdictOn(index, { ...entry, erased: true })).toBe(`${index + 1} broken not-erased`);
      const person = entries[0].erasable?.[0];
      expect(verdictOn(index, { ...entry, erasable: [...(entry.erasable ?? []), person] })).toBe(
        `${index + 1} broken persons`,
      );
      if (kind === 'round') {
        const { deviations } = entries[2].what as RoundEvent;
        expect(verdictOn(index, { ...entry, what: { ...what, deviations } })).toBe(
          `${index + 1} broken hash`,
        );
      }
    },
  );

  it('of an earlier version, without a form, is broken by a change of any member', () => {
    const event = wholeProtocol({ isEarlier: true });
    expect(verified(event).map(({ verdict }) => verdict)).toEqual(event.map(() => 'holds'));
    for (const [index, entry] of event.entries())
      for (const path of pathsIn(entry)) {
        const value = valueAt(entry, path);
        if (typeof value === 'object' && value !== null) continue;
        if (path[0] === 'erasable' || path[0] === 'signature' || path.join('.') === 'what.kind') continue;
        const changed = withValue(entry, path, otherThan(value)) as ProtocolEntry;
        const found = verified([...event.slice(0, index), changed]);
        expect([path.join('.'), found[index].fault]).toEqual([
          path.join('.'),
          FAULTS[path[0] as keyof ProtocolEntry],
        ]);
      }
  });

  it('is broken if it is missing, repeated or moved', () => {
    const faults = (changed: readonly ProtocolEntry[]): (ProtocolFault | null)[] =>
      verified(changed).map(({ fault }) => fault);
    for (let index = 0; index < entries.length - 1; index++) {
      expect(faults(entries.toSpliced(index, 1))[index]).toBe('number');
      expect(faults(entries.toSpliced(index, 0, entries[index]))[index + 1]).toBe('number');
      expect(faults(entries.toSpliced(index, 2, entries[index + 1], entries[index]))[index]).toBe('number');
    }
    expect(faults(entries.slice(0, -1)), 'what was cut off at the end only a head shows').toEqual(
      Array(entries.length - 1).fill(null),
    );
  });

  it.each([
    ['as old as the one before it', '2026-11-29T10:00:00.000Z', 'holds'],
    ['a millisecond older', '2026-11-29T09:59:59.999Z', 'time'],
    ['a millisecond younger', '2026-11-29T10:00:00.001Z', 'holds'],
  ])('%s: %s', (_, at, expected) => {
    const [registered, round] = wholeProtocol({
      at: (index) => (index === 1 ? at : '2026-11-29T10:00:00.000Z'),
    });
    const found = verified([registered, round]);
    expect(found.map(({ verdict, fault }) => fault ?? verdict)).toEqual(['holds', expected]);
  });
});

describe('a head of a protocol', () => {
  const head: Required<ProtocolHead> = {
    event: 'e'.repeat(24),
    number: 3,
    hash: hash('x'),
    at: '2026-11-29T10:00:00.000Z',
  };

  it.each(Object.keys(head))('is signed with its %s', (name) => {
    const signed = signedHead(head, signature);
    expect(judge(headText(signed), signed.signature, signed.at)).toBe('good');
    const changed = { ...signed, [name]: otherThan(head[name as keyof ProtocolHead]) };
    expect(judge(headText(changed), signed.signature, signed.at)).toBe('strange');
    const removed = without(signed, [name]) as ProtocolHead;
    expect(judge(headText(removed), signed.signature, signed.at)).toBe('strange');
  });
});

const EVENT = 'f'.repeat(24);

/** An event of one round, its closing file taken back, on a server that was restored. */
function wholeProtocol({
  at = () => '2026-11-29T10:00:00.000Z',
  isEarlier = false,
}: { readonly at?: (index: number) => string; readonly isEarlier?: boolean } = {}): ProtocolEntry[] {
  const entries: ProtocolEntry[] = [];
  const add = (what: ProtocolEvent, erasable?: readonly ErasablePerson[]): void => {
    const said = {
      at: at(entries.length),
      by: 'key 0',
      what,
      ...(erasable === undefined ? {} : { erasable }),
    };
    const entry = nextEntry(EVENT, entries.at(-1) ?? null, said, hash, signature);
    entries.push(isEarlier ? earlier(entry) : entry);
  };
  const of = (file: string): { file: string; persons: RoundEvent['persons']; erasable: ErasablePerson[] } => {
    const { template, persons } = withoutPersons(file, hash);
    const committed = commitTo(persons, () => hash('salt').slice(0, 32), hash);
    return { file: template, persons: committed.persons, erasable: [...committed.erasable] };
  };
  const first = freshEvent('signed', 4, 1);
  const start = of(first);
  add({ kind: 'registered', file: start.file, persons: start.persons!, edition: null }, start.erasable);
  const round = nextOf(start.file, start.file);
  const found = { differences: 0, breaches: 0, program: '1.0.0' } as const;
  const given = { kind: 'round', round: 1, edition: round.edition, answer: hash(round.answer) } as const;
  add({ ...given, file: start.file, persons: start.persons!, ...found }, start.erasable);
  // The last file, with another rating of a player.
  const last = of(played(nextOf(first, first).answer).replace(/(?<=^001 {4}2.{40}).{4}/m, '2222'));
  const closed = nextOf(round.answer, last.file);
  const deviations = closed.differences.map(
    ({ kind, round: inRound, player, field, before, now }): RecordedDeviation => ({
      ...{ source: 'difference', kind, round: inRound, players: [player ?? 0], field, before, now },
      ...{ rule: null, article: null, edition: null, explanation: 'Another rating.' },
    }),
  );
  expect(deviations).toHaveLength(1);
  add(
    {
      ...{ kind: 'closed', round: 1, edition: closed.edition, answer: hash(closed.answer) },
      ...{ file: last.file, persons: last.persons!, ...found, differences: 1, deviations },
    },
    last.erasable,
  );
  add({ kind: 'taken-back', round: 1, entry: 3 });
  add({ kind: 'restored', backup: '2026-11-29T09:00:00.000Z' });
  return entries;

  function earlier({ form: _, signature: __, ...entry }: ProtocolEntry): ProtocolEntry {
    // As earlier versions wrote it: members by their names, in the order of these.
    const text = JSON.stringify([entry.number, entry.at, entry.by, inOrder(entry.what), entry.previous]);
    return { ...entry, hash: hash(text), signature: signature(`swissproof protocol entry ${hash(text)}`) };
  }
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => [name, inOrder(member)]);
}

function nextOf(before: string, file: string): Extract<ReturnType<typeof nextRound>, { ok: true }> {
  const answer = nextRound({ before, file, edition: null });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

/** All members within a value; of a list the first item. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const names = Array.isArray(value) ? [0].slice(0, value.length) : Object.keys(value);
  return names.flatMap((name) => {
    const own = [...path, name];
    return [own, ...pathsIn((value as Members)[name], own)];
  });
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((at, name) => (at as Members)[name], value);
}

function withValue(value: unknown, [name, ...rest]: Path, to: unknown): unknown {
  const members = value as Members;
  const own = rest.length === 0 ? to : withValue(members[name], rest, to);
  if (!Array.isArray(value)) return { ...members, [name]: own };
  return value.map((item: unknown, index) => (index === name ? own : item));
}

function without(value: unknown, path: Path): unknown {
  const [name, parent] = [path.at(-1), path.slice(0, -1)];
  const members = valueAt(value, parent) as Members;
  const left = Array.isArray(members)
    ? members.filter((_, index) => index !== name)
    : Object.fromEntries(Object.entries(members).filter(([key]) => key !== name));
  return parent.length === 0 ? left : withValue(value, parent, left);
}

/** Another value of the same form. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'string') return 'x';
  return `${value.startsWith('a') ? 'b' : 'a'}${value.slice(1)}`;
}
