import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import { postsInOrder } from '#/domain/assistant/replies/careerReply.fr';
import { lengthOfPosts, postsOfField } from '#/domain/assistant/replies/cvAspects.fr';
import { bullets, to } from '#/domain/assistant/replies/replyParts.fr';
import { opened } from '#/domain/assistant/terms';
import { elide } from '#/domain/letters/french/frenchWords';
import { atOrganisation } from '#/domain/letters/french/nounPhrase';

/** Asks for the lines that open a CV; folded. */
const ASKS =
  /\b(?:fais|faites|ecris|ecrivez|redige|redigez|propose[rz]?|trouve[rz]?|donne[rz]?|prepare[rz]?|tourne[rz]?|il me faut|je veux|je voudrais|aide[rz]? moi a (?:ecrire|rediger|faire))\b/u;
const OPENING =
  /\b(?:accroche|(?:lignes?|phrases?|mots?|texte|presentation|resume|intro[a-z]*|paragraphe)\b.{0,40}\b(?:haut|debut|tete|sommet|sous le titre)|(?:resume|presentation|phrase|texte) d (?:intro[a-z]*|accroche))\b/u;
const OF_CV = /\b(?:cv|curriculum)\b/u;

/** Whether a request asks for the opening lines of the CV. */
export const asksOpeningLines = (question: string): boolean => {
  const line = opened(question).replaceAll('-', ' ');
  return ASKS.test(line) && OPENING.test(line) && OF_CV.test(line);
};

const FIELD = /pour (?:faire )?(?:du |de la |de l[’'])([\p{L}][\p{L} ’'-]{2,40})$/iu;
const TRADE =
  /pour (?:être |un (?:poste|emploi|travail) (?:de |d[’'])|des postes (?:de |d[’']))([\p{L}][\p{L} ’'-]{2,40})$/iu;

const soughtIn = (question: string): { readonly field: string; readonly words: string } => {
  const text = question
    .replace(/[\s.!?]+$|,? (?:stp|svp|merci)[\s.!?]*$/giu, '')
    .replaceAll("'", '’');
  const field = FIELD.exec(text)?.[1] ?? '';
  const trade = TRADE.exec(text)?.[1] ?? '';
  return {
    field: field || trade,
    words:
      field !== ''
        ? `Recherche un poste en ${field}.`
        : trade !== ''
          ? `Recherche un ${elide(`poste de ${trade}`)}.`
          : 'Recherche [le poste que vous visez].',
  };
};

const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;

/** The opening lines of a CV from what it says already: the trade and its years, what was done, the diploma and what is sought. */
export const openingLinesReply = (question: string, facts: SearchFacts): Reply | null => {
  if (facts.cv.status !== 'read') return null;
  const { cv } = facts.cv;
  const { field, words } = soughtIn(question);
  const [post] = [...(field === '' ? [] : postsOfField(field, cv)), ...postsInOrder(cv)];
  if (post === undefined || post.jobTitle === null) return null;
  const lasted = lengthOfPosts([post], cv);
  const where = post.company === null ? '' : ` ${atOrganisation(post.company.value)}`;
  const tasks = post.tasks.slice(0, 3).map(({ value }) => value.replace(/\.$/u, ''));
  const diploma = cv.education[0]?.degree.value.replace(/\.$/u, '') ?? '';
  const lines = [
    `${post.jobTitle.value}${lasted === '' ? '' : `, ${lasted} d’expérience`}${where}.`,
    ...(tasks.length === 0
      ? []
      : [`${tasks.map((each, at) => (at === 0 ? each : lowered(each))).join('\u202f; ')}.`]),
    `${diploma === '' ? '' : `${diploma}. `}${words}`,
  ];
  return reply(
    [
      'Voici l’ouverture de votre CV, tirée de ce qu’il dit déjà\u00a0:',
      bullets(lines),
      'Placez-la sous votre titre, et gardez seulement ce qui sert au poste visé.',
    ].join('\n\n'),
    {
      links: [to('myCv', 'Ouvrir Mon CV')],
      suggestions: ['Que mettre dans un CV\u202f?'],
    },
  );
};
