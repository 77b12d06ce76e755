import { describe, expect, test } from 'vitest';

import { TRADES, tradeOf } from '#/domain/letters/bank/trades.fr';
import { whereOf } from '#/domain/letters/compose/letterSlots';
import { moveOf, nearnessOf } from '#/domain/letters/compose/move';
import { planLetter } from '#/domain/letters/compose/plan';
import { accented } from '#/domain/letters/french/accents.fr';
import { offeredTitle } from '#/domain/letters/french/jobTitle.fr';
import type { CandidateExperience } from '#/domain/letters/sources/candidate';
import { readDeed } from '#/domain/letters/sources/deed.fr';
import { readLetterOffer } from '#/domain/letters/sources/letterOffer';
import { lighten } from '#/domain/letters/sources/lighten.fr';
import { agreementOf } from '#/domain/letters/sources/sourceAgreement.fr';
import { tell } from '#/domain/letters/sources/tellDeed.fr';
import { aLetterInput } from '#tests/support/builders/aLetter';

describe('a family of trades', () => {
  test('is named by its work', () => {
    for (const { work } of TRADES) expect(work).toMatch(/^travail /u);
  });

  test.each([
    ['Mécanicien réceptionnaire', 'travail d’atelier'],
    ['Hôte de caisse', 'travail au contact des clients'],
    ['Serveuse de restaurant', 'travail de salle'],
    ['Secrétaire médicale', 'travail d’accueil au service des patients'],
    ['Boulanger', 'travail du fournil'],
    ['Animatrice d’atelier en maison de retraite', 'travail auprès des personnes âgées'],
    ['Coordinatrice du programme de lecture', 'travail de coordination'],
    ['Lingère en maison de retraite', 'travail du linge'],
    ['Agente de blanchisserie', 'travail du linge'],
  ])('%s: %s', (title, work) => {
    expect(tradeOf(title)?.work).toBe(work);
  });

  test.each([
    ['Gouvernante à domicile', 'travail au service des familles'],
    ['Femme/Homme de ménage et garde d’enfants', 'travail au service des familles'],
    ['Chargée d’accueil en garage automobile', 'travail d’accueil'],
    ['Agent de service crèche', 'travail de propreté'],
    ['Dépanneuse chauffagiste', 'travail d’installation et de dépannage'],
    ['Électromécanicien', 'travail de maintenance'],
    ['Chef d’équipe froid et climatisation', 'travail de maintenance'],
    ['Vendeuse en boulangerie', 'travail au contact des clients'],
    ['Formatrice en soins infirmiers', 'travail de transmission'],
    ['Monitrice de plongée', 'travail de transmission'],
    ['Commercial sédentaire', 'travail commercial'],
    ['Conseillère commerciale en assurances', 'travail de conseil auprès des clients'],
    ['Responsable assurance qualité', 'travail d’amélioration de la qualité'],
    ['Auxiliaire de puériculture', 'travail auprès des enfants et de leurs familles'],
    ['Agent de sécurité en centre commercial', 'travail de surveillance et d’accueil'],
    ['Coordinateur de terminal', 'travail de coordination'],
    ['Préparatrice en pharmacie', 'travail de comptoir et de préparation'],
    ['Pharmacien adjoint', 'travail de comptoir et de préparation'],
    ['Gestionnaire de paie', 'travail des chiffres'],
    ['Hôtesse d’accueil', 'travail d’accueil'],
    ['Conductrice de bus', 'travail de conduite au service des voyageurs'],
  ])('%s does the %s', (title, work) => {
    expect(tradeOf(title)?.work).toBe(work);
  });

  test.each([
    'Directrice de camping',
    'Conducteur de porteur forestier',
    'Conducteur d’engins',
    'Manager - Responsable de secteur',
    'Technicien polyvalent',
    'Finisseuse',
    'Vendeur à domicile',
    'Télévendeuse',
    'Cheffe d’équipe propreté urbaine',
    'Affréteur routier',
    'Cuisiniste',
    'Pilote de ligne',
    'Agent de conduite',
    'Agent de tri',
    'Chargée d’hébergement',
    'Berger',
    'Famille d’accueil',
    'Assistant familial',
    'Assistante dentaire',
    'Sage-femme',
    'Diététicienne',
    'Psychologue',
    'Pâtissier',
    'Traductrice',
    'Géomètre',
    'Architecte',
    'Product owner – solution de paie',
    'Chef de projet logistique',
    'Réceptionnaire de marchandises',
    'Surveillante de cantine',
    'Équipier polyvalent',
    'Mécanicien agricole',
    'Conseiller agricole',
    'Agent immobilier',
  ])('%s is of no family that is sure', (title) => {
    expect(tradeOf(title)).toBeNull();
  });

  test('never takes a programme for a program', () => {
    expect(tradeOf('Coordinatrice du programme de lecture')?.kin).toBe('office');
  });

  test('is left out where the title names no family', () => {
    expect(tradeOf('Chargé de mission')).toBeNull();
    expect(tradeOf('Monteur vidéo')).toBeNull();
    expect(tradeOf('Médiatrice culturelle')).toBeNull();
    expect(tradeOf('')).toBeNull();
    expect(tradeOf(null)).toBeNull();
  });
});

