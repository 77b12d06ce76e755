import { HTML_ENTITIES } from '#/adapters/documents/html/htmlEntities';
import { decodeEntities } from '#/adapters/documents/xml/entities';
import { parseXml } from '#/adapters/documents/xml/parseXml';
import type { XmlElement } from '#/adapters/documents/xml/parseXml';
import { elements, textOf } from '#/adapters/documents/xml/query';
import { columnMapOf } from '#/domain/offers/imports/columns';
import { flatten } from '#/domain/offers/imports/flatten';
import { columnsOf } from '#/domain/offers/imports/jsonTable';
import { LONGEST_WORDS, MOST_RECORDS } from '#/domain/offers/imports/table';
import type { ImportRecord, ImportTable, RecordProblem } from '#/domain/offers/imports/table';

/** Enough of a file to tell what its records are called. */
const HEAD = 400_000;
/** Records stand this deep at most. */
const DEEPEST_RECORD = 5;
/** A longer record is no offer. */
const LONGEST_RECORD = 2_000_000;

/** Names of the records in the feeds in use, the surest first. */
const RECORD_NAMES =
  /^(?:job|offre?|item|entry|position|annonce|vacancy|offre_emploi|jobposting|positionopening|ad|poste|listing)s?$/iu;

/** Tags of pages: some feeds write them as they are within a title or a text. */
const PAGE_TAG = /^(?:a|abbr|b|br|div|em|h[1-6]|i|li|ol|p|small|span|strong|time|u|ul)$/iu;

/** An element as an object: attributes begin with `@`, repeated children are lists, text alone is itself. */
const valueOf = (element: XmlElement): unknown => {
  const inner = elements(element);
  if (inner.length > 0 && inner.every(({ name }) => PAGE_TAG.test(name)))
    return textOf(element).replace(/\s+/gu, ' ').trim();
  const parts: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  let text = '';
  let children = 0;
  for (const node of element.children) {
    if (typeof node === 'string') {
      text += node;
      continue;
    }
    children += 1;
    const value = valueOf(node);
    const known = parts[node.name];
    parts[node.name] =
      known === undefined
        ? value
        : Array.isArray(known)
          ? [...(known as unknown[]), value]
          : [known, value];
  }
  const names = Object.keys(element.attributes);
  for (const name of names) parts[`@${name}`] = element.attributes[name];
  const said = text.trim();
  if (children === 0 && names.length === 0) return said;
  return said === '' ? parts : { ...parts, '#text': said };
};

type Counted = { readonly path: readonly string[]; count: number };

/** How often each path opens in the beginning of a file; comments and CDATA are passed over. */
const countPaths = (source: string): readonly Counted[] => {
  const counts = new Map<string, Counted>();
  const way: string[] = [];
  const tag =
    /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<[?!][^>]*>|<(\/?)([\w:.-]{1,80})((?:"[^"]*"|'[^']*'|[^'"<>]){0,2000})>/gu;
  for (const match of source.slice(0, HEAD).matchAll(tag)) {
    const [, closing, name, rest = ''] = match;
    if (name === undefined) continue;
    if (closing === '/') {
      const at = way.lastIndexOf(name);
      if (at >= 0) way.length = at;
      continue;
    }
    way.push(name);
    if (way.length <= DEEPEST_RECORD) {
      const key = way.join('/');
      const known = counts.get(key);
      if (known === undefined) counts.set(key, { path: [...way], count: 1 });
      else known.count += 1;
    }
    if (rest.endsWith('/')) way.pop();
    if (way.length > 200) return [];
  }
  return [...counts.values()];
};

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The name of the elements that are offers: a usual one, that of the whole where it is one alone, else the one most repeated near the top. */
const recordNameOf = (source: string): string | null => {
  const all = countPaths(source);
  const paths = all.filter(({ path }) => path.length > 1);
  const usual = paths
    .filter(({ path }) => RECORD_NAMES.test(local(path.at(-1) ?? '')))
    // "jobs" holds "job": the inner one is the record, unless nothing is in it.
    .filter(({ path }) =>
      paths.some(
        (one) => one.path.length === path.length + 1 && one.path[path.length - 1] === path.at(-1),
      ),
    )
    .toSorted(
      (one, other) =>
        Number(/s$/iu.test(one.path.at(-1) ?? '')) - Number(/s$/iu.test(other.path.at(-1) ?? '')) ||
        one.path.length - other.path.length,
    );
  if (usual[0] !== undefined) return usual[0].path.at(-1) ?? null;
  const root = all.find(({ path }) => path.length === 1)?.path[0] ?? '';
  if (RECORD_NAMES.test(local(root)) && !/s$/iu.test(root)) return root;
  const repeated = paths
    .filter(({ path, count }) => count > 1 && path.length <= 3)
    .toSorted((one, other) => one.path.length - other.path.length || other.count - one.count);
  return repeated[0]?.path.at(-1) ?? null;
};

