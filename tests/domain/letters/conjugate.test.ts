import { describe, expect, test } from 'vitest';

import { imperfectOf, participleOf, presentOf } from '#/domain/letters/french/conjugate.fr';
import { NOMINAL_TABLE } from '#/domain/letters/french/nominalTable.fr';
import { fold } from '#/domain/shared/text';

/** Every verb that a noun of a CV stands for, without what goes with it. */
const VERBS = [
  ...new Set(
    NOMINAL_TABLE.trim()
      .split('\n')
      .flatMap((line) => (line.split(' = ')[1] ?? '').split(' et '))
      .map((verb) => verb.replace(/ (?:à|avec|\*)$/u, '').trim()),
  ),
];

describe('the forms of a verb', () => {
  test('are known for every verb of the table, unless it has no present of its own', () => {
    expect(VERBS.length).toBeGreaterThan(300);
    expect(VERBS.filter((verb) => imperfectOf(verb) === null)).toEqual([]);
    expect(VERBS.filter((verb) => presentOf(verb) === null)).toEqual(['suivre']);
  });

  test('keep in the imperfect the vowel of the infinitive', () => {
    // "Je gérais", and never "je gèrais", nor "je jettais".
    const wrong = VERBS.filter((verb) => {
      const [form = ''] = (imperfectOf(verb) ?? '').split(' ');
      const [head = ''] = verb.split(' ');
      const stem = head.slice(0, -2);
      const soft = stem.replace(/g$/u, 'ge').replace(/c$/u, 'ç');
      return !form.endsWith('ais') || (head.endsWith('er') && form !== `${soft}ais`);
    });
    expect(wrong).toEqual([]);
  });

  test('open in the present a vowel that closes in the infinitive', () => {
    const closed = VERBS.filter((verb) =>
      /e[bcdfgmnpstv]e$|é[bcdfglmnprstv]e$/u.test((presentOf(verb) ?? '').split(' ')[0] ?? ''),
    );
    expect(closed).toEqual([]);
  });

  test('end as French verbs do', () => {
    const odd = VERBS.filter(
      (verb) => !/(?:é|i|u|is|it|rt|nt)$/u.test((participleOf(verb) ?? 'u').split(' ')[0] ?? ''),
    );
    expect(odd.map(fold)).toEqual([]);
  });

  test.each([
    ['gérer', 'gère', 'gérais', 'géré'],
    ['régler', 'règle', 'réglais', 'réglé'],
    ['intégrer', 'intègre', 'intégrais', 'intégré'],
    ['sécher', 'sèche', 'séchais', 'séché'],
    ['indexer', 'indexe', 'indexais', 'indexé'],
    ['peser', 'pèse', 'pesais', 'pesé'],
    ['semer', 'sème', 'semais', 'semé'],
    ['atteler', 'attelle', 'attelais', 'attelé'],
    ['projeter', 'projette', 'projetais', 'projeté'],
    ['étiqueter', 'étiquette', 'étiquetais', 'étiqueté'],
    ['débosseler', 'débosselle', 'débosselais', 'débosselé'],
    ['acheter', 'achète', 'achetais', 'acheté'],
    ['ranger', 'range', 'rangeais', 'rangé'],
    ['placer', 'place', 'plaçais', 'placé'],
    ['nettoyer', 'nettoie', 'nettoyais', 'nettoyé'],
    ['payer', 'paie', 'payais', 'payé'],
    ['étudier', 'étudie', 'étudiais', 'étudié'],
    ['créer', 'crée', 'créais', 'créé'],
    ['saisir', 'saisis', 'saisissais', 'saisi'],
    ['nourrir', 'nourris', 'nourrissais', 'nourri'],
    ['servir', 'sers', 'servais', 'servi'],
    ['ouvrir', 'ouvre', 'ouvrais', 'ouvert'],
    ['accueillir', 'accueille', 'accueillais', 'accueilli'],
    ['entretenir', 'entretiens', 'entretenais', 'entretenu'],
    ['percevoir', 'perçois', 'percevais', 'perçu'],
    ['concevoir', 'conçois', 'concevais', 'conçu'],
    ['prévoir', 'prévois', 'prévoyais', 'prévu'],
    ['prendre en charge', 'prends en charge', 'prenais en charge', 'pris en charge'],
    ['mettre en rayon', 'mets en rayon', 'mettais en rayon', 'mis en rayon'],
    ['faire', 'fais', 'faisais', 'fait'],
    ['peindre', 'peins', 'peignais', 'peint'],
    ['épandre', 'épands', 'épandais', 'épandu'],
    ['répondre', 'réponds', 'répondais', 'répondu'],
    ['abattre', 'abats', 'abattais', 'abattu'],
    ['coudre', 'couds', 'cousais', 'cousu'],
    ['résoudre', 'résous', 'résolvais', 'résolu'],
    ['construire', 'construis', 'construisais', 'construit'],
    ['écrire', 'écris', 'écrivais', 'écrit'],
    ['extraire', 'extrais', 'extrayais', 'extrait'],
    ['conclure', 'conclus', 'concluais', 'conclu'],
  ])('%s: je %s, je %s, j’ai %s', (verb, present, imperfect, participle) => {
    expect([presentOf(verb), imperfectOf(verb), participleOf(verb)]).toEqual([
      present,
      imperfect,
      participle,
    ]);
  });

  test('tell no participle that would agree with the writer', () => {
    expect(participleOf('intervenir')).toBeNull();
    expect(participleOf('m’occuper')).toBeNull();
    expect(imperfectOf('m’occuper')).toBe('m’occupais');
    expect(participleOf('prévenir')).toBe('prévenu');
  });
});
