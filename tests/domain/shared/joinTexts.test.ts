import { describe, expect, it } from 'vitest';

import { joinTexts } from '#/domain/shared/joinTexts';

describe('one text written twice at once', () => {
  it('is mine where nobody else wrote', () => {
    expect(joinTexts('Appeler.', 'Appeler.', 'Appelé mardi.')).toBe('Appelé mardi.');
  });

  it('is theirs where only they wrote', () => {
    expect(joinTexts('Appeler.', 'Appelé lundi.', 'Appeler.')).toBe('Appelé lundi.');
  });

  it('holds what both wrote, once', () => {
    expect(joinTexts('', 'Appelé lundi.', 'Demander le salaire.')).toBe(
      'Appelé lundi.\nDemander le salaire.',
    );
    expect(
      joinTexts('Contact : accueil.', 'Contact : accueil.\nAppelé.', 'Contact : accueil.\nTenue ?'),
    ).toBe('Contact : accueil.\nAppelé.\nTenue ?');
    expect(joinTexts('a', 'b', 'b')).toBe('b');
  });

  it('keeps what they wrote where I cleared mine', () => {
    expect(joinTexts('Appeler.', 'Appeler lundi.', '')).toBe('Appeler lundi.');
  });
});
