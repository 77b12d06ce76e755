import type { Attachment } from '#/domain/dossier/attachments';
import { aDossier } from '#tests/support/builders/aDossier';

/** The PDF that was sent for the dossier of the builder, changed as asked. */
export const anAttachment = (change: Partial<Attachment> = {}): Attachment => ({
  id: 1_795_260_000_000,
  dossierId: aDossier().id,
  name: 'CV Claire Dumas, aide-soignante.pdf',
  format: 'pdf',
  size: 184_320,
  addedOn: '2026-11-22',
  ...change,
});
