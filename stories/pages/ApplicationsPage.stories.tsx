import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { emptyDraft } from '#/domain/applications/applicationDraft';
import { changeApplication } from '#/domain/applications/changes';
import { journalOf } from '#/domain/applications/journal';
import { SAMPLE_APPLICATIONS } from '#/domain/applications/sampleApplications.fr';
import { NO_FILTERS } from '#/domain/applications/selectApplications';
import { fail, ok } from '#/domain/shared/result';
import { ApplicationsPage } from '#/pages/ApplicationsPage/ApplicationsPage';
import type {
  ApplicationsDialogKind,
  ApplicationsStatus,
} from '#/pages/ApplicationsPage/ApplicationsPage.state';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { applicationsArgs, listOf, today } from '#stories/support/screens/applications';
import { anApplication } from '#tests/support/builders/anApplication';
import { many, met, night, own } from '#tests/support/builders/someApplications';

const period = { from: '2026-08-22', to: today };
const nothingMissing = { applications: 0, analyses: 0 };
const studied = [
  {
    day: '2026-11-02',
    title: 'Aide-soignante de nuit (H/F)',
    company: 'Résidence Les Glycines',
    place: 'Nantes (44)',
  },
];

const meta = {
  title: 'Pages/Mes Candidatures',
  component: ApplicationsPage,
  decorators: [asScreen],
  // A picture waits for the parts that load on use.
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Ouverture de votre suivi…')).toBeNull(), {
      timeout: 10_000,
    });
  },
  args: applicationsArgs,
} satisfies Meta<typeof ApplicationsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BoardWithOverdueFollowUp: Story = {
  name: 'Tableau, relance en retard',
  tags: ['dark'],
};
export const FollowedToSend: Story = {
  name: 'Offres suivies, à envoyer',
  args: {
    followed: [
      {
        id: 1,
        title: 'Infirmier·ère de nuit',
        company: 'Clinique des Trois Rives',
        href: '/dashboard/dossier/1',
      },
      { id: 2, title: '', company: '', href: '/dashboard/dossier/2' },
    ],
  },
};
export const Table: Story = { name: 'Liste', tags: ['dark'], args: { state: listOf('table') } };
export const MovingByMenu: Story = {
  name: 'Changement d’étape par le menu',
  args: { menuOpenFor: 8 },
};
export const Samples: Story = {
  name: 'Exemples',
  tags: ['dark'],
  args: { state: { status: 'samples', applications: SAMPLE_APPLICATIONS } },
};
export const Empty: Story = { name: 'Vide', tags: ['dark'], args: { state: { status: 'empty' } } };
export const TrackerDamaged: Story = {
  name: 'Suivi abîmé',
  args: { state: { status: 'damaged' } },
};
export const NewerRecord: Story = {
  name: 'Écrit par une version plus récente',
  args: { state: { status: 'newer' } },
};
export const StorageUnavailable: Story = {
  name: 'Stockage indisponible',
  tags: ['dark'],
  args: { state: { status: 'unavailable' } },
};
export const NoApplicationMatches: Story = {
  name: 'Aucune candidature trouvée',
  args: { state: listOf('table', own, { ...NO_FILTERS, query: 'soudeur' }) },
};
export const FiveThousandOnTheBoard: Story = {
  name: 'Cinq mille dans le tableau',
  args: { state: listOf('board', many) },
};
export const FiveThousandInTheTable: Story = {
  name: 'Cinq mille dans la liste',
  args: { state: listOf('table', many) },
};
export const SomeUnreadable: Story = {
  name: 'Quelques-unes illisibles',
  args: { state: { ...listOf('board'), unreadable: 2 } },
};
export const AskedOneIsGone: Story = {
  name: 'La candidature demandée n’y est plus',
  args: { state: { ...listOf('board'), gone: true } },
};
export const Detail: Story = {
  name: 'Détail',
  tags: ['dark'],
  args: { state: { status: 'detail', application: night, standing: 'kept' } },
};
export const DetailWithInterviewPlanned: Story = {
  name: 'Détail, entretien planifié',
  tags: ['dark'],
  args: { state: { status: 'detail', application: met, standing: 'kept' } },
};
export const DetailJustSent: Story = {
  name: 'Détail, tout juste envoyée',
  args: {
    state: { status: 'detail', application: anApplication({ date: today }), standing: 'kept' },
  },
};
export const DetailDeletedElsewhere: Story = {
  name: 'Détail, supprimée dans un autre onglet',
  args: { state: { status: 'detail', application: night, standing: 'deleted' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Cette candidature a été supprimée dans un autre onglet'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Supprimer la candidature' })).toBeNull();
  },
};
export const DetailOfANewerVersion: Story = {
  name: 'Détail, d’une version plus récente',
  args: { state: { status: 'detail', application: night, standing: 'newer' } },
};
export const JournalFilled: Story = {
  name: 'Journal rempli',
  tags: ['dark'],
  args: {
    state: {
      status: 'journal',
      period,
      person: 'Claire Dumas',
      entries: journalOf({ applications: own, studied }, period),
      missing: nothingMissing,
    },
  },
};
export const JournalIncomplete: Story = {
  name: 'Journal incomplet',
  args: {
    state: {
      status: 'journal',
      period,
      person: 'Claire Dumas',
      entries: journalOf({ applications: own.slice(1), studied: [] }, period),
      missing: { applications: 1, analyses: 'all' },
    },
  },
};
export const JournalEmpty: Story = {
  name: 'Journal vide',
  args: {
    state: { status: 'journal', period, person: null, entries: [], missing: nothingMissing },
  },
};
export const AddDialogOpen: Story = {
  name: 'Dialogue d’ajout',
  tags: ['dark'],
  args: { dialog: { kind: 'form', editing: false, draft: emptyDraft(today) } },
};
export const AddInvalid: Story = {
  name: 'Ajout à compléter',
  args: {
    dialog: {
      kind: 'form',
      editing: false,
      draft: { ...emptyDraft(''), link: 'nordfret' },
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(dialog.getByLabelText('Poste')).toHaveFocus());
  },
};
export const DeleteDialogOpen: Story = {
  name: 'Dialogue de suppression',
  tags: ['dark'],
  args: { dialog: { kind: 'delete', title: night.title } },
};
export const ImportPreviewed: Story = {
  name: 'Aperçu d’un import',
  tags: ['dark'],
  args: {
    dialog: {
      kind: 'importing',
      fileName: 'candidatures-2026.csv',
      preview: ok({
        added: own,
        duplicates: 2,
        refused: [
          { line: 4, problem: 'titleMissing' },
          { line: 9, problem: 'dateMissing' },
        ],
      }),
    },
  },
};
export const ImportTooLong: Story = {
  name: 'Import trop long',
  args: {
    dialog: { kind: 'importing', fileName: 'tout.csv', preview: fail('tooLong') },
  },
};
export const ImportWithoutHeads: Story = {
  name: 'Import sans en-têtes',
  args: {
    dialog: { kind: 'importing', fileName: 'photo.csv', preview: fail('noHeads') },
  },
};

