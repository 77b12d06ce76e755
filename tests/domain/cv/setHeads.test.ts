import { describe, expect, test } from 'vitest';

import type { Cv } from '#/domain/cv/cv';
import type { DocumentLine } from '#/domain/cv/document';
import { monthAt, postsOf, readInvented, TOP } from '#tests/domain/cv/readInvented';

const studies = ({ education }: Cv) =>
  education.map(({ degree, institution, end }) => [
    degree.value,
    institution?.value ?? null,
    end?.value.year ?? null,
  ]);

/** Each word of a line of 10 points on its page. */
const drawn = (line: DocumentLine): DocumentLine => ({
  ...line,
  fontSize: line.fontSize === 0 ? 10 : line.fontSize,
  places: [...line.text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    x: 40 + index * 5,
    y: 0,
    width: word.length * 5,
    height: 10,
  })),
});

describe('a bullet right above the line that says when', () => {
  test('heads a post, where what was done stands in plain lines', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\n➢ Couvreuse zingueuse\nToitures Laval | 03/2021 – 09/2023\nProjet : réfection de la halle, avec dépose des tuiles.\n➢ Manœuvre de chantier\nNordal Bâtiment | 05/2018 – 02/2021\nProjet : pose de charpentes.\n\nLANGUES\nAnglais B1\n`,
    );
    expect(postsOf(cv)).toEqual([
      ['Couvreuse zingueuse', 'Toitures Laval', monthAt(2021, 3), monthAt(2023, 9)],
      ['Manœuvre de chantier', 'Nordal Bâtiment', monthAt(2018, 5), monthAt(2021, 2)],
    ]);
  });

  test('heads it where tasks under bullets follow the date, whatever its words', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\n• Stage 2ème année - Secours du Lac\n11 novembre - 20 décembre 2022\n• Aide aux visiteurs\n• Rangement des livres\n• Stage 1ère année - Mairie de Nordal\n22 juillet - 25 août 2021\n• Tri des archives\n\nLANGUES\nAnglais B1\n`,
    );
    expect(postsOf(cv)).toEqual([
      ['Stage 2ème année', 'Secours du Lac', monthAt(2022, 11), monthAt(2022, 12)],
      ['Stage 1ère année', 'Mairie de Nordal', monthAt(2021, 7), monthAt(2021, 8)],
    ]);
  });

  test('is a task of the post before where the next post is named under its date', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\n2021 - 2023\nCouvreuse, Toitures Laval\n• Pose de gouttières\n• Réfection de toits\n2018 - 2021\nZingueuse, Nordal Bâtiment\n• Découpe du zinc\n• Soudure\n2016 - 2018\nManœuvre, Tuilerie du Lac\n• Rangement du chantier\n\nLANGUES\nAnglais B1\n`,
    );
    expect(postsOf(cv).map(([title]) => title)).toEqual(['Couvreuse', 'Zingueuse', 'Manœuvre']);
    expect(cv.experiences.map(({ tasks }) => tasks.length)).toEqual([2, 2, 1]);
  });

  test('heads a diploma over its school', () => {
    const cv = readInvented(
      `${TOP}FORMATIONS\n➢ CAP Couvreur\nOSTRA, Pau | 2014 – 2016\n➢ Baccalauréat professionnel Bois\nLycée du Parc, Pau | 2011 – 2014\n\nLANGUES\nAnglais B1\n`,
    );
    expect(studies(cv)).toEqual([
      ['CAP Couvreur', 'OSTRA', 2016],
      ['Baccalauréat professionnel Bois', 'Lycée du Parc', 2014],
    ]);
  });
});

describe('posts without a date of their own', () => {
  const set = (line: DocumentLine): DocumentLine =>
    drawn({ ...line, fontSize: / - |Hôtesse/u.test(line.text) ? 12 : 10 });

  test('set as the dated one is, before and after it', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\nStage L2 Gestion - NORDAL - Annecy\nSuivi des commandes\nRelance des clients\nHôtesse de caisse - été 2021\nEncaissement\nAccueil\nStage 1re année - Ostria Conseil - Pau\nSaisie des factures\n\nLANGUES\nAnglais B1\n`,
      set,
    );
    expect(postsOf(cv)).toEqual([
      ['Stage L2 Gestion', 'NORDAL', null, null],
      ['Hôtesse de caisse', null, monthAt(2021, 7), monthAt(2021, 8)],
      ['Stage 1re année', 'Ostria Conseil', null, null],
    ]);
  });

  test('a line in the type of the tasks is none', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\nHôtesse de caisse - été 2021\nEncaissement\nVendeuse conseil au rayon Bricolage\nAccueil\n\nLANGUES\nAnglais B1\n`,
      set,
    );
    expect(postsOf(cv)).toHaveLength(1);
  });
});

describe('dates that close each entry', () => {
  test('all that stands over a date is its post, told by a trade or not', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\nStage en agence de voyages\n“Agence du Lac”\n(Décembre 2022)\nCueillette de prunes\n(Août 2021)\nNettoyage de chantier\n“Les Balais de Nordal”\n(Juillet 2021)\nDésherbage de maïs BIO\n(Juillet 2020)\nAide aux vendanges\n(Août-septembre de 2016 à 2019)\n\nLANGUES\nAnglais B1\n`,
      (line) => ({
        ...line,
        bold: !line.text.startsWith('('),
        gapBefore: /^(?:Stage|Cueil|Nett|Dés|Aide)/u.test(line.text) ? 1 : 0,
      }),
    );
    expect(postsOf(cv)).toEqual([
      ['Stage en agence de voyages', 'Agence du Lac', monthAt(2022, 12), monthAt(2022, 12)],
      ['Cueillette de prunes', null, monthAt(2021, 8), monthAt(2021, 8)],
      ['Nettoyage de chantier', 'Les Balais de Nordal', monthAt(2021, 7), monthAt(2021, 7)],
      ['Désherbage de maïs BIO', null, monthAt(2020, 7), monthAt(2020, 7)],
      ['Aide aux vendanges', null, monthAt(2016), monthAt(2019)],
    ]);
  });
});

