import { Gunzip, gzipSync } from 'fflate';

import { MAX_BACKUP_BYTES } from '#/domain/backup/backupFile';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

/** Bytes handed to the inflater at a time: what comes of them stays small beside the limit. */
const SLICE = 16 * 1024;

/** Whether bytes begin as gzip does (RFC 1952); no JSON text does. */
export const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** A text as gzip; the same text gives the same bytes. */
export const packText = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(gzipSync(new TextEncoder().encode(text), { level: 9, mtime: 0 }));

class TooLarge extends Error {}

/** The text that was packed; refused where it would be larger than any backup. */
export const unpackText = (bytes: Uint8Array): Result<string, 'tooLarge' | 'damaged'> => {
  if (!isPacked(bytes)) return fail('damaged');
  const parts: string[] = [];
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let ended = false;
  const inflater = new Gunzip((chunk, isLast) => {
    size += chunk.length;
    if (size > MAX_BACKUP_BYTES) throw new TooLarge();
    parts.push(decoder.decode(chunk, { stream: true }));
    ended ||= isLast;
  });
  try {
    for (let at = 0; at < bytes.length; at += SLICE)
      inflater.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
    parts.push(decoder.decode());
  } catch (error) {
    return fail(error instanceof TooLarge ? 'tooLarge' : 'damaged');
  }
  return ended ? ok(parts.join('')) : fail('damaged');
};
