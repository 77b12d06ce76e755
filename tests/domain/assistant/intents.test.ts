import { describe, expect, it } from 'vitest';

import { isSure, judge } from '#/domain/assistant/judge';
import { createNearest } from '#/domain/assistant/nearest';
import type { Intent } from '#/domain/assistant/ownQuestions.fr';
import { goesOn } from '#/domain/assistant/replies/smallTalk.fr';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';

const nearest = createNearest(ALL_SHEETS);

const intentOf = (question: string): Intent | null => {
  const best = judge(question, nearest)[0];
  return best?.subject.kind === 'own' && isSure(best) ? best.subject.intent : null;
};

const OWN: readonly (readonly [string, Intent])[] = [
  ['Bonjour !', 'greeting'],
  ['salut ça va ?', 'greeting'],
  ['merci bien', 'thanks'],
  ['ok merci', 'thanks'],
  ['tu peux faire quoi', 'capabilities'],
  ['Que dois-je faire aujourd’hui ?', 'today'],
  ['mes priorités', 'today'],
  ['fais le point', 'diagnosis'],
  ['pourquoi personne ne me répond', 'diagnosis'],
  ['écris-moi une relance pour Carrefour', 'followUpEmail'],
  ['rédige un mail de relance', 'followUpEmail'],
  ['relance Carrefour', 'followUpEmail'],
  ['prépare un remerciement', 'thankYouEmail'],
  ['écris une lettre de motivation pour Carrefour', 'letter'],
  ['entraîne-moi pour mon entretien', 'interview'],
  ['mon prochain entretien', 'interviewDate'],
  ['combien de candidatures ai-je envoyées', 'applications'],
  ['où en sont mes candidatures', 'applications'],
  ['mon dernier score', 'score'],
  ['montre mes analyses', 'score'],
  ['mon cv', 'cv'],
  ['que penses-tu de mon CV', 'cv'],
  ['mon CV est-il bon ?', 'cv'],
  ['comment améliorer mon cv', 'cv'],
  ['que dit mon profil', 'profile'],
  ['Écrire une lettre de démission', 'resignationLetter'],
];

/** Questions for the sheets, whatever they name. */
const SHEETS: readonly string[] = [
  'Comment écrire un mail de relance ?',
  'Quand relancer un recruteur ?',
  'Comment préparer un entretien ?',
  'Comment écrire une lettre de motivation ?',
  'Faut-il mettre une photo sur mon CV ?',
  'Combien de temps un employeur peut-il garder mon CV ?',
  'Améliorer mon profil LinkedIn',
  'Bonjour, comment faire une VAE ?',
  'Quelles questions poser en entretien ?',
];

describe('intents', () => {
  it.each(OWN)('%s is about the user’s own: %s', (question, intent) => {
    expect(intentOf(question)).toBe(intent);
  });
  it.each(SHEETS)('%s is for the sheets', (question) => {
    expect(intentOf(question)).toBeNull();
  });
});

describe('going on', () => {
  it.each([
    'Et pour un CDD ?',
    'et en Suisse',
    'mais si je suis cadre',
    'Combien de temps ?',
    'pourquoi ?',
  ])('%s goes on from the question before', (question) => expect(goesOn(question)).toBe(true));
  it.each(['Quel préavis en CDI ?', 'Étudiant, puis-je travailler ?', 'Pourquoi relancer ?'])(
    '%s stands alone',
    (question) => expect(goesOn(question)).toBe(false),
  );
});
