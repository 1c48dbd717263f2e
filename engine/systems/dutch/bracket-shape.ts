import type { BracketShape } from './criteria/criterion.js';

/** The shape in which the MDPs of a bracket are paired; "ordinary" where it does not say. */
export function shapeOf({ shape }: { readonly shape?: BracketShape }): BracketShape {
  return shape ?? 'ordinary';
}

/** Nobody of the bracket is paired before the others. */
export function isHomogeneous(bracket: {
  readonly mdps: readonly unknown[];
  readonly shape?: BracketShape;
}): boolean {
  return bracket.mdps.length === 0 || shapeOf(bracket) === 'joined-homogeneous';
}
