import { describe, expect, test } from 'vitest';

import type { Cv, Read } from '#/domain/cv/cv';
import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { formatYearMonth } from '#/domain/shared/plainDate';
import type { YearMonth } from '#/domain/shared/plainDate';
import { emptyLexicon } from '#tests/domain/cv/tinyLexicon';

const read = (text: string): Cv =>
  readCv(documentFromText(text, 'cv.txt'), { lexicon: emptyLexicon, today: '2026-11-22' });
const month = (value: Read<YearMonth | 'ongoing'> | null): string | null =>
  value === null ? null : value.value === 'ongoing' ? 'now' : formatYearMonth(value.value);
const postsOf = ({ experiences }: Cv) =>
  experiences.map(({ jobTitle, company, start, end }) => [
    jobTitle?.value ?? null,
    company?.value ?? null,
    month(start),
    month(end),
  ]);
const TOP = 'Odile Castagnet\nPlombière\nodile.castagnet@example.org\n\n';
const posts = (text: string) => postsOf(read(`${TOP}Expérience professionnelle\n${text}`));

describe('a period', () => {
  test.each([
    ['Depuis 3 ans : Plombière, Durand SARL, Pau', '2023', 'now'],
    ['Plombière, Durand SARL, Pau (depuis deux ans)', '2024', 'now'],
    ['Depuis plus de 18 mois\nPlombière, Durand SARL, Pau', '2025-05', 'now'],
    ['Étés 2012, 2013 et 2014 : Plombière, Durand SARL', '2012-07', '2014-08'],
    ['Saison hiver 2023-2024 : Plombière, Durand SARL', '2023-12', '2024-04'],
    ["Vacances d'été 2019 : Plombière, Durand SARL", '2019-07', '2019-08'],
    ['Noël 2020 : Plombière, Durand SARL', '2020-12', '2020-12'],
    ['Juillet 2019 et juillet 2020 : Plombière, Durand SARL', '2019-07', '2020-07'],
    ['Janv. 20 – Déc. 22 : Plombière, Durand SARL', '2020-01', '2022-12'],
    ['T1 2020 - T3 2022 : Plombière, Durand SARL', '2020-01', '2022-09'],
    ['Fin 2019 - début 2021 : Plombière, Durand SARL', '2019', '2021'],
    ['2022-... Plombière, Durand SARL, Pau', '2022', 'now'],
    ['2019 – (en cours) Plombière, Durand SARL', '2019', 'now'],
    ['2019/.... : Plombière, Durand SARL', '2019', 'now'],
    ['Plombière\nDurand SARL\nJanvier 2020\nDécembre 2022', '2020-01', '2022-12'],
  ])('is read in %j', (text, start, end) => {
    const [first, ...more] = posts(`${text}\n- Pose de chaudières`);
    expect([first?.slice(2), more]).toEqual([[start, end], []]);
    expect([first?.[0], first?.[1]]).toEqual(['Plombière', 'Durand SARL']);
  });

  test('told by its length is doubtful, and gives way to a date', () => {
    const since = (text: string) =>
      read(`${TOP}Expérience\n${text}`).experiences.map(({ start }) => [
        month(start),
        start?.confidence,
      ]);
    expect(since('Depuis 3 ans : Plombière, Durand SARL')).toEqual([['2023', 'doubtful']]);
    expect(since('Plombière, Durand SARL, depuis mars 2021, depuis 3 ans')).toEqual([
      ['2021-03', 'sure'],
    ]);
  });

  test.each([
    '- Depuis un an, interlocutrice technique de cinq clients',
    'Maîtresse d’apprentissage d’une étudiante depuis deux ans',
  ])('told by its length opens no post in %j', (task) => {
    expect(posts(`Plombière, Durand SARL, Pau, 2015 - 2024\n- Pose\n${task}`)).toEqual([
      ['Plombière', 'Durand SARL', '2015', '2024'],
    ]);
  });

  test('set on two lines leaves no line for a task', () => {
    const [post] = read(
      `${TOP}Expérience\nPlombière\nDurand SARL\nJanvier 2020\nDécembre 2022\n- Pose de chaudières`,
    ).experiences;
    expect(post?.tasks.map(({ value }) => value)).toEqual(['Pose de chaudières']);
  });
});

