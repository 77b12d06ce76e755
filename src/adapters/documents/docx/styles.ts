import type { Setting, TabStop } from '#/adapters/documents/flow/flowBlocks';
import type { XmlElement } from '#/adapters/documents/xml/parseXml';
import { child, elements } from '#/adapters/documents/xml/query';

/** What a paragraph style or a run says of its looks; undefined where it says nothing. */
export type Look = {
  readonly bold?: boolean;
  /** Points. */
  readonly size?: number;
  readonly heading?: boolean;
  readonly list?: boolean;
  /** Space before and after, in points. */
  readonly before?: number;
  readonly after?: number;
  /** How it is set, in points, as in `Setting`. */
  readonly left?: number;
  readonly right?: number;
  readonly first?: number;
  readonly align?: Setting['align'];
  readonly spacing?: number;
  readonly tabs?: readonly TabStop[];
  readonly frame?: XmlElement;
};

/** Looks by style identifier; the empty key is the document's default. */
export type Styles = ReadonlyMap<string, Look>;

const HEADING_NAME = /^(?:heading|title|titre|titel|subtitle)\b/iu;
const MAX_INHERITANCE = 20;

const value = (element: XmlElement | undefined): string | undefined => element?.attributes['val'];

/** A toggle of WordprocessingML: present without a value means on. */
const toggle = (element: XmlElement | undefined): boolean | undefined =>
  element === undefined
    ? undefined
    : !['0', 'false', 'off', 'none'].includes(value(element) ?? 'true');

const numeric = (text: string | undefined, unitsPerPoint: number): number | undefined => {
  const number = Number.parseFloat(text ?? '');
  return Number.isFinite(number) && number >= 0 ? number / unitsPerPoint : undefined;
};

const defined = (look: { [K in keyof Look]: Look[K] | undefined }): Look =>
  Object.fromEntries(Object.entries(look).filter(([, entry]) => entry !== undefined));

/** The look that run properties (`w:rPr`) ask for. */
export const runLook = (properties: XmlElement | undefined): Look =>
  defined({
    bold: toggle(child(properties, 'b')),
    size: numeric(value(child(properties, 'sz')), 2),
  });

const signed = (text: string | undefined): number | undefined => {
  const number = Number.parseFloat(text ?? '');
  return Number.isFinite(number) ? number / 20 : undefined;
};

const ALIGNMENTS: Readonly<Record<string, Setting['align']>> = {
  right: 'right',
  end: 'right',
  center: 'center',
};

const STOPS: Readonly<Record<string, TabStop['kind'] | undefined>> = {
  left: 'left',
  start: 'left',
  num: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
  decimal: 'right',
};

const tabStops = (tabs: XmlElement | undefined): readonly TabStop[] | undefined =>
  tabs === undefined
    ? undefined
    : elements(tabs).flatMap((tab) => {
        const kind = STOPS[value(tab) ?? ''];
        const at = signed(tab.attributes['pos']);
        return kind === undefined || at === undefined ? [] : [{ at, kind }];
      });

/** Lines stand so many times as far apart as usual; an exact distance is told as if the type were of 11 points. */
const lineSpacing = (spacing: XmlElement['attributes'] | undefined): number | undefined => {
  const line = numeric(spacing?.['line'], 240);
  if (line === undefined) return undefined;
  const rule = spacing?.['lineRule'] ?? 'auto';
  return rule === 'auto' ? line : rule === 'exact' ? (line * 12) / 13 : undefined;
};

/** The look that paragraph properties (`w:pPr`) ask for, without those of their style. */
export const paragraphLook = (properties: XmlElement | undefined): Look => {
  const outline = value(child(properties, 'outlineLvl'));
  const numbering = child(properties, 'numPr');
  const spacing = child(properties, 'spacing')?.attributes;
  const indent = child(properties, 'ind')?.attributes;
  const hanging = signed(indent?.['hanging']);
  const alignment = value(child(properties, 'jc'));
  return defined({
    heading: outline === undefined ? undefined : Number.parseInt(outline, 10) <= 8,
    list: numbering === undefined ? undefined : value(child(numbering, 'numId')) !== '0',
    before: numeric(spacing?.['before'], 20),
    after: numeric(spacing?.['after'], 20),
    left: signed(indent?.['left'] ?? indent?.['start']),
    right: signed(indent?.['right'] ?? indent?.['end']),
    first: hanging === undefined ? signed(indent?.['firstLine']) : -hanging,
    align: alignment === undefined ? undefined : (ALIGNMENTS[alignment] ?? 'left'),
    spacing: lineSpacing(spacing),
    tabs: tabStops(child(properties, 'tabs')),
    frame: child(properties, 'framePr'),
  });
};

const ownLook = (style: XmlElement): Look => {
  const named = HEADING_NAME.test(value(child(style, 'name')) ?? '') ? { heading: true } : {};
  return { ...named, ...paragraphLook(child(style, 'pPr')), ...runLook(child(style, 'rPr')) };
};

/** Reads `styles.xml`, inheritance resolved. */
export const readStyles = (root: XmlElement | null): Styles => {
  const styles = new Map<string, Look>();
  if (root === null) return styles;
  const defaults = child(root, 'docDefaults');
  const base: Look = {
    ...paragraphLook(child(child(defaults, 'pPrDefault'), 'pPr')),
    ...runLook(child(child(defaults, 'rPrDefault'), 'rPr')),
  };
  const declared = new Map<string, XmlElement>();
  for (const element of elements(root)) {
    const id = element.attributes['styleId'];
    if (element.name === 'style' && id !== undefined) declared.set(id, element);
  }
  const resolve = (id: string, depth: number): Look => {
    const style = declared.get(id);
    if (style === undefined || depth > MAX_INHERITANCE) return {};
    const parent = value(child(style, 'basedOn'));
    return { ...(parent === undefined ? {} : resolve(parent, depth + 1)), ...ownLook(style) };
  };
  for (const id of declared.keys()) styles.set(id, { ...base, ...resolve(id, 0) });
  const normal = [...declared.values()].find(
    ({ attributes }) => attributes['type'] === 'paragraph' && attributes['default'] === '1',
  );
  styles.set('', styles.get(normal?.attributes['styleId'] ?? '') ?? base);
  return styles;
};
