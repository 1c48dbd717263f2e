import type { CampaignFolder } from '../store/folder.js';

/** A folder in memory that can run out of space. */
export class MemoryFolder implements CampaignFolder {
  readonly path = 'memory';
  readonly files = new Map<string, string>();
  /** Characters that still fit. */
  space = Infinity;

  read(name: string): string | null {
    return this.files.get(name) ?? null;
  }

  write(name: string, text: string): void {
    this.#take(text.length);
    this.files.set(name, text);
  }

  create(name: string, text: string): boolean {
    if (this.files.has(name)) return false;
    this.write(name, text);
    return true;
  }

  rename(from: string, to: string): void {
    const text = this.files.get(from);
    if (text === undefined) throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
    this.files.delete(from);
    this.files.set(to, text);
  }

  remove(name: string): void {
    this.files.delete(name);
  }

  append(name: string): { write(text: string): void; sync(): void; close(): void } {
    const add = (text: string): void => void this.files.set(name, (this.files.get(name) ?? '') + text);
    add('');
    return {
      write: (text) => {
        // What still fits is written, as on a disk.
        add(text.slice(0, this.space));
        this.#take(text.length);
      },
      sync: () => undefined,
      close: () => undefined,
    };
  }

  #take(length: number): void {
    if (length > this.space)
      throw Object.assign(new Error('disk full'), { code: 'ENOSPC', syscall: 'write' });
    this.space -= length;
  }
}
