import { describe, expect, test } from 'vitest';

import type { DocumentLine } from '#/domain/cv/document';
import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { emptyLexicon } from '#tests/domain/cv/tinyLexicon';

type Post = {
  readonly title: string;
  readonly company: string;
  readonly town: string;
  readonly dates: string;
  readonly years: readonly [number, number | null];
  readonly tasks: readonly string[];
};

const post = (
  title: string,
  company: string,
  town: string,
  dates: string,
  years: readonly [number, number | null],
  ...tasks: readonly string[]
): Post => ({ title, company, town, dates, years, tasks });

/** Invented posts of several trades; some titles and employers are words that no list knows. */
const CAREERS: Readonly<Record<string, readonly Post[]>> = {
  nurse: [
    post(
      'Infirmière de nuit',
      'Clinique des Aubiers',
      'Rennes',
      'Mars 2019 - Juin 2023',
      [2019, 2023],
      'Soins et surveillance des patients opérés',
      'Transmissions à l’équipe de jour',
    ),
    post(
      'Aide-soignante',
      'EHPAD Les Genêts',
      'Vannes',
      'Janvier 2015 - Février 2019',
      [2015, 2019],
      'Aide à la toilette et aux repas',
    ),
    post(
      'Agent de service hospitalier',
      'Hôpital Saint-Roch',
      'Lorient',
      'Mai 2012 - Décembre 2014',
      [2012, 2014],
      'Entretien des chambres et des communs',
    ),
  ],
  cook: [
    post(
      'Chef de partie',
      'La Table de Marthe',
      'Lyon',
      'Septembre 2020 - Mai 2024',
      [2020, 2024],
      'Préparation des poissons et des sauces',
      'Encadrement d’un commis',
    ),
    post(
      'Commis de cuisine',
      'Brasserie du Pont',
      'Mâcon',
      'Juin 2017 - Août 2020',
      [2017, 2020],
      'Mise en place et envoi des entrées',
    ),
    post(
      'Plongeur',
      'Hôtel des Voyageurs',
      'Dijon',
      'Juillet 2016 - Août 2016',
      [2016, 2016],
      'Nettoyage de la batterie de cuisine',
    ),
  ],
  driver: [
    post(
      'Conducteur routier',
      'Transports Mauvoisin',
      'Le Mans',
      'Avril 2018 - Mars 2024',
      [2018, 2024],
      'Livraison de matériaux sur l’ouest de la France',
    ),
    post(
      'Chauffeur livreur',
      'Colis Rapide Ouest',
      'Angers',
      'Février 2014 - Mars 2018',
      [2014, 2018],
      'Tournées de quatre-vingts points par jour',
    ),
    post(
      'Préparateur de commandes',
      'Entrepôts Durieux',
      'Nantes',
      'Mai 2011 - Janvier 2014',
      [2011, 2014],
      'Chargement des camions et inventaires',
    ),
  ],
  mason: [
    post(
      'Maçon coffreur',
      'Bâti Loire SARL',
      'Tours',
      'Octobre 2016 - Novembre 2023',
      [2016, 2023],
      'Pose de coffrages et coulage de dalles',
    ),
    post(
      'Maçon',
      'Entreprise Caradec',
      'Blois',
      'Septembre 2010 - Juillet 2016',
      [2010, 2016],
      'Montage de murs en parpaings',
    ),
    post(
      'Manœuvre',
      'Constructions du Val',
      'Orléans',
      'Mars 2008 - Juin 2010',
      [2008, 2010],
      'Approvisionnement du chantier',
    ),
  ],
  accountant: [
    post(
      'Comptable fournisseurs',
      'Fonderies Lacaze',
      'Toulouse',
      'Janvier 2019 - Mars 2024',
      [2019, 2024],
      'Saisie et règlement des factures',
    ),
    post(
      'Assistante de gestion',
      'Cabinet Orsini',
      'Pau',
      'Février 2015 - Décembre 2018',
      [2015, 2018],
      'Suivi de la trésorerie et des relances',
    ),
    post(
      'Secrétaire',
      'Mairie de Lescar',
      'Lescar',
      'Avril 2012 - Janvier 2015',
      [2012, 2015],
      'Accueil du public et tenue des registres',
    ),
  ],
};

