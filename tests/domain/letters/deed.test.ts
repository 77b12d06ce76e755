import { describe, expect, test } from 'vitest';

import { participleOf, presentOf } from '#/domain/letters/french/conjugate.fr';
import { readDeed } from '#/domain/letters/sources/deed.fr';
import { tell } from '#/domain/letters/sources/tellDeed.fr';

const told = (line: string, ongoing: boolean, there = false): string | null => {
  const deed = readDeed(line, ongoing);
  return deed === null ? null : tell(deed, { ongoing, there });
};

describe('a line of a CV told with a verb', () => {
  test.each([
    ['Prise en charge de 12 patients', 'je prends en charge 12 patients'],
    ['Prise en charge globale de 12 à 14 patients', 'je prends en charge 12 à 14 patients'],
    ['Tenue de la comptabilité de quinze PME', 'je tiens la comptabilité de quinze PME'],
    ['Accueil et tutorat de six stagiaires', 'j’accueille et encadre six stagiaires'],
    [
      'Gestion des stocks et passation des commandes',
      'je gère les stocks et je passe les commandes',
    ],
    ['Gestion de projet', 'je gère des projets'],
    [
      'Prospection téléphonique auprès de commerçants indépendants',
      'je prospecte par téléphone des commerçants indépendants',
    ],
    [
      'Suivi et conseils auprès des locataires du parc',
      'je conseille et suis les locataires du parc',
    ],
    ['Réalisation des objectifs de vente', 'j’ai atteint les objectifs de vente'],
    [
      'Recherche et compréhension des attentes du visiteur',
      'je recherche et comprends les attentes du visiteur',
    ],
    ['Saisie des IJSS et des arrêts', 'je saisis les IJSS et les arrêts'],
    ['Suivi mensuel des budgets', 'j’assure chaque mois le suivi des budgets'],
    ['Suivi des retards et des retours', 'j’assure le suivi des retards et des retours'],
    [
      'Gestion des rendez-vous du maire et de trois adjoints',
      'je gère les rendez-vous du maire et de trois adjoints',
    ],
    ['Préparation et suivi des commandes', 'je prépare et suis les commandes'],
    ['Prise de rendez-vous sur Doctolib', 'je prends les rendez-vous sur Doctolib'],
    ['Mise en rayon des produits frais', 'je mets en rayon les produits frais'],
    [
      'Nettoyage des sols, des vitres et des sanitaires',
      'je nettoie les sols, les vitres et les sanitaires',
    ],
    [
      'Accueil des clients : 120 appels par jour',
      'j’accueille les clients, soit 120 appels par jour',
    ],
    ['Portefeuille de 35 TPE', 'je gère un portefeuille de 35 TPE'],
    ['Suivi de 84 résidents', 'j’assure le suivi de 84 résidents'],
    [
      'Pansements complexes, pose et surveillance de perfusions',
      'je réalise les pansements complexes et je pose et surveille des perfusions',
    ],
    ['Participation aux clôtures mensuelles', 'je participe aux clôtures mensuelles'],
    ['Contrôle mensuel des factures', 'je contrôle chaque mois les factures'],
    [
      'Relation avec l’armateur, avitaillement, accueil des équipages et facturation',
      'j’assure la relation avec l’armateur et l’avitaillement et j’accueille les équipages',
    ],
    ['Gestion administrative des dossiers', 'j’assure la gestion administrative des dossiers'],
    ['Encadrement des étudiants, 6 par an', 'j’encadre les étudiants, soit six par an'],
    ['Mise en place de l’intégration continue', 'j’ai mis en place l’intégration continue'],
    ['Gérer une équipe de 8 personnes', 'je gère une équipe de 8 personnes'],
    [
      'Accueillir les clients et encaisser les achats',
      'j’accueille les clients et j’encaisse les achats',
    ],
    ['Conception d’API REST documentées', 'je conçois des API REST documentées'],
    ['Utilisatrice clé lors du passage à SAP', 'j’ai été utilisatrice clé lors du passage à SAP'],
    ['Tutrice de deux alternants', 'je suis tutrice de deux alternants'],
    ['J’encadre trois agents de la section', 'j’encadre trois agents de la section'],
    [
      'Démarches en mairie : déclaration de décès',
      'j’accomplis les démarches en mairie et je déclare des décès',
    ],
  ])('%s, in a post still held', (line, text) => {
    expect(told(line, true)).toBe(text);
  });

  test.each([
    ['Prise en charge de 12 patients', 'j’ai pris en charge 12 patients'],
    ['Enregistrement et contrôle de 450 factures', 'j’ai enregistré et contrôlé 450 factures'],
    ['Réduction de 35 % du temps de chargement', 'j’ai réduit de 35\u00a0% le temps de chargement'],
    ['Interventions sur les lignes de production', 'j’intervenais sur les lignes de production'],
    ['Géré une équipe de 8 personnes', 'j’ai géré une équipe de 8 personnes'],
    ['Ouverture et fermeture de la caisse', 'j’ai ouvert et fermé la caisse'],
    ['Suivi de 84 résidents', 'j’ai suivi 84 résidents'],
    ['Refonte du site Environnement technique : PHP 8, Vue, Redis', 'j’ai refondu le site'],
    [
      'Paie de 90 salariés de trois établissements : établissement des bulletins, collecte des variables depuis la badgeuse, contrôle des heures supplémentaires et des kilomètres de tournée, déclarations sociales du mois',
      'j’ai préparé la paie de 90 salariés de trois établissements, établi les bulletins et collecté les variables depuis la badgeuse',
    ],
    [
      'Gestion des achats, des contrats, inventaire',
      'j’ai géré les achats et les contrats et réalisé l’inventaire',
    ],
    ['Changement de format deux fois par jour', 'j’ai changé de format deux fois par jour'],
    ['Découpage d’un monolithe en services', 'j’ai découpé un monolithe en services'],
    ['Mise en conformité RGAA des sites', 'j’ai mis en conformité RGAA les sites'],
    ['Tenue de stand sur trois salons', 'j’ai tenu un stand sur trois salons'],
    [
      'Diagnostic de peau, conseil et vente de cosmétiques',
      'j’ai réalisé le diagnostic de peau et conseillé et vendu des cosmétiques',
    ],
    [
      'Trafic du site : paramétrage de GA4, lecture des entonnoirs',
      'j’ai paramétré GA4 et lu les entonnoirs',
    ],
    [
      'Utilisatrice clé lors du passage à SAP (module FI)',
      'j’ai été utilisatrice clé lors du passage à SAP',
    ],
    [
      'Je lave, j’habille et j’installe au fauteuil',
      'je lavais, j’habillais et j’installais au fauteuil',
    ],
    ['Je gère les stocks, je nettoie la salle', 'je gérais les stocks et je nettoyais la salle'],
  ])('%s, in a post that was left', (line, text) => {
    expect(told(line, false)).toBe(text);
  });

  test('names its place by a small word where it has just been named', () => {
    expect(told('Encadrement de deux apprentis', true, true)).toBe('j’y encadre deux apprentis');
    expect(told('Encadrement de deux apprentis', false, true)).toBe(
      'j’y ai encadré deux apprentis',
    );
  });

  test('a figure told after a colon is a sentence of its own', () => {
    expect(readDeed('Participation aux clôtures : délai réduit de 8 à 5 jours', true)?.result).toBe(
      'Le délai est passé de 8 à 5 jours',
    );
    expect(readDeed('Tenue du magasin : marge augmentée de 4 %', true)?.result).toBe(
      'La marge a augmenté de 4\u00a0%',
    );
  });

  test.each([
    'Node.js, NestJS, PHP 8, Symfony 6',
    'React et TypeScript',
    'Environnement : Windows, Office',
    'Entrepôt de 32 000 m2',
    'Led the migration of the platform for the group',
    'Monuments historiques de la région',
    'Équipe de 8 personnes, horaires décalés',
    'Paris 3e (75)',
    'Calais 62',
    'Réglementation sociale européenne',
    'Depuis un an, interlocuteur de cinq clients',
    'suis très attirée par la mode et souhaite apprendre',
  ])('%s is told by no verb, and left out', (line) => {
    expect(readDeed(line, true)).toBeNull();
  });
});

