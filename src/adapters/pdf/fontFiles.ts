import boldUrl from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?url';
import plainUrl from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url';

import type { FontFiles } from '#/adapters/pdf/printedPages';
import { lazy } from '#/domain/shared/lazy';

const fetched = async (url: string): Promise<ArrayBuffer> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.arrayBuffer();
};

/** The fonts of what is printed, fetched with the first page: every French sign and the letters of most names. */
export const fontFiles = lazy(async (): Promise<FontFiles> => {
  const [plain, bold] = await Promise.all([fetched(plainUrl), fetched(boldUrl)]);
  return { plain, bold };
});
