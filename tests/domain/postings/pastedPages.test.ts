import { describe, expect, test } from 'vitest';

import { compileLexicon } from '#/domain/lexicon/compileLexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';
import { readOffer } from '#/domain/postings/readOffer';

const lexicon = openLexicon(
  compileLexicon([
    {
      name: 'pages',
      text: [
        '@kind technique',
        'Lecture de schéma électrique',
        'Maintenance préventive',
        'Électromécanique',
        'Tenue de la comptabilité | tenue comptable',
        'Mécanique | mécaniques',
        '@kind tool',
        'Recruteur HelloWork | HelloWork',
        '@kind softSkill',
        'Rigueur',
        '@kind licence',
        'Permis B | véhicule léger ?permis',
      ].join('\n'),
    },
  ]).data,
);

const read = (lines: readonly string[]) => {
  const { title, company, location, contract, pay, minYears, degree, mode, languages, skills } =
    readOffer({ text: lines.join('\n') }, lexicon);
  return {
    title: title?.value ?? null,
    company: company?.value ?? null,
    location: location?.value ?? null,
    contract: contract?.value ?? null,
    pay: pay === null ? null : `${pay.value.min}-${pay.value.max} ${pay.value.period}`,
    years: minYears?.value ?? null,
    degree: degree?.value ?? null,
    mode: mode?.value ?? null,
    languages: languages.map(({ language }) => language),
    skills: skills.flatMap(({ concept, label }) => (concept === null ? [] : [label])),
  };
};

