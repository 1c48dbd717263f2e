/**
 * Typed arrays that live and die together, in one piece of memory: a small one by itself costs more time to make and to
 * clear away than all work on its numbers. All are zero at first.
 */
export class Arena {
  private readonly memory: ArrayBuffer;
  private used = 0;

  /** @param room how many floats, 32-bit integers and bytes it has to hold; floats are taken first, then integers. */
  constructor({ floats = 0, ints = 0, bytes = 0 }: { floats?: number; ints?: number; bytes?: number }) {
    this.memory = new ArrayBuffer(8 * floats + 4 * ints + bytes);
  }

  floats(length: number): Float64Array {
    const array = new Float64Array(this.memory, this.used, length);
    this.used += array.byteLength;
    return array;
  }

  ints(length: number): Int32Array {
    const array = new Int32Array(this.memory, this.used, length);
    this.used += array.byteLength;
    return array;
  }

  bytes(length: number): Uint8Array {
    const array = new Uint8Array(this.memory, this.used, length);
    this.used += array.byteLength;
    return array;
  }
}
