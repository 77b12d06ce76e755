import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import { aspectWords, cvAspect } from '#/domain/assistant/replies/cvAspects.fr';
import { counted, bullets, to } from '#/domain/assistant/replies/replyParts.fr';
import { contentStems, sameRoot } from '#/domain/matching/words';
import { hasFigure } from '#/domain/review/figures';
import { fold } from '#/domain/shared/text';

/** "J'ai fait de la soudure, c'est dans mon CV ?": folded. */
const ASKS_IF_HELD =
  /\b(?:(?:tu|vous) (?:sais|savez|as (?:vu|lu|note|pris)|avez (?:vu|lu|note|pris)|trouves|trouvez)\b.{0,20}\bj ai\b|(?:est|apparait|figure|se voit|y a|il y a|est ce que)\b.{0,40}\b(?:dans|sur) (?:mon cv|la liste|mes experiences|ce que (?:tu as|vous avez) lu)|(?:pas|bien) (?:dans|sur) (?:mon cv|la liste|mes experiences)|est ce que j ai (?:bien )?(?:mis|ecrit|marque|indique)\b|\bj ai (?:bien )?(?:mis|ecrit|marque|indique) .{0,40}\b(?:dans|sur) (?:mon|le) cv|\bdans mes competences\b)/u;
/** Words of such a question that name nothing of a CV; stems. */
const NAMES_NOTHING = new Set(
  contentStems(
    'mis marqué indiqué écrit compétences est-ce avoir sais savez vu lu noté fait faire liste crois pense apparaît figure expérience expériences CV voir travail travaillé trouver trouves dans mon bien pas chose marqué écrit',
  ),
);
const MOST_QUOTED = 3;

/** Whether a question asks if something stands in the CV. */
export const asksIfHeld = (question: string): boolean =>
  ASKS_IF_HELD.test(fold(question).replaceAll(/['\u2019-]/gu, ' ')) &&
  !/\b(?:dois|faut|comment|mettre|ajouter)\b/u.test(fold(question));

/** Whether the CV speaks of what a question names, with the lines that do; null where it asks for something else. */
const heldReply = (question: string, text: string): Reply | null => {
  if (!ASKS_IF_HELD.test(fold(question).replaceAll(/['\u2019-]/gu, ' '))) return null;
  const wanted = contentStems(question).filter(
    (stem) => !NAMES_NOTHING.has(stem) && !/^\d+$/u.test(stem),
  );
  if (wanted.length === 0) return null;
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) =>
      contentStems(line).some((stem) => wanted.some((each) => sameRoot(stem, each))),
    );
  return reply(
    lines.length > 0
      ? `Oui, je le lis dans votre CV :\n${bullets(lines.slice(0, MOST_QUOTED).map((line) => `« ${line} ».`))}`
      : 'Non, je ne le lis pas dans votre CV. Si cela sert au poste visé, ajoutez-le avec une date et une ligne concrète : où, combien de temps, ce que vous y faisiez. Je le compterai dès la prochaine lecture.',
    {
      links: [to('myCv', 'Ouvrir Mon CV')],
      suggestions: ['Que dit mon CV ?', 'Quels sont mes points forts ?'],
    },
  );
};

/** "Mon CV": what was read of it, and what stands out. */
export const cvReply = (question: string, facts: SearchFacts): Reply => {
  const { cv } = facts;
  if (cv.status !== 'read') {
    const words = {
      none: 'Je n’ai pas encore votre CV. Importez-le et je vous dirai ce que j’y lis ; il reste sur votre appareil.',
      reading: 'Votre CV est en cours de lecture. Reposez-moi la question dans un instant.',
      unreadable:
        'Votre CV est importé, mais son texte ne peut pas être lu : je ne peux rien en dire de vrai. Exportez-le de nouveau en PDF ou DOCX, ou collez son texte.',
    }[cv.status];
    return reply(words, {
      links: [to('myCv', cv.status === 'none' ? 'Importer mon CV' : 'Ouvrir Mon CV')],
      suggestions: ['Que mettre dans un CV ?'],
    });
  }
  const aspect = cvAspect(question);
  const held = aspect === null ? heldReply(question, cv.cv.document.text) : null;
  if (held !== null) return held;
  if (aspect !== null)
    return reply(
      [
        aspectWords(aspect, cv.cv),
        aspect === 'missing'
          ? 'N’ajoutez que ce qui est vrai. L’analyse complète cite chaque ligne.'
          : 'Ce n’est pas ce que vous avez écrit\u202f? Corrigez-le dans Mon CV\u00a0: les comparaisons suivantes en tiendront compte.',
      ].join('\n\n'),
      {
        links: [to('myCv', 'Corriger ce qui a été lu'), to('cvAnalysis', 'Analyser mon CV')],
        suggestions: ['Que dit mon CV\u202f?', 'Quels sont mes points forts\u202f?'],
      },
    );
  const { experiences, education, skills, languages, person, headline, monthsOfExperience } = cv.cv;
  const tasks = experiences.flatMap((experience) => experience.tasks.map(({ value }) => value));
  const figures = tasks.filter(hasFigure);
  const missing = [
    person.email === null ? 'l’e-mail' : null,
    person.phone === null ? 'le téléphone' : null,
    person.city === null ? 'la ville' : null,
  ].filter((each) => each !== null);
  const undated = experiences.filter(({ start }) => start === null).length;
  const years = monthsOfExperience === null ? 0 : Math.floor(monthsOfExperience / 12);
  const points = [
    tasks.length === 0
      ? 'Je ne lis aucune ligne décrivant vos missions : deux ou trois actions par poste changeraient beaucoup.'
      : figures.length === 0
        ? `Aucune de vos ${tasks.length} lignes de mission ne porte de chiffre. Ajoutez-en un là où vous en avez un vrai : volume, équipe, délai, budget.`
        : `${figures.length} de vos ${tasks.length} lignes de mission ${figures.length > 1 ? 'portent' : 'porte'} un chiffre, par exemple « ${figures[0] ?? ''} ».`,
    ...(missing.length > 0 ? [`Je ne trouve pas ${missing.join(', ')} : vérifiez l’en-tête.`] : []),
    ...(undated > 0
      ? [`${counted(undated, 'expérience n’a', 'expériences n’ont')} pas de date lisible.`]
      : []),
    ...(headline === null ? ['Aucun titre n’annonce le métier visé en haut du CV.'] : []),
    ...(cv.cv.document.layout.columns === 2
      ? ['Il est en deux colonnes : certains logiciels les mélangent.']
      : []),
  ];
  return reply(
    [
      `Voici ce que j’ai lu dans « ${cv.fileName} »${headline === null ? '' : `, « ${headline.value} »`} : ${[
        counted(experiences.length, 'expérience', 'expériences'),
        ...(years > 0 ? [`${counted(years, 'an', 'ans')} de travail`] : []),
        counted(education.length, 'formation', 'formations'),
        counted(skills.length, 'compétence', 'compétences'),
        counted(languages.length, 'langue', 'langues'),
      ].join(', ')}.`,
      bullets(points),
      'L’analyse complète cite chaque ligne et propose une meilleure forme.',
    ].join('\n\n'),
    {
      links: [to('cvAnalysis', 'Analyser mon CV'), to('myCv', 'Corriger ce qui a été lu')],
      suggestions: ['Montre mon score', 'Quels sont mes points forts ?'],
    },
  );
};
