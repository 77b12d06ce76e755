import { describe, expect, test } from 'vitest';

import { headPieces, readCompany, readPlace, readTitle } from '#/domain/offers/intake/headOfText';
import { foldWithOffsets } from '#/domain/shared/text';

const scriptOf = (text: string) => ({ ...foldWithOffsets(text), original: text });

describe('the employer', () => {
  test.each([
    ['Papeterie Larive recrute un comptable.', 'Papeterie Larive'],
    ['La Scierie du Morvan (85 salariés) recherche un affûteur.', 'Scierie du Morvan'],
    ['Net’Avenir, entreprise d’insertion de 210 salariés, engage deux agents.', 'Net’Avenir'],
    ['Verrerie Ostal, c’est cent ans de métier.', 'Verrerie Ostal'],
    ['L’association Les Deux Rives accompagne des familles.', 'L’association Les Deux Rives'],
    ['Soudeur\nAteliers Kerdran, Brest (29), CDI', 'Ateliers Kerdran'],
    ['Soudeur – Ateliers Kerdran – Brest', 'Ateliers Kerdran'],
    ['Soudeur\n\nRejoignez Ateliers Kerdran, au bord de la rade.', 'Ateliers Kerdran'],
    ['Entreprise : Clinique des Alizés', 'Clinique des Alizés'],
    ['Soudeur\nCe que vous ferez\nSouder des tôles', ''],
    ['Soudeur\nMissions :\n- Souder des tôles', ''],
    ['Soudeur (H/F)\nCDI – temps plein – Brest', ''],
    ['Nous recrutons un soudeur.', ''],
    ['', ''],
  ])('of %j', (text, company) => {
    const script = scriptOf(text);
    expect(readCompany(script, headPieces(script), 'Soudeur').value).toBe(company);
  });
});

describe('the place', () => {
  test.each([
    ['Soudeur\nAteliers Kerdran, Brest (29), CDI', 'Brest (29)', 'sure'],
    ['Soudeur H/F – Brest (29) – CDI', 'Brest (29)', 'sure'],
    ['Soudeur\n29 - BREST - Offre n° 187KLTD', 'BREST (29)', 'sure'],
    ['Soudeur\nVous rejoignez notre atelier de Brest.', 'Brest', 'doubtful'],
    ['Soudeur\nPoste à pourvoir à Abidjan (Côte d’Ivoire).', 'Abidjan (Côte d’Ivoire)', 'doubtful'],
    ['Soudeur\nNormes ISO 45001 et ISO 9001.', '', 'absent'],
    ['Soudeur\nVous avez le sens de la tour et un nice sourire.', '', 'absent'],
    ['Soudeur\nNos 62 ateliers livrent Lyon et Brest.', '', 'absent'],
  ])('of %j', (text, value, confidence) => {
    const script = scriptOf(text);
    expect(readPlace(script, headPieces(script), null)).toMatchObject({ value, confidence });
  });
});

describe('the title', () => {
  test.each([
    ['Soudeur H/F', 'Soudeur', 'Soudeur'],
    ['La Scierie du Morvan recrute un affûteur pour son atelier.', 'La Scierie', 'Affûteur'],
    ['Elle cherche :\nune ou un soigneur équin', null, ''],
    ['Nous cherchons une soigneuse équine (35 h), en CDI.', null, 'Soigneuse équine'],
    ['Nous recrutons pour l’un de nos clients.', null, ''],
    ['AVIS DE RECRUTEMENT\nSoudeur – contrat d’un an', 'AVIS DE RECRUTEMENT', 'Soudeur'],
    ['Une maison de onze personnes.', 'Une maison de onze personnes.', ''],
  ])('of %j', (text, stated, title) => {
    expect(readTitle(scriptOf(text), stated).value).toBe(title);
  });

  test('known beforehand is kept', () => {
    expect(readTitle(scriptOf('Nous sommes une maison.'), 'Soudeur').value).toBe('Soudeur');
  });
});
