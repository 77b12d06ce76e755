import { describe, expect, test } from 'vitest';

import type { Cv } from '#/domain/cv/cv';
import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { emptyLexicon } from '#tests/domain/cv/tinyLexicon';

const TODAY = '2026-11-21';
const read = (text: string): Cv =>
  readCv(documentFromText(text, 'cv.txt'), { lexicon: emptyLexicon, today: TODAY });

const TOP = 'Odile Castagnet\nCouvreuse\nodile.castagnet@example.org\n06 12 34 56 78\n\n';

const posts = ({ experiences }: Cv) =>
  experiences.map(({ jobTitle, company, start }) => [
    jobTitle?.value ?? null,
    company?.value ?? null,
    start?.value.year ?? null,
  ]);
const studies = ({ education }: Cv) =>
  education.map(({ degree, institution, end }) => [
    degree.value,
    institution?.value ?? null,
    end?.value.year ?? null,
  ]);
const languages = (lines: string) =>
  read(`${TOP}Langues\n${lines}\n`).languages.map(({ language, level, cefr }) => [
    language.value,
    level?.value ?? null,
    cefr,
  ]);

describe('what sites write when they export a CV', () => {
  test('a length under an employer is no post, and its posts share it', () => {
    const cv = read(
      `${TOP}Expérience\nToitures Berthod\n7 ans 2 mois\nCheffe d'équipe\nmars 2021 - Present (5 ans 9 mois)\nRumilly, Auvergne-Rhône-Alpes, France\nPose d'ardoises.\nCouvreuse\noctobre 2019 - février 2021 (1 an 5 mois)\nFaverges-Seythenex, Auvergne-Rhône-Alpes, France\nZinguerie.\n`,
    );
    expect(posts(cv)).toEqual([
      ["Cheffe d'équipe", 'Toitures Berthod', 2021],
      ['Couvreuse', 'Toitures Berthod', 2019],
    ]);
  });

  test('a length in the first cell of a row leaves the employer beside it', () => {
    const cv = read(
      `${TOP}Mes expériences\nDepuis 04/2018\tCouvreuse zingueuse\n8 ans et 7 mois\tCharpentes du Lac - Seyssel (74) - CDI\nDe 01/2015 à 03/2018\tAide couvreuse\n3 ans et 2 mois\tBatibois - Frangy (74)\n`,
    );
    expect(posts(cv)).toEqual([
      ['Couvreuse zingueuse', 'Charpentes du Lac', 2018],
      ['Aide couvreuse', 'Batibois', 2015],
    ]);
  });

  test('a school above its diploma opens each entry', () => {
    const cv = read(
      `${TOP}Formation\n\nUniversité de Savoie-Nord\nLicence professionnelle, Métiers du bois\n2012 - 2013\n\nLycée du Grand-Bornand\nBaccalauréat professionnel, Charpente\n2011\n`,
    );
    expect(studies(cv)).toEqual([
      ['Licence professionnelle, Métiers du bois', 'Université de Savoie-Nord', 2013],
      ['Baccalauréat professionnel, Charpente', 'Lycée du Grand-Bornand', 2011],
    ]);
  });

  test.each([
    ['Rumilly, Auvergne-Rhône-Alpes, France', 'Rumilly'],
    ['Québec (Québec)', 'Québec'],
    ['Rimouski, Québec', 'Rimouski'],
    ['Luxembourg', 'Luxembourg'],
  ])('%s is the town %s', (line, town) => {
    const { person } = read(
      `Odile Castagnet\nCouvreuse\n${line}\n06 12 34 56 78\n\nFormation\n2015 CAP Couvreur\n`,
    );
    expect(person.city?.value).toBe(town);
  });

  test('a long line of address is a contact line', () => {
    const { person } = read(
      'Odile Castagnet\nNationalité : française Date de naissance : 03/05/1990 Sexe : féminin\nAdresse : Chemin des Ardoises 8, 1870 Monthey (Suisse) (Domicile)\n\nFormation\n2015 CAP Couvreur\n',
    );
    expect(person.city?.value).toBe('Monthey');
  });
});

