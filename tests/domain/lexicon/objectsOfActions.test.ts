import { describe, expect, test } from 'vitest';

import { realLexicon } from '#tests/domain/matching/realLexicon';

const namedIn = (text: string): readonly string[] =>
  realLexicon.findMentions(text).map(({ concept }) => concept.label);

describe('an action of any trade with an object that says more', () => {
  test.each([
    ['Gestion des évènements indésirables', 'Vigilances sanitaires', 'Organisation d’événements'],
    ['Suivi des projets personnalisés', 'Projets personnalisés', 'Gestion de projet'],
  ])('%s is about the object', (text, named, notNamed) => {
    expect(namedIn(text)).toContain(named);
    expect(namedIn(text)).not.toContain(notNamed);
  });

  test('keeps its own meaning where the object says no more', () => {
    expect(namedIn('Gestion des événements')).toContain('Organisation d’événements');
    expect(namedIn('Suivi des projets')).toContain('Gestion de projet');
  });

  test('keeps its own meaning beside a second thing', () => {
    expect(namedIn('Établissement des devis et facturation')).toEqual(
      expect.arrayContaining(['Élaboration de devis', 'Facturation']),
    );
  });
});
