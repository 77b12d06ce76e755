import { describe, expect, test } from 'vitest';

import { planOf, printPlan } from '#/domain/letters/compose/letterPlan';
import { composeLetter } from '#/domain/letters/composeLetter';
import { textOf } from '#/domain/letters/letter';
import { candidateFromCv } from '#/domain/letters/sources/candidate';
import type { LetterCandidate } from '#/domain/letters/sources/candidate';
import { readLetterOffer } from '#/domain/letters/sources/letterOffer';
import { withoutToolHouses } from '#/domain/letters/sources/toolHouses';
import { aLetterInput } from '#tests/support/builders/aLetter';
import { aReadCv } from '#tests/support/builders/aReadCv';

const HEAD = 'Jeanne Orvault\n44000 Nantes · 06 39 98 44 21 · jeanne.orvault@example.org\n';
const candidateOf = (posts: string): LetterCandidate =>
  candidateFromCv(aReadCv({}, `${HEAD}\nEXPÉRIENCE PROFESSIONNELLE\n${posts}`));
const bodyOf = (posts: string, offer: string): string =>
  composeLetter(
    aLetterInput({ candidate: candidateOf(posts), offer: readLetterOffer(offer), keyPoints: '' }),
    0,
  )
    .paragraphs.map(textOf)
    .join('\n');

const KITCHEN = `Agent d’accueil, Médiathèque des Quais
Depuis mars 2023
Accueil des lecteurs
Contrôle des livres

Équipière, Guinguette du Lac
Mai 2022 – septembre 2022
Préparation des plats simples en cuisine
Application des règles d’hygiène`;
const RESTAURANT =
  'Employé polyvalent de restauration H/F\n\nVos missions\n- Préparer les plats\n- Tenir la caisse\n- Nettoyer la salle';

describe('the plan of a letter', () => {
  test('puts first the post whose lines say the work asked for, whatever its title and what came after it', () => {
    const candidate = candidateOf(KITCHEN);
    const plan = planOf({ candidate, offer: readLetterOffer(RESTAURANT) });
    const kitchen = plan.posts.find(({ post }) => post.company === 'Guinguette du Lac');
    expect(kitchen?.reasons).toContain('work');
    expect(printPlan(plan)).toContain('Guinguette du Lac (work)');
    const body = bodyOf(KITCHEN, RESTAURANT);
    expect(body.indexOf('Guinguette')).toBeGreaterThan(-1);
    expect(body.indexOf('Guinguette')).toBeLessThan(body.indexOf('Médiathèque'));
  });

  test('prefers years of the very trade to some months of it', () => {
    const candidate = candidateOf(`Vendeuse, Boutique Larivol
Janvier 2022 – avril 2022
Accueil des clients

Vendeuse, Maison Aubin
Janvier 2010 – décembre 2018
Conseil aux clients`);
    const [best] = planOf({ candidate, offer: readLetterOffer('Vendeuse H/F') }).posts;
    expect(best?.post.company).toBe('Maison Aubin');
  });
});

describe('need and proof', () => {
  test('stand apart where they do not share act and object', () => {
    const body = bodyOf(
      `Employée de rayon, Marché Aubin
Janvier 2019 – décembre 2021
Mise en rayon des fruits et des produits de saison`,
      'Vendeur primeur H/F\n\nVos missions\n- Vendre des fruits\n- Tenir la caisse',
    );
    expect(body).toMatch(/j’(?:y )?ai mis en rayon/iu);
    expect(body).not.toMatch(/vendre des fruits(?:, et c’est ce que j’ai fait)?\u00a0:/u);
  });
});

describe('what is not told', () => {
  test('a tool as an employer', () => {
    const candidate = candidateOf(`Technicienne, Zarbel Server
Janvier 2019 – décembre 2021
Gestion des serveurs de production`);
    const concept = { kind: 'tool' };
    const lexicon = {
      findMentions: (text: string) => [{ concept, start: 0, end: text.length }],
    } as unknown as Parameters<typeof withoutToolHouses>[1];
    expect(candidate.experiences[0]?.company).not.toBeNull();
    expect(withoutToolHouses(candidate, lexicon).experiences[0]?.company).toBeNull();
  });

  test('what one made oneself do after something else, the head of a list of ranks, "our" clients', () => {
    const told = bodyOf(
      `Chargée de formation, Atelier Morvan
Depuis janvier 2021
Assurer un bon référencement et s’attacher à le faire évoluer
Encadrement d’étudiants de 2e, 3e et 4e année
Garantir la satisfaction de nos clients`,
      'Chargée de formation H/F\n\nVos missions\n- Encadrer des étudiants\n- Assurer le référencement\n- Garantir la satisfaction des clients',
    );
    expect(told).not.toMatch(/s’attacher|2e|nos clients/u);
  });
});

test('a first line that says who is looked for names the post, whatever stands before it', () => {
  expect(
    readLetterOffer('Recrutement Réseau Zarbel - Magasinier / Magasinière Pièces (H/F)\n\nTexte')
      .title,
  ).toBe('Magasinier / Magasinière');
});

test('a line of several things between strokes is several things done', () => {
  const candidate = candidateOf(`Développeuse, Agence Lumara
Janvier 2019 – décembre 2021
Suivi des demandes - Test et diagnostic des tickets - Planification des corrections`);
  expect(candidate.experiences[0]?.tasks.map(({ source }) => source.quote)).toContain(
    'Test et diagnostic des tickets',
  );
});