describe('dates', () => {
  test.each([
    ['Saisons 2016 et 2017', 2016, 2017],
    ["Saisons d'été 2016 et 2017", 2016, 2017],
    ['Saison hivernale 2016-2017', 2016, 2017],
  ])('%s', (written, from, to) => {
    const [post] = read(
      `${TOP}Expérience\nServeuse\nChalet des Aravis - La Clusaz (74)\n${written}\n`,
    ).experiences;
    expect(post?.jobTitle?.value).toBe('Serveuse');
    expect([post?.start?.value.year, post?.end?.value]).toEqual([
      from,
      expect.objectContaining({ year: to }),
    ]);
  });

  test("a period opened by d'", () => {
    expect(
      posts(
        read(
          `${TOP}Expérience\nD'avril 2019 à mai 2022, Couvreuse, Toits du Bugey, Belley\nDepuis juin 2022, Métreuse, Atelier Zinc, Belley\n`,
        ),
      ),
    ).toEqual([
      ['Couvreuse', 'Toits du Bugey', 2019],
      ['Métreuse', 'Atelier Zinc', 2022],
    ]);
  });
});

describe('employers', () => {
  test('who works alone is its own employer', () => {
    expect(posts(read(`${TOP}Expérience\n2019 - 2022\tCouvreuse, à mon compte, Annecy\n`))).toEqual(
      [['Couvreuse', 'à mon compte', 2019]],
    );
  });

  test('an employer alone above a post is no heading', () => {
    const cv = read(
      `${TOP}Expérience\n\nZincor\nCouvreuse\n2019 - 2022\n- ardoise\n\nToitobel\nAide couvreuse\n2016 - 2019\n- tuile\n\nFormation\n\n2016 CAP Couvreur\n`,
    );
    expect(posts(cv)).toEqual([
      ['Couvreuse', 'Zincor', 2019],
      ['Aide couvreuse', 'Toitobel', 2016],
    ]);
  });

  test('letters after a small word are for whom, a town is where', () => {
    expect(
      posts(read(`${TOP}Expérience\nDe mars 2019 à mai 2022 : Secrétaire à SODECI\n`)),
    ).toEqual([['Secrétaire', 'SODECI', 2019]]);
  });

  test('a post told in the first person', () => {
    expect(
      posts(
        read(
          `${TOP}Expérience\nDepuis août 2021, je suis couvreuse chez Zincor.\nDe 2018 à 2021, aide couvreuse chez Toitobel.\n`,
        ),
      ),
    ).toEqual([
      ['couvreuse', 'Zincor', 2021],
      ['aide couvreuse', 'Toitobel', 2018],
    ]);
  });
});

describe('education', () => {
  test('the same school is the one above', () => {
    expect(
      studies(
        read(
          `${TOP}Formation\n2015 Bac pro Charpente, lycée des Arpettes\n2013 CAP Couvreur, même lycée\n`,
        ),
      ),
    ).toEqual([
      ['Bac pro Charpente', 'lycée des Arpettes', 2015],
      ['CAP Couvreur', 'lycée des Arpettes', 2013],
    ]);
  });

  test('a dated training whose holder has letters for a name', () => {
    expect(
      studies(read(`${TOP}Formation\n2018 – Métreuse du bâtiment, AFTRAL-Bron (8 mois)\n`)),
    ).toEqual([['Métreuse du bâtiment', 'AFTRAL-Bron', 2018]]);
  });

  test('three diplomas side by side under their years', () => {
    expect(
      studies(
        read(
          `${TOP}Formation\n2019\t2016\t2014\nLicence Génie civil\tBTS Bâtiment\tBac pro Charpente\nUniversité de Savoie-Nord\tLycée Monge\tLycée des Arpettes\n`,
        ),
      ),
    ).toEqual([
      ['Licence Génie civil', 'Université de Savoie-Nord', 2019],
      ['BTS Bâtiment', 'Lycée Monge', 2016],
      ['Bac pro Charpente', 'Lycée des Arpettes', 2014],
    ]);
  });
});

