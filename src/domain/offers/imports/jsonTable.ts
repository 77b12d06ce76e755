import { columnMapOf } from '#/domain/offers/imports/columns';
import { flatten } from '#/domain/offers/imports/flatten';
import { OWN_NAME } from '#/domain/offers/imports/importedOffersRecord';
import { DEEPEST_PART, LONGEST_WORDS, MOST_RECORDS } from '#/domain/offers/imports/table';
import type {
  ImportFormat,
  ImportRecord,
  ImportTable,
  RecordProblem,
} from '#/domain/offers/imports/table';
import { isOfType } from '#/domain/offers/intake/jobPostingParts';
import { isRecord } from '#/domain/offers/intake/json';
import type { JsonRecord } from '#/domain/offers/intake/json';

/** Lists of offers stand this deep at most: `{"data": {"offers": {"items": […]}}}`. */
const DEEPEST_LIST = 4;
/** Enough of a list to tell what it holds. */
const SAMPLE = 20;
/** Parts of a value that are visited in search of postings. */
const MOST_VISITED = 2_000_000;

const hasTitle = (value: unknown): boolean =>
  [...columnMapOf(Object.keys(flatten(value))).values()].includes('title');

/** How well a list looks like offers: more fields that are known, in more records. */
const likeness = (list: readonly unknown[]): number => {
  const records = list.slice(0, SAMPLE).filter(isRecord);
  if (records.length === 0 || !records.some(hasTitle)) return 0;
  const known = records.map(
    (record) => new Set(columnMapOf(Object.keys(flatten(record))).values()).size,
  );
  return Math.max(...known) * Math.log2(2 + list.length);
};

/** What stands in an object outside of lists. */
const outsideLists = (part: JsonRecord, depth = 0): JsonRecord =>
  Object.fromEntries(
    Object.entries(part).flatMap(([name, inner]): readonly [string, unknown][] =>
      isRecord(inner)
        ? depth < DEEPEST_PART
          ? [[name, outsideLists(inner, depth + 1)]]
          : []
        : Array.isArray(inner)
          ? []
          : [[name, inner]],
    ),
  );

/** One offer alone: it holds lists too, of skills or languages, but title and text stand beside them. */
const isOneOffer = (value: unknown): boolean => {
  if (!isRecord(value)) return false;
  const fields = [...columnMapOf(Object.keys(flatten(outsideLists(value)))).values()];
  return fields.includes('title') && fields.includes('text') && new Set(fields).size > 4;
};

/** Keys that the first record of several and another have in common, as a share of all of theirs. */
const likeOneAnother = (one: unknown, other: unknown): boolean => {
  if (!isRecord(one) || !isRecord(other)) return false;
  const mine = Object.keys(one);
  const shared = mine.filter((name) => name in other).length;
  return shared * 2 >= mine.length + Object.keys(other).length - shared;
};

/** The records of an object that holds each under its number or its address: all are of one make. */
const recordsUnderKeys = (part: JsonRecord): readonly unknown[] => {
  const records = Object.values(part);
  const [first] = records;
  return records.length > 1 && records.every((one) => likeOneAnother(first, one)) ? records : [];
};

/** The list of a value that looks most like offers, and what stands beside it. */
const offersIn = (value: unknown): readonly unknown[] => {
  let best: { readonly list: readonly unknown[]; readonly score: number } | null = null;
  const visit = (part: unknown, depth: number): void => {
    if (depth > DEEPEST_LIST) return;
    if (Array.isArray(part)) {
      const score = likeness(part);
      if (score > (best?.score ?? 0)) best = { list: part, score };
      else if (score === 0) for (const item of part.slice(0, SAMPLE)) visit(item, depth + 1);
    } else if (isRecord(part)) {
      const list = recordsUnderKeys(part);
      const score = list.every(hasTitle) ? likeness(list) : 0;
      if (score > (best?.score ?? 0)) best = { list, score };
      else for (const item of Object.values(part)) visit(item, depth + 1);
    }
  };
  visit(value, 0);
  const found = best as { readonly list: readonly unknown[] } | null;
  const isList = isRecord(value) && recordsUnderKeys(value).length > 0;
  return !isList && isOneOffer(value) ? [value] : (found?.list ?? []);
};

/** Every job posting (schema.org) of a value, in the order written. */
export const postingsIn = (value: unknown): readonly unknown[] => {
  const found: unknown[] = [];
  let visited = 0;
  const visit = (part: unknown, depth: number): void => {
    visited += 1;
    if (visited > MOST_VISITED || depth > 12 || typeof part !== 'object' || part === null) return;
    if (isRecord(part) && isOfType(part, 'jobposting')) found.push(part);
    else for (const item of Object.values(part)) visit(item, depth + 1);
  };
  visit(value, 0);
  return found;
};

