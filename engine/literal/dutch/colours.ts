import type { Colour } from '../../model/event.js';
import type { Preference, Seen } from './player.js';

/** Who of a pair gets White, and by which article. */
export interface Allocation {
  readonly white: Seen;
  readonly black: Seen;
  readonly article: string;
}

/** The articles of the five rules, from the first. */
export type ColourArticles = readonly [string, string, string, string, string];

const STRENGTHS = ['mild', 'strong', 'absolute'] as const;

/**
 * 5.2.1 to 5.2.5, or E.1 to E.5 of 2017.
 * @param without articles that are left out.
 */
export function allocate(
  higher: Seen,
  lower: Seen,
  initialColour: Colour,
  articles: ColourArticles,
  without: ReadonlySet<string>,
): Allocation {
  const rules = [grantBoth, grantStronger, alternate, grantHigher, byNumber] as const;
  for (const [index, rule] of rules.entries()) {
    const article = articles[index];
    const colour = without.has(article) ? null : rule(higher, lower, initialColour);
    if (colour !== null)
      return colour === 'white'
        ? { white: higher, black: lower, article }
        : { white: lower, black: higher, article };
  }
  throw new RangeError('the last colour rule cannot be left out');
}

/** 5.2.1; of one who has no preference the other's is granted (1.7.4). */
function grantBoth(higher: Seen, lower: Seen): Colour | null {
  const [own, theirs] = [higher.preference?.colour ?? null, lower.preference?.colour ?? null];
  if (own === null) return theirs === null ? null : other(theirs);
  return own === theirs ? null : own;
}

/** 5.2.2; no preference at all is the weakest. */
function grantStronger(higher: Seen, lower: Seen): Colour | null {
  const [own, theirs] = [higher.preference, lower.preference];
  const areAbsolute = own?.strength === 'absolute' && theirs?.strength === 'absolute';
  const order = areAbsolute
    ? Math.abs(higher.difference) - Math.abs(lower.difference)
    : strengthOf(own) - strengthOf(theirs);
  if (order > 0 && own !== null) return own.colour;
  return order < 0 && theirs !== null ? other(theirs.colour) : null;
}

function strengthOf(preference: Preference | null): number {
  return preference === null ? -1 : STRENGTHS.indexOf(preference.strength);
}

/** 5.2.3, over the games that each has played: the last game of both, the one before of both, and so on. */
function alternate(higher: Seen, lower: Seen): Colour | null {
  for (let back = 1; back <= Math.min(higher.colours.length, lower.colours.length); back++) {
    const [own, theirs] = [
      higher.colours[higher.colours.length - back],
      lower.colours[lower.colours.length - back],
    ];
    if (own !== theirs) return other(own);
  }
  return null;
}

/** 5.2.4. */
function grantHigher({ preference }: Seen): Colour | null {
  return preference?.colour ?? null;
}

/** 5.2.5. */
function byNumber({ number }: Seen, _lower: Seen, initialColour: Colour): Colour {
  return number % 2 === 1 ? initialColour : other(initialColour);
}

function other(colour: Colour): Colour {
  return colour === 'white' ? 'black' : 'white';
}
