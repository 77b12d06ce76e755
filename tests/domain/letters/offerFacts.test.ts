import { describe, expect, test } from 'vitest';

import { employerIn } from '#/domain/letters/sources/employer.fr';
import { readMissionPhrases } from '#/domain/letters/sources/missionPhrase';
import { factsIn } from '#/domain/letters/sources/offerFacts.fr';
import { readyIn } from '#/domain/letters/sources/ready.fr';

describe('what an advertisement tells beside its missions', () => {
  test('the team that one joins, by its number', () => {
    expect(factsIn('Vous rejoindrez une équipe de 8 personnes.').team?.text).toBe(
      'votre équipe de huit personnes',
    );
    expect(factsIn('Vous assurez l’encadrement d’une équipe de 8 agents.').team).toBeNull();
  });

  test('when one works', () => {
    expect(factsIn('Poste du lundi au vendredi entre 17h00 et  20h30').hours?.text).toBe(
      'du lundi au vendredi, de 17\u00a0h à 20\u00a0h\u00a030',
    );
    expect(factsIn('Ouvert du lundi au samedi.').hours?.text).toBe('du lundi au samedi');
    expect(factsIn('Fermé le dimanche.').hours).toBeNull();
  });

  test('that one is taught, and not that a diploma is asked', () => {
    expect(factsIn('Une formation complète aux produits est assurée.').training).not.toBeNull();
    expect(factsIn('De formation Bac+2 en secrétariat.').training).toBeNull();
    expect(factsIn('Vous assurez la formation des nouveaux.').training).toBeNull();
  });

  test('that they look for somebody at once', () => {
    expect(factsIn('Poste à pourvoir dès que possible.').soon).not.toBeNull();
    expect(factsIn('Vous répondez rapidement aux clients.').soon).toBeNull();
  });

  test('quote their own words', () => {
    const text = 'Un garage.\nPoste à pourvoir de suite dans une équipe de 6 mécaniciens.';
    const facts = factsIn(text);
    for (const fact of [facts.team, facts.soon]) expect(text).toContain(fact?.quote ?? '?');
  });
});

describe('a house by its trade', () => {
  test('is told with its article', () => {
    const text =
      'Notre société, une entreprise familiale spécialisée dans la pose de parquets depuis 1987, recherche un poseur.';
    expect(employerIn(text, '')?.text).toBe(
      'dans une entreprise familiale spécialisée dans la pose de parquets depuis 1987',
    );
    expect(employerIn(text, 'Parquets Aubrac')?.text).toMatch(
      /, entreprise familiale spécialisée/u,
    );
  });

  test('is not that of an agency’s client', () => {
    expect(
      employerIn('Nous recrutons pour un client, entreprise spécialisée dans le bois.', ''),
    ).toBeNull();
  });
});

describe('missions', () => {
  test.each([
    [
      'Organise et suit les prestations des équipes',
      'organiser et suivre les prestations des équipes',
    ],
    ['Gère les plannings de son secteur', 'gérer les plannings du secteur'],
    ['Assure l’encadrement de son équipe', 'assurer l’encadrement de l’équipe'],
    ['Vous aurez la responsabilité du remplissage d’un rayon', 'remplir un rayon'],
    ['Veille au respect des consignes', 'veiller au respect des consignes'],
    [
      'Vous serez chargé(e) de l’entretien de bureaux et vestiaires sous la responsabilité d’un chef',
      'entretenir des bureaux et vestiaires',
    ],
    ['Effectuer le suivi de vos interventions', 'effectuer le suivi des interventions'],
  ])('%s', (line, expected) => {
    expect(readMissionPhrases(line).map(({ text }) => text)).toEqual([expected]);
  });

  test.each([
    'Vous pouvez nous découvrir sur notre site internet',
    'Vous vous engagez pour les autres',
    'Vous interviendrez du lundi au vendredi entre 17h00 et 20h00',
    'Réaliser le diagnostic & la maintenance',
    'Commande de fournitures',
  ])('none: %s', (line) => {
    expect(readMissionPhrases(line).filter(({ text }) => !text.includes('fournitures'))).toEqual(
      [],
    );
  });
});

test('when the writer of a CV can work', () => {
  expect(readyIn('Souriante, disponible les nuits et les week-ends.')?.text).toBe(
    'les nuits et les week-ends',
  );
  expect(readyIn('Disponible immédiatement')?.text).toBe('immédiatement');
  expect(readyIn('Disponible pour un stage de six mois')).toBeNull();
  expect(readyIn('Véhicule disponible')).toBeNull();
});
