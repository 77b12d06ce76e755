import { PLAIN_SETTING } from '#/adapters/documents/flow/flowBlocks';
import type { BoxPlace, Origin, Setting, TabStop } from '#/adapters/documents/flow/flowBlocks';
import type { Sheet } from '#/adapters/documents/flow/Typesetter';
import type { XmlElement } from '#/adapters/documents/xml/parseXml';
import { child, descendants, elements } from '#/adapters/documents/xml/query';

type OdtLook = { readonly bold: boolean; readonly size: number; readonly heading: boolean };

const PLAIN: OdtLook = { bold: false, size: 0, heading: false };
const MAX_INHERITANCE = 20;
const HEADING = /^(?:heading|title|titre)/iu;

const UNITS: Readonly<Record<string, number>> = {
  pt: 1,
  in: 72,
  cm: 28.346,
  mm: 2.8346,
  pc: 12,
  px: 0.75,
};

/** A length in points; undefined where it is none. */
const points = (length: string | undefined): number | undefined => {
  const found = /^(-?[\d.]+)(pt|in|cm|mm|pc|px)$/u.exec(length ?? '');
  return found === null
    ? undefined
    : Number.parseFloat(found[1] ?? '') * (UNITS[found[2] ?? ''] ?? 1);
};

const ALIGNMENTS: Readonly<Record<string, Setting['align']>> = {
  end: 'right',
  right: 'right',
  center: 'center',
};

const tabStops = (properties: XmlElement, left: number): readonly TabStop[] | undefined => {
  const stops = child(properties, 'tab-stops');
  return stops === undefined
    ? undefined
    : elements(stops).flatMap((stop): readonly TabStop[] => {
        const at = points(stop.attributes['position']);
        const type = stop.attributes['type'];
        const kind = type === 'right' || type === 'center' ? type : 'left';
        return at === undefined ? [] : [{ at: at + left, kind }];
      });
};

const originOf = (relation: string | undefined): Origin => {
  if (relation === 'page' || relation === 'page-start-margin') return 'page';
  return relation?.startsWith('page-') === true ? 'margin' : 'text';
};

/** The named and automatic styles of an OpenDocument text, inheritance resolved; the plain look for none. */
export class OdtStyles {
  private readonly declared = new Map<string, XmlElement>();

  constructor(parts: readonly (XmlElement | null)[]) {
    for (const part of parts) {
      for (const group of part === null ? [] : elements(part)) {
        if (group.name !== 'styles' && group.name !== 'automatic-styles') continue;
        for (const style of elements(group)) {
          const { name } = style.attributes;
          if (style.name === 'style' && name !== undefined) this.declared.set(name, style);
        }
      }
    }
  }

  /** Weight, size and rank of a text. */
  look(name: string | undefined): OdtLook {
    let look = PLAIN;
    for (const style of this.line(name)) {
      const properties = child(style, 'text-properties')?.attributes;
      const weight = properties?.['font-weight'];
      const size = /^([\d.]+)pt$/u.exec(properties?.['font-size'] ?? '')?.[1];
      look = {
        bold:
          weight === undefined
            ? look.bold
            : weight === 'bold' || Number.parseInt(weight, 10) >= 600,
        size: size === undefined ? look.size : Number.parseFloat(size),
        heading:
          look.heading ||
          HEADING.test(style.attributes['display-name'] ?? style.attributes['name'] ?? ''),
      };
    }
    return look;
  }

