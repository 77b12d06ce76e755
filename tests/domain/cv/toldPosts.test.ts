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

describe('what stands for a post or a house', () => {
  test('is how one worked, where no post is named', () => {
    const cv = told(
      '2019-2021 Alternance imprimerie Orval : mise en page, façonnage\n2018-2019 Intérim (Colivio Nord)\nRemplacements en clinique et en foyer\n2017 : stage CHU de Tarbes, service achats\n2016 – 3 mois d’intérim à la SNSM, saisie des fiches',
    );
    expect(named(cv)).toEqual([
      ['Alternance', 'imprimerie Orval'],
      ['Intérim', 'Colivio Nord'],
      ['stage', 'CHU de Tarbes'],
      ['intérim', 'SNSM'],
    ]);
    expect(tasksOf(cv)[1]).toEqual(['Remplacements en clinique et en foyer']);
  });

  test('is a kind of house beside what was done, and never of one’s own people', () => {
    const cv = told(
      '2021 (6 mois)   Tech de déploiement, intérim, hôpitaux : clonage, 600 postes\n2015-2016  garde de ma tante (Parkinson) à la maison\n2013-2015 congé parental, 2 enfants\n2012-2013 vendeuse, Nordal – conseil, caisse, réassort',
    );
    expect(named(cv)).toEqual([
      ['Tech de déploiement', 'hôpitaux'],
      ['garde de ma tante', null],
      ['vendeuse', 'Nordal'],
    ]);
  });

  test('are two trades of one post with a stroke between', () => {
    const cv = told(
      '- Caves Orval (2010 à 2024) : caviste / cariste. Remuage, dégorgement, expédition\n- 2008/2010 : Nordal, conductrice machine, 5x8',
    );
    expect(named(cv)).toEqual([
      ['caviste / cariste', 'Caves Orval'],
      ['conductrice machine', 'Nordal'],
    ]);
  });
});

describe('a list of placements without dates', () => {
  test('tells one on each line under its heading', () => {
    const cv = readInvented(
      `${TOP}STAGES (PFMP)\n- Crèche municipale Les Coquelicots, Lescar, 7 semaines, section des moyens : repas, sieste, peinture\n- Micro-crèche Orval, 6 sem, avec l’équipe des grands\n- EHPAD 3 sem\n\nEXPERIENCES\n2023 à 2025 : serveuse, Café Orval\n\nFORMATION\n2026 CAP couverture\n`,
    );
    expect(named(cv).slice(0, 3)).toEqual([
      [null, 'Crèche municipale Les Coquelicots'],
      [null, 'Micro-crèche Orval'],
      [null, 'EHPAD'],
    ]);
    expect(cv.experiences.slice(0, 3).map(({ kind }) => kind)).toEqual([
      'internship',
      'internship',
      'internship',
    ]);
  });
});

describe('a post on two lines', () => {
  test('may open with its dates alone, tasks in small letters below', () => {
    const cv = told(
      'Janvier 2023 / Juin 2026\nAssistante RH, Groupe Orval (BTP, 300 p.)\ndossiers du personnel, contrats\nsuivi des formations\n2021/2022 alternance chez Nordal, service paie\nvariables, bulletins',
    );
    expect(named(cv)).toEqual([
      ['Assistante RH', 'Groupe Orval'],
      ['alternance', 'Nordal'],
    ]);
    expect(tasksOf(cv)[0]).toEqual(['dossiers du personnel, contrats', 'suivi des formations']);
  });

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

  test('keeps a trade whole that nobody lists, whatever it is done with', () => {
    const cv = told(
      '2015 - 2024 Chargé des relations avec les riverains\n2010 - 2015 Chargé des relations avec les riverains',
    );
    expect(postsOf(cv).map(([title]) => title)).toEqual([
      'Chargé des relations avec les riverains',
      'Chargé des relations avec les riverains',
    ]);
  });

  test('has no post of somebody whom one may ask', () => {
    const cv = told(
      '03/2012 - 06/2020 Couvreuse, Toitures Delmas\n- Pose de tuiles\n- 2016 M. Alain Delmas, chef de chantier - Bâti Nordal',
    );
    expect(named(cv)).toEqual([['Couvreuse', 'Toitures Delmas']]);
  });
});

describe('heads of several lines', () => {
  test('are house over post over dates, told in any order', () => {
    const cv = told(
      'SARL Orval, Pau\nmaçon coffreur\nde avril 2012 à ce jour\nvillas, piscines, dalles\nNordal Construction\ncoffreur bancheur\n2006 - 2012\nhôpital, gare, banches',
    );
    expect(named(cv)).toEqual([
      ['maçon coffreur', 'SARL Orval'],
      ['coffreur bancheur', 'Nordal Construction'],
    ]);
    expect(tasksOf(cv)[0]).toEqual(['villas, piscines, dalles']);
  });

  test('give their date last, under what was done', () => {
    const cv = told(
      'Agent de sécurité incendie\nNordal Sécurité\nrondes, main courante\n(Du 02/05/2021 au 31/08/2023)\nAgent de prévention\nOrval Gardiennage\nfiltrage, palpation\n(De novembre 2016 à avril 2021)',
    );
    expect(named(cv)).toEqual([
      ['Agent de sécurité incendie', 'Nordal Sécurité'],
      ['Agent de prévention', 'Orval Gardiennage'],
    ]);
    expect(tasksOf(cv)[1]).toEqual(['filtrage, palpation']);
  });
});
