import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

import { correctCv } from '#/domain/cv/corrections';
import type { ReadingProblem } from '#/domain/cv/TextExtractor';
import { MyCvPage } from '#/pages/MyCvPage/MyCvPage';
import type { CvPictureKind, MyCvStatus } from '#/pages/MyCvPage/MyCvPage.state';
import { tellReading } from '#/pages/MyCvPage/tellReading';
import type { PageDrawingStatus } from '#/usecases/cv/pageDrawings';
import { apart } from '#stories/support/apart';
import { asScreen } from '#stories/support/asScreen';
import { coverStates } from '#stories/support/coverStates';
import {
  drawn,
  drawnPage,
  fileName,
  myCvArgs,
  pages,
  read,
  withDoubts,
  withoutName,
  withRefusals,
} from '#stories/support/screens/myCv';
import { aReadCv } from '#tests/support/builders/aReadCv';

const meta = {
  title: 'Pages/Mon CV',
  component: MyCvPage,
  decorators: [asScreen],
  args: myCvArgs,
} satisfies Meta<typeof MyCvPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vide', tags: ['dark'], args: { state: { status: 'empty' } } };
export const DraggingOver: Story = {
  name: 'Fichier au-dessus',
  args: { state: { status: 'empty' }, atFirst: { dragging: true } },
};
export const Reading: Story = {
  name: 'Lecture en cours',
  args: {
    state: { status: 'reading', fileName, progress: { step: 'extracting', progress: 0.5 } },
  },
};
/** It is kept on the device and comes back; what is known of it already is said. */
export const Awaited: Story = {
  name: 'Attendu, gardé sur l’appareil',
  tags: ['dark', 'phone'],
  args: { state: { status: 'awaited', fileName, told: tellReading(aReadCv()) } },
};
export const ReadOneColumn: Story = { name: 'Lu, une colonne', tags: ['dark'] };
export const ReadTwoColumns: Story = {
  name: 'Lu, deux colonnes',
  args: { state: read(aReadCv({ columns: 2, textBoxes: true })) },
};
export const ReadWithDoubts: Story = {
  name: 'Lu, avec des doutes',
  tags: ['dark'],
  args: { state: read(withDoubts(aReadCv()), { fileName: 'mon cv.docx' }) },
};
/** The CV tells no name: the person is asked for it. */
export const NameAsked: Story = {
  name: 'Nom demandé',
  tags: ['phone'],
  args: { state: read(withoutName(aReadCv())) },
};
export const NothingRecognised: Story = {
  name: 'Rien de reconnu',
  args: {
    state: read(aReadCv({}, 'Quelques lignes sans rien.'), { fileName: 'note.docx' }),
  },
};
export const CorrectingAField: Story = {
  name: 'Correction d’un champ',
  args: { atFirst: { editing: 'phone' } },
};
export const CorrectingDates: Story = {
  name: 'Correction de dates',
  tags: ['dark'],
  args: { atFirst: { editing: 'experience-1' } },
};
export const EntryAddedByHand: Story = {
  name: 'Rubrique ajoutée à la main',
  args: {
    state: read(
      correctCv(aReadCv(), {
        target: 'newEntry',
        list: 'experiences',
        id: 'ajout-1',
        value: 'Agente de service hospitalier',
      }),
    ),
  },
};
export const PageDrawn: Story = {
  name: 'Page dessinée',
  tags: ['dark'],
  args: { state: read(drawn, { picture: drawnPage }) },
};
export const PageBeingDrawn: Story = {
  name: 'Page en cours de dessin',
  args: { state: read(drawn, { picture: pages({ status: 'waiting' }) }) },
};
/** The words stand where the page has them. */
export const PageNotDrawn: Story = {
  name: 'Page non dessinée',
  args: { state: read(drawn, { picture: pages({ status: 'failed' }) }) },
};
/** Its place on the page is lit while a field is pointed at. */
export const FieldLit: Story = {
  name: 'Champ éclairé sur la page',
  tags: ['dark'],
  args: {
    state: read(drawn, { picture: drawnPage }),
    atFirst: { lit: 'experience-1' },
  },
};
export const SkillsRefused: Story = {
  name: 'Lectures écartées',
  tags: ['dark', 'phone'],
  args: { state: withRefusals(drawn) },
};
export const FoldedSkillsOpen: Story = {
  name: 'Compétences repliées ouvertes',
  args: { state: read(withDoubts(aReadCv())), atFirst: { skillsUnfolded: true } },
};
/** On a phone the page comes up over the fields. */
export const PageOverTheFields: Story = {
  name: 'Page par-dessus les champs',
  tags: ['phone', 'dark'],
  parameters: apart,
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    state: read(drawn, { picture: drawnPage }),
    atFirst: { pageOpen: true, lit: 'headline' },
  },
};

