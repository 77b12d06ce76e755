import type { Analyzer } from '#/domain/analysis/Analyzer';
import type { Cv } from '#/domain/cv/cv';
import type { CvCorrection } from '#/domain/cv/cvCorrection';
import type { CvStore, CvStoreProblem } from '#/domain/cv/CvStore';
import { savedCorrectionsRecord } from '#/domain/cv/savedCorrectionsRecord';
import type { ExtractOptions, ReadingProblem } from '#/domain/cv/TextExtractor';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import type { Vault } from '#/domain/storage/Vault';
import { cvReducer } from '#/usecases/cv/cvState';
import type { CvAction, CvState } from '#/usecases/cv/cvState';
import { createStore, singleton } from '#/usecases/shared/store';
import type { Readable } from '#/usecases/shared/store';

/** What the session needs of a `File`. */
export type ImportedFile = {
  readonly name: string;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
};

/** Why a CV is not kept, or no longer: `gone` was kept in an earlier visit and deleted since, by the browser perhaps. */
export type KeptCvProblem = CvStoreProblem | 'gone';

/** What screens see; a new object after each change. */
export type CvSnapshot = {
  readonly state: CvState;
  /** The user asked to keep the CV on this device. */
  readonly kept: boolean;
  /** One that was kept is looked for, and comes back where it is found. */
  readonly looking: boolean;
  /** Why it could not be kept; null while all is well. */
  readonly storageProblem: KeptCvProblem | null;
};

/** How an import ends: `refused` leaves the CV before it in place, `givenUp` was replaced, cancelled or removed meanwhile. */
export type CvImportOutcome = 'ready' | 'unreadable' | 'refused' | 'givenUp';

/** The shared CV and its life: one at a time, in memory unless its owner asks to keep it. */
export type CvSession = Readable<CvSnapshot> & {
  /** Reads a file in place of the CV before, which stays where the file cannot be read. Ends when the reading has. */
  readonly importFile: (file: ImportedFile) => Promise<CvImportOutcome>;
  /** Reads a CV whose text was pasted; `fileName` is the name shown. */
  readonly importText: (text: string, fileName: string) => Promise<CvImportOutcome>;
  readonly correct: (correction: CvCorrection) => Promise<void>;
  /** Undoes one of the corrections that hold; the others stay. */
  readonly takeBack: (correction: CvCorrection) => Promise<void>;
  /** Gives up the reading under way; the CV it would have replaced comes back. */
  readonly giveUp: () => Promise<void>;
  /** The refused file has been told and is forgotten. */
  readonly dismissRefusal: () => void;
  /** Keeps, beside a CV that is kept, the words in which its reading was told. */
  readonly noteTold: (words: string) => void;
  /** The file of the CV that was read; null without one. */
  readonly heldFile: () => ImportedFile | null;
  /** Forgets the CV, here and on the device, and gives up its reading. */
  readonly remove: () => Promise<void>;
  readonly setKept: (kept: boolean) => Promise<void>;
  /** Brings back the CV kept in an earlier visit, where there is one: as it was read then, or read again. */
  readonly restore: () => Promise<void>;
};

type Parts = {
  readonly analyzer: Pick<Analyzer, 'readCv' | 'readPastedCv'>;
  readonly cvStore: CvStore;
  readonly vault: Vault;
};

type Read = (options: ExtractOptions) => Promise<Result<Cv, ReadingProblem>>;

/** A reading with the corrections of an earlier visit; what makes them loads on use. */
const withCorrections = async (cv: Cv, corrections: readonly CvCorrection[]): Promise<Cv> => {
  if (corrections.length === 0) return cv;
  const { applyCorrections } = await import('#/domain/cv/corrections');
  return applyCorrections(cv, corrections);
};

/** Corrections without the last one that says the same; one read back from the device is another object. */
const withoutOne = (
  all: readonly CvCorrection[],
  correction: CvCorrection,
): readonly CvCorrection[] => {
  const told = JSON.stringify(correction);
  const at = all.findLastIndex((one) => JSON.stringify(one) === told);
  return all.filter((_, index) => index !== at);
};

const firstNameIn = (state: CvState): string | undefined =>
  state.status === 'read' ? state.cv.person.firstName?.value : undefined;

const bytesOf = (text: string): ArrayBuffer => {
  const bytes = new TextEncoder().encode(text);
  const copy = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(copy).set(bytes);
  return copy;
};

