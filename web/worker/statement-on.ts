import { roundStatement } from '../../reports/statement/round-statements.js';
import { checked } from './check-source.js';
import { checkedHow } from './checked-how.js';
import type { Tasks } from './tasks.js';

/** The statement on a round, as the command line makes it. */
export async function statementOn({
  source,
  settings,
  round,
  day,
}: Tasks['statement']['request']): Promise<Tasks['statement']['answer']> {
  const report = await checked(source, settings);
  const { made, ...facts } = await checkedHow(source, settings, day);
  const statement = roundStatement({ ...report, ...facts }, round, made);
  if (statement === null) return null;
  const { people, ...answer } = statement;
  return answer;
}
