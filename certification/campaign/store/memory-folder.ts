import type { Appender, CampaignFolder } from './folder.js';

/** The folder of a campaign that is kept in memory only. */
export class MemoryFolder implements CampaignFolder {
  readonly files = new Map<string, string>();

  /** @param path how the folder is named in messages. */
  constructor(readonly path = 'memory') {}

  read(name: string): string | null {
    return this.files.get(name) ?? null;
  }

  write(name: string, text: string): void {
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

  append(name: string): Appender {
    const add = (text: string): void => void this.files.set(name, (this.files.get(name) ?? '') + text);
    add('');
    return { write: add, sync: () => undefined, close: () => undefined };
  }
}
