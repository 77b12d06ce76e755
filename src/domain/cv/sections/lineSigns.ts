import { hasContact } from '#/domain/cv/cues/contacts';
import { PERSONAL_LABEL } from '#/domain/cv/cues/contacts.fr';
import { isDegreeLine, namesSchool } from '#/domain/cv/cues/degrees';
import { hasLanguageLevel } from '#/domain/cv/cues/languageMentions';
import { isTitleLike, titleStrength } from '#/domain/cv/cues/personTitles';
import { SENTENCE_WORDS } from '#/domain/cv/cues/skillPhrases.fr';
import { VOLUNTEER_WORDS } from '#/domain/cv/cues/titles.fr';
import { findDates } from '#/domain/cv/dates/dates';
import type { DateSpan } from '#/domain/cv/dates/dates';
import { HOBBIES } from '#/domain/cv/sections/hobbies.fr';
import {
  ASSOCIATION,
  AUTHORS,
  AWARD,
  COURSE,
  DUTY,
  LICENCE,
  QUALITY,
  REFERENCE,
  TALK,
} from '#/domain/cv/sections/signs.fr';
import type { Sign } from '#/domain/cv/sections/signWeights';
import { keyIn, wordCount } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
import { wholeWords } from '#/domain/cv/text/patterns';

/** Longer lines are sentences: only what a sentence shows is looked for in them. */
const HEAD_LENGTH = 140;
/** Longer lines are junk. */
const MAX_LENGTH = 400;

const HOBBY = wholeWords(HOBBIES, 'u');
const VOLUNTEER = wholeWords(VOLUNTEER_WORDS, 'u');
const PARTS = /[,;|\u2022\u00b7\t]|\s[-/]\s/u;

const partsOf = (key: string): string[] =>
  key
    .split(PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const mostly = (parts: readonly string[], holds: (part: string) => boolean): boolean =>
  parts.length > 0 && parts.filter(holds).length * 2 > parts.length;

const isShort = (part: string): boolean => wordCount(part) <= 5;
const isHobby = (part: string): boolean => wordCount(part) <= 3 && HOBBY.test(part);

/** A title opens the line, follows its date, or stands apart on it. */
const namesTitle = (key: string, [date]: readonly DateSpan[]): boolean =>
  isTitleLike(key) ||
  (date !== undefined && isTitleLike(key.slice(date.end))) ||
  partsOf(key)
    .slice(1)
    .some((part) => titleStrength(part) >= 3);

/** "\u00ab The roofs of the town (1950-1980) \u00bb": a period inside the quotes that open a line is that of a work. */
const QUOTED_LEAD = /^["\u201c\u00ab][^"\u201d\u00bb]*(?:["\u201d\u00bb]|$)/u;

const ownSigns = (line: CvLine): Set<Sign> => {
  const signs = new Set<Sign>();
  if (line.text.length > MAX_LENGTH) return signs;
  const key = keyIn(line, line.body);
  const dates = findDates(key);
  const short = key.length <= HEAD_LENGTH;
  const put = (sign: Sign, holds: boolean): void => {
    if (holds) signs.add(sign);
  };
  const quoted = QUOTED_LEAD.exec(line.body.text)?.[0].length ?? 0;
  const period = dates.some(({ shape, start }) => shape !== 'point' && start >= quoted);
  put('period', period && (short || dates[0]?.start === 0));
  put('year', !period && dates.length > 0 && short);
  put('reference', REFERENCE.test(key) || AUTHORS.test(line.body.text));
  put('talk', TALK.test(key));
  put('course', COURSE.test(key));
  put('duty', DUTY.test(key));
  put('award', key.length <= HEAD_LENGTH && AWARD.test(key));
  put('contact', hasContact(key));
  put('personal', PERSONAL_LABEL.test(key));
  put('sentence', wordCount(key) >= 4 && SENTENCE_WORDS.test(key));
  if (!short) return signs;
  put('degree', isDegreeLine(key));
  put('school', namesSchool(key));
  put('title', !line.bullet && namesTitle(key, dates));
  put('language', !period && hasLanguageLevel(key));
  put('licence', LICENCE.test(key));
  put('volunteer', VOLUNTEER.test(key) || ASSOCIATION.test(key));
  const parts = partsOf(key);
  put('hobby', dates.length === 0 && mostly(parts, isHobby));
  put(
    'quality',
    dates.length === 0 && mostly(parts, (part) => isShort(part) && QUALITY.test(part)),
  );
  put('list', dates.length === 0 && parts.length >= 3 && parts.every(isShort));
  return signs;
};

/** Signs that what a line dates is no post. */
const NO_POST: readonly Sign[] = ['degree', 'reference', 'talk', 'volunteer', 'award'];

const isDated = (signs: ReadonlySet<Sign> | undefined): boolean =>
  signs !== undefined && signs.has('period') && !signs.has('degree') && !signs.has('school');

/** A title beside its dates, on its line or the next: what a post looks like. */
const isPost = (signs: readonly ReadonlySet<Sign>[], at: number): boolean => {
  const own = signs[at];
  if (own?.has('title') !== true || NO_POST.some((sign) => own.has(sign))) return false;
  if (own.has('period') || own.has('year')) return true;
  return !own.has('school') && (isDated(signs[at - 1]) || isDated(signs[at + 1]));
};

/** What each line of a column shows. */
export const signsOf = (lines: readonly CvLine[]): ReadonlySet<Sign>[] => {
  const signs = lines.map(ownSigns);
  return signs.map((own, at) => (isPost(signs, at) ? new Set([...own, 'post' as const]) : own));
};
