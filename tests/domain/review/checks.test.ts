import { describe, expect, test } from 'vitest';

import { betterOf, quotesOf, remarkOn, reviewOf } from '#tests/domain/review/lines';
import { aCv, aRead, anExperience } from '#tests/support/builders/aCv';
import { aDocument, aLine } from '#tests/support/builders/aDocument';
import { reviewCv } from '#tests/support/reviewCv';

const CONTACT = 'Lina Ferrand\nAssistante commerciale\n59000 Lille\n';

describe('contact data', () => {
  test('what is missing is asked for, beside the name', () => {
    const review = reviewOf({ head: 'Lina Ferrand\nAssistante commerciale' });
    for (const check of ['phone', 'email', 'city'] as const)
      expect(quotesOf(review, check)).toEqual(['Lina Ferrand']);
  });

  test('dates of work are no telephone, and a year no postal code', () => {
    const review = reviewOf({
      head: 'Lina Ferrand\nAssistante commerciale',
      dates: '03/2021 - 11/2024',
    });
    expect(remarkOn(review, 'phone')).toBeDefined();
    expect(remarkOn(review, 'city')).toBeDefined();
  });

  test('a nickname is said kindly, with an address of their name instead', () => {
    const review = reviewOf({ head: `${CONTACT}06 39 98 22 31 · choupette.lina@example.org` });
    expect(betterOf(review, 'emailTone')[0]).toContain('lina.ferrand@example.org');
  });

  test.each(['l.ferrand', 'lina.ferrand', 'ferrand59', 'contact.lina'])(
    'a sober address passes: %s',
    (local) => {
      const review = reviewOf({ head: `${CONTACT}06 39 98 22 31 · ${local}@example.org` });
      expect(remarkOn(review, 'emailTone')).toBeUndefined();
    },
  );
});

describe('dates', () => {
  test('a post without any year is told', () => {
    const review = reviewOf({
      before: '\nVendeuse\nBoutique Lenoir, Arras\n2018 – 2020\n- Accueil et conseil',
    });
    expect(remarkOn(review, 'datesMissing')).toBeUndefined();
    const [post] = [anExperience({ start: null, end: null })];
    const undated = reviewCv(aCv({ experiences: post === undefined ? [] : [post] }));
    expect(quotesOf(undated, 'datesMissing')).toEqual(['Comptable']);
  });

  test('an end before its start is quoted, with the two in order', () => {
    const review = reviewOf({ dates: '03/2021 – 01/2020' });
    expect(quotesOf(review, 'datesReversed')).toEqual(['03/2021 – 01/2020']);
    expect(betterOf(review, 'datesReversed')[0]).toContain('janvier 2020 – mars 2021');
  });

  test('numbers and words together are one remark with a line of each', () => {
    const review = reviewOf({
      dates: 'Mars 2021 – aujourd’hui',
      before:
        '\nVendeuse\nBoutique Lenoir, Arras\n02/2018 – 02/2021\n- Accueil de 30 clients par jour',
    });
    expect(quotesOf(review, 'dateStyles')).toEqual([
      'Mars 2021 – aujourd’hui',
      '02/2018 – 02/2021',
    ]);
  });

  test('years alone are told for recent posts, not for old ones', () => {
    expect(quotesOf(reviewOf({ dates: '2021 – 2025' }), 'monthsMissing')).toEqual(['2021 – 2025']);
    const old = reviewOf({
      before: '\nVendeuse\nBoutique Lenoir, Arras\n2008 – 2011\n- Accueil de 30 clients par jour',
    });
    expect(remarkOn(old, 'monthsMissing')).toBeUndefined();
  });

  test('a post that starts after today is questioned', () => {
    const experiences = [anExperience({ start: aRead({ year: 2028, month: 3 }), end: null })];
    expect(remarkOn(reviewCv(aCv({ experiences })), 'datesAhead')).toBeDefined();
  });
});

describe('periods without anything', () => {
  const gap = (between: string) =>
    reviewOf({
      dates: 'Mars 2023 – aujourd’hui',
      before: `${between}\nVendeuse\nBoutique Lenoir, Arras\nJanvier 2020 – décembre 2021\n- Accueil de 30 clients par jour`,
    });

  test('are a neutral note that proposes words and blames nobody', () => {
    const note = remarkOn(gap(''), 'gaps');
    expect(note?.gain).toBe(0);
    expect(note?.items[0]?.better).toContain('janvier 2022 – février 2023');
    expect(note?.why).toContain('pas un défaut');
  });

  test('are quiet where the CV tells the pause itself', () => {
    expect(
      remarkOn(gap('\nJanvier 2022 – février 2023\nCongé parental\n'), 'gaps'),
    ).toBeUndefined();
  });

  test('are quiet while a post has no dates: it may stand there', () => {
    const dated = anExperience({ end: aRead({ year: 2021, month: 1 }) });
    const undated = anExperience({ id: 'experience-2', start: null, end: null });
    expect(remarkOn(reviewCv(aCv({ experiences: [dated, undated] })), 'gaps')).toBeUndefined();
  });

  test('two posts at once are asked about, a part-time job is no fault', () => {
    const experiences = [
      anExperience({ end: aRead('ongoing' as const) }),
      anExperience({
        id: 'experience-2',
        start: aRead({ year: 2021, month: 1 }),
        end: aRead('ongoing' as const),
      }),
    ];
    expect(remarkOn(reviewCv(aCv({ experiences })), 'overlaps')?.gain).toBe(0);
  });
});

