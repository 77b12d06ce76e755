import type { Cv } from '#/domain/cv/cv';
import type { CvStore } from '#/domain/cv/CvStore';
import type { CvFile } from '#/domain/cv/TextExtractor';
import { fail, ok } from '#/domain/shared/result';

/** Largest file a memory store takes, and what it starts with. */
type MemoryCvOptions = { readonly quota?: number; readonly kept?: CvFile };

/** A CV store that lives as long as the page. */
export const createMemoryCvStore = ({ quota = Infinity, kept }: MemoryCvOptions = {}): CvStore => {
  let current: CvFile | null = kept ?? null;
  let reading: Cv | null = null;
  return {
    load: () => Promise.resolve(ok(current && { ...current, reading })),
    keep: ({ name, bytes }) => {
      if (bytes.byteLength > quota) return Promise.resolve(fail('quota' as const));
      // A copy, as a database makes one: later changes of the caller's bytes stay the caller's.
      current = { name, bytes: bytes.slice(0) };
      reading = null;
      return Promise.resolve(ok(null));
    },
    keepReading: ({ name }, read) => {
      if (current?.name === name) reading = structuredClone(read);
      return Promise.resolve(ok(null));
    },
    remove: () => {
      current = null;
      reading = null;
      return Promise.resolve(ok(null));
    },
  };
};
