import { strToU8, zipSync } from 'fflate';

/** A ZIP archive of texts. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files);
  return zipSync(
    Object.fromEntries(entries.map(([path, one]) => [path, typeof one === 'string' ? strToU8(one) : one])),
  );
}

/** Sets bytes in the headers of all files of an archive: in the directory, and where each file stands. */
export function patched(
  archive: Uint8Array<ArrayBuffer>,
  change: (view: DataView, directory: number | null, own: number | null) => void,
): Uint8Array<ArrayBuffer> {
  const copy = archive.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at < copy.length - 4; at++) {
    if (view.getUint32(at, true) === 0x02014b50) change(view, at, null);
    if (view.getUint32(at, true) === 0x04034b50) change(view, null, at);
  }
  return copy;
}

/** The archive with all files marked as encrypted. */
export function encrypted(archive: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return patched(archive, (view, directory, own) => {
    if (directory !== null) view.setUint16(directory + 8, view.getUint16(directory + 8, true) | 1, true);
    if (own !== null) view.setUint16(own + 6, view.getUint16(own + 6, true) | 1, true);
  });
}

/** The archive with other sizes of its files before packing. */
export function withSizes(archive: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  return patched(archive, (view, directory, own) => {
    if (directory !== null) view.setUint32(directory + 24, size, true);
    if (own !== null) view.setUint32(own + 22, size, true);
  });
}