describe('sections', () => {
  test('small columns side by side are read one after the other', () => {
    const cv = read(
      `${TOP}Compétences\tQualités\tLangues\nZinguerie\tRigueur\tItalien : B1\nArdoise\tÉquilibre\tAnglais : notions\n`,
    );
    expect(cv.languages.map(({ language }) => language.value)).toEqual(['Italien', 'Anglais']);
    expect(cv.document.text).toContain('Compétences\nZinguerie\nArdoise\nQualités');
  });

  test('a line that goes on with a small word is no heading', () => {
    const cv = read(
      `${TOP}Expérience\n2019 - 2022 Couvreuse, Zincor, Annecy\nSuivi des demandes et des contrats\nd'engagement\nPose de tuiles\n`,
    );
    expect(cv.sections.map(({ section }) => section)).not.toContain('volunteering');
  });

  test('pastimes under an unknown heading are interests', () => {
    const cv = read(
      `${TOP}Expérience\n2019 - 2022 Couvreuse, Zincor, Annecy\n\nLangues\nItalien B1\n\nÀ côté\nRandonnée, chorale amateur (La Clé, 2018-2022), tricot\n`,
    );
    expect(posts(cv)).toHaveLength(1);
    expect(cv.interests.length).toBeGreaterThan(0);
  });

  test('two columns of pasted text, each on its own', () => {
    const at = (left: string, right: string): string => `${left.padEnd(42)}${right}`;
    const cv = read(
      [
        'Odile Castagnet',
        '06 12 34 56 78',
        at('Expérience', 'Compétences'),
        at('Couvreuse', 'Zinguerie chez les particuliers'),
        at('Zincor, Annecy', 'Ardoise'),
        at('mars 2019 - mai 2022', ''),
        at('', 'Langues'),
        at('Aide couvreuse', 'Italien : courant'),
        at('Toitobel, Rumilly', 'Anglais : notions'),
        '2016 - 2019',
      ].join('\n'),
    );
    expect(posts(cv)).toEqual([
      ['Couvreuse', 'Zincor', 2019],
      ['Aide couvreuse', 'Toitobel', 2016],
    ]);
    expect(cv.languages.map(({ language }) => language.value)).toEqual(['Italien', 'Anglais']);
    expect(cv.document.layout.columns).toBe(2);
  });

  test('dates set apart by spaces stay with their posts', () => {
    const at = (left: string, right: string): string => `${left.padEnd(20)}${right}`;
    const cv = read(
      `${TOP}Expérience\n${[
        at('2019 - 2022', 'Couvreuse, Zincor, Annecy'),
        at('2016 - 2019', 'Aide couvreuse, Toitobel, Rumilly'),
        at('2014 - 2016', 'Apprentie couvreuse, Batibois, Frangy'),
        at('2013', 'Stagiaire, Batibois, Frangy'),
      ].join('\n')}\n`,
    );
    expect(posts(cv)).toHaveLength(4);
  });
});

describe('languages', () => {
  test.each([
    ['Italien ● ● ● ○ ○ B1', ['Italien', 'B1', 'B1']],
    ['Italien ●●●●● courant', ['Italien', 'courant', 'C1']],
    ['Italien : intermédiaire (CELI B2)', ['Italien', 'B2', 'B2']],
    ['Italien (Native or Bilingual)', ['Italien', 'Native or Bilingual', 'C2']],
    ['Langue(s) maternelle(s) : italien', ['Italien', 'Langue(s) maternelle(s)', 'C2']],
  ])('%s', (line, expected) => {
    expect(languages(line)).toEqual([expected]);
  });

  test('a language no list holds, in small letters among others', () => {
    expect(languages('français (courant), sarakata (langue maternelle)').at(-1)).toEqual([
      'sarakata',
      'langue maternelle',
      'C2',
    ]);
  });

  test('a line of languages alone is read outside their section', () => {
    const cv = read(`${TOP}Divers\nPermis B\nItalien, occitan ; anglais scolaire\n`);
    expect(cv.languages.map(({ language }) => language.value)).toEqual([
      'Italien',
      'Occitan',
      'Anglais',
    ]);
  });
});

