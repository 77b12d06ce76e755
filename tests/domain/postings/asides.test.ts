import { describe, expect, test } from 'vitest';

import { compileLexicon } from '#/domain/lexicon/compileLexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';
import { readOffer } from '#/domain/postings/readOffer';

const SOURCE = `
@kind tool
Logiciel de paie
Sage Paie < Logiciel de paie
React
@kind technique
Gestion des plannings | planning
Passation de commandes | économat
Achats
Établissement du bilan | bilan
Service clients
Tutorat
Contrôle qualité
@kind knowledge
Agroalimentaire
@kind occupation
Développeur | développeurs
`;

const lexicon = openLexicon(compileLexicon([{ name: 'asides', text: SOURCE }]).data);

const asked = (line: string, heading = 'Vos missions') =>
  readOffer(
    { text: `Assistant H/F\n\nMaison Lenoir accueille ses clients.\n\n${heading}\n- ${line}` },
    lexicon,
  ).skills.map(({ label, doubtful }) => (doubtful === true ? `${label} ?` : label));

describe('what is told in passing', () => {
  test.each([
    ['Contrôle qualité selon le planning', ['Contrôle qualité']],
    ['Contrôle qualité, commandes auprès de l’économat', ['Contrôle qualité']],
    ['Contrôle qualité en lien avec le service clients', ['Contrôle qualité']],
    ['Contrôle qualité avec une assistante qui s’occupe des achats', ['Contrôle qualité']],
    ['Contrôle qualité ; tutorat de trois semaines à l’arrivée', ['Contrôle qualité']],
    ['Logiciel de paie : Sage Paie', ['Sage Paie']],
    ['Contrôle qualité avec des partenaires (agroalimentaire, bilan)', ['Contrôle qualité']],
    ['Contrôle qualité, vous êtes rattaché au service clients', ['Contrôle qualité']],
  ])('%s', (line, labels) => {
    expect(asked(line)).toEqual(labels);
  });

  test.each([
    ['Transmission au cabinet pour le bilan', 'Établissement du bilan ?'],
    ['Échanges avec les développeurs (React)', 'React ?'],
    ['Une expérience en agroalimentaire', 'Agroalimentaire ?'],
  ])('%s: perhaps asked for', (line, label) => {
    expect(asked(line)).toContain(label);
  });

  test.each([
    ['Établissement du planning', 'Gestion des plannings'],
    ['Tutorat des apprentis', 'Tutorat'],
    ['Achats', 'Achats'],
  ])('%s: asked for', (line, label) => {
    expect(asked(line)).toContain(label);
  });

  test('in the profile, a required experience stays required', () => {
    expect(asked('Expérience en achats indispensable', 'Votre profil')).toContain('Achats');
  });
});
