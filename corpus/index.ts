/** Reading and writing of tournament report files. Nothing here needs Node. */
export { parseTrf, type ParseOptions, type ParseResult } from './trf/read.js';
export type { Salvaged } from './trf/as-it-stands.js';
export { writeTrf, type WriteOptions } from './trf/write/write.js';
export { convertTrf, type ConvertResult } from './trf/convert/convert.js';
export { TRF_VERSIONS, type Remark, type RemarkReason, type TrfVersion } from './trf/convert/remarks.js';
export {
  announcesTwoGames,
  declaresMaxi,
  kindOfEvent,
  MAXI_COMMENT,
  otherScore,
  primaryScoreOf,
  type EventKind,
} from './trf/event-kind.js';
export { declaredAlterations, type AlteredBoard, type DeclaredAlteration } from './trf/alterations.js';
export {
  knownLater,
  knownLaterComment,
  subjectOf,
  type KnownLater,
  type KnownLaterFact,
  type KnownState,
} from './trf/known-later.js';
export { knownThen, playersAsThen } from './trf/as-then.js';
export {
  readDocument,
  writeDocument,
  type DocumentResult,
  type KnownRecord,
  type TextRecord,
  type TrfDocument,
  type TrfRecord,
} from './trf/document/document.js';
export type { RecordData, RecordKind } from './trf/records/table.js';
export { birthYear, withoutBirthDays } from './trf/persons/birth-dates.js';
export {
  withoutPersons,
  withPersons,
  type FileWithoutPersons,
  type PersonField,
  type PersonInFile,
  type Pseudonym,
} from './trf/persons/persons.js';
export { changeComments } from './trf/trfp/change-lines.js';
export { fillPoints } from './trf/trfp/fill-points.js';
export { fillRound } from './trf/trfp/fill-round.js';
export { fillTeamRound } from './trf/trfp/fill-team-round.js';
export { isOfTeams, type TeamTournament } from './trf/write/write-teams.js';
export {
  trfpDocument,
  trfpText,
  type TrfpByes,
  type TrfpDocument,
  type TrfpPlayer,
  type TrfpRound,
  type TrfpWithdrawal,
} from './trf/trfp/document.js';
export { parseTimeControl, type TimeControl, type TimePeriod } from './trf/records/event-forms.js';
export { asMeant, withBye } from './trf/as-meant.js';
export {
  resultWords,
  type OpenByes,
  type OtherMeaning,
  type OtherResult,
  type OtherWorth,
} from './trf/other-meaning.js';
export { boardColoursOf } from './trf/teams/first-seats.js';
export { bonusesOf, gamesOfMatch, matchSystem } from './trf/teams/worth.js';
export { MOST_TEAMS } from './trf/teams/rosters.js';
export { teamEntry } from './trf/teams/team-round.js';
export { matchEntry, matchPoints } from './trf/two-games.js';
export { tournamentOf, type TournamentParts } from './trf/tournament-of.js';
export type { EventDate, HeaderRecord } from './trf/dates/start-date.js';
export { eventFacts, type EventFacts } from './trf/event-facts.js';
export type { RequestedByes, TeamSheet, TeamSheets, Tournament, TournamentPlayer } from './trf/tournament.js';
export { roundPlace } from './trf/player-columns.js';
export { holdsPlayers, isLikelyName, isTournamentLike, isTournamentName } from './trf/tournament-like.js';
export { foreignFormat } from './trf/foreign/foreign-format.js';
export type { ForeignFormat } from './trf/foreign/formats.js';
export { decodeText } from './trf/records/decode.js';
export { printable, type Problem } from './trf/problems.js';
export { NO_LAST_ROUND } from './trf/records/restrictions.js';
