import { describe, expect, test } from 'vitest';

import type { Cv } from '#/domain/cv/cv';
import { monthAt, postsOf, readInvented, TOP } from '#tests/domain/cv/readInvented';

const told = (lines: string): Cv =>
  readInvented(`${TOP}EXPERIENCES\n${lines}\n\nFORMATION\nCAP couverture 2009\n`);

const named = (cv: Cv) => postsOf(cv).map(([title, house]) => [title, house]);

const tasksOf = ({ experiences }: Cv) =>
  experiences.map(({ tasks }) => tasks.map(({ value }) => value));

describe('tasks', () => {
  test('in small letters under a long dated line are no end of its title', () => {
    const cv = told(
      'Depuis 05/2018   AMAPA secteur Tarbes – garde de nuit puis aide à domicile (cat. A)\n   lever, coucher, repas, courses\n2012-2018  Toitures Delmas – couvreuse – licenciement éco\n   dépose, liteaux, zinc',
    );
    expect(named(cv)).toEqual([
      ['aide à domicile', 'AMAPA secteur Tarbes'],
      ['couvreuse', 'Toitures Delmas'],
    ]);
    expect(tasksOf(cv)).toEqual([['lever, coucher, repas, courses'], ['dépose, liteaux, zinc']]);
  });

  test('after a colon, a dash, a stop or in brackets stay one task as written', () => {
    const cv = told(
      '- mars 2021 à juin 2022 : Ets Delmas à Pau : couvreuse, tuiles et zinc (gouttières, chéneaux)\n- 2018 – 2021 : zingueuse, Toits Verts. noues, bavettes, solins. Boite fermée\n- 2015/2018 – manoeuvre – Bâti Nordal – étais, coffrage – fin de chantier',
    );
    expect(named(cv)).toEqual([
      ['couvreuse', 'Ets Delmas'],
      ['zingueuse', 'Toits Verts'],
      ['manoeuvre', 'Bâti Nordal'],
    ]);
    expect(tasksOf(cv)).toEqual([
      ['tuiles et zinc (gouttières, chéneaux)'],
      ['noues, bavettes, solins'],
      ['étais, coffrage'],
    ]);
  });
});

describe('the parts of a line', () => {
  test('are told with "chez", "comme" and a length', () => {
    const cv = told(
      '- 2 ans et demi chez Nordal comme serveuse (salle, terrasse)\n- été 2019 : vendanges\n- 6 mois de plonge chez Tissandier en 2018\n- 2016 – 3 semaines couvreuse avec mon cousin, dépose de tuiles',
    );
    expect(named(cv)).toEqual([
      ['serveuse', 'Nordal'],
      ['vendanges', null],
      ['plonge', 'Tissandier'],
      ['couvreuse', null],
    ]);
    expect(postsOf(cv)[1]?.slice(2)).toEqual([monthAt(2019, 7), monthAt(2019, 8)]);
    expect(tasksOf(cv)).toEqual([['salle, terrasse'], [], [], ['dépose de tuiles']]);
  });

  test('leave contracts, hours and reasons of leaving out of post and house', () => {
    const cv = told(
      'Chauffeuse PL : TRANSPORTS ORVAL 2015/2019 (CDI) puis intérim\nChauffeuse SPL : STE NORDAL 2019/2023, départ de nuit, 3 clients par jour\nLivreuse : Boulangerie Delmas 2012/2015 CDD renouvelé',
    );
    expect(postsOf(cv)).toEqual([
      ['Chauffeuse PL', 'TRANSPORTS ORVAL', monthAt(2015), monthAt(2019)],
      ['Chauffeuse SPL', 'STE NORDAL', monthAt(2019), monthAt(2023)],
      ['Livreuse', 'Boulangerie Delmas', monthAt(2012), monthAt(2015)],
    ]);
    expect(tasksOf(cv)[1]).toEqual(['départ de nuit, 3 clients par jour']);
  });

  test('name the post in small letters beside the house', () => {
    const cv = told(
      '2021 - 2023 Nordal Pau vendeuse micro, CDD\n2019-2020 crêperie Ty Delmas (Gap) plonge et service\n2017 Stage 2 mois mairie de Lescar, service paie\n2015-2016 Hôtel Tissandier / réceptionniste / standard, clés, petits déjeuners',
    );
    expect(named(cv)).toEqual([
      ['vendeuse micro', 'Nordal Pau'],
      ['plonge et service', 'crêperie Ty Delmas'],
      ['Stage', 'mairie de Lescar'],
      ['réceptionniste', 'Hôtel Tissandier'],
    ]);
    expect(tasksOf(cv)[3]).toEqual(['standard, clés, petits déjeuners']);
  });

  test('name what was done where no trade is', () => {
    const cv = told(
      '2014-2019  cantine école de Lescar + ménage des classes (20 h)\n2011-2014  congés parental / ménages chez des voisins CESU\n2010-2011 rien (accident)\n2008-2010 Conserverie Orval, ouvriere 3x8 – usine fermée',
    );
    expect(named(cv)).toEqual([
      ['cantine école de Lescar + ménage des classes', 'école de Lescar'],
      ['ménages', 'des voisins CESU'],
      ['ouvriere 3x8', 'Conserverie Orval'],
    ]);
  });
});

