import { describe, expect, test } from 'vitest';

import { CARRIED_OVER } from '#/domain/letters/compose/carryOver.fr';
import { elide, lowerFirst, typeset } from '#/domain/letters/french/frenchWords';
import { jobTitleFor, offeredTitle } from '#/domain/letters/french/jobTitle.fr';
import { atOrganisation, isOrganisation, withArticle } from '#/domain/letters/french/nounPhrase';
import { lengthInWords, placeAndDate, yearsInWords } from '#/domain/letters/french/phrases.fr';
import { personName, placeName } from '#/domain/letters/french/properNames.fr';
import { readLetterOffer, readOfferHead } from '#/domain/letters/sources/letterOffer';
import { readMissionPhrases } from '#/domain/letters/sources/missionPhrase';
import { permitsIn } from '#/domain/letters/sources/permits.fr';
import { agreementOf } from '#/domain/letters/sources/sourceAgreement.fr';
import { cleanTitle } from '#/domain/postings/readTitle';

test.each([
  ['second œuvre', 'le second œuvre'],
  ['Gros œuvre', 'le gros œuvre'],
  ['petite serrurerie', 'la petite serrurerie'],
  ['premiers secours', 'les premiers secours'],
])('%s takes the article of its adjective', (phrase, text) => {
  expect(withArticle(phrase)).toBe(text);
});

describe('a mission of an offer', () => {
  test.each([
    ['Saisir les factures fournisseurs', 'saisir les factures fournisseurs'],
    ['Vous encadrez les aides-soignants de l’étage', 'encadrer les aides-soignants de l’étage'],
    ['Vous assurerez l’accueil téléphonique', 'assurer l’accueil téléphonique'],
    ['Vous préférez les chantiers propres', 'préférer les chantiers propres'],
    ['Vous établirez les devis de pose', 'établir les devis de pose'],
    ['Vous prendrez en charge les patients', 'prendre en charge les patients'],
    ['Vous découvrez les besoins des clients', 'découvrir les besoins des clients'],
    ['Vous retirez les produits périmés', 'retirer les produits périmés'],
    ['Vous aurez à gérer deux agendas', 'gérer deux agendas'],
    ['Vous serez chargé(e) de tenir la caisse', 'tenir la caisse'],
    ['Faire évoluer nos services web', 'faire évoluer vos services web'],
    ['Organiser deux salons par an, dont celui de Lyon', 'organiser deux salons par an'],
    ['Commander, réceptionner, ranger', 'commander, réceptionner et ranger'],
  ])('%s', (line, text) => {
    expect(readMissionPhrases(line)).toMatchObject([{ text, whole: true }]);
  });

  test('two things in one are told apart: each has to be shown by itself', () => {
    expect(
      readMissionPhrases('Concevoir les schémas et optimiser les requêtes (PostgreSQL)'),
    ).toMatchObject([
      { text: 'concevoir les schémas', whole: false },
      { text: 'optimiser les requêtes', whole: false },
    ]);
  });

  test.each([
    'Vous êtes titulaire du permis B',
    'Vous rejoindrez notre équipe et votre manager',
    'Vous serez la plaque tournante du siège',
    'Nordal Distribution livre 240 supermarchés',
  ])('left out: %s', (line) => {
    expect(readMissionPhrases(line)).toEqual([]);
  });
});

test('missions listed in one sentence are read one by one', () => {
  const { missions } = readLetterOffer(
    'Nous cherchons un cariste.\nVos tâches : préparer les commandes, filmer les palettes, charger et décharger les camions.',
  );
  expect(missions.map(({ text }) => text)).toEqual([
    'préparer les commandes',
    'filmer les palettes',
    'charger et décharger les camions',
  ]);
});

