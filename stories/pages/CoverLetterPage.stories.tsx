import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import type { Register } from '#/domain/letters/letter';
import { EMPTY_FORM, rewritten } from '#/domain/letters/letterDraft';
import type { DownloadFormat } from '#/domain/letters/LetterFiles';
import { sampleLetter } from '#/domain/letters/sampleLetter.fr';
import { candidateFromCv } from '#/domain/letters/sources/candidate';
import { readLetterOffer } from '#/domain/letters/sources/letterOffer';
import { rewordingRequest } from '#/domain/textmodel/requests.fr';
import { CoverLetterPage } from '#/pages/CoverLetterPage/CoverLetterPage';
import type {
  LetterDialogKind,
  LetterListStatus,
  LetterStatus,
} from '#/pages/CoverLetterPage/CoverLetterPage.state';
import type { LetterKeeping } from '#/usecases/letters/openLetter';
import type { DictationState } from '#/usecases/shared/dictationState';
import { asScreen } from '#stories/support/asScreen';
import { coverStates } from '#stories/support/coverStates';
import {
  ControlledLetter,
  faultyLetter,
  letterArgs,
  newcomer,
  noLetters,
  nobody,
  editedLetter,
} from '#stories/support/screens/coverLetter';
import { nightJob, recentJobs } from '#stories/support/screens/heldJobs';
import { aLetter } from '#tests/support/builders/aLetter';
import { aReadCv } from '#tests/support/builders/aReadCv';

const meta = {
  title: 'Pages/Lettre de motivation',
  component: CoverLetterPage,
  decorators: [asScreen],
  args: letterArgs,
  render: ControlledLetter,
} satisfies Meta<typeof CoverLetterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  name: 'À composer',
  tags: ['dark'],
  args: { state: { status: 'idle' }, form: EMPTY_FORM, list: noLetters },
};
export const JobInHand: Story = {
  name: 'Offre en main',
  args: { state: { status: 'idle' }, inHand: nightJob },
};
export const RecentJobs: Story = {
  name: 'À composer, annonces déjà lues',
  args: { state: { status: 'idle' }, form: EMPTY_FORM, recentJobs },
};
export const QuestionsAnswered: Story = {
  name: 'Quatre questions répondues',
  args: {
    state: { status: 'idle' },
    form: {
      ...EMPTY_FORM,
      agreement: 'feminine',
      closest: 'Deux ans de nuit dans une résidence de quarante lits.',
      pride: 'Quand une famille peut dormir parce que j’étais là.',
      why: 'Une équipe qui se parle.',
      when: 'Début février',
      tone: 90,
    },
    list: noLetters,
  },
};
const speaking = (
  dictation: DictationState,
): Pick<Story['args'] & object, 'state' | 'form' | 'list' | 'sources'> => ({
  state: { status: 'idle' },
  form: { ...EMPTY_FORM, why: 'Une équipe qui se parle' },
  list: noLetters,
  sources: { ...letterArgs.sources, spoken: { question: 'why', dictation } },
});
export const NothingDictated: Story = {
  name: 'Réponse dictée',
  args: speaking({ status: 'idle', interim: '', place: 'device' }),
};
export const Dictating: Story = {
  name: 'Question dictée',
  args: speaking({ status: 'listening', interim: 'et qui prend le temps…', place: 'device' }),
};
export const SpeechUnsupported: Story = {
  name: 'Dictée absente du navigateur',
  args: speaking({ status: 'unsupported', interim: '', place: null }),
};
export const SpeechFailed: Story = {
  name: 'Dictée interrompue',
  args: speaking({ status: 'failed', interim: '', place: 'device' }),
};
export const VoiceNotice: Story = {
  name: 'Où va la voix',
  args: { dialog: { kind: 'voiceNotice', place: 'browserMaker' } },
};
/** Refusing keeps the keyboard: only the agreement lets the browser listen. */
export const EachQuestionIsSpoken: Story = {
  name: 'Chaque question se dicte',
  tags: ['interaction'],
  args: { state: { status: 'idle' }, form: EMPTY_FORM, list: noLetters },
  play: async ({ args, canvas }) => {
    const buttons = await canvas.findAllByRole('button', { name: /^Dicter la réponse/u });
    await expect(buttons).toHaveLength(4);
    for (const button of buttons) await userEvent.click(button);
    await expect(args.formActions.onDictate).toHaveBeenNthCalledWith(1, 'closest');
    await expect(args.formActions.onDictate).toHaveBeenNthCalledWith(2, 'pride');
    await expect(args.formActions.onDictate).toHaveBeenNthCalledWith(3, 'why');
    await expect(args.formActions.onDictate).toHaveBeenNthCalledWith(4, 'when');
  },
};
export const NoProfile: Story = {
  name: 'Sans profil',
  args: { ...newcomer, state: { status: 'idle' }, form: EMPTY_FORM },
};
export const CvBeingRead: Story = {
  name: 'CV en cours de lecture',
  args: {
    ...newcomer,
    state: { status: 'idle' },
    sources: { ...nobody, cv: { fileName: 'CV.pdf', reading: 'underWay' } },
  },
};
export const CvUnreadable: Story = {
  name: 'CV illisible',
  args: {
    ...newcomer,
    state: { status: 'idle' },
    sources: { ...nobody, cv: { fileName: 'scan.pdf', reading: 'failed' } },
  },
};
/** Its lines draw themselves in their own time: no picture holds still. */
export const Generating: Story = {
  name: 'Composition en cours',
  tags: ['no-picture'],
  args: { state: { status: 'generating' } },
};
export const Sample: Story = {
  name: 'Exemple',
  tags: ['dark'],
  args: { ...newcomer, state: { status: 'sample', content: sampleLetter(50) } },
};
export const NoSource: Story = {
  name: 'Sans parcours, exemples masqués',
  args: {
    ...newcomer,
    state: { status: 'noSource' },
    sources: { ...nobody, sample: false },
  },
};
export const Failed: Story = { name: 'En échec', args: { state: { status: 'failed' } } };

