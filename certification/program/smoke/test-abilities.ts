import type { AskedProgram } from '../candidate-program.js';
import type { Ability } from '../profile.js';
import type { FileTrait } from './file-traits.js';

/** Whether a campaign against a candidate would mean anything. */
export type SmokeResult =
  | { readonly ok: true; readonly shown: readonly string[] }
  | {
      readonly ok: false;
      readonly reason: string;
      /** What of its files the candidate does not read, where that is the reason. */
      readonly trait?: FileTrait | null;
    };

/** Tests one after the other what a campaign needs of a candidate, up to the first that fails. */
export async function testAbilities(
  { abilities }: AskedProgram,
  needed: Iterable<Ability>,
  test: (ability: Ability) => Promise<SmokeResult>,
): Promise<SmokeResult> {
  if (abilities.size === 0)
    return { ok: false, reason: 'the candidate can neither pair, nor check, nor generate' };
  const shown: string[] = [];
  for (const ability of new Set(needed)) {
    if (!abilities.has(ability)) return { ok: false, reason: `the candidate cannot ${ability}` };
    const result = await test(ability);
    if (!result.ok) return { ...result, reason: `${ability}: ${result.reason}` };
    shown.push(...result.shown);
  }
  return { ok: true, shown };
}
