import type {
  DocumentLine,
  DocumentProperties,
  LayoutTraits,
  PageSize,
} from '#/domain/cv/document';
import type { CancelSignal } from '#/domain/shared/cancellation';

/** What a parser hands over: lines in reading order, before joins that span lines. */
export type ParsedDocument = {
  readonly pages: number;
  /** Of a PDF; other formats draw no pages. */
  readonly pageSizes?: readonly PageSize[];
  readonly lines: readonly DocumentLine[];
  readonly layout: Omit<LayoutTraits, 'undecodable'>;
  readonly properties?: DocumentProperties;
};

/** What a parser may report and must obey while it works; `progress` is 0 to 1. */
export type ParseControl = {
  readonly signal: CancelSignal | undefined;
  readonly report: (progress: number) => void;
};

/** A parser of one format. It throws `ReadingFailure` for an expected problem. */
export type Parse = (bytes: Uint8Array, control: ParseControl) => Promise<ParsedDocument>;

/** Ends an aborted reading with the signal's reason. */
export const throwIfAborted = (signal: CancelSignal | undefined): void => {
  if (signal?.aborted === true) throw signal.reason;
};

/** Lets a pending message (an abort, a new file) be handled before the work goes on. */
export const breathe = async (): Promise<void> => {
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
};
