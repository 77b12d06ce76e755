import { describe, expect, test } from 'vitest';

import { documentFromText } from '#/domain/cv/documentFromText';
import { composeTailoredCv } from '#/domain/tailoredCv/composeTailoredCv';
import type { TailoredEntry } from '#/domain/tailoredCv/tailoredCv';
import { aReadCv, readAsCv } from '#tests/support/builders/aReadCv';

const entriesOf = (text: string, kind: 'experience' | 'education'): readonly TailoredEntry[] =>
  composeTailoredCv(aReadCv({}, text), null)
    .blocks.filter((block) => block.kind === kind)
    .flatMap(({ entries }) => entries);

const SHOP = `Lina Moreau
Vendeuse
06 39 98 00 11 · lina.moreau@example.org

EXPÉRIENCES PROFESSIONNELLES
Vendeuse (alternance), Maison Vernet, Tours
Septembre 2021 – août 2023
- Accueil et conseil des clients
- Encaissement

Préparatrice de commandes (intérim), Logis Val, Blois
Mars 2020 – juin 2021
- Préparation au scanner

FORMATION
2023  BTS Management commercial opérationnel, Lycée Grandmont, Tours
`;

describe('a post', () => {
  test('has its contract beside its title, not among its tasks', () => {
    const [shop, store] = entriesOf(SHOP, 'experience');
    expect(shop?.head).toBe('Vendeuse (alternance)');
    expect(store?.head).toBe('Préparatrice de commandes (intérim)');
    expect([shop, store].flatMap((entry) => entry?.lines.map(({ text }) => text))).toEqual([
      'Accueil et conseil des clients',
      'Encaissement',
      'Préparation au scanner',
    ]);
  });

  test('is read again as the apprenticeship that it was', () => {
    const [shop] = entriesOf(SHOP, 'experience');
    const again = readAsCv(
      documentFromText(
        SHOP.replace(
          'Vendeuse (alternance), Maison Vernet, Tours',
          `${shop?.head}\nMaison Vernet, Tours`,
        ),
        'cv.txt',
      ),
    );
    expect(again.experiences[0]).toMatchObject({
      kind: 'apprenticeship',
      jobTitle: { value: 'Vendeuse' },
      company: { value: 'Maison Vernet' },
    });
  });

  test('is in a town without the stop of its sentence', () => {
    const [post] = entriesOf(
      SHOP.replace(
        'Vendeuse (alternance), Maison Vernet, Tours',
        'Vendeuse, Maison Vernet, Tours.',
      ),
      'experience',
    );
    expect(post?.place).toBe('Tours');
  });

  test('of a form leaves the names of its fields where they were', () => {
    const [post] = entriesOf(
      `Lina Moreau
Vendeuse
lina.moreau@example.org

EXPÉRIENCE PROFESSIONNELLE
Dates\tSeptembre 2021 – août 2023
Fonction\tVendeuse
Employeur\tMaison Vernet, Tours
Principales activités\tAccueil et conseil des clients
Encaissement et tenue de la réserve
`,
      'experience',
    );
    const words = [post?.head, ...(post?.lines ?? []).map(({ text }) => text)].join(' | ');
    expect(words).toContain('Accueil et conseil des clients');
    expect(words).not.toMatch(/Fonction|Employeur|Principales/u);
  });
});

describe('a diploma', () => {
  test('has beside its school a town, and nothing else', () => {
    const [study] = entriesOf(
      SHOP.replace('Lycée Grandmont, Tours', 'Lycée Grandmont, Mention bien.'),
      'education',
    );
    expect(study?.place).toBe('');
    expect(study?.lines.map(({ text }) => text).join(' ')).toContain('Mention bien');
  });
});
