import { describe, expect, test } from 'vitest';

import { compileLexicon } from '#/domain/lexicon/compileLexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';
import { parseSenses } from '#/domain/lexicon/parseSenses';
import { meansIt, type Standing, tradesOfText } from '#/domain/lexicon/senses';
import { realLexicon } from '#tests/domain/matching/realLexicon';

const SOURCE = `@kind occupation
Pâtissier
Programmeur
@kind technique
Laminage de pâte | laminage | passes de laminage
Compilation croisée | compilation
@kind licence
Permis bateau | bateau
`;

const SENSES = `@domains D11 M18 N31
@family cuisine\tD11z
patissier\tD11z
programmeur\tM18z
laminage-de-pate\tD11z M182\tlaminage|pas laminage
compilation-croisee\tM18z
permis-bateau\tN31z\tbateau
`;

const lexicon = openLexicon(
  compileLexicon([{ name: 'cuisine.fr.lexicon', text: SOURCE }], parseSenses(SENSES)).data,
);

const labelsMeant = (title: string, text: string, used = lexicon): string[] => {
  const mentions = used.findMentions(text);
  const trades = tradesOfText(used, used.findMentions(title), mentions);
  return mentions
    .filter((mention) => meansIt(used, mention, text.slice(mention.start, mention.end), trades))
    .map(({ concept }) => concept.label);
};

describe('meansIt', () => {
  test('a word that several trades use means what the trade of the text makes of it', () => {
    expect(labelsMeant('Pâtissier', 'Laminage')).toEqual(['Laminage de pâte']);
    expect(labelsMeant('Programmeur', 'Laminage')).toEqual([]);
  });

  test('what is named whole counts in every trade', () => {
    expect(labelsMeant('Programmeur', 'Laminage de pâte')).toEqual(['Laminage de pâte']);
  });

  test('a shared name that is the very name of the concept counts as an item', () => {
    const senses = SENSES.replace('|pas laminage', '|laminage de pate');
    const used = openLexicon(
      compileLexicon([{ name: 'cuisine.fr.lexicon', text: SOURCE }], parseSenses(senses)).data,
    );
    expect(labelsMeant('Programmeur', 'Laminage de pâte', used)).toEqual(['Laminage de pâte']);
  });

  test('a long name of another trade that tells less than its concept is something else', () => {
    const used = openLexicon(
      compileLexicon(
        [{ name: 'cuisine.fr.lexicon', text: SOURCE }],
        parseSenses(SENSES.replace('|pas laminage', '').replace('M182', 'M181')),
      ).data,
    );
    const trades = tradesOfText(used, used.findMentions('Programmeur'), []);
    const meant = (words: string): boolean[] =>
      used.findMentions(words).map((mention) => meansIt(used, mention, words, trades));
    expect(meant('passes de laminage')).toEqual([false]);
    expect(meant('laminage de pâte')).toEqual([true]);
  });

  test('the unambiguous words of a text tell its trade where no title does', () => {
    expect(labelsMeant('', 'Compilation, laminage')).toEqual(['Compilation croisée']);
  });

  test('where nothing tells the trade every meaning is possible', () => {
    expect(labelsMeant('', 'Laminage')).toEqual(['Laminage de pâte']);
  });

  test('an item of its own owes less to the trade than a word among others', () => {
    const senses = SENSES.replace('M182', 'M185');
    const used = openLexicon(
      compileLexicon([{ name: 'cuisine.fr.lexicon', text: SOURCE }], parseSenses(senses)).data,
    );
    const trades = tradesOfText(used, used.findMentions('Programmeur'), []);
    const meant = (standing: Standing): boolean[] =>
      used
        .findMentions('Laminage')
        .map((mention) => meansIt(used, mention, 'Laminage', trades, standing));
    expect(meant('item')).toEqual([true]);
    expect(meant('words')).toEqual([false]);
  });

  test('a licence is the same in every trade', () => {
    expect(labelsMeant('Programmeur', 'Bateau')).toEqual(['Permis bateau']);
  });
});

describe('the shipped senses', () => {
  test.each([
    ['Développeur web', 'Mise en place, PHP, Symfony, MySQL', 'Mise en place en cuisine'],
    ['Développeur PHP', 'CMS, PHP, Symfony', 'Brasage de cartes'],
    ['Secrétaire médicale', 'Animation, frappe de comptes rendus médicaux', 'Animation radio'],
    ['Infirmier', 'Exploitation, pansements, perfusions', 'Gestion d’exploitation agricole'],
    ['Gestionnaire de paie', 'Tours, bulletins de paie, DSN', 'Usinage'],
  ])('%s: "%s" is no %s', (title, text, label) => {
    expect(labelsMeant(title, text, realLexicon)).not.toContain(label);
  });

  test.each([
    ['Commis de cuisine', 'Mise en place, dressage, plonge', 'Mise en place en cuisine'],
    ['Tourneur fraiseur', 'Tours, fraiseuses, commande numérique', 'Usinage'],
    ['Développeur web', 'PHP, Symfony, Docker', 'Docker'],
    ['Comptable', 'Lettrage, saisie de factures, TVA', 'Lettrage des comptes'],
  ])('%s: "%s" holds %s', (title, text, label) => {
    expect(labelsMeant(title, text, realLexicon)).toContain(label);
  });
});
