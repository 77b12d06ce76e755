import { describe, expect, test } from 'vitest';

import { LocalPostingReader } from '#/adapters/offers/posting/LocalPostingReader';
import type { DraftOffer } from '#/domain/offers/intake/offerDraft';
import { MOST_POSTINGS } from '#/domain/offers/intake/PostingReader';
import type { PostingInput, PostingsRead } from '#/domain/offers/intake/PostingReader';
import { EUROPE_SAMPLES } from '#/domain/offers/samples/europe.fr';
import { tinyLexicon } from '#tests/domain/cv/tinyLexicon';
import { withCpuTime } from '#tests/support/cpuTime';

import { randomFrom } from '../../../../tools/random.mjs';

const lexicon = tinyLexicon({ 'Permis B': 'licence', Sage: 'tool', Excel: 'tool' });
const noDocuments = () => Promise.resolve({ ok: false, problem: 'unsupported' } as const);
const reader = new LocalPostingReader(() => Promise.resolve(lexicon), noDocuments);

const readAll = async (input: PostingInput | string): Promise<PostingsRead> => {
  const read = await reader.read(typeof input === 'string' ? { content: input } : input);
  if (!read.ok) throw new Error(read.problem);
  return read.value;
};

/** The posting of what holds one alone. */
const read = async (input: PostingInput | string): Promise<DraftOffer> => {
  const { postings, more } = await readAll(input);
  expect([postings.length, more]).toEqual([1, 0]);
  return postings[0];
};

const POSTING = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Comptable fournisseurs (H/F)',
  description:
    '<p>Vous contr&ocirc;lez les <b>factures</b>.</p><ul><li>Sage exigé</li><li>Permis B exigé</li></ul><h3>Profil</h3><p>Anglais courant</p>',
  datePosted: '2026-11-10T08:00:00+01:00',
  validThrough: '2026-12-10',
  employmentType: 'FULL_TIME',
  hiringOrganization: { '@type': 'Organization', name: 'Papeterie Larive' },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Nantes',
      postalCode: '44000',
      addressCountry: 'FR',
    },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: { '@type': 'QuantitativeValue', minValue: 28000, maxValue: '31 000', unitText: 'YEAR' },
  },
};

const page = (script: string, body = '<main><p>Postuler</p></main>'): string =>
  `<!doctype html><html><head><link rel="canonical" href="https://example.org/offre/7"><script type="application/ld+json">${script}</script></head><body>${body}</body></html>`;
const withData = (over: Record<string, unknown>): string =>
  page(JSON.stringify({ ...POSTING, ...over }).replaceAll('</', '<\\/'));

describe('a page with several job postings', () => {
  const titled = (title: string, over: Record<string, unknown> = {}) => ({
    ...POSTING,
    title,
    ...over,
  });
  const pageOf = (postings: readonly unknown[]): string =>
    page(JSON.stringify({ '@graph': postings }).replaceAll('</', '<\\/'));

  test('gives each of them, in the order of the page', async () => {
    const { postings, more } = await readAll(
      pageOf([titled('Cariste'), titled('Soudeur'), titled('Serveuse')]),
    );
    expect(postings.map(({ title }) => title.value)).toEqual(['Cariste', 'Soudeur', 'Serveuse']);
    expect(more).toBe(0);
  });

  test('a posting that is written twice is one', async () => {
    expect((await read(pageOf([POSTING, { ...POSTING }]))).url).toBe('https://example.org/offre/7');
  });

  test('one that has no text is none beside those that have one', async () => {
    const named = titled('Soudeur', { description: undefined });
    expect((await read(pageOf([named, titled('Cariste')]))).title.value).toBe('Cariste');
    expect((await read(pageOf([named, { ...named, title: 'Monteur' }]))).title.value).toBe(
      'Soudeur',
    );
  });

  test('each has its own address, or that of the page', async () => {
    const { postings } = await readAll(
      pageOf([titled('Cariste', { url: 'https://example.org/c' }), titled('Soudeur')]),
    );
    expect(postings.map(({ url }) => url)).toEqual([
      'https://example.org/c',
      'https://example.org/offre/7',
    ]);
  });

  test('those beyond what one chooses from are counted', async () => {
    const { postings, more } = await readAll(
      pageOf(Array.from({ length: MOST_POSTINGS + 5 }, (_, place) => titled(`Poste ${place}`))),
    );
    expect([postings.length, more]).toEqual([MOST_POSTINGS, 5]);
  });
});

