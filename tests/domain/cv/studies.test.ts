import { describe, expect, test } from 'vitest';

import type { Cv } from '#/domain/cv/cv';
import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { emptyLexicon } from '#tests/domain/cv/tinyLexicon';

const TODAY = '2026-11-21';
const TOP = 'Maëlle Quintin\nAide-soignante\nmaelle.quintin@example.org\n06 12 34 56 78\n\n';

const studies = (lines: string, heading = 'Formation') => {
  const { education }: Cv = readCv(documentFromText(`${TOP}${heading}\n${lines}\n`, 'cv.txt'), {
    lexicon: emptyLexicon,
    today: TODAY,
  });
  return education.map(({ degree, institution, end }) => [
    degree.value,
    institution?.value ?? null,
    end?.value.year ?? null,
  ]);
};

describe('one arrangement for the whole section', () => {
  test('school and years, then the diploma', () => {
    expect(
      studies(
        'IFSI des Deux Rives | 2019 - 2022\nDiplôme d’État d’infirmière\nLycée Hélène-Vautrin | 2016 - 2019\nBac pro ASSP',
      ),
    ).toEqual([
      ['Diplôme d’État d’infirmière', 'IFSI des Deux Rives', 2022],
      ['Bac pro ASSP', 'Lycée Hélène-Vautrin', 2019],
    ]);
  });

  test('the years close each diploma', () => {
    expect(
      studies(
        '• CAP Cuisine : CFA du Grand Pré\n2014 - 2016\n• Mention complémentaire Dessert : CFA du Grand Pré\n2016 - 2017',
      ),
    ).toEqual([
      ['CAP Cuisine', 'CFA du Grand Pré', 2016],
      ['Mention complémentaire Dessert', 'CFA du Grand Pré', 2017],
    ]);
  });

  test('diploma, then years beside the school, then a precision', () => {
    expect(
      studies(
        'Diplôme d’ingénieur général - Ingénierie des bâtiments\nDe 2018 à 2021 ESITELLE Rouen\nClasses préparatoires scientifiques\nDe 2016 à 2018 Dakar\nMaths-Physique',
      ),
    ).toEqual([
      ['Diplôme d’ingénieur général - Ingénierie des bâtiments', 'ESITELLE Rouen', 2021],
      ['Classes préparatoires scientifiques', null, 2018],
    ]);
  });

  test('the year and the school on one line, the diploma under it', () => {
    expect(
      studies(
        'Juin 2019 | ISTAL : Institut Supérieur des Transports de Lomé\nDiplôme de technicien supérieur en logistique\nJuin 2016 | Lycée 3 mai 1957 Sousse\nBaccalauréat en sciences techniques',
      ),
    ).toEqual([
      [
        'Diplôme de technicien supérieur en logistique',
        'Institut Supérieur des Transports de Lomé',
        2019,
      ],
      ['Baccalauréat en sciences techniques', 'Lycée 3 mai 1957 Sousse', 2016],
    ]);
  });

  test('a training that no word names takes its place among diplomas', () => {
    expect(
      studies(
        '2025-2026 Accueil et tourisme d’affaires\nMy Horizon School\n2023-2025 BTS Tourisme\nLycée Marie-Talbot\nOption Événementiel',
      ),
    ).toEqual([
      ['Accueil et tourisme d’affaires', 'My Horizon School', 2026],
      ['BTS Tourisme', 'Lycée Marie-Talbot', 2025],
    ]);
  });
});

