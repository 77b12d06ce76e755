import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import {
  bullets,
  counted,
  offerNamed,
  skillsNamed,
  to,
} from '#/domain/assistant/replies/replyParts.fr';
import { opened } from '#/domain/assistant/terms';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { contentStems, sameRoot } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

const ASKS_COMMON =
  /\b(?:formations?|competences?|diplomes?|habilitations?|apprendre|manque[a-z]*)\b.*\b(?:plusieurs|partout)\b/u;
const OF_OFFERS = /\b(?:offres?|annonces?|scores?|candidatures?)\b/u;
/** "Lesquelles demandent un diplôme que je n'ai pas". */
const WHICH_LACK =
  /\b(?:lesquel(?:le)?s|quelles? (?:offres?|annonces?)|quels? postes?)\b.*\b(?:demand|exig|veul|requi)[a-z]*\b.*\b(diplomes?|permis|caces|anglais|habilitations?|experience|formations?|logiciels?)\b.*\b(?:pas|manque)/u;

const MOST_ONCE = 12;

type Lack = { readonly skill: string; readonly analysis: SavedAnalysis };

const lacksIn = (analyses: readonly SavedAnalysis[]): readonly Lack[] =>
  analyses.flatMap((analysis) =>
    skillsNamed(analysis.missing).map((skill) => ({ skill, analysis })),
  );

const LEVEL = /[\s(]+([ABC][12])\)?$/iu;

/** A skill without its level: English at B1 and at B2 lacks once. */
const withoutLevel = (skill: string): string => fold(skill).replace(LEVEL, '').trim();

/** One lack in two wordings: but for its level the same, or most of what the shorter one says. */
const isSameLack = (one: string, other: string): boolean => {
  if (withoutLevel(one) === withoutLevel(other)) return true;
  const [a, b] = [contentStems(one), contentStems(other)];
  const shared = a.filter((stem) => b.some((each) => sameRoot(stem, each))).length;
  return shared > 1 && shared * 2 > Math.min(a.length, b.length);
};

const grouped = (lacks: readonly Lack[]): readonly (readonly Lack[])[] => {
  const groups: Lack[][] = [];
  for (const lack of lacks) {
    const found = groups.find((group) => group.some((each) => isSameLack(each.skill, lack.skill)));
    if (found === undefined) groups.push([lack]);
    else found.push(lack);
  }
  return groups.toSorted((a, b) => b.length - a.length);
};

const lineOf = (group: readonly Lack[]): string => {
  const head = group[0]?.skill.replace(LEVEL, '') ?? '';
  const wordings = new Set(group.map(({ skill }) => withoutLevel(skill)));
  return `${head}\u00a0: ${group
    .map(({ skill, analysis }) => {
      const level = LEVEL.exec(skill)?.[1];
      return `${offerNamed(analysis)}${wordings.size > 1 ? `, «\u00a0${skill}\u00a0»` : level === undefined ? '' : `, niveau ${level}`}`;
    })
    .join('\u202f; ')}.`;
};

const LINKS = [to('analyses', 'Voir mes analyses'), to('myCv', 'Ouvrir Mon CV')];

/** What the offers compared ask for and the CV does not show, what comes back most first, two wordings of one thing together. */
export const gapsOfAllReply = (analyses: readonly SavedAnalysis[]): Reply => {
  const kinds = grouped(lacksIn(analyses));
  const often = kinds.filter(({ length }) => length > 1);
  const once = kinds.filter(({ length }) => length === 1);
  const onceWords = once
    .slice(0, MOST_ONCE)
    .map(([only]) => only?.skill ?? '')
    .join(', ');
  const isOfWordings = often.some(
    (group) => new Set(group.map(({ skill }) => withoutLevel(skill))).size > 1,
  );
  return reply(
    [
      kinds.length === 0
        ? 'Dans les offres que vous avez comparées, je ne vois aucune compétence demandée qui manque à votre CV.'
        : often.length === 0
          ? `Rien ne revient\u00a0: dans vos ${analyses.length} comparaisons, chaque compétence ne manque qu’une fois.`
          : `Ce qui manque le plus souvent à votre CV, dans vos ${analyses.length} comparaisons\u00a0:\n${bullets(often.map(lineOf))}`,
      ...(isOfWordings
        ? [
            'Deux intitulés voisins ne sont pas toujours le même niveau\u00a0: vérifiez ce que chaque annonce exige avant de vous inscrire.',
          ]
        : []),
      ...(once.length > 0 ? [`Une fois seulement\u00a0: ${onceWords}.`] : []),
    ].join('\n\n'),
    { links: LINKS, suggestions: ['Quels sont mes points forts\u202f?'] },
  );
};

/** What several of the compared offers ask and the CV does not show, or which of them ask for a kind of thing; null where neither is asked. */
export const commonLacksReply = (question: string, { analyses }: SearchFacts): Reply | null => {
  const line = opened(question).replaceAll(/[-?!]/gu, ' ');
  const kind = WHICH_LACK.exec(line)?.[1];
  const found =
    kind === undefined
      ? []
      : lacksIn(analyses).filter(({ skill }) =>
          contentStems(skill).some((stem) =>
            contentStems(kind).some((each) => sameRoot(stem, each)),
          ),
        );
  if (found.length > 0)
    return reply(
      `${counted(new Set(found.map(({ analysis }) => analysis)).size, 'offre comparée le demande', 'offres comparées le demandent')} sans que votre CV le montre\u00a0:\n${bullets(found.map(({ skill, analysis }) => `${offerNamed(analysis)}\u00a0: ${skill}.`))}`,
      { links: LINKS, suggestions: ['Quelles offres me correspondent\u202f?'] },
    );
  return kind === undefined && analyses.length > 1 && ASKS_COMMON.test(line) && OF_OFFERS.test(line)
    ? gapsOfAllReply(analyses)
    : null;
};
