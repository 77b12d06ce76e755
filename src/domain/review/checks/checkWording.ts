import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';
import { hasFigure } from '#/domain/review/figures';
import type { ReviewItem } from '#/domain/review/review';
import { findingOf, itemOn, itemOnLine } from '#/domain/review/scene';
import type { Finding, Scene, TaskLine } from '#/domain/review/scene';
import {
  BETTER,
  evidenceFor,
  firstPersonInstead,
  partOfAction,
  partTaken,
} from '#/domain/review/texts.fr';
import {
  ACTION_NOUN,
  AFTER_NOUN,
  ARTICLE_AFTER_NOUN,
  CLAIMS,
  EMPTY_VERBS,
  EVIDENCE,
  FIRST_PERSON,
  I_DO,
  NOUN_OF,
  PART_TAKEN,
  SEVERAL,
  VAGUE,
} from '#/domain/review/words/wording.fr';

const COSTS = {
  vague: { each: 1, most: 2 },
  person: { each: 1, most: 2 },
  claims: { each: 1, most: 1 },
  long: { each: 1, most: 1 },
} as const;
const LONGEST_LINE = 45;
const MOST_ITEMS = 4;
/** One quality among facts is nobody's fault; a row of them is a claim. */
const CLAIMS_TOGETHER = 2;

const onTask = (
  scene: Scene,
  check: 'vague' | 'firstPerson' | 'longLines',
  { text, range }: TaskLine,
  better: string,
): ReviewItem => itemOn(scene, check, { text, at: range?.start ?? null }, better);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the line took part in, up to its first pause. */
const partIn = (text: string): string | null => {
  const part = PART_TAKEN.exec(alignedKey(text));
  if (part?.[1] === undefined) return null;
  const complement = text
    .slice(part[0].length)
    .replace(/\s*[,;:(].*$/u, '')
    .replace(/[\s.]+$/u, '');
  return ACTION_NOUN.test(alignedKey(complement))
    ? partOfAction(capitalised(complement))
    : partTaken(`${AFTER_NOUN[part[1]] ?? ''}${complement}`);
};

const vagueIn = (text: string): string | null =>
  partIn(text) ?? VAGUE.find(([pattern]) => pattern.test(alignedKey(text)))?.[1] ?? null;

const vague = (scene: Scene): readonly Finding[] => {
  const items = scene.tasks.flatMap((task) => {
    const better = vagueIn(task.text);
    return better === null ? [] : [onTask(scene, 'vague', task, better)];
  });
  return findingOf('vague', items, COSTS.vague.each, COSTS.vague.most);
};

/** The same task from its action on; null where its verb is not known here, or where it tells several things. */
const withoutPerson = (text: string): string | null => {
  const key = alignedKey(text);
  const done = I_DO.exec(key);
  if (done === null || SEVERAL.test(key.slice(done[0].length))) return null;
  const [whole, verb = '', article = ''] = done;
  const rest = text.slice(whole.length).replace(/[\s.;]+$/u, '');
  if (EMPTY_VERBS.has(verb)) return capitalised(rest);
  const noun = NOUN_OF[verb];
  if (noun === undefined) return null;
  if (noun === 'Mise' || article === '') return `${noun} ${rest}`;
  const after = ARTICLE_AFTER_NOUN[article] ?? '';
  const elides = after === 'de ' && /^[aeiouyh]/u.test(alignedKey(rest));
  return `${noun} ${elides ? 'd\u2019' : after}${rest}`;
};

const firstPerson = (scene: Scene): readonly Finding[] => {
  const items = scene.tasks
    .filter(({ text }) => FIRST_PERSON.test(alignedKey(text)))
    .map((task) =>
      onTask(scene, 'firstPerson', task, firstPersonInstead(withoutPerson(task.text))),
    );
  return findingOf('firstPerson', items, COSTS.person.each, COSTS.person.most);
};

const claims = (scene: Scene): readonly Finding[] => {
  const proof = scene.tasks.find(({ text }) => hasFigure(text));
  const items = scene.lines
    .filter(({ section, heading }) => section === 'profile' && !heading)
    .filter(({ key }) => (key.match(CLAIMS)?.length ?? 0) >= CLAIMS_TOGETHER && !EVIDENCE.test(key))
    .map((line) => itemOnLine(scene, 'selfDescription', line, evidenceFor(proof?.text ?? null)));
  return findingOf('selfDescription', items.slice(0, 2), COSTS.claims.each, COSTS.claims.most);
};

const firstHalf = (text: string): string => {
  const words = text.split(/\s+/u);
  const middle = Math.floor(words.length / 2);
  // Cut at a natural pause where there is one near the middle.
  const pause = words.findIndex((word, index) => index > middle / 2 && /[,;:.]$/u.test(word));
  const end = pause === -1 || pause > middle * 1.5 ? middle : pause + 1;
  return words
    .slice(Math.max(0, end - 3), end)
    .join(' ')
    .replace(/[,;:.]$/u, '');
};

const longLines = (scene: Scene): readonly Finding[] => {
  const items = scene.tasks
    .filter(({ text }) => wordCount(text) > LONGEST_LINE)
    .slice(0, MOST_ITEMS)
    .map((task) => onTask(scene, 'longLines', task, BETTER.longLines(firstHalf(task.text))));
  return findingOf('longLines', items, COSTS.long.each, COSTS.long.most);
};

/** How the posts and the profile are told; verbs and nouns of action are equally fine. */
export const checkWording = (scene: Scene): readonly Finding[] =>
  scene.french
    ? [...vague(scene), ...firstPerson(scene), ...claims(scene), ...longLines(scene)]
    : [];
