import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import type { ImportField } from '#/domain/offers/imports/importFields';
import { looksLikeOffers } from '#/domain/offers/imports/looksLikeOffers';
import type { ImportProblem, OpenImport } from '#/domain/offers/imports/OfferImporter';
import { findDuplicate } from '#/domain/offers/intake/findDuplicate';
import { canBeSaved, toOwnOffer } from '#/domain/offers/intake/offerDraft';
import type { DraftOffer, NewOffer } from '#/domain/offers/intake/offerDraft';
import { MOST_POSTINGS } from '#/domain/offers/intake/PostingReader';
import type {
  PostingInput,
  PostingProblem,
  PostingReader,
  PostingsRead,
} from '#/domain/offers/intake/PostingReader';
import { localDay } from '#/domain/shared/localDay';
import { fail } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import { openDossier, postingOfOffer } from '#/usecases/dossier/openDossier';
import type { IntakeWay, SaveChoice } from '#/usecases/offers/addOfferReducer';
import { addOfferReducer, INITIAL } from '#/usecases/offers/addOfferReducer';
import type { AddOfferAction, AddOfferModel } from '#/usecases/offers/addOfferReducer';
import { postingReaderOf } from '#/usecases/offers/postingReader';
import { saveImported } from '#/usecases/offers/saveImported';
import { addOwnOffer, replaceOwnOffer } from '#/usecases/offers/saveUserOffers';
import type { Services } from '#/usecases/shared/services';
import { createStore, singleton } from '#/usecases/shared/store';
import type { Readable } from '#/usecases/shared/store';

/** As much of a `File` as is needed here. */
type GivenFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

/** The posting being added. It outlives its screen: going to look at the bookmarklet loses nothing. */
export type AddOfferSession = Readable<AddOfferModel> & {
  readonly dispatch: (action: AddOfferAction) => void;
  /** Reads what was pasted. */
  readonly readText: () => Promise<void>;
  readonly readFile: (file: GivenFile) => Promise<void>;
  /** Takes what a page handed over; never kept without a click. */
  readonly receive: (handed: Result<PostingInput, PostingProblem>) => Promise<void>;
  /** Checks another posting of the same page, by its place. */
  readonly choose: (chosen: number) => void;
  /** Checks the posting that follows on the page of the one that was kept. */
  readonly next: () => void;
  /** Puts another text in the place of the copy; tags that came with it are left out. */
  readonly correctText: (text: string) => Promise<void>;
  /** Keeps the offer; one that repeats another unseen is shown first. */
  readonly save: (choice: SaveChoice) => void;
  /** Says otherwise what a column of the file tells. */
  readonly remap: (column: string, field: ImportField | null) => Promise<void>;
  /** Keeps the offers of the file. */
  readonly importOffers: () => Promise<void>;
  /** Leaves the file, or the reading of it, and starts over. */
  readonly leaveFile: () => void;
};

type Parts = Pick<Services, 'vault' | 'notify' | 'now' | 'importer' | 'imported'> & {
  readonly reader: PostingReader;
};

const MEBI = 1024 * 1024;
/** Larger documents are not even brought into memory, in bytes. */
const LARGEST_FILE = 20 * MEBI;
/** The same for lists of offers: some fifty thousand. */
const LARGEST_LIST = 80 * MEBI;
/** Enough of a file to tell whether it is a list. */
const HEAD = 4_000;
/** A short list that a page carries is checked one by one. */
const FEW = MOST_POSTINGS;

