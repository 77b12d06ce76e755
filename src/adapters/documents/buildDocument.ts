import {
  MAX_LINES,
  MAX_TEXT_LENGTH,
  MAX_UNDECODABLE_SHARE,
} from '#/adapters/documents/documentLimits';
import type { ParsedDocument } from '#/adapters/documents/parsed';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';
import { joinHyphenated } from '#/adapters/documents/text/hyphens';
import { isImplausible, undecodableShare } from '#/adapters/documents/text/undecodable';
import type { CvDocument, DocumentFormat, DocumentLine } from '#/domain/cv/document';
import { columnRowsUnfolded } from '#/domain/cv/text/columnRows';

const checkSize = (lines: readonly DocumentLine[]): void => {
  let length = 0;
  for (const { text } of lines) length += text.length + 1;
  if (length > MAX_TEXT_LENGTH || lines.length > MAX_LINES)
    throw new ReadingFailure('tooLong', `${length} characters, ${lines.length} lines`);
};

/** Finishes a reading: joins words cut at line ends, checks the limits, builds the text. */
export const buildDocument = (
  fileName: string,
  format: DocumentFormat,
  parsed: ParsedDocument,
): CvDocument => {
  checkSize(parsed.lines);
  const lines = columnRowsUnfolded(joinHyphenated(parsed.lines));
  const text = lines.map((line) => line.text).join('\n');
  if (text.trim() === '') throw new ReadingFailure(parsed.layout.images > 0 ? 'scanned' : 'empty');
  const undecodable = undecodableShare(text);
  if (undecodable > MAX_UNDECODABLE_SHARE || (format === 'pdf' && isImplausible(text)))
    throw new ReadingFailure('undecodable');
  return {
    fileName,
    format,
    pages: parsed.pages,
    pageSizes: parsed.pageSizes ?? [],
    lines,
    text,
    layout: { ...parsed.layout, undecodable },
  };
};
