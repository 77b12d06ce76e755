import { describe, expect, test } from 'vitest';

import { realLexicon } from '#tests/domain/matching/realLexicon';
import { cvLines, matchOf, readText } from '#tests/domain/matching/realPair';

/** A word in a sense that is no skill, and the label that must not be found in it. */
const DECOYS: readonly (readonly [words: string, label: RegExp])[] = [
  ['cliente d’Orange depuis dix ans', /^Orange/u],
  ['un forfait mobile de 100 Go', /^Go\b/u],
  ['la gare du RER R', /^R$/u],
  ['un enfant sage et calme', /Sage/u],
  ['la maternité et ses sages-femmes', /^Logiciel Sage/u],
  ['des cotisations versées à la CSS du Sénégal', /^CSS/u],
  ['le mot de la fin', /Word/u],
  ['un excellent accueil', /^Excel/u],
  ['les équipes de nuit', /Teams/u],
  ['la rue de la Paix', /^Paie$/u],
  ['la République de Java', /^Javascript/iu],
  ['un rapport d’étape', /^SAP/u],
  ['une petite entreprise de ruby', /^Rails/u],
  ['le pack de six bouteilles', /Pack Office/u],
  ['le tableau accroché au mur', /^Tableau/u],
  ['notre point de vente', /^Techniques de vente/u],
  ['un beau cadre de travail', /^Encadrement d’art/u],
  ['le marché du samedi', /^Marchés publics/u],
  ['un coup de main', /^Manutention/u],
  ['la porte de Vanves', /^Menuiserie/u],
  ['le conseil municipal nous soutient', /^Conseil client/u],
  ['une place de parking', /^Stationnement/u],
  ['la banque alimentaire de Lille', /^Conseil bancaire/u],
  ['un bilan de santé', /^Établissement du bilan/u],
  ['l’exposition de peinture', /^Peinture en bâtiment/u],
];

const FRAMES: readonly ((words: string) => string)[] = [
  (words) => `Notre maison : ${words}.`,
  (words) => `À côté, ${words}, et une vie bien remplie.`,
  (words) => `L’entreprise se trouve dans une ville agréable (${words}).`,
  (words) => `${words.charAt(0).toUpperCase()}${words.slice(1)} : c’est tout ce qu’il y a à dire.`,
  (words) => `Pendant mes vacances, ${words}.`,
  (words) => `Je cite : « ${words} »`,
  (words) => `Il y a aussi ${words} près de chez nous.`,
  (words) => `Ce n’est pas une compétence, ${words}.`,
];

describe('words in another sense', () => {
  test('M17: at most three in a hundred are taken for a skill', () => {
    const sentences = DECOYS.flatMap(([words, label]) =>
      FRAMES.map((frame) => [frame(words), label] as const),
    );
    expect(sentences.length).toBeGreaterThanOrEqual(200);
    const taken = sentences.filter(([sentence, label]) =>
      realLexicon.findMentions(sentence).some(({ concept }) => label.test(concept.label)),
    );
    expect(taken.length, taken.map(([sentence]) => sentence).join('\n')).toBeLessThanOrEqual(
      sentences.length * 0.03,
    );
  });
});

describe('words that look alike', () => {
  test('pay is no payment', () => {
    const cv = readText(cvLines('Assistante comptable', ['Paie', 'Facturation', 'Relances']));
    const text = [
      'Assistant comptable H/F',
      'Vos missions',
      '- Suivi des paiements',
      '- Facturation',
      '- Relances',
    ].join('\n');
    const { rows } = matchOf(cv, text, 'Assistant comptable');
    const proofs = rows
      .filter(({ offerQuote }) => offerQuote.includes('paiement'))
      .flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
    expect(rows.some(({ offerQuote }) => offerQuote.includes('paiement'))).toBe(true);
    expect(proofs.join(' ')).not.toMatch(/paie/iu);
  });
});