describe('the town', () => {
  const personOf = (line: string) =>
    read(
      `Odile Castagnet\nPlombière\n${line}\nodile@example.org\n\nExpérience\nPlombière, Durand SARL, 2019 - 2021\n`,
    );
  test.each([
    ['Cocody, Abidjan', 'Abidjan'],
    ['Ixelles, Bruxelles', 'Bruxelles'],
    ['Pantin, Seine-Saint-Denis', 'Pantin'],
    ['Bezons (Val-d’Oise)', 'Bezons'],
    ['Nantes, Loire-Atlantique, France', 'Nantes'],
    ['Carouge (GE)', 'Carouge'],
    ['Villard-Bonnot, Isère', 'Villard-Bonnot'],
    ['Oullins, Métropole de Lyon', 'Oullins'],
    ['95 - Bezons', 'Bezons'],
    ['Bezons, 95', 'Bezons'],
    ['3 rue des Lilas, Bezons', 'Bezons'],
    ['Domiciliée à Bezons', 'Bezons'],
    ['Basée à Saint-Herblain (44)', 'Saint-Herblain'],
    ["J'habite à Bezons", 'Bezons'],
    ['Ville : Bezons', 'Bezons'],
    ['01 BP 456 Abidjan 01', 'Abidjan'],
    ['Paris XIe', 'Paris'],
    ['Cel : 01 02 03 04 05', undefined],
    ['Résidence Les Jardins', undefined],
    ['Isère', undefined],
  ])('is read in %j', (line, town) => {
    expect(personOf(line).person.city?.value).toBe(town);
  });

  test.each([
    'Chaussée de Ninove 112 bte 4\n1080 Molenbeek-Saint-Jean',
    'Cité des Fleurs, bât C\n93500 Pantin',
  ])('is no headline in %j', (address) => {
    expect(
      read(`Odile Castagnet\n${address}\nodile@example.org\n\nFormation\n`).headline,
    ).toBeNull();
  });

  test('two numbers parted by a slash are two telephones, the first one read whole', () => {
    expect(personOf('+221 77 123 45 67 / 33 991 22 33').person.phone?.value).toBe(
      '+221 77 123 45 67',
    );
  });
});

describe('a post', () => {
  test.each([
    ['Stage à ECOBANK TOGO, 2018', 'Stage', 'ECOBANK TOGO'],
    ["Stage de fin d'études (6 mois), Airbus, Toulouse, 2018", "Stage de fin d'études", 'Airbus'],
    ['Service civique : Unis-Cité, 2017 (8 mois)', 'Service civique', 'Unis-Cité'],
    ['Alternance – Assistante RH – Carrefour – 2020/2022', 'Assistante RH', 'Carrefour'],
    [
      'Mission intérim : cariste chez Amazon (Lauwin-Planque) de mars à juin 2021',
      'cariste',
      'Amazon',
    ],
    ['CDD - Secrétaire - Mairie de Billère - 2018', 'Secrétaire', 'Mairie de Billère'],
    ['Stagiaire développeur – Atos – 6 mois – 2011', 'Stagiaire développeur', 'Atos'],
    [
      '2016 - 2020\tAide-comptable\tFiduciaire Verhaegen\tUccle',
      'Aide-comptable',
      'Fiduciaire Verhaegen',
    ],
    ['Promod - Oullins\nVendeuse, 2019-2021', 'Vendeuse', 'Promod'],
  ])('is told from its employer in %j', (text, title, company) => {
    expect(posts(text).map((post) => post.slice(0, 2))).toEqual([[title, company]]);
  });

  test.each([
    ['PFMP de 6 semaines : Spa des Lilas, mai-juin 2026', 'internship'],
    ['Période de formation en milieu professionnel – Spa des Lilas – mai 2026', 'internship'],
  ])('of %j is a placement', (text, kind) => {
    expect(read(`${TOP}Expérience\n${text}`).experiences.map((post) => post.kind)).toEqual([kind]);
  });

  test.each([
    [
      'Garage Lassalle, Pau\nMécanicien\nVidange, freins\nGarage Dupuis, Tarbes\nApprenti mécanicien',
      [
        ['Mécanicien', 'Garage Lassalle'],
        ['Apprenti mécanicien', 'Garage Dupuis'],
      ],
    ],
    [
      'Vendeuse\nPromod, Oullins\n- Encaissement\nServeuse\nCafé du Lac – Annecy\n- Service',
      [
        ['Vendeuse', 'Promod'],
        ['Serveuse', 'Café du Lac'],
      ],
    ],
    ['Plombière - Durand SARL - 3 ans', [['Plombière', 'Durand SARL']]],
  ])('without date names its employer in %j', (text, expected) => {
    expect(posts(text).map((post) => post.slice(0, 2))).toEqual(expected);
  });

  test('held among others in one house takes no task for its employer', () => {
    const cv = read(
      `${TOP}Expérience\nCAPGEMINI, Paris (2012 – 2023)\n\nChef de projet (2018 – 2023)\nDéploiement chez un grand compte\nAnalyste (2015 – 2018)\nRecueil des besoins\nDéveloppeur (2012 – 2015)\n\nATOS, Bezons\nStagiaire développeur – 6 mois – 2011`,
    );
    expect(postsOf(cv)).toEqual([
      ['Chef de projet', 'CAPGEMINI', '2018', '2023'],
      ['Analyste', 'CAPGEMINI', '2015', '2018'],
      ['Développeur', 'CAPGEMINI', '2012', '2015'],
      ['Stagiaire développeur', 'ATOS', '2011', '2011'],
    ]);
    expect(cv.experiences.map(({ tasks }) => tasks.map(({ value }) => value))).toEqual([
      ['Déploiement chez un grand compte'],
      ['Recueil des besoins'],
      [],
      [],
    ]);
  });
});

