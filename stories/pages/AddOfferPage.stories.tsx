import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { EMPTY_FIELDS } from '#/domain/offers/intake/draft';
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
  own,
  ownOffers,
  severalPostings,
} from '#stories/support/screens/addOffer';
import { unrolled } from '#stories/support/unrolled';
import { aDraft, aStructuredDraft } from '#tests/support/builders/aDraft';

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

export const Empty: Story = { tags: ['dark'] };
export const Pasted: Story = {
  args: { intake: { ...addOfferArgs.intake, text: aDraft().description } },
};
export const FileHeldOver: Story = { args: { dragging: true } };
export const WithOwnOffers: Story = {
  tags: ['dark'],
  args: { own: { ...addOfferArgs.own, offers: ownOffers } },
};

export const Reading: Story = { args: { state: { status: 'reading', fileName: null } } };
export const ReadingAFile: Story = {
  args: { state: { status: 'reading', fileName: 'Comptable fournisseurs - Nantes.mhtml' } },
};

export const ReadFromJobPosting: Story = {
  tags: ['dark'],
  args: { state: draft({ draft: aStructuredDraft() }) },
};
export const ReadFromTextWithDoubts: Story = { tags: ['dark'], args: { state: draft() } };
export const HardlyAnythingRead: Story = {
  args: { state: draft({ draft: aDraft({ ...EMPTY_FIELDS }) }) },
};
export const SentByTheBookmarklet: Story = {
  args: { state: draft({ way: 'bookmarklet', draft: aStructuredDraft() }) },
};
export const ReadFromAFile: Story = { args: { state: draft({ way: 'file' }) } };
export const PostingExpired: Story = {
  args: { state: draft({ draft: aStructuredDraft({ expires: '2026-11-15' }) }) },
};
export const SeveralPostingsOnThePage: Story = {
  tags: ['dark', 'phone'],
  args: { state: severalPostings(0) },
};
export const MorePostingsThanAreRead: Story = { args: { state: severalPostings(27) } };
export const CorrectingTheText: Story = { args: { state: draft(), textEditing: true } };
export const PayNotReadable: Story = {
  args: { state: draft() },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'De' }), ' environ');
    await expect(canvas.getByText(/Écrivez un nombre/u)).toBeVisible();
    await lookFromTheTop(canvas.getByRole('heading', { level: 1 }));
  },
};
export const PayTheWrongWayRound: Story = {
  args: { state: draft() },
  play: async ({ canvas }) => {
    const most = canvas.getByRole('textbox', { name: 'À' });
    await userEvent.clear(most);
    await userEvent.type(most, '20 000');
    await expect(canvas.getByText(/plus petit que le premier/u)).toBeVisible();
    await lookFromTheTop(canvas.getByRole('heading', { level: 1 }));
  },
};
export const AddressWrong: Story = {
  args: { state: draft() },
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Adresse de l’annonce' }),
      'exemple point fr',
    );
    await expect(canvas.getByText(/Une adresse commence par/u)).toBeVisible();
    await lookFromTheTop(canvas.getByRole('heading', { level: 1 }));
  },
};
export const Duplicate: Story = { tags: ['dark'], args: { state: draft({ duplicate: own }) } };
export const StorageFull: Story = { args: { state: draft({ notSaved: 'quota' }) } };
export const StorageRefused: Story = {
  tags: ['dark'],
  args: { state: draft({ notSaved: 'unavailable' }) },
};

const exported = (over: Partial<Extract<AddOfferState, { status: 'import' }>> = {}) => ({
  state: {
    status: 'import',
    fileName: 'mes-offres-2026-11-18.json',
    offers: ownOffers,
    known: 0,
    skipped: 0,
    notSaved: null,
    ...over,
  } as const,
});
export const OffersOfAFile: Story = { tags: ['dark'], args: exported({ known: 2 }) };
export const ManyOffersOfAFile: Story = {
  args: exported({
    offers: Array.from({ length: 14 }, (_, index) => ({ ...own, id: index + 1 })),
  }),
};
export const OffersOfAFileKnown: Story = { args: exported({ offers: [], known: 3 }) };
export const OffersOfAFilePartlyRead: Story = { args: exported({ known: 1, skipped: 2 }) };
export const OffersOfAFileNotSaved: Story = { args: exported({ notSaved: 'quota' }) };

export const NothingToRead: Story = { args: { state: refused('empty', 'bookmarklet') } };
export const TooLong: Story = { args: { state: refused('tooLarge') } };
export const Unreadable: Story = {
  tags: ['dark'],
  args: {
    state: refused('unreadable'),
    intake: { ...addOfferArgs.intake, text: 'Bonjour à tous' },
  },
};
export const LinkOnly: Story = {
  tags: ['dark'],
  args: {
    state: refused('linkOnly'),
    intake: { ...addOfferArgs.intake, text: 'https://www.example.org/emploi/comptable-4821' },
  },
};
export const FileWithoutOffers: Story = { args: { state: refused('noOffers', 'file') } };
export const ReaderNotLoaded: Story = {
  args: {
    state: refused('notLoaded'),
    intake: { ...addOfferArgs.intake, text: aDraft().description },
  },
};
export const FileUnsupported: Story = { args: { state: refused('unsupported', 'file') } };
export const FileEncrypted: Story = { args: { state: refused('encrypted', 'file') } };
export const FileScanned: Story = { args: { state: refused('scanned', 'file') } };
export const FileDamaged: Story = { args: { state: refused('damaged', 'file') } };

export const Saved: Story = {
  tags: ['dark'],
  args: { state: { status: 'saved', offer: own, choice: 'add', rest: null } },
};
/** The page holds others, which are proposed one after the other. */
export const SavedOneOfSeveral: Story = {
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
  args: {
    state: { status: 'saved', offer: own, choice: 'replace', rest: null },
    own: { ...addOfferArgs.own, offers: ownOffers },
  },
};
export const DeleteDialogOpen: Story = {
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
  import: OffersOfAFile,
  unreadable: Unreadable,
  saved: Saved,
});
coverStates<PostingProblem>({
  empty: NothingToRead,
  tooLarge: TooLong,
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
