import { unreadable } from '../answers/answers.js';
import type { CheckAnswer, Couple, GenerateAnswer, PairAnswer, RoundOpinion } from '../answers/answers.js';
import type { ClaimedRules, ProgramBy } from '../candidate-program.js';
import { quoted } from '../answers/decode.js';
import { CandidateError } from './find-program.js';
import type { Wish } from '../generator-wishes.js';
import { AdapterSession, PROTOCOL } from './adapter-session.js';
import { isRecord } from '../answers/json.js';
import type { JsonRecord } from '../answers/json.js';
import type { Ability } from '../profile.js';
import { complete } from '../answers/read-check.js';
import { pairingOf } from '../answers/read-pairing.js';
import { titleOf } from '../setup.js';
import type { Setup } from '../setup.js';

/** A candidate behind an adapter that runs on and answers questions by JSON lines (PROTOCOL.md). */
export class AdapterCandidate<Rules extends ClaimedRules> implements ProgramBy<Rules> {
  readonly profile;
  readonly edition: Rules;
  readonly file;

  private constructor(
    setup: Setup<Rules>,
    private readonly session: AdapterSession,
    readonly title: string,
    readonly version: string | null,
    readonly abilities: ReadonlySet<Ability>,
    readonly checksStandings: boolean,
  ) {
    this.profile = setup.profile;
    this.edition = setup.edition;
    this.file = setup.file;
  }

  /** Starts the adapter. Throws a CandidateError when it does not introduce itself properly. */
  static async open<Rules extends ClaimedRules>(
    setup: Setup<Rules>,
    signal?: AbortSignal,
  ): Promise<AdapterCandidate<Rules>> {
    const session = await AdapterSession.start(setup);
    try {
      const answer = await session.ask('hello', { protocol: PROTOCOL }, signal);
      const { name } = setup.profile;
      if (!answer.ok) throw new CandidateError(`${name}: no answer to "hello": ${answer.note}`);
      const { title, version, abilities } = introduction(answer.value, setup);
      const checksStandings = answer.value['standings'] === true;
      return new AdapterCandidate(setup, session, title, version, abilities, checksStandings);
    } catch (error) {
      await session.close();
      throw error;
    }
  }

  async pairRound(trf: string, round: number, signal?: AbortSignal): Promise<PairAnswer> {
    const answer = await this.session.ask('pair', { trf, round }, signal);
    if (!answer.ok) return answer;
    const { pairs, bye = null, round: answered = round, impossible } = answer.value;
    if (answered !== round)
      return unreadable(`the answer is for round ${JSON.stringify(answered)}, asked for was ${round}`);
    if (impossible === true) return { ok: true, pairing: null };
    const couples = couplesOf(pairs);
    if (couples === null || (bye !== null && !isNumber(bye)))
      return unreadable(`the answer is no pairing: ${quoted(JSON.stringify(answer.value))}`);
    return pairingOf(bye === null ? couples : [...couples, [bye, 0]]);
  }

  async check(trf: string, rounds: number, signal?: AbortSignal): Promise<CheckAnswer> {
    const answer = await this.session.ask('check', { trf }, signal);
    if (!answer.ok) return answer;
    const list = answer.value['rounds'];
    const opinions = Array.isArray(list) ? list.map(opinionOf) : [null];
    const known = opinions.filter((opinion) => opinion !== null);
    if (known.length < opinions.length)
      return unreadable(`the answer is no list of rounds: ${quoted(JSON.stringify(answer.value))}`);
    const { standingsAgree } = answer.value;
    return complete(known, rounds, typeof standingsAgree === 'boolean' ? standingsAgree : null);
  }

  async generate({ seed, config }: Wish, signal?: AbortSignal): Promise<GenerateAnswer> {
    const answer = await this.session.ask('generate', { seed, config }, signal);
    if (!answer.ok) return { ...answer, given: JSON.stringify({ seed, config }) };
    const { trf, infeasible, message = '' } = answer.value;
    if (infeasible === true) return { ok: true, file: null, note: quoted(String(message)) };
    if (typeof trf !== 'string') return unreadable('the answer holds no text "trf"');
    return { ok: true, file: new TextEncoder().encode(trf) };
  }

  close(): Promise<void> {
    return this.session.close();
  }
}

function introduction(
  hello: JsonRecord,
  { profile, edition }: Setup,
): { title: string; version: string | null; abilities: Set<Ability> } {
  const { protocol, name = profile.name, abilities, edition: claimed = edition.id } = hello;
  const refuse = (what: string): CandidateError => new CandidateError(`${profile.name}: the adapter ${what}`);
  if (protocol !== PROTOCOL)
    throw refuse(`speaks protocol ${JSON.stringify(protocol)}, this program speaks ${PROTOCOL}`);
  if (claimed !== edition.id)
    throw refuse(`follows ${JSON.stringify(claimed)}, the campaign is for ${edition.id}`);
  if (!Array.isArray(abilities) || !abilities.every(isAbility))
    throw refuse('must list its abilities ("pair", "check", "generate")');
  const version = typeof hello['version'] === 'string' ? hello['version'] : null;
  return { title: titleOf(String(name), version), version, abilities: new Set(abilities) };
}

function isAbility(value: unknown): value is Ability {
  return value === 'pair' || value === 'check' || value === 'generate';
}

function opinionOf(value: unknown): RoundOpinion | null {
  if (!isRecord(value)) return null;
  const { round, agrees, pairs, bye } = value;
  if (!isNumber(round) || typeof agrees !== 'boolean') return null;
  const couples = couplesOf(pairs);
  if (couples === null) return { round, agrees, instead: null };
  return {
    round,
    agrees,
    instead: { added: isNumber(bye) ? [...couples, [bye, 0]] : couples, removed: null },
  };
}

function couplesOf(value: unknown): Couple[] | null {
  if (!Array.isArray(value)) return null;
  const couples = value.map((pair: unknown): Couple | null => {
    if (!Array.isArray(pair) || pair.length !== 2) return null;
    const [white, black] = pair as unknown[];
    return isNumber(white) && isNumber(black) ? [white, black] : null;
  });
  const known = couples.filter((couple) => couple !== null);
  return known.length === couples.length ? known : null;
}

function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
