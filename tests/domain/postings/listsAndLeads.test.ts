import { describe, expect, test } from 'vitest';

import { readOffer } from '#/domain/postings/readOffer';
import { realLexicon } from '#tests/domain/matching/realLexicon';

const read = (title: string, ...lines: string[]) =>
  readOffer({ text: lines.join('\n'), title }, realLexicon);

const askedIn = (title: string, ...lines: string[]) => {
  const text = lines.join('\n');
  return read(title, ...lines).skills.map(({ range }) =>
    text.slice(range.start, range.end).replace(/\s+/gu, ' '),
  );
};

describe('what heads a list, and what ends one', () => {
  test('who is looked for is described, and no skill', () => {
    const asked = askedIn(
      'Luthier (H/F)',
      'Profil recherché :',
      'Personne compétente, soigneuse, ponctuelle, autonome.',
    );
    expect(asked).not.toContain('Personne compétente');
  });

  test('a heading among the tasks that organises something does not present the house', () => {
    const asked = askedIn(
      'Chef de dépôt (H/F)',
      'Vos principales missions :',
      '- Organisation des tournées :',
      'Établit le planning des chauffeurs',
      'Gère les stocks de palettes',
      'Profil recherché :',
      'Rigueur',
    ).join('; ');
    expect(asked).toMatch(/planning/u);
    expect(asked).toMatch(/stocks/u);
  });

  test('the last clause of a paragraph that ends with a colon heads what follows', () => {
    const { skills } = read(
      'Dessinateur de voiliers (H/F)',
      'Rattaché au chef de projet, vous interviendrez sur :',
      '- la réalisation des plans de pont',
      'Travail du lundi au jeudi. Pour réussir à ce poste, nous recherchons les qualités suivantes :',
      '- Curiosité, esprit d’équipe et une bonne gestion des priorités !',
    );
    const asked = skills.filter(({ demand }) => demand === 'required').map(({ label }) => label);
    expect(asked).toEqual(expect.arrayContaining(['Esprit d’équipe', 'Gestion des priorités']));
  });

  test('a first line that leads to the tasks is no title, even where it says the title', () => {
    const asked = askedIn(
      'Caviste (H/F)',
      'Le jour où vous serez notre caviste, vos missions seront donc les suivantes :',
      'Conseiller les clients et tenir la caisse',
      'Ranger les caisses de vin',
    ).join('; ');
    expect(asked).toMatch(/caisse/u);
    expect(asked).toMatch(/Conseiller les clients/u);
  });

  test('items parted by blank lines stay in their list where they name an action', () => {
    const asked = askedIn(
      'Employé de maison (H/F)',
      'Vos missions :',
      '',
      'Entretien des sols de toutes les pièces, caves et dépendances comprises',
      '',
      'Repassage',
      '',
      'Nous vous proposons :',
      '',
      'Un vélo',
    );
    expect(asked).toContain('Repassage');
  });

  test('an item that asks for experience ends what the house offers', () => {
    const asked = askedIn(
      'Conducteur de malaxeur (H/F)',
      'Ce que nous offrons :',
      '- Prime de fin d’année, mutuelle',
      '',
      '- Formation en boulangerie ou solide expérience dans le milieu semi-industriel souhaitée.',
      '- Rigueur et sens du travail en équipe',
    ).join('; ');
    expect(asked).toMatch(/Rigueur/u);
    expect(asked).toMatch(/travail en équipe/u);
  });

  test('what the house is made of is not asked for, whatever bullets tell it', () => {
    const lines = [
      'La maison Ferrault, fabricant de menuiseries depuis 1920, compte trois pôles d’activités :',
      '',
      '- Extérieur (portails, clôtures, pergolas)',
      '- Intérieur (escaliers, parquets)',
      '',
      'Vos missions :',
      '- Poser les cloisons',
    ];
    const asked = askedIn('Poseur (H/F)', ...lines).join('; ');
    expect(asked).toMatch(/cloisons/u);
    expect(asked).not.toMatch(/pergolas|parquets|escaliers/u);
  });

  test('what the house has is not asked for', () => {
    const asked = askedIn(
      'Pizzaïolo (H/F)',
      'Vous avez :',
      'Un esprit d’équipe',
      'Nous avons :',
      'Un bon sens de l’humour',
    ).join('; ');
    expect(asked).toMatch(/équipe/u);
    expect(asked).not.toMatch(/humour/u);
  });
});

describe('a person who leads', () => {
  const TASKS = ['Vos missions :', '- garnir les sièges'];
  test.each([
    'Sous la responsabilité de votre responsable d’équipe, vous tenez le stock à jour.',
    'Vous êtes rattaché au chef d’équipe et préparez les devis.',
  ])('is somebody else: %s', (line) => {
    const asked = askedIn('Tapissier (H/F)', ...TASKS, line).join('; ');
    expect(asked).not.toMatch(/responsable d|chef d/u);
  });

  test('is led where the work is to lead', () => {
    const { skills } = read(
      'Tapissier (H/F)',
      ...TASKS,
      '- encadrer une équipe de trois personnes',
    );
    expect(skills.map(({ label }) => label)).toContain('Management d’équipe');
  });

  test('what the house makes is not asked for, even where the heading of the tasks ends its line', () => {
    const asked = askedIn(
      'Mécanicien d’entretien (H/F)',
      'Notre client, leader des matériaux de voirie, compte deux pôles :',
      '',
      '- Jardin (Dallages, Margelles)',
      '- Voirie (Pavages, Assainissement..).Vos missions :',
      '',
      '- Maintenance préventive des presses',
      '- Soudage des pièces usées',
    ).join('; ');
    expect(asked).toMatch(/Maintenance préventive/u);
    expect(asked).not.toMatch(/Pavages|Assainissement|Dallages|Margelles/u);
  });
});
