import { describe, expect, it, vi } from 'vitest';

import { askedTopics } from '#/domain/interview/askedTopics';
import { interviewsRecord } from '#/domain/interview/interviewsRecord';
import { weighedIn } from '#/domain/interview/notAskedQuestion';
import { lettersRecord, rewritten } from '#/domain/letters/letterDraft';
import { offerCorrectionsRecord, withCorrection } from '#/domain/postings/offerCorrections';
import { correctionsCopy } from '#/pages/SettingsPage/corrections.copy';
import { interviewToasts } from '#/usecases/interview/interview.copy';
import { createInterviewStore } from '#/usecases/interview/interviewStore';
import { letterSessionOf } from '#/usecases/letters/letterSession';
import { madeCorrections, undoOfferCorrection } from '#/usecases/settings/madeCorrections';
import type { MadeCorrection, OfferMade } from '#/usecases/settings/madeCorrections';
import { undoLetterCorrection } from '#/usecases/settings/undoLetterCorrection';
import type { Notify } from '#/usecases/shared/notification';
import type { Services } from '#/usecases/shared/services';
import { aCv } from '#tests/support/builders/aCv';
import { aDossier } from '#tests/support/builders/aDossier';
import { aSavedLetter, CARE_OFFER } from '#tests/support/builders/aLetter';
import { anInterview } from '#tests/support/builders/anInterview';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const now = () => new Date('2026-11-24T09:42:00');
const corrected = withCorrection(
  [],
  CARE_OFFER,
  { head: { company: 'EHPAD Les Camélias' }, notAsked: ['skills anglais', 'skills permis b'] },
  5,
);
const sources = {
  cv: { status: 'none' },
  offers: corrected,
  dossiers: [aDossier()],
  ownOffers: [],
  analyses: [],
  letters: [],
  interviews: [],
} as const;

const isOfOffer = (made: MadeCorrection): made is OfferMade =>
  made.kind === 'head' || made.kind === 'notAsked';

describe('what was corrected', () => {
  it('is named by the job that it is about', () => {
    const made = madeCorrections(sources);
    expect(made.map(({ kind }) => kind)).toEqual(['head', 'notAsked', 'notAsked']);
    expect(made[0]).toMatchObject({
      id: 5,
      offer: 'Aide-soignant(e) de nuit',
      dossierId: aDossier().id,
    });
    expect(made[1]).toMatchObject({ label: 'Anglais' });
  });

  it('names the post of a line that was added', () => {
    const line = {
      target: 'line',
      place: 'experience',
      id: 'experience-1',
      label: 'Sage',
      value: 'Travail avec Sage',
    } as const;
    const elsewhere = { ...line, place: 'elsewhere', id: null, label: 'Ciel' } as const;
    const cv = aCv();
    const made = madeCorrections({
      ...sources,
      cv: {
        status: 'read',
        fileName: 'cv.pdf',
        cv,
        asRead: cv,
        corrections: [line, elsewhere],
        refused: null,
      },
      offers: [],
    });
    expect(made).toEqual([
      { kind: 'cv', correction: line, entry: cv.experiences[0]?.jobTitle?.value },
      { kind: 'cv', correction: elsewhere, entry: null },
    ]);
    expect(made.map((one) => correctionsCopy.wordsOf(one))[1]).toBe(
      'Ligne en plus\u00a0: «\u00a0Travail avec Sage\u00a0»',
    );
  });

  it('names no offer that is gone', () => {
    expect(madeCorrections({ ...sources, dossiers: [] })[0]).toMatchObject({
      offer: null,
      dossierId: null,
    });
  });

  it('is taken back one by one, and the last takes the entry away', () => {
    const vault = createMemoryVault({ texts: new Map(), blocked: false }, now);
    const notify = vi.fn<Notify>();
    vault.write(offerCorrectionsRecord, corrected);
    const kept = () => {
      const stored = vault.read(offerCorrectionsRecord);
      return (stored.ok && stored.value) || [];
    };
    const [head, ...notAsked] = madeCorrections(sources).filter(isOfOffer);
    if (head) undoOfferCorrection({ vault, notify }, head);
    expect(kept()[0]).toMatchObject({ head: {}, notAsked: ['skills anglais', 'skills permis b'] });
    for (const made of notAsked) undoOfferCorrection({ vault, notify }, made);
    expect(kept()).toEqual([]);
    expect(notify).not.toHaveBeenCalled();
  });

  it('says so where nothing can be kept', () => {
    const vault = createMemoryVault({ texts: new Map(), blocked: true }, now);
    const notify = vi.fn<Notify>();
    undoOfferCorrection(
      { vault, notify },
      { kind: 'head', id: 5, head: {}, offer: null, dossierId: null },
    );
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'destructive' }));
  });
});