describe('a page with a job posting', () => {
  test('gives its fields, and its text gives the rest', async () => {
    const draft = await read(page(JSON.stringify(POSTING)));
    expect(draft).toMatchObject({
      origin: 'jobPosting',
      title: { value: 'Comptable fournisseurs (H/F)', confidence: 'sure' },
      company: { value: 'Papeterie Larive', confidence: 'sure' },
      location: { value: 'Nantes (44000), France', confidence: 'sure' },
      region: { value: 'Europe' },
      pay: { value: { min: 28000, max: 31000, period: 'year', currency: 'EUR' } },
      licences: { value: ['Permis B'] },
      languages: { value: ['Anglais'] },
      url: 'https://example.org/offre/7',
      date: '2026-11-10',
      expires: '2026-12-10',
      description:
        'Vous contrôlez les factures.\n- Sage exigé\n- Permis B exigé\n\nProfil\nAnglais courant',
    });
  });

  test('FULL_TIME is working time, not a contract; the text may name one', async () => {
    expect((await read(withData({}))).type).toMatchObject({ value: null, confidence: 'absent' });
    const told = await read(
      withData({ description: '<p>Contrat en CDI, 35 heures, à Nantes.</p>' }),
    );
    expect(told.type).toMatchObject({ value: 'CDI', confidence: 'sure' });
  });

  test.each([
    [['FULL_TIME', 'TEMPORARY'], 'CDD', 'doubtful'],
    ['INTERN', 'Stage', 'doubtful'],
    ['CONTRACTOR', 'Freelance', 'doubtful'],
    ['CDI', 'CDI', 'sure'],
    ['full_time, cdd', 'CDD', 'sure'],
    [['OTHER', 'PER_DIEM', 'VOLUNTEER', 'PART_TIME'], null, 'absent'],
    [{ weird: true }, null, 'absent'],
  ])('employment type %j is %s', async (employmentType, value, confidence) => {
    expect((await read(withData({ employmentType }))).type).toMatchObject({ value, confidence });
  });

  test.each([
    [{ '@graph': [{ '@type': 'WebSite' }, POSTING] }],
    [[{ '@type': 'BreadcrumbList' }, POSTING]],
    [{ ...POSTING, '@type': ['Thing', 'JobPosting'] }],
    [{ ...POSTING, '@type': 'https://schema.org/JobPosting' }],
    [{ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: POSTING }] }],
    [{ ...POSTING, title: undefined, name: POSTING.title }],
    [{ ...POSTING, hiringOrganization: 'Papeterie Larive' }],
    [{ ...POSTING, jobLocation: [POSTING.jobLocation] }],
    [
      {
        ...POSTING,
        description: POSTING.description.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      },
    ],
  ])('is found however it is wrapped: %#', async (data) => {
    const draft = await read(page(JSON.stringify(data)));
    expect(draft.title.value).toBe('Comptable fournisseurs (H/F)');
    expect(draft.company.value).toBe('Papeterie Larive');
    expect(draft.location.value).toBe('Nantes (44000), France');
    expect(draft.description).toContain('- Sage exigé');
    expect(draft.description).not.toContain('<');
  });

  test.each([
    ['commas before a bracket', (json: string) => json.replace(/\}$/u, ',}')],
    ['raw line breaks in strings', (json: string) => json.replace('</p><ul>', '</p>\n\t<ul>')],
    ['a comment around it', (json: string) => `<!-- ${json} -->`],
    ['CDATA around it', (json: string) => `//<![CDATA[\n${json}\n//]]>`],
    ['a semicolon after it', (json: string) => `${json};`],
    ['escaped quotes', (json: string) => json.replaceAll('"', '&quot;')],
  ])('is read with %s', async (_name, spoil) => {
    const draft = await read(page(spoil(JSON.stringify(POSTING))));
    expect(draft.origin).toBe('jobPosting');
    expect(draft.pay.value?.min).toBe(28000);
  });

  test.each([
    [30000, { min: 30000, max: 30000, period: 'year' }],
    ['2 150,50 €', { min: 2150.5, max: 2150.5, period: 'month' }],
    [
      { value: 12.5, currency: 'eur', unitText: 'HOUR' },
      { min: 12.5, period: 'hour', currency: 'EUR' },
    ],
    [
      { currency: 'XOF', value: { minValue: 900000, maxValue: 1200000, unitText: 'MONTH' } },
      { min: 900000, max: 1200000, period: 'month', currency: 'XOF' },
    ],
    [
      { currency: 'CHF', minValue: 5000, maxValue: 6000, unitText: 'MONTH' },
      { min: 5000, max: 6000, currency: 'CHF' },
    ],
    [{ value: { value: 600, unitText: 'WEEK' } }, { min: 2600, period: 'month' }],
    [[{ value: { value: 400, unitText: 'DAY' } }], { min: 400, period: 'day' }],
  ])('pay %j', async (baseSalary, expected) => {
    expect((await read(withData({ baseSalary }))).pay.value).toMatchObject(expected);
  });

  test.each([
    ['selon profil'],
    [{ value: { minValue: 3, maxValue: 2 } }],
    [-1],
    [null],
    [{ value: 'N/A' }],
  ])('no pay in %j', async (baseSalary) => {
    expect((await read(withData({ baseSalary }))).pay).toMatchObject({
      value: null,
      confidence: 'absent',
    });
  });

  test('remote work, several places, a country of applicants, months of experience', async () => {
    const draft = await read(
      withData({
        jobLocationType: 'TELECOMMUTE',
        jobLocation: undefined,
        applicantLocationRequirements: [{ '@type': 'Country', name: 'Sénégal' }],
        experienceRequirements: {
          '@type': 'OccupationalExperienceRequirements',
          monthsOfExperience: 60,
        },
      }),
    );
    expect(draft).toMatchObject({
      mode: { value: 'Télétravail', confidence: 'sure' },
      location: { value: 'Sénégal' },
      region: { value: 'Afrique' },
      experience: { value: 'senior', confidence: 'sure' },
    });
    const two = await read(
      withData({ jobLocation: [{ address: 'Dakar, Sénégal' }, { address: 'Thiès' }] }),
    );
    expect(two.location.value).toBe('Dakar, Sénégal / Thiès');
    expect(two.region.value).toBe('Afrique');
  });

  test('data pasted bare, or sent by the bookmarklet, is read too', async () => {
    expect((await read(JSON.stringify(POSTING))).origin).toBe('jobPosting');
    const sent = await read({
      content: 'Texte',
      structured: [JSON.stringify(POSTING)],
      url: 'https://example.org/x',
    });
    expect([sent.origin, sent.url]).toEqual(['jobPosting', 'https://example.org/x']);
  });

  test('hostile data stays text', async () => {
    const draft = await read(
      withData({
        title: '<img src=x onerror=alert(1)>Comptable',
        url: 'javascript:alert(1)',
        description: '<script>alert(1)</script><p onclick="x()">Bonjour</p>',
        hiringOrganization: { name: { name: { name: 'Profond' } } },
      }).replace('https://example.org/offre/7', 'javascript:alert(2)'),
    );
    expect(draft.title.value).toBe('Comptable');
    expect(draft.description).toBe('Bonjour');
    expect(draft.url).toBeNull();
  });
});

