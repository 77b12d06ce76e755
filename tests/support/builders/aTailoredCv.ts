import { composeTailoredCv } from '#/domain/tailoredCv/composeTailoredCv';
import type { TailoredCv } from '#/domain/tailoredCv/tailoredCv';
import { aReadCv } from '#tests/support/builders/aReadCv';

/** A CV kept for the job of `aDossier`, as composed without a comparison. */
export const aTailoredCv = (change: Partial<TailoredCv> = {}): TailoredCv => ({
  id: 1_795_250_000_000,
  cvName: 'CV Awa Diallo-Perrin.pdf',
  madeAt: '2026-11-22T10:12:00.000Z',
  changedAt: '2026-11-22T10:12:00.000Z',
  layout: 'plain',
  emphasis: false,
  content: composeTailoredCv(aReadCv(), null),
  ...change,
});
