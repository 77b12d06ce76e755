import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { asFileName, withTrueEnd } from '#/domain/shared/fileName';

const ODD = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]|^\s|\s$|\s\s/u;

describe('the name of a file', () => {
  it('leads out of no folder and hides nothing, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const name = asFileName(text, 90);
        expect(name).not.toMatch(ODD);
        expect(name.length).toBeLessThanOrEqual(90);
      }),
    );
  });

  it('keeps what people write', () => {
    expect(asFileName('Lettre - Aide-soignant(e)\u00a0de nuit / l’été', 90)).toBe(
      'Lettre - Aide-soignant(e) de nuit l’été',
    );
  });

  it.each([
    ['CV.pdf', ['pdf'], 'CV.pdf'],
    ['photo.JPEG', ['jpg', 'jpeg'], 'photo.JPEG'],
    ['facture.pdf.exe', ['pdf'], 'facture.pdf.exe.pdf'],
    ['x\u202efdp.scr', ['pdf'], 'xfdp.scr.pdf'],
    ['', ['png'], '.png'],
  ])('says what the file is: %j as one of %j', (name, ends, given) => {
    expect(withTrueEnd(name, ends)).toBe(given);
  });
});