describe('the French text of an advertisement', () => {
  test('gives its fields, each with how sure it is', async () => {
    const draft = await read(`Comptable fournisseurs H/F
Papeterie Larive, Nantes (44), CDI

Vos missions
- Saisir et contrôler les factures fournisseurs

Votre profil
- 2 ans d’expérience minimum en comptabilité
- Maîtrise de Sage exigée, permis B exigé
- Anglais courant

28 000 à 31 000 € brut par an, deux jours de télétravail par semaine`);
    expect(draft).toMatchObject({
      origin: 'text',
      title: { value: 'Comptable fournisseurs', confidence: 'doubtful' },
      company: { value: 'Papeterie Larive', confidence: 'doubtful' },
      location: { value: 'Nantes (44)', confidence: 'sure' },
      region: { value: 'Europe' },
      type: { value: 'CDI', confidence: 'sure', quote: 'CDI' },
      experience: { value: 'mid', confidence: 'sure' },
      mode: { value: 'Hybride' },
      pay: { value: { min: 28000, max: 31000, period: 'year', currency: 'EUR' } },
      licences: { value: ['Permis B'] },
      languages: { value: ['Anglais'] },
    });
  });

  test.each([
    ['Entreprise : Clinique des Alizés', 'Clinique des Alizés', 'sure'],
    ['La société Garage Morvan recrute pour son atelier de Brest', 'Garage Morvan', 'doubtful'],
    ['Nous recrutons une personne motivée pour notre équipe', '', 'absent'],
    ['Vous recherchez un nouveau défi dans une équipe à taille humaine', '', 'absent'],
  ])('the employer of "%s"', async (line, value, confidence) => {
    const draft = await read(
      `Mécanicien automobile H/F\n\n${line}\n\nVous réparez les véhicules de nos clients, du diagnostic à la livraison.`,
    );
    expect(draft.company).toMatchObject({ value, confidence });
  });

  test('a page without data is read by its main part', async () => {
    const body = `<nav><a>Toutes nos offres</a></nav><main><h1>Cariste H/F</h1><p>Logistique Estuaire - Le Havre - CDD</p><p>${'Vous chargez les camions et préparez les commandes. '.repeat(6)}</p><form>Votre e-mail</form></main><footer>Mentions légales</footer>`;
    const draft = await read(page('{"@type":"WebSite"}', body));
    expect(draft.origin).toBe('text');
    expect(draft.title.value).toBe('Cariste');
    expect(draft.company.value).toBe('Logistique Estuaire');
    expect(draft.region.value).toBe('Europe');
    expect(draft.type.value).toBe('CDD');
    expect(draft.description).not.toMatch(/Mentions|Toutes nos offres|e-mail/u);
  });

  test('the samples read as what they are', async () => {
    for (const sample of EUROPE_SAMPLES) {
      const draft = await read(sample.description);
      expect(draft.company.value).toBe(sample.company);
      expect(draft.type.value).toBe(sample.type);
      expect(draft.region.value).toBe('Europe');
    }
  });
});

