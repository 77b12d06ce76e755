import type { Meta, StoryObj } from '@storybook/react-vite';

import { EmptyCvDrawing } from '#/components/drawings/EmptyCvDrawing';
import { NoAnalysisDrawing } from '#/components/drawings/NoAnalysisDrawing';
import { NoOfferDrawing } from '#/components/drawings/NoOfferDrawing';
import { NotFoundDrawing } from '#/components/drawings/NotFoundDrawing';
import { NothingSentDrawing } from '#/components/drawings/NothingSentDrawing';
import { UnreadableDrawing } from '#/components/drawings/UnreadableDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { FileUp } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { within } from '#stories/support/Frame';

const meta = {
  title: 'Composants/État vide',
  component: EmptyState,
  args: {
    title: 'Aucun CV importé',
    text: 'Déposez votre CV : il est lu ici même, dans votre navigateur, et ne part nulle part.',
    drawing: <EmptyCvDrawing />,
    actions: (
      <LinkButton href="/dashboard/my-cv" variant="primary" icon={FileUp}>
        Importer mon CV
      </LinkButton>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoCv: Story = { name: 'Sans CV' };
export const NoAnalysis: Story = {
  name: 'Sans analyse',
  args: {
    title: 'Aucune analyse trouvée',
    text: 'Comparez votre CV avec une offre : chaque analyse sera gardée ici, avec son explication.',
    drawing: <NoAnalysisDrawing />,
    actions: (
      <LinkButton href="/dashboard/cv-offer-analysis" variant="primary">
        Comparer avec une offre
      </LinkButton>
    ),
  },
};
export const NoOffer: Story = {
  name: 'Sans offre',
  args: {
    title: 'Aucune offre trouvée',
    text: "Essayez d'ajuster vos filtres pour trouver plus de résultats.",
    drawing: <NoOfferDrawing />,
    actions: undefined,
  },
};
export const NotFound: Story = {
  name: 'Page introuvable',
  args: {
    title: 'Cette page n’existe pas',
    text: 'L’adresse a peut-être changé. Le tableau de bord mène à tous les écrans.',
    drawing: <NotFoundDrawing />,
    actions: <LinkButton href="/dashboard">Aller au tableau de bord</LinkButton>,
  },
};
export const Unreadable: Story = {
  name: 'Fichier illisible',
  args: {
    title: 'Le texte de ce CV n’a pas pu être lu',
    text: 'Le fichier ne contient que des images de pages. Exportez-le à nouveau en PDF ou en DOCX depuis votre traitement de texte, ou collez le texte.',
    drawing: <UnreadableDrawing />,
    actions: undefined,
  },
};
export const NothingSent: Story = {
  name: 'Aucun envoi',
  args: {
    title: 'Aucune candidature pour le moment',
    text: 'Ajoutez une candidature pour savoir qui relancer, et quand.',
    drawing: <NothingSentDrawing />,
    actions: undefined,
  },
};
export const WordsOnly: Story = {
  name: 'Mots seuls',
  args: { title: 'Aucun résultat', text: undefined, drawing: undefined, actions: undefined },
};
export const OnPhone: Story = { name: 'Sur téléphone', decorators: [within('phone')] };
export const TwoActionsOnPhone: Story = {
  name: 'Deux actions sur téléphone',
  decorators: [within('phone')],
  args: {
    title: 'Aucune offre d’électromécanicienne de maintenance aéroportuaire',
    text: 'Élargissez la recherche, ou ajoutez une annonce que vous avez trouvée ailleurs.',
    drawing: <NoOfferDrawing />,
    actions: (
      <>
        <LinkButton href="/dashboard/offers/new" variant="primary">
          Ajouter une offre
        </LinkButton>
        <LinkButton href="/dashboard/search">Revenir à la recherche</LinkButton>
      </>
    ),
  },
};
