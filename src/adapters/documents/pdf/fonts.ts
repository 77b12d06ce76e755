import type { PdfFont } from '#/adapters/documents/pdf/TextMachine';

const BOLD_NAME =
  /bold|black|heavy|semibold|demi(?![a-z])|[-_,](?:bd|sb|blk)\b|gras|cmbx|[-_]?F?[67]00/iu;
const SUBSET_PREFIX = /^[A-Z]{6}\+/u;
const DEFAULT_SCALE = 0.001;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Reads what matters of a font object of pdf.js; any field may be missing. */
export const describeFont = (font: unknown): PdfFont => {
  const fields = isFields(font) ? font : {};
  const name = typeof fields['name'] === 'string' ? fields['name'].replace(SUBSET_PREFIX, '') : '';
  const matrix = fields['fontMatrix'];
  const scale = Array.isArray(matrix) ? Math.abs(Number(matrix[0])) : DEFAULT_SCALE;
  return {
    name,
    bold: fields['bold'] === true || fields['black'] === true || BOLD_NAME.test(name),
    scale: scale > 0 && Number.isFinite(scale) ? scale : DEFAULT_SCALE,
    vertical: fields['vertical'] === true,
  };
};
