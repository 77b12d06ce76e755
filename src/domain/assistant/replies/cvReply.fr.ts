import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import { asksOfOwnStudy, heldReply } from '#/domain/assistant/replies/accountSearch.fr';
import { aspectWords, cvAspect } from '#/domain/assistant/replies/cvAspects.fr';
import { counted, bullets, to } from '#/domain/assistant/replies/replyParts.fr';
import { hasFigure } from '#/domain/review/figures';

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
  const aspect = asksOfOwnStudy(question) ? 'studies' : cvAspect(question);
  const held = aspect === 'missing' ? null : heldReply(question, cv.cv);
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
