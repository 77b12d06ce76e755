import { describe, expect, test } from 'vitest';

import type { Review, ReviewCheck } from '#/domain/review/review';
import { analyse } from '#tests/coach/review/analyse';

const LOADING = 60_000;

const advice = ({ remarks }: Review, check: ReviewCheck): readonly string[] =>
  remarks.filter((one) => one.check === check).flatMap(({ items }) => items.map((i) => i.better));
const results = ({ criteria }: Review): number =>
  criteria.find(({ criterion }) => criterion === 'results')?.points ?? Number.NaN;

const HEAD = `Nadia Ferrault
Assistante de gestion
06 39 98 22 31 · nadia.ferrault@example.org · 59000 Lille

Expériences professionnelles
`;
const post = (title: string, house: string, years: string, lines: readonly string[]): string =>
  [`${title}, ${house}`, years, ...lines.map((line) => `- ${line}`)].join('\n');
const TAIL = `

Formation
BTS Gestion de la PME, Lycée Faidherbe, 2014`;
const three = (tail: readonly (readonly string[])[]): string =>
  `${HEAD}${[
    post('Assistante de gestion', 'Brossard', 'janvier 2022 – aujourd’hui', tail[0] ?? []),
    post('Assistante administrative', 'Levallet', 'mars 2018 – décembre 2021', tail[1] ?? []),
    post('Secrétaire', 'Ormeau', 'mai 2014 – février 2018', tail[2] ?? []),
  ].join('\n\n')}${TAIL}`;
const PLAIN = ['Classement du courrier', 'Tenue du standard', 'Mise à jour du tableau de suivi'];

describe('results, by posts that show one', { timeout: LOADING }, () => {
  test('each more post that shows something is worth more', async () => {
    const told = await Promise.all([
      analyse(three([PLAIN, PLAIN, PLAIN])),
      analyse(three([[...PLAIN, 'Mise en place d’un suivi des relances'], PLAIN, PLAIN])),
      analyse(three([['Saisie de 40 factures par jour', ...PLAIN], PLAIN, PLAIN])),
      analyse(
        three([
          ['Saisie de 40 factures par jour', ...PLAIN],
          ['Gestion de 12 agendas', ...PLAIN],
          PLAIN,
        ]),
      ),
    ]);
    const points = told.map(results);
    expect(points).toEqual([...new Set(points)].toSorted((one, other) => one - other));
  });

  test('it is said how many posts do', async () => {
    const { criteria } = await analyse(
      three([['Saisie de 40 factures par jour', ...PLAIN], PLAIN, PLAIN]),
    );
    const row = criteria.find(({ criterion }) => criterion === 'results');
    expect(row?.text).toContain('1 poste sur 3 montre');
  });

  test('a line that lists several things is no place for one figure', async () => {
    const review = await analyse(
      three([['Devis, factures, relances, classement'], ['Accueil du public'], PLAIN]),
    );
    const quotes = review.remarks
      .filter(({ check }) => check === 'figures')
      .flatMap(({ items }) => items.map(({ quote }) => quote));
    expect(quotes).not.toContain('Devis, factures, relances, classement');
  });
});

