import { parseTrf } from '../../corpus/index.js';
import type { ParseOptions, ParseResult, Problem, Tournament } from '../../corpus/index.js';
import { editions, pairsTeams } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { declaredCase } from '../case/swiss-case.js';
import type { FoundProblem } from '../found-problem.js';
import { settleByes } from '../meanings/settle-byes.js';
import { chooseEdition } from './edition-choice.js';
import type { ParticipantKind } from './participants.js';
import { present } from '../../engine/present.js';

export interface ReadOptions extends Pick<ParseOptions, 'contradictions'> {
  /** Name under which problems speak of the file. */
  readonly file?: string | undefined;
}

/** A file as it was read: a tournament, with settled byes among its problems, or what is wrong with it. */
export type ReadTournament =
  | {
      readonly tournament: Tournament;
      readonly problems: readonly (Problem | FoundProblem<'open-byes'>)[];
    }
  | (Omit<ParseResult, 'tournament'> & { readonly tournament: null });

/**
 * Reads a file as the edition pairs it: a file in which teams are paired gives an event of teams where the edition asked
 * for pairs teams, or where the file may name one that does. Everywhere else such a file is refused.
 * @param asked null: the edition is chosen from the file.
 */
export function readForEdition(
  content: Uint8Array | string,
  asked: Edition | null,
  { file, contradictions = 'refuse' }: ReadOptions = {},
): ReadTournament {
  const options: ParseOptions = { contradictions, ...present({ file }) };
  const mayPairTeams = asked === null ? editions.some(pairsTeams) : pairsTeams(asked);
  if (!mayPairTeams) return withSettledByes(parseTrf(content, options), asked, file);
  const paired = parseTrf(content, { teamEvents: 'pair', ...options });
  if (paired.tournament?.kind !== 'team') return withSettledByes(paired, asked, file);
  const decision = chooseEdition(paired.tournament, asked);
  const { primaryScore }: Partial<ParticipantKind> = decision.ok ? decision.edition : {};
  return asRead(
    primaryScore === undefined || primaryScore === paired.tournament.teamScores?.primary
      ? paired
      : parseTrf(content, { ...options, teamEvents: 'pair', primaryScore }),
  );
}

function asRead({ tournament, ...rest }: ParseResult): ReadTournament {
  return tournament === null ? { tournament, ...rest } : { tournament, problems: rest.problems };
}

/** Byes that the file leaves open are settled by the rules of the edition. */
function withSettledByes(read: ParseResult, asked: Edition | null, file: string | undefined): ReadTournament {
  const { tournament, problems } = read;
  if (tournament === null || tournament.openByes.length === 0) return asRead(read);
  const decision = chooseEdition(tournament, asked);
  if (!decision.ok) return asRead(read);
  const settled = settleByes(declaredCase(tournament, decision.edition), file);
  const isSettled = ({ code, line, column }: Problem): boolean =>
    code === 'several-old-byes' &&
    tournament.openByes.some((open) => open.line === line && open.column === column);
  const others = problems.filter((problem) => !isSettled(problem));
  return { tournament: settled.tournament, problems: [...others, ...settled.problems] };
}
