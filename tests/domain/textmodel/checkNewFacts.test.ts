import { describe, expect, it } from 'vitest';

import { checkNewFacts } from '#/domain/textmodel/checkNewFacts';

const SOURCE =
  'Aide-soignante de nuit à l’EHPAD Les Genêts depuis mars 2021 : soins de 32 résidents, transmissions sur Netsoins, équipe de quatre personnes. Diplôme d’État obtenu à Nantes.';

const found = (output: string) =>
  checkNewFacts([SOURCE], output).map(({ kind, text }) => `${kind} ${text}`);

describe('new facts', () => {
  it.each([
    'Depuis mars 2021, aide-soignante de nuit à l’EHPAD Les Genêts, je soigne 32 résidents.',
    'À Nantes, j’ai obtenu mon diplôme d’État. Ensuite, quatre personnes travaillent avec moi.',
    'Mes points :\n1. Netsoins\n2. Soins\n- Transmissions',
    'D’une équipe de 4 personnes, l’EHPAD est content.',
    'Madame, Monsieur,\n\nJe vous propose mes soins. Cordialement,',
    '',
  ])('none in: %j', (output) => {
    expect(found(output)).toEqual([]);
  });

  it.each([
    ['Je soigne 45 résidents.', 'figure 45'],
    ['J’ai douze ans d’expérience.', 'figure douze'],
    ['En poste depuis mars 2015.', 'date 2015'],
    ['En poste depuis septembre 2021.', 'date septembre'],
    ['Après un poste chez Korian, je soigne.', 'employer Korian'],
    ['Je travaille au sein de la Croix-Rouge.', 'employer Croix-Rouge'],
    ['Avec mon collègue Dupont, je soigne.', 'name Dupont'],
    ['Je maîtrise les outils SAP et Netsoins.', 'skill SAP'],
    ['Titulaire du CACES R489 à Nantes.', 'skill CACES'],
  ])('%s', (output, fact) => {
    expect(found(output)).toContain(fact);
  });

  it('knows the skills it is told of', () => {
    const skillsIn = (text: string) =>
      ['prise de sang', 'soins'].filter((skill) => text.includes(skill));
    expect(checkNewFacts([SOURCE], 'Je fais la prise de sang et les soins.', skillsIn)).toEqual([
      { kind: 'skill', text: 'prise de sang' },
    ]);
  });

  it('takes every source into account, and tells each fact once', () => {
    expect(checkNewFacts([SOURCE, 'Offre de Korian à Lyon'], 'Chez Korian, à Lyon.')).toEqual([]);
    expect(found('Ici 45. Là 45.')).toEqual(['figure 45']);
  });
});