const wordsOf = (text: string): string => text.replace(/\s+/gu, ' ').trim().slice(0, LONGEST_WORDS);

/** The columns that records hold, in the order met. */
export const columnsOf = (records: readonly ImportRecord[]): readonly string[] => {
  const columns = new Set<string>();
  for (const { values } of records) for (const column of Object.keys(values)) columns.add(column);
  return [...columns];
};

const MADE_OF_PARTS = new Set(['@context', '@type']);

/** A table of the records of a list; what is no object is told. */
export const tableOfRecords = (
  format: ImportFormat,
  list: readonly unknown[],
  publisher: string | null,
  before: readonly RecordProblem[] = [],
): ImportTable => {
  const problems: RecordProblem[] = [...before];
  const records: ImportRecord[] = [];
  for (const [index, item] of list.entries()) {
    const at = index + 1;
    if (index >= MOST_RECORDS) problems.push({ at, kind: 'tooMany', words: '' });
    else if (isRecord(item)) {
      const values = flatten(
        Object.fromEntries(Object.entries(item).filter(([name]) => !MADE_OF_PARTS.has(name))),
      );
      records.push({ at, values });
    } else problems.push({ at, kind: 'malformed', words: wordsOf(JSON.stringify(item) ?? '') });
  }
  return { format, publisher, columns: columnsOf(records), records, problems };
};

/** Whether each line is an object of its own. */
const isOneALine = (text: string): boolean => {
  try {
    return isRecord(JSON.parse(text.slice(0, Math.max(0, text.indexOf('\n')))));
  } catch {
    return false;
  }
};

/** Where the records of a text that breaks off may begin: with its first line, under the first key of an object, or in its first list. */
const openingsOf = (text: string): readonly number[] =>
  isOneALine(text)
    ? [0]
    : [
        /^\s*\{\s*"(?:[^"\\]|\\.)*"\s*:\s*(?=\{)/u.exec(text)?.[0].length ?? -1,
        text.search(/\[\s*\{/u),
      ].filter((at, index) => at >= 0 || index > 0);

/**
 * The objects of the first list of a text that breaks off or has a fault in one of them, each read on its own; strings and
 * depth are followed, so that a bracket in a text is none.
 */
const wholeObjects = (
  text: string,
  opening: number,
): { readonly list: readonly unknown[]; readonly problems: readonly RecordProblem[] } => {
  const list: unknown[] = [];
  const problems: RecordProblem[] = [];
  let from = -1;
  let depth = 0;
  let inString = false;
  for (let at = Math.max(0, opening); at < text.length && list.length <= MOST_RECORDS; at += 1) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{') {
      if (depth === 0) from = at;
      depth += 1;
    } else if (char === '}' && depth > 0) {
      depth -= 1;
      if (depth === 0) {
        const part = text.slice(from, at + 1);
        try {
          list.push(JSON.parse(part));
        } catch {
          const place = list.length + problems.length + 1;
          problems.push({ at: place, kind: 'malformed', words: wordsOf(part) });
        }
        from = -1;
      }
    } else if (char === ']' && depth === 0) break;
  }
  if (depth > 0 && from >= 0) {
    const at = list.length + problems.length + 1;
    problems.push({ at, kind: 'truncated', words: wordsOf(text.slice(from)) });
  }
  return { list, problems };
};

/** A file of our own format: docs/catalogue.md. */
const isOwnFormat = (value: unknown): boolean =>
  isRecord(value) && Array.isArray(value['internal']) && typeof value['version'] === 'number';

const publisherIn = (value: unknown): string | null => {
  if (isOwnFormat(value)) return OWN_NAME;
  const name = isRecord(value) ? (value['publisher'] ?? value['source'] ?? value['name']) : null;
  return typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 80) : null;
};

/** The offers of a JSON text: a list at any place of it, one object a line, one offer alone, or as much as is whole of a text that breaks off. Null where there are none. */
export const jsonTable = (text: string): ImportTable | null => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    for (const opening of openingsOf(text)) {
      const { list, problems } = wholeObjects(text, opening);
      if (list.some(hasTitle)) return tableOfRecords('json', list, null, problems);
    }
    return null;
  }
  const postings = postingsIn(value);
  const list = postings.length > 0 ? postings : offersIn(value);
  if (list.length === 0) return null;
  return tableOfRecords(postings.length > 0 ? 'page' : 'json', list, publisherIn(value));
};
