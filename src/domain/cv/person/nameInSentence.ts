import { PARTICLES, SELF_NAMED } from '#/domain/cv/person/firstNames.fr';
import type { NameCandidate } from '#/domain/cv/person/nameParts';
import { isGivenName, isName, namesTrade, tokensOf } from '#/domain/cv/person/nameTokens';
import type { NameToken } from '#/domain/cv/person/nameTokens';
import { MAX_LINE } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';

const MOST_WORDS = 4;
/** Who says it in so many words, and who may say something else: below a name at the top of the page. */
const SAID = 11;
const UNDERSTOOD = 8;

/** The words written as a name is that open a text; punctuation ends them. */
const openingName = (tokens: readonly NameToken[]): NameToken[] => {
  const name: NameToken[] = [];
  for (const token of tokens) {
    const text = token.text.replace(/[.,;:!?)]+$/u, '');
    const one = {
      ...token,
      text,
      end: token.start + text.length,
      key: token.key.slice(0, text.length),
    };
    const goesOn = isName([one]) && (/^\p{Lu}/u.test(text) || PARTICLES.has(one.key));
    if (!goesOn || name.length === MOST_WORDS) break;
    name.push(one);
    if (text.length < token.text.length) break;
  }
  while (PARTICLES.has(name.at(-1)?.key ?? '')) name.pop();
  return name;
};

/** "Technicien, je m'appelle" / "Julien Martin et j'ai 39 ans": the name that a sentence of one's own tells, though a line breaks it. */
export const namesInSentences = (lines: readonly CvLine[]): NameCandidate[] =>
  lines.flatMap((line, at) => {
    if (line.text.length > MAX_LINE) return [];
    return [...line.key.matchAll(SELF_NAMED)].flatMap((match): NameCandidate[] => {
      const from = match.index + match[0].trimEnd().length;
      const own = tokensOf({
        start: line.start + from,
        end: line.end,
        text: line.text.slice(from),
      });
      const below = lines[at + 1];
      const next = below !== undefined && below.start === line.end + 1 ? tokensOf(below.body) : [];
      const tokens = openingName([...own, ...next]);
      const given = tokens[0] !== undefined && isGivenName(tokens[0]);
      const said = match.groups?.['sure'] !== undefined;
      if (tokens.length < 2 || namesTrade(tokens) || (!said && !given)) return [];
      const inside = (one: CvLine): boolean =>
        tokens.some(({ start }) => start >= one.start && start < one.end);
      return [
        {
          tokens,
          score: said ? SAID : UNDERSTOOD,
          part: 'both',
          lines: [line, ...(below === undefined ? [] : [below])].filter(inside),
        },
      ];
    });
  });
