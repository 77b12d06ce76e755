import { A4, MM, printPages, wrapped } from '#/adapters/pdf/printedPages';
import type {
  FontFiles,
  FontWeight,
  Measure,
  PrintedFile,
  PrintedRun,
  PrintedRow,
} from '#/adapters/pdf/printedPages';
import type { CvToWrite } from '#/domain/tailoredCv/CvFiles';
import { partsOf } from '#/domain/tailoredCv/emphasis';
import type { LinePart } from '#/domain/tailoredCv/emphasis';
import { isTold, shownContent } from '#/domain/tailoredCv/tailoredCv';
import type {
  CvLayout,
  TailoredContent,
  TailoredEntry,
  TailoredLine,
} from '#/domain/tailoredCv/tailoredCv';

type Look = {
  /** Points. */
  readonly size: number;
  readonly name: number;
  readonly leading: number;
  readonly side: number;
  readonly edge: number;
  readonly centred: boolean;
  readonly capitals: boolean;
  /** The employer stands on the line of the post. */
  readonly oneLine: boolean;
  /** Space before a part and before an entry, in lines. */
  readonly part: number;
  readonly entry: number;
};

const LOOKS: Readonly<Record<CvLayout, Look>> = {
  plain: {
    size: 10.5,
    name: 21,
    leading: 1.42,
    side: 20 * MM,
    edge: 18 * MM,
    centred: false,
    capitals: false,
    oneLine: false,
    part: 1,
    entry: 0.55,
  },
  classic: {
    size: 10.5,
    name: 19,
    leading: 1.42,
    side: 22 * MM,
    edge: 18 * MM,
    centred: true,
    capitals: true,
    oneLine: false,
    part: 1.05,
    entry: 0.55,
  },
  compact: {
    size: 9.5,
    name: 16,
    leading: 1.32,
    side: 16 * MM,
    edge: 14 * MM,
    centred: false,
    capitals: true,
    oneLine: true,
    part: 0.7,
    entry: 0.3,
  },
};

const BULLET = '•';
/** How much faster than the letters the space between lines shrinks where a page is to hold all. */
const TIGHTENING = 1.2;

/** The text set in the lines of a look. */
const setting = (look: Look, scale: number, measure: Measure) => {
  const rows: PrintedRow[] = [];
  const left = look.side;
  const right = A4.width - look.side;
  const size = look.size * scale;
  const leading = look.leading * size * (1 - TIGHTENING * (1 - scale));
  const put = (
    words: string | readonly LinePart[],
    {
      weight = 'plain',
      at = size,
      indent = 0,
      muted = false,
      centred = false,
      withNext = false,
      rule = false,
      mark = '',
      beside = '',
    }: {
      readonly weight?: FontWeight;
      readonly at?: number;
      readonly indent?: number;
      readonly muted?: boolean;
      readonly centred?: boolean;
      readonly withNext?: boolean;
      readonly rule?: boolean;
      readonly mark?: string;
      /** Words at the right edge of the first line. */
      readonly beside?: string;
    } = {},
  ): void => {
    const besideWidth = beside === '' ? 0 : measure(beside, 'plain', size) + 4 * MM;
    const parts = typeof words === 'string' ? [{ text: words, strong: false }] : words;
    const text = parts.map((part) => part.text).join('');
    /** The runs of a stretch of the text, from an edge on, and the width of them all. */
    const runsOf = (stretch: string, from: number, edge: number) => {
      let start = 0;
      let x = edge;
      const runs = parts.flatMap((part): readonly PrintedRun[] => {
        const cut = part.text.slice(
          Math.max(0, from - start),
          Math.max(0, from + stretch.length - start),
        );
        start += part.text.length;
        if (cut === '') return [];
        const heft = part.strong ? 'bold' : weight;
        const run = { text: cut, x, size: at, weight: heft, muted };
        x += measure(cut, heft, at);
        return [run];
      });
      return { runs, width: x - edge };
    };
    const lines = wrapped(
      text,
      right - left - indent - besideWidth,
      (stretch, from) => runsOf(stretch, from, 0).width,
    );
    let from = 0;
    for (const [index, line] of lines.entries()) {
      const { width } = runsOf(line, from, 0);
      const x = centred ? (left + right - width) / 2 : left + indent;
      const isFirst = index === 0;
      rows.push({
        runs: [
          ...(isFirst && mark !== ''
            ? [{ text: mark, x: left + indent - 10 * scale, size, weight: 'plain' as const }]
            : []),
          ...runsOf(line, from, x).runs,
          ...(isFirst && beside !== ''
            ? [
                {
                  text: beside,
                  x: right - measure(beside, 'plain', size),
                  size,
                  weight: 'plain' as const,
                  muted: true,
                },
              ]
            : []),
        ],
        height: (leading / size) * at,
        withNext: withNext || index < lines.length - 1,
        ...(rule && index === lines.length - 1 ? { rule: { from: left, to: right } } : {}),
      });
      from += line.length + 1;
    }
  };
  const space = (lines: number): void => {
    rows.push({ runs: [], height: leading * lines });
  };
  return { rows, put, space, scale };
};
type Setting = ReturnType<typeof setting>;

