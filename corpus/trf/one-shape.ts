import type { Tournament } from './tournament.js';

/**
 * The same tournament, its properties in one order. V8 11 (Node 20) gives every object that a spread begins and other
 * properties follow a shape of its own, and whatever reads it later, in each round of it, has to learn that shape. An object
 * that begins with its properties, and ends with what is spread, shares its shape with others.
 */
export function inOneShape(tournament: Tournament): Tournament {
  const {
    kind,
    totalRounds,
    roundsFrom,
    pairedRounds,
    points,
    initialColour,
    virtualPoints,
    forbidden,
    adjustments,
    players,
    requestedByes,
    fileOrder,
    wrongPoints,
    openByes,
    otherMeanings,
    name,
    header,
    typeText,
    systemCode,
    startDate,
    announcedRounds,
    pairedByFileOrder,
    comments,
    teamRecords,
    nationalRecords,
    unknownRecords,
    ...others
  } = tournament;
  return {
    kind,
    totalRounds,
    roundsFrom,
    pairedRounds,
    points,
    initialColour,
    virtualPoints,
    forbidden,
    adjustments,
    players,
    requestedByes,
    fileOrder,
    wrongPoints,
    openByes,
    otherMeanings,
    name,
    header,
    typeText,
    systemCode,
    startDate,
    announcedRounds,
    pairedByFileOrder,
    comments,
    teamRecords,
    nationalRecords,
    unknownRecords,
    ...others,
  };
}