describe('advice that is the person’s own', { timeout: LOADING }, () => {
  test('work told among the skills is sent to its posts, each line once', async () => {
    const review = await analyse(`${three([[], [], []])}

Compétences
Gestion des factures fournisseurs
Secrétariat de direction et tenue des agendas
Accueil des visiteurs au siège
Administration du personnel intérimaire`);
    const texts = advice(review, 'tasks');
    expect(texts.every((text) => text.includes('Vos compétences en racontent déjà'))).toBe(true);
    const examples = texts.flatMap((text) => /«\u00a0(.+?)\u00a0»/u.exec(text)?.[1] ?? []);
    expect(examples.length).toBeGreaterThan(0);
    expect(new Set(examples).size).toBe(examples.length);
  });

  test('an address made of both names is no nickname', async () => {
    const text = three([PLAIN, PLAIN, PLAIN]).replace('nadia.ferrault', 'ferraultnadia69');
    expect(advice(await analyse(text), 'emailTone')).toEqual([]);
  });

  test('a duration without a year costs little, and asks for the year', async () => {
    const undated = three([PLAIN, PLAIN, PLAIN])
      .replace('janvier 2022 – aujourd’hui', 'CDI, 4 ans')
      .replace('mars 2018 – décembre 2021', 'CDD, 3 ans');
    for (const better of advice(await analyse(undated), 'datesMissing'))
      expect(better).toContain('ajoutez l’année');
  });

  test('a placement or a wish is no trade aimed at', async () => {
    const wishing = three([PLAIN, PLAIN, PLAIN]).replace(
      'Assistante de gestion\n06',
      'Recherche d’une alternance dès septembre\n06',
    );
    expect((await analyse(wishing)).trade).toBe('Assistante de gestion');
  });

  test('a title of another trade than the one aimed at is no strength', async () => {
    const quoted = ({ strengths }: Review): readonly (string | null)[] =>
      strengths.map(({ quote }) => quote);
    const text = three([PLAIN, PLAIN, PLAIN]);
    expect(quoted(await analyse(text))).toContain('Assistante de gestion');
    expect(quoted(await analyse(text, 'Boulanger'))).not.toContain('Assistante de gestion');
  });

  test('ways of being are not praised as know-how', async () => {
    const review = await analyse(
      `${three([PLAIN, PLAIN, PLAIN])}\n\nCompétences\nOrganisée\nMotivée\nCréative\nRigoureuse\nAutonome`,
    );
    expect(review.strengths.map(({ text }) => text).join('\n')).not.toMatch(/organisée|motivée/iu);
  });

  test('who bakes is not asked for sales, nor who analyses data for donors', async () => {
    const lacks = async (target: string): Promise<string> =>
      advice(await analyse(three([PLAIN, PLAIN, PLAIN]), target), 'tradeLooks').join('\n');
    const baker = await lacks('Boulanger');
    expect(baker).toContain('fabrications');
    expect(baker).not.toContain('objectif atteint');
    expect(await lacks('Data analyst')).not.toMatch(/bailleurs|KoboToolbox/u);
  });

  test('who drives lorries is told what carrying passengers asks for', async () => {
    const lorry = `Rémi Valtaud
Conducteur routier
06 39 98 22 32 · remi.valtaud@example.org · 49500 Segré

Permis C et CE, FIMO marchandises

Expériences professionnelles
Conducteur routier, Transports Ardouin
janvier 2018 – aujourd’hui
- Livraison de 25 points par jour en porteur
- Contrôle quotidien du véhicule, chronotachygraphe${TAIL}`;
    const lacks = async (target: string): Promise<string> =>
      advice(await analyse(lorry, target), 'tradeLooks').join('\n');
    expect(await lacks('Conducteur de bus')).toContain('permis D');
    expect(await lacks('Conducteur routier')).not.toMatch(/permis D|colis par heure/u);
  });

  test('a word of many trades does not make a trade: who leads a home-care house is asked no hotel', async () => {
    const review = await analyse(`Maud Vernier
06 39 98 22 33 · maud.vernier@example.org · 35000 Rennes

Expériences professionnelles
${[
  post('Gérante de structure de soutien à la personne', 'Les Tilleuls', '2019 – 2024', []),
  post('Directrice de structure', 'Aide aux aînés du Pays de Vitré', '2012 – 2019', []),
  post('Responsable de secteur', 'Association d’aide à domicile', '2008 – 2012', []),
].join('\n\n')}

Compétences
Logiciel de planning, recrutement d’aides à domicile, suivi des bénéficiaires${TAIL}`);
    expect(advice(review, 'tradeLooks').join('\n')).not.toMatch(/étoiles|chambres|Opera/u);
    const row = review.criteria.find(({ criterion }) => criterion === 'trade');
    expect(row?.text).toContain('indiquez le métier visé');
    expect([review.summary, ...review.strengths.map(({ text }) => text)].join('\n')).not.toContain(
      'dans ce métier',
    );
  });

  test('a title counts for a trade only where the CV speaks of its matter', async () => {
    const looked = async (lines: readonly string[]): Promise<string> => {
      const text = three([lines, [], []]).replaceAll(
        /Assistante de gestion|Secrétaire/gu,
        'Opticienne',
      );
      return advice(await analyse(text), 'tradeLooks').join('\n');
    };
    const optician = await looked(['Montage de verres', 'Vente de montures', 'Tenue du magasin']);
    expect(optician).not.toMatch(/AFGSU|gestes|12 heures/u);
  });

  test('who develops software under a title of research is not asked for shifts', async () => {
    const text = three([
      ['Développement d’une application Java', 'Tests et déploiement', 'Revue de code'],
      [],
      [],
    ]).replaceAll('Assistante de gestion', 'Ingénieur étude et développement');
    expect(advice(await analyse(text), 'tradeLooks').join('\n')).not.toMatch(/2x8|1 200 pièces/u);
  });
});

