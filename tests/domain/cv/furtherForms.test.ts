import { describe, expect, test } from 'vitest';

import type { DocumentLine } from '#/domain/cv/document';
import { readInvented, TOP } from '#tests/domain/cv/readInvented';

const END = '\n\nLANGUES\nAnglais B1\n';

const postsOf = (text: string, set?: (line: DocumentLine) => DocumentLine) =>
  readInvented(`${TOP}EXPÉRIENCES\n${text}${END}`, set).experiences.map(({ jobTitle, company }) => [
    jobTitle?.value ?? null,
    company?.value ?? null,
  ]);

const studiesOf = (text: string) =>
  readInvented(`${TOP}FORMATIONS\n${text}${END}`).education.map(({ degree, institution, end }) => [
    degree.value,
    institution?.value ?? null,
    end?.value.year ?? null,
  ]);

const nameOf = (text: string) => {
  const { firstName, lastName } = readInvented(text).person;
  return [firstName?.value ?? null, lastName?.value ?? null];
};

describe('who', () => {
  test('an e-mail in the order of the page leaves the given name to settle it', () => {
    expect(nameOf(`BRUNEAU HIPPOLYTE\nbruneauhippolyte@example.org${END}`)).toEqual([
      'HIPPOLYTE',
      'BRUNEAU',
    ]);
    expect(nameOf(`HIPPOLYTE BRUNEAU\nbruneauhippolyte@example.org${END}`)).toEqual([
      'HIPPOLYTE',
      'BRUNEAU',
    ]);
  });

  test('a trade in two words is nobody', () => {
    expect(nameOf(`Ingénieure Production\n\nCOMPÉTENCES\nSoudage${END}`)).toEqual([null, null]);
  });

  test('a given name in two parts beside a surname that no e-mail tells', () => {
    expect(nameOf(`Claire-Lise Abadon\n06 12 34 56 78${END}`)).toEqual(['Claire-Lise', 'Abadon']);
  });

  test('a trade that is a surname stays one', () => {
    expect(nameOf(`Julie Boulanger\njulie.boulanger@example.org${END}`)).toEqual([
      'Julie',
      'Boulanger',
    ]);
  });
});

describe('where', () => {
  const cityOf = (lines: string) =>
    readInvented(`Odile Castagnet\n${lines}${END}`).person.city?.value;

  test('a street before the code is no town; the town is on the next line', () => {
    expect(cityOf('8 rue Charles VII, 64230,\nSaint-Martin-du-Lac')).toBe('Saint-Martin-du-Lac');
  });

  test('small letters after a hyphen belong to the town', () => {
    expect(cityOf('3 rue du Port\n83140 Six-Fours-les-plages')).toBe('Six-Fours-les-plages');
  });

  test('an address of the web is no town', () => {
    expect(cityOf('Llinkedin.com/in/odile\t06 12 34 56 78')).toBeUndefined();
  });
});

describe('studies', () => {
  test('a trade, the letters of a school and the years, line by line', () => {
    expect(
      studiesOf('Graphiste\nOSTRIA\n2011 - 2012\nMonteuse vidéo\nOSTRIA\n2012 - 2014'),
    ).toEqual([
      ['Graphiste', 'OSTRIA', 2012],
      ['Monteuse vidéo', 'OSTRIA', 2014],
    ]);
  });

  test('letters before a diploma without its field are the school', () => {
    expect(studiesOf('VALDRIA - MASTER\nMars 2016 à Juin 2018')).toEqual([
      ['MASTER', 'VALDRIA', 2018],
    ]);
  });

  test('a title over its period and its school, wherever the diploma has no usual word', () => {
    expect(
      studiesOf(
        'Formation - Soudage TIG et MIG\n2012 - 2013 | Ateliers du Val, Pau\nBTS - OPTIQUE\n2008-2010 | IREFA, Brest\nBAC - LITTÉRAIRE\n2006 | Notre Dame du Lac, Annecy',
      ),
    ).toEqual([
      ['Formation - Soudage TIG et MIG', 'Ateliers du Val', 2013],
      ['BTS - OPTIQUE', 'IREFA', 2010],
      ['BAC - LITTÉRAIRE', 'Notre Dame du Lac', 2006],
    ]);
  });

  test('the number of a university is no month', () => {
    expect(studiesOf('Licence de droit\nUniversité Paris 8 - 2009/2010')).toEqual([
      ['Licence de droit', 'Université Paris 8', 2010],
    ]);
  });

  test('a college before the diploma that one leaves it with', () => {
    expect(studiesOf('2003-2004 : Collège du Val, Brevet des collège')).toEqual([
      ['Brevet des collège', 'Collège du Val', 2004],
    ]);
  });

  test('what a precision tells after a colon is no school', () => {
    expect(
      studiesOf('2007 : Master en Informatique – Parcours Réseaux : Conception, Essais'),
    ).toEqual([['Master en Informatique', null, 2007]]);
  });
});

