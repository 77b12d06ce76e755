import { HTML_ENTITIES } from '#/adapters/documents/html/htmlEntities';
import { decodeEntities } from '#/adapters/documents/xml/entities';
import { parseLooseJson } from '#/domain/offers/intake/json';

const OPENING = /<script\b[^>]*\btype\s*=\s*["']?application\/ld\+json\b[^>]*>/giu;
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

const CANONICAL = /<link\b[^>]*\brel\s*=\s*["']?canonical\b[^>]*>/iu;
const SAVED_FROM = /<!--\s*saved from url=\(\d+\)(\S+)\s*-->/iu;

/** The address that a saved page says it has. */
export const addressOfPage = (html: string): string | null =>
  /\bhref\s*=\s*["']([^"']+)["']/iu.exec(CANONICAL.exec(html)?.[0] ?? '')?.[1] ??
  SAVED_FROM.exec(html)?.[1] ??
  null;
