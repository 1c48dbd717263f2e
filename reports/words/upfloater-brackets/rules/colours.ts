import type { Participants } from '../../participants.js';
import type { RuleWords } from '../../system-words.js';

/** Words for the rules on the steps of Article 4 that both systems have. */

export const firstMatches =
  (first: string) =>
  ({ many }: Participants): RuleWords => ({
    subject: 'colours-first-games',
    page: `Of two ${many} that have not played a match yet ${first} gets the colour that was drawn by lot before round 1 when its pairing number is odd, and the other colour when it is even. This settles the first round, and later the matches of two late entries. Numbers are counted among those that have taken part so far. A bye or a forfeited match gives no colour, so that after such a round the step still applies.`,
  });

export const alternate = ({ many }: Participants): RuleWords => ({
  subject: 'colours-alternate',
  page: `If nothing has decided so far, the colours of the two ${many} are compared from the latest match backwards, until in one place the one had White and the other Black; now they get them the other way round. Rounds without a played match are left out before the comparison, so that the latest match of the one stands against the latest of the other, whenever they were played. Comparing round by round is the classic mistake.`,
});

export const alternateOfFirst =
  (first: string) =>
  ({ many }: Participants): RuleWords => ({
    subject: 'colours-last-round',
    page: `If the colours of the two ${many} do not differ as far back as both reach, ${first} gets the other colour than in its last match played. With equally many of both colours that is the colour it would be due in any case. The step says nothing where it has not played yet and its opponent has: then the last step decides by the colours of the opponent.`,
  });

export const alternateOfOther =
  (first: string) =>
  ({ many }: Participants): RuleWords => ({
    subject: 'colours-last-round-of-other',
    page: `Of two ${many} of which only one has played, and that is not ${first}, the one that has played gets the other colour than in its last match. It is the end of the list and decides whatever the steps before it have left: late entries come to it who meet somebody without any surplus of colours, and those whose matches were all forfeited so far.`,
  });