describe('posts', () => {
  test('a title and its first task on one line', () => {
    expect(
      postsOf(
        '2014 – 2016 NETTORIA\nAgente de propreté • balayer et cirer les parquets et les\nescaliers\n2011 – 2014 HÔTELIA\nLingère • Repasser les draps de linge fin',
      ),
    ).toEqual([
      ['Agente de propreté', 'NETTORIA'],
      ['Lingère', 'HÔTELIA'],
    ]);
  });

  test('an employer after a bullet is no task', () => {
    expect(postsOf('2009 Directrice • ORLAVARE • Vitré')).toEqual([['Directrice', 'ORLAVARE']]);
  });

  test('the whole of a post on its line, then what was done', () => {
    expect(
      postsOf(
        'Caissière - Nordal - Pau - 06/2019-10/2020 Accueil des clients\nSerreuse - Serres du Lac - Pau - 03/2018 - 04/2018 Taille des plants',
      ),
    ).toEqual([
      ['Caissière', 'Nordal'],
      ['Serreuse', 'Serres du Lac'],
    ]);
  });

  test('a placement in small letters after its period', () => {
    expect(postsOf('Mai 2013-Août 2013 : stage de découverte à la Mairie de Pau')).toEqual([
      ['stage de découverte', 'Mairie de Pau'],
    ]);
  });

  test('the parts of a post are no posts', () => {
    expect(
      postsOf(
        'Régleuse 02/2001 - 11/2012\nNordal - Paris, Ile de France\n• Du 2001 au 2005, au service des retours\n• Du 2005 au 2012, au service de pesage',
      ),
    ).toEqual([['Régleuse', 'Nordal']]);
  });

  test('a mission as something', () => {
    expect(
      postsOf('De Mars 2010 à Mai 2012 : Mission de comptable au Comptoir Béarnais de Pau'),
    ).toEqual([['Mission de comptable', 'Comptoir Béarnais de Pau']]);
  });

  test('a contract is no title', () => {
    expect(
      postsOf(
        'Bistrot du Moulin\nMars 2012 - Mai 2013\nCDI\nCRÊPES DU PORT\nAvril 2014 - Juin 2016\nCDI',
      ),
    ).toEqual([
      [null, 'Bistrot du Moulin'],
      [null, 'CRÊPES DU PORT'],
    ]);
  });

  test('months of one year, then the year', () => {
    const [post] = readInvented(
      `${TOP}EXPÉRIENCES\n03-04 / 2011\nStage de cuisine, Auberge du Lac${END}`,
    ).experiences;
    expect([post?.start?.value, post?.end?.value]).toEqual([
      { year: 2011, month: 3 },
      { year: 2011, month: 4 },
    ]);
  });

  test('the end of a sentence is no heading, though its beginning is bold', () => {
    const bold = (line: DocumentLine): DocumentLine => ({
      ...line,
      fontSize: 10,
      bold: line.text.startsWith('De '),
    });
    expect(
      postsOf(
        'De Mai 2012 à Août 2014 : Congé parental\nd’éducation\nDe Juin 2010 à Avril 2012 : Ouvreuse, Théâtre du Val',
        bold,
      ),
    ).toEqual([['Ouvreuse', 'Théâtre du Val']]);
  });
});
