import { HTML_ENTITIES } from '#/adapters/documents/html/htmlEntities';
import { htmlTokens } from '#/adapters/documents/html/htmlTokens';
import { decodeEntities } from '#/adapters/documents/xml/entities';
import { cleanLines } from '#/domain/offers/intake/draftFromText';

const ENTITIES: Readonly<Record<string, string>> = HTML_ENTITIES;
const BLOCK =
  /^(?:p|div|section|article|main|ul|ol|dl|dt|dd|blockquote|pre|hr|br|address|figure|body|html|h[1-6]|tr|table|tbody|thead|caption|header|fieldset)$/u;
/** Parts of a page that tell nothing of the offer. */
const ASIDE = /^(?:nav|footer|aside|form|button|select|dialog|iframe|object|canvas|video|audio)$/u;
const TAG = /<\/?[a-z][^<>]*>/iu;
const ESCAPED_TAG = /&lt;\/?(?:p|br|ul|ol|li|div|strong|b|em|h[1-6]|span)\b/iu;

/** What stands around the text, while a page is read. */
type State = { lines: string; aside: number };

const step = (state: State, name: string, open: boolean): void => {
  if (ASIDE.test(name)) state.aside = Math.max(0, state.aside + (open ? 1 : -1));
  if (name === 'li') state.lines += open ? '\n- ' : '\n';
  else if (name === 'td' || name === 'th') state.lines += ' ';
  else if (BLOCK.test(name)) state.lines += '\n';
};

const readTokens = (html: string): string => {
  const state: State = { lines: '', aside: 0 };
  for (const token of htmlTokens(html)) {
    if (token.kind !== 'text') step(state, token.name, token.kind === 'open');
    else if (state.aside === 0)
      state.lines += decodeEntities(token.text.replace(/\s+/gu, ' '), ENTITIES);
  }
  return state.lines;
};

/** Plain lines of a piece of HTML: list items begin with a dash. A text without tags keeps its own lines; one escaped once more is read through. */
export const htmlToText = (html: string): string => {
  const source = !TAG.test(html) && ESCAPED_TAG.test(html) ? decodeEntities(html, ENTITIES) : html;
  const text = TAG.test(source) ? readTokens(source) : decodeEntities(source, ENTITIES);
  return cleanLines(text.replace(/\n-\s*(?=\n)/gu, '\n'));
};

/** The part of a page that is about its subject, where the page tells it. */
export const mainPart = (html: string): string => {
  for (const name of ['main', 'article']) {
    const part = new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}\\s*>`, 'iu').exec(html)?.[1];
    if (part !== undefined && htmlToText(part).length > 200) return part;
  }
  return html;
};

/** Whether a pasted text is a page or a part of one. */
export const looksLikeHtml = (text: string): boolean =>
  /^\s*(?:<!doctype|<html|<head|<body|<script|<!--)/iu.test(text) ||
  /<(?:p|div|ul|li|br|h[1-6]|span|section|script)\b[^>]*>/iu.test(text);
