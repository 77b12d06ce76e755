import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';

type KeywordRule = { readonly keywords: readonly string[]; readonly text: string };

/** Fixed replies by keyword, the first that stands in the message: specification, section 9. */
const RULES: readonly KeywordRule[] = [
  {
    keywords: ['entretien'],
    text: 'Pour réussir un entretien, préparez une présentation de deux minutes, trois exemples concrets de vos réussites et trois questions à poser. Relisez l’offre la veille et entraînez-vous à voix haute avec le Simulateur d’Entretien.',
  },
  {
    keywords: ['salaire'],
    text: 'Pour parler salaire, renseignez-vous sur les rémunérations de votre métier, annoncez une fourchette en brut annuel et justifiez-la par vos compétences. Laissez si possible le recruteur aborder le sujet en premier.',
  },
  {
    keywords: ['cv', 'curriculum'],
    text: 'Un bon CV annonce le métier visé, présente vos expériences de la plus récente à la plus ancienne et chiffre vos résultats. Importez le vôtre dans Mon CV : je pourrai alors vous répondre à partir de ce qu’il contient.',
  },
  {
    keywords: ['bonjour', 'salut'],
    text: 'Bonjour ! Je suis votre assistant de carrière. Posez-moi une question sur votre CV, vos entretiens, le salaire ou votre recherche d’emploi.',
  },
];

const DEFAULT =
  'Je peux vous aider sur votre recherche d’emploi : CV, lettre de motivation, entretiens, salaire, droits. Précisez votre question, ou importez votre CV pour des réponses qui partent de votre situation.';

/** What the assistant says to someone who has given nothing yet, marked as a sample. */
export const keywordReply = (message: string): Reply => {
  const lower = message.toLowerCase();
  const rule = RULES.find(({ keywords }) => keywords.some((keyword) => lower.includes(keyword)));
  return reply(rule?.text ?? DEFAULT, { sample: true });
};
