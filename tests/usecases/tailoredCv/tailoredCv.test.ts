import { describe, expect, test, vi } from 'vitest';

import type { Analyzer } from '#/domain/analysis/Analyzer';
import type { Downloads } from '#/domain/device/Downloads';
import { fail, ok } from '#/domain/shared/result';
import type { CvFiles } from '#/domain/tailoredCv/CvFiles';
import { tailoredDifferences } from '#/domain/tailoredCv/tailoredChanges';
import { tailoredCvsRecord } from '#/domain/tailoredCv/tailoredCv';
import type { Notify } from '#/usecases/shared/notification';
import { exportTailoredCv } from '#/usecases/tailoredCv/exportTailoredCv';
import { keepTailoredCv } from '#/usecases/tailoredCv/keepTailoredCv';
import { makeTailoredCv } from '#/usecases/tailoredCv/makeTailoredCv';
import { CARE_OFFER } from '#tests/support/builders/aLetter';
import { aReadCv } from '#tests/support/builders/aReadCv';
import { aReport } from '#tests/support/builders/aReport';
import { aRow } from '#tests/support/builders/aRow';
import { aTailoredCv } from '#tests/support/builders/aTailoredCv';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

type Compare = Analyzer['compare'];
type Write = CvFiles['write'];

const now = () => new Date('2026-11-24T09:42:00Z');
const about = { dossierId: 4, offerText: CARE_OFFER };
const imported = { cv: aReadCv(), fileName: 'cv.pdf' };

const setUp = (blocked = false) => ({
  vault: createMemoryVault({ texts: new Map(), blocked }, now),
  notify: vi.fn<Notify>(),
  now,
});

describe('making the CV of a job', () => {
  test('shows first what the comparison finds asked for', async () => {
    const report = { ...aReport(), rows: [aRow('Fin de vie', 'Accompagnement de fin de vie')] };
    const compare = vi.fn<Compare>().mockResolvedValue(ok(report));
    const made = await makeTailoredCv(
      { ...setUp(), analyzer: { compare } as never },
      imported,
      about,
    );
    expect(made).toMatchObject({ id: 4, cvName: 'cv.pdf', madeAt: '2026-11-24T09:42:00.000Z' });
    expect(tailoredDifferences(made.content)).toHaveLength(1);
  });

  test.each([
    ['too little to compare', vi.fn<Compare>().mockResolvedValue(fail('tooLittle'))],
    ['a reader that breaks', vi.fn<Compare>().mockRejectedValue(new Error('gone'))],
  ])('with %s, keeps the order of the imported CV', async (_, compare) => {
    const made = await makeTailoredCv(
      { ...setUp(), analyzer: { compare } as never },
      imported,
      about,
    );
    expect(tailoredDifferences(made.content)).toEqual([]);
  });

  test('without an advertisement, compares nothing', async () => {
    const compare = vi.fn<Compare>();
    await makeTailoredCv({ ...setUp(), analyzer: { compare } as never }, imported, {
      ...about,
      offerText: '',
    });
    expect(compare).not.toHaveBeenCalled();
  });
});

test('one CV is kept for each job; where nothing can be, it is said', () => {
  const { vault, notify } = setUp();
  expect(keepTailoredCv({ vault, notify }, aTailoredCv({ id: 4 }))).toBe(true);
  expect(keepTailoredCv({ vault, notify }, aTailoredCv({ id: 4, layout: 'compact' }))).toBe(true);
  expect(vault.read(tailoredCvsRecord)).toMatchObject({ value: [{ id: 4, layout: 'compact' }] });
  expect(notify).not.toHaveBeenCalled();
  const blocked = setUp(true);
  expect(keepTailoredCv(blocked, aTailoredCv())).toBe(false);
  expect(blocked.notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'destructive' }));
});

describe('the file', () => {
  const handOver = (write: Write) => {
    const save = vi.fn<Downloads['save']>();
    const notify = vi.fn<Notify>();
    const services = {
      cvFiles: () => Promise.resolve({ write } as never),
      downloads: () => Promise.resolve({ save } as never),
      notify,
      now,
    };
    return { save, notify, services };
  };

  test('is named after the person and the job', async () => {
    const write = vi
      .fn<Write>()
      .mockResolvedValue({ type: 'application/pdf', content: new ArrayBuffer(1), lossy: true });
    const { save, notify, services } = handOver(write);
    await exportTailoredCv(services, aTailoredCv(), 'Aide-soignant(e) de nuit', 'pdf');
    expect(save).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'CV - Awa Diallo-Perrin - Aide-soignant(e) de nuit.pdf' }),
    );
    expect(notify.mock.calls[0]?.[0].text).toContain('accents');
  });

  test('as JSON Resume is written without fetching anything', async () => {
    const { save, services } = handOver(vi.fn<Write>().mockRejectedValue(new Error('no')));
    await exportTailoredCv(services, aTailoredCv(), '', 'json');
    expect(save).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'application/json', name: 'CV - Awa Diallo-Perrin.json' }),
    );
  });

  test('that cannot be made is told', async () => {
    const { save, notify, services } = handOver(
      vi.fn<Write>().mockRejectedValue(new Error('offline')),
    );
    await exportTailoredCv(services, aTailoredCv(), '', 'docx');
    expect(save).not.toHaveBeenCalled();
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'destructive' }));
  });
});