describe('a page copied whole', () => {
  test('of the public employment service: its lines win over the prose', () => {
    const page = [
      'Retour à la liste des résultats',
      'Technicien / Technicienne d’ascenseurs (H/F)',
      '29 - QUIMPER - Localiser avec Mappy',
      'Actualisé le 12 novembre 2026',
      'offre n° 193KZLT',
      '',
      'Vous assurez la maintenance préventive. Notre groupe accueille des alternants, et 5 ans de garantie sont offerts.',
      '',
      'Type de contrat',
      'CDI',
      'Contrat travail',
      'Durée du travail',
      '39H/semaine',
      'Salaire',
      'Salaire brut : Mensuel de 2100.0 Euros à 2450.0 Euros sur 12.0 mois',
      'Profil souhaité',
      'Expérience',
      '2 An(s) Cette expérience est indispensable',
      'Formation',
      'Bac ou équivalent électrotechnique Cette formation est indispensable',
      'Compétences',
      'Électromécanique Cette compétence est indispensable',
      'Lecture de schéma électrique',
      'Langue',
      'Anglais : Bon',
      'Permis',
      'B - Véhicule léger Cette formation est indispensable',
      'Savoir-être professionnels',
      'Faire preuve de rigueur',
      'Informations complémentaires',
      'Qualification : Technicien',
      'Secteur d’activité : Réparation d’équipements mécaniques',
      'Entreprise',
      'KERASCENSEURS',
      '20 à 49 salariés',
    ];
    expect(read(page)).toEqual({
      title: 'Technicien / Technicienne d’ascenseurs',
      company: 'KERASCENSEURS',
      location: 'QUIMPER (29)',
      contract: 'CDI',
      pay: '2100-2450 month',
      years: 2,
      degree: 'Bac',
      mode: null,
      languages: ['Anglais'],
      skills: [
        'Maintenance préventive',
        'Électromécanique',
        'Lecture de schéma électrique',
        'Permis B',
        'Rigueur',
      ],
    });
  });

  const contradicting = (experience: string): readonly string[] => [
    'Agent de maintenance (H/F)',
    '56 - LORIENT - Localiser avec Mappy',
    '',
    'Votre profil : titulaire d’un Bac+5, vous avez au minimum 6 ans d’expérience dans un poste similaire.',
    'Vous intégrez notre équipe en CDD de 6 mois. Rémunération : 1 900 € brut par mois.',
    'Tenue comptable de l’atelier.',
    '',
    'Type de contrat',
    'Contrat à durée indéterminée',
    'Contrat travail',
    'Durée du travail',
    '35H/semaine',
    'Salaire',
    'Salaire brut : Annuel de 27000.0 Euros à 29000.0 Euros sur 12.0 mois',
    'Profil souhaité',
    'Expérience',
    experience,
    'Formation',
    'CAP, BEP et équivalents mécanique Cette formation est indispensable',
    'Compétences',
    'Lecture de schéma électrique',
    'Entreprise',
    'ATELIERS DU SCORFF',
  ];

  test('of that service: where its prose says something else, every stated line decides', () => {
    expect(read(contradicting('1 An(s)'))).toMatchObject({
      contract: 'CDI',
      pay: '27000-29000 year',
      years: 1,
      degree: 'CAP',
    });
  });

  test('of that service: the line that accepts beginners asks for no years', () => {
    expect(read(contradicting('Débutant accepté')).years).toBeNull();
  });

  test('of that service: its prose still tells what no line states', () => {
    const page = contradicting('1 An(s)').filter(
      (line) => !/^(?:Salaire|Formation|CAP)/u.test(line),
    );
    expect(read(page)).toMatchObject({ pay: '1900-1900 month', degree: 'Bac+5', contract: 'CDI' });
  });

  test('one heading of prose is no form: the sentences decide', () => {
    const text = [
      'Serveur H/F',
      '',
      'Vous travaillez en CDI, 2 100 € brut par mois.',
      '',
      'Expérience',
      'Deux ans en salle, ou débutant accepté.',
    ];
    expect(read(text)).toMatchObject({ contract: 'CDI', pay: '2100-2100 month' });
  });

  test('of a job board that writes the department after the town', () => {
    const page = [
      'Aller au contenu',
      'HelloWork',
      'Comptable général H/F',
      'Cabinet Lanvaux',
      'Voir les offres de l’entreprise',
      '',
      'Rennes - 35',
      'CDI',
      '35 000 - 40 000 € / an',
      'Télétravail partiel',
      'Postuler',
      '',
      'Les missions du poste',
      '- tenue comptable de quinze dossiers',
      '',
      'Le profil recherché',
      'De formation Bac +3, vous justifiez de 3 ans d’expérience en cabinet.',
      '',
      'Bienvenue chez Cabinet Lanvaux',
      'Nous fêtons nos 20 ans.',
    ];
    expect(read(page)).toEqual({
      title: 'Comptable général',
      company: 'Cabinet Lanvaux',
      location: 'Rennes (35)',
      contract: 'CDI',
      pay: '35000-40000 year',
      years: 3,
      degree: 'Bac+3',
      mode: 'Hybride',
      languages: [],
      skills: ['Tenue de la comptabilité'],
    });
  });

  test('of a job board that lists requirements with their demand in brackets', () => {
    const page = [
      'Aide-soignant (H/F)',
      'Résidence Les Ajoncs',
      '3,4 sur 5 étoiles',
      '22000 Saint-Brieuc',
      'De 2 000 € à 2 200 € par mois - Temps plein, CDI',
      'Vous devez créer un compte avant de continuer vers le site pour postuler.',
      'Description du poste',
      'Vous accompagnez les résidents avec rigueur.',
      'Profil recherché :',
      'Diplôme d’État d’aide-soignant exigé.',
      'Expérience:',
      '',
      'soins : 1 an (Requis)',
      'Lieu du poste : En présentiel',
    ];
    expect(read(page)).toMatchObject({
      title: 'Aide-soignant',
      company: 'Résidence Les Ajoncs',
      location: '22000 Saint-Brieuc',
      contract: 'CDI',
      pay: '2000-2200 month',
      years: 1,
      degree: 'Bac',
      mode: 'Sur site',
    });
  });
});
