import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * The files beside this one whose names differ from its name by their digits only, like open-r1.trf and open-r2.trf: they may
 * be those of the same event after its earlier rounds. Empty where there are too many of them, and where the folder cannot be read.
 */
export function otherFilesOf(path: string): string[] {
  try {
    const folder = dirname(path);
    const own = basename(path);
    const shape = shapeOf(own);
    const others = readdirSync(folder).filter((name) => name !== own && shapeOf(name) === shape);
    return others.length > MOST_ROUNDS ? [] : others.map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function shapeOf(name: string): string {
  return name.replace(/\d+/g, '#');
}

/** No event has so many rounds; a campaign has more files. */
const MOST_ROUNDS = 30;