describe('tables without a heading', () => {
  test('are named by their columns', () => {
    const cv = read(
      'Nom\tDIALLO\nPrénom\tFatoumata\nE-mail\tf.diallo@example.gn\n\nPÉRIODE\tSTRUCTURE\tPOSTE\n2020 à nos jours\tHôpital Donka\tSage-femme\n2017-2020\tCentre de santé de Matoto\tSage-femme stagiaire\n\nANNÉE\tDIPLÔME\tÉTABLISSEMENT\n2017\tDiplôme d’État de sage-femme\tÉcole nationale de santé de Kindia',
    );
    expect(postsOf(cv)).toEqual([
      ['Sage-femme', 'Hôpital Donka', '2020', 'now'],
      ['Sage-femme stagiaire', 'Centre de santé de Matoto', '2017', '2020'],
    ]);
    expect(cv.education.map(({ institution }) => institution?.value)).toEqual([
      'École nationale de santé de Kindia',
    ]);
  });
});

describe('a diploma', () => {
  test.each([
    ['Ingénieur EFREI 2012', 'Ingénieur EFREI', 'Bac+5'],
    ['Bac +5 en marketing, INSEEC, 2016', 'Bac +5 en marketing', 'Bac+5'],
    ['2015 – DNMADE graphisme (École Estienne)', 'DNMADE graphisme', 'Bac+3'],
    ["DES\t2014\nÉcole secondaire de l'Odyssée", 'DES', 'Bac'],
    ['2013\tBac pro Commerce, Lycée Voltaire', 'Bac pro Commerce', 'Bac'],
    [
      '2019 Diplôme d’État de docteur en médecine, Université Paris Cité',
      'Diplôme d’État de docteur en médecine',
      'Bac+8',
    ],
  ])('is read in %j', (line, degree, level) => {
    expect(
      read(`${TOP}Formation\n${line}`).education.map((one) => [one.degree.value, one.level]),
    ).toEqual([[degree, level]]);
  });

  test('is no licence because its school is called Voltaire', () => {
    const cv = read(
      'Enzo Rinaldi\nenzo@example.com\n\n2021-2023 : Apprenti serveur, Brasserie des Halles, Nîmes\n\nBac pro Commerce, Lycée hôtelier Voltaire, Nîmes (2023)',
    );
    expect(cv.education.map(({ institution }) => institution?.value)).toEqual([
      'Lycée hôtelier Voltaire',
    ]);
  });
});
