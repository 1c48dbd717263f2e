/** Of `check`: one document, of round 1 alone or of all rounds, by the final results. */
export const JSON_OF_1 = ['--format', 'json', '--rounds', '1', '--no-day-knowledge', '--no-standings'];
export const WHOLE = ['--format', 'json', '--no-day-knowledge'];
