/** Folders of `corpus/` that the program reads while it runs. */
export const DATA_FOLDERS = [
  'schema',
  'profiles',
  'rule-examples',
  'edition-examples',
  'positions',
  'programs',
  'shipped',
];

/** Whether a file or folder in them is data. */
export function isData(path) {
  return !/\.(?:ts|md)$|[\\/]types$/.test(path);
}
