import { describe, expect, it, vi } from 'vitest';

import type { Cv } from '#/domain/cv/cv';
import { savedCorrectionsRecord } from '#/domain/cv/savedCorrectionsRecord';
import type { CvFile, ExtractOptions, ReadingProblem } from '#/domain/cv/TextExtractor';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import { createCvSession } from '#/usecases/cv/cvSession';
import { aReadCv } from '#tests/support/builders/aReadCv';
import { createMemoryCvStore } from '#tests/support/memory/memoryCvStore';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

type Call = {
  readonly file: CvFile;
  readonly options: ExtractOptions;
  readonly answer: (result: Result<Cv, ReadingProblem>) => void;
};

/** An analyzer that answers when the test says so, and rejects when it is aborted, as the port asks. */
const aManualAnalyzer = () => {
  const calls: Call[] = [];
  const readCv = (file: CvFile, options: ExtractOptions = {}) =>
    new Promise<Result<Cv, ReadingProblem>>((resolve, reject) => {
      calls.push({ file, options, answer: resolve });
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
    });
  return {
    calls,
    readCv,
    readPastedCv: (text: string, options?: ExtractOptions) =>
      readCv({ name: text, bytes: new ArrayBuffer(0) }, options),
  };
};

const aFile = (name: string, text = name) => ({
  name,
  arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
});

const setUp = (texts = new Map<string, string>(), cvStore = createMemoryCvStore()) => {
  const analyzer = aManualAnalyzer();
  const vault = createMemoryVault({ texts }, () => new Date(0));
  const session = createCvSession({ analyzer, cvStore, vault });
  const called = (count: number) =>
    vi.waitFor(() => expect(analyzer.calls).toHaveLength(count), { interval: 1 });
  return { ...analyzer, vault, cvStore, session, called, texts };
};

