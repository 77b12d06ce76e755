/** Whole numbers from 0 on, by seven bits a byte; the highest bit is set where more of the number follow. */
export const SEVEN_BITS = 0x7f;
const MORE = 0x80;

/** How many bytes a number takes. */
export const bytesOf = (number: number): number => {
  let bytes = 1;
  for (let left = number >>> 7; left > 0; left >>>= 7) bytes += 1;
  return bytes;
};

/** Writes a number; returns where the next one goes. */
export const writeNumber = (bytes: Uint8Array, at: number, number: number): number => {
  let next = at;
  let left = number;
  for (; left > SEVEN_BITS; left >>>= 7) {
    bytes[next] = (left & SEVEN_BITS) | MORE;
    next += 1;
  }
  bytes[next] = left;
  return next + 1;
};

/** Reads numbers one after the other; past the end it reads 0. */
export class NumberReader {
  readonly bytes: Uint8Array;
  /** Where the next number begins. */
  at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes;
    this.at = at;
  }

  next(): number {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at] ?? 0;
      this.at += 1;
      number |= (byte & SEVEN_BITS) << shift;
      if (byte < MORE) return number;
    }
  }
}
