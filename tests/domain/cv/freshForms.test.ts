import { describe, expect, test } from 'vitest';

import type { Cv } from '#/domain/cv/cv';
import type { DocumentLine } from '#/domain/cv/document';
import { monthAt, postsOf, readInvented, TOP } from '#tests/domain/cv/readInvented';

const studies = ({ education }: Cv) =>
  education.map(({ degree, institution }) => [degree.value, institution?.value ?? null]);

/** Each word of a line on its page, `x` points from the left; what follows a tab at `column`. */
const drawn =
  (x: (line: DocumentLine) => number, column = 200) =>
  (line: DocumentLine): DocumentLine => {
    let left = x(line);
    let tabbed = false;
    const places = [...line.text.matchAll(/[^\s]+|\t/gu)].flatMap((match) => {
      if (match[0] === '\t') {
        left = column;
        tabbed = true;
        return [];
      }
      const start = match.index;
      const width = match[0].length * 5;
      const place = { start, end: start + match[0].length, x: left, y: 0, width, height: 10 };
      left += width + 5;
      return [place];
    });
    return { ...line, places, fontSize: 10, ...(tabbed ? { bold: true } : {}) };
  };

describe('what labels the work is no head of a post', () => {
  test('missions under each post', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\n2015 (3 semaines) : Assistante, Tuilerie du Lac, Annecy\nMission : Accueil des clients, caisse\n2016 (3 jours) : Agent de tri, Recyclerie du Val\nMission : tri des cartons\n\nLANGUES\nAnglais B1\n`,
    );
    expect(postsOf(cv)).toEqual([
      ['Assistante', 'Tuilerie du Lac', monthAt(2015), monthAt(2015)],
      ['Agent de tri', 'Recyclerie du Val', monthAt(2016), monthAt(2016)],
    ]);
  });
});

describe('dates', () => {
  test('a day told as a length closes its date', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\nJurée de concours (CDD)\tMars 2013 (1 jour)\nLycée du Parc\n\nLANGUES\nAnglais B1\n`,
    );
    expect(postsOf(cv)).toEqual([
      ['Jurée de concours', 'Lycée du Parc', monthAt(2013, 3), monthAt(2013, 3)],
    ]);
  });

  test('the end of a period over its start, in one column', () => {
    const text = `${TOP}EXPÉRIENCES\nMai 2014\tStagiaire\nMars 2014\tNordal - Marseille\nPose de gouttières\nAvril 2013\tCouvreuse\nFévr. 2010\tLaval Toiture\nRéfection de toits\n\nLANGUES\nAnglais B1\n`;
    const cv = readInvented(text, (line) => ({
      ...line,
      gapBefore: /^(?:Mai|Avril)/u.test(line.text) ? 0.8 : 0,
    }));
    expect(postsOf(cv)).toEqual([
      ['Stagiaire', 'Nordal', monthAt(2014, 3), monthAt(2014, 5)],
      ['Couvreuse', 'Laval Toiture', monthAt(2010, 2), monthAt(2013, 4)],
    ]);
  });

  test('posts of one line each, the latest first, stay posts', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\nAoût 2019\tCouvreuse, Nordal\nJuil. 2018\tZingueuse, Laval Toiture\nMai 2017\tCharpentière, Tuilerie du Lac\n\nLANGUES\nAnglais B1\n`,
    );
    expect(postsOf(cv)).toHaveLength(3);
  });

  test('two years of one column, where the lower one stands beside what was done', () => {
    const text = `${TOP}EXPÉRIENCES\n2006\tRESPONSABLE DE RAYON\n2010\tTenue des stocks.\n2010\tRESPONSABLE DES CAISSES\n2014\tRemplacements.\n\nLANGUES\nAnglais B1\n`;
    const cv = readInvented(text, (line) => {
      const heads = /RESPONSABLE/u.test(line.text);
      return { ...line, bold: heads, fontSize: heads ? 10 : 8.5 };
    });
    expect(postsOf(cv)).toEqual([
      ['RESPONSABLE DE RAYON', null, monthAt(2006), monthAt(2010)],
      ['RESPONSABLE DES CAISSES', null, monthAt(2010), monthAt(2014)],
    ]);
  });

  test('a period that ends on the second line, in the column at the right', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\nCheffe de chantier\tMars 2012\nNordal, Pau\tJuin 2014\nPlannings\n\nLANGUES\nAnglais B1\n`,
    );
    expect(postsOf(cv)).toEqual([
      ['Cheffe de chantier', 'Nordal', monthAt(2012, 3), monthAt(2014, 6)],
    ]);
  });

  test('a placement told in a sentence, its month in brackets', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\nStage effectué en classe de seconde (Mai 2009) dans l'entreprise Nordal à Pau\n\nLANGUES\nAnglais B1\n`,
    );
    expect(postsOf(cv)).toEqual([
      ['Stage effectué en classe de seconde', 'Nordal', monthAt(2009, 5), monthAt(2009, 5)],
    ]);
  });
});