const at = (tone: number) => ({
  state: editedLetter(aLetter({ tone })),
  form: { ...letterArgs.form, tone },
});
export const RegisterFormal: Story = { name: 'Registre formel', args: at(0) };
export const RegisterMeasured: Story = { name: 'Registre mesuré', args: at(25) };
export const RegisterBalanced: Story = { name: 'Registre équilibré', tags: ['dark'], args: at(50) };
export const RegisterWarm: Story = { name: 'Registre chaleureux', args: at(75) };
export const RegisterEnthusiastic: Story = { name: 'Registre enthousiaste', args: at(100) };

export const EvidenceOpen: Story = {
  name: 'Sources d’une phrase',
  tags: ['dark'],
  args: { evidenceOpen: true },
};
export const Edited: Story = {
  name: 'Retouchée',
  args: {
    state: editedLetter(
      rewritten(
        aLetter(),
        'us',
        'Je serais heureuse de vous rencontrer, le matin de préférence, après une nuit de service.',
      ),
      { canUndo: true },
    ),
  },
};
export const AttachedToAnApplication: Story = {
  name: 'Rattachée à une candidature',
  args: {
    state: editedLetter(aLetter(), { attachedTo: 'Aide-soignante de nuit, EHPAD Les Glycines' }),
  },
};

export const FindingsShown: Story = {
  name: 'Relecture affichée',
  tags: ['dark'],
  args: { state: editedLetter(faultyLetter, { canUndo: true }) },
};

const thinCv = aReadCv(
  {},
  'Lina Ferrand\nlina.ferrand@example.org\n\nEXPÉRIENCES\nVendeuse, Boutique Azur, Nice\nJuin 2024 – août 2024\n- Accueil des clients et encaissement\n',
);
export const ThinData: Story = {
  name: 'Peu de données',
  args: {
    state: editedLetter(
      aLetter({ candidate: candidateFromCv(thinCv), offer: readLetterOffer(''), keyPoints: '' }),
    ),
    form: EMPTY_FORM,
    sources: {
      profile: false,
      sample: true,
      agreement: 'feminine',
      cv: { fileName: 'CV Lina Ferrand.docx', reading: 'done' },
    },
  },
};