describe('createCvSession', () => {
  it('reads a file and tells its subscribers', async () => {
    const { session, calls, called } = setUp();
    const heard = vi.fn<() => void>();
    session.subscribe(heard);
    const done = session.importFile(aFile('cv.pdf'));
    expect(session.getSnapshot().state).toMatchObject({ status: 'reading', fileName: 'cv.pdf' });
    await called(1);
    calls[0]?.options.onProgress?.({ step: 'extracting', progress: 0.4 });
    expect(session.getSnapshot().state).toMatchObject({ progress: { progress: 0.4 } });
    calls[0]?.answer(ok(aReadCv()));
    await done;
    expect(session.getSnapshot().state.status).toBe('read');
    expect(heard).toHaveBeenCalled();
  });

  it('cancels the first reading when a second file comes, and shows the second only', async () => {
    const { session, calls, called } = setUp();
    const first = session.importFile(aFile('first.pdf'));
    await called(1);
    const second = session.importFile(aFile('second.pdf'));
    await called(2);
    expect(calls[0]?.options.signal?.aborted).toBe(true);
    await first;
    expect(session.getSnapshot().state).toMatchObject({
      status: 'reading',
      fileName: 'second.pdf',
    });
    calls[1]?.answer(ok(aReadCv()));
    await second;
    expect(session.getSnapshot().state).toMatchObject({ status: 'read', fileName: 'second.pdf' });
  });

  it('cancels the reading when the CV is removed meanwhile', async () => {
    const { session, calls, called } = setUp();
    const done = session.importFile(aFile('cv.pdf'));
    await called(1);
    await session.remove();
    await done;
    expect(calls[0]?.options.signal?.aborted).toBe(true);
    expect(session.getSnapshot().state).toEqual({ status: 'none' });
  });

  it('says damaged where the file itself cannot be opened', async () => {
    const { session } = setUp();
    const gone = { name: 'cv.pdf', arrayBuffer: () => Promise.reject(new Error('gone')) };
    await session.importFile(gone);
    expect(session.getSnapshot().state).toMatchObject({ status: 'unreadable', problem: 'damaged' });
  });

  it('keeps nothing on the device unless asked', async () => {
    const { session, calls, called, cvStore, texts } = setUp();
    const done = session.importFile(aFile('cv.pdf'));
    await called(1);
    calls[0]?.answer(ok(aReadCv()));
    await done;
    await session.correct({ target: 'headline', value: 'Comptable' });
    expect(await cvStore.load()).toEqual({ ok: true, value: null });
    expect(texts.size).toBe(0);
  });

  /** A visit that leaves a CV on the device, with one correction. */
  const aVisit = async () => {
    const visit = setUp();
    const done = visit.session.importFile(aFile('cv.pdf', 'content'));
    await visit.called(1);
    visit.calls[0]?.answer(ok(aReadCv()));
    await done;
    await visit.session.setKept(true);
    await visit.session.correct({ target: 'headline', value: 'Comptable unique' });
    return visit;
  };
  const CORRECTED = {
    kept: true,
    state: { status: 'read', fileName: 'cv.pdf', cv: { headline: { value: 'Comptable unique' } } },
  };

  it('brings back a kept CV with its corrections in a later visit, as it was read', async () => {
    const visit = await aVisit();
    const later = setUp(visit.texts, visit.cvStore);
    await later.session.restore();
    expect(later.calls).toHaveLength(0);
    expect(later.session.getSnapshot()).toMatchObject(CORRECTED);
    const held = await later.session.heldFile()?.arrayBuffer();
    expect(new TextDecoder().decode(held)).toBe('content');
    // What was read, before any correction, is there to go back to.
    await later.session.takeBack({ target: 'headline', value: 'Comptable unique' });
    expect(later.session.getSnapshot().state).toMatchObject({ status: 'read' });
  });

  it('reads it again where another version read it, and keeps that reading', async () => {
    const visit = await aVisit();
    const kept = await visit.cvStore.load();
    if (!kept.ok || kept.value === null) throw new Error('not kept');
    await visit.cvStore.keep(kept.value);
    const later = setUp(visit.texts, visit.cvStore);
    const restored = later.session.restore();
    await later.called(1);
    expect(new TextDecoder().decode(later.calls[0]?.file.bytes)).toBe('content');
    later.calls[0]?.answer(ok(aReadCv()));
    await restored;
    expect(later.session.getSnapshot()).toMatchObject(CORRECTED);
    expect(await visit.cvStore.load()).toMatchObject({ value: { reading: aReadCv() } });
  });

  it.each([
    ['gone', createMemoryCvStore()],
    [
      'corrupt',
      { ...createMemoryCvStore(), load: () => Promise.resolve(fail('corrupt' as const)) },
    ],
  ] as const)('says that a kept CV is %s', async (problem, cvStore) => {
    const visit = setUp();
    visit.vault.write(savedCorrectionsRecord, { fileName: 'cv.pdf', corrections: [] });
    const later = setUp(visit.texts, cvStore);
    await later.session.restore();
    expect(later.session.getSnapshot()).toEqual({
      kept: false,
      looking: false,
      storageProblem: problem,
      state: { status: 'none' },
    });
    // What is gone is told once; what is damaged, until another file is kept.
    expect(visit.texts.size).toBe(problem === 'gone' ? 0 : 1);
  });

  it('leaves no file that was replaced where the new one cannot be kept', async () => {
    const { session, calls, called, cvStore, texts } = setUp(
      new Map(),
      createMemoryCvStore({ quota: 12 }),
    );
    for (const [index, [name, text]] of [
      ['court.pdf', 'court'],
      ['long.pdf', 'beaucoup trop long'],
    ].entries()) {
      const done = session.importFile(aFile(name ?? '', text));
      await called(index + 1);
      calls[index]?.answer(ok(aReadCv()));
      await done;
      if (index === 0) await session.setKept(true);
    }
    expect(session.getSnapshot()).toMatchObject({ kept: false, storageProblem: 'quota' });
    expect(await cvStore.load()).toEqual({ ok: true, value: null });
    expect(texts.size).toBe(0);
  });

  it('forgets the corrections of the file before when another one is kept', async () => {
    const { session, calls, called, vault } = setUp();
    const first = session.importFile(aFile('first.pdf'));
    await called(1);
    calls[0]?.answer(ok(aReadCv()));
    await first;
    await session.setKept(true);
    await session.correct({ target: 'headline', value: 'Comptable' });
    const second = session.importFile(aFile('second.pdf'));
    await called(2);
    calls[1]?.answer(ok(aReadCv()));
    await second;
    expect(vault.read(savedCorrectionsRecord)).toEqual({
      ok: true,
      value: { fileName: 'second.pdf', corrections: [], firstName: 'Awa' },
    });
  });

  it.each(['remove', 'setKept'] as const)('leaves nothing on the device after %s', async (way) => {
    const { session, calls, called, cvStore, texts } = setUp();
    await session.setKept(true);
    const done = session.importFile(aFile('cv.pdf'));
    await called(1);
    calls[0]?.answer(ok(aReadCv()));
    await done;
    expect((await cvStore.load()).ok && texts.size).toBe(1);
    await (way === 'remove' ? session.remove() : session.setKept(false));
    expect(await cvStore.load()).toEqual({ ok: true, value: null });
    expect(texts.size).toBe(0);
    expect(session.getSnapshot().kept).toBe(false);
  });

  it('says why a CV could not be kept, and still holds it in memory', async () => {
    const { session, calls, called, texts } = setUp(new Map(), createMemoryCvStore({ quota: 3 }));
    const done = session.importFile(aFile('cv.pdf', 'more than three bytes'));
    await called(1);
    calls[0]?.answer(ok(aReadCv()));
    await done;
    await session.setKept(true);
    expect(session.getSnapshot()).toMatchObject({
      kept: false,
      storageProblem: 'quota',
      state: { status: 'read' },
    });
    expect(texts.size).toBe(0);
  });

  it('reads a pasted text under the name it is given', async () => {
    const { session, calls, called } = setUp();
    const done = session.importText('Claire Dumas', 'cv.pdf');
    await called(1);
    calls[0]?.answer(ok(aReadCv()));
    await done;
    expect(session.getSnapshot().state).toMatchObject({ status: 'read', fileName: 'cv.pdf' });
  });

  const withGoodCv = async (texts = new Map<string, string>()) => {
    const visit = setUp(texts);
    const { session, calls, called } = visit;
    await session.setKept(true);
    const done = session.importFile(aFile('good.pdf'));
    await called(1);
    calls[0]?.answer(ok(aReadCv()));
    expect(await done).toBe('ready');
    return visit;
  };

  it('never lets a file that cannot be read replace the CV that was there, in memory or on the device', async () => {
    const { session, calls, called, cvStore, vault } = await withGoodCv();
    const headline = { target: 'headline', value: 'Comptable' } as const;
    await session.correct(headline);
    const bad = session.importFile(aFile('bad.pdf'));
    await called(2);
    expect(session.heldFile()).toBeNull();
    calls[1]?.answer(fail('damaged'));
    expect(await bad).toBe('refused');
    expect(session.getSnapshot().state).toMatchObject({
      status: 'read',
      fileName: 'good.pdf',
      corrections: [headline],
      refused: { fileName: 'bad.pdf', problem: 'damaged' },
    });
    expect(session.heldFile()?.name).toBe('good.pdf');
    expect(await cvStore.load()).toMatchObject({ value: { name: 'good.pdf' } });
    expect(vault.read(savedCorrectionsRecord)).toMatchObject({
      value: { fileName: 'good.pdf', corrections: [headline] },
    });
    session.dismissRefusal();
    expect(session.getSnapshot().state).toMatchObject({ refused: null });
  });

  it('accepts a file that cannot be read where there was no CV', async () => {
    const { session, calls, called } = setUp();
    const done = session.importFile(aFile('scan.pdf'));
    await called(1);
    calls[0]?.answer(fail('scanned'));
    expect(await done).toBe('unreadable');
    expect(session.getSnapshot().state).toMatchObject({
      status: 'unreadable',
      fileName: 'scan.pdf',
    });
  });

  it('comes back to the CV before where a reading is given up', async () => {
    const { session, called, cvStore } = await withGoodCv();
    const other = session.importFile(aFile('other.pdf'));
    await called(2);
    await session.giveUp();
    expect(await other).toBe('givenUp');
    expect(session.getSnapshot()).toMatchObject({ kept: true, state: { fileName: 'good.pdf' } });
    expect(await cvStore.load()).toMatchObject({ value: { name: 'good.pdf' } });
  });

  it('takes one correction back and leaves the others', async () => {
    const { session, vault } = await withGoodCv();
    const before = session.getSnapshot().state;
    const [skill] = before.status === 'read' ? before.cv.skills : [];
    const refusal = { target: 'skill', action: 'remove', label: skill?.label ?? '' } as const;
    const headline = { target: 'headline', value: 'Comptable' } as const;
    await session.correct(refusal);
    await session.correct(headline);
    const { state } = session.getSnapshot();
    expect(state.status === 'read' && state.cv.skills).not.toContainEqual(skill);
    await session.takeBack(refusal);
    const after = session.getSnapshot().state;
    expect(after).toMatchObject({
      corrections: [headline],
      cv: { headline: { value: 'Comptable' } },
    });
    expect(after.status === 'read' && after.cv.skills).toContainEqual(skill);
    expect(vault.read(savedCorrectionsRecord)).toMatchObject({
      value: { corrections: [headline] },
    });
  });

  it('keeps the first name as it is read, corrected and read again', async () => {
    const first = await withGoodCv();
    const firstNameKept = () => {
      const kept = first.vault.read(savedCorrectionsRecord);
      return kept.ok ? kept.value?.firstName : null;
    };
    const { state } = first.session.getSnapshot();
    const read = state.status === 'read' ? state.cv.person.firstName?.value : null;
    expect(firstNameKept()).toBe(read);
    await first.session.correct({ target: 'person', field: 'firstName', value: 'Maud' });
    expect(firstNameKept()).toBe('Maud');
    // As an earlier version left it.
    first.vault.write(savedCorrectionsRecord, { fileName: 'good.pdf', corrections: [] });
    await inAnotherTab(first);
    expect(firstNameKept()).toBe(read);
  });

  it('keeps the words in which its reading was told, and those of no other CV', async () => {
    const first = await withGoodCv();
    const wordsKept = () => {
      const kept = first.vault.read(savedCorrectionsRecord);
      return kept.ok ? kept.value?.told : null;
    };
    first.session.noteTold('Tout se lisait.');
    await first.session.correct(HEADLINE);
    expect(wordsKept()).toBe('Tout se lisait.');
    // A screen that says nothing of them leaves them.
    const second = await inAnotherTab(first);
    await second.session.correct(CITY);
    expect(wordsKept()).toBe('Tout se lisait.');
    const other = second.session.importFile(aFile('other.pdf'));
    await second.called(1);
    second.calls[0]?.answer(ok(aReadCv()));
    await other;
    expect(wordsKept()).toBeUndefined();
  });

  it('keeps no words of a CV that is not kept', async () => {
    const { session, calls, called, texts } = setUp();
    const done = session.importFile(aFile('cv.pdf'));
    await called(1);
    calls[0]?.answer(ok(aReadCv()));
    await done;
    session.noteTold('Tout se lisait.');
    expect(texts.size).toBe(0);
    await session.setKept(true);
    expect([...texts.values()].join('')).toContain('Tout se lisait.');
  });

  it('says of a kept CV that was read before neither that it is read nor that there is none', async () => {
    const visit = await aVisit();
    const later = setUp(visit.texts, visit.cvStore);
    const seen: string[] = [];
    later.session.subscribe(() => seen.push(later.session.getSnapshot().state.status));
    await later.session.restore();
    expect(new Set(seen)).toEqual(new Set(['none', 'read']));
  });

  it('writes no words over a record of a later version', async () => {
    const { session, texts } = await withGoodCv();
    const later = JSON.stringify({ version: 999, savedAt: '2040-01-01T00:00:00.000Z', data: {} });
    texts.set(savedCorrectionsRecord.key, later);
    session.noteTold('Tout se lisait.');
    expect(texts.get(savedCorrectionsRecord.key)).toBe(later);
  });

  it('looks for a kept CV until it is there, and not after', async () => {
    const visit = await aVisit();
    const later = setUp(visit.texts, visit.cvStore);
    expect(later.session.getSnapshot().looking).toBe(false);
    const restored = later.session.restore();
    expect(later.session.getSnapshot()).toMatchObject({ looking: true, state: { status: 'none' } });
    await restored;
    expect(later.session.getSnapshot().looking).toBe(false);
  });

  /** The CV of a tab, opened again in another one of the same browser. */
  const inAnotherTab = async ({ texts, cvStore }: Awaited<ReturnType<typeof withGoodCv>>) => {
    const other = setUp(texts, cvStore);
    await other.session.restore();
    return other;
  };
  const HEADLINE = { target: 'headline', value: 'Comptable' } as const;
  const CITY = { target: 'person', field: 'city', value: 'Aubenas' } as const;

  it('keeps what two tabs correct in one CV', async () => {
    const first = await withGoodCv();
    const second = await inAnotherTab(first);
    await first.session.correct(HEADLINE);
    await second.session.correct(CITY);
    expect(first.vault.read(savedCorrectionsRecord)).toMatchObject({
      value: { fileName: 'good.pdf', corrections: [HEADLINE, CITY] },
    });
  });

  it('takes back its own correction, and none of another tab', async () => {
    const first = await withGoodCv();
    await first.session.correct(HEADLINE);
    const second = await inAnotherTab(first);
    await second.session.correct(CITY);
    const { state } = first.session.getSnapshot();
    const [own] = state.status === 'read' ? state.corrections : [];
    await first.session.takeBack(own ?? CITY);
    expect(first.vault.read(savedCorrectionsRecord)).toMatchObject({
      value: { corrections: [CITY] },
    });
  });

  it('leaves the corrections of the CV that another tab kept in its place', async () => {
    const first = await withGoodCv();
    const second = await inAnotherTab(first);
    const replaced = second.session.importFile(aFile('next.pdf'));
    await second.called(1);
    second.calls[0]?.answer(ok(aReadCv()));
    await replaced;
    await second.session.correct(CITY);
    await first.session.correct(HEADLINE);
    expect(first.vault.read(savedCorrectionsRecord)).toMatchObject({
      value: { fileName: 'next.pdf', corrections: [CITY] },
    });
  });

  it('brings no record back once another tab has deleted the CV', async () => {
    const first = await withGoodCv();
    const second = await inAnotherTab(first);
    await second.session.remove();
    await first.session.correct(HEADLINE);
    expect(first.texts.size).toBe(0);
  });

  it('keeps the corrections of a CV whose record was of the one before', async () => {
    const first = await withGoodCv();
    // The page was closed after the file was kept, before its record was.
    first.vault.write(savedCorrectionsRecord, { fileName: 'former.pdf', corrections: [CITY] });
    const { session, vault } = await inAnotherTab(first);
    await session.correct(HEADLINE);
    expect(vault.read(savedCorrectionsRecord)).toMatchObject({
      value: { fileName: 'good.pdf', corrections: [HEADLINE] },
    });
  });
});