describe('who employed', () => {
  test('days of one month, and a house in letters with its country', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\nNORDAL, Service informatique — Stage de 3e\ndu 10 au 14 février 2020\nDécouverte des postes\nSOTRAC GABON – 2018/2019\n• Tenue des registres\n\nLANGUES\nAnglais B1\n`,
    );
    expect(postsOf(cv)).toEqual([
      ['Stage de 3e', expect.stringContaining('NORDAL'), monthAt(2020, 2), monthAt(2020, 2)],
      [null, 'SOTRAC GABON', monthAt(2018), monthAt(2019)],
    ]);
  });

  test('a kind of house and its name, right beside a placement', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\n2019\tSTAGE D’OBSERVATION HOTEL BELLERIVE, ANNECY\n2018\tSTAGE D’OBSERVATION EN CUISINE\n\nLANGUES\nAnglais B1\n`,
    );
    expect(postsOf(cv)[0]?.slice(0, 2)).toEqual(['STAGE D’OBSERVATION', 'HOTEL BELLERIVE']);
  });

  test('what was done, who for and where, beside a contract with its length', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\n2021 stage (2 mois) : Communication interne, OSTRA, Annecy.\n2019 stage (3 semaines) : Vendeuse comptoir, Maison du Bois, Pau.\n\nLANGUES\nAnglais B1\n`,
    );
    expect(postsOf(cv).map((post) => post.slice(0, 2))).toEqual([
      ['Communication interne', 'OSTRA'],
      ['Vendeuse comptoir', 'Maison du Bois'],
    ]);
  });

  test('a date and a house that only their type parts', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\nManutentionnaire\nDe 2018 à 2019Nordal\n\nLANGUES\nAnglais B1\n`,
    );
    expect(postsOf(cv)).toEqual([['Manutentionnaire', 'Nordal', monthAt(2018), monthAt(2019)]]);
  });
});

