import { knownHeading } from '#/domain/cv/cues/headings';
import {
  BARE_CERTIFICATE,
  CERTIFICATE,
  CERTIFICATE_IN_WORDS,
  NAMED_CERTIFICATE,
} from '#/domain/cv/cues/skillPhrases.fr';
import type { CvSection } from '#/domain/cv/cv';
import { findDates } from '#/domain/cv/dates/dates';
import { splitOutside } from '#/domain/cv/entries/headerParts';
import { NOT_WORDS } from '#/domain/cv/skills/wholePhrase';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';
import type { SectionRun } from '#/domain/cv/text/lines';
import { slicePiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';
import { HANGING } from '#/domain/lexicon/activities.fr';

const CERTIFICATE_BREAKS = /[;|\t•·●,]|\s[-\u2013\u2014]\s|\.(?:\s|$)|:\s/gu;
const STUDIES = new Set<CvSection>(['certifications', 'education']);
const CERTIFICATE_LIMITS = { words: 9, length: 70 };

/** Certificates and trainings that say of what, as written: "Habilitation B0", "MOOC Jardins secs". */
const certificatesInWords = (runs: readonly SectionRun[]): Piece[] =>
  runs
    .filter(({ section }) => STUDIES.has(section))
    .flatMap(({ lines }) => lines)
    .flatMap((line) => splitOutside(line.body, CERTIFICATE_BREAKS))
    .map((piece) =>
      slicePiece(piece, {
        start: 0,
        end: piece.text.replace(/\s*\(?(?:19|20)\d\d\)?$/u, '').length,
      }),
    )
    .filter(({ text }) => {
      const key = alignedKey(text);
      return (
        CERTIFICATE.test(key) &&
        !BARE_CERTIFICATE.test(key) &&
        wordCount(text) > 1 &&
        wordCount(text) <= CERTIFICATE_LIMITS.words &&
        text.length <= CERTIFICATE_LIMITS.length &&
        !NOT_WORDS.test(text) &&
        !HANGING.test(key) &&
        knownHeading(key) === null &&
        findDates(key).length === 0
      );
    });

/** Sections that tell of others, or of what was only liked. */
const ELSEWHERE = new Set<CvSection>(['references', 'publications', 'interests']);

/** "BNSA (Brevet de nage)": letters, and what they stand for. */
const LETTERS = /(?<![\p{L}\d])(\p{Lu}[\p{Lu}\d]{2,8}(?: I{1,3})?) ?\(([^()]{8,})/gu;

/** Certificates under the letters that everybody knows them by, wherever they stand: "SST", "CACES 3". */
const certificatesByLetters = (runs: readonly SectionRun[]): Piece[] =>
  runs
    .filter(({ section }) => !ELSEWHERE.has(section))
    .flatMap(({ heading, lines }) => (heading === null ? lines : [heading, ...lines]))
    .flatMap(({ body }) => {
      const named = [...body.text.matchAll(NAMED_CERTIFICATE)].map(({ index, 0: { length } }) => ({
        start: index,
        end: index + length,
      }));
      const told = [...body.text.matchAll(LETTERS)]
        .filter(({ 2: words = '' }) => CERTIFICATE_IN_WORDS.test(alignedKey(words)))
        .filter(({ index }) => named.every(({ start }) => start !== index))
        .map(({ index, 1: letters = '' }) => ({ start: index, end: index + letters.length }));
      return [...named, ...told].map((place) => slicePiece(body, place));
    });

/** The certificates that a CV names, by their letters or in words. */
export const certificates = (runs: readonly SectionRun[]): Piece[] => [
  ...certificatesByLetters(runs),
  ...certificatesInWords(runs),
];
