import { describe, expect, test } from 'vitest';

import { readDeed } from '#/domain/letters/sources/deed.fr';
import { tell } from '#/domain/letters/sources/tellDeed.fr';

const told = (line: string, ongoing = false): string | null => {
  const deed = readDeed(line, ongoing);
  return deed === null ? null : tell(deed, { ongoing });
};

describe('things of a list that no verb of their own carries', () => {
  test.each([
    [
      'Soupes, salades, tartes salées',
      'je m’occupais des soupes, des salades et des tartes salées',
    ],
    [
      'Standard, colis, fichier clients',
      'je m’occupais du standard, des colis et du fichier clients',
    ],
    [
      'Quarante lits par jour, linge, vitres',
      'je m’occupais de quarante lits par jour, du linge et des vitres',
    ],
    ['Cotisations et provisions', 'je m’occupais des cotisations et des provisions'],
    [
      'Lever, coucher, goûter, courses',
      'je m’occupais du lever, du coucher, du goûter et des courses',
    ],
  ])('%s', (line, expected) => {
    expect(told(line)).toBe(expected);
  });

  test('are told whole rather than by the one of them that has a verb', () => {
    expect(told('Facturation, tiers payant, rejets, remise en banque', true)).toBe(
      'je m’occupe de la facturation, du tiers payant, des rejets et de la remise en banque',
    );
  });

  test('keep the figure that stands after a colon', () => {
    expect(told('Accueil et standard : 80 appels par jour', true)).toBe(
      'je m’occupe de l’accueil et du standard, soit 80 appels par jour',
    );
  });

  test('a verb that tells all of a line is kept', () => {
    expect(told('Encadrement de trois apprentis')).toBe('j’ai encadré trois apprentis');
    expect(told('Accueil et tutorat de deux stagiaires', true)).not.toContain('occupe');
  });

  test.each([
    'Esprit d’équipe, autonomie, rigueur',
    'Page 2 sur 3',
    'Convention collective des transports',
    'Professionnalisme et adaptation rapide',
    'Paramétrage nouveaux dossier',
  ])('%s is no work', (line) => {
    expect(told(line)).toBeNull();
  });
});

test('the place stands between the person and the verb', () => {
  const deed = readDeed('Standard, colis, fichier clients', true);
  expect(deed && tell(deed, { ongoing: true, there: true })).toMatch(/^je m’y occupe du standard/u);
});
