import { describe, expect, test } from 'vitest';

import type { Cv, Read } from '#/domain/cv/cv';
import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { formatYearMonth } from '#/domain/shared/plainDate';
import type { YearMonth } from '#/domain/shared/plainDate';
import { emptyLexicon } from '#tests/domain/cv/tinyLexicon';

const read = (text: string): Cv =>
  readCv(documentFromText(text, 'cv.txt'), { lexicon: emptyLexicon, today: '2026-11-21' });
const month = (value: Read<YearMonth | 'ongoing'> | null): string | null =>
  value === null ? null : value.value === 'ongoing' ? 'now' : formatYearMonth(value.value);
const jobs = (text: string) =>
  read(text).experiences.map(({ jobTitle, company, start, end }) => [
    jobTitle?.value ?? null,
    company?.value ?? null,
    month(start),
    month(end),
  ]);
const TOP = 'Odile Castagnet\nPlombière\nodile.castagnet@example.org\n\n';

describe('the town', () => {
  const tail = '\n\nExpérience\nPlombière, Durand SARL, 2019 - 2021\n';
  test.each([
    ['12, rue des Érables, Trois-Rivières (Québec) G8Z 1B2', 'Trois-Rivières'],
    ['455 rue King, Sherbrooke QC J1H 5G6', 'Sherbrooke'],
    ['8, rue Notre-Dame, Rimouski (Québec) G5L\u00a02B3', 'Rimouski'],
    ['118, rue du Vieux Moulin, appartement 12, Saguenay (Québec) G7H 4A5', 'Saguenay'],
    ['Petit-Bourg, Guadeloupe | +590 690 11 22 33', 'Petit-Bourg'],
    ['Le Lamentin, Martinique | 0696 11 22 33', 'Le Lamentin'],
    ['Lot II A 3, 301 Fianarantsoa, Madagascar', 'Fianarantsoa'],
    ['Chemin du Lac 4, CH-1260 Nyon', 'Nyon'],
    ['Rue Haute 8, B-5000 Namur', 'Namur'],
    ['Quai Vert 3, 7500 Tournai', 'Tournai'],
    ['Sion', 'Sion'],
    ['La Ciotat', 'La Ciotat'],
  ])('is read in %j', (line, town) => {
    expect(
      read(`Odile Castagnet\nPlombière\n${line}\nodile@example.org${tail}`).person.city?.value,
    ).toBe(town);
  });
});

describe('administrative forms', () => {
  test.each([
    [
      'French',
      [
        'Dates\t2020 →',
        'Fonction\tAide-soignante',
        'Employeur\tClinique du Parc, Pau',
        'Principales activités\tToilettes, repas',
        'Transmissions écrites',
        'Dates\tSeptembre 2018 – juin 2020',
        'Fonction\tAuxiliaire de vie',
        'Employeur\tMaison des Tilleuls, Tarbes',
        'Principales activités\tCourses et ménage',
        'Dates\tMars – juillet 2017',
        'Fonction\tStagiaire aide-soignante',
        'Employeur\tHôpital Sud, Pau',
      ],
    ],
    [
      'English',
      [
        'Dates\t2020 -',
        'Occupation or position held\tAide-soignante',
        'Name and address of employer\tClinique du Parc, Pau',
        'Main activities and responsibilities\tToilettes, repas',
        'Dates\tSeptember 2018 – June 2020',
        'Occupation or position held\tAuxiliaire de vie',
        'Name and address of employer\tMaison des Tilleuls, Tarbes',
        'Dates\tMarch – July 2017',
        'Occupation or position held\tStagiaire aide-soignante',
        'Name and address of employer\tHôpital Sud, Pau',
      ],
    ],
    [
      'colons',
      [
        'Dates : 2020 →',
        'Fonction : Aide-soignante',
        'Employeur : Clinique du Parc, Pau',
        'Activités : toilettes, repas',
        'Dates : 09/2018 – 06/2020',
        'Fonction : Auxiliaire de vie',
        'Employeur : Maison des Tilleuls, Tarbes',
        'Activités : courses et ménage',
        'Dates : 03/2017 – 07/2017',
        'Fonction : Stagiaire aide-soignante',
        'Employeur : Hôpital Sud, Pau',
      ],
    ],
  ])('with %s labels give each block its entry', (_, lines) => {
    expect(jobs(`${TOP}Expérience professionnelle\n${lines.join('\n')}`)).toEqual([
      ['Aide-soignante', 'Clinique du Parc', '2020', 'now'],
      ['Auxiliaire de vie', 'Maison des Tilleuls', '2018-09', '2020-06'],
      ['Stagiaire aide-soignante', 'Hôpital Sud', '2017-03', '2017-07'],
    ]);
  });
});

describe('an open date', () => {
  test.each(['2020 →', '2020 - ...', '2020 – …', '2020 >', 'Sept. 2020 →'])(
    '%j is still going on',
    (date) => {
      const [first] = jobs(
        `${TOP}Expérience\n${date}\nPlombière, Durand SARL, Pau\n- Pose de chaudières`,
      );
      expect(first?.[3]).toBe('now');
    },
  );
});

