import { describe, expect, test } from 'vitest';

import { TOP, monthAt, postsOf, readInvented } from '#tests/domain/cv/readInvented';

const posts = (section: string) =>
  postsOf(readInvented(`${TOP}Expérience professionnelle\n${section}\n`));

describe('a section of posts is read the way that explains most of it', () => {
  test('a year that nothing parts from the house opens a post where the others have one', () => {
    expect(
      posts(
        '2020-2022 STE MERLANE\nCouvreuse\n2018 ATELIER ROUVEL\tStage\n2017 BANQUE LORIOT\tStage\n2016 ATELIER ROUVEL\tStage',
      ),
    ).toEqual([
      ['Couvreuse', 'STE MERLANE', monthAt(2020), monthAt(2022)],
      ['Stage', 'ATELIER ROUVEL', monthAt(2018), monthAt(2018)],
      ['Stage', 'BANQUE LORIOT', monthAt(2017), monthAt(2017)],
      ['Stage', 'ATELIER ROUVEL', monthAt(2016), monthAt(2016)],
    ]);
  });

  test('how long each lasted stands for the dates where none is written', () => {
    expect(
      posts(
        '• Toitures Merlane - Le Blanc - 14 mois - Alternance\n• Pose de tuiles\nAtelier Rouvel - 7 mois - Stage\n• Découpe du zinc\nCharpentes Loriot - 9 ans\nCouvreuse zingueuse\n• Suivi des chantiers',
      ),
    ).toEqual([
      ['Alternance', 'Toitures Merlane', null, null],
      ['Stage', 'Atelier Rouvel', null, null],
      ['Couvreuse zingueuse', 'Charpentes Loriot', null, null],
    ]);
  });

  test('a bullet that tells one whole post is one', () => {
    expect(
      posts(
        "• Stage d'observation en classe de 3ème (Février 2021) dans l'entreprise Rouvel à Niort",
      ),
    ).toEqual([
      ["Stage d'observation en classe de 3ème", 'Rouvel', monthAt(2021, 2), monthAt(2021, 2)],
    ]);
  });

  test('bullets in bold over bullets in plain type are the heads of posts', () => {
    const cv = readInvented(
      `${TOP}Expérience professionnelle\n• Gérante de boutique\n• Tenue de la caisse\n• Accueil des clients\n`,
      (line) => ({ ...line, bold: /Gérante|Expérience/u.test(line.text), fontSize: 11 }),
    );
    expect(postsOf(cv)).toEqual([['Gérante de boutique', null, null, null]]);
    expect(cv.experiences[0]?.tasks).toHaveLength(2);
  });

  test('bullets under dates that stand alone name the posts, whatever bullets tell what was done', () => {
    const cv = readInvented(
      `${TOP}Expérience professionnelle\n• De juin 2015 à avril 2019 :\n• Agent d’entretien – MERLANE SERVICES\nImmeuble de la Brèche – Niort (79)\n• Nettoyage des bureaux\n• Gestion des stocks\n• De février 2014 à mars 2014 :\n• Agent de quai – LORIOT S.A.\nCité du Val – Blois (41)\n• De janvier 2012 à novembre 2012 :\n• Ouvrière de fabrication – Rouvel Industrie\n`,
      (line) => ({ ...line, bold: /Agent|Ouvrière|Expérience/u.test(line.text), fontSize: 11 }),
    );
    expect(postsOf(cv)).toEqual([
      ['Agent d’entretien', 'MERLANE SERVICES', monthAt(2015, 6), monthAt(2019, 4)],
      ['Agent de quai', 'LORIOT S.A.', monthAt(2014, 2), monthAt(2014, 3)],
      ['Ouvrière de fabrication', 'Rouvel Industrie', monthAt(2012, 1), monthAt(2012, 11)],
    ]);
  });

  test('a bullet under a house and its dates may name the post', () => {
    expect(
      posts(
        'Toitures Merlane | 2019 - 2022\n• Couvreuse zingueuse\n• Pose de tuiles\nAtelier Rouvel | 2017 - 2019\n• Vendeuse\n• Tenue de la caisse',
      ),
    ).toEqual([
      ['Couvreuse zingueuse', 'Toitures Merlane', monthAt(2019), monthAt(2022)],
      ['Vendeuse', 'Atelier Rouvel', monthAt(2017), monthAt(2019)],
    ]);
  });

  test('lines of two parts without a date tell together which part is the post', () => {
    expect(
      posts(
        '• Merlane 36 - Point relais et retouches\n• ROUVEL - Référencement de produits\n• CHI Jean Loriot - Accueil de nuit\n• GARDIA - Agente de sécurité',
      ),
    ).toEqual([
      ['Point relais et retouches', 'Merlane 36', null, null],
      ['Référencement de produits', 'ROUVEL', null, null],
      ['Accueil de nuit', 'CHI Jean Loriot', null, null],
      ['Agente de sécurité', 'GARDIA', null, null],
    ]);
  });

  test('a year in a list of tasks dates no post', () => {
    expect(
      posts(
        'Couvreuse | Toitures Merlane | 2019 - 2022\n• Pose de tuiles\n• Salon du toit 2021\n• Médaille de la ville 2022',
      ),
    ).toEqual([['Couvreuse', 'Toitures Merlane', monthAt(2019), monthAt(2022)]]);
  });
});