describe('lists', () => {
  test('bullets that open with a date are the posts, the others what was done', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\n- Mars - Mai 2012 : stage de trois mois à l'université du Lac, à Pau\n- relevés de toitures\n- Août 2011 : service d'entretien au CHU Nord\n- nettoyage des toits\n\nLANGUES\nAnglais B1\n`,
    );
    expect(postsOf(cv).map(([title, company]) => [title, company])).toEqual([
      ['stage de trois mois', 'université du Lac'],
      ["service d'entretien", 'CHU Nord'],
    ]);
  });

  test('bullets that end with a date, on a second line too', () => {
    const text = `${TOP}EXPÉRIENCES\n- Fleuriste, Nordal, 2011\n- Animatrice jeunesse, Association du Lac,\n2012-2015\n- Vendeuse, Laval Toiture, 2016\n\nLANGUES\nAnglais B1\n`;
    expect(postsOf(readInvented(text)).map(([title, company]) => [title, company])).toEqual([
      ['Fleuriste', 'Nordal'],
      ['Animatrice jeunesse', 'Association du Lac'],
      ['Vendeuse', 'Laval Toiture'],
    ]);
  });

  test('a placement beside its dates is a post, not a heading', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\nSTAGE\t2011 - 2012\nNordal - Société de zinguerie\nPliage\nSTAGE\t2012 - 2013\nLaval Toiture - Entreprise de couverture\nPose\n\nLANGUES\nAnglais B1\n`,
    );
    expect(postsOf(cv).map(([title, company]) => [title, company])).toEqual([
      ['STAGE', 'Nordal'],
      ['STAGE', 'Laval Toiture'],
    ]);
  });
});

describe('employers', () => {
  test('between dots, before a town and its country', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\n2011 Gérante • NORDAL • Laval, FRANCE\nCréation de la société\n2014 Gérante • TUILAC • Laval, FRANCE\nToitures\n\nLANGUES\nAnglais B1\n`,
    );
    expect(postsOf(cv).map(([, company]) => company)).toEqual(['NORDAL', 'TUILAC']);
  });

  test('a placement names its house before the comma', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\nDu 04/03/2013 au 28/06/2013 : Stage à la Direction Régionale du Patrimoine, Vallées\n\nLANGUES\nAnglais B1\n`,
    );
    expect(postsOf(cv)[0]?.slice(0, 2)).toEqual(['Stage', 'Direction Régionale du Patrimoine']);
  });

  test('in the column of the dates, beside what was done', () => {
    const text = `${TOP}EXPÉRIENCES\n03/2012 - 09/2014\tCouvreuse\nPose de tuiles\nNordal, Pau\nRéfection\n07/2010 - 02/2012\tZingueuse\nGouttières\nLaval Toiture, Dax\nSoudure\n\nLANGUES\nAnglais B1\n`;
    const cv = readInvented(
      text,
      drawn(({ text: line }) => (/^(?:Pose|Réf|Gout|Soud)/u.test(line) ? 200 : 40)),
    );
    expect(postsOf(cv).map(([title, company]) => [title, company])).toEqual([
      ['Couvreuse', 'Nordal'],
      ['Zingueuse', 'Laval Toiture'],
    ]);
  });
});

