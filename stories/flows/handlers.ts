import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';

import type { Catalogue } from '#/domain/offers/catalogue/catalogue';
import { encodeCatalogue } from '#/domain/offers/catalogue/catalogueSchema';
import { SAMPLE_CATALOGUE } from '#/domain/offers/samples/sampleCatalogue';

/** Where flows ask for the offers. */
export const CATALOGUE_URL = 'https://embellie.test/catalogue/offers.json';

/** The offers, as the server of the application hands them out. */
export const catalogueOf = (catalogue: Catalogue): Response =>
  HttpResponse.text(encodeCatalogue(catalogue));

/** A server with these offers. */
export const serving = (catalogue: Catalogue): HttpHandler =>
  http.get(CATALOGUE_URL, () => catalogueOf(catalogue));

/** A server with the sample offers. */
export const sampleCatalogue = serving(SAMPLE_CATALOGUE);
