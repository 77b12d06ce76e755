import { describe, expect, test } from 'vitest';

import { compileLexicon } from '#/domain/lexicon/compileLexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';

const HEALTH = `
@kind occupation
Infirmier | infirmi(er/ère)
@kind technique
Stérilisation des instruments | stérilisation ?bloc,instrument
Rééducation | bilans ?kiné,patient
`;
const FOOD = `
@kind occupation
Opérateur de conserverie
@kind technique
Industrie des conserves | stérilisation ?autoclave,boîte | conduite ?conserv,ligne
`;
const CAR = `
@kind occupation
Mécanicien automobile
@kind technique
Distribution du moteur | distribution ?courroie,embrayage
`;
const LOGISTICS = `
@kind occupation
Préparateur de commandes
@kind technique
Distribution de colis | distribution ?colis,tournée
`;
const EVERYWHERE = `
@kind technique
Rapports | synthèse ?rapport
`;

const lexicon = openLexicon(
  compileLexicon([
    { name: 'transversal-gestion', text: EVERYWHERE },
    { name: 'alimentation-conserves', text: FOOD },
    { name: 'automobile-ateliers', text: CAR },
    { name: 'sante-soins', text: HEALTH },
    { name: 'transport-depots', text: LOGISTICS },
  ]).data,
);

const found = (text: string): readonly string[] =>
  lexicon
    .findMentions(text)
    .filter(({ concept }) => concept.kind !== 'occupation')
    .map(({ concept, start, end }) => `${concept.label}: ${text.slice(start, end)}`);

describe('ambiguous words where nothing near tells their meaning', () => {
  test.each([
    ['Infirmière de bloc\nstérilisation, pansements, accueil', 'Stérilisation des instruments'],
    ['Opérateur de conserverie\nstérilisation, pesée, accueil', 'Industrie des conserves'],
    [
      'Compétences\nstérilisation, pesée, accueil\n2019-2022 : infirmier, Clinique du Lac',
      'Stérilisation des instruments',
    ],
  ])('a list is read by the trade that the titles name: %s', (text, label) => {
    expect(found(text)).toEqual([`${label}: stérilisation`]);
  });

  test('a word that several other trades use is left alone', () => {
    expect(found('Infirmière\ndistribution, repas, toilette')).toEqual([]);
    expect(found('Mécanicien automobile\ndistribution, freins, pneus')).toEqual([
      'Distribution du moteur: distribution',
    ]);
  });

  test('a word that one other trade uses, or every trade, still counts in a list', () => {
    expect(found('Mécanicien automobile\nbilans, freins, synthèse')).toEqual([
      'Rééducation: bilans',
      'Rapports: synthèse',
    ]);
  });

  test('in a sentence the title needs a word of the subject', () => {
    expect(found('Opérateur de conserverie\nVous assurez la conduite de nos machines.')).toEqual([
      'Industrie des conserves: conduite',
    ]);
    expect(found('Infirmière\nVous assurez la conduite de nos machines.')).toEqual([]);
  });

  test('the words of an employer beside a post tell nothing', () => {
    const between =
      'Freins, pneus, vidanges, accueil des clients, devis, essais sur route, factures';
    expect(
      found(
        `Mécanicien automobile, Conserverie du Port\n${between}\nVous assurez la conduite de camions.`,
      ),
    ).toEqual([]);
  });

  test('is less sure than a word of the subject beside it', () => {
    const [, titled] = lexicon.findMentions('Infirmière\nstérilisation, pansements, accueil');
    const [, near] = lexicon.findMentions('Infirmière\nstérilisation des instruments');
    expect(titled?.confidence).toBeLessThan(near?.confidence ?? 0);
  });
});
