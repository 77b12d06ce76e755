import { describe, expect, test } from 'vitest';

import {
  frameText,
  paragraphText,
  rewritten,
  withFrame,
  lettersRecord,
  nextLetterId,
  withLetter,
  withoutLetter,
} from '#/domain/letters/letterDraft';
import { fileName, letterText } from '#/domain/letters/letterText.fr';
import { advance, redo, startUndo, undo } from '#/domain/letters/undo';
import { decodeRecord, encodeRecord } from '#/domain/storage/record';
import { aLetter, aSavedLetter } from '#tests/support/builders/aLetter';

describe('a letter being worked on', () => {
  test('a paragraph is rewritten, and is the composed one again when typed back', () => {
    const letter = aLetter();
    const [first] = letter.paragraphs;
    const changed = rewritten(letter, 'you', 'Voici.');
    expect(changed.paragraphs[0]).toMatchObject({ edited: 'Voici.' });
    const back = rewritten(changed, 'you', first ? paragraphText(first) : '');
    expect(back).toEqual(letter);
  });

  test('lines around it are put right', () => {
    const letter = withFrame(aLetter(), 'sender', ' Awa Diallo \n\n 06 00 00 00 00 ');
    expect(frameText(letter, 'sender')).toBe('Awa Diallo\n06 00 00 00 00');
    expect(withFrame(letter, 'object', ' Candidature ').frame.object).toBe('Candidature');
  });

  test('undo and redo go through every step, and a change gives up what was undone', () => {
    const steps = advance(advance(startUndo('a'), 'b'), 'c');
    expect(undo(undo(undo(steps))).present).toBe('a');
    expect(redo(undo(steps)).present).toBe('c');
    expect(redo(advance(undo(steps), 'd')).present).toBe('d');
  });

  test('as plain text, in the order of a letter', () => {
    const text = letterText(aLetter());
    expect(text.indexOf('Awa Diallo-Perrin')).toBe(0);
    expect(text).toMatch(/Nantes, le 21 novembre 2026\n\nObjet\u00a0: Candidature/u);
    expect(text).toMatch(/Madame,\n\n/u);
    expect(fileName('Poste A/B : "test"')).toBe('Lettre - Poste A B test');
  });
});

describe('kept letters', () => {
  const one = aSavedLetter();
  const two = aSavedLetter({ id: 2, name: 'Autre' });

  test('are encoded and decoded without loss', () => {
    const text = encodeRecord(lettersRecord, [one, two], '2026-11-21T09:42:00.000Z');
    expect(decodeRecord(lettersRecord, text)).toEqual({ ok: true, value: [one, two] });
  });

  test('are added first, replaced in place, left out', () => {
    expect(withLetter([one], two)).toEqual([two, one]);
    expect(withLetter([two, one], { ...one, name: 'Neuf' })[1]?.name).toBe('Neuf');
    expect(withoutLetter([two, one], 2)).toEqual([one]);
    expect(nextLetterId([two, one], 1)).toBe(3);
  });
});
