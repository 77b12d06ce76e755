import { beforeAll, describe, expect, test, vi } from 'vitest';

import { WorkerAnalyzer } from '#/adapters/analysis/browserAnalyzer';
import { loadLexicon } from '#/adapters/lexicon/loadLexicon';
import { LocalPostingReader } from '#/adapters/offers/posting/LocalPostingReader';
import type { Analyzer } from '#/domain/analysis/Analyzer';
import { letterText } from '#/domain/letters/letterText.fr';
import type { ClaimKind } from '#/domain/matching/claims';
import type { LedgerRow } from '#/domain/matching/report';
import type { HeadCorrection } from '#/domain/postings/offer';
import { fail, ok } from '#/domain/shared/result';
import { createInterviewStore } from '#/usecases/interview/interviewStore';
import { createLetterSession } from '#/usecases/letters/letterSession';
import { createMatchSession } from '#/usecases/match/matchSession';
import { compareCorrected } from '#/usecases/offers/correctedOffers';
import { createReviewSession } from '#/usecases/review/reviewSession';
import type { Notify } from '#/usecases/shared/notification';
import { advertisementOf, subjectOfOffer } from '#/usecases/subject/subject';
import { noWorker } from '#tests/adapters/worker/fakeWorker';
import { aHeldCv } from '#tests/support/builders/aHeldCv';
import { CARE_OFFER } from '#tests/support/builders/aLetter';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';
import { aReadCv } from '#tests/support/builders/aReadCv';
import { aReport } from '#tests/support/builders/aReport';
import { aReview } from '#tests/support/builders/aReview';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

/** The first comparison of a run compiles the lexicon. */
const COMPILING = 30_000;

const now = () => new Date('2026-11-21T10:00:00Z');
const cv = aReadCv();
const read = aHeldCv({ fileName: 'CV.pdf', cv });
const offer = anInternalOffer({
  title: 'Aide-soignant(e) de nuit',
  company: 'Résidence Les Glycines',
  location: 'Nantes (44)',
  description: CARE_OFFER,
});
const MISSION = 'Accueillir les stagiaires et les nouveaux collègues';

const open = () => {
  const review = vi.fn<Analyzer['review']>(async () => ok(aReview()));
  const analyzer: Analyzer = Object.assign(
    new WorkerAnalyzer({ startWorker: noWorker, today: () => '2026-11-21' }),
    { review },
  );
  const notify = vi.fn<Notify>();
  const vault = createMemoryVault({ texts: new Map() }, now);
  const postings = async () => new LocalPostingReader(loadLexicon, async () => fail('damaged'));
  const parts = { analyzer, lexicon: loadLexicon, postings, vault, notify, now, random: () => 0.5 };
  const wait = async () => {};
  const match = createMatchSession(parts, wait);
  /** Compares as a link from the offer does: its text under its title, and says that of one row. */
  const say = async (kind: ClaimKind, label: RegExp) => {
    match.takeOffer('offer 1', advertisementOf(subjectOfOffer(offer)));
    await match.compare(read);
    const { state } = match.getSnapshot();
    const report = state.status === 'complete' ? state.analysis.report : null;
    const rows = [...(report?.rows ?? []), ...(report?.setAside?.rows ?? [])];
    const row = rows.find((one) => label.test(one.label)) as LedgerRow;
    await match.revise(cv, { kind, row });
    return row;
  };
  /** Compares the pasted text, and puts its post right. */
  const name = async (head: HeadCorrection) => {
    match.setOfferText(CARE_OFFER);
    await match.compare(read);
    await match.revise(cv, { kind: 'post', head });
    const { state } = match.getSnapshot();
    return state.status === 'complete' ? state.analysis : null;
  };
  const letter = async () => {
    const session = createLetterSession(parts, wait);
    session.take(subjectOfOffer(offer));
    await session.generate(read);
    const { work } = session.getSnapshot();
    return work.status === 'ready' ? letterText(work.letter.history.present) : work.status;
  };
  const letterOn = async (offerText: string) => {
    const session = createLetterSession(parts, wait);
    session.setForm({ offerText });
    await session.generate(read);
    const { work } = session.getSnapshot();
    return work.status === 'ready' ? letterText(work.letter.history.present) : work.status;
  };
  const interviewOn = async (offerText: string) => {
    const store = createInterviewStore(parts, async () => null);
    await store.start({
      offerText,
      subject: null,
      cv: async () => cv,
      choices: { size: 'whole', kinds: ['hr'], practice: false },
      seed: 0,
    });
    const machine = store.getSnapshot();
    return machine.phase === 'interviewing' ? machine.session : machine.phase;
  };
  const topics = async (readCv: typeof cv | null = cv) => {
    const store = createInterviewStore(parts, async () => null);
    await store.start({
      offerText: offer.description,
      subject: subjectOfOffer(offer),
      cv: async () => readCv,
      choices: { size: 'whole', kinds: ['hr', 'technical', 'behavioural'], practice: false },
      seed: 0,
    });
    const machine = store.getSnapshot();
    return machine.phase === 'interviewing' ? machine.session.topics.map(({ label }) => label) : [];
  };
  const reviewed = async () => {
    const session = createReviewSession({ ...parts, offers: async () => [offer] }, wait);
    await session.launch(read);
    return review.mock.lastCall?.[1][0]?.offer.notAsked;
  };
  return { match, name, letterOn, interviewOn, say, letter, topics, reviewed };
};

