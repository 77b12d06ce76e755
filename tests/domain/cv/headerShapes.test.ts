import { describe, expect, test } from 'vitest';

import type { Cv } from '#/domain/cv/cv';
import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { emptyLexicon } from '#tests/domain/cv/tinyLexicon';
import { aDocument, aLine } from '#tests/support/builders/aDocument';

const TOP = 'Odile Castagnet\nCouvreuse\nodile.castagnet@example.org\n07 11 22 33 44\n\n';

const read = (text: string): Cv =>
  readCv(documentFromText(TOP + text, 'cv.txt'), { lexicon: emptyLexicon, today: '2026-11-21' });

const posts = ({ experiences }: Cv) =>
  experiences.map(({ jobTitle, company }) => [jobTitle?.value ?? null, company?.value ?? null]);

const studies = ({ education }: Cv) =>
  education.map(({ degree, institution, end }) => [
    degree?.value ?? null,
    institution?.value ?? null,
    end?.value.year ?? null,
  ]);

/** The same document where each word of `turning` begins another type on its line. */
const readTyped = (text: string, turning: readonly string[]): Cv => {
  const document = documentFromText(TOP + text, 'cv.pdf');
  const lines = document.lines.map((line) => ({
    ...line,
    places: turning.flatMap((word) => {
      const start = line.text.indexOf(word);
      const box = { x: 0, y: 0, width: 10, height: 10 };
      return start < 0 ? [] : [{ ...box, start, end: start + word.length, turns: true as const }];
    }),
  }));
  return readCv({ ...document, lines }, { lexicon: emptyLexicon, today: '2026-11-21' });
};

