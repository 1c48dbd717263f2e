/** "penultimate" and "collapsed-last" are the special brackets of 2017 A.9. */
export type BracketKind = 'scoregroup' | 'penultimate' | 'collapsed-last';
