import type { Rule, ValueRule } from './rule.js';

/** Rules that every Swiss system has in one form or another, under the name and article of an edition. */

/** Who may not receive the pairing-allocated bye. */
export function byeBar(id: string, article: string, title: string): Rule {
  return { id, article, title, level: 'absolute', kind: 'absolute', concept: 'bye-bar' };
}

/** All who are left can still be paired. */
export function completion(id: string, article: string, title: string): ValueRule {
  return { id, article, title, level: 'completion', kind: 'completion', concept: 'completion' };
}

/** The score of the player with the bye, fixed for the whole round. */
export function byeScore(id: string, article: string, title: string): ValueRule {
  return { id, article, title, level: 'completion', kind: 'bye', concept: 'bye-score' };
}

/** What is generated first among candidates that are equally good. */
export function orderOf(id: string, article: string, title: string): Rule {
  return { id, article, title, level: 'order', kind: 'order' };
}

/** What a procedure decides at one of its steps. */
export function decision(id: string, article: string, title: string): ValueRule {
  return { id, article, title, level: 'quality', kind: 'quality' };
}

/** Who of two gets which colour. */
export function colourRule(id: string, article: string, title: string): Rule {
  return { id, article, title, level: 'colour', kind: 'colour' };
}

/** The recommended order of the boards (C.04.2). */
export function boardOrder(article: string): Rule {
  return {
    id: 'board-order',
    article,
    title: 'order of the boards',
    level: 'board-order',
    kind: 'board-order',
  };
}
