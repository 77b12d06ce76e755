import { describe, expect, test } from 'vitest';

import { compileLexicon } from '#/domain/lexicon/compileLexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';
import type { OfferText } from '#/domain/postings/offer';
import { readOffer } from '#/domain/postings/readOffer';
import { SAMPLE_SOURCE } from '#tests/domain/lexicon/sampleLexicon';

const EXTRA = `
@kind tool
Logiciel de caisse
Photoshop
Illustrator
Salesforce
@kind technique
Taille de pierre
Élagage
Arrosage automatique
Encaissement
Tenue de rayon | mise en rayon
Conduite de tracteur
@kind softSkill
Patience
Ponctualité | ponctuel
@kind licence
Certiphyto
`;

const lexicon = openLexicon(
  compileLexicon([
    { name: 'sample', text: SAMPLE_SOURCE },
    { name: 'extra', text: EXTRA },
  ]).data,
);

const read = (text: string, known: Omit<OfferText, 'text'> = {}) =>
  readOffer({ ...known, text }, lexicon);
const skills = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    read(text).skills.map(({ label, demand, blocking }) => [
      label,
      blocking ? `${demand}, blocking` : demand,
    ]),
  );

describe('demand of a skill', () => {
  test('follows the heading it stands under', () => {
    const text = [
      'Élagueur H/F',
      'Verte Cime vend aussi Photoshop aux graphistes.',
      '',
      'Vos missions',
      '- Élagage des grands arbres',
      '',
      'Votre profil',
      '- Patience',
      '',
      'Les petits plus :',
      '- Conduite de tracteur',
      '',
      'Nous vous offrons',
      '- Mutuelle, Salesforce pour tous',
    ].join('\n');
    expect(skills(text)).toEqual({
      Élagage: 'expected',
      Patience: 'required',
      'Conduite de tracteur': 'optional',
    });
  });

  test.each([
    [
      'Permis B exigé, certiphyto souhaité',
      { 'Permis B': 'required, blocking', Certiphyto: 'optional' },
    ],
    [
      'Le certiphyto serait un plus, ainsi que la conduite de tracteur',
      { Certiphyto: 'optional', 'Conduite de tracteur': 'optional' },
    ],
    [
      'La pratique de l’élagage et une expérience de l’arrosage automatique seraient appréciées',
      { Élagage: 'optional', 'Arrosage automatique': 'optional' },
    ],
    [
      'Maîtrise de Salesforce indispensable ; Cegid apprécié',
      { Salesforce: 'required', Cegid: 'optional' },
    ],
    [
      'Seraient des atouts : Photoshop, Illustrator',
      { Photoshop: 'optional', Illustrator: 'optional' },
    ],
    [
      'Encaissement, idéalement sur logiciel de caisse',
      { Encaissement: 'required', 'Logiciel de caisse': 'optional' },
    ],
    [
      'Certiphyto serait un plus ; Salesforce aussi',
      { Certiphyto: 'optional', Salesforce: 'optional' },
    ],
    ['Photoshop souhaité sans être exigé', { Photoshop: 'optional' }],
  ])('%s', (line, expected) => {
    expect(skills(`Poste\n\nProfil\n- ${line}`)).toEqual(expected);
  });

  test.each([
    'Permis B non exigé',
    'Pas de certiphyto demandé',
    'Logiciel de caisse : formation assurée',
    'Aucune expérience en élagage exigée',
    'Débutant accepté en encaissement',
  ])('asks for nothing: %s', (line) => {
    expect(skills(`Poste\n\nProfil\n- ${line}`)).toEqual({});
  });

  test('an explicit word outweighs the missions', () => {
    const text = 'Vendeur\n\nMissions\n- Ventes sur Salesforce\n\nProfil\n- Salesforce apprécié';
    expect(skills(text)).toEqual({ Salesforce: 'optional' });
  });

  test('alternatives share a group, companions do not', () => {
    const groups = (line: string): readonly (string | null)[] =>
      read(`Poste\n\nProfil\n${line}`).skills.map(({ group }) => group);
    const [cegid, salesforce] = groups('- Vous maîtrisez Cegid ou Salesforce');
    expect(cegid).not.toBeNull();
    expect(cegid).toBe(salesforce);
    expect(groups('- Vous maîtrisez Cegid et Salesforce')).toEqual([null, null]);
  });

  test('advertisements without headings are read sentence by sentence', () => {
    const text =
      'Jardinier\n\nNotre maison fondée en 1980 vend des licences Photoshop. Vous assurez l’élagage et l’arrosage automatique. ' +
      'Il faut le permis B et de la patience. Nous proposons 12 € de l’heure et Cegid.';
    expect(skills(text)).toEqual({
      Élagage: 'expected',
      'Arrosage automatique': 'expected',
      'Permis B': 'required, blocking',
      Patience: 'required',
    });
  });

  test('page leftovers and similar offers ask for nothing', () => {
    const text =
      'Jardinier\n\nProfil\n- Élagage\n\nPostuler maintenant\nPartager\nCe site utilise des cookies Salesforce\n\nOffres similaires\nSoudeur Soudure TIG';
    expect(skills(text)).toEqual({ Élagage: 'required' });
  });

  test('a phrase that the lexicon does not know is quoted', () => {
    const unknown = (line: string): readonly string[] =>
      read(`Poste\n\nProfil\n- ${line}`)
        .skills.filter(({ concept }) => concept === null)
        .map(({ label }) => label);
    expect(unknown('Bonne maîtrise du tournage sur bois exigée')).toEqual(['tournage sur bois']);
    expect(unknown('Connaissance du logiciel Orfeo appréciée')).toEqual(['Orfeo']);
    expect(unknown('Photoshop ou Krita')).toEqual(['Krita']);
    expect(unknown('Expérience similaire souhaitée, maîtrise de l’anglais')).toEqual([]);
  });
});

