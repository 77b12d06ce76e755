import { describe, expect, test } from 'vitest';

import { hasFigure } from '#/domain/review/figures';
import { summarise } from '#/domain/review/score.fr';
import { spelt } from '#/domain/review/spelt';
import { NO_TRADE } from '#/domain/review/tradeAimed';
import { betterOf, cvText, quotesOf, remarkOn, reviewOf } from '#tests/domain/review/lines';
import { aReadCv } from '#tests/support/builders/aReadCv';
import { reviewCv } from '#tests/support/reviewCv';

describe('figures', () => {
  test.each([
    'Saisie de 400 factures par mois',
    'Encadrement de deux apprentis',
    'Une vingtaine de sites livrés',
    'Taux de réponse de 96 %',
    'Budget de 1,2 M€ suivi au mois',
    'Équipe de 8, deux sites',
    'Livraison ramenée à 40 minutes',
    'Catalogue de 80 000 références',
  ])('counted: %s', (text) => {
    expect(hasFigure(text)).toBe(true);
  });

  test.each([
    'Conduite de chariots CACES R489 1A, 3 et 5',
    'Sage 100, Excel, Word',
    'Mise en conformité ISO 9001',
    'Poste tenu de mars 2021 à juin 2023',
    'Développement en PHP 8 et HTML5',
    'Habilitation électrique B0',
    'Respect des règles d’hygiène',
    'Pose d’appareillages dans des logements neufs',
    'Animation du centre de loisirs',
    'Deux passions, la cuisine et la mécanique',
    'Durant ces trois années, accueil du public',
  ])('not counted: %s', (text) => {
    expect(hasFigure(text)).toBe(false);
  });

  test('one line in three is enough', () => {
    const few = ['Préparation des devis', 'Classement du courrier', 'Suivi des stocks'];
    expect(
      remarkOn(reviewOf({ tasks: [...few, 'Saisie de 40 commandes par jour'] }), 'figures'),
    ).toBeDefined();
    expect(
      remarkOn(reviewOf({ tasks: [few[0] ?? '', 'Saisie de 40 commandes par jour'] }), 'figures'),
    ).toBeUndefined();
  });

  test('the place of a figure is a blank, on a condition: no figure is invented', () => {
    const review = reviewOf({ tasks: ['Préparation des devis', 'Saisie des factures', 'Accueil'] });
    const [devis] = betterOf(review, 'figures');
    expect(devis).toContain('… devis par mois');
    expect(devis).toContain('si vous l’avez');
    for (const better of betterOf(review, 'figures')) expect(better).not.toMatch(/\d/u);
  });

  test('where nothing is countable by its words, one line is asked for an order of magnitude', () => {
    const review = reviewOf({ tasks: ['Respect des consignes', 'Esprit de service'] });
    expect(quotesOf(review, 'figures')).toEqual(['Respect des consignes']);
  });

  test('a faulty line is not repeated with its fault', () => {
    const review = reviewOf({ tasks: ['Acceuil du public et prise de rendez-vous'] });
    expect(betterOf(review, 'figures')[0]).toContain('Accueil du public');
  });

  test('a post of recent years with its title alone is told', () => {
    expect(quotesOf(reviewOf({ tasks: [] }), 'tasks')).toEqual(['Assistante commerciale']);
  });
});

describe('wording', () => {
  test('a part taken is put as the action', () => {
    const review = reviewOf({
      tasks: ['Participation aux inventaires', 'Participation à la mise en place du magasin'],
    });
    const [inventories, display] = betterOf(review, 'vague');
    expect(inventories).toContain('Préparation des inventaires');
    expect(display).toContain('Mise en place du magasin');
  });

  test.each([
    'Diverses tâches',
    'Tâches diverses',
    'Responsable de tâches au magasin',
    'Faire le ménage',
    'Ménage, courses, repassage, etc.',
  ])('vague: %s', (task) => {
    expect(quotesOf(reviewOf({ tasks: [task] }), 'vague')).toEqual([task]);
  });

  test.each([
    'Aide à la toilette de 12 résidents',
    'Gérer les commandes de 40 clients',
    'Gestion des commandes de 40 clients',
    'Suivi des différentes tâches confiées aux équipes de nuit',
    'Responsable de rayon, équipe de 6',
  ])('plain, by noun or by verb: %s', (task) => {
    const review = reviewOf({ tasks: [task] });
    expect(remarkOn(review, 'vague')).toBeUndefined();
    expect(remarkOn(review, 'firstPerson')).toBeUndefined();
  });

  test.each([
    ['J’ai géré les stocks du rayon', 'Gestion des stocks du rayon'],
    ['Je prépare des repas chauds', 'Préparation de repas chauds'],
    ['J’ai assuré la formation des nouveaux', 'Formation des nouveaux'],
    ['J’ai organisé un salon', 'Organisation d’un salon'],
  ])('%s becomes %s', (task, better) => {
    expect(betterOf(reviewOf({ tasks: [task] }), 'firstPerson')[0]).toContain(better);
  });

  test('the first person is welcome in the profile', () => {
    const review = reviewOf({
      profile: 'J’aime le travail bien fait et je cherche une équipe soudée.',
    });
    expect(remarkOn(review, 'firstPerson')).toBeUndefined();
  });

  test('claims without a fact are told with a fact of the CV, and those with one are not', () => {
    const review = reviewOf({ profile: 'Dynamique et motivée, sérieuse et ponctuelle.' });
    expect(betterOf(review, 'selfDescription')[0]).toContain('Saisie de 40 commandes par jour');
    const proven = reviewOf({
      profile: 'Ponctuelle et organisée : 40 commandes saisies chaque jour avant 10 h.',
    });
    expect(remarkOn(proven, 'selfDescription')).toBeUndefined();
  });
});

