import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { followUpMessages } from '#/domain/dossier/followUpMessage.fr';
import type { DossierStep } from '#/domain/dossier/spine';
import { DossierPage } from '#/pages/DossierPage/DossierPage';
import type {
  DossierDialogKind,
  DossierStatus,
  DossierView,
} from '#/pages/DossierPage/DossierPage.state';
import { apart } from '#stories/support/apart';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { ofAnotherTrade } from '#stories/support/ofAnotherTrade';
import { aDossierView, dossierArgs, TODAY } from '#stories/support/screens/dossier';
import { aSavedLetter } from '#tests/support/builders/aLetter';
import { anAnalysis, aPostRead } from '#tests/support/builders/anAnalysis';
import { anApplication } from '#tests/support/builders/anApplication';
import { anAttachment } from '#tests/support/builders/anAttachment';
import { answeredAt, anInterview, GOOD_ANSWER } from '#tests/support/builders/anInterview';

const DOSSIER = 1_795_250_000_000;
const compared = { analyses: [{ ...anAnalysis('good'), dossierId: DOSSIER }] };
const written = {
  ...compared,
  letters: [
    aSavedLetter({ dossierId: DOSSIER, changedAt: '2026-11-22T10:12:00.000Z' }),
    aSavedLetter({
      id: 2,
      dossierId: DOSSIER,
      name: 'Version courte',
      changedAt: '2026-11-21T18:40:00.000Z',
    }),
  ],
};
const application = anApplication({
  id: 7,
  dossierId: DOSSIER,
  date: '2026-11-23',
  notes: 'Prise de poste possible dès janvier. Parking sur place.',
  followUps: [
    { id: 0, due: '2026-11-30', doneOn: null },
    { id: 1, due: '2026-12-07', doneOn: null },
  ],
  contacts: [
    {
      id: 0,
      name: 'Hélène Morvan',
      role: 'Cadre de santé',
      email: 'h.morvan@example.org',
      phone: '02 40 00 00 12',
    },
  ],
});
const letters = written.letters.map((letter, index) =>
  index === 0 ? { ...letter, applicationId: 7 } : letter,
);
const sent = { ...written, letters, applications: [application] };
const followedUp = {
  ...sent,
  applications: [
    {
      ...application,
      followUps: application.followUps.map((one) => ({ ...one, doneOn: '2026-11-24' })),
    },
  ],
};
const training = {
  ...answeredAt(anInterview().questions[0]?.id ?? '', GOOD_ANSWER),
  dossierId: DOSSIER,
};
const invited = {
  ...sent,
  interviews: [training],
  applications: [
    {
      ...application,
      status: 'interview' as const,
      history: [...application.history, { status: 'interview' as const, on: '2026-11-25' }],
      interviews: [
        {
          id: 0,
          start: '2026-12-01T14:30',
          minutes: 45,
          place: '12 rue des Camélias, Nantes',
          notes: '',
        },
      ],
    },
  ],
};

const open = (view: DossierView) => ({
  state: { status: 'open', view, filing: { status: 'idle' }, standing: 'kept' } as const,
});