/** On small screens the text of the CV comes up over the page. */
export const TextOfTheCvOpen: Story = {
  name: 'Texte du CV ouvert',
  tags: ['phone'],
  parameters: apart,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const button = canvas.queryByRole('button', { name: /Voir où\s: E-mail/u });
    if (button) await userEvent.click(button);
  },
};
export const KeptOnTheDevice: Story = { name: 'Gardé sur l’appareil', args: { kept: true } };

const unreadable = (problem: ReadingProblem, name: string): Story => ({
  args: { state: { status: 'unreadable', fileName: name, problem } },
});
export const UnreadableEmpty: Story = {
  ...unreadable('empty', 'cv.pdf'),
  name: 'Illisible\u00a0: vide',
};
export const UnreadableUnsupported: Story = {
  ...unreadable('unsupported', 'photo-renommee.pdf'),
  name: 'Illisible\u00a0: format inconnu',
};
export const UnreadableEncrypted: Story = {
  ...unreadable('encrypted', 'cv-protege.pdf'),
  name: 'Illisible\u00a0: protégé',
};
export const UnreadableScanned: Story = {
  ...unreadable('scanned', 'scan-2024-03-11.pdf'),
  name: 'Illisible\u00a0: scanné',
};
export const UnreadableFonts: Story = {
  ...unreadable('undecodable', 'cv-graphique.pdf'),
  name: 'Illisible\u00a0: polices indéchiffrables',
};
export const UnreadableDamaged: Story = {
  ...unreadable('damaged', 'cv (1).docx'),
  name: 'Illisible\u00a0: abîmé',
};
export const UnreadableTooLarge: Story = {
  ...unreadable('tooLarge', 'portfolio-complet.pdf'),
  name: 'Illisible\u00a0: trop gros',
};
export const UnreadableTooLong: Story = {
  ...unreadable('tooLong', 'memoire-de-master.pdf'),
  name: 'Illisible\u00a0: trop long',
};
export const UnreadableTimeout: Story = {
  ...unreadable('timeout', 'cv-vectoriel.pdf'),
  name: 'Illisible\u00a0: délai dépassé',
};
export const UnreadableNotLoaded: Story = {
  ...unreadable('notLoaded', 'cv.pdf'),
  name: 'Illisible\u00a0: lecteur non chargé',
};

/** Another file was given in its place and could not be read: the CV that was there stays. */
export const UnreadableFileRefused: Story = {
  name: 'Fichier illisible refusé, CV gardé',
  tags: ['dark', 'phone'],
  args: {
    state: read(aReadCv(), { refused: { fileName: 'cv (1).docx', problem: 'damaged' } }),
  },
};

coverStates<MyCvStatus>({
  empty: Empty,
  awaited: Awaited,
  reading: Reading,
  read: ReadOneColumn,
  unreadable: UnreadableScanned,
});
coverStates<ReadingProblem>({
  empty: UnreadableEmpty,
  unsupported: UnreadableUnsupported,
  encrypted: UnreadableEncrypted,
  scanned: UnreadableScanned,
  undecodable: UnreadableFonts,
  damaged: UnreadableDamaged,
  tooLarge: UnreadableTooLarge,
  tooLong: UnreadableTooLong,
  timeout: UnreadableTimeout,
  notLoaded: UnreadableNotLoaded,
});
coverStates<CvPictureKind>({ pages: PageDrawn, text: ReadOneColumn });
coverStates<PageDrawingStatus>({
  waiting: PageBeingDrawn,
  drawn: PageDrawn,
  failed: PageNotDrawn,
});
