import * as v from 'valibot';

import type { Ask } from '#/adapters/offers/feeds/politeFetch';
import { CSP_DATASET, cspResource } from '#/adapters/offers/feeds/servicePublic';
import type { ImportField } from '#/domain/offers/imports/importFields';
import { textOf } from '#/domain/offers/intake/jobPostingParts';
import { addressPart } from '#/domain/shared/addressPart';

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
const names = v.optional(v.array(name), []);
/** Part of an address: a board is named by letters, digits and few signs. */
const slug = v.pipe(name, v.regex(/^[\w .-]+$/u));
const board = { board: slug, company: name };

/** What a deployer asks of each source: docs/offers.md. */
export const feedSchema = v.variant('kind', [
  v.object({
    kind: v.literal('franceTravail'),
    departments: names,
    days: v.optional(v.picklist([1, 3, 7, 14, 31]), 31),
  }),
  v.object({
    kind: v.literal('laBonneAlternance'),
    romes: names,
    latitude: v.number(),
    longitude: v.number(),
    radius: v.optional(v.number(), 30),
  }),
  v.object({ kind: v.literal('choisirLeServicePublic'), departments: v.array(name) }),
  v.object({ kind: v.literal('reliefWeb'), query: v.optional(v.string(), ''), countries: names }),
  v.object({ kind: v.literal('greenhouse'), ...board }),
  v.object({ kind: v.literal('lever'), ...board }),
  v.object({ kind: v.literal('ashby'), ...board }),
  v.object({ kind: v.literal('workable'), ...board }),
  v.object({ kind: v.literal('pinpoint'), ...board }),
  v.object({ kind: v.literal('personio'), ...board }),
  v.object({
    kind: v.literal('file'),
    path: v.string(),
    /** How the source of the file wants to be named; left out, its shape tells it, or its own name. */
    label: v.optional(name),
    url: v.optional(v.pipe(v.string(), v.regex(/^https:\/\/\S+$/u))),
    licence: v.optional(v.string()),
  }),
]);
export type FeedConfig = v.InferOutput<typeof feedSchema>;
export type NetworkFeed = Exclude<FeedConfig, { kind: 'file' }>;
type Of<K extends FeedConfig['kind']> = Extract<FeedConfig, { kind: K }>;

/** Secrets come from the environment, never from the file. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The source as it has to be named where its offers are shown, with the terms under which it gives them; address and terms are empty where nobody said them. */
export type Attribution = {
  readonly label: string;
  readonly url: string;
  readonly licence: string;
};

/** How a source is asked: `first` is what has to be known before (a token, the place of a file), `page` the questions, one after the other. */
export type Feed<C> = {
  readonly attribution: Attribution;
  /** Milliseconds between two questions. */
  readonly everyMs: number;
  /** What a healthy answer tells of its offers. */
  readonly expects: readonly ImportField[];
  readonly needs?: readonly string[];
  readonly first?: (config: C, environment: Environment) => Ask;
  /** The question number `index` with what `first` answered; null where all was asked, judging by the answer before. */
  readonly page: (
    config: C,
    context: {
      readonly index: number;
      readonly first: string;
      readonly before: string;
      /** The question before; null for the first. */
      readonly asked: Ask | null;
      readonly environment: Environment;
    },
  ) => Ask | null;
};

const parse = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};
const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

const FT_PAGE = 150;
const FT_LAST = 3_000;
const CSP_PAGE = 50;
const RW_PAGE = 200;
const LEVER_PAGE = 100;
const BOARD: readonly ImportField[] = ['title', 'text', 'place', 'url', 'id'];

/** The one question to a board that answers with all its offers. */
const wholeBoard =
  (address: (board: string) => string) =>
  ({ board: asked }: { readonly board: string }, { index }: { readonly index: number }) =>
    index === 0 ? { url: address(addressPart(asked)) } : null;

