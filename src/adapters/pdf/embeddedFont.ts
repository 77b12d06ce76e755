import { PDFHexString, PDFName, PDFString, type PDFDocument, type PDFRef } from '@cantoo/pdf-lib';

import type { TrueTypeFont } from '#/adapters/pdf/trueType';

/** A font in a document under way: what is written with it is remembered, and goes into the file at the end. */
export type EmbeddedFont = {
  readonly ref: PDFRef;
  /** A text as the page shows it. */
  readonly encode: (text: string) => PDFHexString;
  /** In points, at a size in points. */
  readonly widthOf: (text: string, size: number) => number;
  /** Puts the font into the document; once, after the last text. Whether a letter had to be replaced. */
  readonly finish: () => boolean;
};

/** Signs that few fonts have, and what says the same. */
const STAND_INS: Readonly<Record<string, string>> = {
  '\u202f': '\u00a0',
  '\u2007': '\u00a0',
  '\u2009': ' ',
  '\u2010': '-',
  '\u2011': '-',
  '\u2212': '-',
  '\t': ' ',
};

/** A character, what says the same, and itself with fewer and fewer of its marks. */
const standIns = (character: string): readonly string[] => {
  const parts = [...character.normalize('NFD')];
  const fewer = parts.map((_, at) =>
    parts
      .slice(0, parts.length - at)
      .join('')
      .normalize('NFC'),
  );
  const same = STAND_INS[character];
  return [character, ...(same === undefined ? [] : [same]), ...fewer].filter(
    (one) => [...one].length === 1,
  );
};

const hex = (value: number): string => value.toString(16).padStart(4, '0');

const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('');

/** Which character each glyph stands for: without it the text could be seen and not copied. */
const unicodeMap = (characters: ReadonlyMap<number, string>): string => {
  const pairs = [...characters].map(([glyph, text]) => `<${hex(glyph)}> <${utf16(text)}>`);
  const runs: string[] = [];
  // The format takes a hundred at a time.
  for (let at = 0; at < pairs.length; at += 100) {
    const run = pairs.slice(at, at + 100);
    runs.push(`${run.length} beginbfchar\n${run.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <ffff>',
    'endcodespacerange',
    ...runs,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
};

const SYMBOLIC = 4;

/** Embeds a font of ours with the glyphs that are used. */
export const embedFont = (file: PDFDocument, font: TrueTypeFont): EmbeddedFont => {
  const { context } = file;
  const ref = context.nextRef();
  const characters = new Map<number, string>();
  let lossy = false;
  const glyphFor = (character: string): readonly [number, string] => {
    const written = standIns(character).find((one) => font.glyphOf(one.codePointAt(0) ?? 0) !== 0);
    if (written !== character && /[\p{L}\p{N}]/u.test(character)) lossy = true;
    const drawn = written ?? '?';
    return [font.glyphOf(drawn.codePointAt(0) ?? 0), drawn];
  };
  const glyphsOf = (text: string) => [...text.normalize('NFC')].map(glyphFor);

  return {
    ref,
    encode: (text) => {
      const glyphs = glyphsOf(text);
      for (const [glyph, character] of glyphs) characters.set(glyph, character);
      return PDFHexString.of(glyphs.map(([glyph]) => hex(glyph)).join(''));
    },
    widthOf: (text, size) =>
      glyphsOf(text).reduce((sum, [glyph]) => sum + font.widthOf(glyph), 0) * (size / 1000),
    finish: () => {
      const used = [...characters.keys()].toSorted((a, b) => a - b);
      // Six letters before the name say that not all of the font is there.
      const name = `EMBELL+${font.name}`;
      const outlines = context.register(context.flateStream(font.withGlyphs(new Set(used))));
      const descriptor = context.register(
        context.obj({
          Type: 'FontDescriptor',
          FontName: name,
          Flags: SYMBOLIC,
          FontBBox: [...font.box],
          ItalicAngle: 0,
          Ascent: font.ascent,
          Descent: font.descent,
          CapHeight: font.ascent,
          StemV: 80,
          FontFile2: outlines,
        }),
      );
      const descendant = context.register(
        context.obj({
          Type: 'Font',
          Subtype: 'CIDFontType2',
          BaseFont: name,
          CIDSystemInfo: {
            Registry: PDFString.of('Adobe'),
            Ordering: PDFString.of('Identity'),
            Supplement: 0,
          },
          CIDToGIDMap: 'Identity',
          FontDescriptor: descriptor,
          W: used.flatMap((glyph) => [glyph, [Math.round(font.widthOf(glyph))]]),
        }),
      );
      context.assign(
        ref,
        context.obj({
          Type: 'Font',
          Subtype: 'Type0',
          BaseFont: name,
          Encoding: PDFName.of('Identity-H'),
          DescendantFonts: [descendant],
          ToUnicode: context.register(context.flateStream(unicodeMap(characters))),
        }),
      );
      return lossy;
    },
  };
};