describe('what an entry takes from around it', () => {
  test('one post held in two houses is told once', () => {
    expect(
      posts(
        'Couvreuse zingueuse\nToitures Merlane, Niort | 2007 - 2014\nAtelier Rouvel, Bourges | 2006 - 2007\n• Pose de tuiles\nVendeuse\nMaison Loriot, Blois | 2004 - 2005',
      ),
    ).toEqual([
      ['Couvreuse zingueuse', 'Toitures Merlane', monthAt(2007), monthAt(2014)],
      ['Couvreuse zingueuse', 'Atelier Rouvel', monthAt(2006), monthAt(2007)],
      ['Vendeuse', 'Maison Loriot', monthAt(2004), monthAt(2005)],
    ]);
  });

  test('the first words of what was done may name who employed', () => {
    expect(
      posts(
        "Alternance couvreuse | 2023 - 2024\n• Un an au sein de l'entreprise Merlane, pose de tuiles\nVendeuse | 2021 - 2022\n• Accueil au sein d'une équipe de trois",
      ),
    ).toEqual([
      ['Alternance couvreuse', 'Merlane', monthAt(2023), monthAt(2024)],
      ['Vendeuse', null, monthAt(2021), monthAt(2022)],
    ]);
  });

  test('a label over what was done is neither post nor house', () => {
    expect(
      posts(
        'Couvreuse\nToitures Merlane\n01/2019 – 06/2021\tNiort\nProjet : réfection de la halle\nPose de tuiles.\nVendeuse\nMaison Loriot\n07/2017 – 12/2018\tBlois\nMes tâches consistaient :\nAccueil des clients',
      ),
    ).toEqual([
      ['Couvreuse', 'Toitures Merlane', monthAt(2019, 1), monthAt(2021, 6)],
      ['Vendeuse', 'Maison Loriot', monthAt(2017, 7), monthAt(2018, 12)],
    ]);
  });
});

describe('what names a post, and what does not', () => {
  test('two trades that a slash parts are one title', () => {
    expect(
      posts(
        "Chargée d'accueil / Conseillère voyages (8 ans)\nMerlane Voyages, Niort | 2007 - 2014\n• Accueil des clients",
      ),
    ).toEqual([
      ["Chargée d'accueil / Conseillère voyages", 'Merlane Voyages', monthAt(2007), monthAt(2014)],
    ]);
  });

  test('a house after the slash stays one', () => {
    expect(posts('2019 - 2021 : Couvreuse / SARL Merlane')).toEqual([
      ['Couvreuse', 'SARL Merlane', monthAt(2019), monthAt(2021)],
    ]);
  });

  test('capitals after the slash are the name of a house, where the trade is not written in them', () => {
    expect(
      posts(
        'Assistante / CLARA MERLANE (Décoratrice)\nJuin 2018\n• Suivi des chantiers\nStagiaire / BRICOVAL\nMars 2014\n• Mise en rayon',
      ),
    ).toEqual([
      ['Assistante', 'CLARA MERLANE', monthAt(2018, 6), monthAt(2018, 6)],
      ['Stagiaire', 'BRICOVAL', monthAt(2014, 3), monthAt(2014, 3)],
    ]);
  });

  test('a short word or a whole title in capitals parts no trade after the slash', () => {
    expect(
      posts(
        "Chargée d'accueil / SAV magasin\nMerlane Voyages, Niort | 2007 - 2014\nASSISTANTE / VENDEUSE EN MAGASIN\nMaison Loriot, Blois | 2004 - 2006",
      ).map(([title]) => title),
    ).toEqual(["Chargée d'accueil / SAV magasin", 'ASSISTANTE / VENDEUSE EN MAGASIN']);
  });

  test.each(['Ramassage des pommes BIO', "Création d'un site Web", 'Tutorat en chimie'])(
    'what was done, alone beside its date, is the title and no house: %s',
    (work) => {
      expect(posts(`Juillet 2022 : ${work}`)).toEqual([
        [work, null, monthAt(2022, 7), monthAt(2022, 7)],
      ]);
    },
  );

  test('a small word and a kind of house under a header are who employed', () => {
    const cv = readInvented(
      `${TOP}Expérience professionnelle\nAgente polyvalente 2015 - 2017\nà Mairie de Valmont\nEntretien des allées et des massifs\n`,
      (line) => ({ ...line, fontSize: 11, bold: /2015|Expérience/u.test(line.text) }),
    );
    expect(postsOf(cv)).toEqual([
      ['Agente polyvalente', 'Mairie de Valmont', monthAt(2015), monthAt(2017)],
    ]);
    expect(cv.experiences[0]?.tasks.map(({ value }) => value)).toEqual([
      'Entretien des allées et des massifs',
    ]);
  });

  test('how a work was paid is no title', () => {
    expect(
      posts('2019 - 2021 : Couvreuse, SARL Merlane\nNon rémunéré\nPose de tuiles').map(
        ([title]) => title,
      ),
    ).toEqual(['Couvreuse']);
  });
});