/** Starts with no CV; `restore` brings back a kept one. */
export const createCvSession = ({ analyzer, cvStore, vault }: Parts): CvSession => {
  const { getSnapshot, subscribe, update } = createStore<CvSnapshot>({
    state: { status: 'none' },
    kept: false,
    looking: false,
    storageProblem: null,
  });
  /** File of the CV that stands, not of one whose reading is under way. */
  let source: ImportedFile | null = null;
  /** The words in which its reading was told last. */
  let told: string | undefined;
  let reading = new AbortController();
  let lastReading = 0;

  const dispatch = (action: CvAction): void =>
    update({ state: cvReducer(getSnapshot().state, action) });

  const saveCorrections = (): void => {
    const { state, kept } = getSnapshot();
    // While another file is read in its place, the CV that stands is the one before.
    const standing = state.status === 'reading' ? state.before : state;
    if (!kept || standing === null || standing.status === 'none') return;
    const { fileName } = standing;
    const corrections = standing.status === 'read' ? standing.corrections : [];
    const firstName = firstNameIn(standing);
    const written = vault.write(savedCorrectionsRecord, { fileName, corrections, firstName, told });
    if (!written.ok) update({ storageProblem: written.problem });
  };

  /** Makes a change in the corrections as they stand on the device: those of another tab stay. */
  const saveChange = (
    fileName: string,
    change: (all: readonly CvCorrection[]) => readonly CvCorrection[],
  ): void => {
    if (!getSnapshot().kept) return;
    const stored = vault.read(savedCorrectionsRecord);
    if (!stored.ok) {
      saveCorrections();
      return;
    }
    // Another tab keeps another CV by now, or none: these corrections are not about it.
    if (stored.value?.fileName !== fileName) return;
    const corrections = change(stored.value.corrections);
    const written = vault.write(savedCorrectionsRecord, {
      fileName,
      corrections,
      firstName: firstNameIn(getSnapshot().state),
      told: told ?? stored.value.told,
    });
    if (!written.ok) update({ storageProblem: written.problem });
  };

  /** Spares the next visit the reading; where it cannot be kept, that visit reads. */
  const keepReading = async (file: ImportedFile): Promise<void> => {
    const { state } = getSnapshot();
    if (state.status === 'read')
      await cvStore.keepReading({ name: file.name, bytes: await file.arrayBuffer() }, state.asRead);
  };

  const keep = async (): Promise<void> => {
    const file = source;
    if (!getSnapshot().kept || file === null) return;
    const result = await file.arrayBuffer().then(
      (bytes) => cvStore.keep({ name: file.name, bytes }),
      () => fail('unavailable' as const),
    );
    // Replaced or deleted meanwhile: what is known now is not about this file.
    if (file !== source) return;
    if (result.ok) {
      update({ storageProblem: null });
      saveCorrections();
      await keepReading(file);
      return;
    }
    // The file that is left there is the one before, which its owner replaced.
    vault.remove(savedCorrectionsRecord);
    await cvStore.remove();
    update({ kept: false, storageProblem: result.problem });
  };

  const forget = async (): Promise<void> => {
    const record = vault.remove(savedCorrectionsRecord);
    const file = await cvStore.remove();
    const failed = file.ok ? record : file;
    // Who asked to delete a CV must know when the device still holds it.
    if (!failed.ok) update({ storageProblem: failed.problem });
  };

  const run = async (
    file: ImportedFile,
    read: Read,
    corrections: readonly CvCorrection[],
  ): Promise<CvImportOutcome> => {
    reading.abort();
    reading = new AbortController();
    const { signal } = reading;
    lastReading += 1;
    const readingId = lastReading;
    dispatch({ type: 'started', readingId, fileName: file.name });
    const onProgress: ExtractOptions['onProgress'] = (progress) =>
      dispatch({ type: 'progressed', readingId, progress });
    // An abort rejects too, and its outcome is ignored by the reducer.
    const result = await read({ signal, onProgress })
      .then(async (found) =>
        found.ok
          ? ok({ asRead: found.value, cv: await withCorrections(found.value, corrections) })
          : found,
      )
      .catch(() => fail('damaged' as const));
    if (signal.aborted) return 'givenUp';
    const { state } = getSnapshot();
    const stays = result.ok || state.status !== 'reading' || state.before === null;
    if (stays) {
      source = file;
      told = undefined;
    }
    dispatch({ type: 'finished', readingId, result, corrections });
    if (result.ok) return 'ready';
    return stays ? 'unreadable' : 'refused';
  };

  const readFile =
    (file: ImportedFile): Read =>
    async (options) => {
      const bytes = await file.arrayBuffer();
      return analyzer.readCv({ name: file.name, bytes }, options);
    };

  const replace = async (file: ImportedFile, read: Read): Promise<CvImportOutcome> => {
    const outcome = await run(file, read, []);
    if (outcome === 'ready' || outcome === 'unreadable') await keep();
    return outcome;
  };

  const remove = async (): Promise<void> => {
    reading.abort();
    source = null;
    const { kept } = getSnapshot();
    dispatch({ type: 'removed' });
    update({ kept: false, storageProblem: null });
    if (kept) await forget();
  };

  const bringBack = async (): Promise<void> => {
    const record = vault.read(savedCorrectionsRecord);
    if (record.ok && record.value === null) return;
    const kept = await cvStore.load();
    // A file imported while the store was opening wins.
    if (getSnapshot().state.status !== 'none') return;
    if (!kept.ok) {
      update({ storageProblem: kept.problem });
      return;
    }
    if (kept.value === null) {
      // Told once: what was corrected in it means nothing without it.
      vault.remove(savedCorrectionsRecord);
      update({ storageProblem: 'gone' });
      return;
    }
    const { name, bytes, reading: readBefore } = kept.value;
    const file = { name, arrayBuffer: () => Promise.resolve(bytes) };
    update({ kept: true });
    const isOfFile = record.ok && record.value?.fileName === name;
    // The page was closed between the file and its record.
    if (record.ok && !isOfFile)
      vault.write(savedCorrectionsRecord, { fileName: name, corrections: [] });
    const before = isOfFile ? record.value : null;
    const corrections = before?.corrections ?? [];
    const cv = readBefore && (await withCorrections(readBefore, corrections).catch(() => null));
    if (readBefore === null || cv === null) {
      if ((await run(file, readFile(file), corrections)) === 'ready') await keepReading(file);
    } else {
      if (getSnapshot().state.status !== 'none') return;
      source = file;
      told = before?.told;
      dispatch({ type: 'restored', fileName: name, asRead: readBefore, cv, corrections });
    }
    // Kept before its name was, or read otherwise by now.
    const { state } = getSnapshot();
    if (state.status === 'read' && record.ok && record.value?.firstName !== firstNameIn(state))
      saveChange(name, (all) => all);
  };

  return {
    getSnapshot,
    subscribe,
    importFile: (file) => replace(file, readFile(file)),
    importText: (text, fileName) =>
      replace({ name: fileName, arrayBuffer: () => Promise.resolve(bytesOf(text)) }, (options) =>
        analyzer.readPastedCv(text, options),
      ),
    correct: async (correction) => {
      const { correctCv } = await import('#/domain/cv/corrections');
      const { state } = getSnapshot();
      if (state.status !== 'read') return;
      const corrections = [...state.corrections, correction];
      dispatch({ type: 'corrected', cv: correctCv(state.cv, correction), corrections });
      saveChange(state.fileName, (all) => [...all, correction]);
    },
    takeBack: async (correction) => {
      const { applyCorrections } = await import('#/domain/cv/corrections');
      const { state } = getSnapshot();
      if (state.status !== 'read') return;
      const others = state.corrections.filter((each) => each !== correction);
      dispatch({
        type: 'corrected',
        cv: applyCorrections(state.asRead, others),
        corrections: others,
      });
      saveChange(state.fileName, (all) => withoutOne(all, correction));
    },
    giveUp: async () => {
      const { state } = getSnapshot();
      if (state.status !== 'reading') return;
      if (state.before === null) {
        await remove();
        return;
      }
      reading.abort();
      dispatch({ type: 'givenUp' });
    },
    dismissRefusal: () => dispatch({ type: 'refusalSeen' }),
    noteTold: (words) => {
      const { state } = getSnapshot();
      if (state.status !== 'read' || words === told) return;
      told = words;
      // What cannot be read is left as it is until its owner changes something.
      if (vault.read(savedCorrectionsRecord).ok) saveChange(state.fileName, (all) => all);
    },
    heldFile: () => (getSnapshot().state.status === 'read' ? source : null),
    remove,
    setKept: async (kept) => {
      if (kept === getSnapshot().kept) return;
      update({ kept, storageProblem: null });
      await (kept ? keep() : forget());
    },
    restore: async () => {
      update({ looking: true });
      await bringBack().finally(() => update({ looking: false }));
    },
  };
};

/** The one CV that all screens share; one kept in an earlier visit comes back. */
export const cvSessionOf = singleton((services) => {
  const session = createCvSession(services);
  void session.restore();
  return session;
});
