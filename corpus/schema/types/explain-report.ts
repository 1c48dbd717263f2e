/* Made from explain-report.schema.json by npm run schema:types: change the schema. */

/**
 * Of the bracket, by the name that the system gives it; in the Dutch System scoregroup, penultimate, collapsed-last or joined-last.
 */
export type KindDocument = string;
/**
 * In ranking order.
 */
export type MembersDocument = readonly {
  readonly id: number;
  readonly score: number;
  /**
   * The numbers by which the system ranks its players, by the names that it gives them; absent: none but the score.
   */
  readonly figures?: {
    readonly [k: string]: number;
  };
}[];
export type NumbersDocument = readonly number[];
export type IdsDocument = readonly number[];
/**
 * Players left over by the following bracket, the last, who may not take the bye.
 */
export type BarredDocument = IdsDocument;
/**
 * Moved-down players who stay unpaired: that is more than any score difference.
 */
export type UnpairedDocument = IdsDocument;
/**
 * Players, or the groups that it consists of; null where there is none.
 */
export type GroupDocument =
  | IdsDocument
  | {
      readonly [k: string]: IdsDocument;
    }
  | null;
export type OpponentDocument = number | 'bye';

/**
 * The document that `swissproof explain --format json` writes. Scores are in points, players are starting numbers.
 */
export interface ExplainDocument {
  readonly schema: 'swissproof/explain-report/1';
  readonly program: {
    readonly name: 'swissproof';
    readonly version: string;
  };
  readonly file: string;
  readonly name: string;
  readonly edition: {
    readonly id: string;
    /**
     * fit: the date does not tell it, and the rounds of the file agree with this one best.
     */
    readonly chosenBy: 'option' | 'file' | 'date' | 'default' | 'fit';
    readonly reason: string;
  };
  /**
   * The edition by which the round is paired, where that is another one; absent: it is not.
   */
  readonly pairedBy?: string;
  readonly round: number;
  readonly isFinal: boolean;
  /**
   * The file does not announce its number of rounds, so this one was taken for the last.
   */
  readonly assumedFinal: boolean;
  /**
   * How many take part in the round.
   */
  readonly players: number;
  readonly verdict: 'paired' | 'impossible' | 'left-to-arbiter';
  /**
   * Whether the published round is the one explained; null while it is not published.
   */
  readonly published: 'agrees' | 'deviates' | null;
  readonly bye: number | null;
  /**
   * Score at which the bye is given, where the edition fixes it for the whole round.
   */
  readonly byeScore: number | null;
  /**
   * From the top; none when the round is impossible.
   */
  readonly brackets: readonly BracketDocument[];
  readonly questions: readonly QuestionDocument[];
}
/**
 * What is said of every bracket. All other members are the groups before any alteration, by the names that the system gives them.
 */
