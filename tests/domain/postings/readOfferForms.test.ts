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
