const MEBI = 1024 * 1024;

/** Largest file that is opened at all, in bytes. */
export const MAX_FILE_BYTES = 20 * MEBI;

/** A CV of more pages than this is refused before any page is read. */
export const MAX_PAGES = 30;

/** Longest text handed on, in UTF-16 units: above thirty dense pages, low enough to be understood in two seconds. */
export const MAX_TEXT_LENGTH = 160_000;

/** Most lines handed on. */
export const MAX_LINES = 20_000;

/** Largest stream of a PDF once inflated, in bytes: the content of a page has some hundred thousand, a large font some million. */
export const MAX_PDF_STREAM_BYTES = 32 * MEBI;

/** Streams that cannot inflate beyond this, in bytes, are not measured: it would cost every CV the time of its fonts. */
export const UNMEASURED_STREAM_BYTES = 256 * MEBI;

/** Objects and trailers of a PDF may be so many times as long together as the file: in a broken one they overlap, and pdf.js parses some 25 MiB a second. */
export const MAX_PDF_OVERLAP = 2;

/** Below this sum, in bytes, overlapping objects of a PDF do no harm. */
export const HARMLESS_PDF_OVERLAP = 4 * MEBI;

/** Most operators of one PDF page. A dense page has about 10 000, a drawn one 100 000. */
export const MAX_PAGE_OPERATORS = 300_000;

/** Most forms that one PDF page draws; forms in forms multiply them. A page of icons has some hundred. */
export const MAX_PAGE_FORMS = 5_000;

/** Most glyphs of one PDF page that are laid out; a dense page holds about 6 000. */
export const MAX_GLYPHS_PER_PAGE = 30_000;

/** A page of more pieces than this is no CV laid out in columns: it is read line by line; a dense one has about 250. */
export const MAX_SEGMENTS_PER_PAGE = 1_000;

/** A page with fewer readable characters than this is looked at again: its words may be a picture. */
export const MIN_CHARACTERS_PER_PAGE = 80;

/** Pictures that cover this share of a page of few characters hold its words. */
export const MIN_PICTURE_SHARE = 0.4;

/** So many filled shapes on a page of few characters are letters turned into drawings. */
export const MIN_DRAWN_LETTERS = 200;

/** Share of undecoded characters from which a text is worthless. */
export const MAX_UNDECODABLE_SHARE = 0.25;

/** Most entries of a zip package; a DOCX has about 15. */
export const MAX_ZIP_ENTRIES = 2_000;

/** Largest single part of a zip package once inflated, in bytes. */
export const MAX_ZIP_PART_BYTES = 24 * MEBI;

/** Largest sum of the parts read, in bytes. */
export const MAX_ZIP_TOTAL_BYTES = 48 * MEBI;

/** Most headers, and most footers, of a DOCX that are read; each section may have three. */
export const MAX_MARGINS = 60;

/** Most elements of one XML part. */
export const MAX_XML_ELEMENTS = 600_000;

/** Deepest nesting of XML elements, RTF groups and tables that is followed. */
export const MAX_DEPTH = 200;

/** Most text boxes that text is set around; a page of a CV has some twenty, and each line looks at all of them. */
export const MAX_OBSTACLES = 500;

/** Most rows that one cell of a table is followed over. */
export const MAX_ROWS_TAKEN = 500;