describe('the header of a post', () => {
  test('keeps no stop behind its title and its house', () => {
    const cv = read(
      'Expériences\nMars 2019 - juin 2021 : Couvreuse, Charpentes Nordal.\nPose de tuiles\n' +
        'Mars 2016 - juin 2018 : Zingueuse, NORDAL.\nSoudure du zinc\n' +
        'Mars 2014 - juin 2015 : Manœuvre à BRUMEL (79).\nManutention\n',
    );
    expect(posts(cv)).toEqual([
      ['Couvreuse', 'Charpentes Nordal'],
      ['Zingueuse', 'NORDAL'],
      ['Manœuvre', 'BRUMEL'],
    ]);
  });

  test('where posts come first, what was done stands before its house and its town', () => {
    const cv = read(
      'Expériences\n2019 - 2021 : Couvreuse, Charpentes Nordal, Annecy\nPose de tuiles\n' +
        '2016 - 2018 : Incubation et présidence d’une coopérative, Brumel.coop, Annecy\nRecherche de fonds\n' +
        '2013 - 2015 : Vendeuse, Maison Laval, Annecy\nTenue de la caisse\n',
    );
    expect(posts(cv)).toEqual([
      ['Couvreuse', 'Charpentes Nordal'],
      ['Incubation et présidence d’une coopérative', 'Brumel.coop'],
      ['Vendeuse', 'Maison Laval'],
    ]);
  });

  test('an abbreviation between two dashes belongs to the title', () => {
    const cv = read('Expériences\n2015 - 2024 Responsable qualité -QSE- en imprimerie\n');
    expect(posts(cv)[0]?.[0]).toBe('Responsable qualité -QSE- en imprimerie');
  });

  test('type alone parts title, house and town', () => {
    const cv = readTyped(
      'Expériences\n2019 - 2021 Vendeuse en boulangerie Maison Laval Pau\nTenue de la caisse\n2017 - 2019 Couvreuse zingueuse Toits Verts Rennes\nPose de tuiles\n',
      ['Maison', 'Pau', 'Toits', 'Rennes'],
    );
    expect(posts(cv)).toEqual([
      ['Vendeuse en boulangerie', 'Maison Laval'],
      ['Couvreuse zingueuse', 'Toits Verts'],
    ]);
    expect(cv.experiences.map(({ place }) => place?.value)).toEqual(['Pau', 'Rennes']);
  });

  test('a change of type after a small word, or before one in small letters, parts nothing', () => {
    const cv = readTyped('Expériences\n2019 - 2021 Responsable du Rayon frais\n', [
      'Rayon',
      'frais',
    ]);
    expect(posts(cv)).toEqual([['Responsable du Rayon frais', null]]);
  });

  test.each([
    ['Stage à la Fondation Aubrac', 'Stage', 'Fondation Aubrac'],
    ['Stage d’application à Velum Conseil, Nantes', 'Stage d’application', 'Velum Conseil'],
    [
      'Stage à la Direction des Forêts. Classement des archives et accueil',
      'Stage',
      'Direction des Forêts',
    ],
    ['Couvreuse au sein de la société Toits Verts', 'Couvreuse', 'société Toits Verts'],
    ['Couvreuse, Toits Verts, Salindres', 'Couvreuse', 'Toits Verts'],
    ['Couvreuse - zingueuse | Toits Verts', 'Couvreuse - zingueuse', 'Toits Verts'],
    ['Couvreuse – Toits Verts –Pau', 'Couvreuse', 'Toits Verts'],
  ])('%s', (header, title, house) => {
    expect(posts(read(`Expériences\nMars 2019 - Juin 2019\t${header}\n`))).toEqual([
      [title, house],
    ]);
  });

  test('a placement in a town names no house', () => {
    expect(posts(read('Expériences\nMars 2019\tStage à Pau\nPose de tuiles\n'))[0]?.[1]).not.toBe(
      'Pau',
    );
  });

  test('days without a year date a post, and tell no year', () => {
    const cv = read(
      'Stages\n26 mai - 4 juillet / Couvreuse chez Toits Verts\nPose de tuiles\n5 janvier - 2 février 2024 / Couvreuse chez Ardoise et Fils\nNettoyage\n',
    );
    expect(cv.experiences.map(({ company, start }) => [company?.value, start?.value.year])).toEqual(
      [
        ['Toits Verts', undefined],
        ['Ardoise et Fils', 2024],
      ],
    );
  });

  test('a year cut by the drawing of its figures is one year', () => {
    const cv = read('Expériences\nNov. 2 013 - Sept. 20 16\nCouvreuse, Toits Verts\n');
    expect(cv.experiences.map(({ start, end }) => [start?.value, end?.value])).toEqual([
      [
        { year: 2013, month: 11 },
        { year: 2016, month: 9 },
      ],
    ]);
  });

  test('dated bullets under dated headers are parts of the post', () => {
    const cv = read(
      'Expériences\n2018 - 2022 Couvreuse, Toits Verts\n- Janvier 2019 à mars 2019 : chantier de la gare\n- Avril 2020 à mai 2020 : chantier du port\n2015 - 2018 Zingueuse, Ardoise et Fils\n- Juin 2016 à mai 2017 : chantier du lycée\n',
    );
    expect(posts(cv)).toEqual([
      ['Couvreuse', 'Toits Verts'],
      ['Zingueuse', 'Ardoise et Fils'],
    ]);
  });

  test('the last project of a course is a post, not a section', () => {
    const cv = read(
      'Expériences\nProjet de fin d’études\nMars 2021 - Juin 2021\nPose d’une toiture\nCouvreuse\nToits Verts\nJuillet 2021 - Août 2022\n',
    );
    expect(cv.sections.map(({ section }) => section)).not.toContain('projects');
    expect(posts(cv)).toContainEqual(['Couvreuse', 'Toits Verts']);
  });

  test('years told again at the end of a bracket open no second post', () => {
    const cv = read(
      'Expériences\nDepuis 2019\tAnimatrice pour le CENTREL (Loisirs,\nAteliers de la commune) – 2020, 2021\nOrganisation des journées\n',
    );
    expect(cv.experiences).toHaveLength(1);
  });

  test('a bullet before the name of the section is an ornament', () => {
    const cv = read(
      '• Formations et diplômes\n• 2015 BEP Couverture, Lycée du Port\n• Expériences professionnelles\n2019 - 2021\tCouvreuse, Toits Verts\n',
    );
    expect(posts(cv)).toEqual([['Couvreuse', 'Toits Verts']]);
  });
});