describe('years of experience', () => {
  test.each([
    ['Au moins 3 ans d’expérience', 3, 'required'],
    ['3 à 5 ans d’expérience en pépinière', 3, 'required'],
    ['Minimum deux ans à un poste similaire', 2, 'required'],
    ['Expérience de 2 ans souhaitée', 2, 'optional'],
    ['Sept ans de pratique, dont trois en encadrement', 7, 'required'],
    ['18 mois d’expérience', 1, 'required'],
    ['5 years of experience in logistics', 5, 'required'],
  ])('%s', (line, value, demand) => {
    expect(read(`Poste\n\nProfil\n- ${line}`).minYears).toMatchObject({ value, demand });
  });

  test.each([
    'Première expérience appréciée',
    'Débutant accepté',
    'Vous êtes âgé de 18 ans',
    'Société créée il y a 12 ans',
    'CDD de 2 ans',
    '6 mois d’expérience',
  ])('none in: %s', (line) => {
    expect(read(`Poste\n\nProfil\n- ${line}`).minYears).toBeNull();
  });
});

describe('diploma', () => {
  test.each([
    ['Bac+2/3 en gestion', 'Bac+2'],
    ['Bac +3 à Bac +5', 'Bac+3'],
    ['CAP ou BEP jardinier paysagiste', 'CAP'],
    ['BTS, DUT ou licence', 'Bac+2'],
    ['Diplôme d’État d’infirmier exigé', 'Bac+3'],
    ['Master ou école d’ingénieurs', 'Bac+5'],
    ['Niveau Bac minimum', 'Bac'],
    ['Titre professionnel de niveau 5', 'Bac+2'],
    ['BUT GEA', 'Bac+3'],
    ['Doctorat en chimie', 'Bac+8'],
  ])('%s', (line, value) => {
    expect(read(`Poste\n\nProfil\n- ${line}`).degree).toMatchObject({ value, demand: 'required' });
  });

  test.each(['Aucun diplôme exigé', 'Votre but : réussir', 'Garder le cap', 'Porter des bacs'])(
    'none in: %s',
    (line) => {
      expect(read(`Poste\n\nProfil\n- ${line}`).degree).toBeNull();
    },
  );

  test('a diploma that is only welcome is marked so', () => {
    expect(read('Poste\n\nProfil\n- Un CAP serait un atout').degree).toMatchObject({
      value: 'CAP',
      demand: 'optional',
    });
  });
});

describe('languages', () => {
  const languages = (line: string): readonly string[] =>
    read(`Poste\n\nProfil\n- ${line}`).languages.map(
      ({ language, cefr, demand }) => `${language} ${cefr ?? '-'} ${demand}`,
    );

  test.each([
    ['Anglais courant exigé', ['Anglais C1 required']],
    ['Français courant, anglais souhaité', ['Français C1 required', 'Anglais - optional']],
    ['français et anglais courants', ['Français C1 required', 'Anglais C1 required']],
    ['Néerlandais B2, notions d’allemand', ['Néerlandais B2 required', 'Allemand A2 required']],
    ['Langue maternelle française', ['Français C2 required']],
    ['Pas d’anglais demandé', []],
    ['Connaissance du droit anglais', []],
    ['Une clientèle allemande', []],
  ])('%s', (line, expected) => {
    expect(languages(line)).toEqual(expected);
  });
});