describe('a word of a list that also names a section', () => {
  test('opens none where headings are set apart', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\nCouvreuse, Nordal\t2019 - 2021\nFORMATION\nCAP Couvreur, Lycée du Parc\t2016\nLOISIRS\nLa lecture\nLes sports nautiques\nInformatique\nLe dessin\n`,
      (line) => drawn({ ...line, bold: /^[A-ZÉ]{5,}$/u.test(line.text) }),
    );
    expect(cv.sections.at(-1)?.section).toBe('interests');
    expect(cv.interests.map(({ value }) => value)).toContain('Informatique');
  });
});

describe('studies', () => {
  test('leaders between the years and a diploma, the town before the school', () => {
    const cv = readInvented(
      `${TOP}FORMATION\n2009/2010………...Brevet de fin d’études moyennes\nDakar-Sénégal au CEM du Fleuve\n2011/2013 ………...Baccalauréat en série S2\nDakar-Sénégal au lycée moderne de Dakar\n2014/2015 ………….Attestation en Bureautique\nDakar-Sénégal à OSTRA\n2015/2017…………Licence en Management\nDakar-Sénégal à Nordal University\n`,
    );
    expect(studies(cv)).toEqual([
      ['Brevet de fin d’études moyennes', 'CEM du Fleuve', 2010],
      ['Baccalauréat en série S2', 'lycée moderne de Dakar', 2013],
      ['Attestation en Bureautique', 'OSTRA', 2015],
      ['Licence en Management', 'Nordal University', 2017],
    ]);
  });

  test('letters that close the line, and a school in square brackets', () => {
    const cv = readInvented(
      `${TOP}FORMATION\n2016-2017 Licence 2 en faculté des sciences juridiques à l’UAC\n2015 Baccalauréat général [Lycée du Parc]\n`,
    );
    expect(studies(cv)).toEqual([
      ['Licence 2 en faculté des sciences juridiques', 'UAC', 2017],
      ['Baccalauréat général', 'Lycée du Parc', 2015],
    ]);
  });
});

describe('who, and where', () => {
  const named = ({ person }: Cv) => [person.firstName?.value, person.lastName?.value];

  test('a name in two cells of the largest line', () => {
    const cv = readInvented(
      'CASTAGNET\tOdile\nCouvreuse\nodile.castagnet@example.org\n\nLANGUES\nAnglais B1\n',
      (line) => drawn({ ...line, fontSize: line.text.startsWith('CASTAGNET') ? 30 : 10 }),
    );
    expect(named(cv)).toEqual(['Odile', 'CASTAGNET']);
  });

  test('a name in small letters after its label', () => {
    const cv = readInvented(
      'Nom : Odile rose Castagnet\nodile@example.org\n\nLANGUES\nAnglais B1\n',
    );
    expect(named(cv)).toEqual(['Odile rose', 'Castagnet']);
  });

  test('a town in small letters, and one that the columns took away from its street', () => {
    expect(
      readInvented('Odile Castagnet\ndakar\nodile@example.org\n\nLANGUES\nAnglais B1\n').person.city
        ?.value,
    ).toBe('dakar');
    expect(
      readInvented(
        'Odile Castagnet\nodile@example.org\n10 avenue du Lac,\n\nCOMPÉTENCES\nZinguerie\nPose de tuiles\n77100 Meaux\n\nLANGUES\nAnglais B1\n',
      ).person.city?.value,
    ).toBe('Meaux');
  });
});

describe('bullets of what was done', () => {
  const tasksOf = ({ experiences }: Cv) =>
    experiences.map(({ tasks }) => tasks.map(({ value }) => value));

  test('stay tasks where the title and the date of the next post follow them', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES
Couvreuse, Toitures Vallon
2012 – aujourd’hui
- Pose de 12 m² d’ardoises par jour
- Contrôle des échafaudages
Aide-couvreuse, Zinc du Midi
2006 – 2012
- Pose de gouttières

FORMATION
CAP couvreur, lycée des Platanes, 2006
`,
    );
    expect(tasksOf(cv)).toEqual([
      ['Pose de 12 m² d’ardoises par jour', 'Contrôle des échafaudages'],
      ['Pose de gouttières'],
    ]);
  });

  test('stay tasks where the next post tells its title, house and date in one line', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES
Couvreuse, Toitures Vallon | 2015 - 2019
- Pose d’ardoises
- Contrôle des échafaudages
Zingueuse, Zinc du Midi | 2010 - 2015
- Pose de gouttières
- Soudure de descentes
Apprentie, Zinc du Nord | 2008 - 2010
- Tri du zinc
`,
    );
    expect(tasksOf(cv)).toEqual([
      ['Pose d’ardoises', 'Contrôle des échafaudages'],
      ['Pose de gouttières', 'Soudure de descentes'],
      ['Tri du zinc'],
    ]);
  });

  test('stay tasks where each post has one, under its house with its date and its title', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES
Toitures Vallon | 2015 - 2019
Couvreuse
- Pose d’ardoises
Zinc du Midi | 2010 - 2015
Zingueuse
- Pose de gouttières
`,
    );
    expect(tasksOf(cv)).toEqual([['Pose d’ardoises'], ['Pose de gouttières']]);
  });
});
