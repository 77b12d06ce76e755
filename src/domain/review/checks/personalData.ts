import type { CvSection } from '#/domain/cv/cv';
import { itemNowhere, itemOnLine } from '#/domain/review/scene';
import type { Finding, ReviewLine, Scene } from '#/domain/review/scene';
import { BETTER } from '#/domain/review/texts.fr';
import { PERSONAL } from '#/domain/review/words/personal.fr';

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
