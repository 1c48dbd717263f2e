import { describe, expect, it } from 'vitest';
import { bracketAnchor, fileAnchor, placeNamed, roundAnchor, storyAnchor } from './anchors.js';

describe('the name of a place', () => {
  const FILES = ['open.trf', 'a folder/open 1.trf', 'open.r5', 'Ünï.trf', 'open.r5.b2'];

  it.each(FILES)('leads back to it: %s', (file) => {
    const known = [...FILES.map(fileAnchor), 'open'];
    const place = { file: fileAnchor(file), round: null, isBracket: false, isStory: false };
    expect(fileAnchor(file)).toMatch(/^[\w./~-]+$/);
    expect(placeNamed(fileAnchor(file), known)).toEqual(place);
    expect(placeNamed(roundAnchor(file, 12), known)).toEqual({ ...place, round: 12 });
    expect(placeNamed(bracketAnchor(file, 12, 0), known)).toEqual({ ...place, round: 12, isBracket: true });
    expect(placeNamed(storyAnchor(file, 12, 10), known)).toEqual({
      ...place,
      round: 12,
      isBracket: true,
      isStory: true,
    });
  });
});
