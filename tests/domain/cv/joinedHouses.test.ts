import { describe, expect, test } from 'vitest';

import { TOP, monthAt, postsOf, readInvented } from '#tests/domain/cv/readInvented';

const onePost = (lines: string) => {
  const [post] = postsOf(readInvented(`${TOP}Expérience professionnelle\n${lines}\n`));
  return post?.slice(0, 2);
};

describe('an employer joined to the post by a small word', () => {
  test.each([
    ['2019 - 2021 : Agent technique\nà Mairie de Rivelle', 'Agent technique', 'Mairie de Rivelle'],
    [
      '2019 - 2021 : Aide-soignante\nÀ Clinique Beausoleil',
      'Aide-soignante',
      'Clinique Beausoleil',
    ],
    ['2019 - 2021 : Couvreuse\nau Garage Tissandier', 'Couvreuse', 'Garage Tissandier'],
    ['2019 - 2021 : Renfort au Café des Halles', 'Renfort', 'Café des Halles'],
    ['2019 - 2021 : Bénévolat pour l’asbl Les Mains Vertes', 'Bénévolat', 'asbl Les Mains Vertes'],
    ['2019 - 2021 : Cuisinage au Brun Zinc Bar', 'Cuisinage', 'Brun Zinc Bar'],
  ])('%s', (lines, title, house) => {
    expect(onePost(lines)).toEqual([title, house]);
  });

  test('a town after the small word is where, not for whom', () => {
    expect(onePost('2019 - 2021 : Couvreuse à Rennes')).toEqual(['Couvreuse à Rennes', null]);
  });

  test('a house whose name holds the small word stays whole', () => {
    expect(onePost('2019 - 2021 : Vendeuse\nPharmacie au Bon Secours')).toEqual([
      'Vendeuse',
      'Pharmacie au Bon Secours',
    ]);
  });
});

describe('what follows the name of a house', () => {
  test.each([
    ['chez Trudel GmbH dans le développement des cartes', 'Trudel GmbH'],
    ['chez Brumel Avionics auprès d’un responsable qualité', 'Brumel Avionics'],
    ['chez Nordal Conseil dans une équipe de six', 'Nordal Conseil'],
  ])('%s: names it no more', (lines, house) => {
    expect(onePost(`2019 - 2021 : Stage ${lines}`)).toEqual(['Stage', house]);
  });

  test('a capital goes on with the name', () => {
    expect(onePost('2019 - 2021 : Serveuse chez Dîner dans le Noir')?.[1]).toBe(
      'Dîner dans le Noir',
    );
  });
});

describe('a kind of house before its name', () => {
  test.each([
    ['BANQUE - CRD BRISSON', 'CRD BRISSON'],
    ['Restaurant - Le Lion Bleu', 'Le Lion Bleu'],
    ['Boulangerie – MAISON FABRE', 'MAISON FABRE'],
  ])('%s: the name is kept', (house, name) => {
    expect(onePost(`${house}\nConseillère d’accueil\nJuillet 2021 - Août 2021`)).toEqual([
      'Conseillère d’accueil',
      name,
    ]);
  });

  test('a town after it is where it is', () => {
    expect(onePost('Mairie - Pau\nConseillère d’accueil\nJuillet 2021 - Août 2021')).toEqual([
      'Conseillère d’accueil',
      'Mairie',
    ]);
  });
});

test('a slash parts the days of a placement from its house', () => {
  const read = readInvented(
    `${TOP}Stages\n6 - 17 décembre 2021 / Brumel Services\nAccueil des clients\n12 - 23 mai 2020 / Nordal Conseil\nClassement\n`,
  );
  expect(postsOf(read)).toEqual([
    [null, 'Brumel Services', monthAt(2021, 12), monthAt(2021, 12)],
    [null, 'Nordal Conseil', monthAt(2020, 5), monthAt(2020, 5)],
  ]);
});
