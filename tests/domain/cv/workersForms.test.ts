import { describe, expect, test } from 'vitest';

import { knownHeading } from '#/domain/cv/cues/headings';
import type { Cv } from '#/domain/cv/cv';
import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { emptyLexicon, tinyLexicon } from '#tests/domain/cv/tinyLexicon';

const TODAY = '2026-11-21';
const readSet = (
  text: string,
  setOf: (line: string) => { readonly fontSize?: number; readonly gapBefore?: number },
): Cv => {
  const document = documentFromText(text, 'cv.txt');
  const lines = document.lines.map((line) => ({ ...line, ...setOf(line.text) }));
  return readCv({ ...document, lines }, { lexicon: emptyLexicon, today: TODAY });
};
const read = (text: string): Cv => readSet(text, () => ({}));

const TOP = 'Odile Castagnet\nodile.castagnet@example.org\n06 12 34 56 78\n\n';
const POSTS = `${TOP}Expériences professionnelles\n`;

const posts = ({ experiences }: Cv) =>
  experiences.map(({ jobTitle, company }) => [jobTitle?.value ?? null, company?.value ?? null]);
const periods = ({ experiences }: Cv) =>
  experiences.map(({ start, end }) => [start?.value ?? null, end?.value ?? null]);
const studies = ({ education }: Cv) =>
  education.map(({ degree, institution }) => [degree.value, institution?.value ?? null]);

describe('posts of workers', () => {
  test('a list without dates tells title, employer and town between commas', () => {
    const cv = read(
      `${POSTS}Vendeuse maroquinerie, atelier du cuir, Pau\nConseil et vente\nCaissière, épicerie des halles, Dax.\nTenue de la caisse\nEmployée de crèche, les lutins\nSurveillance des enfants`,
    );
    expect(posts(cv)).toEqual([
      ['Vendeuse maroquinerie', 'atelier du cuir'],
      ['Caissière', 'épicerie des halles'],
      ['Employée de crèche', 'les lutins'],
    ]);
  });

  test('one such line is no list: its words stay together', () => {
    const cv = read(`${POSTS}Vendeuse maroquinerie, bagages et ceintures\nConseil et vente`);
    expect(posts(cv)).toEqual([['Vendeuse maroquinerie, bagages et ceintures', null]]);
  });

  test('the employer in brackets after the post is read', () => {
    const cv = read(
      `${POSTS}Stagiaire gestionnaire de stock (Maison Laval), Pau\nDe mai 2022 à juin 2022\nVendeuse (temps partiel)\nDe mai 2020 à juin 2021`,
    );
    expect(posts(cv)).toEqual([
      ['Stagiaire gestionnaire de stock', 'Maison Laval'],
      ['Vendeuse', null],
    ]);
  });

  test('under a column of dates stands who employed, in a cell or in capitals', () => {
    const cv = read(
      `${POSTS}Mai 2019 - Juin 2021 :\tComptable clients\nTRANSPORTS LAVAL\tPortefeuille de 300 comptes\nMars 2017 - Avril 2019 :\tGestionnaire de paie\nMAISON DUPRE (12 salariés) Passage à un nouveau logiciel\nJanvier 2015 - Mars 2017 :\tAssistante comptable\nATELIERS DU NORD\tSaisie des factures`,
    );
    expect(posts(cv)).toEqual([
      ['Comptable clients', 'TRANSPORTS LAVAL'],
      ['Gestionnaire de paie', 'MAISON DUPRE'],
      ['Assistante comptable', 'ATELIERS DU NORD'],
    ]);
  });

  test('a placement keeps its name where no part names a trade', () => {
    const cv = read(`${POSTS}03/2010 - 05/2010\tStage - Peintures Laval (76) - service qualité`);
    expect(posts(cv)[0]?.[0]).toBe('Stage');
  });

  test.each([
    ['07/17 04/17', { year: 2017, month: 4 }, { year: 2017, month: 7 }],
    ['04 /17 06/14', { year: 2014, month: 6 }, { year: 2017, month: 4 }],
    ['04/12 06/12', { year: 2012, month: 4 }, { year: 2012, month: 6 }],
  ])('%s, one over the other in a cell, is one period', (cell, from, to) => {
    expect(periods(read(`${POSTS}${cell}\tTechnicien de laboratoire, Laval`))).toEqual([
      [from, to],
    ]);
  });

  test('an arrow between date and post belongs to neither', () => {
    const cv = read(
      `${POSTS}2015-2018 => Serveuse au restaurant Le Phare\n2011-2014 => Caissière chez Laval`,
    );
    expect(posts(cv)).toEqual([
      ['Serveuse', 'restaurant Le Phare'],
      ['Caissière', 'Laval'],
    ]);
  });
});

