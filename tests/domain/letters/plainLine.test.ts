import { describe, expect, test } from 'vitest';

import { tasksOf } from '#/domain/letters/sources/candidateTasks';
import { inSentenceCase, plainLine, spaced } from '#/domain/letters/sources/plainLine.fr';
import { tell } from '#/domain/letters/sources/tellDeed.fr';

describe('a line of a CV as its writer would have written it with time', () => {
  test.each([
    ['gestion cdes fourn.', 'gestion des commandes fournisseurs'],
    ['Prépa. des cdes clts', 'Préparation des commandes clients'],
    ['Accueil tél. et physique', 'Accueil téléphonique et physique'],
    ['Suivi dossiers adm.', 'Suivi des dossiers administratifs'],
    ['Gest° stock', 'Gestion du stock'],
    ['Intégration des nvx collab.', 'Intégration des nouveaux collaborateurs'],
    ['Rédaction CR de réunion', 'Rédaction des comptes rendus de réunion'],
    ['Contrôle des BL et des BR', 'Contrôle des bons de livraison et des bons de réception'],
    ['Livraison colis (env 90/jour)', 'Livraison des colis (environ 90 par jour)'],
    ['Dépannage élec. chez particuliers', 'Dépannage électrique chez les particuliers'],
    ['Mise en rayon cf. annexe', 'Mise en rayon'],
    ['Formation de salarié', 'Formation de salariés'],
    ['Aide aux personnes agées', 'Aide aux personnes âgées'],
  ])('has whole words: %s', (written, told) => {
    expect(plainLine(written)).toBe(told);
  });

  test.each([
    ['MISE EN RAYON', 'Mise en rayon'],
    ['NETTOYAGE DES LOCAUX ET DU MATERIEL', 'Nettoyage des locaux et du matériel'],
    ['CONDUITE D’ENGINS (CACES R489)', 'Conduite d’engins (CACES R489)'],
    ['SAISIE SUR SAP ET GMAO', 'Saisie sur SAP et GMAO'],
    ['J’AI TENU LA CAISSE', 'J’ai tenu la caisse'],
    ['Tri du linge chez ARDEL', 'Tri du linge chez ARDEL'],
  ])('has capitals only where a sentence has them: %s', (written, told) => {
    expect(inSentenceCase(plainLine(written))).toBe(told);
  });

  test.each([
    ['Réception,contrôle et rangement', 'Réception, contrôle et rangement'],
    ['Gestion du planning(six agents)', 'Gestion du planning (six agents)'],
    ['- Tri du linge', 'Tri du linge'],
    ['Responsable:accueil', 'Responsable : accueil'],
    ['Saisie sous Node.js', 'Saisie sous Node.js'],
  ])('has spaces where signs ask for them: %s', (written, told) => {
    expect(spaced(written)).toBe(told);
  });

  test.each([
    ['lecture plans et schémas', 'lecture des plans et des schémas'],
    ['Conduite tracteur', 'Conduite du tracteur'],
    ['tonte pelouse', 'tonte de la pelouse'],
    ['Étiquetage colis', 'Étiquetage des colis'],
    ['Garde 3 enfants', 'Garde de 3 enfants'],
    ['Encadrement groupe 12 enfants', 'Encadrement d’un groupe de 12 enfants'],
    ['Vérification niveaux et freins', 'Vérification des niveaux et des freins'],
    ['Saisie factures clients et fournisseurs', 'Saisie des factures clients et fournisseurs'],
    ['Création dossiers patients', 'Création de dossiers patients'],
  ])('has its links: %s', (written, told) => {
    expect(plainLine(written)).toBe(told);
  });

  test.each([
    'Gestion administrative des dossiers',
    'Maintenance préventive',
    'Contrôle qualité',
    'Prise en charge clinique des patients',
    'Retouche photo et vidéo',
    'Saisie sous SAP',
    'Conduite de bus',
  ])('stays as it is where nothing is missing: %s', (line) => {
    expect(plainLine(line)).toBe(line);
  });

  test.each([
    ['Montage/démontage échafaudages', 'Montage et démontage d’échafaudages'],
    ['Classement + archivage dossiers', 'Classement et archivage des dossiers'],
    ['Accueil / encaissement / mise en rayon', 'Accueil, encaissement, mise en rayon'],
    ['tri du linge ; repassage des draps', 'tri du linge, repassage des draps'],
    ['ménage repassage courses', 'ménage, repassage, courses'],
    ['Soudure TIG/MIG', 'Soudure TIG et MIG'],
    ['Déploiement CI/CD', 'Déploiement CI/CD'],
  ])('parts what its signs part: %s', (written, told) => {
    expect(plainLine(written)).toBe(told);
  });

  test.each([
    ['preparation des repas', 'préparation des repas'],
    ['Reglage des machines', 'Réglage des machines'],
    ['Protection du materiel', 'Protection du matériel'],
    ['transferts et entree des donnees', 'transferts et entrée des données'],
  ])('has its accents: %s', (written, told) => {
    expect(plainLine(written)).toBe(told);
  });
});

describe('what is told of a hasty line', () => {
  const told = (line: string): readonly string[] =>
    tasksOf([line], { id: 'post', ongoing: false }, (quote) => ({
      from: 'cv',
      place: 'experience',
      where: null,
      quote,
    })).map(({ deed }) => tell(deed, { tense: 'imperfect' }));

  test.each([
    ['GESTION DES STOCKS ET DES COMMANDES', 'je gérais les stocks et les commandes'],
    ['Chargt / déchargt camions', 'je chargeais et déchargeais les camions'],
    ['Tri/distribution du courrier', 'je triais et distribuais le courrier'],
    ['lever, toilette, repas', 'je m’occupais du lever, de la toilette et des repas'],
    ['change, biberons, sieste', 'je m’occupais du change, des biberons et de la sieste'],
    ['tournée fermes 12/81', 'j’effectuais la tournée des fermes'],
    ['Management équipe 6 p.', 'j’encadrais une équipe de 6 personnes'],
    ['Ouv. et ferm. boutique', 'j’ouvrais et fermais la boutique'],
    ['Prépa repas 80 couverts/j', 'je préparais les repas, soit 80 couverts par jour'],
  ])('%s', (line, clause) => {
    expect(told(line)).toEqual([clause]);
  });

  test.each([
    'Accueil des',
    'Customer support and ticket handling',
    'Polyvalence',
    'cf. portfolio',
    'suivi des',
  ])('is nothing where the line makes no clause: %s', (line) => {
    expect(told(line)).toEqual([]);
  });
});
