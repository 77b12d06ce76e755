import { describe, expect, it, vi } from 'vitest';

import {
  attachmentsRecord,
  MAX_ALL_ATTACHMENTS_BYTES,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENTS,
} from '#/domain/dossier/attachments';
import { dossiersRecord } from '#/domain/dossier/dossiersRecord';
import { attachFile, removeAttachment, saveAttachment } from '#/usecases/dossier/attachFile';
import { attachmentToasts } from '#/usecases/dossier/attachments.copy';
import { removeDossier } from '#/usecases/dossier/changeDossier';
import type { Notify } from '#/usecases/shared/notification';
import { aDossier } from '#tests/support/builders/aDossier';
import { anAttachment } from '#tests/support/builders/anAttachment';
import { createMemoryAttachments } from '#tests/support/memory/memoryAttachments';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const DOSSIER = aDossier().id;

type Setup = { readonly fileQuota?: number; readonly textQuota?: number; readonly deaf?: boolean };

const setUp = ({ fileQuota = Infinity, textQuota = Infinity, deaf = false }: Setup = {}) => {
  const now = () => new Date('2026-11-24T09:42:00.000Z');
  const notify = vi.fn<Notify>();
  const saved = vi.fn<(file: { name: string; type: string; content: unknown }) => void>();
  const vault = createMemoryVault({ texts: new Map(), quota: textQuota }, now);
  vault.write(dossiersRecord, [aDossier()]);
  const store = createMemoryAttachments({ quota: fileQuota, blocked: deaf });
  const parts = {
    vault,
    notify,
    now,
    attachments: async () => store,
    downloads: async () => ({ save: saved }),
  };
  const listed = () => {
    const read = vault.read(attachmentsRecord);
    return (read.ok && read.value) || [];
  };
  return { parts, notify, saved, vault, store, listed };
};

const fileOf = (name: string, content: string) => {
  const bytes = Uint8Array.from(content, (letter) => letter.codePointAt(0) ?? 0);
  return {
    name,
    size: bytes.byteLength,
    arrayBuffer: () => Promise.resolve(bytes.slice().buffer),
  };
};
const PDF = fileOf('CV envoyé.pdf', '%PDF-1.7 …');

