import { expect, test } from 'vitest';

import { IDENTITY } from '#/adapters/documents/pdf/matrix';
import { Painter } from '#/adapters/documents/pdf/Painter';
import { TextMachine } from '#/adapters/documents/pdf/TextMachine';

test('a space that a font maps to a tab is a space, and a number of no letter is not', () => {
  const painter = new Painter(IDENTITY, () => 0);
  const machine = new TextMachine(painter, () => ({
    name: '',
    bold: false,
    scale: 0.001,
    vertical: false,
  }));
  machine.beginText();
  machine.setFont('f1', 10);
  machine.show(['A', '\t', 'B', '\u0001'].map((unicode) => ({ unicode, width: 500 })));
  expect(machine.glyphs.map(({ text }) => text)).toEqual(['A', ' ', 'B', '\ufffd']);
});