describe('a letter', () => {
  const letter = aSavedLetter();
  const [paragraph] = letter.content.paragraphs;
  if (paragraph === undefined) throw new Error('a letter has paragraphs');
  const own = {
    ...letter,
    dossierId: 12,
    content: rewritten(letter.content, paragraph.role, 'Je connais vos nuits.'),
  };

  it('tells each paragraph that the person wrote', () => {
    expect(madeCorrections({ ...sources, offers: [], letters: [letter, own] })).toEqual([
      {
        kind: 'letter',
        id: own.id,
        role: paragraph.role,
        text: 'Je connais vos nuits.',
        letter: own.name,
        dossierId: 12,
      },
    ]);
  });

  it.each([
    ['kept', false],
    ['on the table', true],
  ])('has its composed words again (%s)', (_, isOpen) => {
    const vault = createMemoryVault({ texts: new Map(), blocked: false }, now);
    vault.write(lettersRecord, [own]);
    const services = { vault, notify: vi.fn<Notify>(), now } as Partial<Services> as Services;
    if (isOpen) letterSessionOf(services).open(own);
    const [made] = madeCorrections({ ...sources, offers: [], letters: [own] });
    if (made?.kind !== 'letter') throw new Error('nothing was made');
    undoLetterCorrection(services, made);
    const kept = vault.read(lettersRecord);
    expect(kept.ok && kept.value?.[0]?.content).toEqual(letter.content);
    const { work } = letterSessionOf(services).getSnapshot();
    expect(work.status === 'ready' ? work.letter.history.present : null).toEqual(
      isOpen ? letter.content : null,
    );
  });
});

describe('a question that the offer does not ask', () => {
  const session = anInterview();
  const at = session.questions.findIndex((question) => weighedIn(session, question).length > 0);
  const store = (blocked = false) => {
    const vault = createMemoryVault({ texts: new Map(), blocked }, now);
    const notify = vi.fn<Notify>();
    const parts = { vault, notify, now } as Partial<Services> as Services;
    const interview = createInterviewStore(parts, () => Promise.resolve(null));
    interview.resume({ ...session, index: at });
    return { interview, vault, notify };
  };

  it('leaves the interview, is listed by its words, and comes back once undone', async () => {
    expect(at).toBeGreaterThan(-1);
    const { interview, vault } = store();
    await interview.setQuestionAside();
    const stored = vault.read(interviewsRecord);
    const ids = (stored.ok && stored.value?.[0]?.questions.map(({ id }) => id)) || [];
    expect(ids).toEqual(session.questions.filter((_, index) => index !== at).map(({ id }) => id));

    const corrections = vault.read(offerCorrectionsRecord);
    const offers = (corrections.ok && corrections.value) || [];
    const topics = askedTopics(session.topics, offers[0]?.notAsked ?? []);
    const asked = session.questions[at]?.topicIds ?? [];
    expect(topics.filter(({ id }) => asked.includes(id))).toEqual([]);
    expect(topics.length).toBe(session.topics.length - asked.length);

    const made = madeCorrections({ ...sources, offers, interviews: [session] }).filter(isOfOffer);
    const labels = session.topics.filter(({ id }) => asked.includes(id)).map(({ label }) => label);
    expect(made.map((one) => (one.kind === 'notAsked' ? one.label : null))).toEqual(labels);
    for (const one of made) undoOfferCorrection({ vault, notify: vi.fn<Notify>() }, one);
    expect(vault.read(offerCorrectionsRecord)).toEqual({ ok: true, value: [] });
  });

  it('stays where the correction cannot be kept', async () => {
    const { interview, notify } = store(true);
    await interview.setQuestionAside();
    const machine = interview.getSnapshot();
    expect(machine.phase === 'interviewing' && machine.session.questions).toEqual(
      session.questions,
    );
    expect(notify).toHaveBeenCalledWith({ tone: 'destructive', ...interviewToasts.notSetAside });
  });

  it('is never the last one, nor one that is always asked', () => {
    const question = session.questions[at];
    const [first] = session.questions.filter(({ origin }) => origin === 'base');
    if (question === undefined || first === undefined) throw new Error('none');
    expect(weighedIn({ ...session, questions: [question] }, question)).toEqual([]);
    expect(weighedIn(session, first)).toEqual([]);
  });
});
