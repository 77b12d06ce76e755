import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

import { correctCv } from '#/domain/cv/corrections';
import type { ReadingProblem } from '#/domain/cv/TextExtractor';
import { MyCvPage } from '#/pages/MyCvPage/MyCvPage';
import type { CvPictureKind, MyCvStatus } from '#/pages/MyCvPage/MyCvPage.state';
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

export const Empty: Story = { tags: ['dark'], args: { state: { status: 'empty' } } };
export const DraggingOver: Story = {
  args: { state: { status: 'empty' }, atFirst: { dragging: true } },
};
export const Reading: Story = {
  args: {
    state: { status: 'reading', fileName, progress: { step: 'extracting', progress: 0.5 } },
  },
};
export const ReadOneColumn: Story = { tags: ['dark'] };
export const ReadTwoColumns: Story = {
  args: { state: read(aReadCv({ columns: 2, textBoxes: true })) },
};
export const ReadWithDoubts: Story = {
  tags: ['dark'],
  args: { state: read(withDoubts(aReadCv()), { fileName: 'mon cv.docx' }) },
};
export const NothingRecognised: Story = {
  args: {
    state: read(aReadCv({}, 'Quelques lignes sans rien.'), { fileName: 'note.docx' }),
  },
};
export const CorrectingAField: Story = { args: { atFirst: { editing: 'phone' } } };
export const CorrectingDates: Story = {
  tags: ['dark'],
  args: { atFirst: { editing: 'experience-1' } },
};
export const EntryAddedByHand: Story = {
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
  tags: ['dark'],
  args: { state: read(drawn, { picture: drawnPage }) },
};
export const PageBeingDrawn: Story = {
  args: { state: read(drawn, { picture: pages({ status: 'waiting' }) }) },
};
/** The words stand where the page has them. */
export const PageNotDrawn: Story = {
  args: { state: read(drawn, { picture: pages({ status: 'failed' }) }) },
};
/** Its place on the page is lit while a field is pointed at. */
export const FieldLit: Story = {
  tags: ['dark'],
  args: {
    state: read(drawn, { picture: drawnPage }),
    atFirst: { lit: 'experience-1' },
  },
};
export const SkillsRefused: Story = {
  tags: ['dark', 'phone'],
  args: { state: withRefusals(drawn) },
};
export const FoldedSkillsOpen: Story = {
  args: { state: read(withDoubts(aReadCv())), atFirst: { skillsUnfolded: true } },
};
/** On a phone the page comes up over the fields. */
export const PageOverTheFields: Story = {
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
  tags: ['phone'],
  parameters: apart,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const button = canvas.queryByRole('button', { name: /Voir où\s: E-mail/u });
    if (button) await userEvent.click(button);
  },
};
export const KeptOnTheDevice: Story = { args: { kept: true } };

const unreadable = (problem: ReadingProblem, name: string): Story => ({
  args: { state: { status: 'unreadable', fileName: name, problem } },
});
export const UnreadableEmpty: Story = unreadable('empty', 'cv.pdf');
export const UnreadableUnsupported: Story = unreadable('unsupported', 'photo-renommee.pdf');
export const UnreadableEncrypted: Story = unreadable('encrypted', 'cv-protege.pdf');
export const UnreadableScanned: Story = unreadable('scanned', 'scan-2024-03-11.pdf');
export const UnreadableFonts: Story = unreadable('undecodable', 'cv-graphique.pdf');
export const UnreadableDamaged: Story = unreadable('damaged', 'cv (1).docx');
export const UnreadableTooLarge: Story = unreadable('tooLarge', 'portfolio-complet.pdf');
export const UnreadableTooLong: Story = unreadable('tooLong', 'memoire-de-master.pdf');
export const UnreadableTimeout: Story = unreadable('timeout', 'cv-vectoriel.pdf');
export const UnreadableNotLoaded: Story = unreadable('notLoaded', 'cv.pdf');

/** Another file was given in its place and could not be read: the CV that was there stays. */
export const UnreadableFileRefused: Story = {
  tags: ['dark', 'phone'],
  args: {
    state: read(aReadCv(), { refused: { fileName: 'cv (1).docx', problem: 'damaged' } }),
  },
};

coverStates<MyCvStatus>({
  empty: Empty,
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
