import { describe, expect, test } from 'vitest';

import { realLexicon } from '#tests/domain/matching/realLexicon';

const labels = (text: string): readonly string[] =>
  realLexicon.findMentions(text).map(({ concept }) => concept.label);

describe('words of several trades, in the shipped lexicon', () => {
  test.each([
    ['Agent SSIAP\nSurveiller le SSI et faire les rondes', 'Système de sécurité incendie (SSI)'],
    ['Analyse de risques EBIOS, politique SSI', 'Cybersécurité'],
    ['Veille sur les canaux HF/VHF du navire', 'Radio HF et VHF'],
    ['Infirmière\nStérilisation, pansements, perfusions', 'Stérilisation des dispositifs médicaux'],
    ['Automaticien\nProgrammation, dépannage, câblage', 'Automates programmables'],
    ['Artisane\nTissage, ourdissage, laine', 'Tissage à la main'],
    ['Murs en banco et en adobe', 'Écoconstruction'],
    ['Développeuse Java, Eclipse, Maven', 'Eclipse'],
    ['Tests sous JMeter', 'JMeter'],
    ['Relevés par photogrammétrie', 'Photogrammétrie'],
    ['Intégration sous AngularJS', 'AngularJS'],
    ['Gestion de cas sous CPIMS+', 'CPIMS+'],
  ])('%s', (text, label) => {
    expect(labels(text)).toContain(label);
  });

  test.each([
    ['Table de punto banco', 'Écoconstruction'],
    ['Programmation ADA, microcontrôleurs', 'Calibrage ADAS'],
    ['Programmation ADA, microcontrôleurs', 'Électricité automobile'],
    ['Une application pour un hammam', 'Gommages et enveloppements'],
    ['Python, régression, clustering', 'Haute disponibilité'],
    ['À la recherche de stages', 'Suivi des stages d’élèves'],
    ['Développeuse Java, Eclipse, Maven', 'Visual Studio Code'],
    ['Infirmière\nPointage, repas, toilette', 'Soudage de matériaux'],
    ['Vérification du SSI de l’établissement', 'SSIS'],
    ['Service du balayage, balayages mécanisés', 'Mèches et balayage'],
    ['Rodrigue Ndiaye, chef de service', 'Billetterie d’événements'],
  ])('%s is not %s', (text, label) => {
    expect(labels(text)).not.toContain(label);
  });

  test.each([
    ['CAP poissonnier', 'CAP Poissonnerie'],
    ['BP fleuriste', 'brevet professionnel de fleuriste'],
    ['BP boucher', 'brevet professionnel boucherie'],
    ['CAP de coiffeuse', 'CAP Coiffure'],
  ])('%s is the same diploma as %s', (one, other) => {
    expect(labels(one)).toEqual(labels(other));
    expect(labels(one)).toHaveLength(1);
  });

  test('a higher diploma of a trade implies the lower, never the reverse', () => {
    expect(realLexicon.implies('bp-coiffure', 'cap-coiffure')).toBe(true);
    expect(realLexicon.implies('cap-coiffure', 'bp-coiffure')).toBe(false);
  });

  test.each([
    ['LMNP', 'loueur en meublé non professionnel'],
    ['PMSI', 'programme de médicalisation des systèmes d’information'],
    ['SIGB', 'système intégré de gestion de bibliothèque'],
    ['CHRS', 'centre d’hébergement et de réinsertion sociale'],
    ['VLAN', 'réseau local virtuel'],
    ['FDES', 'fiches de déclaration environnementale et sanitaire'],
  ])('%s is known by its long form', (acronym, long) => {
    expect(labels(long)).toEqual(labels(acronym));
    expect(labels(long)).toHaveLength(1);
  });
});
