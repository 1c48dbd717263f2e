import { expect, it } from 'vitest';
import { leadOf } from './lead.js';

it('the lead is two sentences, and nothing is lost', () => {
  expect(leadOf('One is here (C.04.1). Two is here. Three follows; it is long. Four.')).toEqual({
    lead: 'One is here (C.04.1). Two is here.',
    more: 'Three follows; it is long. Four.',
  });
});

it('a short text is all lead', () => {
  expect(leadOf('One. Two.')).toEqual({ lead: 'One. Two.', more: '' });
});