describe('what the report was told that an offer does not ask for', () => {
  beforeAll(async () => {
    await open().letter();
  }, COMPILING);

  test('is no reason to open its letter, and is one again once that is taken back', async () => {
    const { say, letter } = open();
    const opensOn = async () => /je vous écris[^\n]*diplôme d’État/u.test(await letter());
    const before = await letter();
    expect(await opensOn()).toBe(true);
    const { label } = await say('notAsked', /^Diplôme d’État/u);
    expect(await opensOn()).toBe(false);
    expect(await letter()).toContain('diplôme d’État');
    await say('asked', new RegExp(`^${label}$`, 'u'));
    expect(await letter()).toBe(before);
  });

  test('is not asked about in the interview, with a CV or without', async () => {
    const { say, topics } = open();
    expect(await topics()).toContain(MISSION);
    await say('notAsked', new RegExp(`^${MISSION}`, 'u'));
    expect(await topics()).not.toContain(MISSION);
    expect(await topics(null)).not.toContain(MISSION);
  });

  test('is no keyword that a review of the CV could miss', async () => {
    const { say, reviewed } = open();
    expect(await reviewed()).toBeUndefined();
    await say('notAsked', new RegExp(`^${MISSION}`, 'u'));
    expect(await reviewed()).toHaveLength(1);
  });
});

describe('an employer and a title put right in a comparison', () => {
  const head = { title: 'Veilleur de nuit', company: 'Les Tilleuls', location: 'Vertou (44)' };

  test('are those of the analysis, kept with it, and another title is another score', async () => {
    const { name, match } = open();
    const named = await name(head);
    expect(named).toMatchObject({
      offerTitle: 'Veilleur de nuit',
      company: 'Les Tilleuls',
      place: 'Vertou (44)',
    });
    const again = await name({});
    expect(again?.id).toBe(named?.id);
    expect(again?.offerTitle).not.toBe('Veilleur de nuit');
    expect(again?.score).toBeGreaterThan(named?.score ?? 100);
    await match.revise(cv, { kind: 'post', head: { company: null } });
    expect(match.getSnapshot().state).toMatchObject({ analysis: { company: null } });
  });

  test('are those of the letter and of the interview on the same text', async () => {
    const { name, letterOn, interviewOn } = open();
    await name(head);
    const letter = await letterOn(CARE_OFFER);
    expect(letter).toContain('Les Tilleuls');
    expect(letter).toMatch(/veilleuse de nuit/iu);
    expect(await interviewOn(CARE_OFFER)).toMatchObject({
      title: 'Veilleur de nuit',
      company: 'Les Tilleuls',
    });
  });
});

test('where too little would be left, nothing is left out', async () => {
  const compare = vi.fn<Analyzer['compare']>(async (_cv, { notAsked }) =>
    notAsked === undefined ? ok(aReport()) : fail('tooLittle'),
  );
  const corrected = { text: CARE_OFFER, notAsked: ['skills netsoins'] };
  expect(await compareCorrected({ compare })(cv, corrected)).toMatchObject({ ok: true });
  expect(compare).toHaveBeenCalledTimes(2);
  compare.mockResolvedValue(fail('failed'));
  expect(await compareCorrected({ compare })(cv, corrected)).toEqual(fail('failed'));
  expect(compare).toHaveBeenCalledTimes(3);
});