test.each([
  ['SN', 'Dakar, Sénégal', 'Afrique'],
  ['ci', 'Dakar, Côte d’Ivoire', 'Afrique'],
  ['MQ', 'Dakar, Martinique', 'Caraïbes'],
  ['VN', 'Dakar, Viêt Nam', 'Asie'],
  ['AE', 'Dakar, Émirats arabes unis', 'Moyen Orient'],
  ['France', 'Dakar, France', 'Europe'],
  ['QX', 'Dakar, QX', 'Afrique'],
  ['', 'Dakar', 'Afrique'],
])('the country %j is written out', async (addressCountry, place, region) => {
  const draft = await read(
    withData({ jobLocation: { address: { addressLocality: 'Dakar', addressCountry } } }),
  );
  expect([draft.location.value, draft.region.value]).toEqual([place, region]);
});

test('a text that begins with a bracket is a text', async () => {
  const draft = await read(
    '[Urgent] Cariste H/F\n\nVous chargez les camions et tenez les stocks à jour, en CDI, à Lille (59).',
  );
  expect(draft).toMatchObject({ origin: 'text', type: { value: 'CDI' } });
});

describe('problems', () => {
  test.each([
    ['empty', ''],
    ['empty', ' \n\t '],
    ['linkOnly', ' https://emploi.exemple.fr/offres/42?ref=1 \n'],
    ['linkOnly', 'https://a.exemple.fr/1\nwww.exemple.fr/2'],
    ['unreadable', 'https://a.exemple.fr/1 Bonjour'],
    ['unreadable', 'Bonjour'],
    ['unreadable', '<html><body><script>x()</script></body></html>'],
    ['unreadable', '{"@type":"WebSite"}'],
    ['unreadable', `{"@type":"WebSite","about":"${'Des mots qui ne disent rien. '.repeat(9)}"}`],
    ['tooLarge', 'a '.repeat(3_000_000)],
  ])('%s', async (problem, content) => {
    expect(await reader.read({ content })).toEqual({ ok: false, problem });
  });

  test('a lexicon that cannot be fetched is a problem, not a crash', async () => {
    const offline = new LocalPostingReader(() => Promise.reject(new Error('offline')), noDocuments);
    expect(await offline.read({ content: 'x '.repeat(50) })).toEqual({
      ok: false,
      problem: 'notLoaded',
    });
  });

  test('nothing throws on spoilt pages', async () => {
    const random = randomFrom(5);
    const whole = page(JSON.stringify({ '@graph': [POSTING] }));
    for (let turn = 0; turn < 150; turn += 1) {
      const from = Math.floor(random() * whole.length);
      const to = from + Math.floor(random() * 40);
      const junk =
        ['', '<', '"', '}', '\u0000', '&#x110000;', '</script>'][Math.floor(random() * 7)] ?? '';
      const result = await reader.read({ content: whole.slice(0, from) + junk + whole.slice(to) });
      const told = result.ok
        ? result.value.postings.every(({ description }) => description !== '')
        : result.problem === 'unreadable';
      expect(told).toBe(true);
    }
  });

  test('a hostile page is read in time', async () => {
    const { ms } = await withCpuTime(async () => {
      await reader.read({
        content: `<script type="application/ld+json">${'[{"a":'.repeat(50_000)}`,
      });
      await reader.read({ content: `<main>${'<div '.repeat(100_000)}` });
      await reader.read({ content: 'x', structured: [`{"a":1}--> ${' '.repeat(400_000)}x`] });
      await reader.read({
        content: page(`{"@type":"JobPosting","title":"${'a,'.repeat(200_000)}`),
      });
    });
    expect(ms).toBeLessThan(4_000);
  });
});

test('data that is no posting is no text to read', async () => {
  const result = await reader.read({
    content: JSON.stringify({ intitule: 'Menu', description: 'Une liste de plats du jour.' }),
  });
  expect(result).toEqual({ ok: false, problem: 'unreadable' });
});
