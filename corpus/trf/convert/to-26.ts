import { writeRecord, type TrfRecord } from '../document/document.js';
import { PLAYER } from '../document/codecs.js';
import { byeRecord, forbiddenRecord } from '../write/write-restrictions.js';
import { convertGroup, groupOf, playerOf, tagOf, type Conversion } from './conversion.js';
import { dateRecord, withBirthDate } from './dates.js';
import { convertPlayer } from './rounds.js';

/** A record as TRF26 has it: the records of JaVaFo and bbpPairings become those that TRF26 has in their place. */
export function recordsOf26(record: TrfRecord, conversion: Conversion): string[] {
  const { tournament, remarks, tags } = conversion;
  const tag = tagOf(record);
  const into = (lines: string[], as: string): string[] => {
    remarks.add('adjusted', tag, record.line, { kind: 'into', records: [as] });
    return lines;
  };
  const player = playerOf(record, conversion);
  if (player !== null) return [PLAYER.write(convertPlayer(withBirthDate(player, conversion), conversion))];
  const date = dateRecord(record, conversion);
  if (date !== null) return [date];
  if (record.kind === 'XXR') return into(tags.has('142') ? [] : [`142 ${record.data.join(' ')}`], '142');
  if (record.kind === 'XXC') return configuration(record, conversion);
  if (tournament.kind === 'team') return kept(record, tag, conversion);
  const group = groupOf(tag);
  if (group !== null) return convertGroup(record, group, conversion, isExtension);
  if (record.kind === 'XXP') return into([forbiddenRecord(record.data, true)], '260');
  if (record.kind === 'XXZ') {
    const { pairedRounds, requestedByes } = tournament;
    const lines = requestedByes
      .filter(({ round, type }) => round === pairedRounds + 1 && type !== 'U')
      .map((byes) => ({ ...byes, ids: byes.ids.filter((id) => record.data.includes(id)) }))
      .filter(({ ids }) => ids.length > 0)
      .map(byeRecord);
    return into(lines, '240');
  }
  return [writeRecord(record)];
}

function isExtension(tag: string): boolean {
  return /^(XX|BB)[A-Z]$/.test(tag);
}

/** XXC: the initial-colour has a record; that pairing numbers follow the order of the lines has none. */
function configuration(record: Extract<TrfRecord, { kind: 'XXC' }>, conversion: Conversion): string[] {
  const { tournament, remarks, tags } = conversion;
  const lines: string[] = [];
  const words = record.data.map((word) => word.toLowerCase());
  if (words.some((word) => word === 'white1' || word === 'black1')) {
    remarks.add('adjusted', 'XXC', record.line, { kind: 'into', records: ['152'] });
    if (!tags.has('152')) lines.push(`152 ${tournament.initialColour === 'black' ? 'B' : 'W'}`);
  }
  if (words.includes('rank')) {
    remarks.add('kept', 'XXC', record.line, { kind: 'extension' });
    lines.push('XXC rank');
  }
  return lines;
}

function kept(record: TrfRecord, tag: string, { remarks }: Conversion): string[] {
  if (isExtension(tag)) remarks.add('kept', tag, record.line, { kind: 'extension' });
  return [writeRecord(record)];
}
