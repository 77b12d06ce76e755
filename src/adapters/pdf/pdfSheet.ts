import { A4, MM, printPages, wrapped } from '#/adapters/pdf/printedPages';
import type { FontFiles, Measure, PrintedFile, PrintedRow } from '#/adapters/pdf/printedPages';
import type { Sheet } from '#/domain/dossier/dossierSheet.fr';

const SIDE = 20 * MM;
const EDGE = 18 * MM;
const LABEL = 42 * MM;
const SIZE = 10.5;
const LEADING = 1.42;

const rowsOf = (sheet: Sheet, scale: number, measure: Measure): readonly PrintedRow[] => {
  const rows: PrintedRow[] = [];
  const size = SIZE * scale;
  const leading = size * LEADING;
  const right = A4.width - SIDE;
  const space = (lines: number): void => {
    rows.push({ runs: [], height: leading * lines });
  };
  const put = (
    text: string,
    look: { readonly at?: number; readonly bold?: boolean; readonly muted?: boolean } = {},
  ): void => {
    const { at = size, bold = false, muted = false } = look;
    const weight = bold ? 'bold' : 'plain';
    for (const line of wrapped(text, right - SIDE, (words) => measure(words, weight, at)))
      rows.push({
        runs: [{ text: line, x: SIDE, size: at, weight, muted }],
        height: at * LEADING,
        withNext: bold,
      });
  };
  put(sheet.title, { at: 18 * scale, bold: true });
  if (sheet.subtitle !== '') put(sheet.subtitle, { at: 12 * scale, muted: true });
  for (const { heading, lines } of sheet.sections) {
    space(0.9);
    rows.push({
      runs: [{ text: heading, x: SIDE, size: size + 1, weight: 'bold' }],
      height: leading,
      withNext: true,
      rule: { from: SIDE, to: right },
    });
    space(0.3);
    for (const { label, text } of lines) {
      if (label === '') {
        put(text);
        continue;
      }
      const labels = wrapped(label, LABEL - 3 * MM, (words) => measure(words, 'plain', size));
      const texts = wrapped(text, right - SIDE - LABEL, (words) => measure(words, 'plain', size));
      for (let at = 0; at < Math.max(labels.length, texts.length); at += 1) {
        const [name, words] = [labels[at], texts[at]];
        rows.push({
          runs: [
            ...(name === undefined
              ? []
              : [{ text: name, x: SIDE, size, weight: 'plain' as const, muted: true }]),
            ...(words === undefined
              ? []
              : [{ text: words, x: SIDE + LABEL, size, weight: 'plain' as const }]),
          ],
          height: leading,
        });
      }
    }
  }
  space(1.2);
  put(sheet.foot, { at: size - 1.5, muted: true });
  return rows;
};

/** A sheet as a PDF, on one page where it holds; it names nobody beside what its lines say. */
export const pdfSheet = (sheet: Sheet, now: Date, fonts: FontFiles): Promise<PrintedFile> =>
  printPages({
    title: sheet.title,
    author: '',
    now,
    fonts,
    margins: { top: EDGE, bottom: EDGE },
    scales: [1, 0.94, 0.88, 0.82],
    rowsAt: (scale, measure) => rowsOf(sheet, scale, measure),
  });
