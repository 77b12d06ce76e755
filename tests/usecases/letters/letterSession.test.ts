import { describe, expect, test, vi } from 'vitest';

import { loadLexicon } from '#/adapters/lexicon/loadLexicon';
import { letterList, letterState } from '#/app/routes/coverLetter/letterState';
import { paragraphText, rewritten, lettersRecord } from '#/domain/letters/letterDraft';
import type { LetterContent } from '#/domain/letters/letterDraft';
import { profileRecord } from '#/domain/profile/profileRecord';
import { showSamplesRecord } from '#/domain/settings/showSamples';
import { fail, ok } from '#/domain/shared/result';
import { createVault } from '#/domain/storage/createVault';
import type { TextStore } from '#/domain/storage/TextStore';
import type { CvState } from '#/usecases/cv/cvState';
import { createLetterSession } from '#/usecases/letters/letterSession';
import type { Notify } from '#/usecases/shared/notification';
import { SIMULATED_LETTER_MS } from '#/usecases/shared/timings';
import { aHeldCv } from '#tests/support/builders/aHeldCv';
import { aLetter, aSavedLetter, CARE_OFFER } from '#tests/support/builders/aLetter';
import { anApplication } from '#tests/support/builders/anApplication';
import { aProfile } from '#tests/support/builders/aProfile';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const noCv: CvState = { status: 'none' };
const cv: CvState = aHeldCv({ fileName: 'CV.pdf' });

const setUp = (storage: Partial<Parameters<typeof createMemoryVault>[0]> = {}) => {
  const waits: number[] = [];
  const notify = vi.fn<Notify>();
  const vault = createMemoryVault({ texts: new Map(), ...storage }, () => new Date('2026-11-21'));
  const session = createLetterSession(
    {
      vault,
      notify,
      now: () => new Date('2026-11-21T09:42:00.000Z'),
      analyzer: { compare: async () => fail('tooLittle') },
      lexicon: loadLexicon,
    },
    async (milliseconds) => {
      waits.push(milliseconds);
    },
  );
  const letter = () => {
    const { work } = session.getSnapshot();
    if (work.status !== 'ready') throw new Error(`no letter, ${work.status}`);
    return work.letter;
  };
  return { session, vault, notify, waits, letter };
};