describe('gaps', () => {
  test.each([
    'Congé parental',
    'Congé sabbatique',
    "Recherche d'emploi",
    'Année sabbatique, voyage en Asie',
    'Parental leave',
    'Career break',
    'Congé maternité',
  ])('%j is no job', (gap) => {
    expect(
      jobs(
        `${TOP}Expérience\nDepuis avril 2023\nPlombière, Durand SARL, Pau\nJuillet 2022 – mars 2023\n${gap}\nJanvier 2020 – juin 2022\nPlombière, Martin et Fils, Pau`,
      ).map(([title]) => title),
    ).toEqual(['Plombière', 'Plombière']);
  });

  test('a consultant in leave management keeps the job', () => {
    expect(
      jobs(`${TOP}Expérience\n2020 - 2022\nGestionnaire des congés, Durand SARL, Pau`).map(
        ([title]) => title,
      ),
    ).toEqual(['Gestionnaire des congés']);
  });
});

describe('titles and employers', () => {
  test.each([
    [
      'Vendeuse conseil, boutique Lumière de Nancy, Nancy',
      'Vendeuse conseil',
      'boutique Lumière de Nancy',
    ],
    ['Animateur, centre social Les Acacias', 'Animateur', 'centre social Les Acacias'],
    ['Cuisinier, restaurant Le Phare, Brest', 'Cuisinier', 'restaurant Le Phare'],
    ['Serveuse, brasserie Georges', 'Serveuse', 'brasserie Georges'],
  ])('are told apart in %j', (line, title, company) => {
    expect(jobs(`${TOP}Expérience\n2019 - 2021\n${line}\n- Accueil`)).toEqual([
      [title, company, '2019', '2021'],
    ]);
  });

  test('are told apart around a period in words', () => {
    expect(
      jobs(`${TOP}Expérience\nIntérim chez Randstad de 2017 à 2019 : préparateur de commandes`),
    ).toEqual([['préparateur de commandes', 'Randstad', '2017', '2019']]);
  });

  test('an undated job among dated ones is an entry of its own', () => {
    expect(
      jobs(
        `${TOP}Expérience\nPlombière, Durand SARL, Pau, 2019 - 2021\n- Pose de chaudières\n- Dépannage\nVendeuse, Boulangerie Petit, Tarbes\n- Encaissement\nServeuse, Café Sud, Pau, 2012 - 2013\n- Service en salle`,
      ),
    ).toEqual([
      ['Plombière', 'Durand SARL', '2019', '2021'],
      ['Vendeuse', 'Boulangerie Petit', null, null],
      ['Serveuse', 'Café Sud', '2012', '2013'],
    ]);
  });
});

describe('diplomas', () => {
  const study = (line: string) =>
    read(`${TOP}Formation\n${line}`).education.map(({ degree, institution, end }) => [
      degree?.value ?? null,
      institution?.value ?? null,
      month(end),
    ]);

  test.each([
    [
      '2009\tBaccalauréat professionnel Commerce, lycée Jean-Moulin',
      'Baccalauréat professionnel Commerce',
      'lycée Jean-Moulin',
      '2009',
    ],
    [
      '2011 : CAP Cuisine, école hôtelière de Tain',
      'CAP Cuisine',
      'école hôtelière de Tain',
      '2011',
    ],
    ['BTS Diététique, institut Pasteur, 2015', 'BTS Diététique', 'institut Pasteur', '2015'],
    ['2016 - CAP Coiffure, cfa de la Plaine', 'CAP Coiffure', 'cfa de la Plaine', '2016'],
    [
      '2014\tFormation de conducteur de tramway, Wallonie Formation',
      'Formation de conducteur de tramway',
      'Wallonie Formation',
      '2014',
    ],
    [
      '2019 – BTS Assurance (cours du soir), Greta du Béarn',
      'BTS Assurance',
      'Greta du Béarn',
      '2019',
    ],
    [
      'CAP Fleuriste – Maison familiale rurale du Gers. – 2018',
      'CAP Fleuriste',
      'Maison familiale rurale du Gers',
      '2018',
    ],
  ])('%j', (line, degree, school, end) => {
    expect(study(line)).toEqual([[degree, school, end]]);
  });

  test('a school goes on after "du"', () => {
    expect(study('2016 – CAP Pâtisserie, Lycée professionnel\ndu Marin')).toEqual([
      ['CAP Pâtisserie', 'Lycée professionnel du Marin', '2016'],
    ]);
  });

  test('a school wraps onto the next line', () => {
    expect(
      study('2013\tLicence professionnelle en hydraulique, École nationale supérieure\nde Sikasso'),
    ).toEqual([
      ['Licence professionnelle en hydraulique', 'École nationale supérieure de Sikasso', '2013'],
    ]);
  });
});

describe('an English CV', () => {
  test('gives posts, diplomas and towns', () => {
    const cv = read(
      'Fiona Marsh\nQuantity Surveyor\nDublin, Ireland | fiona.marsh@example.org\n\nEMPLOYMENT HISTORY\nQuantity Surveyor, Harbour Build Ltd, Cork\nMarch 2019 – Present\n- Cost plans\nAssistant Surveyor, Northgate Ltd, Dublin\nSept 2015 to Feb 2019\n\nEDUCATION AND TRAINING\nBSc Quantity Surveying, University of Galway, 2015\n\nLANGUAGES\nEnglish (native), French (B2)',
    );
    expect(cv.person.city?.value).toBe('Dublin');
    expect(
      cv.experiences.map(({ jobTitle, start, end }) => [jobTitle?.value, month(start), month(end)]),
    ).toEqual([
      ['Quantity Surveyor', '2019-03', 'now'],
      ['Assistant Surveyor', '2015-09', '2019-02'],
    ]);
    expect(cv.education.map(({ institution }) => institution?.value)).toEqual([
      'University of Galway',
    ]);
  });
});