/** Starts with nothing given. */
export const createAddOfferSession = (parts: Parts): AddOfferSession => {
  const { getSnapshot, subscribe, set, begin } = createStore(INITIAL);
  const dispatch = (action: AddOfferAction): void => set(addOfferReducer(getSnapshot(), action));
  const ownOffers = (): readonly InternalOffer[] => {
    const kept = parts.vault.read(ownOffersRecord);
    return kept.ok ? (kept.value ?? []) : [];
  };
  const duplicateOf = (offer: NewOffer): InternalOffer | null => findDuplicate(offer, ownOffers());
  const today = (): string => localDay(parts.now());
  const repeatedBy = (draft: DraftOffer): InternalOffer | null =>
    duplicateOf(toOwnOffer(draft, today()));
  /** Starts a reading; whether it is still the one that is waited for. */
  const beginReading = (fileName: string | null): (() => boolean) => {
    const isLatest = begin();
    dispatch({ type: 'reading', fileName });
    // Given up, or another one came in meanwhile.
    return () => isLatest() && getSnapshot().state.status === 'reading';
  };
  const show = (way: IntakeWay, result: Result<PostingsRead, PostingProblem>): void => {
    if (result.ok) {
      const { value: read } = result;
      dispatch({ type: 'read', way, read, duplicate: repeatedBy(read.postings[0]) });
    } else dispatch({ type: 'refused', way, problem: result.problem });
  };
  const read = async (
    way: IntakeWay,
    reading: () => Promise<Result<PostingsRead, PostingProblem>>,
  ): Promise<void> => {
    const awaited = beginReading(null);
    const result = await reading();
    if (awaited()) show(way, result);
  };
  let file: OpenImport | null = null;
  let converting: AbortController | null = null;
  const close = (): void => {
    converting?.abort(new Error('left'));
    converting = null;
    file?.end();
    file = null;
  };
  /**
   * Opens a list of offers and shows it; whether it is one, or why it cannot be opened. `readsAs` is asked whether what
   * hardly looks like offers is something else, and shows it then.
   */
  const openList = async (
    bytes: Uint8Array<ArrayBuffer>,
    fileName: string | null,
    awaited: () => boolean,
    readsAs: () => Promise<boolean> = () => Promise.resolve(false),
  ): Promise<boolean | ImportProblem> => {
    close();
    const importer = await parts.importer().catch(() => null);
    const opened = await importer?.open(bytes, today());
    if (opened === undefined) return 'notLoaded';
    if (!opened.ok) return opened.problem;
    const list = opened.value;
    if (
      list === null ||
      !awaited() ||
      (list.preview.format === 'page' && list.preview.count <= FEW)
    ) {
      list?.end();
      return false;
    }
    const isOther = list.preview.doubtful && (await readsAs());
    if (isOther || !awaited()) {
      list.end();
      return isOther;
    }
    file = list;
    dispatch({ type: 'offersFound', fileName, preview: list.preview });
    return true;
  };
  const LIST_PROBLEMS = { tooLarge: 'listTooLarge', notLoaded: 'notLoaded' } as const;
  const readFile = async (given: GivenFile): Promise<void> => {
    const awaited = beginReading(given.name);
    // A file that was moved or changed since it was chosen has no bytes left.
    const bytes = given.size > LARGEST_LIST ? null : await given.arrayBuffer().catch(() => null);
    if (!awaited()) return;
    if (bytes === null) {
      show('file', fail(given.size > LARGEST_LIST ? 'listTooLarge' : 'damaged'));
      return;
    }
    const list = looksLikeOffers(new TextDecoder('latin1').decode(bytes.slice(0, HEAD)));
    // A copy: what the worker is given is gone, and what is no list is read otherwise.
    const found = list && (await openList(new Uint8Array(bytes.slice(0)), given.name, awaited));
    if (!awaited() || found === true) return;
    if (found !== false) show('file', fail(LIST_PROBLEMS[found]));
    else if (given.size > LARGEST_FILE) show('file', fail('tooLarge'));
    else {
      const result = await parts.reader.readFile({ name: given.name, bytes });
      if (!awaited()) return;
      const isData = list && !result.ok && result.problem === 'unreadable';
      show('file', isData ? fail('noOffers') : result);
    }
  };
  const readText = async (): Promise<void> => {
    const awaited = beginReading(null);
    const { text: content } = getSnapshot();
    /** An advertisement has lines with commas too. */
    const asPosting = async (): Promise<boolean> => {
      const result = await parts.reader.read({ content });
      if (result.ok && awaited()) show('text', result);
      return result.ok;
    };
    const found =
      looksLikeOffers(content) &&
      (await openList(new TextEncoder().encode(content), null, awaited, asPosting));
    if (!awaited() || found === true) return;
    if (found === 'tooLarge') show('text', fail('listTooLarge'));
    else {
      const result = await parts.reader.read({ content });
      if (!awaited()) return;
      const isData = found === 'notLoaded' && !result.ok && result.problem === 'unreadable';
      show('text', isData ? fail('notLoaded') : result);
    }
  };
  const importOffers = async (): Promise<void> => {
    const list = file;
    if (list === null || getSnapshot().state.status !== 'import') return;
    const stop = new AbortController();
    converting = stop;
    dispatch({ type: 'importing', done: 0 });
    const outcome = await list
      .convert((done) => dispatch({ type: 'importing', done }), stop.signal)
      .catch(() => null);
    // Left meanwhile.
    if (outcome === null || stop.signal.aborted) return;
    if (!outcome.ok) {
      close();
      show('file', fail(LIST_PROBLEMS[outcome.problem]));
      return;
    }
    const merge = await saveImported(parts, outcome.value);
    if (merge.ok) {
      close();
      dispatch({ type: 'imported', merge: merge.value, outcome: outcome.value });
    } else dispatch({ type: 'notSaved', problem: merge.problem });
  };

  return {
    getSnapshot,
    subscribe,
    dispatch,
    readText,
    readFile,
    receive: (handed) =>
      read('bookmarklet', () =>
        handed.ok ? parts.reader.read(handed.value) : Promise.resolve(handed),
      ),
    choose: (chosen) => {
      const { state } = getSnapshot();
      const draft = state.status === 'draft' ? state.page?.postings[chosen] : undefined;
      if (draft !== undefined) dispatch({ type: 'chose', chosen, duplicate: repeatedBy(draft) });
    },
    next: () => {
      const { state } = getSnapshot();
      const page = state.status === 'saved' ? state.rest?.page : undefined;
      const draft = page?.postings[page.chosen];
      if (draft !== undefined) dispatch({ type: 'next', duplicate: repeatedBy(draft) });
    },
    correctText: async (text) => {
      dispatch({ type: 'textCorrected', text: await parts.reader.plainText(text) });
    },
    save: (choice) => {
      const { state } = getSnapshot();
      if (state.status !== 'draft' || !canBeSaved(state.draft)) return;
      const offer = toOwnOffer(state.draft, today());
      const duplicate = duplicateOf(offer);
      if (duplicate !== null && duplicate.id !== state.duplicate?.id) {
        dispatch({ type: 'repeats', duplicate });
        return;
      }
      const replaced = choice === 'replace' ? state.duplicate : null;
      const kept =
        replaced === null ? addOwnOffer(parts, offer) : replaceOwnOffer(parts, replaced.id, offer);
      if (kept.ok) openDossier(parts, postingOfOffer(kept.value));
      dispatch(
        kept.ok
          ? { type: 'saved', offer: kept.value, choice: replaced === null ? 'add' : 'replace' }
          : { type: 'notSaved', problem: kept.problem },
      );
    },
    remap: async (column, field) => {
      const { state } = getSnapshot();
      if (file === null || state.status !== 'import') return;
      const columns = new Map(state.preview.columns.map((one) => [one.column, one.field]));
      const again = await file.remap(columns.set(column, field));
      if (again.ok) dispatch({ type: 'remapped', preview: again.value });
    },
    importOffers,
    leaveFile: () => {
      close();
      dispatch({ type: 'back' });
    },
  };
};

/** The one posting being added. */
export const addOfferSessionOf = singleton((services) =>
  createAddOfferSession({ ...services, reader: postingReaderOf(services) }),
);
