import {
  ATTACHMENT_TYPES,
  attachmentsRecord,
  formatOfFile,
  givenName,
  keptName,
  problemOfOneMore,
} from '#/domain/dossier/attachments';
import type { Attachment, AttachmentProblem } from '#/domain/dossier/attachments';
import type { AttachmentStore } from '#/domain/dossier/AttachmentStore';
import { dossiersRecord } from '#/domain/dossier/dossiersRecord';
import { localDay } from '#/domain/shared/localDay';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import { updateRecord } from '#/domain/storage/updateRecord';
import type { UpdateProblem } from '#/domain/storage/Vault';
import { attachmentToasts } from '#/usecases/dossier/attachments.copy';
import { listIn } from '#/usecases/dossier/openDossier';
import type { Services } from '#/usecases/shared/services';

type Parts = Pick<Services, 'vault' | 'attachments' | 'notify' | 'now'>;

const withStore = <T>(
  { attachments }: Pick<Services, 'attachments'>,
  use: (store: AttachmentStore) => Promise<T>,
) => attachments().then(use, () => fail('unavailable' as const));

/** Takes files out of the list, then their bytes: bytes that nothing lists are never shown. */
const forget = async (
  parts: Pick<Services, 'vault' | 'attachments'>,
  gone: (attachment: Attachment) => boolean,
): Promise<Result<null, UpdateProblem>> => {
  const ids = listIn(parts, attachmentsRecord)
    .filter(gone)
    .map(({ id }) => id);
  if (ids.length === 0) return ok(null);
  const written = updateRecord(parts.vault, attachmentsRecord, [], (all) =>
    all.filter(({ id }) => !ids.includes(id)),
  );
  return written.ok ? withStore(parts, (store) => store.remove(ids)) : written;
};

/** Files of dossiers that the list of dossiers no longer holds go: nobody could reach them. */
const forgetStrays = async (parts: Parts, dossierId: number): Promise<void> => {
  const dossiers = parts.vault.read(dossiersRecord);
  const ids = (dossiers.ok ? dossiers.value : null)?.map(({ id }) => id) ?? [];
  if (ids.includes(dossierId)) await forget(parts, (one) => !ids.includes(one.dossierId));
};

/** Keeps a file with a dossier. */
export const attachFile = async (
  parts: Parts,
  dossierId: number,
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
): Promise<Result<Attachment, AttachmentProblem>> => {
  await forgetStrays(parts, dossierId);
  const before = listIn(parts, attachmentsRecord);
  const problem = problemOfOneMore(file, dossierId, before);
  if (problem !== null) return fail(problem);
  // A file that was moved or deleted since it was chosen.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return fail('unreadable');
  const format = formatOfFile(file.name, bytes);
  if (format === null) return fail('unsupported');
  const now = parts.now();
  const attachment: Attachment = {
    id: before.reduce((free, { id }) => Math.max(free, id + 1), now.getTime()),
    dossierId,
    name: keptName(file.name),
    format,
    size: bytes.byteLength,
    addedOn: localDay(now),
  };
  const kept = await withStore(parts, (store) => store.keep(new Map([[attachment.id, bytes]])));
  if (!kept.ok) return kept;
  const written = updateRecord(parts.vault, attachmentsRecord, [], (all) => [attachment, ...all]);
  if (written.ok) return ok(attachment);
  await withStore(parts, (store) => store.remove([attachment.id]));
  return written;
};

/** Hands a kept file over under its name, or says why not. */
export const saveAttachment = async (
  { notify, ...parts }: Pick<Services, 'attachments' | 'downloads' | 'notify'>,
  attachment: Attachment,
): Promise<void> => {
  const { id, format } = attachment;
  const loaded = await withStore(parts, (store) => store.load([id]));
  const bytes = loaded.ok ? loaded.value.get(id) : undefined;
  const downloads = bytes && (await parts.downloads().catch(() => null));
  if (bytes && downloads)
    downloads.save({
      name: givenName(attachment),
      type: ATTACHMENT_TYPES[format],
      content: bytes,
    });
  else
    notify({
      tone: 'destructive',
      ...(loaded.ok && !bytes ? attachmentToasts.lost : attachmentToasts.notOpened),
    });
};

/** Takes a file out for good; whether that was done. Ask for a confirmation first. */
export const removeAttachment = async (parts: Parts, { id }: Attachment): Promise<boolean> => {
  const gone = await forget(parts, (one) => one.id === id);
  parts.notify(
    gone.ok
      ? { tone: 'success', ...attachmentToasts.removed }
      : { tone: 'destructive', ...attachmentToasts.notRemoved },
  );
  return gone.ok;
};

/** The files of a dossier that is closed go with it. */
export const removeAttachmentsOf = async (
  parts: Pick<Services, 'vault' | 'attachments'>,
  dossierId: number,
): Promise<void> => {
  await forget(parts, (one) => one.dossierId === dossierId);
};
