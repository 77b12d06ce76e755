import { blankDates } from '#/domain/review/blankDates';
import { findingOf, itemMissing, itemOnRead } from '#/domain/review/scene';
import type { Finding, Scene } from '#/domain/review/scene';
import { BETTER } from '#/domain/review/texts.fr';
import { NICKNAME, PHONE_LIKE, TOWN_LIKE } from '#/domain/review/words/contact.fr';
import { fold } from '#/domain/shared/text';

const COSTS = { phone: 5, email: 5, city: 2, tone: 2 } as const;

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
  if (partsOf(email.value).every((part) => names.some((name) => name.includes(part)))) return [];
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
  return [
    ...missing('phone', person.phone === null && !somewhere(scene, PHONE_LIKE), COSTS.phone),
    ...missing('email', person.email === null && !document.text.includes('@'), COSTS.email),
    ...missing('city', person.city === null && !somewhere(scene, TOWN_LIKE), COSTS.city),
    ...tone(scene),
  ];
};