describe('the letter on the table', () => {
  test('is the specified sample for a newcomer, after the specified wait, and is not kept', async () => {
    const { session, vault, waits } = setUp();
    const writing = session.generate(noCv);
    expect(session.getSnapshot().work.status).toBe('generating');
    await writing;
    expect(session.getSnapshot().work.status).toBe('sample');
    expect(waits).toContain(SIMULATED_LETTER_MS);
    expect(vault.read(lettersRecord)).toEqual({ ok: true, value: null });
  });

  test('is no sample where samples are hidden, and waits for no simulation', async () => {
    const { session, vault, waits } = setUp();
    vault.write(showSamplesRecord, false);
    await session.generate(noCv);
    expect(session.getSnapshot().work).toEqual({ status: 'noSource' });
    expect(waits).toEqual([]);
    const shown = (ground: { hasSource: boolean; showSamples: boolean }) =>
      letterState(session.getSnapshot(), [], { ...ground, findings: null }).status;
    expect(shown({ hasSource: false, showSamples: false })).toBe('noSource');
    expect(shown({ hasSource: true, showSamples: false })).toBe('idle');
    expect(shown({ hasSource: false, showSamples: true })).toBe('idle');
  });

  test('a sample on the table goes when samples are hidden', async () => {
    const { session } = setUp();
    await session.generate(noCv);
    const shown = (showSamples: boolean) =>
      letterState(session.getSnapshot(), [], { hasSource: false, showSamples, findings: null })
        .status;
    expect(shown(true)).toBe('sample');
    expect(shown(false)).toBe('noSource');
  });

  test('is composed from a CV, kept, and another one on request', async () => {
    const { session, vault, letter, waits } = setUp();
    session.setForm({ offerText: CARE_OFFER });
    await session.generate(cv);
    expect(waits).not.toContain(SIMULATED_LETTER_MS);
    const first = letter().history.present;
    expect(letter()).toMatchObject({ variant: 0, keeping: 'kept' });
    await session.regenerate(cv);
    expect(letter().variant).toBe(1);
    expect(letter().history.present.paragraphs).not.toEqual(first.paragraphs);
    session.undo();
    expect(letter().history.present).toEqual(first);
    const kept = vault.read(lettersRecord);
    expect(kept.ok && kept.value).toMatchObject([{ id: letter().id, content: first }]);
  });

  const OTHER_OFFER =
    'Jardinier H/F\nVille de Vierzon – CDD six mois\n\nTailler les haies, tondre, planter les massifs.';

  test('is another one for another advertisement: the first stays as it was', async () => {
    const { session, vault, letter } = setUp();
    session.setForm({ offerText: CARE_OFFER, title: 'Aide-soignante', company: 'Les Tilleuls' });
    await session.generate(cv);
    const first = letter();
    session.setForm({ offerText: `${CARE_OFFER}\nPoste à pourvoir en mars.` });
    await session.generate(cv);
    expect(letter().id).toBe(first.id);
    session.setForm({ offerText: OTHER_OFFER });
    expect(session.getSnapshot().form).toMatchObject({ title: '', company: '' });
    await session.generate(cv);
    expect(letter().id).not.toBe(first.id);
    expect(letter().dossierId).not.toBe(first.dossierId);
    expect(letter().history.present.frame.recipient.join(' ')).not.toContain('Les Tilleuls');
    const kept = vault.read(lettersRecord);
    expect(kept.ok && kept.value).toHaveLength(2);
  });

  test('waits for a CV that is being read, and is no template beside it', async () => {
    const { session, letter } = setUp();
    session.setForm({ offerText: CARE_OFFER });
    const writing = session.generate({
      status: 'reading',
      fileName: 'CV.pdf',
      readingId: 1,
      progress: { step: 'opening', progress: 0 },
      before: null,
    });
    expect(session.getSnapshot().work.status).toBe('generating');
    session.cvIs(cv);
    await writing;
    expect(letter().history.present.frame.signature).toBe('Awa Diallo-Perrin');
  });

  test('keeps for the next one what the person says of themselves, not of one employer', async () => {
    const { session } = setUp();
    session.setForm({ pride: 'Le travail bien fait', why: 'Votre jardin', when: 'en mars' });
    await session.generate(cv);
    session.startAnew();
    expect(session.getSnapshot().form).toMatchObject({
      pride: 'Le travail bien fait',
      why: '',
      when: 'en mars',
    });
  });

  test('is composed from a saved profile without any CV', async () => {
    const { session, vault, letter } = setUp();
    vault.write(profileRecord, aProfile());
    await session.generate(noCv);
    expect(letter().history.present.frame.signature).toBe('Awa Diallo-Perrin');
  });

  test('one paragraph has another version; the rest stays', async () => {
    const { session, letter } = setUp();
    session.setForm({ offerText: CARE_OFFER });
    await session.generate(cv);
    const before = letter().history.present.paragraphs.map(paragraphText);
    await session.regenerateParagraph(cv, 'me');
    const after = letter().history.present.paragraphs.map(paragraphText);
    expect(after.map((text, index) => text === before[index])).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
  });

  test('stays in view where it cannot be kept, and it is said once', async () => {
    const { session, letter, notify } = setUp({ blocked: true });
    await session.generate(cv);
    expect(letter().keeping).toBe('refused');
    session.change((content) => rewritten(content, 'us', 'Merci.'));
    session.change((content) => rewritten(content, 'us', 'Merci encore.'));
    expect(notify).toHaveBeenCalledOnce();
    expect(
      letterState(session.getSnapshot(), [], {
        hasSource: true,
        showSamples: true,
        findings: null,
      }),
    ).toMatchObject({
      letter: { keeping: 'refused', canUndo: true },
    });
  });

  test('starts from an application, and is found again from it', async () => {
    const { session, letter } = setUp();
    const subject = {
      kind: 'application',
      id: 7,
      dossierId: null,
      title: 'Aide-soignante',
      company: 'EHPAD Les Glycines',
      place: 'Nantes',
      text: CARE_OFFER,
    } as const;
    session.take(subject);
    expect(session.getSnapshot().form).toMatchObject({ offerText: CARE_OFFER });
    await session.generate(cv);
    const { id } = letter();
    expect(letter().applicationId).toBe(7);
    session.startAnew();
    expect(session.getSnapshot().work.status).toBe('idle');
    session.take(subject);
    expect(letter().id).toBe(id);
  });

  test('news of a letter that was left changes nothing', async () => {
    const { session } = setUp();
    const writing = session.generate(cv);
    session.startAnew();
    await writing;
    expect(session.getSnapshot().work.status).toBe('idle');
  });
});

const firstText = ({ paragraphs }: LetterContent): string | undefined =>
  paragraphs.map(paragraphText)[0];