/** A line, and the type it is set in: heavy lines are bold and a point larger. */
type Line = { readonly text: string; readonly heavy: boolean };
const heavy = (text: string): Line => ({ text, heavy: true });
const plain = (text: string): Line => ({ text, heavy: false });

/** The ways in which one CV sets all its posts: who, where and when on one line or on several. */
const ARRANGEMENTS: Readonly<Record<string, (post: Post) => readonly Line[]>> = {
  'title | dates, then the employer in capitals': ({ title, company, dates }) => [
    heavy(`${title} | ${dates}`),
    heavy(company.toUpperCase()),
  ],
  'title, then employer, town - dates': ({ title, company, town, dates }) => [
    heavy(title),
    plain(`${company}, ${town} - ${dates}`),
  ],
  'employer – town and dates, then title': ({ title, company, town, dates }) => [
    heavy(`${company} – ${town}\t${dates}`),
    heavy(title),
  ],
  'employer and town, then title and dates': ({ title, company, town, dates }) => [
    heavy(`${company}\t${town}`),
    plain(`${title}\t${dates}`),
  ],
  'dates in a first column, then title, employer, town': ({ title, company, town, dates }) => [
    heavy(`${dates}\t${title}, ${company}, ${town}`),
  ],
  'dates in a first column, the employer below': ({ title, company, town, dates }) => [
    heavy(`${dates}\t${title}`),
    plain(`${company}, ${town}`),
  ],
  'dates : title chez employer': ({ title, company, town, dates }) => [
    plain(`${dates} : ${title} chez ${company}, ${town}`),
  ],
  'title - employer (dates)': ({ title, company, dates }) => [
    heavy(`${title} - ${company} (${dates})`),
  ],
  'title, employer, then dates below': ({ title, company, town, dates }) => [
    heavy(title),
    plain(`${company}, ${town}`),
    plain(dates),
  ],
  'dates above, then title, then employer': ({ title, company, town, dates }) => [
    plain(dates),
    heavy(title),
    plain(`${company}, ${town}`),
  ],
  'employer in capitals, title, dates': ({ title, company, dates }) => [
    heavy(company.toUpperCase()),
    plain(`${title}, ${dates}`),
  ],
};

const BULLETS = ['- ', ''] as const;

const HEAD =
  'Odile Castagnet\nodile.castagnet@example.org\n06 12 34 56 78\n\nExpérience professionnelle\n';
const FOOT = '\n\nLoisirs\nLecture, randonnée';

const readPosts = (
  posts: readonly Post[],
  set: (post: Post) => readonly Line[],
  bullet: string,
  typed: boolean,
) => {
  const looks = new Map<string, boolean>();
  const body = posts.map((one) => {
    const lines = set(one);
    for (const line of lines) looks.set(line.text, line.heavy);
    return [...lines.map(({ text }) => text), ...one.tasks.map((task) => bullet + task)].join('\n');
  });
  const document = documentFromText(`${HEAD}${body.join('\n\n')}${FOOT}`, 'cv.txt');
  const lines = document.lines.map((line): DocumentLine => {
    const isHeavy = looks.get(line.text) ?? line.text.startsWith('Expérience');
    return typed ? { ...line, fontSize: isHeavy ? 11 : 10, bold: isHeavy } : line;
  });
  return readCv({ ...document, lines }, { lexicon: emptyLexicon, today: '2026-11-21' }).experiences;
};

