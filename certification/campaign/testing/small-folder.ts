import type { Appender } from '../store/folder.js';
import { MemoryFolder } from '../store/memory-folder.js';

/** A folder in memory that can run out of space. */
export class SmallFolder extends MemoryFolder {
  /** Characters that still fit. */
  space = Infinity;

  override write(name: string, text: string): void {
    this.#take(text.length);
    super.write(name, text);
  }

  override append(name: string): Appender {
    const lines = super.append(name);
    return {
      ...lines,
      write: (text) => {
        // What still fits is written, as on a disk.
        lines.write(text.slice(0, this.space));
        this.#take(text.length);
      },
    };
  }

  #take(length: number): void {
    if (length > this.space)
      throw Object.assign(new Error('disk full'), { code: 'ENOSPC', syscall: 'write' });
    this.space -= length;
  }
}