describe('contacts', () => {
  test('a letter O typed for a zero', () => {
    const { person } = read(
      'Odile Castagnet\nCouvreuse\nO6 12 34 56 78\n\nFormation\n2015 CAP Couvreur\n',
    );
    expect(person.phone?.value).toBe('06 12 34 56 78');
  });

  test('a label of contact with a number after it is no heading', () => {
    const { person, headline } = read(
      'NOM : CASTAGNET\nPRENOMS : Odile\nContact : 07 08 09 10 11 / 05 04 03 02 01\nHabitation : Marcory, Abidjan\n\nFormation\n2015 CAP Couvreur\n',
    );
    expect(person.phone?.value).toBe('07 08 09 10 11');
    expect(headline).toBeNull();
  });
});

describe('posts in lists and brackets', () => {
  test('bullets that each give a period are the posts', () => {
    const cv = read(
      `${TOP}Expérience\n* Zincor SA : Couvreuse (janvier 2019 à ce jour)\n* Toitobel : Aide couvreuse (mars 2016 - décembre 2018)\n* Batibois : Apprentie (2014-2016)\n`,
    );
    expect(posts(cv)).toEqual([
      ['Couvreuse', 'Zincor SA', 2019],
      ['Aide couvreuse', 'Toitobel', 2016],
      ['Apprentie', 'Batibois', 2014],
    ]);
  });

  test('a bracket that the date closes is no part of the employer', () => {
    const cv = read(
      `${TOP}Expérience\nCouvreuse @ Zincor (2022–)\nAide couvreuse @ Toitobel (6 mois, 2021)\n`,
    );
    expect(posts(cv)).toEqual([
      ['Couvreuse', 'Zincor', 2022],
      ['Aide couvreuse', 'Toitobel', 2021],
    ]);
    expect(cv.experiences[0]?.end?.value).toBe('ongoing');
  });

  test('the same employer is the one above', () => {
    expect(
      posts(
        read(
          `${TOP}Expérience\n2020 - 2022 Couvreuse, Zincor\n2018 - 2020 Aide couvreuse, même entreprise\n2017 Stagiaire, idem\n`,
        ),
      ).map(([, company]) => company),
    ).toEqual(['Zincor', 'Zincor', 'Zincor']);
  });

  test('a word alone at the end of a line is where, when the post stands below', () => {
    const cv = read(
      `${TOP}Expérience\nJardin des Oiseaux du Marais\tMarlens\nCouvreuse d'entretien\tMars 2019 - mai 2022\n- volières\n`,
    );
    expect(posts(cv)).toEqual([["Couvreuse d'entretien", 'Jardin des Oiseaux du Marais', 2019]]);
  });
});

describe('schools in brackets and inside lines', () => {
  test.each([
    [
      'Diplôme de zinguerie avancée (INFCO Annecy, 2019)',
      'Diplôme de zinguerie avancée',
      'INFCO Annecy',
    ],
    ['2006 : BEPC au Lycée municipal de Thônes', 'BEPC', 'Lycée municipal de Thônes'],
    ['ISETA - Technicienne forestière, 2016', 'Technicienne forestière', 'ISETA'],
    ['2015 Master en génie du bois, HELMa Gramont', 'Master en génie du bois', 'HELMa Gramont'],
  ])('%s', (line, degree, school) => {
    expect(studies(read(`${TOP}Formation\n${line}\n`)).map((entry) => entry.slice(0, 2))).toEqual([
      [degree, school],
    ]);
  });

  test('the year of a licence is not that of the diploma below', () => {
    const cv = read(
      `${TOP}Formation\nSST (recyclage 2025), travail en hauteur\nCQP Couvreur zingueur, CFA du Faucigny\n`,
    );
    expect(studies(cv)).toEqual([['CQP Couvreur zingueur', 'CFA du Faucigny', null]]);
  });
});