describe('structure', () => {
  test('a CV without a title gets the last post as an idea, on a condition', () => {
    const trade = { title: 'Comptable', rome: 'M1203', named: false, field: null };
    const review = reviewCv(aCv({ headline: null }), trade);
    expect(betterOf(review, 'headline')[0]).toMatch(/Comptable.*si c’est/u);
  });

  test('posts that go up through time are turned round', () => {
    const experiences = [2012, 2015, 2018].map((year, index) =>
      anExperience({
        id: `experience-${index}`,
        jobTitle: aRead(`Poste ${year}`),
        start: aRead({ year, month: 1 }),
        end: aRead({ year: year + 2, month: 12 }),
      }),
    );
    const review = reviewCv(aCv({ experiences }));
    expect(betterOf(review, 'experienceOrder')[0]).toContain('Poste 2018');
    expect(
      remarkOn(reviewCv(aCv({ experiences: experiences.toReversed() })), 'experienceOrder'),
    ).toBeUndefined();
  });

  test('a spoken heading is given its usual name', () => {
    const review = reviewOf({ rest: '\nQui suis-je\nCurieuse de tout ce qui touche au bois' });
    expect(quotesOf(review, 'headings')).toEqual(['Qui suis-je']);
    expect(betterOf(review, 'headings')[0]).toContain('Profil');
  });
});

describe('legibility by software', () => {
  test('says what the layout may hide', () => {
    const review = reviewOf(
      {},
      { columns: 2, tables: true, textBoxes: true, images: 4, undecodable: 0.01 },
    );
    for (const check of ['columns', 'tables', 'textBoxes', 'images', 'undecodable'] as const)
      expect(remarkOn(review, check)).toBeDefined();
  });

  test('contact data in the header are told, those of the body are not', () => {
    const email = 'camille.renaud@example.org';
    const documentOf = (region: 'header' | 'body') =>
      aDocument([aLine(email, { region }), 'Camille Renaud', 'Comptable']);
    const source = { start: 0, end: email.length };
    const review = (region: 'header' | 'body') => {
      const cv = aCv({ document: documentOf(region) });
      return reviewCv({ ...cv, person: { ...cv.person, email: aRead(email, { source }) } });
    };
    expect(quotesOf(review('header'), 'margins')).toEqual([email]);
    expect(remarkOn(review('body'), 'margins')).toBeUndefined();
  });

  test('a photo is left to its owner', () => {
    const note = remarkOn(reviewOf({}, { images: 1 }), 'personalData');
    expect(note?.gain).toBe(0);
    expect(note?.items[0]?.better).toContain('facultative');
  });
});

describe('personal data', () => {
  const withHead = (line: string) =>
    reviewOf({ head: `${CONTACT}06 39 98 22 31 · lina.ferrand@example.org\n${line}` });

  test.each([
    ['Née le 12/04/1991', ''],
    ['31 ans – mariée, deux enfants – permis B', 'permis B'],
    ['Nationalité française · Permis B', 'Permis B'],
    ['Célibataire, sans enfant', ''],
  ])('%s can go', (line, rest) => {
    const review = withHead(line);
    expect(quotesOf(review, 'personalData')).toEqual([line]);
    expect(betterOf(review, 'personalData')[0]).toContain(rest === '' ? 'retirer' : rest);
  });

  test.each([
    '10 ans d’expérience dans le bois',
    'Disponible dans 2 mois, permis B',
    'Alternance : 1 semaine à l’école, 3 en entreprise',
  ])('%s says nothing of the kind', (line) => {
    expect(remarkOn(withHead(line), 'personalData')).toBeUndefined();
  });

  test('children of one’s work are work', () => {
    const review = reviewOf({
      tasks: ['Accueil de 12 enfants de 3 ans', 'Goûter de trois enfants'],
    });
    expect(remarkOn(review, 'personalData')).toBeUndefined();
  });
});

describe('length', () => {
  const pages = (count: number, months: number) => {
    const lines = Array.from({ length: count * 30 }, (_, index) =>
      aLine(`Une ligne de texte ordinaire numero ${index} avec quelques mots de plus`, {
        page: Math.floor(index / 30) + 1,
      }),
    );
    return reviewCv(
      aCv({ document: aDocument(lines, { pages: count }), monthsOfExperience: months }),
    );
  };

  test('one page at the start of a career, two later, three after twenty years', () => {
    expect(remarkOn(pages(2, 12), 'tooLong')).toBeDefined();
    expect(remarkOn(pages(2, 60), 'tooLong')).toBeUndefined();
    expect(remarkOn(pages(3, 60), 'tooLong')).toBeDefined();
    expect(remarkOn(pages(3, 300), 'tooLong')).toBeUndefined();
  });

  test('quotes the first line that is too many', () => {
    expect(quotesOf(pages(2, 12), 'tooLong')[0]).toContain('numero 30');
  });

  test('very few words cannot be judged', () => {
    expect(remarkOn(reviewCv(aCv()), 'tooShort')).toBeDefined();
  });
});