/** Keeps what is changed, as the application does. */
const Living = (args: ComponentProps<typeof ApplicationsPage>) => {
  const [applications, setApplications] = useState(own);
  const [filters, setFilters] = useState(NO_FILTERS);
  return (
    <ApplicationsPage
      {...args}
      state={listOf('board', applications, filters)}
      listActions={{ ...args.listActions, onFilters: setFilters }}
      itemActions={{
        ...args.itemActions,
        onChange: (id, change) => {
          setApplications((all) =>
            all.map((each) => (each.id === id ? changeApplication(each, change, today) : each)),
          );
          return args.itemActions.onChange(id, change);
        },
      }}
    />
  );
};

export const ArrowKeysMoveACardAndTheFocusFollows: Story = {
  name: 'Les flèches déplacent une carte, le focus suit',
  tags: ['interaction'],
  parameters: behaviour,
  render: Living,
  play: async ({ args, canvas }) => {
    const title = 'Auxiliaire de puériculture';
    (await canvas.findByRole('link', { name: title })).focus();
    await userEvent.keyboard('{ArrowRight}');
    const column = within(canvas.getByRole('region', { name: "En cours d'examen" }));
    await waitFor(() => expect(column.getByRole('link', { name: title })).toHaveFocus());
    await expect(args.itemActions.onChange).toHaveBeenCalledWith(8, {
      kind: 'move',
      status: 'inReview',
    });
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    const first = within(canvas.getByRole('region', { name: 'Envoyée' }));
    await waitFor(() => expect(first.getByRole('link', { name: title })).toHaveFocus());
    await expect(args.itemActions.onChange).toHaveBeenCalledTimes(2);
  },
};

