import { HTML_ENTITIES } from '#/adapters/documents/html/htmlEntities';
import { htmlTokens } from '#/adapters/documents/html/htmlTokens';
import { decodeEntities } from '#/adapters/documents/xml/entities';
import { cleanLines } from '#/domain/offers/intake/draftFromText';

const ENTITIES: Readonly<Record<string, string>> = HTML_ENTITIES;
const BLOCK =
  /^(?:p|div|section|article|main|ul|ol|li|dl|dt|dd|blockquote|pre|hr|address|figure|body|html|h[1-6]|tr|table|tbody|thead|caption|header|fieldset)$/u;
const HEADING = /^h[1-6]$/u;
/** Parts of a page that tell nothing of the offer. */
const ASIDE = /^(?:nav|footer|aside|form|button|select|dialog|iframe|object|canvas|video|audio)$/u;
const TAG = /<\/?[a-z][^<>]*>/iu;
const ESCAPED_TAG = /&lt;\/?(?:p|br|ul|ol|li|div|strong|b|em|h[1-6]|span)\b/iu;

/** Collects the lines of a page. */
class Lines {
  readonly #done: string[] = [];
  #line = '';
  #aside = 0;

  text(text: string): void {
    if (this.#aside > 0) return;
    const words = decodeEntities(text.replace(/\s+/gu, ' '), ENTITIES);
    this.#line += this.#line === '' ? words.replace(/^ /u, '') : words;
  }

  tag(name: string, open: boolean): void {
    if (ASIDE.test(name)) this.#aside = Math.max(0, this.#aside + (open ? 1 : -1));
    if (name === 'br') this.#end();
    else if (name === 'td' || name === 'th') this.#line += ' ';
    else if (BLOCK.test(name) && this.#line !== '') this.#end();
    if (!open) return;
    if (name === 'li') this.#line = '- ';
    // A heading stands apart, as it does in a text.
    else if (HEADING.test(name) && this.#done.length > 0) this.#done.push('');
  }

  all(): string {
    return [...this.#done, this.#line].join('\n');
  }

  #end(): void {
    this.#done.push(this.#line);
    this.#line = '';
  }
}

const readTokens = (html: string): string => {
  const lines = new Lines();
  for (const token of htmlTokens(html))
    if (token.kind === 'text') lines.text(token.text);
    else lines.tag(token.name, token.kind === 'open');
  return lines.all();
};

/** Plain lines of a piece of HTML: list items begin with a dash. A text without tags keeps its own lines; one escaped once more is read through. */
export const htmlToText = (html: string): string => {
  const source = !TAG.test(html) && ESCAPED_TAG.test(html) ? decodeEntities(html, ENTITIES) : html;
  const text = TAG.test(source) ? readTokens(source) : decodeEntities(source, ENTITIES);
  return cleanLines(text.replace(/^- *$/gmu, ''));
};

/** What stands between the first tag of a name and its end tag; found by plain search, since a page may open thousands and close none. */
const firstPart = (html: string, lower: string, name: string): string | null => {
  const opening = new RegExp(`<${name}\\b[^<>]{0,2000}>`, 'iu').exec(html);
  if (opening === null) return null;
  const start = opening.index + opening[0].length;
  const end = lower.indexOf(`</${name}`, start);
  return end === -1 ? null : html.slice(start, end);
};

/** The part of a page that is about its subject, where the page tells it. */
export const mainPart = (html: string): string => {
  const lower = html.toLowerCase();
  for (const name of ['main', 'article']) {
    const part = firstPart(html, lower, name);
    if (part !== null && htmlToText(part).length > 200) return part;
  }
  return html;
};

/** Whether a pasted text is a page or a part of one. */
export const looksLikeHtml = (text: string): boolean =>
  /^\s*(?:<!doctype|<html|<head|<body|<script|<!--)/iu.test(text) ||
  /<(?:p|div|ul|li|br|h[1-6]|span|section|script)\b[^<>]*>/iu.test(text);

const PAGE_START = /^\s*(?:<!doctype|<html|<head|<body)/iu;
const BLOCK_TAG = /<\/?(?:p|div|ul|ol|li|br|h[1-6]|section|tr|table)\b/giu;
/** Tags within a line, by name: "List<String>" is none. */
const INLINE_TAG =
  /<\/?(?:a|abbr|b|big|cite|code|del|em|font|i|img|input|ins|label|mark|s|small|strike|strong|sub|sup|svg|u)\b[^<>]{0,2000}>/giu;

/** Times that the lines have to outnumber the tags for the lines to be the text's own. */
const OWN_LINES = 2;

/** The plain lines of whatever was pasted: a page, a piece of one, or a text with tags and entities left in it, whose own lines are kept. */
export const plainTextOf = (pasted: string): string => {
  if (!looksLikeHtml(pasted))
    return cleanLines(decodeEntities(pasted.replace(INLINE_TAG, ''), ENTITIES));
  if (PAGE_START.test(pasted)) return htmlToText(mainPart(pasted));
  const lines = pasted.split('\n').length - 1;
  const blocks = pasted.match(BLOCK_TAG)?.length ?? 0;
  return htmlToText(lines > blocks * OWN_LINES ? pasted.replace(/\r?\n/gu, '<br>') : pasted);
};