describe('a line of a CV claims no more than it says', () => {
  test.each([
    ['Service de cardiologie', 'j’ai travaillé au service de cardiologie'],
    ['Service client', 'j’ai travaillé au service client'],
    ['Service des petits déjeuners', 'j’ai servi les petits déjeuners'],
    [
      'Chantier de rénovation d’une école',
      'j’ai travaillé sur le chantier de rénovation d’une école',
    ],
    [
      'Projet de migration vers le cloud',
      'j’ai travaillé sur le projet de migration vers le cloud',
    ],
    [
      'Sujet : optimisation d’un réseau de capteurs',
      'j’ai travaillé sur l’optimisation d’un réseau de capteurs',
    ],
    ['Projet tutoré : conception d’un robot', 'j’ai travaillé sur la conception d’un robot'],
    ['Réunions d’équipe hebdomadaires', 'j’ai participé aux réunions d’équipe hebdomadaires'],
    [
      'Assistance en chirurgie orale et extractions de dents',
      'j’ai assuré l’assistance en chirurgie orale et extractions de dents',
    ],
    [
      'Participation à l’organisation et animation de réunions',
      'j’ai participé à l’organisation et à l’animation de réunions',
    ],
    ['Chargée de l’accueil et du secrétariat', 'j’ai été chargée de l’accueil et du secrétariat'],
    ['Management d’une équipe de 4 vendeurs', 'j’ai encadré une équipe de 4 vendeurs'],
    ['Maintenance et support Détecter les pannes', 'j’ai assuré la maintenance et le support'],
    ['Réception des colis / gestion des stocks', 'j’ai réceptionné les colis et géré les stocks'],
    ['Gestion des litiges clients/fournisseurs', 'j’ai géré les litiges clients et fournisseurs'],
    [
      'Refonte du portail d’une banque : React, Spring Boot',
      'j’ai refondu le portail d’une banque',
    ],
    ['Gestion du SAV', 'j’ai géré le service après-vente'],
    [
      'Unité protégée (14 lits) + accueil de jour le mardi',
      'j’ai travaillé en unité protégée (14 lits) et assuré l’accueil de jour le mardi',
    ],
    [
      'Poste froid, 45 couverts midi, 60 le soir',
      'j’ai travaillé au poste froid (45 couverts le midi, 60 le soir)',
    ],
    [
      '3 projets avec le framework Symfony',
      'j’ai travaillé sur 3 projets avec le framework Symfony',
    ],
    [
      'Référente de 4 résidents, participation au projet de vie',
      'j’ai été référente de 4 résidents',
    ],
    [
      'Inventaires remplacement du chef de rayon, formation des saisonniers',
      'j’ai réalisé les inventaires et formé les saisonniers',
    ],
    [
      'Roulements, absences de 18 personnes, commandes à l’agence',
      'je m’occupais des roulements, des absences de 18 personnes et des commandes à l’agence',
    ],
    ['Conduite de bus standards et articulés', 'j’ai conduit des bus standards et articulés'],
  ])('%s', (line, text) => {
    expect(told(line, false)).toBe(text);
  });

  test.each([
    'Service de dix-huit personnes',
    'Direction des ressources humaines',
    'Formation aux gestes de premiers secours',
    'Rattaché au directeur commercial',
    'Formé aux techniques de vente',
    'Conduite à tenir devant une chute',
    'Contrat d’apprentissage',
    'Kanban Board',
    'Docker Engine',
    'Théorie des graphes et mathématiques',
  ])('%s is no act of its writer', (line) => {
    expect(told(line, false)).toBeNull();
  });
});

test.each([
  ['gérer', 'gère', 'géré'],
  ['acheter', 'achète', 'acheté'],
  ['étiqueter', 'étiquette', 'étiqueté'],
  ['nettoyer', 'nettoie', 'nettoyé'],
  ['encadrer', 'encadre', 'encadré'],
  ['établir', 'établis', 'établi'],
  ['entretenir', 'entretiens', 'entretenu'],
  ['concevoir', 'conçois', 'conçu'],
  ['mettre en place', 'mets en place', 'mis en place'],
  ['peindre', 'peins', 'peint'],
  ['extraire', 'extrais', 'extrait'],
  ['rédiger', 'rédige', 'rédigé'],
  ['réceptionner', 'réceptionne', 'réceptionné'],
  ['créer', 'crée', 'créé'],
  ['vendre', 'vends', 'vendu'],
])('%s in the first person', (verb, present, participle) => {
  expect([presentOf(verb), participleOf(verb)]).toEqual([present, participle]);
});