const meta = {
  title: 'Pages/Le dossier',
  component: DossierPage,
  decorators: [asScreen],
  args: {
    ...open(
      aDossierView(written, { followedOn: '2026-11-21', url: 'https://emploi.example/4821' }),
    ),
    ...dossierArgs,
  },
} satisfies Meta<typeof DossierPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadyToSend: Story = { name: 'Lettre écrite, à envoyer', tags: ['dark'] };
export const JustRead: Story = {
  name: 'Annonce lue',
  args: open(aDossierView()),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: 'Comparer avec mon CV' })).toHaveLength(
      1,
    );
  },
};
export const Untitled: Story = {
  name: 'Poste à préciser',
  args: open(aDossierView({}, { title: '', company: '', place: '' })),
};
export const Compared: Story = {
  name: 'Comparé',
  tags: ['dark'],
  args: open(aDossierView(compared, { followedOn: '2026-11-21', notes: 'Vu sur leur site.' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: 'Écrire la lettre' })).toHaveLength(1);
  },
};
export const AnotherTrade: Story = {
  name: 'Comparé, métier trop éloigné',
  args: open(aDossierView({ analyses: [{ ...ofAnotherTrade(), dossierId: DOSSIER }] })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Voir des offres plus proches' }),
    ).toHaveAttribute('href', '/dashboard/compatible-offers');
    await expect(canvas.getAllByRole('link', { name: 'Écrire la lettre' })).toHaveLength(1);
  },
};
export const FollowUpPlanned: Story = {
  name: 'Envoyée, relance prévue',
  tags: ['dark'],
  args: open(aDossierView(sent)),
};
export const FollowUpLate: Story = {
  name: 'Envoyée, relance en retard',
  args: open(
    aDossierView({
      ...sent,
      applications: [{ ...application, followUps: [{ id: 0, due: '2026-11-24', doneOn: null }] }],
    }),
  ),
};
export const FollowedUp: Story = {
  name: 'Relancée, à préparer',
  args: open(aDossierView(followedUp)),
};
export const InterviewPlanned: Story = {
  name: 'Entretien planifié',
  args: open(aDossierView(invited)),
};
export const WaitingForTheAnswer: Story = {
  name: 'En attente de réponse',
  args: open(aDossierView({ ...followedUp, interviews: [training] })),
};
export const Over: Story = {
  name: 'Réponse reçue',
  args: open(
    aDossierView({
      ...sent,
      applications: [
        {
          ...application,
          status: 'rejected',
          history: [...application.history, { status: 'rejected', on: '2026-11-25' }],
        },
      ],
    }),
  ),
};
export const SentByHand: Story = {
  name: 'Candidature saisie à la main',
  args: open(
    aDossierView(
      { applications: [anApplication({ dossierId: DOSSIER, letter: '', cvName: '' })] },
      { origin: 'typed', text: '' },
    ),
  ),
};
export const Sample: Story = {
  name: 'Offre d’exemple',
  args: open(aDossierView(written, { origin: 'sample', offerId: 3 })),
};
const somebodyMet = {
  of: 'dossier',
  contact: {
    id: 0,
    name: 'Nadège Ferrand',
    role: 'Salon de l’emploi',
    email: '',
    phone: '02 40 00 00 31',
  },
} as const;
const metBefore = open(aDossierView(compared, { people: [somebodyMet.contact] }));
export const SomebodyMetBefore: Story = {
  name: 'Une personne rencontrée avant de postuler',
  args: metBefore,
};
export const WithItsOwnCv: Story = {
  name: 'Avec un CV pour ce poste',
  args: open({
    ...aDossierView(written),
    cv: { changedOn: '2026-11-22', differences: 4, fileName: 'CV - Claire Dumas - Aide-soignante' },
  }),
};
export const Corrected: Story = {
  name: 'Avec vos corrections',
  args: open(
    aDossierView({
      analyses: [
        {
          ...anAnalysis('good', {
            setAside: ['skill-4'],
            post: aPostRead({ standing: { title: 'corrected' } }),
          }),
          dossierId: DOSSIER,
        },
      ],
    }),
  ),
};
export const Opening: Story = { name: 'Ouverture', args: { state: { status: 'opening' } } };
export const Gone: Story = { name: 'Dossier fermé', args: { state: { status: 'gone' } } };
export const Unavailable: Story = { name: 'Illisible', args: { state: { status: 'unavailable' } } };
export const Unreadable: Story = {
  name: 'D’une version plus récente',
  args: { state: { status: 'unreadable', unreadable: 'newer' } },
};

