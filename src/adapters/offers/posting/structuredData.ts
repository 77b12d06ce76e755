import { HTML_ENTITIES } from '#/adapters/documents/html/htmlEntities';
import { decodeEntities } from '#/adapters/documents/xml/entities';
import { parseLooseJson } from '#/domain/offers/intake/json';

// Bounded, and no tag within a tag: a page may open thousands and close none.
const OPENING =
  /<script\b[^<>]{0,500}?\btype\s{0,9}=\s{0,9}["']?application\/ld\+json\b[^<>]{0,500}>/giu;
/** Pages carry some of these; dozens are a fault. */
const MOST_SCRIPTS = 50;

/** The texts of a page's JSON-LD scripts. */
export const structuredTexts = (html: string): readonly string[] => {
  const lower = html.toLowerCase();
  return [...html.matchAll(OPENING)].slice(0, MOST_SCRIPTS).map((opening) => {
    const start = opening.index + opening[0].length;
    const end = lower.indexOf('</script', start);
    return html.slice(start, end === -1 ? html.length : end);
  });
};

/** The values that can be read of such texts; a text whose quotes are escaped is read through. */
export const structuredValues = (texts: readonly string[]): readonly unknown[] =>
  texts.flatMap((text) => {
    const value = parseLooseJson(text) ?? parseLooseJson(decodeEntities(text, HTML_ENTITIES));
    return value === undefined ? [] : [value];
  });

const CANONICAL = /<link\b[^<>]{0,2000}?\brel\s{0,9}=\s{0,9}["']?canonical\b[^<>]{0,2000}>/iu;
const SAVED_FROM = /<!--\s{0,9}saved from url=\(\d{1,9}\)(\S{1,2000})\s{0,9}-->/iu;

/** The address that a saved page says it has. */
export const addressOfPage = (html: string): string | null =>
  /\bhref\s*=\s*["']([^"']+)["']/iu.exec(CANONICAL.exec(html)?.[0] ?? '')?.[1] ??
  SAVED_FROM.exec(html)?.[1] ??
  null;
