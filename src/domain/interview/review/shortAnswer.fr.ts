import type { Part } from '#/domain/interview/review/shapes';
import { joinAnd } from '#/domain/letters/french/frenchWords';

/** Parts of an answer as they follow both « Dites » and « On sait déjà ». */
const TOLD: Readonly<Record<Part, string>> = {
  situation: 'où et quand cela se passait',
  task: 'ce qu’on attendait de vous',
  action: 'ce que vous avez fait',
  result: 'ce que cela a changé',
  path: 'quels postes vous avez tenus',
  proof: 'quel exemple le montre',
  aim: 'ce que vous cherchez aujourd’hui',
  company: 'ce qui vous attire chez eux',
  self: 'ce que vous savez déjà faire',
  together: 'ce que vous feriez pour eux',
  quality: 'quelle qualité vous décrit',
  use: 'à quoi elle servirait à ce poste',
  weakPoint: 'quel point vous cherchez à améliorer',
  progress: 'ce que vous faites pour progresser',
  goal: 'ce que vous aimeriez faire plus tard',
  steps: 'par quelles étapes vous passeriez',
  link: 'comment cela se ferait chez eux',
  question: 'ce que vous voulez leur demander',
  role: 'ce que vous voulez savoir du travail',
  order: 'dans quel ordre vous procédez',
  check: 'comment vous vérifiez votre travail',
  example: 'où vous l’avez déjà fait',
  standing: 'où vous en êtes',
  near: 'ce que vous connaissez de plus proche',
  plan: 'comment vous vous y mettriez',
  fact: 'quelle est votre réponse',
  precision: 'à quelle date ou à quel niveau',
  openness: 'ce que cela permet pour ce poste',
  calm: 'que ce sujet vous est personnel',
  backToJob: 'ce que vous apportez au poste',
};

const listed = (parts: readonly Part[]): string => joinAnd(parts.map((part) => TOLD[part]));

/** What is said of an answer too short for more: what it holds already, then what to add; parts in the order of telling. */
export const tooShortWords = (held: readonly Part[], missing: readonly Part[]): string => {
  if (missing.length === 0)
    return 'Tout y est, en trop peu de mots pour un vrai retour : donnez un ou deux détails concrets.';
  return held.length === 0
    ? `Il y a encore trop peu de mots pour un vrai retour. Dites ${listed(missing)}.`
    : `On sait déjà ${listed(held)}. Dites aussi ${listed(missing)}.`;
};

/** What is said of an answer a little short, `aloud` its duration in words: the one thing that it most lacks. */
export const shortWords = (aloud: string, most: Part | null): string =>
  most === null
    ? `C’est un peu court : environ ${aloud} à l’oral. Tout y est : ajoutez un ou deux détails concrets.`
    : `C’est un peu court : environ ${aloud} à l’oral. Le plus utile à ajouter : ${TOLD[most]}.`;