export interface BracketDocument {
  readonly kind: KindDocument;
  /**
   * Of the highest resident.
   */
  readonly score: number;
  readonly movedDown: MembersDocument;
  readonly residents: MembersDocument;
  /**
   * Players of lower scores who are paired here; absent where there are none.
   */
  readonly broughtUp?: MembersDocument;
  /**
   * Where the accepted candidate stands in the sequence of generation, by the names that the system gives to its numbers.
   */
  readonly sequence: {
    readonly [k: string]: NumbersDocument;
  };
  /**
   * What altered the first order of the groups; the steps have the names that the system gives them.
   */
  readonly alterations: readonly {
    readonly step: string;
    readonly article: string;
    readonly from: IdsDocument;
    readonly to: IdsDocument;
  }[];
  readonly pairs: readonly PairDocument[];
  /**
   * Who is left over; in the last bracket who receives the bye.
   */
  readonly floats: FloatsDocument | null;
  /**
   * What the accepted candidate is worth, in order of priority.
   */
  readonly values: readonly ValueDocument[];
  readonly [k: string]:
    | GroupDocument
    | KindDocument
    | number
    | MembersDocument
    | {
        readonly [k: string]: NumbersDocument;
      }
    | readonly {
        readonly step: string;
        readonly article: string;
        readonly from: IdsDocument;
        readonly to: IdsDocument;
      }[]
    | readonly PairDocument[]
    | FloatsDocument
    | null
    | readonly ValueDocument[]
    | undefined;
}
export interface PairDocument {
  readonly white: number;
  readonly black: number;
  readonly colourRule: {
    readonly article: string;
    readonly title: string;
  };
  readonly preferences: {
    readonly white: PreferenceDocument;
    readonly black: PreferenceDocument;
  };
  /**
   * What the colours bring the two that rules on colours avoid: the third game in a row with a colour, or more than two games more with one colour than with the other; absent: nothing.
   */
  readonly costs?: readonly {
    readonly player: number;
    readonly colour: 'white' | 'black';
    readonly kind: 'third-colour' | 'difference';
    /**
     * Games with White minus games with Black, this one included.
     */
    readonly difference: number;
  }[];
  /**
   * Games with White minus games with Black of the players of pairs in which both preferences are absolute and the wider difference decides, two by two, the wider one first; absent: something else decides.
   */
  readonly differences?: readonly {
    readonly player: number;
    readonly difference: number;
  }[];
  /**
   * A player whose number for the parity is not the starting number.
   */
  readonly parity?: {
    readonly player: number;
    readonly countsAs: number;
    /**
     * Players before this one who have not taken part yet.
     */
    readonly notYet: readonly number[];
  };
}
export interface PreferenceDocument {
  readonly preference: 'white' | 'black' | null;
  readonly strength: 'none' | 'simple' | 'mild' | 'strong' | 'absolute';
}
export interface FloatsDocument {
  readonly players: IdsDocument;
  readonly reason: 'bye' | 'odd' | 'no-more-pairs' | 'completion' | 'completion-with-bye';
  readonly explanation: string;
}
export interface ValueDocument {
  /**
   * Criterion, like C12.
   */
  readonly id: string;
  readonly article: string;
  readonly title: string;
  readonly kind: 'completion' | 'bye' | 'quality';
  /**
   * One, or one for each criterion that is read in the following bracket.
   */
  readonly parts: readonly {
    readonly measure:
      'count' | 'score' | 'difference' | 'squares' | 'products' | 'rounds' | 'games' | 'numbers';
    readonly value: readonly number[];
    readonly players: IdsDocument;
    readonly barred?: BarredDocument;
    readonly unpaired?: UnpairedDocument;
  }[];
}
export interface QuestionDocument {
  readonly question: 'pair' | 'why-not';
  /**
   * @minItems 2
   * @maxItems 2
   */
  readonly players: readonly [number, OpponentDocument];
  /**
   * Whether the published round has the pair; null while it is not published.
   */
  readonly published: true | false | null;
  readonly answer: AnswerDocument;
  readonly explanation: string;
}
/**
 * Which members are there depends on the kind.
 */
export interface AnswerDocument {
  readonly kind:
    | 'paired'
    | 'published-only'
    | 'is-paired'
    | 'impossible'
    | 'cannot-complete'
    | 'better'
    | 'worse'
    | 'later'
    | 'not-there'
    | 'no-bye'
    | 'no-round';
  readonly bracket?: {
    readonly kind: KindDocument;
    readonly score: number;
  };
  /**
   * Of a published pair with nothing against it in its own bracket: that bracket. Bracket and rule are then those of the deviation above from which it follows who is in it. Else absent.
   */
  readonly heldIn?: {
    readonly kind: KindDocument;
    readonly score: number;
  };
  readonly rule?: {
    readonly id: string;
    readonly article: string;
    readonly title: string;
  };
  readonly missing?: IdsDocument;
  readonly opponents?: readonly OpponentDocument[];
  readonly asked?: SideDocument;
  /**
   * Null where by the rules no pairing of the bracket lets the round be completed.
   */
  readonly reference?: SideDocument | null;
  /**
   * Scores of the brackets out of which the higher ranked player floated.
   */
  readonly path?: readonly number[];
  readonly seats?: readonly {
    readonly id: number;
    readonly group: string;
    readonly place: number;
  }[];
  readonly opposite?: {
    readonly opponent: number;
    readonly answer: AnswerDocument;
  };
}
export interface SideDocument {
  readonly values: readonly (readonly number[])[];
  readonly barred?: BarredDocument;
  readonly unpaired?: UnpairedDocument;
  readonly pairs: readonly (readonly [number, number])[];
  readonly downfloaters: IdsDocument;
}
