import { describe, expect, it, vi } from 'vitest';

import { workerImporter } from '#/adapters/offers/imports/browserImporter';
import { plainTextOf } from '#/adapters/offers/posting/htmlText';
import { exportedOffers } from '#/domain/offers/catalogue/exportOffers';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import { importedOffersRecord } from '#/domain/offers/imports/importedOffersRecord';
import { readField } from '#/domain/offers/intake/offerDraft';
import type {
  PostingProblem,
  PostingReader,
  PostingsRead,
} from '#/domain/offers/intake/PostingReader';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import { createAddOfferSession } from '#/usecases/offers/addOfferSession';
import type { Notification } from '#/usecases/shared/notification';
import { noWorker } from '#tests/adapters/worker/fakeWorker';
import { aDraft } from '#tests/support/builders/aDraft';
import { asTable, franceTravailOffer, pageOfPostings } from '#tests/support/builders/offerFiles';
import { createMemoryOffers } from '#tests/support/memory/memoryOffers';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

type Answer = Result<PostingsRead, PostingProblem>;

const ONE: PostingsRead = { postings: [aDraft()], more: 0 };

const setUp = (
  answer: Answer = ok(ONE),
  memory: { readonly quota?: number; readonly blocked?: boolean } = {},
) => {
  const now = (): Date => new Date('2026-11-20T10:00:00Z');
  const vault = createMemoryVault({ texts: new Map(), ...memory }, now);
  const notify = vi.fn<(notification: Notification) => void>();
  const read = vi.fn<PostingReader['read']>(() => Promise.resolve(answer));
  const readFile = vi.fn<PostingReader['readFile']>(() => Promise.resolve(answer));
  const plainText: PostingReader['plainText'] = (text) => Promise.resolve(plainTextOf(text));
  const reader = { read, readFile, plainText };
  const store = createMemoryOffers({ quota: memory.quota ?? Infinity });
  const importer = workerImporter(noWorker);
  const session = createAddOfferSession({
    vault,
    notify,
    now,
    reader,
    importer: () => Promise.resolve(importer),
    imported: () => Promise.resolve(store),
  });
  const imported = async () => {
    const found = await store.load();
    return found.ok ? found.value : [];
  };
  const kept = () => {
    const record = vault.read(ownOffersRecord);
    return record.ok ? (record.value ?? []) : [];
  };
  const state = () => session.getSnapshot().state;
  return { session, state, kept, read, readFile, notify, imported, vault };
};

const aFile = (size = 10) => ({
  name: 'page.html',
  size,
  arrayBuffer: () => Promise.resolve(new ArrayBuffer(size)),
});

