import { readdirSync, readFileSync } from 'node:fs';
import { checkFile } from '../../../checker/index.js';
import type { TournamentReport } from '../../../checker/index.js';
import { editionById, editions } from '../../../engine/index.js';
import type { Edition } from '../../../engine/index.js';
import { generate } from '../../../generator/index.js';

const FOLDER = new URL('../../../corpus/wrong-rounds/', import.meta.url);

/** The known wrong rounds, with pictures. */
export function wrongRoundReports(): TournamentReport[] {
  return wrongRoundFiles().map(({ file, text, edition }) =>
    checkFile(text, file, { edition, isPictured: true }),
  );
}

/** Their files, with the edition by which they are wrong. */
export function wrongRoundFiles(): readonly WrongRoundFile[] {
  return readdirSync(FOLDER).map((file) => {
    const year = file.replace('.trf', '').slice(-4);
    const edition = editions.find(({ id }) => id === `${editions[0].system}-${year}`) ?? null;
    return { file, text: readFileSync(new URL(file, FOLDER), 'utf8'), edition };
  });
}

interface WrongRoundFile {
  readonly file: string;
  readonly text: string;
  readonly edition: Edition | null;
}

/** An event that is paired by one system and checked by another: nearly every round deviates. */
export function foreignReport(players: number, rounds: number, edition: string): TournamentReport {
  const text = foreignText(players, rounds);
  const options = { edition: editionById(edition), unrated: 1400, isPictured: true };
  return checkFile(text, 'a folder/open 1.trf', options);
}

/** Its file. */
export function foreignText(players: number, rounds: number): string {
  const [{ text }] = generate({ players, rounds }, { seed: 'pictures', count: 1 });
  return text;
}
