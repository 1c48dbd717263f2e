/**
 * A text in which every invisible character is shown as an escape like \u{202E}: the controls of the direction of writing, which
 * let a name show the rest of its line in another order, and what has no width, by which two names differ that look the same.
 * What joins or parts letters stays in the scripts that are written with it, and in emoji.
 */
export function visible(text: string): string {
  return ASCII.test(text) ? text : text.replace(INVISIBLE, escaped);
}

function escaped(character: string): string {
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return String.raw`\u{${number.padStart(4, '0')}}`;
}

const ASCII = /^[\0-\x7F]*$/;

/** The joiners belong between letters of scripts other than these, where they would have no effect that can be seen. */
const OTHER_LETTER = String.raw`(?<=[^\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Zyyy}\p{sc=Zinh}])`;
const PICTURE = String.raw`(?<=\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)`;
const INVISIBLE = new RegExp(
  [
    String.raw`(?!${OTHER_LETTER}[\u200C\u200D])`,
    String.raw`(?!${PICTURE}(?:\u200D|\uFE0F))`,
    String.raw`[\p{Default_Ignorable_Code_Point}\u2028\u2029\uFFF9-\uFFFB]`,
  ].join(''),
  'gu',
);
