import type { BoxPlace, Origin } from '#/adapters/documents/flow/flowBlocks';
import type { XmlElement } from '#/adapters/documents/xml/parseXml';
import { child, descendants, elements, textOf } from '#/adapters/documents/xml/query';

const EMUS = 12_700;
const TWIPS = 20;
/** Of the text from the edge of a text box, in points, where nothing else is said. */
const INSET = 7.2;

const number = (text: string | undefined): number => {
  const value = Number.parseFloat(text ?? '');
  return Number.isFinite(value) ? value : 0;
};

const isMiddle = (shape: XmlElement | undefined): boolean => {
  const anchor = child(shape, 'bodyPr')?.attributes['anchor'];
  return anchor === 'ctr';
};

const originOf = (name: string | undefined): Origin => {
  if (name === 'page' || name === 'leftMargin' || name === 'topMargin') return 'page';
  return name?.includes('argin') === true ? 'margin' : 'text';
};

const acrossOf = (word: string): BoxPlace['x'] =>
  word === 'right' || word === 'outside' ? 'right' : word === 'center' ? 'center' : 'left';

const downOf = (word: string): BoxPlace['y'] =>
  word === 'bottom' || word === 'outside' ? 'bottom' : word === 'center' ? 'middle' : 'top';

const wrapOf = (anchor: XmlElement): BoxPlace['wrap'] => {
  const wrap = elements(anchor).find(({ name }) => name.startsWith('wrap'))?.name;
  if (wrap === 'wrapTopAndBottom') return 'below';
  return wrap === undefined || wrap === 'wrapNone' ? 'over' : 'beside';
};

/** Where the drawing anchored by `wp:anchor` stands; null for one that stands in its line. */
export const anchorPlace = (drawing: XmlElement): BoxPlace | null => {
  const anchor = child(drawing, 'anchor');
  const extent = child(anchor, 'extent')?.attributes;
  if (anchor === undefined || extent === undefined) return null;
  const across = child(anchor, 'positionH');
  const down = child(anchor, 'positionV');
  const [xAlign, yAlign] = [child(across, 'align'), child(down, 'align')];
  const offset = (position: XmlElement | undefined): number => {
    const found = child(position, 'posOffset');
    return found === undefined ? 0 : number(textOf(found)) / EMUS;
  };
  return {
    x: xAlign === undefined ? offset(across) : acrossOf(textOf(xAlign)),
    xFrom: originOf(across?.attributes['relativeFrom']),
    y: yAlign === undefined ? offset(down) : downOf(textOf(yAlign)),
    yFrom: originOf(down?.attributes['relativeFrom']),
    width: number(extent['cx']) / EMUS,
    height: number(extent['cy']) / EMUS,
    inset: INSET,
    middle: [...descendants(anchor, 'wsp')].some(isMiddle),
    wrap: wrapOf(anchor),
  };
};

/** The place of one shape of a group within the place of the group, by the coordinates of both. */
export const placeInGroup = (group: XmlElement, shape: XmlElement, whole: BoxPlace): BoxPlace => {
  const frame = child(child(group, 'grpSpPr'), 'xfrm');
  const own = child(child(shape, 'spPr') ?? child(shape, 'grpSpPr'), 'xfrm');
  const [origin, size] = [child(frame, 'chOff')?.attributes, child(frame, 'chExt')?.attributes];
  const [offset, extent] = [child(own, 'off')?.attributes, child(own, 'ext')?.attributes];
  if (offset === undefined || extent === undefined) return whole;
  const scale = (points: number, units: number): number => (units > 0 ? points / units : 1 / EMUS);
  const [wide, high] = [
    scale(whole.width, number(size?.['cx'])),
    scale(whole.height, number(size?.['cy'])),
  ];
  const shift = (from: number | string, units: number, by: number): number =>
    (typeof from === 'number' ? from : 0) + units * by;
  return {
    ...whole,
    x: shift(whole.x, number(offset['x']) - number(origin?.['x']), wide),
    y: shift(whole.y, number(offset['y']) - number(origin?.['y']), high),
    width: number(extent['cx']) * wide,
    height: number(extent['cy']) * high,
    middle: isMiddle(shape),
  };
};

const points = (text: string | undefined): number => {
  const found = /^(-?[\d.]+)(pt|in|cm|mm|px)?$/u.exec(text?.trim() ?? '');
  const unit = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 }[found?.[2] ?? 'pt'] ?? 1;
  return number(found?.[1]) * unit;
};

/** Where a shape of older versions stands, by its style; null for one that stands in its line. */
export const shapePlace = (shape: XmlElement): BoxPlace | null => {
  const style = new Map(
    (shape.attributes['style'] ?? '').split(';').flatMap((rule) => {
      const [name = '', value = ''] = rule.split(':');
      return value === '' ? [] : [[name.trim(), value.trim()] as const];
    }),
  );
  if (style.get('position') !== 'absolute' || !style.has('width')) return null;
  const across = style.get('mso-position-horizontal') ?? 'absolute';
  const down = style.get('mso-position-vertical') ?? 'absolute';
  const wrap = child(shape, 'wrap')?.attributes['type'];
  return {
    x: across === 'absolute' ? points(style.get('margin-left')) : acrossOf(across),
    xFrom: originOf(style.get('mso-position-horizontal-relative')),
    y: down === 'absolute' ? points(style.get('margin-top')) : downOf(down),
    yFrom: originOf(style.get('mso-position-vertical-relative')),
    width: points(style.get('width')),
    height: points(style.get('height')),
    inset: INSET,
    middle: style.get('v-text-anchor') === 'middle',
    wrap:
      wrap === 'topAndBottom' ? 'below' : wrap === 'square' || wrap === 'tight' ? 'beside' : 'over',
  };
};

/** Where a frame (`w:framePr`) stands; null where it has no place of its own. */
export const framePlace = (frame: XmlElement | undefined): BoxPlace | null => {
  const said = frame?.attributes;
  if (said === undefined || said['dropCap'] !== undefined || said['w'] === undefined) return null;
  return {
    x: said['xAlign'] === undefined ? number(said['x']) / TWIPS : acrossOf(said['xAlign']),
    xFrom: originOf(said['hAnchor']),
    y: said['yAlign'] === undefined ? number(said['y']) / TWIPS : downOf(said['yAlign']),
    yFrom: originOf(said['vAnchor']),
    width: number(said['w']) / TWIPS,
    height: number(said['h']) / TWIPS,
    inset: 0,
    middle: false,
    wrap: said['wrap'] === 'none' ? 'over' : 'beside',
  };
};
