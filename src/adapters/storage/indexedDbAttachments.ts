import { ATTACHMENTS_STORE, withDatabase } from '#/adapters/storage/database';
import type { AttachmentStore } from '#/domain/dossier/AttachmentStore';
import { fail, ok } from '#/domain/shared/result';

/** Keeps the files of dossiers in IndexedDB, which takes bytes as they are. */
export const createIndexedDbAttachments = (): AttachmentStore => ({
  load: async (ids) => {
    const found = await withDatabase((database) =>
      Promise.all(ids.map((id) => database.get(ATTACHMENTS_STORE, id))),
    );
    if (!found.ok) return fail('unavailable');
    return ok(
      new Map(
        ids.flatMap((id, index) => {
          const bytes = found.value[index];
          return bytes instanceof ArrayBuffer ? [[id, bytes] as const] : [];
        }),
      ),
    );
  },
  keep: (files) =>
    withDatabase(async (database) => {
      const writing = database.transaction(ATTACHMENTS_STORE, 'readwrite');
      // A refused write ends the whole transaction, and with it all that it wrote.
      await Promise.all([
        ...[...files].map(([id, bytes]) => writing.store.put(bytes, id)),
        writing.done,
      ]);
      return null;
    }),
  remove: (ids) =>
    withDatabase(async (database) => {
      const writing = database.transaction(ATTACHMENTS_STORE, 'readwrite');
      await Promise.all([...ids.map((id) => writing.store.delete(id)), writing.done]);
      return null;
    }),
});