describe('diploma and school', () => {
  test.each([
    [
      '2019 BTS Comptabilité\nLycée Jean-Vilar\nOption Audit et contrôle',
      [['BTS Comptabilité', 'Lycée Jean-Vilar', 2019]],
    ],
    [
      '2018 - Baccalauréat – STI2D Énergies\nSpécialité Bois - Lycée du Vercors',
      [['Baccalauréat – STI2D Énergies', 'Lycée du Vercors', 2018]],
    ],
    [
      '2020 Baccalauréat en sciences de la vie Lycée Ibn Khaldoun',
      [['Baccalauréat en sciences de la vie', 'Lycée Ibn Khaldoun', 2020]],
    ],
    ['2017 LICENCE 1 à ITAGE Filière : GESTION', [['LICENCE 1', 'ITAGE', 2017]]],
    [
      '2016 Master 2 en droit social\nÉcole de commerce : ISEG Nantes',
      [['Master 2 en droit social', 'ISEG Nantes', 2016]],
    ],
    ['2019 BAFA - Surveillante de baignade', [['BAFA', null, 2019]]],
    ['2018 Étudiante en licence 2 en sociologie', [['licence 2 en sociologie', null, 2018]]],
    ['2024-2025 : Première année de formation BTS Vente', [['BTS Vente', null, 2025]]],
    [
      '2010 Équivalent de la licence française, Université d’État de Tbilissi',
      [['Équivalent de la licence française', 'Université d’État de Tbilissi', 2010]],
    ],
    [
      '2011 BFEM au lycée de Thiès\n2007 CFEE',
      [
        ['BFEM', 'lycée de Thiès', 2011],
        ['CFEE', null, 2007],
      ],
    ],
    [
      'Université du Québec à Valbourg\tValbourg\nMAITRISE EN GESTION, GPA : 3.5/4.3\t2014',
      [['MAITRISE EN GESTION', 'Université du Québec à Valbourg', 2014]],
    ],
    ['2012 BEPA Services aux personnes (29 Brest)', [['BEPA Services aux personnes', null, 2012]]],
  ])('%s', (lines, expected) => {
    expect(studies(lines)).toEqual(expected);
  });

  test('among licences for work the year of one is not the diploma’s', () => {
    expect(studies('SST recyclage 2025\nCQP Agent de sécurité\nPermis B')).toEqual([]);
  });
});

describe('lines that the margin broke', () => {
  test.each([
    [
      '2021 Licence Administration et gestion des entreprises option\nRH : Université de l’Estuaire, Brest',
      [
        [
          'Licence Administration et gestion des entreprises option RH',
          'Université de l’Estuaire',
          2021,
        ],
      ],
    ],
    [
      '2018 : Baccalauréat économique et social : Lycée\nFrançais des Palmes, Bamako (Mali)',
      [['Baccalauréat économique et social', 'Lycée Français des Palmes', 2018]],
    ],
    [
      '2023-2025 BTS CI (Commerce international à\nréférentiel européen)\nLycée Sainte-Odile',
      [['BTS CI (Commerce international à référentiel européen)', 'Lycée Sainte-Odile', 2025]],
    ],
    [
      '2012 Master 2 Droit à l’École Nationale d’Administration et de\nMagistrature, mention bien',
      [['Master 2 Droit', 'École Nationale d’Administration et de Magistrature', 2012]],
    ],
  ])('%s', (lines, expected) => {
    expect(studies(lines)).toEqual(expected);
  });

  test('a value still tells the words of the document', () => {
    const document = documentFromText(
      `${TOP}Formation\n2015 Master en sciences de l’éducation et\nde la formation, Université du Mans\n`,
      'cv.txt',
    );
    const [read] = readCv(document, { lexicon: emptyLexicon, today: TODAY }).education;
    const source = read?.degree.source;
    expect(document.text.slice(source?.start, source?.end).replace('\n', ' ')).toBe(
      read?.degree.value,
    );
  });
});

