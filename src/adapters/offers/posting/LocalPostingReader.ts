import { htmlToText, looksLikeHtml, plainTextOf } from '#/adapters/offers/posting/htmlText';
import { readPostingFile, type ReadDocument } from '#/adapters/offers/posting/readPostingFile';
import {
  addressOfPage,
  structuredTexts,
  structuredValues,
} from '#/adapters/offers/posting/structuredData';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import { draftFromText } from '#/domain/offers/intake/draftFromText';
import { readJobPostings } from '#/domain/offers/intake/jobPosting';
import { MOST_CHARACTERS, type PostingReader } from '#/domain/offers/intake/PostingReader';
import { fail, ok } from '#/domain/shared/result';

/** Addresses and blanks: what comes of copying the address bar. */
const isOnlyLinks = (text: string): boolean => /^(?:\s*(?:https?:\/\/|www\.)\S+\s*)+$/iu.test(text);

/** An advertisement is much shorter; the rest of a long page is not read. */
const MOST_TEXT = 40_000;

/** Reads postings on the device. `loadLexicon` is asked at the first one, `readDocument` for files that are neither pages nor texts. */
export class LocalPostingReader implements PostingReader {
  readonly #loadLexicon: () => Promise<Lexicon>;
  readonly #readDocument: ReadDocument;

  constructor(loadLexicon: () => Promise<Lexicon>, readDocument: ReadDocument) {
    this.#loadLexicon = loadLexicon;
    this.#readDocument = readDocument;
  }

  readonly read: PostingReader['read'] = async ({ content, url = null, structured = [] }) => {
    if (content.trim() === '' && structured.length === 0) return fail('empty');
    if (structured.length === 0 && isOnlyLinks(content)) return fail('linkOnly');
    const size = structured.reduce((sum, text) => sum + text.length, content.length);
    if (size > MOST_CHARACTERS) return fail('tooLarge');
    const lexicon = await this.#loadLexicon().catch(() => null);
    if (lexicon === null) return fail('notLoaded');
    try {
      const json = /^\s*[[{]/u.test(content);
      const html = !json && looksLikeHtml(content);
      const texts = [...structured, ...(html ? structuredTexts(content) : json ? [content] : [])];
      const values = structuredValues(texts);
      const address = url ?? (html ? addressOfPage(content) : null);
      const toText = (part: string): string => htmlToText(part).slice(0, MOST_TEXT);
      const found = readJobPostings(values, { lexicon, toText }, address);
      if (found !== null) return ok(found);
      // Data of another kind is no text to read: what is a list of offers is imported.
      if (json && values.length > 0) return fail('unreadable');
      const draft = draftFromText(plainTextOf(content).slice(0, MOST_TEXT), lexicon, address);
      return draft.ok ? ok({ postings: [draft.value], more: 0 }) : draft;
    } catch {
      // A fault of ours: the page lives on.
      return fail('unreadable');
    }
  };

  readonly readFile: PostingReader['readFile'] = async (file) => {
    const input = await readPostingFile(file, this.#readDocument);
    return input.ok ? this.read(input.value) : input;
  };

  readonly plainText: PostingReader['plainText'] = (text) => Promise.resolve(plainTextOf(text));
}
