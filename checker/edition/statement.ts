import type { Choices, Edition } from '../../engine/index.js';
import type { UnknownRulesKind } from './choice-source.js';

/** What a code or words say about the rules by which an event was paired. */
export type RulesStatement = KnownRules | UnknownRules;

export interface KnownRules {
  readonly kind: 'known';
  /** Name of the system: the usual one where the text has only what fixes an edition or an acceleration. */
  readonly system: string;
  /** Edition that the text fixes; null when it only names the system. */
  readonly edition: Edition | null;
  /** What a code declares of the rules; absent: nothing. */
  readonly choices?: Choices;
  /** The text names the Baku Acceleration. */
  readonly baku: boolean;
}

/** Rules, a system or a kind of event that this version does not have. */
export interface UnknownRules {
  readonly kind: 'unknown';
  readonly what: UnknownRulesKind;
  /** Of an acceleration without a name: what the words say besides. */
  readonly otherwise?: KnownRules;
}
