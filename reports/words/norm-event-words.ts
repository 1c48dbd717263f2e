import { NO_MORE_NORMS } from '../../checker/audit/index.js';
import type { AuditedEvent, EventRemark } from '../../checker/audit/index.js';
import { withdrawalWords } from './round-robin/fact-words.js';

/** An event of two camps, of which there are no pairings to judge. */
export function campWords({ camps }: Pick<AuditedEvent, 'camps'>): string {
  return camps === null
    ? 'two camps by the words of the file (Scheveningen or Schiller): the pairings are not judged'
    : `two camps of ${camps[0].length} and ${camps[1].length} players who met only each other (Scheveningen or Schiller): the pairings are not judged`;
}

/** Why no norm can be made in such an event, or what that hangs on; nothing where norms can be made. */
export function formatLines({ permission }: Pick<AuditedEvent, 'permission'>): string[] {
  switch (permission) {
    case 'permitted':
      return [];
    case 'not-permitted':
      return [`no norm event: since ${NO_MORE_NORMS} no norms are made in such events (1.4.2e)`];
    case 'needs-approval':
      return [
        'everybody meets everybody more than twice: the Qualification Commission must have approved (1.4.2e)',
      ];
    case 'needs-date':
      return [
        `the start date is not known: since ${NO_MORE_NORMS} no norms are made in such events (1.4.2e)`,
      ];
  }
}

/** What is to be known of an event though nothing is wrong with it, a line each kind. */
export function remarkLines(remarks: readonly EventRemark[]): string[] {
  const meetings = remarks.flatMap((remark) =>
    remark.kind === 'same-federation'
      ? [`round ${remark.round}: ${remark.players.join('-')} (${remark.federation})`]
      : [],
  );
  return [
    ...remarks.flatMap((remark) => (remark.kind === 'withdrawal' ? [withdrawalWords(remark)] : [])),
    ...(meetings.length === 0
      ? []
      : [
          `remark: players of a federation meet in the last three rounds, which C.05 Annex 2 avoids where it can: ${meetings.join(', ')}`,
        ]),
  ];
}