const plainKey = (text: string | undefined): string =>
  (text ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

describe('the same posts, however they are set', () => {
  for (const [name, set] of Object.entries(ARRANGEMENTS))
    test.each(Object.keys(CAREERS))(`${name}: %s`, (trade) => {
      const posts = CAREERS[trade] ?? [];
      for (const bullet of BULLETS)
        for (const typed of [true, false]) {
          // Without type or bullets nothing but words tells an employer from a task.
          if (!typed && bullet === '') continue;
          const read = readPosts(posts, set, bullet, typed).map(
            ({ jobTitle, company, start, end }) => [
              plainKey(jobTitle?.value),
              plainKey(company?.value),
              start?.value.year,
              end?.value === 'ongoing' ? null : end?.value.year,
            ],
          );
          expect(read, `${typed ? 'typed' : 'plain'}, bullet "${bullet}"`).toEqual(
            posts.map(({ title, company, years }) => [
              plainKey(title),
              plainKey(company),
              ...years,
            ]),
          );
        }
    });
});

const postsIn = (text: string) =>
  readCv(documentFromText(`${HEAD}${text}${FOOT}`, 'cv.txt'), {
    lexicon: emptyLexicon,
    today: '2026-11-21',
  }).experiences.map(({ jobTitle, company, start, end }) => [
    jobTitle?.value ?? null,
    company?.value ?? null,
    start?.value.year ?? null,
    end === null || end.value === 'ongoing' ? (end?.value ?? null) : end.value.year,
  ]);

describe('an entry of its own kind', () => {
  test('is dated by a line of its own below a bullet', () => {
    expect(
      postsIn(
        '- Cheffe d’équipe en plasturgie : poste de transition pendant une reprise d’études.\nJuin 2021 - juin 2022\n- Professeure de mathématiques.\nSeptembre 2015 – Août 2020',
      ),
    ).toEqual([
      ['Cheffe d’équipe en plasturgie', null, 2021, 2022],
      ['Professeure de mathématiques', null, 2015, 2020],
    ]);
  });

  test('wraps onto a second line', () => {
    expect(
      postsIn(
        'Stagiaire en conception et en assemblage\nde charpentes traditionnelles\nCharpentes Bonnefoy | Décembre 2017\n- Relevés et plans',
      ),
    ).toEqual([
      [
        'Stagiaire en conception et en assemblage de charpentes traditionnelles',
        'Charpentes Bonnefoy',
        2017,
        2017,
      ],
    ]);
  });

  test('told once for each of its projects is one post', () => {
    const told = 'Dessinatrice, Bureau Vasseur SA, Pau, 06/2014 - 03/2016';
    expect(postsIn(`${told}\n- Plans d’une école\n\n${told}\n- Plans d’une halle`)).toEqual([
      ['Dessinatrice', 'Bureau Vasseur SA', 2014, 2016],
    ]);
  });

  test.each([
    ['Stage dans l’entreprise Morvan', 'Stage', 'Morvan'],
    ['Stagiaire pour la société Morvan', 'Stagiaire', 'Morvan'],
    ['Stagiaire pour la société de menuiserie Morvan', 'Stagiaire', 'société de menuiserie Morvan'],
    ['Serveuse chez Morvan', 'Serveuse', 'Morvan'],
    ['Trésorière de l’association Morvan', 'Trésorière', 'association Morvan'],
    ['Comptable à la mairie de Lescar', 'Comptable', 'mairie de Lescar'],
  ])('names its house in a small word: %s', (text, title, company) => {
    expect(postsIn(`2019 - 2021\t${text}\n- Tâches diverses`)).toEqual([
      [title, company, 2019, 2021],
    ]);
  });

  test('has its two dates one over the other', () => {
    expect(
      postsIn(
        'Mars 2018\tVendeuse, Maison Tellier\nJuin 2021\t- Conseil aux clientes\n\nDepuis\tResponsable de rayon, Maison Tellier\n2021\t- Gestion des stocks',
      ),
    ).toEqual([
      ['Vendeuse', 'Maison Tellier', 2018, 2021],
      ['Responsable de rayon', 'Maison Tellier', 2021, 'ongoing'],
    ]);
  });
});
