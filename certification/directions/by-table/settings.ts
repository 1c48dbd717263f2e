import type { TrialSettings } from '../settings.js';

/** What the trials of one scenario have in common; a table has no rules that decide rounds. */
export type TableSettings = Omit<TrialSettings, 'decidedRules'>;
