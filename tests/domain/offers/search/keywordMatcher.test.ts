import { describe, expect, test } from 'vitest';

import { highlightRanges } from '#/domain/offers/search/highlight';
import { plainGender } from '#/domain/offers/search/inclusive';
import { openMatcher } from '#/domain/offers/search/keywordMatcher';
import { compact, haystackOf, searchKey } from '#/domain/offers/search/searchKey';
import { fold } from '#/domain/shared/text';

import { randomFrom } from '../../../../tools/random.mjs';

const finds = (typed: string, text: string): boolean =>
  openMatcher(typed)?.test(haystackOf([text])) ?? true;

describe('what a typed text finds', () => {
  test.each([
    ['COMPTABLE', 'Aide-comptable'],
    ['hotel', 'Réceptionniste d’hôtel'],
    ["d'hôtel", 'Réceptionniste d’hôtel'],
    ['d’hotel', "Réceptionniste d'hôtel"],
    ['oeuvre', 'Gros œuvre'],
    ['œuvre', 'Gros oeuvre'],
    ['able four', 'Comptable fournisseurs'],
    ['  comptable  fournisseurs ', 'Comptable fournisseurs'],
    ['12 €', 'de 12\u00a0€ à 14\u00a0€'],
    ['c++', 'Développeur C++/Qt'],
    ['développeuse', 'Développeur web'],
    ['développeuse', 'Développeur·se web'],
    ['développeuse web', 'Développeur(se) web'],
    ['developpeur web', 'Développeur·euse web'],
    ['développeur', 'Développeuse web'],
    ['développeur web', 'Développeur / Développeuse web'],
    ['développeur·se', 'Développeuse'],
    ['développeur·se', 'Développeur'],
    ['directrice', 'Directeur·rice de crèche'],
    ['directeur de crèche', 'Directeur.rice de crèche'],
    ['directeur', 'Directrice adjointe'],
    ['acheteur', 'Acheteuse industrielle'],
    ['acheteuse', 'Acheteur industriel'],
    ['infirmière', 'Infirmier(ère) diplômé(e)'],
    ['infirmier diplômé', 'Infirmier(ère) diplômé(e)'],
    ['infirmières', 'Infirmiers de nuit'],
    ['assistante administrative', 'Assistant administratif'],
    ['assistant administratif', 'Assistante administrative'],
    ['chargée de mission', 'Chargé·e de mission'],
    ['chargé de mission', 'Chargé.e de mission'],
    ['technicienne', 'Technicien de maintenance'],
    ['conseiller', 'Conseiller-ère en insertion'],
    ['conseillère en insertion', 'Conseiller/ère en insertion'],
  ])('%s finds "%s"', (typed, text) => {
    expect(finds(typed, text)).toBe(true);
  });

  test.each([
    ['vente', 'Il pleut souvent en automne'],
    ['comptable paris', 'Comptable à Paris'],
    ['caisse', 'Cuisinier'],
    ['serveuse', 'Conserveur en chef, réserveur'],
  ])('%s does not find "%s"', (typed, text) => {
    expect(finds(typed, text)).toBe(false);
  });

  test('a blank text restricts nothing', () => {
    expect(openMatcher(' \u00a0 ')).toBeNull();
  });
});

const ALPHABET = Array.from("aeéÈçœŒæst rnR’'·./()-€•… \u00a0\n12ß\u200bIİ日😀");
const randomText = (random: () => number, length: number): string =>
  Array.from({ length }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]).join('');

describe('properties', () => {
  test('the fast key is the fold, compacted', () => {
    const random = randomFrom(7);
    for (let turn = 0; turn < 400; turn += 1) {
      const text = randomText(random, 60);
      expect(searchKey(text)).toBe(compact(fold(text)));
    }
  });

  test('whatever the plain substring rule finds is found', () => {
    const random = randomFrom(11);
    let tried = 0;
    for (let turn = 0; turn < 2000; turn += 1) {
      const text = randomText(random, 40);
      const from = Math.floor(random() * 34);
      const typed = text.slice(from, from + 6);
      if (/[\n\ud800-\udfff]/u.test(typed) || /\s\s|\u200b/u.test(typed)) continue;
      tried += 1;
      expect({ typed, text, found: finds(typed, text) }).toEqual({ typed, text, found: true });
    }
    expect(tried).toBeGreaterThan(500);
  });

  test('a highlight is there exactly where a text is found on one line', () => {
    const random = randomFrom(13);
    for (let turn = 0; turn < 1000; turn += 1) {
      const text = randomText(random, 40).replaceAll('\n', ' ');
      const typed = randomText(random, 2).replaceAll('\n', ' ');
      if (typed.trim() === '' || searchKey(typed).trim() === '') continue;
      const ranges = highlightRanges(text, typed);
      const found = ranges.length > 0;
      expect({ typed, text, found }).toEqual({ typed, text, found: finds(typed, text) });
      ranges.forEach(({ start, end }, index) => {
        expect(end).toBeGreaterThan(start);
        expect(start).toBeGreaterThan(ranges[index - 1]?.end ?? -1);
      });
    }
  });
});

describe('highlights', () => {
  const shown = (text: string, typed: string): readonly string[] =>
    highlightRanges(text, typed).map(({ start, end }) => text.slice(start, end));

  test.each([
    ['Réceptionniste d’hôtel, hôtel de charme', 'HOTEL', ['hôtel', 'hôtel']],
    ['Gros œuvre', 'oeuv', ['œuv']],
    ['Développeur·se web', 'développeuse', ['Développeur·se']],
    ['Développeur·se web', 'développeur web', ['Développeur·se web']],
    ['Développeuse web', 'développeur', ['Développeuse']],
    ['Rien ici', 'hotel', []],
  ])('%s: %s', (text, typed, expected) => {
    expect(shown(text, typed)).toEqual(expected);
  });
});

describe('plainGender', () => {
  test.each([
    ['Développeur·se web', 'Développeur web'],
    ['Chargé(e) d’œuvre', 'Chargé d’œuvre'],
    ['Infirmier / Infirmière', 'Infirmier'],
    ['Sans-abri.net', 'Sans-abri.net'],
  ])('%s reads %s', (written, plain) => {
    expect(plainGender(written)).toBe(plain);
  });
});
