import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { expect, userEvent, within } from 'storybook/test';

import { ADDRESSES } from '#/copy/addresses';
import { catalogueFailed } from '#/copy/catalogueProblems.copy';
import { SAMPLE_CATALOGUE } from '#/domain/offers/samples/sampleCatalogue';
import { CATALOGUE_URL, catalogueOf, sampleCatalogue } from '#stories/flows/handlers';
import { Visit } from '#stories/flows/Visit';
import { behaviour } from '#stories/support/behaviour';
import { networkOf } from '#stories/support/networks';

const found = (): Response => catalogueOf(SAMPLE_CATALOGUE);

type Args = { readonly handler: () => HttpHandler };

const meta = {
  title: 'Parcours/Catalogue des offres',
  tags: ['!autodocs'],
  args: { handler: () => sampleCatalogue },
  render: ({ handler }, { globals }) => {
    const network = networkOf(globals);
    return <Visit key={network} network={network} at={ADDRESSES.search} handlers={[handler()]} />;
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

const WAIT = { timeout: 10_000 };
const screen = () => within(document.body);
const failure = () => screen().findByRole('heading', { name: catalogueFailed.title }, WAIT);
const firstOffer = () =>
  screen().findByRole('button', { name: 'Infirmier·ère en soins généraux' }, WAIT);

export const Loaded: Story = {
  name: 'Chargé',
  play: async () => {
    await firstOffer();
  },
};

export const Loading: Story = {
  name: 'Chargement',
  args: {
    handler: () =>
      http.get(CATALOGUE_URL, async () => {
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
  name: 'Hors ligne',
  args: { handler: () => http.get(CATALOGUE_URL, () => HttpResponse.error()) },
  play: async () => {
    await failure();
    await expect(screen().getByText(catalogueFailed.problems.offline)).toBeVisible();
  },
};

export const NoCatalogueThere: Story = {
  name: 'Catalogue introuvable',
  args: { handler: () => http.get(CATALOGUE_URL, () => new HttpResponse(null, { status: 404 })) },
  play: async () => {
    await failure();
    await expect(screen().getByText(catalogueFailed.problems.notFound)).toBeVisible();
  },
};

export const DamagedCatalogue: Story = {
  name: 'Catalogue abîmé',
  args: {
    handler: () => http.get(CATALOGUE_URL, () => HttpResponse.text('{"version": 1, "internal": [')),
  },
  play: async () => {
    await failure();
    await expect(screen().getByText(catalogueFailed.problems.malformed)).toBeVisible();
  },
};

export const ASecondAttemptBringsTheOffers: Story = {
  name: 'Un second essai ramène les offres',
  tags: ['interaction'],
  parameters: behaviour,
  args: {
    handler: () => {
      let asked = 0;
      return http.get(CATALOGUE_URL, () => {
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
  name: 'Un réseau lent est attendu',
  tags: ['interaction'],
  parameters: behaviour,
  args: {
    handler: () =>
      http.get(CATALOGUE_URL, async () => {
        await delay(400);
        return found();
      }),
  },
  play: async () => {
    await screen().findByText('Chargement des offres…', undefined, WAIT);
    await firstOffer();
  },
};
