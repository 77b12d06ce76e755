import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import { canBeSaved, toOwnOffer } from '#/domain/offers/intake/draft';
import type { DraftOffer, NewOffer } from '#/domain/offers/intake/draft';
import { findDuplicate } from '#/domain/offers/intake/findDuplicate';
import { offersInFile } from '#/domain/offers/intake/offersInFile';
import type {
  PostingInput,
  PostingProblem,
  PostingReader,
  PostingsRead,
} from '#/domain/offers/intake/PostingReader';
import { localDay } from '#/domain/shared/localDay';
import { fail } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import type { IntakeWay, SaveChoice } from '#/usecases/offers/addOfferReducer';
import { addOfferReducer, INITIAL } from '#/usecases/offers/addOfferReducer';
import type { AddOfferAction, AddOfferModel } from '#/usecases/offers/addOfferReducer';
import { postingReaderOf } from '#/usecases/offers/postingReader';
import { addOwnOffer, addOwnOffers, replaceOwnOffer } from '#/usecases/offers/saveUserOffers';
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
  /** Keeps the offers of an exported file. */
  readonly importOffers: () => void;
};

type Parts = Pick<Services, 'vault' | 'notify' | 'now'> & { readonly reader: PostingReader };

/** Larger files are not even brought into memory, in bytes. */
const LARGEST_FILE = 20 * 1024 * 1024;

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
  const readFile = async (file: GivenFile): Promise<void> => {
    const awaited = beginReading(file.name);
    // A file that was moved or changed since it was chosen has no bytes left.
    const bytes = file.size > LARGEST_FILE ? null : await file.arrayBuffer().catch(() => null);
    if (!awaited()) return;
    if (bytes === null) {
      show('file', fail(file.size > LARGEST_FILE ? 'tooLarge' : 'damaged'));
      return;
    }
    const found = offersInFile(new TextDecoder().decode(bytes), ownOffers(), today());
    if (found === 'tooMany') show('file', fail('tooLarge'));
    else if (found === 'noOffers') show('file', fail('noOffers'));
    else if (found !== null) dispatch({ type: 'offersFound', fileName: file.name, found });
    else {
      const result = await parts.reader.readFile({ name: file.name, bytes });
      if (awaited()) show('file', result);
    }
  };

  return {
    getSnapshot,
    subscribe,
    dispatch,
    readText: () => read('text', () => parts.reader.read({ content: getSnapshot().text })),
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
      dispatch(
        kept.ok
          ? { type: 'saved', offer: kept.value, choice: replaced === null ? 'add' : 'replace' }
          : { type: 'notSaved', problem: kept.problem },
      );
    },
    importOffers: () => {
      const { state } = getSnapshot();
      if (state.status !== 'import') return;
      const kept = addOwnOffers(parts, state.offers);
      dispatch(kept.ok ? { type: 'again' } : { type: 'notSaved', problem: kept.problem });
    },
  };
};

/** The one posting being added. */
export const addOfferSessionOf = singleton((services) =>
  createAddOfferSession({ ...services, reader: postingReaderOf(services) }),
);
