import type { AttachmentStore } from '#/domain/dossier/AttachmentStore';
import { fail, ok } from '#/domain/shared/result';

/** Bytes that a memory store takes in all, whether it answers at all, and what it starts with. */
type MemoryAttachmentsOptions = {
  readonly quota?: number;
  readonly blocked?: boolean;
  readonly kept?: ReadonlyMap<number, ArrayBuffer>;
};

/** A store of files that lives as long as the page. */
export const createMemoryAttachments = ({
  quota = Infinity,
  blocked = false,
  kept = new Map(),
}: MemoryAttachmentsOptions = {}): AttachmentStore => {
  const files = new Map(kept);
  return {
    load: (ids) =>
      Promise.resolve(
        blocked
          ? fail('unavailable' as const)
          : ok(
              new Map(
                ids.flatMap((id) => {
                  const bytes = files.get(id);
                  return bytes === undefined ? [] : [[id, bytes] as const];
                }),
              ),
            ),
      ),
    keep: (added) => {
      if (blocked) return Promise.resolve(fail('unavailable' as const));
      const all = new Map([...files, ...added]);
      const weight = [...all.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
      if (weight > quota) return Promise.resolve(fail('quota' as const));
      // Copies, as a database makes them: later changes of the caller's bytes stay the caller's.
      for (const [id, bytes] of added) files.set(id, bytes.slice(0));
      return Promise.resolve(ok(null));
    },
    remove: (ids) => {
      if (blocked) return Promise.resolve(fail('unavailable' as const));
      for (const id of ids) files.delete(id);
      return Promise.resolve(ok(null));
    },
  };
};