describe('diplomas', () => {
  test('the first bullet under a dated school is what one learnt there', () => {
    const cv = read(
      'Formation\n2017-2020 École du Fleuve, Nantes\n• Master 2 : Géologie des fonds\n2014-2017 Université du Port, Brest\n• Licence de géologie\n• Formation de plongée\n',
    );
    expect(studies(cv)).toEqual([
      ['Master 2 : Géologie des fonds', 'École du Fleuve', 2020],
      ['Licence de géologie', 'Université du Port', 2017],
    ]);
  });

  test('a list of trainings by year needs no word for a diploma', () => {
    const cv = read(
      'Diplômes\n1996 : Reprise d’un atelier\n1999 : Zinguerie de toiture\n2004 : Échafaudages\n',
    );
    expect(studies(cv)).toEqual([
      ['Reprise d’un atelier', null, 1996],
      ['Zinguerie de toiture', null, 1999],
      ['Échafaudages', null, 2004],
    ]);
  });

  test('letters before a school are what one passed there', () => {
    const cv = read(
      'Formation\n2010-2011:BFPSR au Lycée du Port\n2013-2014:Baccalauréat au Lycée du Port\n',
    );
    expect(studies(cv)).toEqual([
      ['BFPSR', 'Lycée du Port', 2011],
      ['Baccalauréat', 'Lycée du Port', 2014],
    ]);
  });

  test('a period that ends on the next line is whole', () => {
    const cv = read(
      'Formation\nDe septembre 2019 à juillet\tMaster de géologie\n2021\tUniversité du Port, Brest\n2016 - 2019\tLicence de géologie\nUniversité du Port, Brest\n',
    );
    expect(studies(cv)).toEqual([
      ['Master de géologie', 'Université du Port', 2021],
      ['Licence de géologie', 'Université du Port', 2019],
    ]);
  });
});

describe('who employed, where the type says nothing of it', () => {
  test('"Chez" below the title names the employer, among posts that are told in the same type', () => {
    const bold = { bold: true, fontSize: 11 };
    const document = aDocument([
      aLine('Odile Castagnet', { fontSize: 20 }),
      aLine('EXPÉRIENCES', { bold: true, fontSize: 16 }),
      aLine('Aide au verger familial\t2021 - aujourd’hui', bold),
      aLine('Entretien des arbres et vente de paniers. Réalisation de plusieurs', { fontSize: 11 }),
      aLine('conserves en autonomie', { fontSize: 11 }),
      aLine('Vente de fleurs au marché\t2021', bold),
      aLine('Composition de bouquets pour les fêtes du village', { fontSize: 11 }),
      aLine('Étal en plein air', { fontSize: 11 }),
      aLine('Cueillette de prunes\t2021', bold),
      aLine('Récolte à la main dans plusieurs vergers de la vallée de la', { fontSize: 11 }),
      aLine('Garonne', { fontSize: 11 }),
      aLine('Hôtesse de caisse\t2020', bold),
      aLine('Chez Primalis à Vannes', { fontSize: 11 }),
      aLine('Chargée d’accueil\t2013-2016', bold),
      aLine('Chez LB Habitat à Auray', { fontSize: 11 }),
    ]);
    const cv = readCv(document, { lexicon: emptyLexicon, today: '2026-11-21' });
    expect(posts(cv)).toEqual([
      ['Aide au verger familial', null],
      ['Vente de fleurs au marché', null],
      ['Cueillette de prunes', null],
      ['Hôtesse de caisse', 'Primalis'],
      ['Chargée d’accueil', 'LB Habitat'],
    ]);
  });
});

describe('posts told line by line under bullets', () => {
  test('each opens with its year', () => {
    const cv = read(
      'Expérience professionnelle\n• 2021 : Intérimaire aux Serres du Lac : arrosage et rempotage des plants\n• 2019 : Stage en toiture à SOTRAL Annecy\n• 2016 : Stage de vente au sein de l’atelier Nordal\n',
    );
    expect(posts(cv).map(([title]) => title)).toEqual([
      'Intérimaire',
      'Stage en toiture',
      'Stage de vente',
    ]);
    expect(posts(cv)[0]?.[1]).toBe('Serres du Lac');
  });

  test('small letters after the date, then what it was about', () => {
    const cv = read(
      'Expérience professionnelle\n• Mai-juin 2022 : un stage de pose au profit du lycée des Arpettes dont le toit fuyait\n• Mars 2022 : Étude de charpente dont le client tenait un chalet, Toitures Nordal\n',
    );
    expect(posts(cv)[0]).toEqual(['stage de pose', 'lycée des Arpettes']);
    expect(posts(cv)[1]?.[0]).toBe('Étude de charpente');
  });
});
