import { describe, expect, test } from 'vitest';

import { compileLexicon } from '#/domain/lexicon/compileLexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';
import { readOffer } from '#/domain/postings/readOffer';
import { SAMPLE_SOURCE } from '#tests/domain/lexicon/sampleLexicon';

const EXTRA = `
@kind technique
Dressage de table
Sommellerie
Soudure à l'arc
@kind softSkill
Patience
Ponctualité | ponctuel
@kind licence
Certiphyto
Casier judiciaire vierge | casier judiciaire
Habilitation B1V | B1 ?habilit,électr
Véhicule personnel | véhicule ?permis,exig | voiture ?permis
`;

const lexicon = openLexicon(
  compileLexicon([
    { name: 'sample', text: SAMPLE_SOURCE },
    { name: 'extra', text: EXTRA },
  ]).data,
);

const read = (text: string) => readOffer({ text }, lexicon);
const demands = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(read(text).skills.map(({ label, demand }) => [label, demand]));

const TOP = 'Serveur H/F\n\nLa Table du Quai accueille 80 couverts au bord du canal.\n\n';

describe('headings of other styles', () => {
  test.each([
    'Conditions exigées',
    'CONDITIONS À REMPLIR',
    'Ce qui nous importe',
    'Ce qui compte pour nous :',
    'SAVOIR-ÊTRE',
    "Ce qu'on attend de toi",
    'Il te faut :',
    'Tu es',
    'What you bring',
    'Essential',
  ])('%j opens what is required', (heading) => {
    expect(demands(`${TOP}${heading}\nSommellerie - Patience`)).toMatchObject({
      Patience: 'required',
    });
  });

  test.each([
    'Ta nuit type',
    'Tes interventions',
    'Ton service',
    'Ta semaine type :',
    'Ce qui t’attend',
    'Ton quotidien',
  ])('%j opens the work', (heading) => {
    expect(demands(`${TOP}${heading}\n- Dressage de table\n- Sommellerie`)).toEqual({
      'Dressage de table': 'expected',
      Sommellerie: 'expected',
    });
  });

  test.each([
    'Tes petits plus',
    'Ce serait chouette :',
    'Et si en plus…',
    'La cerise sur le gâteau',
  ])('%j opens what is welcome', (heading) => {
    expect(demands(`${TOP}${heading}\n- Sommellerie`)).toEqual({ Sommellerie: 'optional' });
  });

  test.each(['Conditions', 'Nos conditions', 'Côté salaire :'])(
    '%j opens what is given',
    (heading) => {
      expect(demands(`${TOP}${heading}\nFormation Sommellerie, patience de la direction`)).toEqual(
        {},
      );
    },
  );
});

describe('documents to supply', () => {
  test.each([
    'Documents à fournir',
    'Pièces à joindre :',
    'Dossier de candidature',
    'Composition du dossier :',
    'Justificatifs demandés',
    'Required documents',
    'Joignez à votre candidature :',
  ])('under %j nothing is a skill', (heading) => {
    const text = `${TOP}Votre profil\n- Patience\n\n${heading}\n- Extrait de casier judiciaire\n- Copie du Certiphyto\n- Certificats de travail`;
    expect(demands(text)).toEqual({ Patience: 'required' });
  });

  test.each([
    'Pièces à fournir : CV, extrait de casier judiciaire, copie du Certiphyto.',
    'Merci de joindre un extrait de casier judiciaire et vos certificats de travail.',
  ])('in %j nothing is a skill', (line) => {
    expect(demands(`${TOP}Votre profil\n- Patience\n\n${line}`)).toEqual({ Patience: 'required' });
  });

  test('a clean record asked for in the profile stays asked for', () => {
    expect(demands(`${TOP}Votre profil\n- Casier judiciaire vierge exigé`)).toEqual({
      'Casier judiciaire vierge': 'required',
    });
  });
});