describe('small words of French', () => {
  test.each([
    ['de Abidjan', 'd’Abidjan'],
    ['de hangar', 'de hangar'],
    ['de hôpital', 'd’hôpital'],
    ['que il', 'qu’il'],
    ['de onze', 'de onze'],
    ['vous serais-je obligée', 'vous serais-je obligée'],
    ['le poste de assistant', 'le poste d’assistant'],
  ])('%s', (given, expected) => {
    expect(elide(given)).toBe(expected);
  });

  test.each([
    ['Novalibre', 'chez Novalibre'],
    ['Clinique Sainte-Aurore', 'à la Clinique Sainte-Aurore'],
    ['EHPAD Les Ormes', 'à l’EHPAD Les Ormes'],
    ['Centre hospitalier de Brivet', 'au Centre hospitalier de Brivet'],
    ['Papeteries de la Largue', 'aux Papeteries de la Largue'],
    ['Rhenalplast SAS', 'chez Rhenalplast'],
    ['La Poste', 'à la Poste'],
    ['Boucherie Ar Men', 'à la Boucherie Ar Men'],
    ['Casino du Léman', 'au Casino du Léman'],
    ['SARL Toitures des Bauges', 'aux Toitures des Bauges'],
  ])('at %s', (name, expected) => {
    expect(atOrganisation(name)).toBe(expected);
  });

  test.each([
    ['Chargé(e) de projet', 'feminine', 'chargée de projet'],
    ['Développeur·se mobile Android', 'masculine', 'développeur mobile Android'],
    ['Coordinateur(trice) MEAL', 'feminine', 'coordinatrice MEAL'],
    ['Infirmier(ère) DE', 'feminine', 'infirmière DE'],
    ['COMPTABLE FOURNISSEURS', 'neutral', 'comptable fournisseurs'],
    ['Boucher / bouchère', 'masculine', 'boucher'],
    ['Préparateur / préparatrice en pharmacie', 'feminine', 'préparatrice en pharmacie'],
    ['Boucher / bouchère', 'neutral', 'boucher / bouchère'],
    ['Préparateur / cariste', 'feminine', 'préparateur / cariste'],
  ] as const)('%s, %s', (title, agreement, expected) => {
    expect(jobTitleFor(title, agreement)).toBe(expected);
  });

  test('what stands for an employer in small letters is no name', () => {
    expect(['Super U', 'easyJet', 'tour de France', 'plages du Var'].map(isOrganisation)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('towns in capitals', () => {
    expect(placeName('CHALLES LES EAUX')).toBe('Challes les Eaux');
    expect(placeName('Aix-en-Provence')).toBe('Aix-en-Provence');
  });

  test('lengths, dates, names', () => {
    expect(yearsInWords(90)).toBe('sept ans');
    expect(yearsInWords(14)).toBe('quatorze mois');
    expect(yearsInWords(260)).toBe('vingt et un ans');
    expect(yearsInWords(1)).toBeNull();
    expect([11, 12, 18, 23, 37, 41, 46, 47].map(lengthInWords)).toEqual([
      'un an',
      'un an',
      'dix-huit mois',
      'deux ans',
      'trois ans',
      'plus de trois ans',
      'près de quatre ans',
      'quatre ans',
    ]);
    expect(placeAndDate('Lyon', '2026-12-01')).toBe('Lyon, le 1er décembre 2026');
    expect(placeAndDate('', '2026-11-21')).toBe('Le 21 novembre 2026');
    expect(personName('Issouf OUÉDRAOGO')).toBe('Issouf Ouédraogo');
    expect(personName('Rania Le Bihan-KHOURY')).toBe('Rania Le Bihan-KHOURY');
    expect(lowerFirst('SAP')).toBe('SAP');
    expect(lowerFirst('Suivi SAP')).toBe('suivi SAP');
    expect(typeset("Aujourd'hui : oui !")).toBe('Aujourd’hui\u00a0: oui\u202f!');
  });
});

describe('the head of an offer', () => {
  test('the place of a post stands in no title', () => {
    expect(readOfferHead('Cariste à Lille')).toMatchObject({ title: 'Cariste', place: 'Lille' });
  });

  test('how much of a week a post is stands in no title', () => {
    expect(cleanTitle('Croupière / croupier 80-100 %')).toBe('Croupière / croupier');
    expect(cleanTitle('Comptable (80 %)')).toBe('Comptable');
    expect(cleanTitle("INFIRMIÈRE DIPLÔMÉE D'ÉTAT")).toBe('Infirmière diplômée d’État');
    expect(cleanTitle('ÉDUCATRICE D’ETAT')).toBe('Éducatrice d’État');
  });

  test('title, employer, reference and recruiter', () => {
    expect(
      readOfferHead(
        'AVIS DE RECRUTEMENT\nPoste : Comptable fournisseurs (H/F)\nIvoire Agro, filiale d’un groupe, recrute.\nRéf. 26/114-A\nContact : M. Jean Koffi',
      ),
    ).toEqual({
      title: 'Comptable fournisseurs',
      company: 'Ivoire Agro',
      place: '',
      reference: '26/114-A',
      recruiter: { civility: 'm', name: 'Jean Koffi' },
    });
  });

  test('a paragraph gives no title, and nothing is invented', () => {
    expect(readOfferHead('Nous cherchons quelqu’un de sérieux pour nous aider.')).toEqual({
      title: '',
      company: '',
      place: '',
      reference: '',
      recruiter: null,
    });
  });
});

describe('the title of an offer, as its writer would say it', () => {
  test.each([
    ['Infirmier(ère) DE', ['Infirmière de nuit'], 'infirmière DE'],
    ['Assistant(e) de direction', ['Assistante de direction'], 'assistante de direction'],
    ['Développeur·se web', ['Développeur full-stack'], 'développeur web'],
    ['Coordinateur(trice) MEAL', ['Chargé de suivi-évaluation'], 'coordinateur(trice) MEAL'],
    ['Chef de partie', ['Infirmière'], 'cheffe de partie'],
    ['Conseiller funéraire', ['Assistante funéraire'], 'conseillère funéraire'],
    ['Comptable', ['Comptable'], 'comptable'],
    ['Préparateur de commandes / Cariste', [], 'préparateur de commandes / cariste'],
    ['Chargé(e) de mission', ['Chargé de projet', 'Chargée de clientèle'], 'chargée de mission'],
  ])('%s, by %j', (title, own, said) => {
    expect(offeredTitle(title, agreementOf('neutral', own))).toBe(said);
  });

  test('what was asked for wins', () => {
    expect(offeredTitle('Infirmier(ère) DE', agreementOf('masculine', ['Infirmière']))).toBe(
      'infirmier DE',
    );
  });
});

describe('a title inside a sentence', () => {
  test.each([
    ['Coordinatrice de Projets RH en intérim', 'coordinatrice de projets RH en intérim'],
    ['Secrétaire Après-vente Automobile', 'secrétaire après-vente automobile'],
    ['Responsable de site Opérationnel', 'responsable de site opérationnel'],
    ['Adjoint Chef de Rayon chez Général Appro', 'adjoint chef de rayon chez Général Appro'],
    ['Responsable Administratif et Financier', 'responsable administratif et financier'],
    ['Assistante Commerciale Export', 'assistante commerciale Export'],
    ['Développeuse Java', 'développeuse Java'],
    ['Vendeuse chez Mission', 'vendeuse chez Mission'],
  ])('%s', (title, told) => {
    expect(jobTitleFor(title, 'feminine')).toBe(told);
  });

  test('agrees where only a letter is in brackets, and leaves nouns that end alike', () => {
    expect(offeredTitle('Conseiller(e) de vente', 'feminine')).toBe('conseillère de vente');
    expect(offeredTitle('Assistant (e) administratif (ve)', 'feminine')).toBe(
      'assistante administrative',
    );
    expect(offeredTitle('Secrétaire comptable bâtiment', 'feminine')).toBe(
      'secrétaire comptable bâtiment',
    );
  });
});

test('missions told in prose are read one by one', () => {
  expect(
    readMissionPhrases(
      'Sur votre poste, vous préparez la mise en place, vous tenez les fiches recettes et vous encadrez vos commis.',
    ).map(({ text }) => text),
  ).toEqual(['préparer la mise en place', 'tenir les fiches recettes', 'encadrer les commis']);
  expect(
    readMissionPhrases(
      'Au sein d’une équipe (médecins, aides-soignants), vous réalisez les soins prescrits : pansements, perfusions',
    ).map(({ text }) => text),
  ).toEqual(['réaliser les soins prescrits']);
  expect(
    readMissionPhrases('Suivi des dossiers des usagers, dans le respect du secret médical').map(
      ({ text }) => text,
    ),
  ).toEqual(['suivre les dossiers des usagers']);
  expect(readMissionPhrases('Contribuer aux donor reports and feedback')).toEqual([]);
  expect(readMissionPhrases('Vérifier date, quantité, aspect')).toEqual([]);
  expect(
    readMissionPhrases('Intervenir en électrotechnique, mécanique, pneumatique').map(
      ({ text }) => text,
    ),
  ).toEqual(['intervenir en électrotechnique, mécanique et pneumatique']);
});

test('the heaviest licence that both name is told', () => {
  expect(permitsIn('CACES', 'CACES 1 exigé')).toEqual([]);
  expect(
    permitsIn('CACES R489 catégorie 1A, catégorie 3 et catégorie 5', 'CACES 5').map(
      ({ text }) => text,
    ),
  ).toEqual(['les CACES R489 catégorie 1A, catégorie 3 et catégorie 5']);
  expect(
    permitsIn('Permis B, permis C, permis CE', 'Permis C et permis CE exigés').map(
      ({ text }) => text,
    ),
  ).toEqual(['le permis CE']);
});

test.each([
  'AIPR non',
  'AIPR : non',
  'AIPR (échec)',
  'AIPR pas obtenue',
  'AIPR, ratée en mars',
  'AIPR non validée',
  'pas d’AIPR',
])('a paper that is not held is not told: %s', (line) => {
  expect(permitsIn(`Permis B\n${line}\nCAP maçon`, 'AIPR exigée').map(({ text }) => text)).toEqual(
    [],
  );
});

test('a trade leaves to another what its lines are about, not their words alone', () => {
  const driving = CARRIED_OVER.find(({ what }) => what.includes('conduite'));
  expect(driving?.shown.test('conduite de 280 ruches')).toBe(false);
  expect(driving?.shown.test('conduite de camion frigorifique')).toBe(true);
});

test('both forms of a title, however they are told apart, agree with the writer', () => {
  expect(offeredTitle('Boulanger ou boulangère de nuit', 'feminine')).toBe('boulangère de nuit');
  expect(offeredTitle('Boulanger ou boulangère de nuit', 'masculine')).toBe('boulanger de nuit');
});

test('a car is the writer’s own only where the CV says so', () => {
  const said = (cv: string) =>
    permitsIn(cv, 'Permis B exigé, déplacements').map(({ text }) => text);
  const own = ['le permis B et un véhicule'];
  expect(said('Permis B et véhicule')).toEqual(own);
  expect(said('Permis B - véhicule personnel')).toEqual(own);
  expect(said('Permis B, véhicule')).toEqual(own);
  expect(said('Permis B\nVéhiculée')).toEqual(own);
  expect(said('Permis B\nVoiture personnelle')).toEqual(own);
  for (const line of [
    'Nettoyage et désinfection du véhicule',
    'Entretien de véhicule',
    'Contrôle technique : véhicule léger',
    'Livraison en véhicule utilitaire',
    'Véhicule de service',
  ])
    expect(said(`${line}\nPermis B`)).toEqual(['le permis B']);
  expect(said('Permis B et véhicule de fonction')).toEqual(['le permis B']);
});

test.each([
  'Pas de permis B\u00a0: je me déplace à vélo, en ville uniquement',
  'Permis B en cours',
  'Sans permis B',
])('a licence that a CV denies is not held: %s', (cv) => {
  expect(permitsIn(cv, 'Permis B indispensable')).toEqual([]);
});

test('a paper that is over is not held, and the one beside it is', () => {
  const cv = 'Permis B. Ancien CACES R489 catégorie 3, périmé depuis 2021 et non renouvelé.\nSST';
  expect(permitsIn(cv, 'Permis B et CACES 3 exigés').map(({ text }) => text)).toEqual([
    'le permis B',
  ]);
});

test('a paper is not held after the year that its line gives it', () => {
  const told = (cv: string) => permitsIn(cv, 'CACES 3 exigé', 2026).map(({ text }) => text);
  expect(told('CACES R489 catégorie 3 (valable jusqu’en 2021)')).toEqual([]);
  expect(told('CACES R489 catégorie 3, validité : 03/2020')).toEqual([]);
  expect(told('CACES R489 catégorie 3 (valable jusqu’en 2028)')).toEqual([
    'le CACES R489 catégorie 3',
  ]);
  expect(told('CACES R489 catégorie 3 (2021)')).toEqual(['le CACES R489 catégorie 3']);
});

test('a licence held is told beside something that one lacks', () => {
  expect(permitsIn('Permis B, pas de véhicule', 'Permis B exigé').map(({ text }) => text)).toEqual([
    'le permis B',
  ]);
});

test('a paper never passed is not held, and several categories are told together', () => {
  const told = (cv: string, offer: string) => permitsIn(cv, offer).map(({ text }) => text);
  expect(told('Permis C ; FIMO jamais passée', 'Permis C et FIMO exigés')).toEqual(['le permis C']);
  expect(told('Transport de bois, dispensé de FIMO', 'FIMO exigée')).toEqual([]);
  expect(told('CACES 1B, CACES 3 et CACES 5 (R489)', 'CACES 3 exigé')).toEqual([
    'les CACES 1B, 3 et 5',
  ]);
});
