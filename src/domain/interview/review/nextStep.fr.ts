import type { Part } from '#/domain/interview/review/shapes';

/** How a part of an answer begins, the rest of it for the person to say. */
export const PART_OPENINGS: Readonly<Record<Part, string>> = {
  situation: 'C’était en … (quand), … (où, avec qui).',
  task: 'Je devais … (ce qu’on attendait de vous).',
  action: 'J’ai d’abord …, puis … (vos gestes, dans l’ordre).',
  result: 'Résultat : … (ce que cela a changé, avec votre chiffre si vous l’avez).',
  path: 'J’ai … ans de métier, dont … (vos postes, leur durée).',
  proof: 'Par exemple, … (une fois où vous l’avez montré).',
  aim: 'Aujourd’hui, je cherche … (quoi, et pourquoi chez eux).',
  company: 'Ce qui m’attire chez vous, c’est … (une chose précise de l’annonce).',
  self: 'C’est ce que j’ai fait … (où, combien de temps).',
  together: 'Dès les premières semaines, je pourrais … (une de leurs missions).',
  quality: 'On dit de moi que je suis … (le mot de vos collègues).',
  use: 'À ce poste, cela servirait à … (une tâche de l’annonce).',
  weakPoint: 'J’ai encore du mal à … (un point réel, sans gravité pour ce poste).',
  progress: 'Depuis …, je … (ce que vous avez mis en place, et ce que cela donne).',
  goal: 'Dans trois ans, j’aimerais … (savoir faire, ou porter).',
  steps: 'D’abord …, puis … (le poste, une formation, une responsabilité).',
  link: 'Chez vous, cela passerait par … (un projet, une équipe).',
  question: 'Comment … (s’organise une journée, sont fixées les priorités) ?',
  role: 'Comment … (s’organise une journée, sont fixées les priorités) ?',
  order: 'Je commence par …, puis …, et je finis par … (vos étapes).',
  check: 'Avant de passer à la suite, je vérifie … (quoi, auprès de qui).',
  example: 'Je l’ai fait … (où, quand).',
  standing: 'Je l’ai … (jamais pratiqué, un peu, souvent).',
  near: 'Ce que je connais de plus proche, c’est … .',
  plan: 'Je m’y mettrais … (comment, en combien de temps).',
  fact: '… (votre réponse, en une phrase).',
  precision: 'Depuis …, … (une date, une fréquence, un niveau).',
  openness: 'Pour ce poste, cela me permet de … .',
  calm: 'C’est un sujet que je préfère garder pour moi.',
  backToJob: 'Pour le poste, en revanche, je … (votre disponibilité, votre savoir-faire).',
};

/** Own wordings where no part is lacking. */
export const STEP_OPENINGS = {
  figures: '… (combien, en combien de temps, pour combien de personnes).',
  myPart: 'Pour ma part, j’ai … (ce que vous avez fait, vous).',
  factOnly: 'Dans ce poste, … (le fait, sans juger personne).',
  further: 'Chez vous, cela me servirait pour … (une de leurs missions).',
  linked: 'C’est bien ce que vous demandez : … (le lien, en quelques mots).',
  ownLife:
    'Au travail, cela me sert pour … (une mission du poste, ou une fois où vous l’avez fait).',
  lawful: 'Si votre question porte sur ma disponibilité, je … (votre réponse pour le poste).',
} as const;

/** What opens the story of something done in a post of the CV, held still or not. */
export const inPost = (where: string | null, post: string | null, held: boolean): string | null => {
  if (where === null && post === null) return null;
  if (post === null) return `${where ?? ''},`;
  if (held) return where === null ? 'Dans mon poste,' : `${where}, où je suis ${post},`;
  return where === null ? `Quand j’étais ${post},` : `${where}, quand j’étais ${post},`;
};

/** A sentence without the words that take it back, or that fill. Original case and accents. */
export const plainly = (sentence: string): string =>
  sentence
    .replace(
      /(?<!\p{L})(?:je (?:pense|crois|dirais)(?: bien| plutôt)? qu(?:e |['’])|peut-être |un (?:petit )?peu |plus ou moins |en quelque sorte |normalement |en principe |euh,? |du coup,? |en fait,? |voilà,? |quoi(?= ?[.,])|genre,? |bon,? |ben,? |on va dire,? )/giu,
      '',
    )
    .replace(/[ ,]+(?=[.])/gu, '')
    .replace(/^[\s,]+/u, '')
    .replace(/\s{2,}/gu, ' ')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Where one worked, by its name. */
export const atName = (company: string): string => `Chez ${company}`;
