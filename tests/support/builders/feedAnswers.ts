import type { NetworkFeed } from '#/adapters/offers/feeds/feeds';
import { franceTravailOffer } from '#tests/support/builders/offerFiles';

/** A source in the shape in which it answers, with values of our own. */
export type FeedAnswer = {
  readonly config: NetworkFeed;
  /** Beginning of the address that gives the offers. */
  readonly address: string;
  readonly method: 'get' | 'post';
  /** An answer that holds this record. */
  readonly answer: (record: unknown) => string;
  readonly record: Readonly<Record<string, unknown>>;
  /** The part of the record that names the job. */
  readonly title: string;
  readonly expected: Readonly<Record<string, unknown>>;
};

const json =
  (wrap: (record: unknown) => unknown) =>
  (record: unknown): string =>
    JSON.stringify(wrap(record));

const LATER = '2026-12-30';
const board = { board: 'exemple', company: 'Maison Exemple' };

export const FEED_ANSWERS: { readonly [K in NetworkFeed['kind']]: FeedAnswer } = {
  franceTravail: {
    config: { kind: 'franceTravail', departments: ['07'], days: 31 },
    address: 'https://api.francetravail.io/partenaire/offresdemploi/v2/offres/search',
    method: 'get',
    answer: json((record) => ({ resultats: [record], filtresPossibles: [] })),
    record: franceTravailOffer(),
    title: 'intitule',
    expected: { location: 'Vallon-Pont-d’Arc (07150)', type: 'CDD', rome: 'N1103' },
  },
  laBonneAlternance: {
    config: {
      kind: 'laBonneAlternance',
      romes: ['D1102'],
      latitude: 48.8,
      longitude: 2.3,
      radius: 30,
    },
    address: 'https://api.apprentissage.beta.gouv.fr/api/job/v1/search',
    method: 'get',
    answer: json((record) => ({ jobs: [record], recruiters: [], warnings: [] })),
    record: {
      identifier: { id: 'lba-1', partner_label: 'offres_emploi_lba', partner_job_id: null },
      workplace: {
        name: 'Boulangerie du Gué',
        brand: null,
        location: { address: '3 rue du Gué 35400 Saint-Malo' },
      },
      apply: { url: 'https://alternance.example.org/1', phone: null },
      contract: { type: ['Apprentissage'], start: null, duration: 24, remote: 'onsite' },
      offer: {
        title: 'Apprenti boulanger',
        description: 'Vous apprenez à pétrir.',
        rome_codes: ['D1102'],
        desired_skills: ['Ponctualité'],
        publication: { creation: '2026-11-01T00:00:00Z', expiration: `${LATER}T00:00:00Z` },
      },
    },
    title: 'offer.title',
    expected: {
      title: 'Apprenti boulanger',
      company: 'Boulangerie du Gué',
      type: 'Alternance',
      mode: 'Sur site',
      rome: 'D1102',
      expires: LATER,
      url: 'https://alternance.example.org/1',
    },
  },
  choisirLeServicePublic: {
    config: { kind: 'choisirLeServicePublic', departments: ['974'] },
    address:
      'https://tabular-api.data.gouv.fr/api/resources/867034a2-2fa1-41b4-bd39-c84691ea618f/data/',
    method: 'get',
    answer: json((record) => ({
      data: [record],
      links: { next: null, prev: null },
      meta: { page: 1, page_size: 50, total: 1 },
    })),
    record: {
      __id: 17,
      Référence: '2026-000001',
      'Intitulé du poste': 'Infirmier en soins généraux (H/F)',
      Métier: 'Infirmière / Infirmier en soins généraux',
      Employeur: 'Hôpital des Filaos',
      'Organisme de rattachement': 'Fonction publique hospitalière',
      Versant: 'Fonction Publique Hospitalière',
      "Nature de l'emploi": 'Emploi ouvert aux titulaires et aux contractuels',
      'Localisation du poste': 'La Réunion (974)',
      "Lieu d'affectation": 'Saint-Denis',
      'Date de première publication': '2026-11-10',
      'Date de fin de publication par défaut': LATER,
      'Temps Plein': 'Oui',
    },
    title: 'Intitulé du poste',
    expected: {
      company: 'Hôpital des Filaos',
      location: 'La Réunion (974)',
      region: 'Afrique',
      expires: LATER,
      url: 'https://choisirleservicepublic.gouv.fr/nos-offres/filtres/mot-cles/2026-000001/',
    },
  },
  reliefWeb: {
    config: { kind: 'reliefWeb', query: 'logistique', countries: ['HTI'] },
    address: 'https://api.reliefweb.int/v2/jobs',
    method: 'post',
    answer: json((record) => ({ totalCount: 1, count: 1, data: [record] })),
    record: {
      id: '4000001',
      score: 1,
      fields: {
        id: 4_000_001,
        title: 'Responsable logistique',
        url: 'https://reliefweb.int/node/4000001',
        url_alias: 'https://reliefweb.int/job/4000001/responsable-logistique',
        date: { created: '2026-11-12T09:15:00+00:00', closing: `${LATER}T00:00:00+00:00` },
        source: [{ name: 'ONG du Lagon', shortname: 'ONGL' }],
        country: [{ name: 'Haiti', iso3: 'hti' }],
        city: [{ name: 'Port-au-Prince' }],
        type: [{ name: 'Consultancy' }],
        experience: [{ name: '3-4 years' }],
        'body-html': '<p>Vous tenez la flotte.</p>',
        'how_to_apply-html': '<p>Écrire avant la date.</p>',
      },
    },
    title: 'fields.title',
    expected: {
      company: 'ONG du Lagon',
      experience: 'mid',
      type: 'Freelance',
      date: '2026-11-12',
      expires: LATER,
      region: 'Caraïbes',
      url: 'https://reliefweb.int/job/4000001/responsable-logistique',
    },
  },
  greenhouse: {
    config: { kind: 'greenhouse', ...board },
    address: 'https://boards-api.greenhouse.io/v1/boards/exemple/jobs',
    method: 'get',
    answer: json((record) => ({ jobs: [record], meta: { total: 1 } })),
    record: {
      id: 55,
      internal_job_id: 44,
      title: 'Chef de projet data (F/H)',
      updated_at: '2026-11-14T10:55:28+01:00',
      first_published: '2026-11-02T09:00:00+01:00',
      location: { name: 'Paris, France' },
      absolute_url: 'https://job-boards.greenhouse.io/exemple/jobs/55',
      content: '&lt;p&gt;Vous menez trois projets.&lt;/p&gt;',
      departments: [{ id: 1, name: 'Data' }],
      offices: [{ id: 2, name: 'Paris', location: 'Paris, France' }],
    },
    title: 'title',
    expected: {
      company: 'Maison Exemple',
      location: 'Paris (75)',
      description: 'Vous menez trois projets.',
      date: '2026-11-02',
    },
  },
  lever: {
    config: { kind: 'lever', ...board },
    address: 'https://api.lever.co/v0/postings/exemple',
    method: 'get',
    answer: json((record) => [record]),
    record: {
      id: '0b9f',
      text: 'Responsable comptable (H/F)',
      categories: {
        commitment: 'CDI',
        department: 'Finance',
        location: 'Lyon',
        team: 'Comptabilité',
      },
      country: 'FR',
      createdAt: 1_794_268_800_000,
      workplaceType: 'hybrid',
      descriptionPlain: 'Vous pilotez les clôtures.',
      description: '<div>Vous pilotez les clôtures.</div>',
      lists: [{ text: 'Profil', content: '<li>DCG</li>' }],
      additionalPlain: '',
      hostedUrl: 'https://jobs.lever.co/exemple/0b9f',
      applyUrl: 'https://jobs.lever.co/exemple/0b9f/apply',
      salaryRange: { currency: 'EUR', interval: 'per-year-salary', min: 42_000, max: 50_000 },
    },
    title: 'text',
    expected: {
      type: 'CDI',
      mode: 'Hybride',
      location: 'Lyon (69)',
      pay: { min: 42_000, max: 50_000, period: 'year', currency: 'EUR' },
      date: '2026-11-10',
      url: 'https://jobs.lever.co/exemple/0b9f',
    },
  },
  ashby: {
    config: { kind: 'ashby', ...board },
    address: 'https://api.ashbyhq.com/posting-api/job-board/exemple',
    method: 'get',
    answer: json((record) => ({ apiVersion: '1', jobs: [record] })),
    record: {
      id: 'c0ff',
      title: 'Ingénieur logiciel',
      department: 'Tech',
      team: 'Plateforme',
      employmentType: 'FullTime',
      location: 'Paris',
      address: { postalAddress: { addressLocality: 'Paris', addressCountry: 'France' } },
      isRemote: false,
      workplaceType: 'OnSite',
      publishedAt: '2026-11-03T08:00:00.000+00:00',
      isListed: true,
      jobUrl: 'https://jobs.ashbyhq.com/exemple/c0ff',
      applyUrl: 'https://jobs.ashbyhq.com/exemple/c0ff/application',
      descriptionHtml: '<p>Vous écrivez le moteur.</p>',
      descriptionPlain: 'Vous écrivez le moteur.',
    },
    title: 'title',
    expected: { location: 'Paris (75)', type: null, mode: 'Sur site', date: '2026-11-03' },
  },
  workable: {
    config: { kind: 'workable', ...board },
    address: 'https://apply.workable.com/api/v1/widget/accounts/exemple',
    method: 'get',
    answer: json((record) => ({ name: 'Maison Exemple', description: null, jobs: [record] })),
    record: {
      title: 'Technicien support',
      shortcode: '01B0',
      code: '',
      employment_type: 'Full-time',
      telecommuting: false,
      department: 'Support',
      url: 'https://apply.workable.com/j/01B0',
      shortlink: 'https://apply.workable.com/j/01B0',
      application_url: 'https://apply.workable.com/j/01B0/apply',
      published_on: '2026-11-05',
      country: 'Morocco',
      city: 'Casablanca',
      experience: 'Associate',
      locations: [{ country: 'Morocco', countryCode: 'MA', city: 'Casablanca', region: '' }],
      description: '<p>Vous dépannez les postes.</p>',
    },
    title: 'title',
    expected: { location: 'Casablanca, Morocco', experience: 'entry', region: 'Afrique' },
  },
  pinpoint: {
    config: { kind: 'pinpoint', ...board },
    address: 'https://exemple.pinpointhq.com/postings.json',
    method: 'get',
    answer: json((record) => ({ data: [record] })),
    record: {
      id: '9',
      title: 'Vendeur conseil',
      url: 'https://exemple.pinpointhq.com/postings/9',
      description: '<p>Vous accueillez.</p>',
      key_responsibilities: '<ul><li>Encaisser</li></ul>',
      compensation_minimum: 1900,
      compensation_maximum: 2100,
      compensation_currency: 'EUR',
      compensation_frequency: 'month',
      employment_type: 'permanent',
      workplace_type: 'onsite',
      workplace_type_text: 'Onsite',
      deadline_at: LATER,
      location: { id: '1', city: 'Lille', name: 'Boutique', postal_code: '59000', province: '' },
    },
    title: 'title',
    expected: {
      type: 'CDI',
      location: 'Lille (59000)',
      pay: { min: 1900, max: 2100, period: 'month', currency: 'EUR' },
      description: 'Vous accueillez.\n\n- Encaisser',
      expires: LATER,
    },
  },
  personio: {
    config: { kind: 'personio', ...board },
    address: 'https://exemple.jobs.personio.com/xml',
    method: 'get',
    answer: (record) =>
      `<?xml version="1.0" encoding="UTF-8"?><workzag-jobs><position>${Object.entries(
        record as Record<string, string>,
      )
        .map(([name, value]) => `<${name}>${value}</${name}>`)
        .join('')}</position></workzag-jobs>`,
    record: {
      id: '812',
      subcompany: 'Exemple Suisse SA',
      office: 'Genève',
      department: 'Soins',
      recruitingCategory: 'Soins',
      name: 'Infirmière de bloc',
      jobDescriptions:
        '<jobDescription><name>Missions</name><value><![CDATA[<p>Vous préparez les salles.</p>]]></value></jobDescription><jobDescription><name>Profil</name><value><![CDATA[<p>Diplôme reconnu.</p>]]></value></jobDescription>',
      employmentType: 'permanent',
      schedule: 'full-time',
      createdAt: '2026-11-04T00:00:00+00:00',
    },
    title: 'name',
    expected: { type: 'CDI', location: 'Genève', date: '2026-11-04', region: 'Europe' },
  },
};
