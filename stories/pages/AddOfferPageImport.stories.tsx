import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { RECORD_PROBLEMS } from '#/domain/offers/imports/table';
import type { ImportFormat, RecordProblemKind } from '#/domain/offers/imports/table';
import { AddOfferPage } from '#/pages/AddOfferPage/AddOfferPage';
import { apart } from '#stories/support/apart';
import { asScreen } from '#stories/support/asScreen';
import { coverStates } from '#stories/support/coverStates';
import { addOfferArgs, listImported, listSeen, own } from '#stories/support/screens/addOffer';
import { unrolled } from '#stories/support/unrolled';
import { anImportedOffer, anImportPreview } from '#tests/support/builders/anImport';

const meta = {
  title: 'Pages/Ajouter une offre/Import',
  component: AddOfferPage,
  decorators: [unrolled, asScreen],
  args: addOfferArgs,
} satisfies Meta<typeof AddOfferPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ListColumnsOpen: Story = {
  name: 'Liste reconnue, colonnes ouvertes',
  tags: ['dark', 'phone'],
  args: { state: listSeen(), unfolded: true },
};
export const ListWithoutSource: Story = {
  name: 'Liste sans source connue, collée',
  args: {
    state: {
      status: 'import',
      fileName: null,
      preview: anImportPreview({
        source: null,
        format: 'json',
        count: 1,
        first: [anImportedOffer()],
      }),
      notSaved: null,
    },
  },
};
export const ListWithoutTitles: Story = {
  name: 'Liste sans colonne d’intitulé',
  args: {
    state: listSeen({
      first: [],
      columns: anImportPreview().columns.map((one) =>
        one.field === 'title' ? { ...one, field: null } : one,
      ),
    }),
  },
};
/** A table of household spending, say. */
export const ListOfSomethingElse: Story = {
  name: 'Liste qui n’est pas d’offres',
  tags: ['dark', 'phone'],
  args: {
    state: {
      status: 'import',
      fileName: 'depenses.csv',
      preview: anImportPreview({
        source: null,
        count: 24,
        doubtful: true,
        columns: [
          { column: 'Libellé', field: 'title', example: 'Courses de la semaine' },
          { column: 'Date', field: 'date', example: '02/11/2026' },
          { column: 'Montant', field: null, example: '84,20' },
        ],
        first: ['Courses de la semaine', 'Électricité'].map((title, index) =>
          anImportedOffer({
            title,
            company: '',
            location: '',
            type: null,
            rome: null,
            provenance: { source: '', id: String(index), stated: [] },
          }),
        ),
      }),
      notSaved: null,
    },
  },
};
export const ListPartlyUnread: Story = {
  name: 'Liste en partie illisible',
  args: { state: listSeen({ source: 'HelloWork', format: 'xml', unread: 3 }) },
};
export const ListOfAPage: Story = {
  name: 'Liste d’une page enregistrée',
  args: { state: listSeen({ source: null, format: 'page', count: 299 }) },
};
export const ListNotSaved: Story = {
  name: 'Liste non enregistrée, stockage plein',
  args: { state: listSeen({}, 'quota') },
};
export const ListRefused: Story = {
  name: 'Liste non enregistrée, stockage refusé',
  args: { state: listSeen({}, 'unavailable') },
};
const ALL_PROBLEMS = RECORD_PROBLEMS.map((kind, index) => ({
  at: index * 7 + 2,
  kind,
  words: index === 0 ? '' : 'Cariste de nuit',
}));
export const ListImportedWithRemarks: Story = {
  name: 'Liste importée, doublons et entrées signalées',
  tags: ['dark', 'phone'],
  args: {
    unfolded: true,
    state: listImported({
      added: 9_986,
      updated: 3,
      same: 2,
      elsewhere: [
        { title: 'Boulanger', source: 'HelloWork' },
        { title: 'Comptable fournisseurs', source: '' },
      ],
      problems: ALL_PROBLEMS,
    }),
  },
};
export const ListImportedManyRemarks: Story = {
  name: 'Liste importée, beaucoup d’entrées signalées',
  args: {
    unfolded: true,
    state: listImported({
      byLine: false,
      problems: Array.from({ length: 120 }, (_, index) => ({
        at: index + 1,
        kind: 'expired' as const,
        words: `Offre ${index + 1}`,
      })),
    }),
  },
};
export const NothingNewInTheList: Story = {
  name: 'Liste sans offre nouvelle',
  args: { state: listImported({ source: null, added: 0, same: 150 }) },
};
export const WithImportedSources: Story = {
  name: 'Offres importées',
  tags: ['dark', 'phone'],
  args: {
    imports: {
      ...addOfferArgs.imports,
      sources: [
        {
          source: 'France Travail',
          count: 10_000,
          importedOn: '2026-11-20',
          ends: { '2026-10-31': 412 },
        },
        { source: '', count: 1, importedOn: '2026-11-18', ends: {} },
      ],
    },
  },
};
export const ManyOwnOffers: Story = {
  name: 'Beaucoup d’offres ajoutées',
  args: {
    own: {
      ...addOfferArgs.own,
      offers: Array.from({ length: 45 }, (_, index) => ({
        ...own,
        id: index + 1,
        title: `Comptable fournisseurs ${index + 1}`,
      })),
    },
  },
};
export const DeleteImportDialogOpen: Story = {
  name: 'Dialogue de suppression d’un import',
  parameters: apart,
  args: {
    dialog: {
      kind: 'deleteSource',
      source: { source: 'France Travail', count: 150, importedOn: '2026-11-20', ends: {} },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
coverStates<RecordProblemKind>({
  noTitle: ListImportedWithRemarks,
  truncated: ListImportedWithRemarks,
  malformed: ListImportedWithRemarks,
  expired: ListImportedWithRemarks,
  repeated: ListImportedWithRemarks,
  tooMany: ListImportedWithRemarks,
  textCut: ListImportedWithRemarks,
});
coverStates<ImportFormat>({
  csv: ListColumnsOpen,
  json: ListWithoutSource,
  xml: ListPartlyUnread,
  page: ListOfAPage,
});
