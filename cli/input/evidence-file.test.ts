import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { temporaryFolder } from '../testing/run-cli.js';
import { readEvidenceFile } from './evidence-file.js';
import { evidenceLines } from './evidence-lines.js';

function written(content: string | Uint8Array): string {
  const file = join(temporaryFolder(), 'evidence.json');
  writeFileSync(file, content);
  return file;
}

describe('JSON as evidence', () => {
  it('is read where every reader understands the same', () => {
    const text = '{"a":[1,-2,0.5,1e+21,true,null],"b":{"a":"\\u00e4 \\ud83d\\ude00"},"c":{"a":1}}';
    expect(readEvidenceFile(written(text))).toEqual({
      a: [1, -2, 0.5, 1e21, true, null],
      b: { a: 'ä 😀' },
      c: { a: 1 },
    });
  });

  test.each([
    ['a member twice', '{"a":1,\n "b":{"c":1,"c":2}}', ':2:13: the member "c" stands twice in one object'],
    ['a member twice, once escaped', '{"a":1,"\\u0061":1}', ':1:8: the member "a" stands twice'],
    ['a byte order mark', '\uFEFF{}', ':1:1: evidence may not begin with a byte order mark'],
    ['a fraction of nothing', '[1.0]', ':1:2: the number 1.0 must be spelled 1'],
    ['an exponent', '[1e2]', ':1:2: the number 1e2 must be spelled 100'],
    ['minus nothing', '[-0]', ':1:2: the number -0 must be spelled 0'],
    ['a number that no reader has', '[9007199254740993]', 'must be spelled 9007199254740992'],
    ['half a character', '["\\ud800"]', ':1:2: half a surrogate pair is no character'],
    ['half a character in a name', '{"\\udc00":1}', ':1:2: half a surrogate pair is no character'],
    ['no JSON', '{"a":1,}', ':1:8: not JSON: found }, expected a name in double quotes'],
  ])('%s is refused', (_name, text, message) => {
    expect(() => readEvidenceFile(written(text))).toThrow(message);
  });

  it('is UTF-8', () => {
    expect(() => readEvidenceFile(written(new Uint8Array([0x22, 0xe4, 0x22])))).toThrow('is not UTF-8');
  });
});

describe('lines of evidence', () => {
  it('are those of the text, however long', () => {
    const lines = ['', 'ä'.repeat(1_500_000), 'b', '', 'the last one'];
    expect([...evidenceLines(written(lines.join('\n')))]).toEqual(lines);
    expect([...evidenceLines(written(`${lines.join('\n')}\n`))]).toEqual(lines);
  });

  it('are UTF-8', () => {
    const file = written(new Uint8Array([0x61, 10, 0xe4, 10]));
    expect(() => [...evidenceLines(file)]).toThrow(`${file}:2: the line is not UTF-8`);
  });
});
