/**
 * "penultimate" brackets keep the last one pairable (2017 A.9, 2012 C.13); "collapsed-last" is that of 2017 A.9, "joined-last"
 * that of 2012 C.13.
 */
export type BracketKind = 'scoregroup' | 'penultimate' | 'collapsed-last' | 'joined-last';