describe('a post on two lines', () => {
  test('is its house with its dates over its name', () => {
    const cv = told(
      '2019–2024    Transports Orval\n             conductrice citerne (lait)\n             tournée des fermes, prélèvements, lavage\n             licenciée économique en juin\n2016–2019    Garage Delmas\n             mécanicienne, vidanges et freins',
    );
    expect(named(cv)).toEqual([
      ['conductrice citerne', 'Transports Orval'],
      ['mécanicienne', 'Garage Delmas'],
    ]);
    expect(tasksOf(cv)[0]).toEqual(['tournée des fermes, prélèvements, lavage']);
  });
});

describe('sentences in the first person', () => {
  test('tell posts and what was done there', () => {
    const cv = told(
      'J’ai travaillé comme magasinière chez Nordal de 2008 à 2019. Je recevais les palettes et je faisais les inventaires. Ensuite j’ai été cariste à la coopérative Tissandier de 2019 à 2023, avec le chariot frontal.\nDepuis 2024 je fais des missions d’intérim comme préparatrice pour Colivio.',
    );
    expect(postsOf(cv)).toEqual([
      ['magasinière', 'Nordal', monthAt(2008), monthAt(2019)],
      ['cariste', 'coopérative Tissandier', monthAt(2019), monthAt(2023)],
      ['préparatrice', 'Colivio', monthAt(2024), 'ongoing'],
    ]);
    expect(tasksOf(cv)).toEqual([
      ['Je recevais les palettes et je faisais les inventaires'],
      ['avec le chariot frontal.'],
      [],
    ]);
  });
});

describe('several posts on one line', () => {
  test('are parted where each has its dates', () => {
    const cv = told(
      'Serveuse, Café Orval, 2019-2021 ; plongeuse, Auberge Delmas, 2017-2019\nvendeuse, Nordal, 2015-2017, conseil, caisse',
    );
    expect(named(cv)).toEqual([
      ['Serveuse', 'Café Orval'],
      ['plongeuse', 'Auberge Delmas'],
      ['vendeuse', 'Nordal'],
    ]);
  });
});

describe('a paper whose posts are set apart', () => {
  test('is read by its arrangement', () => {
    const cv = told(
      'Couvreuse, Toitures Delmas, Pau\n04/2019 - 05/2023\n- Pose de tuiles\n- Zinguerie\nManoeuvre, Bâti Nordal, Tarbes\n03/2016 - 03/2019\n- Étais',
    );
    expect(named(cv)).toEqual([
      ['Couvreuse', 'Toitures Delmas'],
      ['Manoeuvre', 'Bâti Nordal'],
    ]);
    expect(tasksOf(cv)).toEqual([['Pose de tuiles', 'Zinguerie'], ['Étais']]);
  });
});
