import { languagesIn } from '#/domain/cv/skills/languageMentions';
import type { LanguageMention } from '#/domain/cv/skills/languageMentions';
import { NO_LANGUAGE } from '#/domain/cv/skills/languageNames.fr';
import { levelIn } from '#/domain/cv/skills/levels';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { keyIn } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
import { splitPiece } from '#/domain/cv/text/pieces';
import type { Lexicon } from '#/domain/lexicon/lexicon';

const BETWEEN = /[|•·;]|,\s|\.\s|\s\/\s|(?<=\))\s-\s|\s-\s(?=\p{L}+\s*[:(])/gu;
const NAMED = /^(\p{L}[\p{L}\u2019'-]{2,20})\s*(?:[:(\t]|\s-)\s*(?=\S)/u;

/**
 * "Bariba : bon", "Drehu (courant)": in the section of languages a word with a level is one,
 * known to us or not, unless the lexicon knows it as something else. No list holds the languages that people speak.
 */
export const otherLanguagesIn = (line: CvLine, lexicon: Lexicon): LanguageMention[] => {
  const among = languagesIn(line.key).length > 0;
  return splitPiece(line.body, keyIn(line, line.body), BETWEEN).flatMap((part) => {
    const match = NAMED.exec(part.text);
    const name = match?.[1];
    if (match === null || name === undefined) return [];
    // A small letter is a language's only among names of languages ("wolof (courant), ngambay (bon)").
    if (!/^\p{Lu}/u.test(name) && !among) return [];
    const key = alignedKey(part.text);
    if (NO_LANGUAGE.has(alignedKey(name)) || languagesIn(key).length > 0) return [];
    // "Python : debutante" is a skill that strayed here.
    if (lexicon.findMentions(name).length > 0) return [];
    const level = levelIn(key.slice(match[0].length), 1);
    if (level === null) return [];
    const start = part.start - line.start;
    const after = start + match[0].length;
    return [
      {
        start,
        end: start + name.length,
        label: name,
        level: { ...level, start: after + level.start, end: after + level.end },
      },
    ];
  });
};
