import { DEEPEST_PART, LONGEST_VALUE, MOST_COLUMNS } from '#/domain/offers/imports/table';
import { isRecord } from '#/domain/offers/intake/json';

const MOST_ITEMS = 200;

const scalarText = (value: unknown): string | null =>
  typeof value === 'string'
    ? value.slice(0, LONGEST_VALUE)
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : null;

/** The values of an object by path ("company.name"), bounded. Lists of objects give one line to each, so that their parts stay side by side. */
export const flatten = (value: unknown): Readonly<Record<string, string>> => {
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  let columns = 0;
  const put = (path: string, text: string): void => {
    if (values[path] === undefined) {
      if (columns === MOST_COLUMNS) return;
      columns += 1;
    }
    values[path] = text;
  };
  const list = (items: readonly unknown[], path: string, depth: number): void => {
    const near = items.slice(0, MOST_ITEMS);
    if (!near.some(isRecord)) {
      const texts = near.map(scalarText).filter((text) => text !== null);
      if (texts.length > 0) put(path, texts.join('\n'));
      return;
    }
    const rows = near.map((item) => {
      const inner: Record<string, string> = Object.create(null) as Record<string, string>;
      collect(item, '', depth + 1, (name, text) => {
        inner[name] = text;
      });
      return inner;
    });
    const names = new Set(rows.flatMap((row) => Object.keys(row)));
    for (const name of names) {
      // One alone keeps its lines; several have one each.
      const lines = rows.map((row) =>
        rows.length === 1 ? (row[name] ?? '') : (row[name] ?? '').replace(/\s*\n\s*/gu, ' '),
      );
      put(name === '' ? path : `${path}.${name}`, lines.join('\n'));
    }
  };
  const collect = (
    part: unknown,
    path: string,
    depth: number,
    take: (path: string, text: string) => void,
  ): void => {
    const text = scalarText(part);
    if (text !== null) take(path, text);
    else if (depth > DEEPEST_PART) return;
    else if (Array.isArray(part)) {
      if (take === put) list(part, path, depth);
      else {
        const texts = part
          .slice(0, MOST_ITEMS)
          .map(scalarText)
          .filter((one) => one !== null);
        if (texts.length > 0) take(path, texts.join(', '));
        else if (part.length > 0) collect(part[0], path, depth + 1, take);
      }
    } else if (isRecord(part))
      for (const [name, inner] of Object.entries(part))
        collect(
          inner,
          name === '#text' ? path : path === '' ? name : `${path}.${name}`,
          depth + 1,
          take,
        );
  };
  collect(value, '', 0, put);
  return values;
};
