import { MAX_DEPTH, MAX_XML_ELEMENTS } from '#/adapters/documents/documentLimits';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';
import { decodeEntities } from '#/adapters/documents/xml/entities';

/** An element by its local name: prefixes are chosen by the writer of the file and mean nothing here. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
};

export type XmlNode = XmlElement | string;

type OpenElement = { name: string; attributes: Record<string, string>; children: XmlNode[] };

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const NAME = /[^\s=/>"']/u;
const SPACE = /\s/u;

/** Reads `name="value"` pairs one character at a time: whatever else stands in the tag is passed over once. */
const readAttributes = (source: string): Record<string, string> => {
  const attributes: Record<string, string> = {};
  let at = 0;
  const pass = (kind: RegExp): string => {
    const from = at;
    while (at < source.length && kind.test(source[at] ?? '')) at += 1;
    return source.slice(from, at);
  };
  while (at < source.length) {
    pass(SPACE);
    const name = pass(NAME);
    if (name === '') {
      at += 1;
      continue;
    }
    pass(SPACE);
    if (source[at] !== '=') continue;
    at += 1;
    pass(SPACE);
    const quote = source[at];
    if (quote !== '"' && quote !== "'") continue;
    const end = source.indexOf(quote, at + 1);
    if (end === -1) break;
    attributes[localName(name)] = decodeEntities(source.slice(at + 1, end));
    at = end + 1;
  }
  return attributes;
};

const skipTo = (source: string, mark: string, from: number): number => {
  const at = source.indexOf(mark, from);
  return at === -1 ? source.length : at + mark.length;
};

/** End of a tag; quoted values may hold `>`. */
const tagEnd = (source: string, from: number): number => {
  let quote = '';
  for (let i = from; i < source.length; i += 1) {
    const char = source[i] ?? '';
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return i;
  }
  return -1;
};

/**
 * Parses XML into a light tree; `DOMParser` does not exist in workers.
 * Unclosed elements are closed at the end. Throws `ReadingFailure('damaged')` when there is no element,
 * or when nesting and size pass the limits.
 */
export const parseXml = (source: string): XmlElement => {
  const root: OpenElement = { name: '', attributes: {}, children: [] };
  const stack: OpenElement[] = [root];
  let elements = 0;
  let at = 0;
  const top = (): OpenElement => stack.at(-1) ?? root;

  while (at < source.length) {
    const open = source.indexOf('<', at);
    const textEnd = open === -1 ? source.length : open;
    if (textEnd > at && stack.length > 1)
      top().children.push(decodeEntities(source.slice(at, textEnd)));
    if (open === -1) break;
    if (source.startsWith('<!--', open)) at = skipTo(source, '-->', open + 4);
    else if (source.startsWith('<![CDATA[', open)) {
      at = skipTo(source, ']]>', open + 9);
      top().children.push(source.slice(open + 9, Math.max(open + 9, at - 3)));
    } else if (source[open + 1] === '?' || source[open + 1] === '!')
      at = skipTo(source, '>', open + 2);
    else if (source[open + 1] === '/') {
      at = skipTo(source, '>', open + 2);
      const name = localName(source.slice(open + 2, at - 1).trim());
      const depth = stack.findLastIndex((element) => element.name === name);
      if (depth > 0) stack.length = depth;
    } else {
      const end = tagEnd(source, open + 1);
      if (end === -1) break;
      elements += 1;
      if (elements > MAX_XML_ELEMENTS) throw new ReadingFailure('tooLarge', 'XML elements');
      const closed = source[end - 1] === '/';
      const tag = source.slice(open + 1, closed ? end - 1 : end);
      const space = tag.search(/\s/u);
      const element: OpenElement = {
        name: localName(space === -1 ? tag : tag.slice(0, space)),
        attributes: space === -1 ? {} : readAttributes(tag.slice(space)),
        children: [],
      };
      top().children.push(element);
      if (!closed) stack.push(element);
      if (stack.length > MAX_DEPTH) throw new ReadingFailure('damaged', 'XML nesting');
      at = end + 1;
    }
  }
  const first = root.children.find((child) => typeof child !== 'string');
  if (first === undefined || typeof first === 'string')
    throw new ReadingFailure('damaged', 'no XML element');
  return first;
};
