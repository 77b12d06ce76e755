import type { PlacedGlyph } from '#/adapters/documents/pdf/PlacedGlyph';
import type { Shape } from '#/adapters/documents/pdf/Shape';

/** Something painted on the page. `after` is how many glyphs had been drawn before it. */
export type Painted = {
  readonly shape: Shape;
  /** It shows only inside all of these. */
  readonly clips: readonly Shape[];
  /** `#rrggbb`; null for a picture, a shading or a pattern. */
  readonly color: string | null;
  /** Hides what lies under it. */
  readonly opaque: boolean;
  readonly after: number;
};

const WHITE = '#ffffff';
/** Colours whose parts differ by no more than this, of 255, look alike. */
const SAME_COLOR = 10;
/** The middle of a letter stands this high above its baseline, in ems. */
const MIDDLE = 0.3;
/** Text in the colour of its ground is a layer of its own where this share of it crosses other text. */
const CROSSING_SHARE = 0.15;
/** A page that hides more of its text than this was read by a scanner: the hidden text is its text. */
const MAX_HIDDEN_SHARE = 0.6;

const partsOf = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

const alike = (a: string, b: string): boolean => {
  if (a === b) return true;
  const other = partsOf(b);
  return partsOf(a).every((part, at) => Math.abs(part - (other[at] ?? 0)) <= SAME_COLOR);
};

/** Tells colours alike; a page has few of them and thousands of letters. */
const colourMatcher = (): typeof alike => {
  const known = new Map<string, boolean>();
  return (a, b) => {
    const key = a + b;
    const answer = known.get(key) ?? alike(a, b);
    known.set(key, answer);
    return answer;
  };
};

const covers = ({ shape, clips }: Painted, x: number, y: number): boolean =>
  shape.contains(x, y) && clips.every((clip) => clip.contains(x, y));

/** The outlines of a line of letters are this high and low, in ems; they end this far from its letters at most. */
const OUTLINE_HEIGHT = [0.4, 1.6] as const;
const OUTLINE_REACH = 0.5;

/** Letters that some programs paint as outlines, and write once more without ink for those who copy them. */
const isOutlined = ({ middle: [x, y], size }: PlacedGlyph, painted: readonly Painted[]): boolean =>
  painted.some(({ shape }) => {
    const { x0, y0, x1, y1 } = shape.box;
    const [least, most] = OUTLINE_HEIGHT;
    const reach = OUTLINE_REACH * size;
    return (
      shape.isDrawn &&
      y1 - y0 >= least * size &&
      y1 - y0 <= most * size &&
      x >= x0 - reach &&
      x <= x1 + reach &&
      y >= y0 &&
      y <= y1
    );
  });

/** How a glyph shows: in sight, never in sight, or in the colour of what it stands on. */
type Sight = 'seen' | 'hidden' | 'tone';

const sightOf = (
  glyph: PlacedGlyph,
  at: number,
  painted: readonly Painted[],
  match: typeof alike,
): Sight => {
  if (glyph.ink === 'none') return isOutlined(glyph, painted) ? 'seen' : 'hidden';
  const [x, y] = glyph.middle;
  let ground: string | null = WHITE;
  for (const paint of painted) {
    const over = paint.after > at;
    if ((over && !paint.opaque) || !covers(paint, x, y)) continue;
    if (over) return 'hidden';
    ground = paint.opaque ? paint.color : null;
  }
  return ground !== null && glyph.ink !== null && match(glyph.ink, ground) ? 'tone' : 'seen';
};

/** Letters drawn one after the other on one baseline, nearer than this in ems, show or hide together. */
const RUN_GAP = 1.5;
const RUN_LEVEL = 0.3;

const goesOn = (last: PlacedGlyph, next: PlacedGlyph): boolean =>
  next.turn === last.turn &&
  Math.abs(next.y - last.y) <= RUN_LEVEL * last.size &&
  Math.abs(next.x0 - last.x1) <= RUN_GAP * last.size;

/** What most of each run is, for all its glyphs: the edge of a panel may touch the end of a line. */
const sightsOfRuns = (
  glyphs: readonly PlacedGlyph[],
  painted: readonly Painted[],
): readonly Sight[] => {
  const sights: Sight[] = [];
  const match = colourMatcher();
  let from = 0;
  glyphs.forEach((glyph, at) => {
    sights.push(sightOf(glyph, at, painted, match));
    const next = glyphs[at + 1];
    if (next !== undefined && goesOn(glyph, next)) return;
    const run = sights.slice(from);
    const most = (['seen', 'hidden', 'tone'] as const).find(
      (sight) => run.filter((one) => one === sight).length * 2 >= run.length,
    );
    sights.fill(most ?? 'seen', from);
    from = at + 1;
  });
  return sights;
};

const CELL = 6;

/** Tells whether a letter in sight stands at a place, within some points. */
const seenPlaces = (glyphs: readonly PlacedGlyph[]): ((glyph: PlacedGlyph) => boolean) => {
  const key = (x: number, y: number): number =>
    Math.round(x / CELL) * 65_536 + Math.round(y / CELL);
  const places = new Set(glyphs.map(({ middle: [x, y] }) => key(x, y)));
  return ({ middle: [x, y] }) => places.has(key(x, y));
};

/**
 * The glyphs that a reader of the page sees: not those drawn without ink or outline, under what was painted later, or
 * as a layer in the colour of the page that crosses the text in sight.
 */
export const visibleGlyphs = (
  glyphs: readonly PlacedGlyph[],
  painted: readonly Painted[],
): readonly PlacedGlyph[] => {
  const sights = sightsOfRuns(glyphs, painted);
  const letters = (sight: Sight): PlacedGlyph[] =>
    glyphs.filter(({ text }, at) => sights[at] === sight && text.trim() !== '');
  const seen = letters('seen');
  const tone = letters('tone');
  const isCrossed = seenPlaces(seen);
  const dropsTone = tone.filter(isCrossed).length > CROSSING_SHARE * tone.length;
  const hidden = letters('hidden').length + (dropsTone ? tone.length : 0);
  if (hidden === 0 || hidden > MAX_HIDDEN_SHARE * (hidden + seen.length)) return glyphs;
  return glyphs.filter((_, at) => sights[at] === 'seen' || (sights[at] === 'tone' && !dropsTone));
};

/** Where the middle of a letter stands that is drawn by `matrix` from its origin, `width` wide. */
export const middleOf = (
  [a, b, c, d, e, f]: readonly [number, number, number, number, number, number],
  width: number,
  size: number,
): readonly [number, number] => {
  const [x, y] = [width / 2, MIDDLE * size];
  return [a * x + c * y + e, b * x + d * y + f];
};