describe('studies of workers', () => {
  const LED =
    'Formations\nFORMATION À DISTANCE\nBTS Tourisme\n2022-2024\nLYCÉE DES MARAIS, PAU\nBTS Commerce\n2021\nLYCÉE DES DUNES, DAX\nBaccalauréat professionnel Vente\n2019';

  test('the school stands above each diploma, after more blank space', () => {
    const cv = readSet(`${TOP}${LED}`, (line) => ({
      fontSize: line === 'Formations' ? 16 : 10,
      gapBefore: line.startsWith('LYCÉE') ? 1.9 : 0.2,
    }));
    expect(studies(cv)).toEqual([
      ['BTS Tourisme', null],
      ['BTS Commerce', 'LYCÉE DES MARAIS'],
      ['Baccalauréat professionnel Vente', 'LYCÉE DES DUNES'],
    ]);
  });

  test('a list of trainings that no word for a diploma names tells who taught', () => {
    const cv = read(
      `${TOP}Diplômes\n1996 : Apprentissage coiffure\n2000 : Maquilleuse, atelier Lune\n2003 : Étalagiste, formation Soleil\n2006 : Secourisme`,
    );
    expect(studies(cv).slice(1, 3)).toEqual([
      ['Maquilleuse', 'atelier Lune'],
      ['Étalagiste', 'formation Soleil'],
    ]);
  });
});

describe('columns of workers', () => {
  const place = (x: number) => ({ places: [{ start: 0, end: 5, x, y: 0, width: 90, height: 10 }] });

  test('groups of skills in one side column stay skills, whatever another one tells', () => {
    const skills = ['Langages', 'Bases', 'Outils', 'Cadres', 'Serveurs', 'Modèles'];
    const left = `Compétences\n${skills.map((group) => `${group}\n- ${group} Un\n- ${group} Deux`).join('\n')}`;
    const right = 'Juillet 2018\nEmploi saisonnier\nCONSERVERIE LAVAL';
    const text = `${TOP}${left}\n${right}\nExpériences professionnelles\nMai 2021 - Juin 2022\tServeuse, restaurant Le Phare`;
    const document = documentFromText(text, 'cv.txt');
    const lines = document.lines.map((line) => {
      const isRight = right.split('\n').includes(line.text);
      const isLeft =
        left.split('\n').includes(line.text) || /^(?:- )?\p{L}+ (?:Un|Deux)$/u.test(line.text);
      const side = isRight || isLeft;
      return {
        ...line,
        fontSize: line.text === 'Compétences' ? 14 : 10,
        bold: skills.includes(line.text),
        ...(side
          ? { region: 'side' as const, block: isRight ? 9 : 5, ...place(isRight ? 400 : 20) }
          : {}),
      };
    });
    const cv = readCv({ ...document, lines }, { lexicon: emptyLexicon, today: TODAY });
    const sections = cv.sections.map(({ section }) => section);
    expect(sections.filter((section) => section === 'experience')).toHaveLength(1);
    expect(sections).toContain('skills');
  });
});

describe('the top of the page of workers', () => {
  test('the age may follow the name on its line', () => {
    const { person } = read('Odile Castagnet 36 ans\n=> Couvreuse\n06 12 34 56 78\n\nFormation\n');
    expect([person.firstName?.value, person.lastName?.value]).toEqual(['Odile', 'Castagnet']);
  });

  test('a given name that ends as a trade does is a name', () => {
    const cv = readSet(
      'Baptiste\nCASTAGNET\nTechnicien de maintenance\n06 12 34 56 78\n\nFormation\n2015 CAP',
      (line) => ({ fontSize: /^(?:Baptiste|CASTAGNET)$/u.test(line) ? 26 : 11 }),
    );
    expect([cv.person.firstName?.value, cv.person.lastName?.value]).toEqual([
      'Baptiste',
      'CASTAGNET',
    ]);
  });

  test('the title under a street is no town', () => {
    const cv = read(
      'Odile Castagnet\n3 avenue des Pins - 06 12 34 56 78\nDéveloppeuse Web\n\nFormation\n2015 CAP Couvreur',
    );
    expect([cv.person.city, cv.headline?.value]).toEqual([null, 'Développeuse Web']);
  });
});

describe('headings of workers', () => {
  test.each([
    ['Jobs d’été', 'experience'],
    ['Emplois saisonniers', 'experience'],
    ['Missions d’intérim', 'experience'],
    ['Expériences dans la restauration', 'experience'],
    ['Projets universitaires', 'projects'],
    ['Domaines d’intervention', 'skills'],
    ['+ INFO', 'other'],
  ])('%s', (heading, section) => {
    expect(knownHeading(alignedKey(heading))).toBe(section);
  });

  test.each(['Emploi saisonnier', 'Stage vente', 'Stage en entreprise'])(
    '%s names a post and no section',
    (post) => {
      expect(knownHeading(alignedKey(post))).toBeNull();
    },
  );
});

describe('skills of workers', () => {
  test('a box without any way to reach the person is no address: its tools are skills', () => {
    const boxes = ['Odile Castagnet\n06 12 34 56 78', 'Infographie avec Figma,\nExcel'];
    const document = documentFromText(boxes.join('\n'), 'cv.odt');
    const lines = document.lines.map((line, at) => ({
      ...line,
      region: 'textBox' as const,
      block: at < 2 ? 1 : 2,
    }));
    const cv = readCv(
      { ...document, lines },
      { lexicon: tinyLexicon({ figma: 'tool' }), today: TODAY },
    );
    expect(cv.sections.map(({ section }) => section)).toEqual(['contact', 'other']);
    expect(cv.skills.map(({ label }) => label.toLowerCase())).toContain('figma');
  });

  test('how one studies is no skill', () => {
    const cv = read(
      `${TOP}Compétences\nCaisse, Vente\n\nFormations\nFORMATION À DISTANCE\nBTS Tourisme\n2022-2024`,
    );
    expect(cv.skills.map(({ label }) => label)).not.toContain('FORMATION À DISTANCE');
  });
});
