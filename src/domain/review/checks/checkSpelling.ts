import { isCapitals } from '#/domain/cv/text/lines';
import { findingOf, itemNowhere, itemOn, itemOnLine } from '#/domain/review/scene';
import type { Finding, ReviewLine, Scene } from '#/domain/review/scene';
import { inCaseOf, spelt } from '#/domain/review/spelt';
import { BETTER } from '#/domain/review/texts.fr';
import { ALSO_ENGLISH, BARE_WORDS } from '#/domain/review/words/faults.fr';
import { isFrench } from '#/domain/review/words/linePatterns.fr';
import { fold } from '#/domain/shared/text';
import type { TextRange } from '#/domain/shared/textRange';

const COSTS = {
  fault: { each: 1, most: 3 },
  accent: { each: 0.5, most: 2 },
  everywhere: 2,
  space: { each: 0.5, most: 1 },
} as const;
const MOST_ITEMS = 6;
/** From this many words on, accents were left out everywhere: one remark says it. */
const WITHOUT_ACCENTS = 6;

const WORD = /(?<![\p{L}\p{N}@./_'\u2019-])\p{L}{4,}(?![\p{L}\p{N}@/_-]|\.\p{L})/gu;

/** Names are spelt as their bearers please. */
const namesOf = ({ cv }: Scene): readonly TextRange[] =>
  [
    ...cv.experiences.flatMap(({ company, place }) => [company, place]),
    ...cv.education.map(({ institution }) => institution),
    ...Object.values(cv.person),
  ].flatMap((read) => read?.source ?? []);

const within = (ranges: readonly TextRange[], at: number): boolean =>
  ranges.some(({ start, end }) => start <= at && at < end);

/** Capitals may go without accents, unless the same CV gives some of its capitals theirs. */
const capitalsAccented = ({ lines }: Scene): boolean =>
  lines.some(
    ({ text }) => isCapitals(text) && /[\u00c8\u00c9\u00ca\u00c0\u00d4\u00c7]/u.test(text),
  );

/** The line with its faults corrected, or null where there is none. */
const corrected = (
  { body }: ReviewLine,
  names: readonly TextRange[],
  capitals: boolean,
): string | null => {
  const right = spelt(
    body.text,
    (at, written, filled) =>
      within(names, body.start + at) ||
      // "AIDE A DOMICILE" is right where no capital has its accent.
      (isCapitals(written) && !capitals && fold(written) === fold(filled)),
  );
  return right === body.text ? null : right;
};

const spelling = (scene: Scene, lines: readonly ReviewLine[]): readonly Finding[] => {
  const names = namesOf(scene);
  const capitals = capitalsAccented(scene);
  const items = lines.flatMap((line) => {
    const right = corrected(line, names, capitals);
    return right === null
      ? []
      : [itemOnLine(scene, 'spelling', line, BETTER.correction(right.replaceAll('\t', ' ')))];
  });
  return findingOf('spelling', items.slice(0, MOST_ITEMS), COSTS.fault.each, COSTS.fault.most);
};

type Bare = { readonly line: ReviewLine; readonly word: string; readonly right: string };

const ACCENTED = /[\u00c0-\u00ff\u0152\u0153]/u;

const bareWords = (scene: Scene, lines: readonly ReviewLine[]): readonly Bare[] => {
  const names = namesOf(scene);
  const capitals = capitalsAccented(scene);
  return lines.flatMap((line) =>
    [...line.text.matchAll(WORD)].flatMap(([word]) => {
      const at = line.text.indexOf(word);
      const lower = word.toLowerCase();
      const right = BARE_WORDS[lower];
      if (right === undefined || right === lower) return [];
      if (isCapitals(word) && !capitals) return [];
      // A first capital may lack its accent: "Etudes", "Ecole".
      if (/^\p{Lu}/u.test(word) && right.slice(1) === lower.slice(1)) return [];
      if (ALSO_ENGLISH.has(lower) && !isFrench(line.text)) return [];
      return within(names, line.start + at) ? [] : [{ line, word, right: inCaseOf(word, right) }];
    }),
  );
};

const accents = (scene: Scene, lines: readonly ReviewLine[]): readonly Finding[] => {
  const bare = bareWords(scene, lines);
  if (bare.length >= WITHOUT_ACCENTS && !ACCENTED.test(scene.cv.document.text)) {
    const item = itemNowhere('accents', 'all', BETTER.accentsEverywhere);
    return findingOf('accents', [item], COSTS.everywhere);
  }
  const byLine = new Map<ReviewLine, readonly Bare[]>();
  for (const one of bare) byLine.set(one.line, [...(byLine.get(one.line) ?? []), one]);
  const items = [...byLine].map(([line, words]) => {
    const right = words.reduce((text, one) => text.replace(one.word, one.right), line.body.text);
    return itemOnLine(scene, 'accents', line, BETTER.correction(right.replaceAll('\t', ' ')));
  });
  return findingOf('accents', items.slice(0, MOST_ITEMS), COSTS.accent.each, COSTS.accent.most);
};

const SPACE_BEFORE = /(?<=[\p{L}\d)]) +([,.])(?=\s|$)/gu;
const NO_SPACE_AFTER = /(?<=\p{L}{3}),(?=\p{L}{3})/gu;

const punctuation = (scene: Scene, lines: readonly ReviewLine[]): readonly Finding[] => {
  // The spaces of a PDF are guessed from the distance between letters.
  if (scene.cv.document.format === 'pdf') return [];
  const items = lines.flatMap(({ body }) => {
    const right = body.text.replace(SPACE_BEFORE, '$1').replace(NO_SPACE_AFTER, ', ');
    if (right === body.text) return [];
    const quoted = { text: body.text.replaceAll('\t', ' '), at: body.start };
    return [itemOn(scene, 'punctuation', quoted, BETTER.correction(right.replaceAll('\t', ' ')))];
  });
  return findingOf('punctuation', items.slice(0, 3), COSTS.space.each, COSTS.space.most);
};

/** Frequent faults of French CVs; a CV written in another language is not looked at. */
export const checkSpelling = (scene: Scene): readonly Finding[] => {
  if (!scene.french) return [];
  const lines = scene.lines.filter(({ text }) => text.trim() !== '' && !text.includes('@'));
  return [...spelling(scene, lines), ...accents(scene, lines), ...punctuation(scene, lines)];
};
