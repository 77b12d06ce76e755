import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { catalogueFailed } from '#/copy/catalogueProblems.copy';
import { screenNames } from '#/copy/screenNames.copy';
import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { savedCorrectionsRecord } from '#/domain/cv/savedCorrectionsRecord';
import { analysesRecord } from '#/domain/matching/analysesRecord';
import { seenOffersRecord } from '#/domain/offers/alerts/alertRecords';
import { EMPTY_CATALOGUE } from '#/domain/offers/catalogue/catalogue';
import { savedSearchesRecord } from '#/domain/offers/saved/savedSearchesRecord';
import { DEFAULT_FILTERS } from '#/domain/offers/search/filters';
import { profileRecord } from '#/domain/profile/profileRecord';
import type { Vault } from '#/domain/storage/Vault';
import { serving } from '#stories/flows/handlers';
import type { Start } from '#stories/flows/storyServices';
import { Visit } from '#stories/flows/Visit';
import { behaviour } from '#stories/support/behaviour';
import { networkOf } from '#stories/support/networks';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';
import { aProfile } from '#tests/support/builders/aProfile';
import { CV_TEXT } from '#tests/support/builders/aReadCv';
import { own } from '#tests/support/builders/someApplications';
import { makeDocx } from '#tests/support/documents/docx';

const OFFER = `Aide-soignant de nuit H/F
EHPAD Les Glycines, Nantes (44), CDI

Vos missions
- Assurer les soins d’hygiène et de confort des résidents
- Prendre les constantes et prévenir les escarres
- Tracer les transmissions ciblées sur Netsoins

Votre profil
- Diplôme d’État d’aide-soignant exigé
- 2 ans d’expérience en EHPAD`;

const cvFile = new Uint8Array(makeDocx(CV_TEXT.split('\n').map((text) => ({ text }))));

const CV_NAME = 'CV Awa.docx';

const watchedSearch = {
  id: 1,
  name: 'Aide-soignante à Nantes',
  filters: { ...DEFAULT_FILTERS, keyword: 'aide-soignant', location: 'Nantes' },
};

const leftByEarlierVisits = (vault: Vault): void => {
  vault.write(profileRecord, aProfile());
  vault.write(applicationsRecord, own);
  vault.write(analysesRecord, [anAnalysis('good')]);
  vault.write(savedCorrectionsRecord, { fileName: CV_NAME, corrections: [] });
  vault.write(savedSearchesRecord, [watchedSearch]);
  vault.write(seenOffersRecord, {
    at: '2026-11-12T08:00:00.000Z',
    keys: [],
    marks: [],
    told: [],
    watched: [`search:${watchedSearch.id}`],
  });
};

/** What the catalogue holds since the last visit. */
const oneNewOffer = serving({
  ...EMPTY_CATALOGUE,
  internal: [
    anInternalOffer({
      title: 'Aide-soignant de nuit H/F',
      company: 'EHPAD Les Hortensias',
      description: OFFER,
    }),
  ],
});

const meta = {
  title: 'Parcours/Deux visites',
  tags: ['!autodocs', 'no-picture'],
  args: {},
  render: (start, { globals }) => {
    const network = networkOf(globals);
    return <Visit {...start} key={network} network={network} />;
  },
} satisfies Meta<Partial<Start>>;

export default meta;
type Story = StoryObj<Partial<Start>>;

const WAIT = { timeout: 90_000 };
const screen = () => within(document.body);
const heading = (name: string | RegExp) => screen().findByRole('heading', { level: 1, name }, WAIT);
/** Follows an entry. A bare click: inside the scope that `userEvent` opens for React, a screen that has to be fetched would never come. */
const go = async (title: string, entry: string | RegExp = title): Promise<void> => {
  const entries = screen().getByRole('navigation', { name: 'Navigation principale' });
  (await within(entries).findByRole('link', { name: entry }, WAIT)).click();
  await heading(title);
};

const importCv = async (): Promise<void> => {
  await go(screenNames.myCv);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file field');
  await userEvent.upload(input, new File([cvFile], CV_NAME));
  await screen().findByRole('heading', { name: 'Ce que nous avons lu' }, WAIT);
};

/** From nothing to an explained score: the examples, one's own CV, an advertisement, the history. */
export const ANewcomerFindsOutWhereTheyStand: Story = {
  name: 'Une première visite, du CV au score expliqué',
  tags: ['interaction'],
  parameters: behaviour,
  play: async () => {
    await heading('Bienvenue, Candidat !');
    await expect(screen().getAllByText('Exemple').length).toBeGreaterThan(0);
    await importCv();
    await go(screenNames.match);
    await userEvent.click(screen().getByRole('textbox'));
    await userEvent.paste(OFFER);
    screen().getByRole('button', { name: 'Comparer' }).click();
    await screen().findByRole('button', { name: 'Comparer avec une autre offre' }, WAIT);
    await go(screenNames.analyses);
    await waitFor(() => expect(screen().queryByText('Aucune analyse trouvée')).toBeNull());
  },
};

/** What was left is found again: the name, the applications, the kept CV, read anew, and what is new on an alert. */
export const SomeoneComesBack: Story = {
  name: 'Un retour\u00a0: le CV gardé, une offre nouvelle',
  tags: ['interaction'],
  parameters: behaviour,
  args: {
    fill: leftByEarlierVisits,
    keptCv: { name: CV_NAME, bytes: cvFile.buffer },
    handlers: [oneNewOffer],
  },
  play: async () => {
    await heading(/Bienvenue, Awa/u);
    await go(screenNames.applications);
    await screen().findAllByText(/EHPAD Les Glycines/u, undefined, WAIT);
    await go(screenNames.analyses);
    await screen().findAllByText(/Aide-soignant de nuit/u, undefined, WAIT);
    await go(screenNames.myCv);
    await screen().findByRole('heading', { name: 'Ce que nous avons lu' }, WAIT);
    await go(screenNames.jobAlerts, /^Offres Ciblées.*1 nouvelle offre/u);
    await screen().findByText(/EHPAD Les Hortensias/u, undefined, WAIT);
  },
};

/** The server answers nothing: what is done on the device is done all the same. */
export const WithoutANetworkTheCvIsReadAllTheSame: Story = {
  name: 'Sans réseau, le CV se lit quand même',
  tags: ['interaction'],
  parameters: behaviour,
  globals: { network: 'down' },
  play: async () => {
    await heading('Bienvenue, Candidat !');
    await go(screenNames.compatibleOffers);
    await importCv();
    await go('Recherche Intelligente');
    await screen().findByRole('heading', { name: catalogueFailed.title }, WAIT);
  },
};