type Slice = { readonly text: string; readonly whole: boolean };

/** Finds a mark from a place on that only grows, and looks through no text twice; `Infinity` where there is none. */
const finderOf = (source: string, mark: string): ((from: number) => number) => {
  let found = -1;
  return (from) => {
    if (found < from) {
      const next = source.indexOf(mark, from);
      found = next < 0 ? Infinity : next;
    }
    return found;
  };
};

/** The records of a file as pieces of its text, each to be read on its own, so that a fault in one leaves the others whole. */
const slices = function* (source: string, name: string): Generator<Slice> {
  const opening = `<${name}`;
  const closing = `</${name}`;
  const isName = (at: number): boolean => /[\s/>]/u.test(source[at] ?? '>');
  const closingFrom = finderOf(source, closing);
  const dataFrom = finderOf(source, '<![CDATA[');
  let at = 0;
  const nextOpening = (from: number): number => {
    let found = source.indexOf(opening, from);
    while (found >= 0 && !isName(found + opening.length))
      found = source.indexOf(opening, found + 1);
    return found;
  };
  for (;;) {
    const start = nextOpening(at);
    if (start < 0) return;
    let scan = start + opening.length;
    let end = -1;
    // A closing tag within CDATA is text.
    while (scan < source.length) {
      const close = closingFrom(scan);
      const data = dataFrom(scan);
      if (close === Infinity) break;
      if (data < close) {
        const past = source.indexOf(']]>', data);
        if (past < 0) break;
        scan = past + 3;
        continue;
      }
      if (isName(close + closing.length)) {
        const sign = source.indexOf('>', close);
        end = sign < 0 ? source.length : sign + 1;
        break;
      }
      scan = close + closing.length;
    }
    if (end < 0) {
      yield { text: source.slice(start, start + LONGEST_RECORD), whole: false };
      return;
    }
    yield { text: source.slice(start, end), whole: true };
    at = end;
  }
};

const PUBLISHER = /<(?:publisher|partenaire)\b[^<>]{0,200}>\s*(?:<!\[CDATA\[)?([^<\]]{1,80})/iu;
const FEED_TITLE =
  /<(?:channel|feed)\b[^<>]{0,2000}>[\s\S]{0,2000}?<title\b[^<>]{0,200}>\s*(?:<!\[CDATA\[)?([^<\]]{1,80})/iu;

/** "Mairie \u00bb Recrutement": sites add the name of the page to their own. */
const nameOfFeed = (title: string): string => title.split(' \u00bb ')[0]?.trim() ?? '';

const wordsOf = (text: string): string =>
  text
    .replace(/<[^<>]{0,500}>/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, LONGEST_WORDS);

/**
 * The offers of an XML feed: the elements that are repeated, or that are named as offers are. Entities that a file declares
 * itself are never expanded. Null where there is none that has a title.
 */
export const xmlTable = (source: string): ImportTable | null => {
  if (!/^\s*(?:\ufeff)?\s*<(?:\?xml|!--|!DOCTYPE (?!html)|[a-z][\w:.-]*[\s>])/iu.test(source))
    return null;
  const name = recordNameOf(source);
  if (name === null) return null;
  const records: ImportRecord[] = [];
  const problems: RecordProblem[] = [];
  let at = 0;
  for (const { text, whole } of slices(source, name)) {
    at += 1;
    const tell = (kind: RecordProblem['kind']): number =>
      problems.push({ at, kind, words: wordsOf(text.slice(0, 2_000)) });
    if (!whole) tell('truncated');
    else if (at > MOST_RECORDS) tell('tooMany');
    else if (text.length > LONGEST_RECORD) tell('malformed');
    else {
      try {
        records.push({ at, values: flatten(valueOf(parseXml(text))) });
      } catch {
        tell('malformed');
      }
    }
  }
  const columns = columnsOf(records);
  if (![...columnMapOf(columns).values()].includes('title')) return null;
  const head = source.slice(0, HEAD);
  const publisher = (PUBLISHER.exec(head) ?? FEED_TITLE.exec(head))?.[1] ?? null;
  return {
    format: 'xml',
    publisher: publisher === null ? null : nameOfFeed(decodeEntities(publisher, HTML_ENTITIES)),
    columns,
    records,
    problems,
  };
};
