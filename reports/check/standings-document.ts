import { ruleOfStandings } from '../../checker/index.js';
import type { StandingsCheck, StandingsDeviation } from '../../checker/index.js';
import type { StandingsCheckDocument } from '../../corpus/schema/types/check-report.js';
import { tieBreakEditionWords } from '../standings/list-words.js';
import { standingsReadingIds } from '../standings/reading-words.js';
import { valueNumber } from '../standings/values.js';
import {
  explainStandings,
  standingsArticle,
  standingsNotes,
  standingsReason,
} from '../words/standings-words.js';

/** What a check found out about the printed points and ranks. */
export function standingsCheckDocument(standings: StandingsCheck): StandingsCheckDocument {
  const { verdict, points, ranks, readings, reference, deviations } = standings;
  const reason = standingsReason(standings);
  return {
    verdict,
    points,
    ranks,
    ...(readings.length === 0 ? {} : { readings: readings.map(standingsReadingIds) }),
    ...(reason === null ? {} : { reason }),
    ...(reference === null
      ? {}
      : {
          round: reference.table.round,
          list: reference.table.columns.map(({ item }) => item.text),
          listFrom: reference.tieBreaks.from,
          edition: { id: reference.edition.edition.id, reason: tieBreakEditionWords(reference.edition) },
        }),
    deviations: deviations.map((deviation) => deviationDocument(deviation, standings)),
    notes: standingsNotes(standings),
  };
}

function deviationDocument(
  deviation: StandingsDeviation,
  standings: StandingsCheck,
): StandingsCheckDocument['deviations'][number] {
  const { field, player } = deviation;
  const unit = field === 'points' ? 10 : 1;
  const decided = field === 'rank' ? deviation.decided : null;
  return {
    player,
    field,
    published: deviation.published / unit,
    reference: deviation.reference / unit,
    ...(field === 'rank' && deviation.last !== deviation.reference ? { last: deviation.last } : {}),
    rule: ruleOfStandings(deviation),
    article: standingsArticle(deviation, standings),
    ...(decided === null
      ? {}
      : {
          against: {
            player: decided.against,
            own: valueNumber(decided.own),
            theirs: valueNumber(decided.theirs),
          },
        }),
    explanation: explainStandings(deviation, standings),
  };
}