export const TheMenuMovesACard: Story = {
  name: 'Le menu déplace une carte',
  tags: ['interaction'],
  parameters: behaviour,
  render: Living,
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: /Changer le statut.*puériculture/u })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(
      await screen.findByRole('menuitem', { name: /Passer à.*Entretien planifié/u }),
    );
    const column = within(canvas.getByRole('region', { name: 'Entretien planifié' }));
    await waitFor(() =>
      expect(column.getByRole('link', { name: 'Auxiliaire de puériculture' })).toHaveFocus(),
    );
    // The small sun comes up for this card alone.
    const arrived = column
      .getAllByRole('listitem')
      .filter((card) => card.dataset['arrived'] === 'interview');
    await expect(arrived).toHaveLength(1);
    await expect(arrived[0]).toHaveTextContent('Auxiliaire de puériculture');
  },
};

export const TypingInTheSearchNarrowsTheBoard: Story = {
  name: 'La recherche resserre le tableau',
  tags: ['interaction'],
  parameters: behaviour,
  render: Living,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Rechercher' }), 'ruiz');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByRole('link', { name: night.title })).toBeVisible();
  },
};

export const WhatCouldNotBeKeptStaysTyped: Story = {
  name: 'Ce qui n’a pu être gardé reste saisi',
  tags: ['interaction'],
  parameters: behaviour,
  args: {
    state: { status: 'detail', application: night, standing: 'kept' },
    itemActions: { ...meta.args.itemActions, onChange: fn(() => false) },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter un contact' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom' }), 'M. Diallo');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer le contact' }));
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue('M. Diallo');
  },
};

export const LeavingAFilledForm: Story = {
  name: 'Quitter un formulaire rempli',
  tags: ['dark'],
  args: { dialog: { kind: 'form', editing: false, draft: emptyDraft(today) } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle candidature' }));
    await userEvent.type(dialog.getByLabelText('Poste'), 'Cariste');
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
    const question = await screen.findByRole('alertdialog', { name: /Abandonner cette saisie/u });
    await waitFor(() => expect(question).toBeVisible());
    await expect(args.dialogActions.onCancel).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Continuer la saisie' })).toHaveFocus(),
    );
  },
};

export const WhatIsTakenFollowsTheNames: Story = {
  name: 'Le journal emporté suit «\u00a0Sans les noms\u00a0»',
  tags: ['interaction'],
  parameters: behaviour,
  args: JournalFilled.args ?? {},
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Sans les noms' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter en CSV' }));
    await expect(args.journalActions.onExport).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Télécharger en PDF' }));
    await expect(args.journalActions.onPdf).toHaveBeenCalledWith(true);
  },
};

coverStates<ApplicationsStatus>({
  samples: Samples,
  empty: Empty,
  damaged: TrackerDamaged,
  newer: NewerRecord,
  unavailable: StorageUnavailable,
  board: BoardWithOverdueFollowUp,
  table: Table,
  detail: Detail,
  journal: JournalFilled,
});
coverStates<ApplicationsDialogKind>({
  form: AddDialogOpen,
  delete: DeleteDialogOpen,
  importing: ImportPreviewed,
});
