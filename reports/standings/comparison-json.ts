import type { ComparedColumn, StandingsComparison, StandingsReport } from '../../checker/index.js';
import type {
  ComparedColumnDocument,
  ComparisonDocument,
} from '../../corpus/schema/types/standings-report.js';
import { comparisonSentence } from './comparison-words.js';
import { valueNumber } from './values.js';

/** The comparison of two players as a document. */
export function comparisonDocument(
  comparison: StandingsComparison,
  report: StandingsReport,
): ComparisonDocument {
  const { ahead, behind, equal, decides } = comparison;
  return {
    ahead: { id: ahead.id, rank: ahead.rank },
    behind: { id: behind.id, rank: behind.rank },
    equal: equal.map(columnDocument),
    decides: decides === null ? null : columnDocument(decides),
    explanation: comparisonSentence(comparison, report),
  };
}

function columnDocument({ column: { item, article }, values }: ComparedColumn): ComparedColumnDocument {
  return { tieBreak: item.text, article, values: [valueNumber(values[0]), valueNumber(values[1])] };
}