/** Two tabs of one browser: each hears of what the other writes. */
const twoTabs = () => {
  const texts = new Map<string, string>();
  const heard: ((key: string) => void)[] = [];
  let at = Date.parse('2026-11-21T09:00:00.000Z');
  const now = () => new Date((at += 1000));
  const tab = (own: number) => {
    const tell = (key: string) => {
      heard.forEach((listener, index) => index === own || listener(key));
      return ok(null);
    };
    const store: TextStore = {
      keys: () => ok([...texts.keys()]),
      get: (key) => ok(texts.get(key) ?? null),
      set: (key, text) => (texts.set(key, text), tell(key)),
      remove: (key) => (texts.delete(key), tell(key)),
      watch: (listener) => {
        heard[own] = listener;
        return () => undefined;
      },
    };
    const vault = createVault(store, now);
    const notify = vi.fn<Notify>();
    const analyzer = { compare: async () => fail('tooLittle' as const) };
    const session = createLetterSession(
      { vault, notify, now, analyzer, lexicon: loadLexicon },
      async () => {},
    );
    const present = () => {
      const { work } = session.getSnapshot();
      if (work.status !== 'ready') throw new Error(`no letter, ${work.status}`);
      return work.letter;
    };
    return {
      vault,
      notify,
      session,
      present,
      text: () => firstText(present().history.present),
    };
  };
  const tabs = [tab(0), tab(1)] as const;
  const letter = aSavedLetter();
  tabs[0].vault.write(lettersRecord, [letter]);
  for (const { session } of tabs) session.open(letter);
  return { tabs, letter };
};

describe('one letter in two tabs', () => {
  const role = 'you';
  const say = (text: string) => (content: LetterContent) => rewritten(content, role, text);

  test('what one changes, the other shows and says; undoing brings its own words back', () => {
    const { tabs } = twoTabs();
    const [one, other] = tabs;
    other.session.change(say('Écrit dans l’autre.'));
    expect(one.text()).toBe('Écrit dans l’autre.');
    expect(one.notify).toHaveBeenCalledOnce();
    expect(one.notify).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Lettre modifiée dans un autre onglet' }),
    );
    expect(other.notify).not.toHaveBeenCalled();
    const before = firstText(aSavedLetter().content);
    one.session.undo();
    expect(one.text()).toBe(before);
    expect(other.text()).toBe(before);
  });

  test('a change here joins the one made there', () => {
    const { tabs } = twoTabs();
    const [one, other] = tabs;
    other.session.change(say('Écrit dans l’autre.'));
    one.session.change((content) => rewritten(content, 'me', 'Écrit ici.'));
    const texts = other.present().history.present.paragraphs.map(paragraphText);
    expect(texts).toEqual(expect.arrayContaining(['Écrit dans l’autre.', 'Écrit ici.']));
  });

  test('another name is taken over without a word, and what is typed in the form stays', () => {
    const { tabs } = twoTabs();
    const [one, other] = tabs;
    one.session.setForm({ keyPoints: 'En train d’écrire' });
    other.session.label({ name: 'Mon autre nom' });
    expect(one.present().name).toBe('Mon autre nom');
    expect(one.session.getSnapshot().form.keyPoints).toBe('En train d’écrire');
    expect(one.notify).not.toHaveBeenCalled();
  });

  test('deleted in the other, it stays in view, said to be so, until it is changed', () => {
    const { tabs } = twoTabs();
    const [one, other] = tabs;
    other.vault.write(lettersRecord, []);
    expect(one.present().keeping).toBe('deletedElsewhere');
    one.session.change(say('Gardée à nouveau.'));
    expect(one.present().keeping).toBe('kept');
    expect(one.vault.read(lettersRecord)).toMatchObject({ ok: true, value: [{ id: 1 }] });
  });

  test('another letter changed there changes nothing here', () => {
    const { tabs, letter } = twoTabs();
    const [one, other] = tabs;
    const before = one.session.getSnapshot();
    other.vault.write(lettersRecord, [aSavedLetter({ id: 2 }), letter]);
    expect(one.session.getSnapshot()).toBe(before);
  });
});

describe('the list of letters', () => {
  test('names the application of each, and tells why it cannot be shown', () => {
    const application = anApplication({ id: 7 });
    const kept = {
      id: 1,
      name: 'Lettre',
      changedAt: '2026-11-21T09:42:00.000Z',
      applicationId: 7,
      dossierId: null,
      form: setUp().session.getSnapshot().form,
      variant: 0,
      content: aLetter(),
    };
    expect(letterList({ ok: true, value: [kept] }, 1, [application], 0)).toMatchObject({
      letters: [{ open: true, attachedTo: 'Aide-soignante de nuit, EHPAD Les Glycines' }],
    });
    expect(letterList(fail('unavailable'), null, [], 0)).toEqual({ status: 'unavailable' });
    expect(letterList(fail('corrupt'), null, [], 0)).toEqual({ status: 'damaged' });
  });
});
