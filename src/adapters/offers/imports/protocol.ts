import type { ImportedOffer } from '#/domain/offers/imports/convertRecords';
import type { ImportField } from '#/domain/offers/imports/importFields';
import type { ImportPreview } from '#/domain/offers/imports/OfferImporter';
import type { RecordProblem } from '#/domain/offers/imports/table';

/** What the page asks of the worker of an import, one thing at a time. */
export type ImportRequest =
  | { readonly type: 'open'; readonly bytes: Uint8Array<ArrayBuffer>; readonly today: string }
  | { readonly type: 'remap'; readonly columns: readonly (readonly [string, ImportField | null])[] }
  | { readonly type: 'convert' };

/** What it answers. Offers come in parts: a copy of all of them would block the page. */
export type ImportResponse =
  | { readonly type: 'ready' }
  /** Null where the bytes are no file of offers. */
  | { readonly type: 'preview'; readonly preview: ImportPreview | null }
  | { readonly type: 'progress'; readonly done: number }
  | { readonly type: 'offers'; readonly offers: readonly ImportedOffer[] }
  | { readonly type: 'converted'; readonly problems: readonly RecordProblem[] };

/** What the page hears of a worker. */
export type ImportWorkerEvents = {
  readonly onResponse: (response: ImportResponse) => void;
  /** The worker could not start, or an error escaped it. */
  readonly onBreak: () => void;
};

/** A started worker; the bytes it is given are gone for the page. */
export type ImportWorker = {
  readonly post: (request: ImportRequest) => void;
  readonly end: () => void;
};
