import { decodePage } from '#/adapters/documents/html/decodePage';
import { csvTable } from '#/adapters/offers/imports/csvImport';
import { xmlTable } from '#/adapters/offers/imports/xmlImport';
import { looksLikeHtml } from '#/adapters/offers/posting/htmlText';
import { structuredTexts, structuredValues } from '#/adapters/offers/posting/structuredData';
import { jsonTable, postingsIn, tableOfRecords } from '#/domain/offers/imports/jsonTable';
import type { ImportTable } from '#/domain/offers/imports/table';

const XML_ENCODING = /^<\?xml[^>]{0,200}encoding\s*=\s*["']([\w-]+)["']/u;
const BOM = /^\ufeff/u;

const pageTable = (html: string): ImportTable | null => {
  const postings = structuredValues(structuredTexts(html)).flatMap(postingsIn);
  return postings.length === 0 ? null : tableOfRecords('page', postings, null);
};

/** The offers of a text: JSON, a feed, the data of a page, or a table. Null where it is none of them. */
export const tableOfText = (text: string): ImportTable | null => {
  const bare = text.replace(BOM, '');
  if (/^\s*[[{]/u.test(bare)) return jsonTable(bare) ?? null;
  if (/^\s*</u.test(bare)) {
    const page = /^\s*<(?:!doctype html|html|head|body)/iu.test(bare);
    return (page ? null : xmlTable(bare)) ?? (looksLikeHtml(bare) ? pageTable(bare) : null);
  }
  return csvTable(bare);
};

/** The offers of a file. Its bytes decide what it is and how its letters are written. */
export const readTable = (bytes: Uint8Array): ImportTable | null => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const named = XML_ENCODING.exec(head)?.[1]?.toLowerCase() ?? '';
  const text = named.startsWith('utf-16')
    ? new TextDecoder(named).decode(bytes)
    : decodePage(bytes);
  return tableOfText(text);
};
