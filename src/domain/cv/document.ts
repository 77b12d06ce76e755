/** File formats whose text can be read; `text` is what the user pasted. */
export const DOCUMENT_FORMATS = ['pdf', 'docx', 'doc', 'rtf', 'html', 'odt', 'text'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** Where on its page a line stands. */
export type LineRegion = 'body' | 'side' | 'header' | 'footer' | 'textBox' | 'table';

/** A rectangle on a page, in points from its top left corner. */
export type PageBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Where the characters from `start` to `end` (exclusive) of a line's text stand on its page: a word as a rule. */
export type WordPlace = PageBox & {
  readonly start: number;
  readonly end: number;
  /** From this word on its line is set in another weight, size or colour. */
  readonly turns?: true;
};

/** Width and height of a page as it is shown, in points. */
export type PageSize = { readonly width: number; readonly height: number };

/** One line of a document, in reading order. Sizes are in points; 0 where the format tells nothing. */
export type DocumentLine = {
  /** The text in NFC, letter-spaced words joined, ligatures and soft hyphens resolved. Columns of a table row are separated by a tab. */
  readonly text: string;
  /** 1 for the first page. */
  readonly page: number;
  readonly region: LineRegion;
  readonly fontSize: number;
  readonly bold: boolean;
  /** Vertical gap to the line before in the same block, in line heights; 0 where unknown. */
  readonly gapBefore: number;
  /** Lines of one column or text box share a block number. */
  readonly block: number;
  /** The format itself calls the line a heading (DOCX and HTML styles). */
  readonly heading: boolean;
  readonly bullet: boolean;
  /** In order of the text; empty where the format draws no pages. */
  readonly places: readonly WordPlace[];
};

/** What a layout can hide from software that reads CVs; each is worth telling the user. */
export type LayoutTraits = {
  readonly columns: 1 | 2;
  readonly tables: boolean;
  readonly textBoxes: boolean;
  readonly images: number;
  /** Share, 0 to 1, of characters that could not be decoded. */
  readonly undecodable: number;
};

/** What a file says of itself beside its pages: mostly what a template or an account is called. Empty where it says nothing. */
export type DocumentProperties = { readonly title: string; readonly author: string };

/** The text of a CV file in reading order. Offsets elsewhere count in `text`, which is the lines joined by `\n`. */
export type CvDocument = {
  readonly fileName: string;
  readonly format: DocumentFormat;
  readonly pages: number;
  /** One for each page of a PDF; empty for the formats that draw no pages. */
  readonly pageSizes: readonly PageSize[];
  readonly lines: readonly DocumentLine[];
  readonly text: string;
  readonly layout: LayoutTraits;
  /** A reading that was kept is without them. */
  readonly properties?: DocumentProperties;
};
