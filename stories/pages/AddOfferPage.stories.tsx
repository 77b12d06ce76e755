import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { EMPTY_FIELDS } from '#/domain/offers/intake/offerDraft';
import type { PostingProblem } from '#/domain/offers/intake/PostingReader';
import type { WriteProblem } from '#/domain/storage/Vault';
import { AddOfferPage } from '#/pages/AddOfferPage/AddOfferPage';
import type { PayProblem } from '#/pages/AddOfferPage/payText';
import type {
  AddOfferState,
  AddOfferStatus,
  IntakeWay,
  SaveChoice,
} from '#/usecases/offers/addOfferReducer';
import { apart } from '#stories/support/apart';
import { asScreen } from '#stories/support/asScreen';
import { coverStates } from '#stories/support/coverStates';
import {
  addOfferArgs,
  ControlledAddOffer,
  draft,
  listImported,
  listSeen,
  own,
  ownOffers,
  severalPostings,
} from '#stories/support/screens/addOffer';
import { unrolled } from '#stories/support/unrolled';
import { aDraft, aStructuredDraft } from '#tests/support/builders/aDraft';
import { anImportPreview } from '#tests/support/builders/anImport';

/** No field holds the focus, and the page stands at its top: the picture is the same however the story was reached. */
const lookFromTheTop = async (title: HTMLElement): Promise<void> => {
  await userEvent.click(title);
  window.scrollTo({ top: 0, behavior: 'instant' });
};

const refused = (problem: PostingProblem, way: IntakeWay = 'text'): AddOfferState => ({
  status: 'unreadable',
  way,
  problem,
});

const meta = {
  title: 'Pages/Ajouter une offre',
  component: AddOfferPage,
  decorators: [unrolled, asScreen],
  args: addOfferArgs,
  render: (args) => <ControlledAddOffer {...args} />,
} satisfies Meta<typeof AddOfferPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vide', tags: ['dark'] };
export const Pasted: Story = {
  name: 'Annonce collée',
  args: { intake: { ...addOfferArgs.intake, text: aDraft().description } },
};
export const FileHeldOver: Story = { name: 'Fichier au-dessus', args: { dragging: true } };
export const WithOwnOffers: Story = {
  name: 'Avec vos offres',
  tags: ['dark'],
  args: { own: { ...addOfferArgs.own, offers: ownOffers } },
};

export const Reading: Story = {
  name: 'Lecture en cours',
  args: { state: { status: 'reading', fileName: null } },
};
export const ReadingAFile: Story = {
  name: 'Lecture d’un fichier',
  args: { state: { status: 'reading', fileName: 'Comptable fournisseurs - Nantes.mhtml' } },
};

export const ReadFromJobPosting: Story = {
  name: 'Lue dans les données de la page',
  tags: ['dark'],
  args: { state: draft({ draft: aStructuredDraft() }) },
};
export const ReadFromTextWithDoubts: Story = {
  name: 'Lue dans le texte, avec des doutes',
  tags: ['dark'],
  args: { state: draft() },
};
export const HardlyAnythingRead: Story = {
  name: 'Presque rien de lu',
  args: { state: draft({ draft: aDraft({ ...EMPTY_FIELDS }) }) },
};
export const SentByTheBookmarklet: Story = {
  name: 'Envoyée par le favori',
  args: { state: draft({ way: 'bookmarklet', draft: aStructuredDraft() }) },
};
export const ReadFromAFile: Story = {
  name: 'Lue dans un fichier',
  args: { state: draft({ way: 'file' }) },
};
export const PostingExpired: Story = {
  name: 'Annonce expirée',
  args: { state: draft({ draft: aStructuredDraft({ expires: '2026-11-15' }) }) },
};
export const SeveralPostingsOnThePage: Story = {
  name: 'Plusieurs annonces dans la page',
  tags: ['dark', 'phone'],
  args: { state: severalPostings(0) },
};
export const MorePostingsThanAreRead: Story = {
  name: 'Plus d’annonces qu’on n’en lit',
  args: { state: severalPostings(27) },
};
export const CorrectingTheText: Story = {
  name: 'Correction du texte',
  args: { state: draft(), textEditing: true },
};
export const PayNotReadable: Story = {
  name: 'Rémunération illisible',
  args: { state: draft() },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'De' }), ' environ');
    await expect(canvas.getByText(/Écrivez un nombre/u)).toBeVisible();
    await lookFromTheTop(canvas.getByRole('heading', { level: 1 }));
  },
};
export const PayTheWrongWayRound: Story = {
  name: 'Rémunération à l’envers',
  args: { state: draft() },
  play: async ({ canvas }) => {
    const most = await canvas.findByRole('textbox', { name: 'À' });
    await userEvent.clear(most);
    await userEvent.type(most, '20 000');
    await expect(canvas.getByText(/plus petit que le premier/u)).toBeVisible();
    await lookFromTheTop(canvas.getByRole('heading', { level: 1 }));
  },
};
export const AddressWrong: Story = {
  name: 'Adresse fautive',
  args: { state: draft() },
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Adresse de l’annonce' }),
      'exemple point fr',
    );
    await expect(canvas.getByText(/Une adresse commence par/u)).toBeVisible();
    await lookFromTheTop(canvas.getByRole('heading', { level: 1 }));
  },
};
export const Duplicate: Story = {
  name: 'Doublon',
  tags: ['dark'],
  args: { state: draft({ duplicate: own }) },
};
export const StorageFull: Story = {
  name: 'Stockage plein',
  args: { state: draft({ notSaved: 'quota' }) },
};
export const StorageRefused: Story = {
  name: 'Stockage refusé',
  tags: ['dark'],
  args: { state: draft({ notSaved: 'unavailable' }) },
};

