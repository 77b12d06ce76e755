import type { XmlElement } from '#/adapters/documents/xml/parseXml';
import { child, elements } from '#/adapters/documents/xml/query';

export type OdtLook = { readonly bold: boolean; readonly size: number; readonly heading: boolean };

/** The look of a style by its name; the plain look for none. */
export type OdtStyles = (name: string | undefined) => OdtLook;

const PLAIN: OdtLook = { bold: false, size: 0, heading: false };
const MAX_INHERITANCE = 20;
const HEADING = /^(?:heading|title|titre)/iu;

/** Reads the named and automatic styles of an OpenDocument text, inheritance resolved. */
export const odtStyles = (parts: readonly (XmlElement | null)[]): OdtStyles => {
  const declared = new Map<string, XmlElement>();
  for (const part of parts) {
    for (const group of part === null ? [] : elements(part)) {
      if (group.name !== 'styles' && group.name !== 'automatic-styles') continue;
      for (const style of elements(group)) {
        const { name } = style.attributes;
        if (style.name === 'style' && name !== undefined) declared.set(name, style);
      }
    }
  }
  const resolve = (name: string | undefined, depth: number): OdtLook => {
    const style = name === undefined ? undefined : declared.get(name);
    if (style === undefined || depth > MAX_INHERITANCE) return PLAIN;
    const parent = resolve(style.attributes['parent-style-name'], depth + 1);
    const properties = child(style, 'text-properties')?.attributes;
    const weight = properties?.['font-weight'];
    const size = /^([\d.]+)pt$/u.exec(properties?.['font-size'] ?? '')?.[1];
    return {
      bold:
        weight === undefined
          ? parent.bold
          : weight === 'bold' || Number.parseInt(weight, 10) >= 600,
      size: size === undefined ? parent.size : Number.parseFloat(size),
      heading: parent.heading || HEADING.test(style.attributes['display-name'] ?? name ?? ''),
    };
  };
  return (name) => resolve(name, 0);
};
