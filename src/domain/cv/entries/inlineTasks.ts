import { isTitleLike } from '#/domain/cv/cues/personTitles';
import { findDates } from '#/domain/cv/dates/dates';
import { TASK_WORDS } from '#/domain/cv/entries/tasks.fr';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { isCapitals, lineFrom, wordCount } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';

/** A few words, then a bullet in the middle of the line. */
const INLINE = /^([^•●▪·|\t]{4,60}?)\s+[•●▪]\s*(?=\p{L})/u;
const LONGEST_TITLE = 7;
/** "nettoyer les vitres": a verb opens what was done; folded. */
const ACTION = /^\p{Ll}{2,}(?:er|ir|re|oir)\s/u;
/** Parts of a post told on one line: title, employer, town. */
const MIN_PARTS = 2;

/** Where the head of a post ends and its first task begins on one line; null where the line holds no task. */
const taskIn = ({ text, key, bullet }: CvLine): { head: number; task: number } | null => {
  if (bullet) return null;
  const inline = INLINE.exec(text);
  if (inline?.[1] !== undefined && wordCount(inline[1]) <= LONGEST_TITLE) {
    const task = alignedKey(text.slice(inline[0].length));
    const named = isCapitals(text.slice(inline[0].length).split(' ')[0] ?? '');
    const isTask = !named && (ACTION.test(task) || TASK_WORDS.test(task));
    return isTask && isTitleLike(key) ? { head: inline[1].length, task: inline[0].length } : null;
  }
  const [period] = findDates(key);
  if (period?.shape !== 'range' || period.from.month === null) return null;
  // "Caissiere - Nordal - Pau - 06/2019-10/2020 Accueil des clients"
  const parts = key
    .slice(0, period.start)
    .split(/\s-\s/u)
    .filter((part) => /\p{L}/u.test(part));
  return parts.length >= MIN_PARTS && /^\s\p{Lu}\p{Ll}/u.test(text.slice(period.end))
    ? { head: period.end, task: period.end }
    : null;
};

/** "Agente d'entretien • laver les sols et les": the head of the post, then its first task as a bullet of its own. */
export const withInlineTasksParted = (lines: readonly CvLine[]): CvLine[] =>
  lines.flatMap((line) => {
    const cut = taskIn(line);
    if (cut === null) return [line];
    const end = line.start + cut.head;
    const text = line.text.slice(0, cut.head);
    const head = {
      ...line,
      end,
      text,
      key: line.key.slice(0, cut.head),
      body: { start: line.body.start, end, text: text.slice(line.body.start - line.start) },
    };
    return [head, { ...lineFrom(line, cut.task), bullet: true }];
  });