export const FEEDS: { readonly [K in NetworkFeed['kind']]: Feed<Of<K>> } = {
  franceTravail: {
    attribution: {
      label: 'France Travail',
      url: 'https://www.francetravail.fr',
      licence: 'Licence de r\u00e9utilisation de la base de donn\u00e9es des offres d\u2019emploi',
    },
    everyMs: 150,
    expects: ['title', 'text', 'place', 'contract', 'date', 'id', 'rome'],
    needs: ['FRANCE_TRAVAIL_ID', 'FRANCE_TRAVAIL_SECRET'],
    first: (_, environment) => ({
      url: 'https://entreprise.francetravail.fr/connexion/oauth2/access_token?realm=%2Fpartenaire',
      method: 'POST',
      secret: true,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: environment['FRANCE_TRAVAIL_ID'] ?? '',
        client_secret: environment['FRANCE_TRAVAIL_SECRET'] ?? '',
        scope: 'api_offresdemploiv2 o2dsoffre',
      }).toString(),
    }),
    page: ({ departments, days }, { index, first, before }) => {
      const from = index * FT_PAGE;
      if (from > FT_LAST || (index > 0 && lengthOf(parse(before)['resultats']) < FT_PAGE))
        return null;
      const query = new URLSearchParams({
        range: `${from}-${from + FT_PAGE - 1}`,
        publieeDepuis: String(days),
        sort: '1',
        ...(departments.length === 0 ? {} : { departement: departments.join(',') }),
      });
      return {
        url: `https://api.francetravail.io/partenaire/offresdemploi/v2/offres/search?${query}`,
        headers: { authorization: `Bearer ${textOf(parse(first)['access_token'])}` },
      };
    },
  },
  laBonneAlternance: {
    attribution: {
      label: 'La bonne alternance',
      url: 'https://labonnealternance.apprentissage.beta.gouv.fr',
      licence: 'Licence Ouverte 2.0',
    },
    everyMs: 1_100,
    expects: ['title', 'place', 'url', 'id'],
    needs: ['LBA_TOKEN'],
    page: ({ romes, latitude, longitude, radius }, { index, environment }) =>
      index > 0
        ? null
        : {
            url: `https://api.apprentissage.beta.gouv.fr/api/job/v1/search?${new URLSearchParams({
              latitude: String(latitude),
              longitude: String(longitude),
              radius: String(radius),
              ...(romes.length === 0 ? {} : { romes: romes.join(',') }),
            })}`,
            headers: { authorization: `Bearer ${environment['LBA_TOKEN'] ?? ''}` },
          },
  },
  choisirLeServicePublic: {
    attribution: {
      label: 'DGAFP \u2013 Choisir le service public',
      url: 'https://choisirleservicepublic.gouv.fr',
      licence: 'Licence Ouverte 2.0',
    },
    everyMs: 300,
    expects: ['title', 'company', 'place', 'expires', 'id'],
    first: () => ({ url: CSP_DATASET }),
    page: ({ departments }, { first, before, asked }) => {
      // One department after the other: the fragment of each question, which is not sent, tells how far it has come.
      const [, place = '-1', page = '0'] = /#(\d+)-(\d+)$/u.exec(asked?.url ?? '') ?? [];
      const links = parse(before)['links'] as { readonly next?: unknown } | undefined;
      const more = asked !== null && typeof links?.next === 'string';
      const at = Number(place) + (more ? 0 : 1);
      const number = more ? Number(page) + 1 : 1;
      const department = departments[at];
      if (department === undefined) return null;
      const column = 'Localisation du poste__contains';
      return {
        url: `https://tabular-api.data.gouv.fr/api/resources/${cspResource(first)}/data/?${addressPart(column)}=${addressPart(`(${department})`)}&page=${number}&page_size=${CSP_PAGE}#${at}-${number}`,
      };
    },
  },
  reliefWeb: {
    attribution: {
      label: 'ReliefWeb',
      url: 'https://reliefweb.int/jobs',
      licence: 'Contenus des organisations qui publient',
    },
    everyMs: 1_000,
    expects: ['title', 'text', 'company', 'date', 'url', 'id'],
    needs: ['RELIEFWEB_APPNAME'],
    page: ({ query, countries }, { index, before, environment }) => {
      if (index > 0 && lengthOf(parse(before)['data']) < RW_PAGE) return null;
      const asked = {
        preset: 'latest',
        profile: 'full',
        limit: RW_PAGE,
        offset: index * RW_PAGE,
        sort: ['date.created:desc'],
        ...(query === '' ? {} : { query: { value: query, operator: 'AND' } }),
        ...(countries.length === 0
          ? {}
          : { filter: { field: 'country.iso3', value: countries, operator: 'OR' } }),
      };
      return {
        url: `https://api.reliefweb.int/v2/jobs?appname=${addressPart(environment['RELIEFWEB_APPNAME'] ?? '')}`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(asked),
      };
    },
  },
  greenhouse: {
    attribution: { label: 'Greenhouse', url: 'https://www.greenhouse.com', licence: '' },
    everyMs: 500,
    expects: BOARD,
    page: wholeBoard(
      (slugOf) => `https://boards-api.greenhouse.io/v1/boards/${slugOf}/jobs?content=true`,
    ),
  },
  lever: {
    attribution: { label: 'Lever', url: 'https://www.lever.co', licence: '' },
    // Its robots file asks for a second.
    everyMs: 1_000,
    expects: BOARD,
    page: ({ board: asked }, { index, before }) => {
      const last: unknown = index === 0 ? [] : parse(before);
      if (index > 0 && lengthOf(last) < LEVER_PAGE) return null;
      return {
        url: `https://api.lever.co/v0/postings/${addressPart(asked)}?mode=json&limit=${LEVER_PAGE}&skip=${index * LEVER_PAGE}`,
      };
    },
  },
  ashby: {
    attribution: { label: 'Ashby', url: 'https://www.ashbyhq.com', licence: '' },
    everyMs: 500,
    expects: BOARD,
    page: wholeBoard(
      (slugOf) =>
        `https://api.ashbyhq.com/posting-api/job-board/${slugOf}?includeCompensation=true`,
    ),
  },
  workable: {
    attribution: { label: 'Workable', url: 'https://www.workable.com', licence: '' },
    everyMs: 1_000,
    expects: BOARD,
    page: wholeBoard(
      (slugOf) => `https://apply.workable.com/api/v1/widget/accounts/${slugOf}?details=true`,
    ),
  },
  pinpoint: {
    attribution: { label: 'Pinpoint', url: 'https://www.pinpointhq.com', licence: '' },
    everyMs: 500,
    expects: BOARD,
    page: wholeBoard((slugOf) => `https://${slugOf}.pinpointhq.com/postings.json`),
  },
  personio: {
    attribution: { label: 'Personio', url: 'https://www.personio.com', licence: '' },
    everyMs: 1_000,
    expects: ['title', 'text', 'place', 'id'],
    page: wholeBoard((slugOf) => `https://${slugOf}.jobs.personio.com/xml?language=fr`),
  },
};
