import { beforeAll, describe, expect, test, vi } from 'vitest';

import { analysisFunctions } from '#/adapters/analysis/analysisFunctions';
import type { AnalysisFunctions } from '#/adapters/analysis/analysisFunctions';
import { WorkerAnalyzer } from '#/adapters/analysis/browserAnalyzer';
import { loadLexicon } from '#/adapters/lexicon/loadLexicon';
import type { Analyzer } from '#/domain/analysis/Analyzer';
import type { Cv } from '#/domain/cv/cv';
import type { ExtractOptions } from '#/domain/cv/TextExtractor';
import { MATCH_STEPS } from '#/domain/matching/report';
import type { MatchStep } from '#/domain/matching/report';
import { REVIEW_STEPS } from '#/domain/review/review';
import type { ReviewStep } from '#/domain/review/review';
import { ok, fail } from '#/domain/shared/result';
import { noWorker, workersInThisThread } from '#tests/adapters/worker/fakeWorker';
import { anOffer } from '#tests/support/builders/anOffer';

const today = (): string => '2026-11-21';

const refuse = (): never => {
  throw new Error('this thread was not to be used');
};
const notInline: AnalysisFunctions = {
  readCv: refuse,
  extractText: refuse,
  readPastedCv: refuse,
  drawPage: refuse,
  compare: refuse,
  review: refuse,
  warmUp: refuse,
};

const ANALYZERS: readonly (readonly [string, () => Analyzer])[] = [
  ['WorkerAnalyzer on this thread', () => new WorkerAnalyzer({ startWorker: noWorker, today })],
  [
    'WorkerAnalyzer',
    () =>
      new WorkerAnalyzer({
        startWorker: workersInThisThread(analysisFunctions).start,
        inline: notInline,
        today,
      }),
  ],
];

const CV = `Nadia Berthier
Assistante comptable
nadia.berthier@example.org
06 39 98 00 11
44000 Nantes

EXPÉRIENCE
Assistante comptable, Imprimerie Tardieu, Nantes
Mars 2021 – aujourd’hui
- Saisie et contrôle de 400 factures fournisseurs par mois sur Sage 100
- Préparation des règlements, relances

FORMATION
2020 BTS Comptabilité et gestion, Lycée Delorme, Nantes

COMPÉTENCES
Excel, Sage 100

LANGUES
Anglais B1`;

const bytesOf = (text: string): ArrayBuffer =>
  new Uint8Array(new TextEncoder().encode(text)).buffer;

const readCv = async (analyzer: Analyzer): Promise<Cv> => {
  const cv = await analyzer.readPastedCv(CV);
  if (!cv.ok) throw new Error(cv.problem);
  return cv.value;
};

/** The lexicon is compiled on its first import: seconds on a busy machine, and no part of what is tested. */
const COMPILING = 60_000;
beforeAll(loadLexicon, COMPILING);

describe.each(ANALYZERS)('%s keeps the contract of an analyzer', (_name, create) => {
  test('gives the text of a document as it stands', async () => {
    const file = { name: 'offre.txt', bytes: bytesOf('Assistante comptable\nNantes, CDI') };
    expect(await create().extractText(file)).toEqual(ok('Assistante comptable\nNantes, CDI'));
    expect(await create().extractText({ ...file, bytes: new ArrayBuffer(0) })).toEqual(
      fail('empty'),
    );
  });

  test('reads a pasted CV and compares it with an offer', async () => {
    const analyzer = create();
    const cv = await readCv(analyzer);
    expect(cv.readOn).toBe(today());
    expect(cv.person.email?.value).toBe('nadia.berthier@example.org');
    const onStep = vi.fn<(step: MatchStep) => void>();
    const report = await analyzer.compare(cv, anOffer(), onStep);
    if (!report.ok) throw new Error(report.problem);
    expect(onStep.mock.calls.map(([step]) => step)).toEqual(MATCH_STEPS);
    expect(report.value.score).toBeGreaterThan(60);
    const sum = report.value.rows.reduce((total, { tenths }) => total + tenths, 0);
    expect(sum + (report.value.cap?.tenths ?? 0)).toBe(report.value.score * 10);
  });

  test('reads a file by its bytes and tells how far it is', async () => {
    const onProgress = vi.fn<NonNullable<ExtractOptions['onProgress']>>();
    const file = { name: 'cv.pdf', bytes: bytesOf(CV) };
    const cv = await create().readCv(file, { onProgress });
    expect(cv.ok && cv.value.document.fileName).toBe('cv.pdf');
    const steps = onProgress.mock.calls.map(([{ step }]) => step);
    expect(steps[0]).toBe('opening');
    expect(steps.at(-1)).toBe('understanding');
    expect(file.bytes.byteLength).toBeGreaterThan(0);
  });

  test('a page that cannot be drawn here is told, and its file left whole', async () => {
    const file = { name: 'cv.pdf', bytes: bytesOf('no page at all') };
    expect(await create().drawPage(file, 1, 900)).toEqual({ ok: false, problem: 'failed' });
    expect(file.bytes.byteLength).toBeGreaterThan(0);
  });

  test('an offer that asks for nothing has no number', async () => {
    const analyzer = create();
    const report = await analyzer.compare(await readCv(analyzer), { text: 'Bonjour à tous' });
    expect(report).toEqual({ ok: false, problem: 'tooLittle' });
  });

  test('reviews a CV, with keywords of the offers near its trade', async () => {
    const analyzer = create();
    const cv = await readCv(analyzer);
    const onStep = vi.fn<(step: ReviewStep) => void>();
    const review = await analyzer.review(cv, [{ offer: anOffer(), sample: true }], onStep);
    if (!review.ok) throw new Error(review.problem);
    expect(onStep.mock.calls.map(([step]) => step)).toEqual(REVIEW_STEPS);
    const sum = review.value.criteria.reduce((total, { points }) => total + points, 0);
    expect(sum).toBe(review.value.score);
    expect(review.value.keywords.offers).toBe(1);
    expect(review.value.keywords.sample).toBe(true);
  });

  test('an empty file and an empty text are problems, not faults', async () => {
    const analyzer = create();
    const empty = { ok: false, problem: 'empty' };
    expect(await analyzer.readCv({ name: 'cv.pdf', bytes: new ArrayBuffer(0) })).toEqual(empty);
    expect(await analyzer.readPastedCv('  \n ')).toEqual(empty);
  });

  test('a CV that is not one is damaged, and the next call works', async () => {
    const analyzer = create();
    const notACv = { readOn: 'never' } as unknown as Cv;
    expect(await analyzer.compare(notACv, anOffer())).toEqual({ ok: false, problem: 'failed' });
    expect(await analyzer.review(notACv, [])).toEqual({ ok: false, problem: 'failed' });
    expect((await analyzer.readPastedCv(CV)).ok).toBe(true);
  });

  test('an aborted call rejects with the reason of its signal', async () => {
    const analyzer = create();
    analyzer.warmUp();
    const controller = new AbortController();
    const reason = new Error('deleted');
    const reading = analyzer.readPastedCv(CV, { signal: controller.signal });
    controller.abort(reason);
    await expect(reading).rejects.toBe(reason);
  });
});