export const ListRecognised: Story = {
  name: 'Liste reconnue',
  tags: ['dark', 'phone'],
  args: { state: listSeen() },
};
export const Importing: Story = {
  name: 'Import en cours',
  tags: ['dark', 'phone'],
  args: {
    state: {
      status: 'importing',
      fileName: 'offres_emploi.csv',
      preview: anImportPreview({ count: 10_000 }),
      done: 4_500,
    },
  },
};

export const ListImported: Story = {
  name: 'Liste importée',
  tags: ['dark'],
  args: { state: listImported() },
};
export const NothingToRead: Story = {
  name: 'Rien à lire',
  args: { state: refused('empty', 'bookmarklet') },
};
export const TooLong: Story = { name: 'Texte trop long', args: { state: refused('tooLarge') } };
export const Unreadable: Story = {
  name: 'Illisible',
  tags: ['dark'],
  args: {
    state: refused('unreadable'),
    intake: { ...addOfferArgs.intake, text: 'Bonjour à tous' },
  },
};
export const LinkOnly: Story = {
  name: 'Un lien seul',
  tags: ['dark'],
  args: {
    state: refused('linkOnly'),
    intake: { ...addOfferArgs.intake, text: 'https://www.example.org/emploi/comptable-4821' },
  },
};
export const ListTooLarge: Story = {
  name: 'Liste trop lourde',
  args: { state: refused('listTooLarge', 'file') },
};
export const FileWithoutOffers: Story = {
  name: 'Fichier sans offre lisible',
  args: { state: refused('noOffers', 'file') },
};
export const ReaderNotLoaded: Story = {
  name: 'Lecteur non chargé',
  args: {
    state: refused('notLoaded'),
    intake: { ...addOfferArgs.intake, text: aDraft().description },
  },
};
export const FileUnsupported: Story = {
  name: 'Format de fichier inconnu',
  args: { state: refused('unsupported', 'file') },
};
export const FileEncrypted: Story = {
  name: 'Fichier protégé',
  args: { state: refused('encrypted', 'file') },
};
export const FileScanned: Story = {
  name: 'Fichier scanné',
  args: { state: refused('scanned', 'file') },
};
export const FileDamaged: Story = {
  name: 'Fichier abîmé',
  args: { state: refused('damaged', 'file') },
};

export const Saved: Story = {
  name: 'Enregistrée',
  tags: ['dark'],
  args: { state: { status: 'saved', offer: own, choice: 'add', rest: null } },
};
/** The page holds others, which are proposed one after the other. */
export const SavedOneOfSeveral: Story = {
  name: 'Enregistrée, il en reste d’autres',
  tags: ['dark'],
  args: {
    state: {
      status: 'saved',
      offer: own,
      choice: 'add',
      rest: {
        way: 'file',
        page: { postings: [aStructuredDraft(), aDraft()], chosen: 0, more: 0, kept: 1 },
      },
    },
  },
};
export const Replaced: Story = {
  name: 'Remplacée',
  args: {
    state: { status: 'saved', offer: own, choice: 'replace', rest: null },
    own: { ...addOfferArgs.own, offers: ownOffers },
  },
};
export const DeleteDialogOpen: Story = {
  name: 'Dialogue de suppression',
  parameters: apart,
  args: {
    own: { ...addOfferArgs.own, offers: ownOffers },
    dialog: { kind: 'delete', offer: own },
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

coverStates<AddOfferStatus>({
  empty: Empty,
  reading: Reading,
  draft: ReadFromTextWithDoubts,
  import: ListRecognised,
  importing: Importing,
  imported: ListImported,
  unreadable: Unreadable,
  saved: Saved,
});
coverStates<PostingProblem>({
  empty: NothingToRead,
  tooLarge: TooLong,
  listTooLarge: ListTooLarge,
  unreadable: Unreadable,
  linkOnly: LinkOnly,
  noOffers: FileWithoutOffers,
  notLoaded: ReaderNotLoaded,
  unsupported: FileUnsupported,
  encrypted: FileEncrypted,
  scanned: FileScanned,
  damaged: FileDamaged,
});
coverStates<IntakeWay>({
  text: ReadFromTextWithDoubts,
  file: ReadFromAFile,
  bookmarklet: SentByTheBookmarklet,
});
coverStates<WriteProblem>({ quota: StorageFull, unavailable: StorageRefused });
coverStates<PayProblem>({ notANumber: PayNotReadable, inverted: PayTheWrongWayRound });
coverStates<SaveChoice>({ add: Saved, replace: Replaced });
