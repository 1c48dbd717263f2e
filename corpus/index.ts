/** Reading and writing of tournament report files. Nothing here needs Node. */
export { parseTrf, type ParseOptions, type ParseResult } from './trf/read.js';
export type { Salvaged } from './trf/salvaged.js';
export { writeTrf, type WriteOptions } from './trf/write/write.js';
export { convertTrf, type ConvertResult } from './trf/convert/convert.js';
export { TRF_VERSIONS, type Remark, type RemarkReason, type TrfVersion } from './trf/convert/remarks.js';
export { announcesTwoGames } from './trf/two-games/announced.js';
export { kindOfEvent, type EventKind } from './trf/event-kind.js';
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
export { declaresMaxi, MAXI_COMMENT } from './trf/maxi-tournament.js';
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
export { changeComments } from './trf/trfp/change-comments.js';
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
export { parseTimeControl, type TimeControl, type TimePeriod } from './trf/records/time-control.js';
export { asMeant, withBye } from './trf/as-meant.js';
export {
  resultWords,
  type OpenByes,
  type OtherMeaning,
  type OtherResult,
  type OtherWorth,
} from './trf/other-meaning.js';
export { boardColoursOf } from './trf/teams/board-colours.js';
export { bonusesOf, gamesOfMatch, matchSystem } from './trf/teams/worth.js';
export { MOST_TEAMS } from './trf/teams/rosters.js';
export { teamEntry } from './trf/teams/team-entry.js';
export { otherScore, primaryScoreOf } from './trf/teams/primary-score.js';
export { matchEntry } from './trf/two-games/matches.js';
export { matchPoints } from './trf/two-games/points.js';
export type { TeamSheet, TeamSheets } from './trf/teams/team-sheets.js';
export { tournamentOf } from './trf/tournament.js';
export type {
  EventDate,
  HeaderRecord,
  RequestedByes,
  Tournament,
  TournamentParts,
  TournamentPlayer,
} from './trf/tournament.js';
export { roundPlace } from './trf/round-place.js';
export { holdsPlayers } from './trf/holds-players.js';
export { isTournamentLike } from './trf/tournament-like.js';
export { isLikelyName, isTournamentName } from './trf/tournament-names.js';
export { foreignFormat } from './trf/foreign/foreign-format.js';
export type { ForeignFormat } from './trf/foreign/formats.js';
export { decodeText } from './trf/records/decode.js';
export { printable, type Problem } from './trf/problems.js';
export { NO_LAST_ROUND } from './trf/records/restrictions.js';
