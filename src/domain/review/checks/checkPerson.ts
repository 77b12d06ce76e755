import type { CvSection } from '#/domain/cv/cv';
import {
  blankDates,
  findingOf,
  itemMissing,
  itemNowhere,
  itemOnLine,
  itemOnRead,
} from '#/domain/review/scene';
import type { Finding, ReviewLine, Scene } from '#/domain/review/scene';
import { BETTER } from '#/domain/review/texts.fr';
import { NICKNAME, PERSONAL, PHONE_LIKE, TOWN_LIKE } from '#/domain/review/words/linePatterns.fr';
import { fold } from '#/domain/shared/text';

/** Where a CV tells who its owner is; in a task, "12 enfants" is work. */
const TOLD_IN: ReadonlySet<CvSection> = new Set(['contact', 'profile', 'other', 'interests']);
/** A longer line is a sentence about something else. */
const LONGEST = 120;

const EDGES = /^[\s,;|\u00b7\u2022/\u2013-]+|[\s,;|\u00b7\u2022/\u2013-]+$/gu;
const DOUBLED = /\s*([,;|\u00b7\u2022/\u2013-])(?:\s*[,;|\u00b7\u2022/\u2013-])+\s*/gu;

/** The line without the words that tell it; null where it tells nothing of the kind. */
const withoutPersonal = ({ body, key, start }: ReviewLine): string | null => {
  const offset = body.start - start;
  let folded = key.slice(offset, offset + body.text.length);
  let { text } = body;
  let found = false;
  for (const pattern of PERSONAL) {
    const match = pattern.exec(folded);
    if (match === null || match[0].trim() === '') continue;
    found = true;
    const end = match.index + match[0].length;
    folded = folded.slice(0, match.index) + folded.slice(end);
    text = text.slice(0, match.index) + text.slice(end);
  }
  return found
    ? text
        .replaceAll('\t', ' ')
        .replace(DOUBLED, ' $1 ')
        .replace(/\s{2,}/gu, ' ')
        .replace(EDGES, '')
    : null;
};

/** Data that recruiters may not weigh: a neutral note, which costs nothing. */
export const checkPersonalData = (scene: Scene): readonly Finding[] => {
  const items = scene.lines
    .filter(
      ({ section, heading, body, experience }) =>
        TOLD_IN.has(section) && !heading && experience === null && body.text.length <= LONGEST,
    )
    .flatMap((line) => {
      const rest = withoutPersonal(line);
      return rest === null ? [] : [itemOnLine(scene, 'personalData', line, BETTER.personal(rest))];
    });
  const { images } = scene.cv.document.layout;
  const photo = images === 1 ? [itemNowhere('personalData', 'photo', BETTER.photo)] : [];
  const all = [...items, ...photo];
  return all.length === 0 ? [] : [{ check: 'personalData', items: all, cost: 0 }];
};

/** Without a telephone one writes, without an address one calls; without either nobody can answer, whatever the rest is worth. */
const COSTS = { one: 3, both: 5, city: 1, tone: 1 } as const;

const plain = (text: string): string => fold(text).replace(/[^a-z]+/gu, '');

/** Parts of the local part that are words: "karim.b-59" gives karim and b. */
const partsOf = (email: string): readonly string[] =>
  fold(email.split('@')[0] ?? '')
    .split(/[._+\-\d]+/u)
    .filter(Boolean);

const isNickname = (email: string): boolean =>
  partsOf(email).some((part) => NICKNAME.test(part)) || /^xx|69(?:@|\b)/u.test(email);

const suggestedFor = ({ cv: { person } }: Scene, email: string): string => {
  const names = [person.firstName, person.lastName].flatMap((name) =>
    name === null ? [] : [plain(name.value)],
  );
  const domain = email.split('@')[1] ?? '';
  return `${names.length === 2 ? names.join('.') : 'prenom.nom'}@${domain}`;
};

const tone = (scene: Scene): readonly Finding[] => {
  const { firstName, lastName, email } = scene.cv.person;
  if (email === null || !isNickname(email.value)) return [];
  const names = [firstName, lastName].flatMap((name) => (name === null ? [] : [plain(name.value)]));
  // "Ange Loulou" may well be somebody's name.
  const isName = (part: string): boolean =>
    names.some((name) => name.includes(part)) ||
    names.reduce((rest, name) => rest.replace(name, ''), part) === '';
  if (partsOf(email.value).every(isName)) return [];
  const better = BETTER.emailTone(suggestedFor(scene, email.value));
  return findingOf('emailTone', [itemOnRead(scene, 'emailTone', email, better)], COSTS.tone);
};

/** What the reader missed may still stand there: nobody is told that something lacks that is written. */
const somewhere = ({ lines }: Scene, pattern: RegExp): boolean =>
  lines.some(({ text, key }) => pattern.test(blankDates(text, key)));

/** Telephone, e-mail and town: what an answer needs. */
export const checkContact = (scene: Scene): readonly Finding[] => {
  const { person, document } = scene.cv;
  const missing = (
    check: 'phone' | 'email' | 'city',
    absent: boolean,
    cost: number,
  ): readonly Finding[] =>
    absent ? findingOf(check, [itemMissing(scene, check, BETTER[check])], cost) : [];
  const noPhone = person.phone === null && !somewhere(scene, PHONE_LIKE);
  const noEmail = person.email === null && !document.text.includes('@');
  const cost = noPhone && noEmail ? COSTS.both : COSTS.one;
  return [
    ...missing('phone', noPhone, cost),
    ...missing('email', noEmail, cost),
    ...missing('city', person.city === null && !somewhere(scene, TOWN_LIKE), COSTS.city),
    ...tone(scene),
  ];
};