describe('a level of language', () => {
  test.each([
    'Vendre en habilitation sécurité ; anglais B1.',
    'Habilitation du site, italien (B1 minimum)',
  ])('in %j is no electrical qualification', (line) => {
    expect(demands(`${TOP}Votre profil\n- ${line}`)).not.toHaveProperty('Habilitation B1V');
  });

  test('leaves the qualification where there is one', () => {
    expect(demands(`${TOP}Votre profil\n- Habilitation électrique B1`)).toHaveProperty(
      'Habilitation B1V',
    );
  });
});

describe('a vehicle', () => {
  test.each([
    ['Permis B indispensable, véhicule de fonction', false],
    ['Permis : véhicule léger exigé', false],
    ['Permis B et véhicule exigés', true],
    ['Permis B, voiture', true],
    ['Permis B exigé pour conduire un véhicule de chantier', false],
    ['Permis B exigé, vous livrez les véhicules de location', false],
    ['Permis B exigé, vous disposez d’un véhicule', true],
  ])('in %j belongs to the candidate: %j', (line, own) => {
    expect('Véhicule personnel' in demands(`${TOP}Votre profil\n- ${line}`)).toBe(own);
  });
});

describe('years and diploma', () => {
  test.each([
    ['EXPÉRIENCE : 2 ans - exigé', 2],
    ['Expérience requise : 3 ans', 3],
    ['Ancienneté : cinq ans', 5],
    ['Cinq années de pratique', 5],
    ["Six années d'exercice en cabinet", 6],
    ["Trois ans d'ancienneté dans le métier", 3],
    ['Une première année en brasserie', 1],
    ['Une première année validée en salle', 1],
    ['Four years of practice', 4],
    ['Deux années pleines de pratique', 2],
    ['Une première année de licence', null],
    ['Expérience :\n\nBrasserie : 3 ans (Requis)', 3],
    ['Formation : 2 ans', null],
  ])('%j asks for %j years', (line, years) => {
    expect(read(`${TOP}Votre profil\n${line}\nPatience`).minYears?.value ?? null).toBe(years);
  });

  test.each([
    ['Une licence au moins (gestion, droit)', 'Bac+3'],
    ['CAP ou équivalent - exigé', 'CAP'],
    ['BTS au minimum', 'Bac+2'],
  ])('%j under an unusual heading asks for %j', (line, level) => {
    expect(read(`${TOP}Ce qui nous importe\n${line}. Patience.`).degree?.value).toBe(level);
  });
});

describe('what the employer tells of itself', () => {
  const plain = (sentence: string) =>
    demands(`Serveur H/F\n\n${sentence} Vous assurez le dressage de table.`);

  test.each([
    'Nous avons ouvert une école de sommellerie.',
    'Notre maison enseigne la sommellerie à ses équipes.',
    'L’entreprise possède une cave dédiée à la sommellerie.',
    'Notre école de sommellerie a une journée de formation par semaine.',
    'Poste à pourvoir en mai après un stage de sommellerie.',
  ])('%j asks for nothing', (sentence) => {
    expect(plain(sentence)).toEqual({ 'Dressage de table': 'expected' });
  });

  test.each([
    'Nous recherchons une personne formée à la sommellerie.',
    'Nous vous confions la sommellerie.',
    'Nous attendons de la sommellerie et de la patience.',
  ])('%j asks', (sentence) => {
    expect(plain(sentence)).toHaveProperty('Sommellerie');
  });

  test('under the heading of the post asks for nothing either, and what is confided there does', () => {
    const under = (sentence: string) =>
      demands(`${TOP}Description du poste\n${sentence}\nVous assurez le dressage de table.`);
    expect(under('Nos équipes sont spécialisées dans la sommellerie.')).toEqual({
      'Dressage de table': 'expected',
    });
    expect(under('Nous vous confions la sommellerie.')).toHaveProperty('Sommellerie');
  });
});

