import { writeRecord, type TrfRecord } from '../document/document.js';
import { CODECS, PLAYER } from '../document/codecs.js';
import type { PlayerLine } from '../records/player-record.js';
import { forbiddenRecord, withoutEnd } from '../write/write-restrictions.js';
import { convertGroup, groupOf, playerOf, tagOf, type Conversion } from './conversion.js';
import { convertPlayer, withBye } from './rounds.js';

/**
 * A record as TRF16 and TRF06 have it. Where they have none and the pairings depend on it, a record of JaVaFo or
 * bbpPairings takes its place, or it is kept: other readers pass it over, and without it the points or the pairings would
 * be wrong. The code of the times goes into the words of 122 where these say nothing. The rest is lost.
 */
export function recordsOf16(record: TrfRecord, conversion: Conversion): string[] {
  const { tournament, remarks, tags } = conversion;
  const tag = tagOf(record);
  const player = playerOf(record, conversion);
  if (player !== null) return [PLAYER.write(withNextBye(player, conversion))];
  const group = groupOf(tag);
  if (group !== null && (group === 'points' || tournament.kind === 'individual'))
    return convertGroup(record, group, conversion, isForeign);
  if (!isForeign(tag) && record.kind !== 'national') return [writeRecord(record)];
  const into = (lines: string[], as: string): string[] => {
    remarks.add('adjusted', tag, record.line, { kind: 'into', records: [as] });
    return lines;
  };
  const keep = (): string[] => {
    remarks.add('kept', tag, record.line, { kind: 'extension' });
    return [writeRecord(record)];
  };
  const lose = (): string[] => {
    remarks.add('lost', tag, record.line, { kind: 'no-record' });
    return [];
  };
  if (record.kind === '142') return into(tags.has('XXR') ? [] : [`XXR ${record.data.join(' ')}`], 'XXR');
  if (record.kind === '152' && tournament.initialColour !== null)
    return into([`XXC ${tournament.initialColour}1`], 'XXC');
  if (record.kind === '192' || KEPT.has(tag) || (record.kind === '222' && conversion.hasTimes)) return keep();
  if (record.kind === '222' && record.data.text !== '')
    return into([`122 ${record.data.text.trim()}`], '122');
  if (record.kind === '310') {
    const names = tags.has('013') ? [] : into([CODECS['013'].write(record.data)], '013');
    if (tournament.kind === 'team') return [...names, ...keep()];
    remarks.add('lost', tag, record.line, { kind: 'team-standing' });
    return names;
  }
  if (tournament.kind === 'team') return KEPT_OF_TEAMS.has(tag) ? keep() : lose();
  if (record.kind === '240') {
    const { round } = record.data;
    if (round > tournament.pairedRounds + 1) return keep();
    const isNext = round > tournament.pairedRounds;
    remarks.add(
      'adjusted',
      tag,
      record.line,
      isNext ? { kind: 'into', records: ['001'] } : { kind: 'in-rounds' },
    );
    return [];
  }
  if (record.kind === '260') {
    const group = withoutEnd(record.data, tournament.totalRounds);
    return group.first <= 1 && group.last === Infinity
      ? into([forbiddenRecord(group, false)], 'XXP')
      : keep();
  }
  return record.kind === '299' ? keep() : lose();
}

/** The records that TRF26 added to the format; those of JaVaFo and bbpPairings are made for TRF16. */
const ADDED = new Set(
  '142 152 162 172 182 192 202 212 222 240 250 260 299 300 310 320 330 352 362 801 802'.split(' '),
);

/** Who made the pairings, and by which tie-breaks the standings go: other readers pass them over. */
const KEPT = new Set(['182', '202', '212']);

/** What the matches of teams are made of, beside the games: without these records the file could not be read as teams. */
const KEPT_OF_TEAMS = new Set('240 250 260 299 300 320 330 352 362'.split(' '));

function isForeign(tag: string): boolean {
  return ADDED.has(tag);
}

/** With the byes of the round to be paired in the columns, where every reader of TRF16 finds them. */
function withNextBye(line: PlayerLine, conversion: Conversion): PlayerLine {
  const { tournament } = conversion;
  const next = tournament.pairedRounds + 1;
  const bye = tournament.requestedByes.find(({ round, ids }) => round === next && ids.includes(line.id));
  return convertPlayer(bye === undefined ? line : withBye(line, next, bye.type), conversion);
}