  /** How a paragraph is set. */
  setting(name: string | undefined): Setting {
    let setting = PLAIN_SETTING;
    for (const style of this.line(name)) {
      const properties = child(style, 'paragraph-properties');
      if (properties === undefined) continue;
      const said = properties.attributes;
      const left = points(said['margin-left']) ?? setting.left;
      const align = said['text-align'];
      const spacing = /^([\d.]+)%$/u.exec(said['line-height'] ?? '')?.[1];
      setting = {
        left,
        right: points(said['margin-right']) ?? setting.right,
        first: points(said['text-indent']) ?? setting.first,
        align: align === undefined ? setting.align : (ALIGNMENTS[align] ?? 'left'),
        before: points(said['margin-top']) ?? setting.before,
        after: points(said['margin-bottom']) ?? setting.after,
        spacing: spacing === undefined ? setting.spacing : Number.parseFloat(spacing) / 100,
        tabs: tabStops(properties, left) ?? setting.tabs,
      };
    }
    return setting;
  }

  /** Width of a column of a table, in points; 0 where unsaid. */
  columnWidth(name: string | undefined): number {
    const style = this.declared.get(name ?? '');
    return points(child(style, 'table-column-properties')?.attributes['column-width']) ?? 0;
  }

  /** Where a frame or shape stands; null for one that stands in its line. */
  framePlace(frame: XmlElement, inner?: XmlElement): BoxPlace | null {
    const said = frame.attributes;
    const width = points(said['width']) ?? points(inner?.attributes['min-width']);
    if (said['anchor-type'] === 'as-char' || width === undefined) return null;
    const graphic: Record<string, string> = {};
    for (const style of this.line(said['style-name']))
      Object.assign(graphic, child(style, 'graphic-properties')?.attributes);
    const [across, down] = [graphic['horizontal-pos'] ?? '', graphic['vertical-pos'] ?? ''];
    const moved = /translate ?\((-?[\d.]+\w+)[ ,]+(-?[\d.]+\w+)\)/u.exec(said['transform'] ?? '');
    const onPage: Origin = said['anchor-type'] === 'page' ? 'page' : 'text';
    const wrap = graphic['wrap'];
    return {
      x:
        across === 'left' || across === 'center' || across === 'right'
          ? across
          : (points(said['x'] ?? moved?.[1]) ?? 0),
      xFrom: graphic['horizontal-rel'] === undefined ? onPage : originOf(graphic['horizontal-rel']),
      y:
        down === 'top' || down === 'middle' || down === 'bottom'
          ? down
          : (points(said['y'] ?? moved?.[2]) ?? 0),
      yFrom: graphic['vertical-rel'] === undefined ? onPage : originOf(graphic['vertical-rel']),
      width,
      height: points(said['height']) ?? points(inner?.attributes['min-height']) ?? 0,
      inset: points(graphic['padding']) ?? points(graphic['padding-left']) ?? 0,
      middle: graphic['textarea-vertical-align'] === 'middle',
      wrap:
        wrap === 'none'
          ? 'below'
          : wrap === undefined || wrap === 'run-through'
            ? 'over'
            : 'beside',
    };
  }

  /** A style and those it inherits from, the eldest first. */
  private line(name: string | undefined): readonly XmlElement[] {
    const line: XmlElement[] = [];
    let style = name === undefined ? undefined : this.declared.get(name);
    while (style !== undefined && line.length <= MAX_INHERITANCE) {
      line.unshift(style);
      style = this.declared.get(style.attributes['parent-style-name'] ?? '');
    }
    return line;
  }
}

/** A4 with the margins of a new document, in points. */
const PLAIN_SHEET = { width: 595, height: 842, margin: 57 };

/** The sheet of the first kind of page that the styles of a document tell. */
export const sheetOf = (styles: XmlElement | null): Sheet => {
  const [layout] = styles === null ? [] : descendants(styles, 'page-layout-properties');
  const said = layout?.attributes ?? {};
  const width = points(said['page-width']) ?? PLAIN_SHEET.width;
  const height = points(said['page-height']) ?? PLAIN_SHEET.height;
  const margin = (side: string): number =>
    points(said[`margin-${side}`]) ?? points(said['margin']) ?? PLAIN_SHEET.margin;
  return {
    width,
    height,
    left: margin('left'),
    right: width - margin('right'),
    top: margin('top'),
    bottom: height - margin('bottom'),
  };
};
