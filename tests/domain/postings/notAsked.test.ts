import { describe, expect, test } from 'vitest';

import { readOffer } from '#/domain/postings/readOffer';
import { realLexicon } from '#tests/domain/matching/realLexicon';

const read = (lines: string, title = 'Luthier H/F') =>
  readOffer({ title, text: `La maison Volute fait des violons.\n\n${lines}` }, realLexicon).skills;

const labels = (lines: string, title?: string): string =>
  read(lines, title)
    .map(({ label }) => label.toLowerCase())
    .join(' | ');

describe('a wish', () => {
  test.each([
    'Idéalement, vous connaissez SAP.',
    'Vous avez, dans l’idéal, une expérience sur SAP.',
    'Si vous connaissez SAP, c’est encore mieux.',
    'Si tu maîtrises SAP, c’est top.',
    'La maîtrise de SAP est recommandée.',
    'La maîtrise de SAP est vivement conseillée.',
    'SAP est privilégié.',
    'La connaissance de SAP est préférable.',
    'SAP fera la différence.',
    'La connaissance de SAP vous permettra de vous démarquer.',
    'Vous justifiez d’une expérience sur SAP (optionnel).',
  ])('%s', (line) => {
    const sap = read(`Profil\n${line}`).find(({ label }) => label === 'SAP');
    expect(sap?.demand).toBe('optional');
  });

  test('is what stands under a heading of wished licences', () => {
    const found = read(
      'Profil\n- Soudure à l’arc\n\nFormations souhaitées :\n- Permis B\n- CACES 3',
    );
    expect(
      found.filter(({ label }) => /permis|caces/iu.test(label)).map(({ demand }) => demand),
    ).toEqual(['optional', 'optional']);
  });

  test('is not made by the contact that is privileged', () => {
    const [skill] = read('Profil\nContact privilégié des ateliers, vous maîtrisez SAP.').filter(
      ({ label }) => label === 'SAP',
    );
    expect(skill?.demand).toBe('required');
  });
});

describe('what the employer gives', () => {
  test('listed below its sentence', () => {
    expect(
      labels(
        'Profil\n- Soudure à l’arc\n\nNous t’accompagnerons pour créer les conditions de ta réussite et de tes progrès grâce à :\n* un management bienveillant\n* de la comptabilité pour tous',
      ),
    ).not.toMatch(/manag|compta/u);
  });

  test('told of a third person', () => {
    expect(
      labels(
        'Missions\n- Vernir les tables\n\nLe luthier bénéficiera d’un accompagnement à la gestion de projet.',
      ),
    ).not.toMatch(/projet/u);
  });

  test('the missions that it offers are asked for', () => {
    expect(
      labels('Nous vous proposons de nous rejoindre pour les missions suivantes :\n- Facturation'),
    ).toMatch(/factur/u);
  });
});

describe('words that name no skill by themselves', () => {
  test.each(['Recueillir', 'Organiser', 'Maîtriser'])('%s', (verb) => {
    expect(labels(`Missions\n- ${verb} et vernir les tables`)).not.toMatch(
      new RegExp(`(?:^|\\| )${verb.toLowerCase()}(?: \\||$)`, 'u'),
    );
  });

  test('a verb of any trade is told with the object that comes with the next one', () => {
    expect(labels('Missions\n- Choisir et gaufrer les éclisses')).toBe(
      'choisir et gaufrer les éclisses',
    );
  });

  test.each([
    'Réglementations en vigueur',
    'Maîtrise des différents équipements',
    'Vous maîtrisez les compétences techniques suivantes : SAP',
  ])('%s', (line) => {
    expect(labels(`Profil\n- ${line}`)).not.toMatch(/vigueur|différents|suivantes/u);
  });
});

describe('under the heading of the abilities', () => {
  test('an item that opens with a verb tells a task', () => {
    expect(labels('Compétences pédagogiques :\n- Veiller à la cohésion de l’atelier')).toMatch(
      /veiller à la cohésion de l’atelier/u,
    );
  });

  test('having a taste for something is no task', () => {
    expect(labels('Profil\n- Posséder un goût du bois')).not.toMatch(/posséder/u);
  });
});

describe('words that only look like a skill', () => {
  test.each([
    ['Missions\n- S’assurer de la qualité des échanges', /assurance qualité/u],
    ['Profil\n- Avoir résolu ses problèmes de garde d’enfants', /résolution/u],
    ['Missions\n- Présenter les plats aux clients', /urbanisme/u],
    ['Missions\n- Garantir une bonne livraison des violons', /documents de transport/u],
  ])('%s', (lines, wrong) => {
    expect(labels(lines)).not.toMatch(wrong);
  });

  test('a title with its two genders is no tool', () => {
    expect(
      readOffer(
        { text: 'Chef(fe) d’atelier de lutherie (H/F)\n\nVernir.' },
        realLexicon,
      ).skills.map(({ label }) => label),
    ).not.toContain('Chef');
  });
});

describe('what a house makes', () => {
  test.each([
    'Une belle variété de logiciels sont développés :',
    'Nous éditons des solutions métiers :',
  ])('is listed below: %s', (line) => {
    expect(
      labels(`${line}\n- Gestion de la facturation\n- Comptabilité\n\nProfil\n- Soudure à l’arc`),
    ).toMatch(/^soud[^|]*$/u);
  });

  test('is not what someone will do', () => {
    expect(labels('Les missions proposées sont réalisées à l’atelier :\n- Facturation')).toMatch(
      /factur/u,
    );
  });

  test('is its own name, spelled out in brackets', () => {
    const found = readOffer(
      {
        title: 'Luthier',
        text: 'Volfac (Facturation Volante) recherche un luthier.\n\nMissions\n- Vernir les tables',
      },
      realLexicon,
    );
    expect(found.company?.value).toBe('Volfac');
    expect(found.skills.map(({ label }) => label).join(' | ')).not.toMatch(/factur/iu);
  });
});

describe('what is the employer’s or somebody else’s', () => {
  test.each([
    ['Profil\nVous disposez d’un véhicule de service.', /véhicule/u],
    ['Nous recrutons pour le compte de notre client un luthier.', /compta/u],
    ['Missions\n- Mission de 3 mois pouvant déboucher sur un CDI', /débouch/u],
    ['Missions\n- Intervention en freelance', /freelance/u],
    ['Toi\n- Soudure à l’arc\n\nNous\n- Des cours de comptabilité', /compta/u],
  ])('%s', (lines, wrong) => {
    expect(labels(lines)).not.toMatch(wrong);
  });
});

describe('sentences without a space between them', () => {
  test('are told apart', () => {
    expect(
      labels(
        'Nous cherchons pour notre site.Vous réceptionnez les marchandises.Vous rangez les palettes.',
      ),
    ).toMatch(/réception.*range/u);
  });
});
