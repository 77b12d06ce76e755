import { describe, expect, test } from 'vitest';

import { readDeed } from '#/domain/letters/sources/deed.fr';
import { tell } from '#/domain/letters/sources/tellDeed.fr';

const told = (line: string): string | null => {
  const deed = readDeed(line);
  return deed === null ? null : tell(deed, { ongoing: false });
};

describe('a figure that makes no sentence stays beside what it came of', () => {
  test.each([
    [
      'Suivi des règlements : agios ramenés de 40 000 à 9 000 €',
      'j’ai suivi les règlements (agios ramenés de 40 000 à 9 000 €)',
    ],
    ['Vente de soins : +18 % en un an', 'j’ai vendu des soins (+18 % en un an)'],
    ['Tenue de caisse, écarts inférieurs à 1 €', 'j’ai tenu la caisse (écarts inférieurs à 1 €)'],
    [
      'Encadrement de 6 personnes, absentéisme divisé par deux',
      'j’ai encadré 6 personnes (absentéisme divisé par deux)',
    ],
    [
      'Conduite de poids lourds : aucun accident en douze ans',
      'j’ai conduit des poids lourds, sans aucun accident en douze ans',
    ],
    [
      'Livraison de 80 colis par jour : zéro réclamation',
      'j’ai livré 80 colis par jour, sans réclamation',
    ],
    ['Gestion de caisse : 2 000 € par jour', 'j’ai géré la caisse, soit 2 000 € par jour'],
    ['Budget de 300 000 € tenu', 'j’ai géré le budget de 300 000 €'],
  ])('%s', (line, sentence) => {
    expect(told(line)?.replaceAll(/[\u00a0\u202f]/gu, ' ')).toBe(sentence);
  });

  test('where it makes one, that is told instead', () => {
    const deed = readDeed('Gestion du rayon crémerie, chiffre d’affaires en hausse de 12 %');
    expect(deed?.result?.replaceAll(/[\u00a0\u202f]/gu, ' ')).toBe(
      'Le chiffre d’affaires a augmenté de 12 %',
    );
    expect(deed?.parts.at(-1)?.extras).toEqual([]);
  });

  test('another task after a comma is no figure', () => {
    expect(told('Tenue de la caisse, mise en rayon de 12 palettes')).toContain('mis en rayon');
  });
});

test('two kinds of one thing are both kept', () => {
  expect(told('Accueil physique et téléphonique')).toBe(
    'j’ai assuré l’accueil physique et téléphonique',
  );
});
