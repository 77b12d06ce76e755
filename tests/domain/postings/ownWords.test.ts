import { describe, expect, test } from 'vitest';

import { readOffer } from '#/domain/postings/readOffer';
import { realLexicon } from '#tests/domain/matching/realLexicon';

const quotesOf = (text: string, title?: string, company?: string): readonly string[] =>
  readOffer(
    {
      text,
      ...(title === undefined ? {} : { title }),
      ...(company === undefined ? {} : { company }),
    },
    realLexicon,
  ).skills.map(({ range }) => text.slice(range.start, range.end));

describe('what an advertisement asks for in words of its own', () => {
  test('the first item of a list ends the head, though it shares a word with the title', () => {
    expect(
      quotesOf(
        'À l’atelier vitrail (deux personnes),\n- sertir les panneaux de plomb\n- déposer les verrières fêlées',
        'Maître verrier vitrail H/F',
      ),
    ).toEqual(
      expect.arrayContaining(['sertir les panneaux de plomb', 'déposer les verrières fêlées']),
    );
  });

  test('who is looked for is told under the tasks too', () => {
    expect(
      quotesOf(
        'Facteur H/F\n\nVos missions :\n- Accorder les pianos droits\nVous avez l’esprit d’équipe.',
      ),
    ).toContain('esprit d’équipe');
    expect(
      quotesOf(
        'Facteur H/F\n\nVos missions :\n- Accorder les pianos droits\nPersonne ponctuelle, autonome.',
      ),
    ).toEqual(expect.arrayContaining(['ponctuelle', 'autonome']));
  });

  test('how a task is done asks for no quality', () => {
    expect(
      quotesOf('Facteur H/F\n\nVos missions :\n- Accorder les pianos avec rigueur et autonomie'),
    ).not.toContain('autonomie');
  });

  test.each([
    ['Décorateur H/F\n\nProfil :\nLa culture du cirque est indispensable.', 'culture du cirque'],
    [
      'Décorateur H/F\n\nProfil :\nAgrément de grand funambule exigé.',
      'Agrément de grand funambule',
    ],
    [
      'Décorateur H/F\n\nProfil :\nUne pratique de la dorure à la feuille est appréciée.',
      'dorure à la feuille',
    ],
  ])('%s', (text, asked) => {
    expect(quotesOf(text).join(' ; ')).toContain(asked);
  });

  test.each([
    'Décorateur H/F\n\nProfil :\nUne expérience est souhaitée.',
    'Décorateur H/F\n\nProfil :\nÊtre issu du métier est un plus.',
    'Décorateur H/F\n\nProfil :\nDisponibilité le samedi exigée.',
  ])('%s', (text) => {
    expect(quotesOf(text)).toEqual([]);
  });

  test('whom a task is done with does not take its words', () => {
    expect(
      quotesOf(
        'Facteur H/F\n\nVos missions :\n- rencontrer les vignerons\n- déplacer les ruches mères',
      ),
    ).toContain('rencontrer les vignerons');
  });

  test('the name of the employer asks for nothing', () => {
    expect(
      quotesOf(
        'Facteur H/F\n\nVos missions :\n- présenter Maison Orvalin\n- emballer les santons',
        'Vendeur H/F',
        'Maison Orvalin',
      ),
    ).not.toContain('Maison Orvalin');
  });
});

describe('the name of a known thing', () => {
  test('goes with the adjective and the complement that tell which one is meant', () => {
    const quotes = quotesOf(
      'Juriste H/F\n\nVos missions :\n- Assurer la veille juridique\n- Gérer les stocks de fournitures\n- Tenir le budget technique du service',
    );
    expect(quotes).toContain('Assurer la veille juridique');
    expect(quotes).toContain('Gérer les stocks de fournitures');
  });

  test('goes without the words that say how much it is asked for', () => {
    const quotes = quotesOf(
      'Magasinier H/F\n\nProfil :\n- Gestion des stocks obligatoire\n- Soudure similaire appréciée',
    );
    expect(quotes).toContain('Gestion des stocks');
    expect(quotes.join(' ')).not.toMatch(/obligatoire|similaire/u);
  });

  test('of a product is its own, not that of another product of its kind', () => {
    const { skills } = readOffer(
      { text: 'Infirmier H/F\n\nProfil :\n- Maîtrise du logiciel de dossier patient Axigate' },
      realLexicon,
    );
    expect(skills.map(({ label }) => label)).toContain('Axigate');
  });
});