describe('adding an offer', () => {
  it('shows pasted rows that hardly look like offers as a list only where they are no advertisement', async () => {
    const spending = 'Date;Libellé;Montant\n02/11/2026;Courses;84,20\n05/11/2026;Loyer;650';
    const rows = setUp(fail('unreadable'));
    rows.session.dispatch({ type: 'typed', text: spending });
    await rows.session.readText();
    expect(rows.state()).toMatchObject({ status: 'import', preview: { doubtful: true, count: 2 } });
    const posting = setUp();
    posting.session.dispatch({ type: 'typed', text: spending });
    await posting.session.readText();
    expect(posting.state()).toMatchObject({ status: 'draft', way: 'text' });
  });

  it('reads the text that was pasted, and keeps the offer on demand only', async () => {
    const { session, state, kept, read } = setUp();
    session.dispatch({ type: 'typed', text: 'Une annonce' });
    await session.readText();
    expect(read).toHaveBeenCalledExactlyOnceWith({ content: 'Une annonce' });
    expect(state()).toMatchObject({ status: 'draft', way: 'text', duplicate: null });
    expect(kept()).toEqual([]);
    session.save('add');
    expect(state()).toMatchObject({ status: 'saved', choice: 'add' });
    expect(kept()).toMatchObject([
      { title: 'Comptable fournisseurs', source: 'own', keptOn: '2026-11-20' },
    ]);
  });

  it('never keeps what a page handed over by itself', async () => {
    const { session, state, kept, read } = setUp();
    await session.receive(ok({ content: 'Une annonce', url: 'https://example.org' }));
    expect(read).toHaveBeenCalledOnce();
    expect(state()).toMatchObject({ status: 'draft', way: 'bookmarklet' });
    await session.receive(fail('tooLarge'));
    expect(state()).toMatchObject({ status: 'unreadable', problem: 'tooLarge' });
    expect(read).toHaveBeenCalledOnce();
    expect(kept()).toEqual([]);
  });

  it('shows an offer that is there already; replacing keeps one, keeping both two', async () => {
    const { session, state, kept } = setUp();
    await session.readText();
    session.save('add');
    await session.readText();
    expect(state()).toMatchObject({ duplicate: { title: 'Comptable fournisseurs' } });
    session.save('replace');
    expect(state()).toMatchObject({ status: 'saved', choice: 'replace' });
    expect(kept()).toHaveLength(1);
    await session.readText();
    session.save('add');
    expect(kept()).toHaveLength(2);
    expect(new Set(kept().map(({ id }) => id)).size).toBe(2);
  });

  it('checks the postings of a page one by one, each against the offers that are kept', async () => {
    const other = aDraft({
      title: readField('Cariste de nuit', 'sure'),
      company: readField('Plateforme Nord Fret', 'sure'),
      description: 'Un tout autre texte, plus court.',
    });
    const { session, state, kept } = setUp(ok({ postings: [aDraft(), other], more: 0 }));
    await session.readFile(aFile());
    expect(state()).toMatchObject({ page: { chosen: 0 }, duplicate: null });
    session.choose(1);
    session.save('add');
    expect(kept()).toMatchObject([{ title: 'Cariste de nuit' }]);
    await session.readFile(aFile());
    expect(state()).toMatchObject({ duplicate: null });
    session.choose(1);
    expect(state()).toMatchObject({ page: { chosen: 1 }, duplicate: { title: 'Cariste de nuit' } });
    session.choose(7);
    expect(state()).toMatchObject({ page: { chosen: 1 } });
  });

  it('does not keep a duplicate that came about by a correction before it is shown', async () => {
    const { session, state, kept } = setUp();
    await session.readText();
    session.save('add');
    session.dispatch({
      type: 'read',
      way: 'text',
      read: {
        postings: [
          aDraft({
            description: 'Un tout autre texte, plus court.',
            title: { value: 'Cariste', confidence: 'sure', quote: null },
          }),
        ],
        more: 0,
      },
      duplicate: null,
    });
    session.dispatch({
      type: 'corrected',
      correction: { name: 'title', value: 'Comptable Fournisseurs (H/F)' },
    });
    session.save('add');
    expect(state()).toMatchObject({
      status: 'draft',
      duplicate: { title: 'Comptable fournisseurs' },
    });
    expect(kept()).toHaveLength(1);
    session.save('add');
    expect(kept()).toHaveLength(2);
  });

  it.each([
    ['quota', { quota: 50 }],
    ['unavailable', { blocked: true }],
  ] as const)('leaves the draft where it cannot be kept: %s', async (problem, memory) => {
    const { session, state, notify } = setUp(ok(ONE), memory);
    await session.readText();
    session.save('add');
    expect(state()).toMatchObject({ status: 'draft', notSaved: problem });
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'destructive' }));
  });

  it('keeps nothing without a title', async () => {
    const { session, state, kept } = setUp();
    await session.readText();
    session.dispatch({ type: 'corrected', correction: { name: 'title', value: '  ' } });
    session.save('add');
    expect(state().status).toBe('draft');
    expect(kept()).toEqual([]);
  });

  it('cuts what the record could not read back', async () => {
    const long = aDraft({
      title: { value: 'x'.repeat(900), confidence: 'sure', quote: null },
      licences: { value: ['', 'y'.repeat(900)], confidence: 'sure', quote: null },
      description: 'mot '.repeat(40_000),
    });
    const { session, kept } = setUp(ok({ postings: [long], more: 0 }));
    await session.readText();
    session.save('add');
    expect(kept()).toHaveLength(1);
  });

  it('refuses a file that is too large before it is opened, and one that is gone', async () => {
    const { session, state, readFile } = setUp();
    await session.readFile(aFile(21 * 1024 * 1024));
    expect(state()).toMatchObject({ status: 'unreadable', way: 'file', problem: 'tooLarge' });
    await session.readFile({ ...aFile(), arrayBuffer: () => Promise.reject(new Error('gone')) });
    expect(state()).toMatchObject({ problem: 'damaged' });
    expect(readFile).not.toHaveBeenCalled();
    await session.readFile(aFile());
    expect(state()).toMatchObject({ status: 'draft', way: 'file' });
  });

  const fileOf = (text: string, name = 'offres.csv') => ({
    name,
    size: text.length,
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  });
  const OFFERS = [
    franceTravailOffer(),
    franceTravailOffer({ id: '302', intitule: 'Cariste', description: 'Charger les camions.' }),
  ];

  it('says so where a file of data has no offer that can be read', async () => {
    const { session, state } = setUp(fail('unreadable'));
    await session.readFile(fileOf('{"version":1,"internal":[{"id":1,"ti'));
    expect(state()).toMatchObject({ status: 'unreadable', problem: 'noOffers' });
  });

  it('shows what a list is, and keeps its offers on demand only', async () => {
    const { session, state, imported, vault, readFile, notify } = setUp();
    await session.readFile(fileOf(asTable(OFFERS, ';')));
    expect(state()).toMatchObject({
      status: 'import',
      fileName: 'offres.csv',
      preview: { source: 'France Travail', count: 2 },
    });
    expect(await imported()).toEqual([]);
    await session.importOffers();
    expect(state()).toMatchObject({ status: 'imported', added: 2, updated: 0, problems: [] });
    expect(await imported()).toMatchObject([{ source: 'imported' }, { title: 'Cariste' }]);
    expect(vault.read(importedOffersRecord)).toEqual(
      ok([{ source: 'France Travail', count: 2, importedOn: '2026-11-20', ends: {} }]),
    );
    expect(notify).toHaveBeenCalledOnce();
    expect(readFile).not.toHaveBeenCalled();
  });

  it('brings up to date what was imported before, under the same number', async () => {
    const { session, state, imported } = setUp();
    await session.readFile(fileOf(JSON.stringify({ resultats: OFFERS })));
    await session.importOffers();
    const before = await imported();
    const changed = OFFERS.map((offer, index) =>
      index === 1 ? { ...offer, intitule: 'Cariste CACES' } : offer,
    );
    session.dispatch({ type: 'typed', text: JSON.stringify(changed) });
    await session.readText();
    expect(state()).toMatchObject({ status: 'import', fileName: null });
    await session.importOffers();
    expect(state()).toMatchObject({ status: 'imported', added: 0, updated: 1, same: 1 });
    const after = await imported();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[1]?.title).toBe('Cariste CACES');
  });

  it('keeps nothing of an import that is stopped', async () => {
    const { session, state, imported } = setUp();
    await session.readFile(fileOf(JSON.stringify(OFFERS)));
    const importing = session.importOffers();
    expect(state().status).toBe('importing');
    session.leaveFile();
    await importing;
    expect(state().status).toBe('empty');
    expect(await imported()).toEqual([]);
  });

  it('follows a column that is put right', async () => {
    const { session, state } = setUp();
    await session.readFile(fileOf('Machin;Intitulé;Ville\nMaison Orme;Cariste;Lyon\n'));
    await session.remap('Machin', 'company');
    expect(state()).toMatchObject({ preview: { first: [{ company: 'Maison Orme' }] } });
  });

  it('keeps the file in view where its offers cannot be kept, so that it can be tried again', async () => {
    const { session, state } = setUp(ok(ONE), { quota: 1 });
    await session.readFile(fileOf(JSON.stringify(OFFERS)));
    await session.importOffers();
    expect(state()).toMatchObject({ status: 'import', notSaved: 'quota' });
    await session.importOffers();
    expect(state()).toMatchObject({ status: 'import', notSaved: 'quota' });
  });

  it('brings back what was exported, once', async () => {
    const { session, state, kept, imported } = setUp();
    await session.readText();
    session.save('add');
    await session.readFile(fileOf(exportedOffers(kept())));
    await session.importOffers();
    expect(state()).toMatchObject({ status: 'imported', added: 0, same: 1 });
    expect(await imported()).toEqual([]);
  });

  it('leaves a page of few postings to be checked one by one', async () => {
    const { session, state, readFile } = setUp();
    await session.readFile(fileOf(pageOfPostings(3), 'page.html'));
    expect(readFile).toHaveBeenCalledOnce();
    expect(state().status).toBe('draft');
    await session.readFile(fileOf(pageOfPostings(40), 'page.html'));
    expect(state()).toMatchObject({ status: 'import', preview: { count: 40 } });
  });

  it('forgets a reading that was given up or overtaken', async () => {
    const answers: ((answer: Answer) => void)[] = [];
    const { session, state, read } = setUp();
    read.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const first = session.readText();
    const second = session.readText();
    answers[1]?.(ok(ONE));
    await second;
    answers[0]?.(fail('unreadable'));
    await first;
    expect(state().status).toBe('draft');
    const third = session.readText();
    session.dispatch({ type: 'back' });
    answers[2]?.(ok(ONE));
    await third;
    expect(state().status).toBe('empty');
  });

  it('leaves tags out of a corrected text', async () => {
    const { session, state } = setUp();
    await session.readText();
    await session.correctText('<p>Salari&eacute;</p><script>x()</script>');
    expect(state()).toMatchObject({ draft: { description: 'Salarié' } });
  });
});
