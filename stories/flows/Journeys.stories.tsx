import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { App } from '#/app/App';
import { ADDRESSES } from '#/copy/addresses';
import { analysesRecord } from '#/domain/storage/analysesRecord';
import { applicationsRecord } from '#/domain/storage/applicationsRecord';
import { profileRecord } from '#/domain/storage/profileRecord';
import type { Vault } from '#/domain/storage/Vault';
import { storyServices } from '#stories/flows/storyServices';
import { behaviour } from '#stories/support/behaviour';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
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

const leftByEarlierVisits = (vault: Vault): void => {
  vault.write(profileRecord, aProfile());
  vault.write(applicationsRecord, own);
  vault.write(analysesRecord, [anAnalysis('good')]);
};

const leaveNothing = (_vault: Vault): void => undefined;

const AtHome = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter initialEntries={[ADDRESSES.home]}>{children}</MemoryRouter>
);

/** The whole application, with what earlier visits left on the device. */
const Visit = ({ fill }: { readonly fill: (vault: Vault) => void }) => {
  const [services] = useState(() => storyServices(fill));
  return <App services={services} router={AtHome} />;
};

const meta = {
  title: 'Parcours/Deux visites',
  component: Visit,
  tags: ['!autodocs', 'no-picture'],
  args: { fill: leaveNothing },
} satisfies Meta<typeof Visit>;

export default meta;
type Story = StoryObj<typeof meta>;

const screen = () => within(document.body);
const heading = (name: string | RegExp) =>
  screen().findByRole('heading', { level: 1, name }, { timeout: 10_000 });
/** Follows an entry. A bare click: inside the scope that `userEvent` opens for React, a screen that has to be fetched would never come. */
const go = async (name: string): Promise<void> => {
  const entries = screen().getByRole('navigation', { name: 'Navigation principale' });
  within(entries).getByRole('link', { name }).click();
  await heading(name);
};

/** From nothing to an explained score: the examples, one's own CV, an advertisement, the history. */
export const ANewcomerFindsOutWhereTheyStand: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  play: async () => {
    await heading('Bienvenue, Candidat !');
    await expect(screen().getAllByText('Exemple').length).toBeGreaterThan(0);
    await go('Mon CV');
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no file field');
    await userEvent.upload(input, new File([cvFile], 'CV Awa.docx'));
    await screen().findByRole('heading', { name: 'Ce que nous avons lu' }, { timeout: 10_000 });
    await go('Match CV / Offre');
    await userEvent.click(screen().getByRole('textbox'));
    await userEvent.paste(OFFER);
    screen().getByRole('button', { name: 'Comparer' }).click();
    await screen().findByRole(
      'button',
      { name: 'Comparer avec une autre offre' },
      { timeout: 10_000 },
    );
    await go('Mes Analyses');
    await waitFor(() => expect(screen().queryByText('Aucune analyse trouvée')).toBeNull());
  },
};

/** What was left is found again: the name, the analysis, the applications and what waits today. */
export const SomeoneComesBack: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  args: { fill: leftByEarlierVisits },
  play: async () => {
    await heading(/Bienvenue, Awa/u);
    await go('Mes Candidatures');
    await screen().findAllByText(/EHPAD Les Glycines/u);
    await go('Mes Analyses');
    await screen().findAllByText(/Aide-soignant de nuit/u);
  },
};
