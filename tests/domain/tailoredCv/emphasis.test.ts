import { expect, test } from 'vitest';

import { composeTailoredCv } from '#/domain/tailoredCv/composeTailoredCv';
import { hasEmphasis, partsOf } from '#/domain/tailoredCv/emphasis';
import { aReadCv } from '#tests/support/builders/aReadCv';
import { aRow } from '#tests/support/builders/aRow';

const strongIn = (text: string, ...shown: readonly string[]): readonly string[] =>
  partsOf({ text, shown: [...shown] }).flatMap((part) => (part.strong ? [part.text] : []));

test('the words that answer the offer are strong, as the line writes them', () => {
  const text = 'Transmissions écrites sur Netsoins, toilette de 14 résidents';
  const parts = partsOf({ text, shown: ['netsoins', 'Toilette'] });
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(strongIn(text, 'netsoins', 'Toilette')).toEqual(['Netsoins', 'toilette']);
});

test('a word within a longer one, and what the person wrote over it, is not', () => {
  expect(strongIn('Javascript et tests', 'Java')).toEqual([]);
  expect(strongIn('Suivi des dossiers clients', 'facturation')).toEqual([]);
  expect(strongIn('C++ (embarqué), bancs d’essai et notices', 'C++')).toEqual(['C++']);
});

test('words that meet are one run', () => {
  expect(
    strongIn(
      'Suivi budgétaire mensuel de trois chantiers de rénovation, compte rendu au chef d’agence',
      'Suivi budgétaire',
      'budgétaire mensuel',
    ),
  ).toEqual(['Suivi budgétaire mensuel']);
});

test('a line that would be strong nearly whole is not: nothing would stand out of it', () => {
  expect(strongIn('Accompagnement de fin de vie', 'Accompagnement de fin de vie')).toEqual([]);
});

test('a CV for a job knows its words that answer the offer; without a comparison it has none', () => {
  const rows = [aRow('Travail en équipe', 'esprit d’équipe'), aRow('Gestes', 'soudure')];
  const linesOf = (report: Parameters<typeof composeTailoredCv>[1]) =>
    composeTailoredCv(aReadCv(), report).blocks.flatMap(({ entries }) =>
      entries.flatMap(({ lines }) => lines),
    );
  const lines = linesOf({ rows });
  expect(lines.flatMap(({ shown }) => shown)).toEqual(['esprit d’équipe']);
  expect(hasEmphasis(lines)).toBe(true);
  expect(hasEmphasis(linesOf(null))).toBe(false);
  const partly = rows.map((row) => ({ ...row, answer: 'partly' as const }));
  expect(hasEmphasis(linesOf({ rows: partly }))).toBe(false);
});