describe('spelling', () => {
  test.each([
    ['Acceuil des clients', 'Accueil des clients'],
    ['parmis les premiers', 'parmi les premiers'],
    ['language Java et SQL', 'langage Java et SQL'],
    ['Compétence techniques', 'Compétences techniques'],
    ['Travaille en équipe', 'Travail en équipe'],
    ['Gestion de de la caisse', 'Gestion de la caisse'],
    ['anglais courrant', 'anglais courant'],
    ['mise a jour des fiches', 'mise à jour des fiches'],
    ['quelque soit le poste', 'quel que soit le poste'],
    ['un poste ou je pourrai évoluer', 'un poste où je pourrai évoluer'],
    ['Entretient des locaux', 'Entretien des locaux'],
    ['Préparateur de commande', 'Préparateur de commandes'],
    ['Word, Exel, Outlook', 'Word, Excel, Outlook'],
    ['Auxilliaire de vie', 'Auxiliaire de vie'],
    ['permis B en cour', 'permis B en cours'],
    ['négotiation des contrats', 'négociation des contrats'],
  ])('%s is %s', (text, right) => {
    expect(spelt(text)).toBe(right);
  });

  test.each([
    'Accueil, maîtrise, maitrise, connaitre, développement, parmi',
    'Expérience professionnelle et expériences professionnelles',
    'Langue étrangère, langues étrangères, centre d’intérêt',
    'Professionnel, personnelle, opérationnels, occasionnelle',
    'Licenciement, excellence, courant, langage courant, adresse',
    'Nous nous déplaçons, vous vous formez',
    'A domicile, face au public, jusqu’à 300 couverts',
    'CDI ou CDD, poste ou mission, entreprise ou association',
    'Elle entretient le parc, il exécute, nous excellons',
    'Préparation de commandes, préparateurs de commandes, en cours, cour de justice',
    'Lycée, lycéen, anglais, Anglaise, permis B, excellence, Excel',
    'Le bon sens, la bonne tenue, les bons de livraison',
  ])('right as it is: %s', (text) => {
    expect(spelt(text)).toBe(text);
  });

  test('a fault is quoted with its line, an e-mail address and a company are left alone', () => {
    const review = reviewOf({
      tasks: ['Acceuil de 20 clients par jour', 'Contact : acceuil@example.org'],
    });
    expect(quotesOf(review, 'spelling')).toEqual(['Acceuil de 20 clients par jour']);
  });

  test('missing accents of a word are told, those of plain capitals are not', () => {
    const told = reviewOf({ tasks: ['Accueil de 20 clients et gestion des competences'] });
    expect(betterOf(told, 'accents')[0]).toContain('compétences');
    const capitals = cvText()
      .replaceAll('EXPÉRIENCES', 'EXPERIENCES')
      .replaceAll('COMPÉTENCES', 'COMPETENCES')
      .replaceAll('INTÉRÊT', 'INTERET');
    expect(remarkOn(reviewCv(aReadCv({}, capitals)), 'accents')).toBeUndefined();
    const uneven = cvText().replace('EXPÉRIENCES', 'EXPERIENCES');
    expect(quotesOf(reviewCv(aReadCv({}, uneven)), 'accents')).toEqual([
      'EXPERIENCES PROFESSIONNELLES',
    ]);
  });

  test('a CV without any accent gets one remark, not forty', () => {
    const bare = cvText({
      tasks: [
        'Realisation des devis, preparation des reparations',
        'Controle de la qualite et de la securite, hygiene',
      ],
    })
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/gu, '');
    const review = reviewCv(aReadCv({}, bare));
    expect(remarkOn(review, 'accents')?.items).toHaveLength(1);
  });

  test('a CV in English is not read as French', () => {
    const english = `John Miller
Warehouse operator
john.miller@example.org
07 39 98 22 31

EXPERIENCE
Warehouse operator
Nordfreight, Leeds
March 2021 – present
- Reception and preparation of the orders with a team of the night shift
- Loading of trucks and control of the stock for the customers in the region

EDUCATION
2019 Certificate in logistics, Leeds College`;
    const review = reviewCv(aReadCv({}, english));
    for (const check of ['spelling', 'accents', 'vague', 'figures', 'firstPerson'] as const)
      expect(remarkOn(review, check)).toBeUndefined();
    expect(review.criteria.find(({ criterion }) => criterion === 'spelling')?.text).toContain(
      'pas écrit en français',
    );
  });
});

describe('the sentence on the whole', () => {
  const told = (title: string | null) =>
    summarise({ trade: { ...NO_TRADE, title }, french: true }, 60, []);

  test('a trade that was read but is not sure is not told as unread', () => {
    expect(told('Gérante de structure')).toContain('Ce métier n’est pas reconnu avec assez');
    expect(told('Gérante de structure')).not.toContain('Sans métier reconnu');
  });

  test('a CV that names none is asked for it', () => {
    expect(told(null)).toContain('Sans métier reconnu');
  });
});
