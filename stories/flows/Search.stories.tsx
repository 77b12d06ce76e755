import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, getResponse, http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';

import { HttpOfferSource } from '#/adapters/offers/HttpOfferSource';
import { App } from '#/app/App';
import { ADDRESSES } from '#/copy/addresses';
import { catalogueFailed } from '#/copy/catalogueProblems.copy';
import { encodeCatalogue } from '#/domain/offers/catalogue/catalogueSchema';
import { SAMPLE_CATALOGUE } from '#/domain/offers/catalogue/sampleCatalogue';
import { storyServices } from '#stories/flows/storyServices';
import { behaviour } from '#stories/support/behaviour';

const URL = 'https://embellie.test/catalogue/offers.json';

const found = (): Response => HttpResponse.text(encodeCatalogue(SAMPLE_CATALOGUE));

/** A network that answers as the handler says; a request that it leaves alone fails. */
const networkOf =
  (handler: HttpHandler): typeof fetch =>
  async (input, init) => {
    const response = await getResponse([handler], new Request(input, init));
    // What `fetch` does with a network error.
    if (response === undefined || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };

const AtSearch = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter initialEntries={[ADDRESSES.search]}>{children}</MemoryRouter>
);

/** The whole application at its search, the catalogue coming over this network. */
const Visit = ({ handler }: { readonly handler: () => HttpHandler }) => {
  const [services] = useState(() => ({
    ...storyServices(() => undefined),
    offers: new HttpOfferSource({ url: URL, fetch: networkOf(handler()) }),
  }));
  return <App services={services} router={AtSearch} />;
};

const meta = {
  title: 'Parcours/Catalogue des offres',
  component: Visit,
  tags: ['!autodocs'],
  args: { handler: () => http.get(URL, found) },
} satisfies Meta<typeof Visit>;

export default meta;
type Story = StoryObj<typeof meta>;

const WAIT = { timeout: 10_000 };
const screen = () => within(document.body);
const failure = () => screen().findByRole('heading', { name: catalogueFailed.title }, WAIT);
const firstOffer = () =>
  screen().findByRole('button', { name: 'Infirmier·ère en soins généraux' }, WAIT);

export const Loaded: Story = {
  play: async () => {
    await firstOffer();
  },
};

export const Loading: Story = {
  args: {
    handler: () =>
      http.get(URL, async () => {
        await delay('infinite');
        return found();
      }),
  },
  // The wheel turns for ever.
  tags: ['no-picture'],
  play: async () => {
    await screen().findByText('Chargement des offres…', undefined, WAIT);
  },
};

export const Offline: Story = {
  args: { handler: () => http.get(URL, () => HttpResponse.error()) },
  play: async () => {
    await failure();
    await expect(screen().getByText(catalogueFailed.problems.offline)).toBeVisible();
  },
};

export const NoCatalogueThere: Story = {
  args: { handler: () => http.get(URL, () => new HttpResponse(null, { status: 404 })) },
  play: async () => {
    await failure();
    await expect(screen().getByText(catalogueFailed.problems.notFound)).toBeVisible();
  },
};

export const DamagedCatalogue: Story = {
  args: { handler: () => http.get(URL, () => HttpResponse.text('{"version": 1, "internal": [')) },
  play: async () => {
    await failure();
    await expect(screen().getByText(catalogueFailed.problems.malformed)).toBeVisible();
  },
};

export const ASecondAttemptBringsTheOffers: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  args: {
    handler: () => {
      let asked = 0;
      return http.get(URL, () => {
        asked += 1;
        return asked === 1 ? new HttpResponse(null, { status: 503 }) : found();
      });
    },
  },
  play: async () => {
    await failure();
    await userEvent.click(screen().getByRole('button', { name: catalogueFailed.retry }));
    await firstOffer();
    await expect(screen().queryByRole('alert')).toBeNull();
  },
};

export const ASlowNetworkIsWaitedFor: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  args: {
    handler: () =>
      http.get(URL, async () => {
        await delay(1500);
        return found();
      }),
  },
  play: async () => {
    await screen().findByText('Chargement des offres…', undefined, WAIT);
    await firstOffer();
  },
};