describe('a sentence that says what someone must be', () => {
  test.each([
    'Le serveur se doit d’être ponctuel.',
    'La personne devra être ponctuelle.',
    'Vous devez être ponctuel.',
  ])('%j asks for it, even among the tasks', (sentence) => {
    expect(demands(`${TOP}Vos missions\n- Dressage de table\n${sentence}`)).toMatchObject({
      Ponctualité: 'required',
    });
  });

  test('and leaves what must be done as it is', () => {
    expect(
      demands(`${TOP}Vos missions\n- Le dressage de table doit être fait avant midi.`),
    ).toEqual({ 'Dressage de table': 'expected' });
  });
});

describe('a title known from elsewhere', () => {
  const titled = (title: string, text = 'Vous souderez des pièces de marine dans notre atelier.') =>
    readOffer({ title, text }, lexicon);

  test.each([
    ['Soudeur (H/F) à Brest', 'Brest'],
    ['Soudeur – Brest (29)', 'Brest'],
    ['SOUDEUR H/F secteur QUIMPER', 'Quimper'],
    ['Soudeur à Brest et ses alentours (H/F)', 'Brest'],
    ['Couteaux de Brest', ''],
    ['Soudeur confirmé', ''],
  ])('%j tells the town %j', (title, town) => {
    expect(titled(title).location?.value ?? '').toBe(town);
  });

  test('gives way to a place that the text says plainly', () => {
    expect(
      titled('Soudeur (H/F) à Brest', 'Lieu de travail : Quimper. Vous souderez.').location?.value,
    ).toBe('Quimper');
  });

  test.each([
    ['Soudeur en CDI à Brest', 'CDI'],
    ['Soudeur – CDD 6 mois', 'CDD'],
    ['Soudeur', null],
  ])('%j tells the contract %j', (title, contract) => {
    expect(titled(title).contract?.value ?? null).toBe(contract);
  });
});

describe('a diploma', () => {
  test.each([
    ['Vos missions\n- Dressage de table\n- Diplôme d’État d’assistant de service social', 'Bac+3'],
    ['Votre profil\n- Formation bac +2 ou expérience équivalente appréciée', 'Bac+2'],
    ['Votre profil\nVous allez suivre la formation CAP cuisine avec nous.', null],
    ['Vos missions\n- Accompagner des élèves de CAP', null],
    ['Votre profil\nOuvert à d’autres soignants (IDE, auxiliaires, aides-soignants).', null],
  ])('in %j is %j', (part, level) => {
    const { degree } = read(`${TOP}${part}`);
    expect(degree === null || degree.demand === 'optional' ? null : degree.value).toBe(level);
  });
});

describe('a part whose heading is missing', () => {
  const offered = 'Pourquoi nous rejoindre ?\nUne maison qui grandit.\n\n';

  test('begins with a list of tasks', () => {
    expect(demands(`${TOP}${offered}- Assurer le dressage de table\n- Cirer les parquets`)).toEqual(
      {
        'Dressage de table': 'expected',
        'Cirer les parquets': 'expected',
      },
    );
  });

  test('begins with the paragraph that asks', () => {
    expect(
      demands(`${TOP}${offered}Excellentes connaissances en sommellerie\nPatience`),
    ).toMatchObject({ Sommellerie: 'required' });
  });

  test('does not begin with another thing that is offered', () => {
    expect(demands(`${TOP}${offered}- Un stage de sommellerie chaque année`)).toEqual({});
  });
});

test('means that the employer lends are not asked for', () => {
  expect(
    demands(`${TOP}Les moyens mis à votre disposition :\n- Une formation de sommellerie`),
  ).toEqual({});
});

test('a short word is no acronym in a line of capitals', () => {
  const acronyms = openLexicon(
    compileLexicon([{ name: 'acronyms', text: '@kind knowledge\nPlan d’achat | PAR ?CASE\n' }])
      .data,
  );
  const labels = (line: string) =>
    readOffer({ text: `Acheteur H/F\n\nProfil\n${line}` }, acronyms).skills.map(
      ({ label }) => label,
    );
  expect(labels('OUTILS PRÊTÉS PAR LA MAISON')).not.toContain('Plan d’achat');
  expect(labels('Connaissance du PAR')).toContain('PAR');
});