describe('a file given to a dossier', () => {
  it('is kept with its day, given back as it was, and taken out for good', async () => {
    const { parts, saved, store, listed } = setUp();
    const added = await attachFile(parts, DOSSIER, PDF);
    if (!added.ok) throw new Error(added.problem);
    expect(listed()).toEqual([added.value]);
    expect(added.value).toMatchObject({
      dossierId: DOSSIER,
      name: 'CV envoyé.pdf',
      format: 'pdf',
      size: PDF.size,
      addedOn: '2026-11-24',
    });
    await saveAttachment(parts, added.value);
    expect(saved).toHaveBeenCalledWith({
      name: 'CV envoyé.pdf',
      type: 'application/pdf',
      content: await PDF.arrayBuffer(),
    });
    expect(await removeAttachment(parts, added.value)).toBe(true);
    expect(listed()).toEqual([]);
    expect(await store.load([added.value.id])).toEqual({ ok: true, value: new Map() });
  });

  it.each([
    ['facture.pdf.exe', 'facture.pdf.exe.pdf'],
    ['photo\u202Efdp.scr', 'photofdp.scr.pdf'],
    ['../../.profile', '.. .. .profile.pdf'],
    ['CV.PDF', 'CV.PDF'],
  ])(
    'is given back as what it is, whatever a backup of others calls it: %s',
    async (name, given) => {
      const { parts, saved, store } = setUp();
      const listed = anAttachment({ name, format: 'pdf' });
      await store.keep(new Map([[listed.id, await PDF.arrayBuffer()]]));
      await saveAttachment(parts, listed);
      expect(saved).toHaveBeenCalledWith(expect.objectContaining({ name: given }));
    },
  );

  it.each([
    ['docx', fileOf('Lettre.DOCX', 'PK\u0003\u0004…')],
    ['eml', fileOf('Réponse.eml', 'Delivered-To: a@example.org\r\nSubject: Candidature')],
    ['eml', fileOf('mbox.eml', 'From a@example.org Mon Nov 23\nSubject: Candidature')],
    ['png', fileOf('annonce.png', '\u0089PNG\r\n\u001A\n…')],
    ['jpeg', fileOf('annonce.jpg', '\u00FF\u00D8\u00FF\u00E0…')],
    ['webp', fileOf('annonce.webp', 'RIFF\u0001\u0002\u0003\u0004WEBPVP8')],
  ])('is known as %s by its name and its first bytes', async (format, file) => {
    const { parts } = setUp();
    expect(await attachFile(parts, DOSSIER, file)).toMatchObject({ ok: true, value: { format } });
  });

  it.each([
    ['unsupported', fileOf('Réponse.msg', '\u00D0\u00CF\u0011\u00E0')],
    ['unsupported', fileOf('page.pdf', '<html><script>')],
    ['unsupported', fileOf('annonce', '%PDF-1.7')],
    ['empty', fileOf('vide.pdf', '')],
    ['tooLarge', { ...PDF, size: MAX_ATTACHMENT_BYTES + 1 }],
    ['unreadable', { ...PDF, arrayBuffer: () => Promise.reject(new Error('moved')) }],
  ])('is refused as %s', async (problem, file) => {
    const { parts, listed } = setUp();
    expect(await attachFile(parts, DOSSIER, file)).toEqual({ ok: false, problem });
    expect(listed()).toEqual([]);
  });

  it('is not kept twice, nor beyond what a dossier and a backup hold', async () => {
    const { parts, vault } = setUp();
    await attachFile(parts, DOSSIER, PDF);
    expect(await attachFile(parts, DOSSIER, PDF)).toEqual({ ok: false, problem: 'already' });
    const many = Array.from({ length: MAX_ATTACHMENTS }, (_, id) => anAttachment({ id }));
    vault.write(attachmentsRecord, many);
    expect(await attachFile(parts, DOSSIER, PDF)).toEqual({ ok: false, problem: 'tooMany' });
    const heavy = Array.from(
      { length: MAX_ALL_ATTACHMENTS_BYTES / MAX_ATTACHMENT_BYTES },
      (_, id) => anAttachment({ id, size: MAX_ATTACHMENT_BYTES, dossierId: 2 }),
    );
    vault.write(dossiersRecord, [aDossier(), aDossier({ id: 2 })]);
    vault.write(attachmentsRecord, heavy);
    expect(await attachFile(parts, DOSSIER, PDF)).toEqual({ ok: false, problem: 'full' });
  });

  it('makes room of files whose dossier is no longer there', async () => {
    const { parts, vault, store, listed } = setUp();
    vault.write(attachmentsRecord, [anAttachment({ id: 3, dossierId: 999 })]);
    await store.keep(new Map([[3, new ArrayBuffer(4)]]));
    expect(await attachFile(parts, DOSSIER, PDF)).toMatchObject({ ok: true });
    expect(listed().map(({ dossierId }) => dossierId)).toEqual([DOSSIER]);
    expect(await store.load([3])).toEqual({ ok: true, value: new Map() });
  });

  it('leaves nothing behind where the device is full or refuses', async () => {
    const full = setUp({ fileQuota: 3 });
    expect(await attachFile(full.parts, DOSSIER, PDF)).toEqual({ ok: false, problem: 'quota' });
    expect(full.listed()).toEqual([]);
    const refusing = setUp({ deaf: true });
    expect(await attachFile(refusing.parts, DOSSIER, PDF)).toEqual({
      ok: false,
      problem: 'unavailable',
    });
    expect(refusing.listed()).toEqual([]);
  });

  it('leaves no bytes where the list does not take it', async () => {
    const { parts, store, vault } = setUp();
    const unlisted = {
      ...parts,
      vault: {
        ...vault,
        write: () => ({ ok: false, problem: 'quota' }) as const,
      },
    };
    expect(await attachFile(unlisted, DOSSIER, PDF)).toEqual({ ok: false, problem: 'quota' });
    expect(await store.load([parts.now().getTime()])).toEqual({ ok: true, value: new Map() });
  });
});

describe('a file that was kept', () => {
  it('says so where its bytes are gone', async () => {
    const { parts, notify, saved } = setUp();
    await saveAttachment(parts, anAttachment());
    expect(saved).not.toHaveBeenCalled();
    expect(notify).toHaveBeenCalledWith({ tone: 'destructive', ...attachmentToasts.lost });
  });

  it('goes with its dossier', async () => {
    const { parts, listed, store } = setUp();
    const added = await attachFile(parts, DOSSIER, PDF);
    expect(removeDossier(parts, DOSSIER)).toBe(true);
    await vi.waitFor(() => expect(listed()).toEqual([]));
    await vi.waitFor(async () =>
      expect(await store.load([added.ok ? added.value.id : 0])).toEqual({
        ok: true,
        value: new Map(),
      }),
    );
  });
});
