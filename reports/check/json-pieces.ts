/**
 * The text that `JSON.stringify(document, null, 2)` would give, and a line end, in pieces: it can be longer than a
 * string can be. Of the lists named, the texts of the items are given, made by {@link jsonItem}.
 */
export function jsonPieces<Document extends object>(
  document: Document,
  lists: { readonly [Name in keyof Document]?: readonly string[] },
): readonly string[] {
  const members = Object.keys(document) as (keyof Document & string)[];
  return [
    '{\n',
    ...members.flatMap((name, i) => [
      `${i === 0 ? '' : ',\n'}${INDENT}${JSON.stringify(name)}: `,
      ...listPieces(lists[name] ?? null, document[name]),
    ]),
    '\n}\n',
  ];
}

/** The text of an item of a list that is a member of the document. */
export function jsonItem(value: object): string {
  return indented(value, ITEM_INDENT);
}

const INDENT = '  ';
const ITEM_INDENT = INDENT.repeat(2);

function listPieces(items: readonly string[] | null, value: unknown): readonly string[] {
  if (items === null) return [indented(value, INDENT)];
  if (items.length === 0) return ['[]'];
  return ['[', ...items.map((item, i) => `${i === 0 ? '' : ','}\n${ITEM_INDENT}${item}`), `\n${INDENT}]`];
}

/** A text in JSON holds no line end as such, so those between the values are all there are. */
function indented(value: unknown, indent: string): string {
  return JSON.stringify(value, null, INDENT.length).replaceAll('\n', `\n${indent}`);
}
