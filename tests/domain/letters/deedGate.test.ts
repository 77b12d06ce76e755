import { expect, test } from 'vitest';

import { deedGate, respelt, wordsGate } from '#/domain/letters/sources/deedGate.fr';
import type { Deed } from '#/domain/letters/sources/tellDeed.fr';

const did = (verb: string, object: string): Deed => ({
  parts: [{ verbs: [verb], object, extras: [] }],
  own: null,
  result: null,
});
const refusal = (deed: Deed): string | null => {
  const gate = deedGate(deed);
  return gate.passes ? null : gate.refusal;
};

test.each([
  ['accueillir', 'les familles à leur arrivée', null],
  ['préparer', 'les commandes de quarante magasins', null],
  ['migrer', 'les serveurs Windows 2008', null],
  ['gérer', 'un portefeuille de 2000 clients', null],
  ['accompagner', 'un apprenti dans son travail', null],
  ['aider', 'les résidents dans leurs gestes de chaque jour', null],
  ['assurer', 'les interventions sanitaires', null],
  ['développer', 'des applications de gestion', null],
  ['développer', 'les compétences des équipes', null],
  ['améliorer', 'l’expérience client', null],
  ['changer', 'd’outil sur une presse', null],
  ['réaliser', 'd’une veille', 'object'],
  ['assurer', 'le classement et s’attacher à le tenir', 'object'],
  ['assurer', 'le recrutement et Marque Employeur', 'object'],
  ['traiter', 'des autorisations municipales liés aux jardins', 'agreement'],
  ['piloter', 'les plans de formation associées', 'agreement'],
  ['webdesigner', 'en Freelance', 'verb'],
  ['web-designer', 'des pages', 'verb'],
  ['exercer', 'en Freelance', 'object'],
  ['travailler', 'en équipe en 2018', 'date'],
  ['assurer', 'la sélection etprésentation des bijoux', 'glued'],
  ['assurer', 'la tenue occasionnel du comptoir', 'agreement'],
  ['classer', 'les données extraits du fichier', 'agreement'],
  ['développer', 'ces différents rayons', 'antecedent'],
  ['choisir', 'de vêtements correspondant à leurs critères', 'antecedent'],
  ['améliorer', 'les compétences en soudure', 'learning'],
  ['assurer', 'l’initiation à la comptabilité', 'learning'],
  ['assurer', 'la formation aux outils des nouveaux salariés', null],
  ['assurer', 'la gestion du foyer', 'learning'],
  ['assurer', 'le renforcement de ma créativité', 'learning'],
])('« %s %s » is told or kept back', (verb, object, expected) => {
  expect(refusal(did(verb, object))).toBe(expected);
});

test('what one acquired is no deed', () => {
  const clause = 'j’ai acquis une expérience pratique dans la pose de carrelage';
  expect(refusal({ parts: [], own: { kind: 'clause', text: clause }, result: null })).toBe(
    'learning',
  );
});

test('a line that says when it was over keeps its date', () => {
  expect(refusal({ ...did('tenir', 'la caisse jusqu’en 2019'), isPast: true })).toBeNull();
});

test('frequent faults of spelling are corrected, names are left', () => {
  expect(respelt('Gestion des acceuils')).toBe('Gestion des accueils');
  expect(respelt('Suivi sous ACCEUIL')).toBe('Suivi sous ACCEUIL');
});

test('words that lean on no sentence before are whole', () => {
  expect(wordsGate('accueillir le public')).toEqual({ passes: true });
  expect(wordsGate('répondre à ces besoins')).toEqual({ passes: false, refusal: 'antecedent' });
});
