import {
  HOME_AFTER,
  HOME_BEFORE,
  NOT_PHONE_LABELS,
  PHONE_LABELS,
} from '#/domain/cv/cues/contacts.fr';
import type { Confidence, CvSection, Read } from '#/domain/cv/cv';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import type { CvLine } from '#/domain/cv/text/lines';
import { pieceOf, readPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';

const EMAIL =
  /(?<![\p{L}\d._%+-])[\p{L}\d][\p{L}\d._%+'-]{0,63}\s?(?:@|\(at\)|\[at\])\s?[a-z\d][a-z\d-]{0,62}(?:\.[a-z\d-]{1,63}){1,4}/gu;

const INTERNATIONAL =
  /\(?(?:\+|(?<!\d)00)\s?\(?\d{1,3}\)?[\s.-]{0,2}(?:\(0\)[\s.-]?)?\(?\d{1,4}\)?(?:[\s./-]{0,2}\d{1,4}){1,5}(?!\d)/gu;
const NATIONAL = /(?<![\d+])0\d(?:[\s./-]{0,2}\d{2}){4}(?!\d)/gu;
const GROUPED = /(?<![\d+,])\(?\d{2,4}\)?(?:[\s./-]\d{2,4}){2,4}(?![\d%€])/gu;
/** A number written in one go, without the zero or the code of a country ("771234567"). */
const SOLID = /(?<![\p{L}\d+,./-])[2-9]\d{7,8}(?![\p{L}\d%€])/gu;
const PERIOD =
  /(?:19|20)\d{2}\s?[-/.]\s?(?:19|20)\d{2}|\d{1,2}[/.]\d{1,2}[/.](?:19|20)\d{2}|\d{2}[/.-](?:19|20)\d{2}/u;

/** The e-mail addresses of a line. */
export const emailsIn = (line: CvLine): Piece[] =>
  [...line.key.matchAll(EMAIL)].map((match) => {
    const text = line.text.slice(match.index, match.index + match[0].length);
    return { start: line.start + match.index, end: line.start + match.index + text.length, text };
  });

/** A letter O typed for a zero of a number ("O6 12..."); run on a folded key. */
const LETTER_O = /(?<![\p{L}\d])o(?=\d)|(?<=\d\s?)o(?=\s?\d)/gu;

const withZeros = (phone: Read<string>): Read<string> => ({
  ...phone,
  value: phone.value.replace(/[oO]/gu, '0'),
});

type Phone = { readonly piece: Piece; readonly confidence: Confidence };

const digitsOf = (text: string): string => text.replace(/\D/gu, '');

const confidenceOf = (text: string, labelled: boolean, inContact: boolean): Confidence | null => {
  const digits = digitsOf(text.replace('(0)', ''));
  if (/^\s*\(?(?:\+|00)/u.test(text))
    return digits.length >= 9 && digits.length <= 16 ? 'sure' : null;
  if (/^0\d/u.test(digits) && digits.length === 10) return 'sure';
  if (digits.length < 7 || digits.length > 12) return null;
  if (labelled) return 'likely';
  return inContact && digits.length >= 8 ? 'doubtful' : null;
};

/** The telephone numbers of a line, the surest patterns first. */
export const phonesIn = (line: CvLine, inContact: boolean): Phone[] => {
  const phones: Phone[] = [];
  const key = line.key.replace(LETTER_O, '0');
  for (const pattern of [INTERNATIONAL, NATIONAL, GROUPED, SOLID]) {
    for (const match of key.matchAll(pattern)) {
      const start = line.start + match.index;
      const end = start + match[0].length;
      if (phones.some(({ piece }) => start < piece.end && piece.start < end)) continue;
      if (PERIOD.test(match[0])) continue;
      const before = line.key.slice(Math.max(0, match.index - 24), match.index);
      if (NOT_PHONE_LABELS.test(before)) continue;
      const confidence = confidenceOf(match[0], PHONE_LABELS.test(before), inContact);
      if (confidence === null) continue;
      phones.push({
        piece: pieceOf(line.text, match.index, match.index + match[0].length),
        confidence,
      });
      const last = phones.at(-1);
      if (last !== undefined)
        phones[phones.length - 1] = { confidence, piece: { ...last.piece, start, end } };
    }
  }
  return phones;
};

const CONTACT =
  /@|(?:\+|00)\s?\d{2,3}[\s.\d()/-]{7,}|(?<!\d)0\d(?:[\s./-]?\d{2}){4}(?!\d)|linkedin|https?:|www\./u;

/** A folded line gives an e-mail address, a telephone or a web address. */
export const hasContact = (key: string): boolean => CONTACT.test(key);

type SectionedLine = { readonly line: CvLine; readonly section: CvSection };

/** A referee's line: another person's title, or the references section. */
const isReferee = ({ line, section }: SectionedLine): boolean =>
  section === 'references' || /^[^\p{L}]*(?:mme?|mr|mlle|m\.|dr|pr)[. ]/u.test(line.key);

const sectionWeight: Partial<Record<CvSection, number>> = {
  contact: 3,
  profile: 2,
  other: 1,
  experience: -2,
  education: -2,
};

/** The candidate's own address: near the top, in a contact section, made of the candidate's name. */
export const readEmail = (
  lines: readonly SectionedLine[],
  nameTokens: readonly string[],
): Read<string> | null => {
  let best: { piece: Piece; score: number } | null = null;
  for (const entry of lines) {
    if (isReferee(entry)) continue;
    for (const piece of emailsIn(entry.line)) {
      const local = alignedKey(piece.text.split('@')[0] ?? '');
      const named = nameTokens.some((token) => token.length > 2 && local.includes(token));
      const score =
        (sectionWeight[entry.section] ?? 0) +
        (named ? 3 : 0) +
        Math.max(0, 1 - entry.line.index / 200);
      if (best === null || score > best.score) best = { piece, score };
    }
  }
  if (best === null || best.score <= -1) return null;
  return readPiece(best.piece, best.score >= 2 ? 'sure' : 'likely');
};

const RANK: Record<Confidence, number> = { corrected: 3, sure: 2, likely: 1, doubtful: 0 };

/** A telephone told to be that of the house or the parents. */
const isAtHome = ({ piece }: Phone, line: CvLine): boolean =>
  HOME_BEFORE.test(line.key.slice(0, piece.start - line.start)) ||
  HOME_AFTER.test(line.key.slice(piece.end - line.start));

/** The candidate's own telephone, the first sure one of the contact lines. */
export const readPhone = (lines: readonly SectionedLine[]): Read<string> | null => {
  let best: { phone: Phone; score: number } | null = null;
  for (const entry of lines) {
    if (isReferee(entry)) continue;
    const inContact = entry.section === 'contact';
    for (const phone of phonesIn(entry.line, inContact)) {
      const score =
        RANK[phone.confidence] * 2 +
        (isAtHome(phone, entry.line) ? -1 : 0) +
        (sectionWeight[entry.section] ?? 0) +
        Math.max(0, 1 - entry.line.index / 200);
      if (best === null || score > best.score) best = { phone, score };
    }
  }
  if (best === null || best.score < 1.5) return null;
  return withZeros(readPiece(best.phone.piece, best.phone.confidence));
};
