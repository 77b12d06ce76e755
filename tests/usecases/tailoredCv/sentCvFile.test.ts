import { expect, test, vi } from 'vitest';

import type { CvFiles } from '#/domain/tailoredCv/CvFiles';
import { tailoredCvsRecord } from '#/domain/tailoredCv/tailoredCv';
import { sentCvFile } from '#/usecases/tailoredCv/sentCvFile';
import { aTailoredCv } from '#tests/support/builders/aTailoredCv';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const now = () => new Date('2026-11-24T09:42:00Z');
const bytes = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text)).buffer;

const setUp = () => {
  const write = vi
    .fn<CvFiles['write']>()
    .mockResolvedValue({ type: 'application/pdf', content: bytes('%PDF-'), lossy: false });
  const vault = createMemoryVault({ texts: new Map(), blocked: false }, now);
  return { write, vault, services: { vault, now, cvFiles: () => Promise.resolve({ write }) } };
};
const imported = {
  heldFile: () => ({ name: 'cv.docx', arrayBuffer: () => Promise.resolve(bytes('as it is')) }),
};

test('the CV made for the job is what was sent, as a PDF', async () => {
  const { vault, write, services } = setUp();
  vault.write(tailoredCvsRecord, [aTailoredCv({ id: 4 })]);
  const file = await sentCvFile(services, imported, 4, 'Cariste');
  expect(file?.name).toMatch(/^CV.*Cariste\.pdf$/u);
  expect(file?.content).toEqual(bytes('%PDF-'));
  expect(write.mock.calls[0]?.[0]).toBe('pdf');
});

test('without one, the imported file as it is; without that, nothing', async () => {
  const { vault, write, services } = setUp();
  vault.write(tailoredCvsRecord, [aTailoredCv({ id: 5 })]);
  expect(await sentCvFile(services, imported, 4, 'Cariste')).toEqual({
    name: 'cv.docx',
    content: bytes('as it is'),
  });
  expect(await sentCvFile(services, { heldFile: () => null }, 4, 'Cariste')).toBeNull();
  expect(write).not.toHaveBeenCalled();
});
