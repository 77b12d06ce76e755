import { languagesIn } from '#/domain/cv/cues/languageMentions';
import {
  ELECTRICAL_AROUND,
  LANGUAGE_EXAM_AROUND,
  LEVEL_OF,
} from '#/domain/cv/cues/languageNames.fr';

const SCALE_STEP = /^[abc][12]\+?(?:\s?[-/]\s?[abc][12]\+?)?$/u;
/** Words of one clause; further away the level belongs to another thing. */
const REACH = 48;

/** What stands around a place, inside its line and clause. */
const around = (key: string, start: number, end: number): readonly [string, string] => {
  const before = key.slice(Math.max(0, start - REACH), start).split(/[\n;]|\.\s/u);
  const after = key.slice(end, end + REACH).split(/[\n;]|\.\s/u);
  return [before.at(-1) ?? '', after[0] ?? ''];
};

/**
 * "Anglais B1", "B2 en allemand", "du A1 au C1": a step of the European scale of languages, which is
 * written like some electrical qualifications. Offsets count in the folded text.
 */
export const isLanguageLevel = (key: string, start: number, end: number): boolean => {
  const written = key.slice(start, end).trim();
  if (!SCALE_STEP.test(written)) return false;
  const [before, after] = around(key, start, end);
  const last = languagesIn(before).at(-1);
  if (ELECTRICAL_AROUND.test(before.slice(last?.end ?? 0))) return false;
  if (last !== undefined || LANGUAGE_EXAM_AROUND.test(`${before} ${after}`)) return true;
  const next = languagesIn(after)[0];
  return next !== undefined && LEVEL_OF.test(after.slice(0, next.start));
};
