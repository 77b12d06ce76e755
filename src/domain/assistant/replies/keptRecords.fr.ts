import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import { bullets, to } from '#/domain/assistant/replies/replyParts.fr';
import { scoreReply } from '#/domain/assistant/replies/standing.fr';
import type { Talk } from '#/domain/assistant/talk';
import { opened } from '#/domain/assistant/terms';
import { registerOf } from '#/domain/letters/letter';
import { REGISTER_NAMES } from '#/domain/letters/registerNames.fr';
import { dayInWords } from '#/domain/shared/months.fr';

const MOST_NAMED = 6;

/** All the comparisons that are kept; folded, elisions opened. */
const OF_COMPARISONS =
  /^(?:[a-z]+ )?combien (?:j ai |ai je |de |d |est ce que j ai )*(?:comparaisons?|offres? (?:j ai |ai je )?comparees?)\b|^(?:mes|liste[rz]?|montre[rz]?|quelles sont)(?: (?:moi|les|mes|toutes))* comparaisons?\b/u;
const OF_SCORES = /\b(?:comparaisons?|scores?)\b/u;
const HIGHEST = /\b(?:la|le|mon|ma) (?:plus (?:haute?|elevee?)|meilleure?)\b/u;
const LOWEST = /\b(?:la|le) plus (?:basse?|faible)\b/u;
const WHICH = /\b(?:laquelle|lequel|quel(?:le)?s?|c est quoi|c est qui)\b/u;

/** Which of the letters kept has a tone; folded. */
const OF_TONES =
  /\b(?:quelles?|laquelle|lesquelles)\b(?: de mes| de)? ?\blettres?\b(?! de motiv).{0,30}\b(?:enthousiaste|formelle|chaleureuse|classique)s?\b|\bquel ton (?:a|avait|avaient|ont|j ai mis (?:a|dans|pour))\b.{0,20}\blettres?\b/u;

const tonesReply = ({ letters }: SearchFacts): Reply =>
  reply(
    `Le ton de vos lettres gardées\u00a0:\n${bullets(
      letters
        .slice(0, MOST_NAMED)
        .map(
          ({ name, form, changedAt }) =>
            `${name}\u00a0: ${REGISTER_NAMES[registerOf(form.tone)].toLowerCase()}, le ${dayInWords(changedAt.slice(0, 10))}.`,
        ),
    )}`,
    { links: [to('coverLetter', 'Ouvrir mes lettres')], suggestions: ['Mes candidatures'] },
  );

/** What is asked of all the comparisons or letters that are kept: which stands highest, which has a tone; null for anything else. */
export const keptReply = (
  question: string,
  facts: SearchFacts,
  talk: Talk | null,
): Reply | null => {
  const line = opened(question).trim();
  if (OF_TONES.test(line) && facts.letters.length > 0) return tonesReply(facts);
  const goesOn = talk !== null && OF_COMPARISONS.test(opened(talk.question).trim());
  const ranks = HIGHEST.test(line) ? 1 : LOWEST.test(line) ? -1 : 0;
  if (ranks === 0 || !WHICH.test(line) || !(goesOn || OF_SCORES.test(line))) return null;
  const [first] = facts.analyses.toSorted((a, b) => ranks * (b.score - a.score));
  return first === undefined ? null : scoreReply(question, facts, first);
};