describe('who taught stands over the date or beside it', () => {
  test.each([
    [
      'the first school is known, the others stand where it does',
      'Université de Brest, Brest\n2018-2019 : Master en océanographie\n2015-2018 : Licence de biologie\nINPM, Morlaix (Finistère)\n2013-2015 : BTS Aquaculture\nNotre Dame du Vallon (Finistère)\n2012-2013 : Bac S',
      [
        ['Master en océanographie', 'Université de Brest', 2019],
        ['Licence de biologie', 'Université de Brest', 2018],
        ['BTS Aquaculture', 'INPM', 2015],
        ['Bac S', 'Notre Dame du Vallon', 2013],
      ],
    ],
    [
      'names in capitals beside the dates, titles that no word tells below',
      'WEBATELIER\t01/2025 - 06/2025\nDéveloppement web\n- Découverte des langages\n- Projets en équipe\n\nFORLOG\t2014 - 2015\nChargée d’accueil en logement social\n- Gestion des dossiers',
      [
        ['Développement web', 'WEBATELIER', 2025],
        ['Chargée d’accueil en logement social', 'FORLOG', 2015],
      ],
    ],
    [
      'name, then town and year, then title',
      '4X (Développement)\nLille, 2019\nInitiation à la solution 4X\nTELENORD\nRoubaix, 2009-2010\nFormation Technicien réseau\nLYCÉE DES DUNES\nCalais, 2007\nBaccalauréat scientifique',
      [
        ['Initiation à la solution 4X', '4X', 2019],
        ['Formation Technicien réseau', 'TELENORD', 2010],
        ['Baccalauréat scientifique', 'LYCÉE DES DUNES', 2007],
      ],
    ],
    [
      'months cut short, with a stroke between them',
      'Baccalauréat\nLycée du Val, Nevers - sept. 2019 / juill. 2022',
      [['Baccalauréat', 'Lycée du Val', 2022]],
    ],
  ])('%s', (_, lines, expected) => {
    expect(studies(lines)).toEqual(expected);
  });
});

describe('schools that no word tells', () => {
  test('follow a comma where the others do', () => {
    expect(
      studies(
        '2018 CQP Vendeur conseil, Ecomel\n2014 BTS Tourisme, Lycée Monge\n2012 Bac pro Commerce, Lycée Monge',
      ),
    ).toEqual([
      ['CQP Vendeur conseil', 'Ecomel', 2018],
      ['BTS Tourisme', 'Lycée Monge', 2014],
      ['Bac pro Commerce', 'Lycée Monge', 2012],
    ]);
  });

  test('are no field of study after a comma', () => {
    expect(studies('2014 BTS Tourisme, Lycée Monge\n2012 Bac pro Commerce, Vente')).toEqual([
      ['BTS Tourisme', 'Lycée Monge', 2014],
      ['Bac pro Commerce, Vente', null, 2012],
    ]);
  });

  test('are letters after those of the diploma', () => {
    expect(studies('DCG, INTEC | 2014\nBAC, STMG | 2010')).toEqual([
      ['DCG', 'INTEC', 2014],
      ['BAC, STMG', null, 2010],
    ]);
  });

  test('stand over their diploma where the others do', () => {
    expect(
      studies(
        'Assomel | 2020\nFormation aux premiers soins\nLycée Monge | 2014\nBTS Tourisme\nLycée Curie | 2012\nBac pro Commerce',
      ),
    ).toEqual([
      ['Formation aux premiers soins', 'Assomel', 2020],
      ['BTS Tourisme', 'Lycée Monge', 2014],
      ['Bac pro Commerce', 'Lycée Curie', 2012],
    ]);
  });

  test.each([
    [
      '2018 : BTS Tourisme ESCG Paris\n2016 : Bac pro Commerce Lycée Monge',
      [
        ['BTS Tourisme', 'ESCG Paris', 2018],
        ['Bac pro Commerce', 'Lycée Monge', 2016],
      ],
    ],
    [
      'Pigier Lyon – BTS Assistant manager – 2012\nIUT du Lac – DUT GEA – 2010',
      [
        ['BTS Assistant manager', 'Pigier Lyon', 2012],
        ['DUT GEA', 'IUT du Lac', 2010],
      ],
    ],
    [
      'LEP Monge\nBEP Secrétariat\n2014\nGRETA du Béarn\nTitre professionnel Secrétaire\n2018',
      [
        ['BEP Secrétariat', 'LEP Monge', 2014],
        ['Titre professionnel Secrétaire', 'GRETA du Béarn', 2018],
      ],
    ],
  ])('are letters before a town, names where schools lead, letters of a kind: %s', (told, read) => {
    expect(studies(told)).toEqual(read);
  });
});
