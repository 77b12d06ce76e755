import { htmlToText, looksLikeHtml, mainPart } from '#/adapters/offers/posting/htmlText';
import {
  addressOfPage,
  structuredTexts,
  structuredValues,
} from '#/adapters/offers/posting/structuredData';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import { draftFromText } from '#/domain/offers/intake/draftFromText';
import { draftFromJobPosting, findJobPosting } from '#/domain/offers/intake/jobPosting';
import { MOST_CHARACTERS, type PostingReader } from '#/domain/offers/intake/PostingReader';
import { fail, ok } from '#/domain/shared/result';

/** An advertisement is much shorter; the rest of a long page is not read. */
const MOST_TEXT = 40_000;

/** Reads postings on the device. `loadLexicon` is asked at the first one. */
export class LocalPostingReader implements PostingReader {
  readonly #loadLexicon: () => Promise<Lexicon>;

  constructor(loadLexicon: () => Promise<Lexicon>) {
    this.#loadLexicon = loadLexicon;
  }

  readonly read: PostingReader['read'] = async ({ content, url = null, structured = [] }) => {
    if (content.trim() === '' && structured.length === 0) return fail('empty');
    const size = structured.reduce((sum, text) => sum + text.length, content.length);
    if (size > MOST_CHARACTERS) return fail('tooLarge');
    try {
      const lexicon = await this.#loadLexicon();
      const json = /^\s*[[{]/u.test(content);
      const html = !json && looksLikeHtml(content);
      const texts = [...structured, ...(html ? structuredTexts(content) : json ? [content] : [])];
      const posting = findJobPosting(structuredValues(texts));
      const address = url ?? (html ? addressOfPage(content) : null);
      if (posting !== null) {
        const toText = (part: string): string => htmlToText(part).slice(0, MOST_TEXT);
        return ok(draftFromJobPosting(posting, { lexicon, toText }, address));
      }
      const text = html ? htmlToText(mainPart(content)) : content;
      return draftFromText(text.slice(0, MOST_TEXT), lexicon, address);
    } catch {
      // The lexicon could not be fetched, or a fault of ours: the page lives on.
      return fail('unreadable');
    }
  };
}