const SEPARATOR = '  |  ';

const putTop = ({ put, space, scale }: Setting, look: Look, content: TailoredContent): void => {
  const { centred } = look;
  if (content.name !== '') put(content.name, { weight: 'bold', at: look.name * scale, centred });
  if (content.title.text !== '')
    put(content.title.text, { at: (look.size + 2) * scale, centred, muted: true });
  if (content.contacts.length > 0) {
    space(0.25);
    put(content.contacts.map(({ text }) => text).join(SEPARATOR), { centred });
  }
};

type WordsOf = (line: TailoredLine) => string | readonly LinePart[];

const putEntry = (
  { put }: Setting,
  look: Look,
  entry: TailoredEntry,
  told: boolean,
  wordsOf: WordsOf,
): void => {
  const { head, organisation, place, dates, lines } = entry;
  const employer = [organisation, place].filter(Boolean).join(', ');
  const first = look.oneLine ? [head, employer].filter(Boolean).join(', ') : head || employer;
  const isFollowed = lines.length > 0;
  if (first !== '' || dates !== '')
    put(first, { weight: 'bold', beside: dates, withNext: isFollowed || !look.oneLine });
  if (!look.oneLine && head !== '' && employer !== '')
    put(employer, { muted: true, withNext: isFollowed });
  for (const line of lines)
    if (told) put(wordsOf(line));
    else put(wordsOf(line), { indent: 11, mark: BULLET });
};

const rowsOf = (
  content: TailoredContent,
  look: Look,
  scale: number,
  measure: Measure,
  wordsOf: WordsOf,
): readonly PrintedRow[] => {
  const page = setting(look, scale, measure);
  putTop(page, look, content);
  for (const block of content.blocks) {
    page.space(look.part);
    const heading = look.capitals ? block.heading.toLocaleUpperCase('fr') : block.heading;
    page.put(heading, {
      weight: 'bold',
      at: (look.size + 1) * scale,
      withNext: true,
      rule: true,
    });
    page.space(0.3);
    for (const [at, entry] of block.entries.entries()) {
      if (at > 0) page.space(look.entry);
      putEntry(page, look, entry, isTold(block, entry), wordsOf);
    }
  }
  return page.rows;
};

/** A CV as a PDF whose text can be selected, in the order in which it is read; a little smaller where it then holds on one page. */
export const pdfCv = (
  { content, layout, emphasis, title, now }: CvToWrite,
  fonts: FontFiles,
): Promise<PrintedFile> => {
  const look = LOOKS[layout];
  const shown = shownContent(content);
  const wordsOf: WordsOf = emphasis ? partsOf : ({ text }) => text;
  return printPages({
    title,
    author: shown.name,
    now,
    fonts,
    margins: { top: look.edge, bottom: look.edge },
    scales: [1, 0.96, 0.92],
    rowsAt: (scale, measure) => rowsOf(shown, look, scale, measure, wordsOf),
  });
};
