import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '#/components/Button/Button';
import { ArrowLeft, Trash2 } from '#/components/Icon/iconPaths';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { TextLink } from '#/components/TextLink/TextLink';
import { behaviour } from '#stories/support/behaviour';
import { within } from '#stories/support/Frame';

const meta = {
  title: 'Composants/En-tête de page',
  component: PageHeader,
  args: {
    title: 'Recherche Intelligente',
    subtitle: "Trouvez l'offre qui vous correspond parfaitement, partout.",
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSubtitle: Story = { name: 'Avec un sous-titre' };
export const TitleOnly: Story = { name: 'Titre seul', args: { subtitle: undefined } };
export const WithActions: Story = {
  name: 'Avec des actions',
  args: {
    title: 'Mes Analyses',
    subtitle: 'Les dix dernières comparaisons, avec leur explication.',
    actions: <Button icon={Trash2}>Tout supprimer</Button>,
  },
};
export const Sample: Story = {
  name: 'Exemple',
  args: { title: 'Offres Compatibles', mark: <SampleMark word="Exemple" /> },
};
export const WithWayBack: Story = {
  name: 'Avec un retour',
  args: {
    title: 'Analyse du 14 novembre',
    back: (
      <TextLink href="/dashboard/analysis-results" standalone icon={ArrowLeft}>
        Mes Analyses
      </TextLink>
    ),
  },
};
export const OnPhone: Story = {
  ...WithActions,
  name: 'Sur téléphone',
  decorators: [within('phone')],
};
export const LongWordsOnPhone: Story = {
  name: 'Mots longs sur téléphone',
  decorators: [within('phone')],
  args: {
    title: 'Électromécanicienne de maintenance aéroportuaire',
    mark: <SampleMark word="Exemple" />,
    back: (
      <TextLink href="/dashboard/analysis-results" standalone icon={ArrowLeft}>
        Mes Analyses
      </TextLink>
    ),
    actions: (
      <>
        <Button variant="primary">Comparer avec une autre offre</Button>
        <Button variant="quiet">Tout supprimer</Button>
      </>
    ),
  },
};

export const EndlessWordsStayWithinThePhone: Story = {
  name: 'Des mots sans fin restent dans le téléphone',
  tags: ['interaction'],
  decorators: [within('phone')],
  parameters: behaviour,
  args: {
    title: 'Électromécanicienneaéroportuairedemaintenanceindustrielle',
    subtitle: 'https://www.exemple.fr/annonces/electromecanicienne-de-maintenance-aeroportuaire',
    mark: <SampleMark word="Exemple" />,
    actions: <Button icon={Trash2}>Tout supprimer</Button>,
  },
  play: async ({ canvas, canvasElement }) => {
    // 320 px less the margins of a page, as `within` gives it.
    const edge = Math.ceil(canvas.getByRole('banner').getBoundingClientRect().right);
    for (const part of canvasElement.querySelectorAll('header *')) {
      await expect(Math.floor(part.getBoundingClientRect().right)).toBeLessThanOrEqual(edge);
    }
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  },
};