const aPost = (jobTitle: string, more: Partial<CandidateExperience> = {}): CandidateExperience => ({
  jobTitle,
  company: null,
  since: 2020,
  ongoing: false,
  status: 'job',
  isPlacement: false,
  lasted: null,
  tasks: [],
  lines: [],
  source: { from: 'cv', place: 'experience', where: jobTitle, quote: jobTitle },
  ...more,
});

describe('the post nearest to the one asked for', () => {
  const input = aLetterInput();
  const withPosts = (title: string, experiences: readonly CandidateExperience[]) => ({
    ...input,
    offer: { ...input.offer, title },
    candidate: { ...input.candidate, experiences },
  });

  test('is of the same family of trades, whatever came after it', () => {
    const stores = aPost('Magasinier', { company: 'Larivol', since: 2018 });
    const own = aPost('Graphiste', { since: 2022, ongoing: true });
    expect(planLetter(withPosts('Logisticien', [own, stores]), 0).lead?.post).toBe(stores);
    expect(nearnessOf(stores, { title: 'Logisticien' })).toBe(2);
    expect(nearnessOf(aPost('Serveuse'), { title: 'Logisticien' })).toBe(0);
  });

  test('is of kin where it was a post, not a placement', () => {
    const asked = { title: 'Vendeuse en boulangerie' };
    const near = aPost('Commercial sédentaire');
    expect(nearnessOf(near, asked)).toBe(1);
    expect(nearnessOf({ ...near, isPlacement: true }, asked)).toBe(0);
    expect(nearnessOf({ ...aPost('Vendeuse'), isPlacement: true }, asked)).toBe(2);
  });

  test('changes trade where every post is of a family that has nothing in common', () => {
    const uncompared = (title: string, post: string) => {
      const one = withPosts(title, [aPost(post)]);
      return { ...one, match: { ...one.match, trade: null } };
    };
    expect(moveOf(uncompared('Plongeuse en restauration', 'Technicienne de maintenance'))).toBe(
      'change',
    );
    expect(moveOf(uncompared('Plongeuse en restauration', 'Employée de restauration'))).toBe(
      'same',
    );
    expect(moveOf(uncompared('Plongeuse en restauration', 'Archiviste'))).toBe('step');
  });

  test('is at no employer that is a sum of money', () => {
    const post = aPost('Chargée de mission', { company: '120 000 €' });
    expect(whereOf(post)).not.toContain('€');
  });

  test('is told as a placement where one only learnt there', () => {
    expect(whereOf(aPost('Stagiaire', { company: 'Larivol', isPlacement: true }))).toBe(
      'lors d’un stage chez Larivol',
    );
  });
});

describe('a line of a CV, said aloud', () => {
  const said = (line: string): string | null => {
    const deed = readDeed(line);
    const light = deed === null ? null : lighten(deed);
    return light === null ? null : tell(light, { ongoing: false });
  };

  test('tells what stands in the bracket of a whole', () => {
    expect(
      said('Mission : gestion du kiosque (accueil des lecteurs, vérification des stocks)'),
    ).toBe('j’ai accueilli les lecteurs et vérifié les stocks');
  });

  test('loses its notes, and keeps its figures', () => {
    expect(said('Réalisation de pansements complexes (escarres, brûlures)')).not.toMatch(/[()]/u);
    expect(said('Encadrement de 12 vendangeurs (3 saisons)')).toContain('12');
  });

  test('is not told where one looked on, or where it only counts heads', () => {
    expect(said('Observation des techniques de vente')).toBeNull();
    expect(said('Service de dix-huit personnes')).toBeNull();
  });

  test('tells what was followed without how it was followed', () => {
    expect(said('Suivi renforcé d’un portefeuille de 40 familles')).toContain('40 familles');
  });
});

test('titles get back the accents that capitals left out, and English ones get none', () => {
  expect(accented('educatrice')).toBe('éducatrice');
  expect(accented('Equipier en epicerie')).toBe('Équipier en épicerie');
  expect(accented('infirmiere')).toBe('infirmière');
  expect(accented('developer, security manager, équipière')).toBe(
    'developer, security manager, équipière',
  );
});

test('a title that only a woman bears tells how its writer agrees', () => {
  expect(agreementOf('neutral', ['Équipière polyvalente', 'Distributeur de prospectus'])).toBe(
    'feminine',
  );
  expect(agreementOf('neutral', ['Distributeur de prospectus'])).toBe('masculine');
  expect(agreementOf('neutral', ['Éclairagiste', 'Régisseur lumière'])).toBe('masculine');
});

test('a double title agrees in both its names, and loses the district it is for', () => {
  expect(offeredTitle('Chauffeur-livreur', 'feminine')).toBe('chauffeuse-livreuse');
  expect(offeredTitle('Aide-soignant', 'feminine')).toBe('aide-soignante');
  expect(offeredTitle('Gouvernante à domicile sur le secteur de Morvillac', 'feminine')).toBe(
    'gouvernante à domicile',
  );
});

test('the town of an advertisement is said once, and a name keeps what kind of house it is of', () => {
  const offer = readLetterOffer('Garde d’enfants Morvillac\n\n', { place: 'Morvillac' });
  expect(offer.title).not.toMatch(/Morvillac$/u);
});
