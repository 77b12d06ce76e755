import type { LiveTarget } from '#/domain/offers/live/LiveSearch';
import type { LiveSourceId } from '#/domain/offers/live/liveSources';
import { FEED_ANSWERS } from '#tests/support/builders/feedAnswers';

/** A live source in the shape in which it answers, with values of our own. */
export type LiveExample = {
  readonly target: LiveTarget;
  /** Beginning of the address that gives the offers. */
  readonly address: string;
  readonly method: 'get' | 'post';
  /** An answer that holds these records. */
  readonly answer: (...records: readonly unknown[]) => string;
  readonly record: Readonly<Record<string, unknown>>;
  /** The part of the record that names the job. */
  readonly title: string;
  /** A word and a place that the record answers. */
  readonly query: { readonly keyword: string; readonly location: string };
  readonly expected: Readonly<Record<string, unknown>>;
};

const wrapped =
  (wrap: (records: readonly unknown[]) => unknown) =>
  (...records: readonly unknown[]): string =>
    JSON.stringify(wrap(records));

const board = (vendor: 'greenhouse' | 'lever' | 'ashby' | 'workable') => ({
  target: {
    source: vendor,
    board: { vendor, board: 'exemple', company: 'Maison Exemple' },
  } as const,
  method: 'get' as const,
  address: FEED_ANSWERS[vendor].address,
  record: FEED_ANSWERS[vendor].record,
  title: FEED_ANSWERS[vendor].title,
});

const { choisirLeServicePublic, reliefWeb } = FEED_ANSWERS;

export const LIVE_EXAMPLES: Readonly<Record<LiveSourceId, LiveExample>> = {
  publicService: {
    target: { source: 'publicService' },
    address: choisirLeServicePublic.address,
    method: 'get',
    answer: wrapped((data) => ({ data, links: { next: null }, meta: { total: data.length } })),
    record: choisirLeServicePublic.record,
    title: choisirLeServicePublic.title,
    query: { keyword: 'infirmière', location: 'La Réunion' },
    expected: { company: 'Hôpital des Filaos', location: 'La Réunion (974)' },
  },
  reliefWeb: {
    target: { source: 'reliefWeb' },
    address: reliefWeb.address,
    method: 'post',
    answer: wrapped((data) => ({ totalCount: data.length, count: data.length, data })),
    record: reliefWeb.record,
    title: reliefWeb.title,
    query: { keyword: 'logistique', location: 'Haïti' },
    expected: { company: 'ONG du Lagon', region: 'Caraïbes' },
  },
  greenhouse: {
    ...board('greenhouse'),
    answer: wrapped((jobs) => ({ jobs, meta: { total: jobs.length } })),
    query: { keyword: 'projet data', location: 'Paris' },
    expected: { company: 'Maison Exemple', location: 'Paris (75)' },
  },
  lever: {
    ...board('lever'),
    answer: wrapped((jobs) => jobs),
    query: { keyword: 'comptable', location: 'Villeurbanne' },
    expected: { company: 'Maison Exemple', location: 'Lyon (69)', type: 'CDI' },
  },
  ashby: {
    ...board('ashby'),
    answer: wrapped((jobs) => ({ apiVersion: '1', jobs })),
    query: { keyword: 'ingénieure', location: '75' },
    expected: { company: 'Maison Exemple', location: 'Paris (75)' },
  },
  workable: {
    ...board('workable'),
    answer: wrapped((jobs) => ({ name: 'Maison Exemple', description: null, jobs })),
    query: { keyword: 'support', location: 'Casablanca' },
    expected: { company: 'Maison Exemple', location: 'Casablanca, Morocco' },
  },
  jobicy: {
    target: { source: 'jobicy' },
    address: 'https://jobicy.com/api/v2/remote-jobs',
    method: 'get',
    answer: wrapped((jobs) => ({ apiVersion: '2', jobCount: jobs.length, jobs })),
    record: {
      id: 98_765,
      url: 'https://jobicy.com/jobs/98765-traducteur',
      jobTitle: 'Traducteur &amp; relecteur FR',
      companyName: 'Atelier des Mots',
      companyLogo: 'https://jobicy.com/logo.png',
      jobIndustry: ['Translation &amp; Localization'],
      jobType: ['Full-Time'],
      jobGeo: 'France',
      jobLevel: 'Any',
      jobExcerpt: 'Vous relisez.',
      jobDescription: '<p>Vous relisez et traduisez les notices.</p>',
      pubDate: '2026-11-16T08:00:00+00:00',
      salaryMin: 30_000,
      salaryMax: 38_000,
      salaryCurrency: 'EUR',
      salaryPeriod: 'yearly',
    },
    title: 'jobTitle',
    query: { keyword: 'traducteur', location: 'Lyon' },
    expected: { title: 'Traducteur & relecteur FR', company: 'Atelier des Mots' },
  },
  arbeitnow: {
    target: { source: 'arbeitnow' },
    address: 'https://www.arbeitnow.com/api/job-board-api',
    method: 'get',
    answer: wrapped((data) => ({
      data,
      links: { next: 'https://www.arbeitnow.com/api/job-board-api?page=2' },
      meta: { current_page: 1 },
    })),
    record: {
      slug: 'conseiller-client-123',
      company_name: 'Exemple GmbH',
      title: 'Conseiller client francophone',
      description: '<p>Vous aidez les clients.</p>',
      remote: true,
      url: 'https://www.arbeitnow.com/jobs/companies/exemple/conseiller-client-123',
      tags: ['Customer Service'],
      job_types: ['full time'],
      location: 'Berlin',
      created_at: 1_794_268_800,
    },
    title: 'title',
    query: { keyword: 'conseiller', location: 'Lyon' },
    expected: { company: 'Exemple GmbH', mode: 'Télétravail', date: '2026-11-10' },
  },
};