describe('diplomas', () => {
  test('a bracket alone parts the school from the diploma', () => {
    const cv = readInvented(`${TOP}FORMATION\nLycée du Parc (Laval) BAC STI2D\n(session 2014)\n`);
    expect(studies(cv)).toEqual([['BAC STI2D', 'Lycée du Parc']]);
  });

  test('bullets under dates and a school tell what was learnt there', () => {
    const cv = readInvented(
      `${TOP}FORMATION\n2014-2016\nLYCÉE DU PARC\n- BTS Enveloppe des bâtiments\n- 1ère année en cours\n2011-2013\nLYCÉE DU LAC\n- Baccalauréat général\n- Mention assez bien\n`,
    );
    expect(studies(cv)).toEqual([
      ['BTS Enveloppe des bâtiments', 'LYCÉE DU PARC'],
      ['Baccalauréat général', 'LYCÉE DU LAC'],
    ]);
  });

  test('told again at length, each is one diploma', () => {
    const cv = readInvented(
      `${TOP}FORMATION\nMASTER 2 - GPB\nUniversité du Lac | 2015 - 2016\nMaster 2 GPB, patrimoine bâti\nMASTER 1 - GPA\nUniversité du Val | 2014 - 2015\nMaster 1 GPA, parcours anciens toits\n`,
    );
    expect(cv.education).toHaveLength(2);
  });

  test.each([
    [
      'a bracket on the line below goes on with the diploma',
      '2019 BUT Techniques du bâtiment\n(1ère année en cours), Université de Laval,\nFrance\n',
      [['BUT Techniques du bâtiment', 'Université de Laval']],
    ],
    [
      'a small word before the date asks for the line below',
      'Licence Génie civil\nUniversité Anne Castagnet de\nLaval\t2013-2015\n',
      [['Licence Génie civil', 'Université Anne Castagnet de Laval']],
    ],
    [
      'a course with its school in brackets',
      'JUIN 2018\nTechnicienne métal et zinc\n(institut du Lac)\n',
      [['Technicienne métal et zinc', 'institut du Lac']],
    ],
    [
      'letters and a long name after the comma',
      '2009 Licence Génie civil, ISTA Sainte Claire Valmont\n',
      [['Licence Génie civil', 'ISTA Sainte Claire Valmont']],
    ],
  ])('%s', (_, text, told) => {
    expect(studies(readInvented(`${TOP}FORMATION\n${text}`))).toEqual(told);
  });

  test('the name of a school that the margin broke', () => {
    const text = `${TOP}FORMATION\n2012 - 13 : BAC général, au lycée Louise\nValmontel\n2020 : CAP Couvreur, CFA du Bâtiment\n`;
    const cv = readInvented(
      text,
      drawn(() => 40),
    );
    expect(studies(cv)[0]?.[1]).toBe('lycée Louise Valmontel');
  });
});

describe('the head of the page', () => {
  const SECTIONS = '\nFORMATION\n2015 CAP Couvreur, CFA du Lac\n';
  const nameIn = (text: string): unknown => {
    const { person } = readInvented(`${text}${SECTIONS}`);
    return [person.firstName?.value ?? null, person.lastName?.value ?? null];
  };

  test.each([
    ['the label of the surname before both', 'Nom : Odile Castagnet\n06 12 34 56 78\n'],
    ['before the title on one line', 'Odile CASTAGNET couvreuse zingueuse\n06 12 34 56 78\n'],
    ['with the age beside it', 'Odile CASTAGNET\t29 ans\n06 12 34 56 78\n'],
  ])('the name, %s', (_, head) => {
    expect(JSON.stringify(nameIn(head)).toLowerCase()).toBe('["odile","castagnet"]');
  });

  test('fields of a form under a heading of its own', () => {
    expect(
      nameIn(
        'Mon CV\n\nINFORMATIONS GÉNÉRALES\nPrénom : Odile\nNom : Castagnet\n\nCONTACT\n06 12 34 56 78\n',
      ),
    ).toEqual(['Odile', 'Castagnet']);
  });

  test('a town in several words is no name', () => {
    expect(nameIn('LE PERREUX SUR MARNE\nOdile CASTAGNET\n06 12 34 56 78\n')).toEqual([
      'Odile',
      'CASTAGNET',
    ]);
  });

  test('an address is no headline', () => {
    const cv = readInvented(
      `Odile Castagnet\n110 Bis, Est Valmont, Annexe\n06 12 34 56 78\n${SECTIONS}`,
    );
    expect(cv.headline).toBeNull();
  });
});