describe('fields', () => {
  test.each([
    ['Salaire : 32-36 K€ brut annuel', 32_000, 36_000, 'year', 'EUR'],
    ['De 32 000 à 36 000 € brut/an', 32_000, 36_000, 'year', 'EUR'],
    ['Horaire de 13.5 Euros à 15.5 Euros sur 12 mois', 13.5, 15.5, 'hour', 'EUR'],
    ['1 850 € brut/mois', 1_850, 1_850, 'month', 'EUR'],
    ['12,50 €/h', 12.5, 12.5, 'hour', 'EUR'],
    ['TJM : 400 à 450 €', 400, 450, 'day', 'EUR'],
    ['Salaire de 350 000 FCFA par mois', 350_000, 350_000, 'month', 'XOF'],
  ])('pay: %s', (line, min, max, period, currency) => {
    expect(read(`Poste\n\n${line}`).pay?.value).toEqual({ min, max, period, currency });
  });

  test.each(['Rémunération selon profil', 'Tickets restaurant de 9 €', 'budget de 640 000 €'])(
    'no pay in: %s',
    (line) => {
      expect(read(`Poste\n\n${line}`).pay).toBeNull();
    },
  );

  test.each([
    ['Fixe mensuel : 1 801.80 € brut', 1801.8, 1801.8, 'month', false],
    ['Salaire : 1.801,80 € par mois', 1801.8, 1801.8, 'month', false],
    ['Rémunération : 2,1K€ brut', 2100, 2100, 'month', false],
    ['30-35 k€ brut/an', 30000, 35000, 'year', false],
    ['Taux horaire : 11,88 €/h', 11.88, 11.88, 'hour', false],
    ['Coefficient 770 - 3 026.10 € brut', 3026.1, 3026.1, 'month', false],
    ['Mensuel de 2100.00 Euros à 2300.00 Euros sur 12 mois', 2100, 2300, 'month', false],
    ['Salaire : 1 600 € net par mois', 1600, 1600, 'month', true],
    ['Salaire : 2 € brut par mois', 2, 2, 'month', true],
  ])('pay: %s', (line, min, max, period, doubtful) => {
    const { pay } = read(`Poste\n\n${line}`);
    expect(pay?.value).toMatchObject({ min, max, period });
    expect(pay?.doubtful === true).toBe(doubtful);
  });

  test.each([
    ['Contrat en alternance de 24 mois', 'Alternance', null],
    ['CDI, deux jours de télétravail', 'CDI', 'Hybride'],
    ['Mission freelance 100 % à distance', 'Freelance', 'Télétravail'],
    ['CDD saisonnier, pas de télétravail', 'Saisonnier', 'Sur site'],
    ['Mission d’intérim de trois mois, déjeuner sur place', 'Intérim', null],
    ['Kerdran vous ouvre toutes les portes : intérim, CDD, CDI.', null, null],
    ['CDD de six mois, CDI à la clé, logement sur site', 'CDD', null],
    ['Vous guidez les apprentissages et encadrez un alternant en CDI.', null, null],
    ['Des produits de saison pour une clientèle indépendante', null, null],
    ['Type de contrat : CDI. Vous encadrez des stagiaires.', 'CDI', null],
    ['Nous recrutons un apprenti en boulangerie', 'Alternance', null],
  ])('contract and mode: %s', (line, contract, mode) => {
    const offer = read(`Poste\n\n${line}`);
    expect(offer.contract?.value ?? null).toBe(contract);
    expect(offer.mode?.value ?? null).toBe(mode);
  });

  test('what is known of the offer wins over its text', () => {
    const offer = read('Poste en CDD', { contract: 'CDI', title: 'Jardinier', location: 'Nantes' });
    expect(offer.contract).toEqual({ value: 'CDI', range: { start: 0, end: 0 } });
    expect(offer.title?.value).toBe('Jardinier');
    expect(offer.location?.value).toBe('Nantes');
  });

  test('title and place are read in the text where nothing else tells them', () => {
    const offer = read('Jardinier paysagiste H/F – CDI\nLieu : Nantes (44)\n\nVous plantez.');
    expect(offer.title?.value).toBe('Jardinier paysagiste');
    expect(offer.location?.value).toBe('Nantes (44)');
  });
});