describe('what is shown and what is asked', { timeout: LOADING }, () => {
  test('a figure is asked of the post that has none', async () => {
    const review = await analyse(
      three([['Saisie de 40 factures par jour', ...PLAIN], ['Traitement du courrier'], []]),
    );
    const asked = review.remarks
      .filter(({ check }) => check === 'figures')
      .flatMap(({ items }) => items.map(({ quote }) => quote));
    expect(asked).toEqual(['Traitement du courrier']);
  });

  test('what is sought and where, behind the trade, does not hide it', async () => {
    const review = await analyse(
      three([PLAIN, PLAIN, PLAIN]).replace(
        'Assistante de gestion\n',
        'Assistante de gestion en recherche d’emploi | Lille\n',
      ),
    );
    expect(review.trade).toBe('Assistante de gestion');
    expect(review.remarks.map(({ check }) => check)).not.toContain('tradeUnknown');
  });

  test('a line that tells what is studied or sought is not praised as a title', async () => {
    for (const line of ['Étudiante en deuxième année de gestion', 'Recherche alternance']) {
      const { strengths } = await analyse(
        three([PLAIN, PLAIN, PLAIN]).replace('Assistante de gestion\n', `${line}\n`),
      );
      expect(strengths.map(({ quote }) => quote)).not.toContain(line);
    }
  });
});

describe('where no trade is known', { timeout: LOADING }, () => {
  const cv = [
    'Hugo Martel',
    '34000 Montpellier - 06 39 98 44 10 - hugo.martel@example.org',
    'Expériences',
    'Auto-entrepreneur, Martel Créations, 2023 à 2025',
    'Actuellement en Montpellier et alentours',
    'Gestion des commandes en ligne',
    'Création de la boutique',
    'Tenue des comptes de la boutique',
    'Envoi des colis aux clients',
    'Compétences',
    'SolidWorks, Photoshop, Illustrator',
  ].join('\n');

  test('a way of being employed is no job to be read for', async () => {
    expect((await analyse(cv)).trade).toBeNull();
  });

  test('tools that the CV names are never told to be missing', async () => {
    expect(advice(await analyse(cv), 'tradeLooks').join('\n')).not.toContain('Les outils');
    expect(
      advice(await analyse(cv.replace(/Compétences\n.*/u, '')), 'tradeLooks').join('\n'),
    ).toContain('Les outils');
  });

  test('an adverb is no action to praise', async () => {
    const { strengths } = await analyse(cv);
    expect(strengths.map(({ quote }) => quote ?? '').join('\n')).not.toContain('Actuellement');
  });
});