export const NoteDialogOpen: Story = {
  name: 'Noter la candidature',
  tags: ['dark'],
  parameters: apart,
  args: {
    dialog: {
      kind: 'note',
      cvName: 'CV Claire Dumas.pdf',
      letters: written.letters.map(({ id, name }) => ({ id, name })),
      keepsCv: true,
    },
  },
};
const followUpDialog = {
  kind: 'followUp',
  application,
  followUp: { id: 0, due: '2026-11-30', doneOn: null },
  messages: followUpMessages(application, TODAY, {
    name: 'Claire Dumas',
    phone: '',
    agreement: 'feminine',
  }),
} as const;
export const FollowUpDialogOpen: Story = {
  name: 'Message de relance',
  parameters: apart,
  args: { ...open(aDossierView(sent)), dialog: followUpDialog },
};
export const PersonDialogOpen: Story = {
  name: 'Une personne rencontrée',
  parameters: apart,
  args: { dialog: { kind: 'person' } },
};
export const RemovePersonDialogOpen: Story = {
  name: 'Retirer une personne',
  parameters: apart,
  args: { ...metBefore, dialog: { kind: 'removePerson', person: somebodyMet } },
};
export const RemoveFileDialogOpen: Story = {
  name: 'Retirer une pièce jointe',
  parameters: apart,
  args: { dialog: { kind: 'removeFile', attachment: anAttachment() } },
};
export const RemoveDialogOpen: Story = {
  name: 'Fermer le dossier',
  parameters: apart,
  args: { dialog: { kind: 'remove' } },
};

export const ANameAtLeast: Story = {
  name: 'Un nom au moins',
  tags: ['interaction'],
  parameters: behaviour,
  args: { dialog: { kind: 'person' } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Ajouter' }));
    // The dialog is still coming in.
    await waitFor(() => expect(page.getByText('Indiquez au moins un nom.')).toBeVisible());
    await expect(args.dialogActions.onAddPerson).not.toHaveBeenCalled();
    await userEvent.type(page.getByRole('textbox', { name: 'Nom' }), 'Nadège Ferrand');
    await userEvent.click(page.getByRole('button', { name: 'Ajouter' }));
    await expect(args.dialogActions.onAddPerson).toHaveBeenCalledWith({
      name: 'Nadège Ferrand',
      role: '',
      email: '',
      phone: '',
    });
  },
};
export const SomebodyIsTakenOutOnceConfirmed: Story = {
  name: 'Retirer quelqu’un se confirme',
  tags: ['interaction'],
  parameters: behaviour,
  args: { ...metBefore, dialog: { kind: 'removePerson', person: somebodyMet } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('alertdialog')).toHaveAccessibleName(
      'Retirer Nadège Ferrand\u202f?',
    );
    await expect(args.dialogActions.onRemovePerson).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Retirer' }));
    await expect(args.dialogActions.onRemovePerson).toHaveBeenCalledWith(somebodyMet);
  },
};
export const AMessageByTelephone: Story = {
  name: 'Le message au téléphone',
  tags: ['interaction'],
  parameters: behaviour,
  args: { ...open(aDossierView(sent)), dialog: followUpDialog },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('tab', { name: 'Téléphone' }));
    await waitFor(() => expect(page.getByText(/Claire Dumas à l’appareil/u)).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: 'Copier' }));
    await expect(args.dialogActions.onCopy).toHaveBeenCalledWith(
      expect.stringContaining('Hélène Morvan'),
    );
  },
};
coverStates<DossierStatus>({
  opening: Opening,
  open: Compared,
  gone: Gone,
  unavailable: Unavailable,
  unreadable: Unreadable,
});
coverStates<DossierDialogKind>({
  note: NoteDialogOpen,
  followUp: FollowUpDialogOpen,
  person: PersonDialogOpen,
  removePerson: RemovePersonDialogOpen,
  removeFile: RemoveFileDialogOpen,
  remove: RemoveDialogOpen,
});
coverStates<DossierStep>({
  read: Untitled,
  compared: JustRead,
  letter: Compared,
  sent: ReadyToSend,
  followUp: FollowUpPlanned,
  interview: InterviewPlanned,
  answer: WaitingForTheAnswer,
});
