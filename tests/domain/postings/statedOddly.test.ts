import { describe, expect, test } from 'vitest';

import { readOffer } from '#/domain/postings/readOffer';
import { realLexicon } from '#tests/domain/matching/realLexicon';

const read = (text: string, title = 'Monteur de manèges H/F') =>
  readOffer({ title, text }, realLexicon);

describe('pay written in odd ways', () => {
  test.each([
    ['Rémunération : 2 150 EUR - 2 940 EUR par mois', [2150, 2940, 'month']],
    ['RÉMUNÉRATION (BRUTE ANNUELLE) À PARTIR DE :\n23750€', [23750, 23750, 'year']],
    ['Taux horaire : 12€35', [12.35, 12.35, 'hour']],
    ['Rémunération : 11€85/H', [11.85, 11.85, 'hour']],
    ['Salaire annuel : 31K - 36K', [31000, 36000, 'year']],
    ['Package : 46/52K', [46000, 52000, 'year']],
    ['Salaire : 26 000 - 31 000 par an', [26000, 31000, 'year']],
    ['Salaire brut horaire 11.95', [11.95, 11.95, 'hour']],
    ['Salaire mensuel : 2100', [2100, 2100, 'month']],
    ['Rémunération : 26-29 000 €', [26000, 29000, 'year']],
  ])('%s', (line, [min, max, period]) => {
    expect(read(`Vous montez des manèges.\n\n${line}`).pay?.value).toMatchObject({
      min,
      max,
      period,
    });
  });

  test.each([
    'Salaire selon la convention collective 1518',
    'Rémunération : coefficient 351',
    'Salaire revu le 1er janvier 2027',
    'Rémunération sur 13 mois, 35 heures',
    'Salaire : fixe + 10% de variable',
  ])('is not: %s', (line) => {
    expect(read(`Vous montez des manèges.\n\n${line}`).pay).toBeNull();
  });
});

describe('the employer that hires in the midst of a line', () => {
  test.each([
    ['Pour un forain partenaire, MANÉGIA recrute un·e monteur·euse.', 'MANÉGIA'],
    ['Le 37e recherche une monteuse ou un monteur.', 'Le 37e'],
    [
      '*Manéjo (Manèges Joyeux), une des fabriques du groupe Tourniquet, cherche un monteur.*',
      'Manéjo',
    ],
    ['LARIVE INTERIM VALLÉE recrute un MONTEUR pour l’un de ses clients.', 'LARIVE INTERIM VALLÉE'],
  ])('%s', (line, name) => {
    expect(read(line).company?.value).toBe(name);
  });

  test('a task in a list names nobody', () => {
    expect(
      read('Missions\n Rendre compte au chef.\n- Tenir le compte des pièces').company,
    ).toBeNull();
  });
});

describe('the contract of the post', () => {
  test.each([
    ['Notre école forme en alternance.\n\n- Poste en CDI', 'CDI'],
    ['Poste ouvert pour un·e indépendant·e, trois mois.', 'Freelance'],
    ['LARIVE INTERIM VALLÉE recrute un monteur.', undefined],
    ['Notre agence recrute un monteur en intérim.', 'Intérim'],
  ])('%s', (line, contract) => {
    expect(read(line).contract?.value).toBe(contract);
  });
});

describe('where the work is', () => {
  test('the houses of an employer, listed in brackets, are no place of work', () => {
    expect(
      read('Larive est une école multi-sites (Autun, Auxerre et son antenne de Marzy).').location,
    ).toBeNull();
  });
});

describe('a diploma', () => {
  test('that the newcomer will prepare is not asked for', () => {
    expect(read('Profil\n- Tu souhaites préparer un CAP en alternance').degree).toBeNull();
  });

  test('on the line of the last task is asked for', () => {
    expect(
      read('Vos missions\n- Lire les plans. Vous êtes issu(e) d’une formation CAP ou Bac pro.')
        .degree?.value,
    ).toBe('CAP');
  });
});

describe('a licence to drive without its class', () => {
  const licences = (profile: string, title?: string) =>
    read(`Vous montez des manèges.\n\nProfil\n${profile}`, title)
      .skills.filter(({ label }) => label.startsWith('Permis'))
      .map(({ label, demand }) => `${label} ${demand}`);

  test.each([
    ['Permis exigé.', ['Permis B required']],
    ['Le permis est souhaité.', ['Permis B optional']],
    ['Permis : B', ['Permis B required']],
    ['Cet emploi vous a permis de monter des grues.', []],
    ['Instruire les permis de construire.', []],
  ])('%s', (line, found) => {
    expect(licences(line)).toEqual(found);
  });

  test('is that of the vehicle of the title', () => {
    expect(licences('Vous possédez le permis.', 'Chauffeur livreur poids lourd')).toEqual([
      'Permis C required',
    ]);
  });
});

describe('a title that is known from elsewhere', () => {
  test.each([
    ['?????ALTERNANCE - Monteur·euse de manèges', 'Monteur·euse de manèges'],
    ['⭐ CDI | Monteur de manèges', 'Monteur de manèges'],
  ])('%s', (title, shown) => {
    expect(read('Vous montez des manèges.', title).title?.value).toBe(shown);
  });
});

describe('the ideal', () => {
  test('of a candidate is no wish', () => {
    const [skill] = read(
      'Le candidat idéal possédera une solide maîtrise de la soudure.',
    ).skills.filter(({ label }) => /soud/iu.test(label));
    expect(skill?.demand).not.toBe('optional');
  });
});

describe('what stands in a line of its own', () => {
  test('a language with its level is asked for below the pay', () => {
    expect(
      read('Vous montez des manèges.\n\nPackage 45-55K€.\nAnglais courant.').languages.map(
        ({ language }) => language,
      ),
    ).toEqual(['Anglais']);
  });

  test('a diploma that is exacted, among the tasks', () => {
    expect(
      read('Vous accompagnez un groupe de jeunes. DEES exigé.', 'Éducateur spécialisé').degree
        ?.value,
    ).toBe('Bac+3');
  });
});

describe('a house', () => {
  test('named by its kind only has no name', () => {
    expect(
      read('Cabinet situé dans le centre de Poitiers recherche un comptable.').company,
    ).toBeNull();
  });

  test('keeps its town out of its name', () => {
    expect(read('Le restaurant L’Amandier à Tulle recherche un serveur.').company?.value).toBe(
      'Restaurant L’Amandier',
    );
  });

  test('named after its town is where the work is', () => {
    expect(read('Poste à mi-temps au CHU de Nîmes.').location?.value).toBe('Nîmes');
  });
});

describe('a heading of wishes', () => {
  test('"Si en plus" makes wishes of what follows', () => {
    const found = read('Vous êtes :\n- Organisé\n\nSI EN PLUS :\n- vous connaissez Salesforce');
    expect(found.skills.find(({ label }) => label === 'Salesforce')?.demand).toBe('optional');
  });
});