describe('towns', () => {
  test.each([
    ['Montpellier · 06 12 34 56 78', 'Montpellier'],
    ['odile@example.be — 0495 12 34 56 — Verviers', 'Verviers'],
    ['BP 123 Ouagadougou 01 - Burkina Faso', 'Ouagadougou'],
    ['Ville de Luxembourg, Luxembourg', 'Luxembourg'],
  ])('%s', (line, town) => {
    const { person } = read(
      `Odile Castagnet\nCouvreuse\n${line}\n\nFormation\n2015 CAP Couvreur\n`,
    );
    expect(person.city?.value).toBe(town);
  });
});

describe('texts without headings or with those of a site', () => {
  test('the last post above the first diploma is a post', () => {
    const cv = read(
      'Odile Castagnet\nodile@example.fr\n\nCouvreuse, Zincor, depuis 2015\nServeuse, Café du Port, 2012-2015\n\nBac pro Charpente, Lycée des Arpettes, 2012\n',
    );
    expect(posts(cv).map(([title]) => title)).toEqual(['Couvreuse', 'Serveuse']);
    expect(studies(cv)).toEqual([['Bac pro Charpente', 'Lycée des Arpettes', 2012]]);
  });

  test('a title of page over the name is no section', () => {
    const { person } = read(
      'Profile\nOdile Castagnet\nCouvreuse | zingueuse\n\nExpérience\n\nZincor\nCouvreuse\nJanuary 2020 - Present (6 years 11 months)\n',
    );
    expect([person.firstName?.value, person.lastName?.value]).toEqual(['Odile', 'Castagnet']);
  });

  test('letters of an employer over a length and two posts', () => {
    const cv = read(
      `${TOP}Expérience\n\nZincor\nMétreuse\nJanuary 2020 - Present (6 years 11 months)\nAnnecy\n\nTBC\n2 years 6 months\nCouvreuse\nJuly 2018 - December 2019 (1 year 6 months)\nAide couvreuse\nJuly 2017 - June 2018 (1 year)\n\nFormation\n\n2016 CAP Couvreur\n`,
    );
    expect(posts(cv)).toEqual([
      ['Métreuse', 'Zincor', 2020],
      ['Couvreuse', 'TBC', 2018],
      ['Aide couvreuse', 'TBC', 2017],
    ]);
  });

  test('drawn arrows between years, and a town beside a year of birth', () => {
    const cv = read(
      'Odile Castagnet\nCouvreuse\nNée en 1988 – Toulouse – 06 12 34 56 78\n\n■ EXPÉRIENCES\n2021 ► 2025 | COUVREUSE – Zincor – Toulouse\n2016 ► 2020 | AIDE COUVREUSE – Toits & Fils – Labège\n',
    );
    expect(posts(cv)).toEqual([
      ['COUVREUSE', 'Zincor', 2021],
      ['AIDE COUVREUSE', 'Toits & Fils', 2016],
    ]);
    expect(cv.person.city?.value).toBe('Toulouse');
  });

  test('an employer of one word, then the trade in small letters', () => {
    expect(
      posts(read(`${TOP}Expérience\nDe 2015 à 2019 : STEF-Nord, conductrice de ligne de froid\n`)),
    ).toEqual([['conductrice de ligne de froid', 'STEF-Nord', 2015]]);
  });
});

describe('small posts', () => {
  test('what was done in one month, then for whom', () => {
    const cv = read(
      `${TOP}Expérience\nJuillet-août 2025 : couvreuse, Zincor, Annecy\nDécembre 2024 : emballage cadeaux, Parfumerie Lys, Annecy\n`,
    );
    expect(posts(cv)).toEqual([
      ['couvreuse', 'Zincor', 2025],
      ['emballage cadeaux', 'Parfumerie Lys', 2024],
    ]);
  });

  test('an arrow to nothing is a post still held', () => {
    const [post] = read(`${TOP}Expérience\n2019 → … Couvreuse, Zincor, Annecy\n`).experiences;
    expect([post?.jobTitle?.value, post?.end?.value]).toEqual(['Couvreuse', 'ongoing']);
  });
});
