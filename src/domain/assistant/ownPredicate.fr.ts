import type { Intent } from '#/domain/assistant/ownQuestions.fr';
import { OF_ONESELF } from '#/domain/assistant/questionWords.fr';
import { opened } from '#/domain/assistant/terms';

/** What is asked of one's own records, by what one does with them and what is asked of it: both are said. Folded, elisions opened. */
const PREDICATES: readonly (readonly [Intent, done: RegExp, asked: RegExp])[] = [
  [
    'applications',
    /\b(?:m a|m ont|ai eu|ai recu|ai je (?:eu|recu)|eu de|recu de|jai eu)\b/u,
    /\b(?:repondu|reponses?|retours?|refus|nouvelles|rappelee?)\b/u,
  ],
  [
    'applications',
    /\b(?:postulee?|candidatee?|candidatures?|(?:ai|avais) (?:[a-z]+ )?envoye)\b/u,
    /\b(?:combien|ou|quand|quelles?|deja|total|depuis|ou en|laquelle|liste)\b/u,
  ],
  [
    'followUps',
    /\brelanc[a-z]*\b/u,
    /\b(?:qui|quand|combien|dois|faut|lesquel[a-z]*|laquelle|retard)\b/u,
  ],
  [
    'interviewDate',
    /\b(?:mon|mes|l|prochain) (?:[a-z]+ )?(?:entretiens?|rdv|rendez[- ]vous)\b|\bentretiens? (?:j|je|de|du)\b/u,
    /\b(?:quand|heure|quel jour|ou|adresse|combien|passee?s?|jeudi|lundi|mardi|mercredi|vendredi)\b/u,
  ],
  [
    'gap',
    /\b(?:manque[a-z]*|n ai pas|apprendre|il faudrait|lacunes?|assez)\b/u,
    /\b(?:offre|annonce|poste|ce job)\b/u,
  ],
  [
    'score',
    /\b(?:mon|ma|le|la|ce|cette) (?:score|note|pourcentage)\b/u,
    /\b(?:pourquoi|comment|combien|d ou|quelle?|explique|bas|basse|haut|eue?|remonter|ameliorer)\b/u,
  ],
  [
    'strengths',
    /\b(?:mon|ma) (?:profil|parcours|experience|cv)\b|\bchez moi\b/u,
    /\b(?:bien|marchent?|fort[a-z]*|meilleur[a-z]*|atouts?|plai[a-z]*|interess[a-z]*|positif[a-z]*|mieux|valent?|valeur)\b/u,
  ],
  [
    'applications',
    /\b(?:ou (?:est ce que )?j en suis|ou en suis je|ou en est ma recherche)\b/u,
    /^/u,
  ],
  ['letter', /\bma lettre\b/u, /\b(?:ou|gardee?|prete|relis|montre|ouvre|retrouve|colle|finie)\b/u],
];

/** What a question in doubt asks of the person's own records, by what it says of them; null where it says nothing of theirs. */
export const ownPredicate = (question: string): Intent | null => {
  const line = opened(question);
  if (!OF_ONESELF.test(line)) return null;
  return PREDICATES.find(([, done, asked]) => done.test(line) && asked.test(line))?.[0] ?? null;
};
