import { describe, expect, test } from 'vitest';

import { readDeed } from '#/domain/letters/sources/deed.fr';
import { tell, tellTogether, type Deed } from '#/domain/letters/sources/tellDeed.fr';

const deedOf = (line: string, ongoing = false): Deed => {
  const deed = readDeed(line, ongoing);
  if (deed === null) throw new Error(`No deed in: ${line}`);
  return deed;
};
const inTenses = (line: string, ongoing = false): readonly string[] => {
  const deed = deedOf(line, ongoing);
  return (['present', 'imperfect', 'perfect'] as const).map((tense) => tell(deed, { tense }));
};

describe('the tense of a deed', () => {
  test.each([
    [
      'Réception et contrôle des colis',
      'je réceptionne et contrôle les colis',
      'je réceptionnais et contrôlais les colis',
      'j’ai réceptionné et contrôlé les colis',
    ],
    [
      'Gestion des stocks et passation des commandes',
      'je gère les stocks et je passe les commandes',
      'je gérais les stocks et je passais les commandes',
      'j’ai géré les stocks et passé les commandes',
    ],
    [
      'Suivi des retards et des retours',
      'j’assure le suivi des retards et des retours',
      'je suivais les retards et les retours',
      'j’ai suivi les retards et les retours',
    ],
    [
      'Tutrice de deux alternants',
      'je suis tutrice de deux alternants',
      'j’étais tutrice de deux alternants',
      'j’ai été tutrice de deux alternants',
    ],
    [
      'Intervention sur les pannes électriques',
      'j’interviens sur les pannes électriques',
      'j’intervenais sur les pannes électriques',
      'j’intervenais sur les pannes électriques',
    ],
  ])('%s', (line, present, imperfect, perfect) => {
    expect(inTenses(line)).toEqual([present, imperfect, perfect]);
  });

  test('is the perfect for what is over once done', () => {
    expect(tell(deedOf('Mise en place d’un tri des déchets'), { tense: 'imperfect' })).toBe(
      'j’ai mis en place un tri des déchets',
    );
  });

  test('is the imperfect for a sentence of the writer’s own that tells of daily work', () => {
    expect(tell(deedOf('Je prépare les plateaux', true), { tense: 'imperfect' })).toBe(
      'je préparais les plateaux',
    );
  });

  test('is one for verbs that share what they are done to', () => {
    expect(tell(deedOf('Rincer, sécher et ranger les plateaux'), { tense: 'imperfect' })).toBe(
      'je rinçais, séchais et rangeais les plateaux',
    );
  });

  test('is one for several deeds told together', () => {
    const deeds = [deedOf('Montage des échafaudages'), deedOf('Livraison du béton')];
    expect(tellTogether(deeds, { tense: 'imperfect' })).toBe(
      'je montais les échafaudages et livrais le béton',
    );
  });
});
