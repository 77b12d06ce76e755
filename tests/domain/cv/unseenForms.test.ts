import { describe, expect, test } from 'vitest';

import type { Cv } from '#/domain/cv/cv';
import type { DocumentLine } from '#/domain/cv/document';
import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { emptyLexicon, tinyLexicon } from '#tests/domain/cv/tinyLexicon';

const TODAY = '2026-11-21';
const read = (text: string, lexicon = emptyLexicon): Cv =>
  readCv(documentFromText(text, 'cv.txt'), { lexicon, today: TODAY });

const looks = (line: DocumentLine, fontSize: number, bold: boolean): DocumentLine => ({
  ...line,
  fontSize,
  bold,
});

/** The same text with the type that `sizeOf` gives each line; large lines are bold. */
const readSet = (text: string, sizeOf: (line: string) => number): Cv => {
  const document = documentFromText(text, 'cv.txt');
  const lines = document.lines.map((line) => {
    const size = sizeOf(line.text);
    return looks(line, size, size > 10);
  });
  return readCv({ ...document, lines }, { lexicon: emptyLexicon, today: TODAY });
};

const posts = ({ experiences }: Cv) =>
  experiences.map(({ jobTitle, company, start, end }) => [
    jobTitle?.value ?? null,
    company?.value ?? null,
    start?.value.year ?? null,
    end === null || end.value === 'ongoing' ? (end?.value ?? null) : end.value.year,
  ]);

const TOP = 'Odile Castagnet\nCouvreuse\nodile.castagnet@example.org\n06 12 34 56 78\n\n';

describe('the name', () => {
  test.each([
    ['Marie Lefort', 'Marie', 'Lefort'],
    ['Marie-Ange DORÉ', 'Marie-Ange', 'DORÉ'],
    ['Jean-Marie Kouyaté', 'Jean-Marie', 'Kouyaté'],
  ])('%s is a name, not a marital status', (name, first, last) => {
    const { person } = read(`${name}\nCouvreuse\n06 12 34 56 78\n\nFormation\n2015 CAP Couvreur\n`);
    expect([person.firstName?.value, person.lastName?.value]).toEqual([first, last]);
  });

  test.each([
    ['Julie Martin', 'martin.julie@example.fr'],
    ['JULIE MARTIN', 'martin.julie@example.fr'],
    ['Julie Villa', 'villa.j@example.fr'],
    ['Julie Bernard', 'bernard.j@example.fr'],
  ])('%s <%s> keeps the order written', (name, email) => {
    const { person } = read(
      `${name}\nCouvreuse\n${email}\n06 12 34 56 78\n\nFormation\n2015 CAP Couvreur\n`,
    );
    expect(`${person.firstName?.value} ${person.lastName?.value}`).toBe(name);
  });

  test.each(['Marié, deux enfants', 'Mariée', 'marié(e) - permis B'])(
    '%s beside it is neither a name nor a town',
    (status) => {
      const { person } = read(`Odile Castagnet\n${status}\n06 12 34 56 78\n\nFormation\n`);
      expect([person.firstName?.value, person.lastName?.value, person.city]).toEqual([
        'Odile',
        'Castagnet',
        null,
      ]);
    },
  );

  test('may be set on three lines of one look', () => {
    const { person } = readSet(
      'ODILE\nVAN DER\nCASTAGNET\nCouvreuse\nodile.castagnet@example.org\n\nFormation\n2015 CAP Couvreur',
      (line) => (line === line.toUpperCase() && !/\d/u.test(line) ? 24 : 10),
    );
    expect(person.firstName?.value).toBe('ODILE');
    expect(person.lastName?.value).toContain('CASTAGNET');
  });

  test('single words below one another in three looks are no name together', () => {
    const sizes: Readonly<Record<string, number>> = { Odile: 24, Castagnet: 24, Couvreuse: 14 };
    const { person } = readSet(
      'Odile\nCastagnet\nCouvreuse\nodile.castagnet@example.org\n\nFormation\n2015 CAP Couvreur',
      (line) => sizes[line] ?? 10,
    );
    expect([person.firstName?.value, person.lastName?.value]).toEqual(['Odile', 'Castagnet']);
  });
});

describe('a period', () => {
  test('may be followed by a remark in small letters', () => {
    expect(
      posts(
        read(
          `${TOP}Expérience\nCouvreuse – Toits du Sud, Gap\nMars 2021 à présent – chantiers publics et privés\n- pose de tuiles\nAide couvreuse – Ardoises Vidal, Gap\n2018 à 2020 – remplacement\n- nettoyage\n`,
        ),
      ),
    ).toEqual([
      ['Couvreuse', 'Toits du Sud', 2021, 'ongoing'],
      ['Aide couvreuse', 'Ardoises Vidal', 2018, 2020],
    ]);
  });

  test('opens no post in a sentence of the first person', () => {
    expect(
      posts(
        read(
          `${TOP}Expérience\nCouvreuse – Toits du Sud, Gap, 2018 – 2024\n- De mai 2020 à juin 2021, j'ai remplacé le chef d'équipe : répartition des postes\n- pose de tuiles\n`,
        ),
      ),
    ).toEqual([['Couvreuse', 'Toits du Sud', 2018, 2024]]);
  });

  test('is that of several summers', () => {
    expect(
      posts(read(`${TOP}Expérience\nÉtés 2016 et 2017 : Serveuse, Café du Lac, Annecy\n`)),
    ).toEqual([['Serveuse', 'Café du Lac', 2016, 2017]]);
  });
});

