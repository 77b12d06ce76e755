import { fail, ok } from '#/domain/shared/result';
import { createVault } from '#/domain/storage/createVault';
import type { TextStore } from '#/domain/storage/TextStore';
import type { Vault } from '#/domain/storage/Vault';

/** The texts of a memory vault, as a test or a story prepares them. */
export type MemoryTexts = {
  /** What is kept, by key. */
  readonly texts: Map<string, string>;
  /** UTF-16 units of keys and texts together above which a write fails; unlimited where absent. */
  readonly quota?: number;
  /** True where storage is blocked, as in some private windows. */
  readonly blocked?: boolean;
};

const sizeOf = (texts: ReadonlyMap<string, string>): number => {
  let size = 0;
  for (const [key, text] of texts) size += key.length + text.length;
  return size;
};

const memoryTextStore = ({ texts, quota = Infinity, blocked = false }: MemoryTexts): TextStore => ({
  keys: () => (blocked ? fail('unavailable') : ok([...texts.keys()])),
  get: (key) => (blocked ? fail('unavailable') : ok(texts.get(key) ?? null)),
  set: (key, text) => {
    if (blocked) return fail('unavailable');
    const next = new Map(texts).set(key, text);
    if (sizeOf(next) > quota) return fail('quota');
    texts.set(key, text);
    return ok(null);
  },
  remove: (key) => {
    if (blocked) return fail('unavailable');
    texts.delete(key);
    return ok(null);
  },
  // One page alone: nobody else changes this memory.
  watch: () => () => undefined,
});

/** A vault that lives as long as the page. */
export const createMemoryVault = (memory: MemoryTexts, now: () => Date): Vault =>
  createVault(memoryTextStore(memory), now);
