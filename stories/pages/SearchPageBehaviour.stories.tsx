import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { SAMPLE_CATALOGUE } from '#/domain/offers/samples/sampleCatalogue';
import { DEFAULT_FILTERS } from '#/domain/offers/search/filters';
import { SearchPage } from '#/pages/SearchPage/SearchPage';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import {
  ControlledSearch,
  SearchOfMany,
  actions,
  filtered,
  resultsOf,
  rowsDrawn,
  searchArgs,
} from '#stories/support/screens/search';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const meta = {
  title: 'Pages/Recherche Intelligente/Comportement',
  component: SearchPage,
  decorators: [asScreen],
  args: searchArgs,
  parameters: behaviour,
  render: (args) => <ControlledSearch {...args} />,
} satisfies Meta<typeof SearchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OwnOffersCanBeExportedAndDeleted: Story = {
  name: 'Vos offres s’exportent et se suppriment',
  tags: ['interaction'],
  args: {
    state: resultsOf({ internal: [anInternalOffer({ source: 'own' })], external: [] }),
  },
  play: async ({ canvas }) => {
    const panel = within(
      await canvas.findByRole('region', { name: 'Offre sélectionnée', hidden: true }),
    );
    await userEvent.click(panel.getByText('Exporter cette offre'));
    await expect(actions.onExport).toHaveBeenCalledOnce();
    await userEvent.click(panel.getByText('Supprimer cette offre'));
    await expect(actions.onAskDelete).toHaveBeenCalledOnce();
  },
};

export const PressingTheActiveRegionClearsIt: Story = {
  name: 'Un second appui efface la région',
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const asia = await canvas.findByRole('button', { name: 'Asie', hidden: true });
    await userEvent.click(asia);
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ region: 'Asie' }),
    );
    await expect(asia).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(asia);
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ region: '' }),
    );
  },
};

export const ResetGivesDefaultsBack: Story = {
  name: 'Réinitialiser rend les choix de départ',
  tags: ['interaction'],
  args: { filters: filtered },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réinitialiser' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(DEFAULT_FILTERS);
    await expect(canvas.getByRole('searchbox', { name: 'Poste ou mot-clé' })).toHaveValue('');
  },
};

export const ArrowsWalkEnterOpensEscapeReturns: Story = {
  name: 'Les flèches parcourent, Entrée ouvre, Échap revient',
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const [one, two] = canvas
      .getAllByRole('button', { pressed: true })
      .concat(
        canvas
          .getAllByRole('button', { pressed: false })
          .filter((each) => 'result' in each.dataset),
      );
    one?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(two).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.offers.onSelect).toHaveBeenCalledOnce();
    const panel = await canvas.findByRole('region', { name: 'Offre sélectionnée' });
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(one).toHaveFocus();
  },
};

export const KeysReachTheLastOfAHundredThousand: Story = {
  name: 'Le clavier atteint la dernière de cent mille',
  tags: ['interaction'],
  render: (args) => <SearchOfMany {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    await rowsDrawn(canvasElement);
    // Now: the cards drawn while the code of long lists was coming are gone.
    (await canvas.findByRole('button', { name: 'Soudeur (réf. 1)' })).focus();
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('article', { name: /réf\. 100000/u });
    await expect(last).toHaveAttribute('aria-posinset', '100000');
    await expect(last).toHaveAttribute('aria-setsize', '100000');
    await waitFor(() => expect(within(last).getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.offers.onSelect).toHaveBeenCalledWith(99_999);
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
  },
};

export const ExternalOffersAreNeverSelected: Story = {
  name: 'Une offre d’un autre site ne se choisit jamais',
  tags: ['interaction'],
  args: { state: resultsOf({ ...SAMPLE_CATALOGUE, internal: [] }) },
  play: async ({ args, canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /Voir l'offre/u });
    await expect(links).toHaveLength(9);
    await userEvent.click(canvas.getByRole('heading', { name: 'Chef de projet digital' }));
    await expect(args.offers.onSelect).not.toHaveBeenCalled();
  },
};

export const TheNameCanBeEditedBeforeSaving: Story = {
  name: 'Le nom se change avant la sauvegarde',
  tags: ['interaction'],
  args: { dialog: { kind: 'save', name: 'Recherche du 21/11/2026' } },
  play: async ({ args }) => {
    const input = await screen.findByRole('textbox', { name: 'Nom de la recherche' });
    await expect(input).toHaveValue('Recherche du 21/11/2026');
    await userEvent.clear(input);
    await userEvent.type(input, 'Soins à Lyon{Enter}');
    await expect(args.onDialogConfirm).toHaveBeenCalledWith('Soins à Lyon');
  },
};