describe('an entry', () => {
  test.each([
    ['financements : Région, Europe', 'Toits du Sud'],
    ['budget : 2 millions', 'Toits du Sud'],
    ['clients : Mairie de Gap, Orpéa', 'Toits du Sud'],
  ])('takes no employer out of "%s"', (remark, employer) => {
    const [post] = read(
      `${TOP}Expérience\nCouvreuse – ${employer}, Gap\nMars 2021 à présent – ${remark}\n- pose de tuiles\n`,
    ).experiences;
    expect([post?.jobTitle?.value, post?.company?.value]).toEqual(['Couvreuse', employer]);
  });

  test('leaves the town out of "chez X à Y."', () => {
    const [post] = read(
      `${TOP}Expérience\n2019 à ce jour : couvreuse chez Toits & Fils à Grenoble.\nJe pose les tuiles.\n`,
    ).experiences;
    expect([post?.company?.value, post?.place?.value]).toEqual(['Toits & Fils', 'Grenoble']);
  });

  test('may name its post below its date, its employer above', () => {
    const [post] = read(
      `${TOP}Expérience\nTOITURES DU SUD\nZone du Lac\nmars 2021 → aujourd'hui\nCouvreuse\n- pose de tuiles\n`,
    ).experiences;
    expect(post?.jobTitle?.value).toBe('Couvreuse');
  });
});

describe('languages', () => {
  const languages = (lines: string, lexicon = emptyLexicon) =>
    read(`${TOP}Formation\n2015 CAP Couvreur\n\nLangues\n${lines}\n`, lexicon).languages.map(
      ({ language, level }) => [language.value, level?.value ?? null],
    );

  test.each([
    ['Français : excellent ; Nyindrou : bon', ['Nyindrou', 'bon']],
    ['Français (maternel) | Ajië (courant)', ['Ajië', 'courant']],
    ['Romanche - notions', ['Romanche', 'notions']],
  ])('that no list holds are read: %s', (line, expected) => {
    expect(languages(line)).toContainEqual(expected);
  });

  test.each(['Niveau : B2', 'Écrit : courant', 'Compréhension : B1', 'Certification : C1'])(
    '%s names none',
    (line) => expect(languages(line)).toEqual([]),
  );

  test('a known skill that strayed there is none', () => {
    expect(languages('Anglais : B2. Python : notions', tinyLexicon({ python: 'tool' }))).toEqual([
      ['Anglais', 'B2'],
    ]);
  });

  test('share a level said in the plural', () => {
    expect(languages('Français, portugais : langues maternelles')).toEqual([
      ['Français', 'langues maternelles'],
      ['Portugais', 'langues maternelles'],
    ]);
    expect(languages('Français, portugais : courant')).toEqual([
      ['Français', null],
      ['Portugais', 'courant'],
    ]);
  });

  test('are known by their own names', () => {
    expect(languages('Nederlands (B2), Deutsch (A2), English (C1)')).toEqual([
      ['Néerlandais', 'B2'],
      ['Allemand', 'A2'],
      ['Anglais', 'C1'],
    ]);
  });
});

test('headings nobody knows are told by a look that is never a sentence’s', () => {
  const HEADINGS = ['Bio', 'Mes couleurs', 'Mes horizons', 'Études', 'Mes fiertés', 'Passions'];
  const cv = readSet(
    [
      'Odile Castagnet',
      'odile@example.org',
      'Bio',
      'Dix ans sur les toits, et toujours la même joie de monter le matin.',
      'Mes couleurs',
      'Ardoise',
      'Mes horizons',
      '2019 – 2024 Couvreuse, Toits du Sud, Gap',
      'Études',
      '2015 CAP Couvreur, CFA du Buëch',
      'Mes fiertés',
      'La halle de Veynes',
      'Passions',
      'Escalade',
    ].join('\n'),
    (line) => (HEADINGS.includes(line) ? 14 : 10),
  );
  const headings = cv.sections.flatMap(({ heading }) =>
    heading === null ? [] : [cv.document.text.slice(heading.start, heading.end)],
  );
  expect(headings).toEqual(HEADINGS);
  expect(posts(cv)).toEqual([['Couvreuse', 'Toits du Sud', 2019, 2024]]);
});

describe('a skill with an answer beside it', () => {
  const lexicon = tinyLexicon({ irrigation: 'technique', zinguerie: 'technique' });
  const skills = (line: string) =>
    read(`${TOP}Formation\n2015 CAP Couvreur\n\nCompétences\n${line}\n`, lexicon).skills.map(
      ({ label }) => label,
    );

  test.each([
    'Irrigation : aucune pratique',
    'Irrigation (jamais)',
    'Irrigation – non',
    'Irrigation (échec)',
    'Irrigation, pas validée',
  ])('is denied by "%s"', (line) => expect(skills(`Zinguerie\n${line}`)).toEqual(['zinguerie']));

  test('is kept where the answer is no denial', () => {
    expect(skills('Irrigation : aucun secret pour moi')).toContain('irrigation');
    expect(skills('Irrigation - non fumeuse')).toContain('irrigation');
    expect(skills('Irrigation\n- jamais seule')).toContain('irrigation');
    expect(skills('Zinguerie, irrigation : aucune pratique')).toEqual(['zinguerie']);
  });
});

test('a competition is a diploma of its own', () => {
  expect(
    read(
      `${TOP}Diplômes et concours\n2013\tConcours d'assistant de conservation\n2009\tBaccalauréat littéraire, Lycée Mistral\n`,
    ).education.map(({ degree }) => degree?.value),
  ).toEqual(["Concours d'assistant de conservation", 'Baccalauréat littéraire']);
});