const letters = [
  ['Aide-soignante de nuit – EHPAD Les Glycines', '2026-11-21T09:42:00.000Z'],
  ['Auxiliaire de vie – Association Domicile et Vous', '2026-11-18T16:05:00.000Z'],
  ['Candidature spontanée au centre hospitalier', '2026-11-02T08:30:00.000Z'],
] as const;
export const SeveralLetters: Story = {
  name: 'Plusieurs lettres',
  args: {
    list: {
      status: 'ready',
      unreadable: 0,
      letters: letters.map(([name, changedAt], index) => ({
        id: index + 1,
        name,
        changedAt: new Date(changedAt),
        attachedTo: null,
        open: index === 0,
      })),
    },
  },
};
export const NotKept: Story = {
  name: 'Non gardée',
  args: { state: editedLetter(aLetter(), { keeping: 'refused' }) },
};
export const DeletedInAnotherTab: Story = {
  name: 'Supprimée dans un autre onglet',
  args: { state: editedLetter(aLetter(), { keeping: 'deletedElsewhere' }), list: noLetters },
};
export const StorageUnavailable: Story = {
  name: 'Stockage indisponible',
  args: { state: { status: 'idle' }, list: { status: 'unavailable' } },
};
export const OneLetterUnreadable: Story = {
  name: 'Une lettre illisible',
  args: { state: { status: 'idle' }, list: { ...noLetters, unreadable: 1 } },
};
export const LettersNewer: Story = {
  name: 'Lettres d’une version plus récente',
  args: { state: { status: 'idle' }, list: { status: 'newer' } },
};
export const LettersDamaged: Story = {
  name: 'Lettres abîmées',
  args: { state: { status: 'idle' }, list: { status: 'damaged' } },
};

const name = 'Aide-soignante de nuit – EHPAD Les Glycines';
export const RenameDialogOpen: Story = {
  name: 'Dialogue de renommage',
  args: { dialog: { kind: 'rename', name } },
};
export const DeleteDialogOpen: Story = {
  name: 'Dialogue de suppression',
  tags: ['dark'],
  args: { dialog: { kind: 'delete', name } },
};
export const AttachDialogOpen: Story = {
  name: 'Dialogue de rattachement',
  args: {
    dialog: {
      kind: 'attach',
      applications: [
        { id: 1, label: 'Aide-soignante de nuit, EHPAD Les Glycines' },
        { id: 2, label: 'Auxiliaire de vie, Domicile et Vous' },
      ],
    },
  },
};
export const AttachDialogWithoutApplication: Story = {
  name: 'Rattachement sans candidature',
  args: { dialog: { kind: 'attach', applications: [] } },
};
export const ConsentShown: Story = {
  name: 'Accord demandé',
  args: {
    dialog: {
      kind: 'consent',
      destination: { kind: 'own', origin: 'http://localhost:11434', model: 'llama3.2' },
      request: rewordingRequest('letterParagraph', 'J’accompagne 32 résidents chaque nuit.'),
    },
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.getByRole('dialog')).toBeVisible());
  },
};
export const DetailsOpen: Story = {
  name: 'Précisions ouvertes',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Préciser l’offre/u }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Entreprise' })).toBeVisible());
  },
};
export const DownloadMenuOpen: Story = {
  name: 'Menu de téléchargement',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Télécharger' }));
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.getByRole('menuitem', { name: /Word/u })).toBeVisible());
  },
};
export const ParagraphBeingEdited: Story = {
  name: 'Paragraphe en cours de retouche',
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Modifier le paragraphe/u });
    if (first) await userEvent.click(first);
    await expect(canvas.getByRole('textbox', { name: /Vous\s:\sle poste/u })).toBeVisible();
  },
};

coverStates<LetterStatus>({
  noSource: NoSource,
  idle: Idle,
  generating: Generating,
  sample: Sample,
  ready: RegisterBalanced,
  failed: Failed,
});
coverStates<Register>({
  formal: RegisterFormal,
  measured: RegisterMeasured,
  balanced: RegisterBalanced,
  warm: RegisterWarm,
  enthusiastic: RegisterEnthusiastic,
});
coverStates<DownloadFormat>({
  docx: DownloadMenuOpen,
  pdf: DownloadMenuOpen,
  txt: DownloadMenuOpen,
});
coverStates<LetterKeeping>({
  kept: RegisterBalanced,
  refused: NotKept,
  deletedElsewhere: DeletedInAnotherTab,
});
coverStates<LetterListStatus>({
  ready: SeveralLetters,
  newer: LettersNewer,
  unavailable: StorageUnavailable,
  damaged: LettersDamaged,
});
coverStates<LetterDialogKind>({
  rename: RenameDialogOpen,
  delete: DeleteDialogOpen,
  attach: AttachDialogOpen,
  consent: ConsentShown,
  voiceNotice: VoiceNotice,
});
coverStates<DictationState['status']>({
  idle: NothingDictated,
  listening: Dictating,
  unsupported: SpeechUnsupported,
  failed: SpeechFailed,
});
