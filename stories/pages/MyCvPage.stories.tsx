import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { correctCv } from '#/domain/cv/corrections';
import type { Cv, Read } from '#/domain/cv/cv';
import type { ReadingProblem } from '#/domain/cv/TextExtractor';
import { MyCvPage } from '#/pages/MyCvPage/MyCvPage';
import type { MyCvState, MyCvStatus } from '#/pages/MyCvPage/MyCvPage.state';
import { apart } from '#stories/support/apart';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { aReadCv } from '#tests/support/builders/aReadCv';

const fileName = 'CV Awa Diallo-Perrin.pdf';

type ReadState = Extract<MyCvState, { status: 'read' }>;

const read = (cv: Cv, changes: Partial<ReadState> = {}): ReadState => ({
  status: 'read',
  fileName,
  cv,
  corrections: [],
  refused: null,
  ...changes,
});

const meta = {
  title: 'Pages/Mon CV',
  component: MyCvPage,
  decorators: [asScreen],
  args: {
    state: read(aReadCv()),
    kept: false,
    onKeptChange: fn(),
    onFile: fn(),
    onDelete: fn(),
    onCancel: fn(),
    onRefusalSeen: fn(),
    onPaste: fn(),
    onCorrect: fn(),
    onTakeBack: fn(),
    onFillProfile: fn(),
  },
} satisfies Meta<typeof MyCvPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const doubt = <T,>(field: Read<T> | null): Read<T> | null =>
  field && { ...field, confidence: 'doubtful' };

/** The same reading, less sure of its title, of one employer and its dates, and of two skills. */
const withDoubts = (cv: Cv): Cv => ({
  ...cv,
  headline: doubt(cv.headline),
  experiences: cv.experiences.map((entry, rank) =>
    rank === 1 ? { ...entry, company: doubt(entry.company), start: doubt(entry.start) } : entry,
  ),
  skills: cv.skills.map((skill, rank) => (rank < 2 ? { ...skill, confidence: 'doubtful' } : skill)),
});

export const Empty: Story = { tags: ['dark'], args: { state: { status: 'empty' } } };
export const DraggingOver: Story = { args: { state: { status: 'empty' }, dragging: true } };
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
export const CorrectingAField: Story = { args: { editing: 'phone' } };
export const CorrectingDates: Story = { tags: ['dark'], args: { editing: 'experience-1' } };
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

export const CorrectingCallsBack: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Corriger\s: Ville/u }));
    const field = canvas.getByRole('textbox', { name: 'Ville' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Rezé{Enter}');
    await expect(args.onCorrect).toHaveBeenCalledWith({
      target: 'person',
      field: 'city',
      value: 'Rezé',
    });
  },
};

export const AFieldShowsWhereItWasRead: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Voir où\s: E-mail/u }));
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('awa.diallo@example.org');
  },
};

export const ChoosingAFileCallsBack: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  args: { state: { status: 'empty' } },
  play: async ({ args, canvas }) => {
    const file = new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText('Choisir un fichier'), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};

export const PastingTheTextCallsBack: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  args: { state: { status: 'unreadable', fileName: 'scan.pdf', problem: 'scanned' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coller le texte de mon CV' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Awa Diallo-Perrin');
    await userEvent.click(canvas.getByRole('button', { name: 'Lire ce texte' }));
    await expect(args.onPaste).toHaveBeenCalledWith('Awa Diallo-Perrin');
  },
};

export const CorrectingDatesCallsBack: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Aide-soignante de nuit/u }));
    await userEvent.click(canvas.getByRole('button', { name: /Corriger\s: Dates/u }));
    const start = canvas.getByRole('textbox', { name: 'Début' });
    await expect(start).toHaveFocus();
    await userEvent.clear(start);
    await userEvent.type(start, 'mars 21{Enter}');
    await expect(args.onCorrect).not.toHaveBeenCalled();
    await expect(start).toBeInvalid();
    await userEvent.clear(start);
    await userEvent.type(start, '04/2020');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'J’y travaille encore' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Fin' }), '2019{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Fin' })).toBeInvalid();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Fin' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Fin' }), '2022{Enter}');
    await expect(args.onCorrect).toHaveBeenCalledWith({
      target: 'period',
      id: 'experience-1',
      start: { year: 2020, month: 4 },
      end: { year: 2022, month: null },
    });
    await expect(canvas.getByRole('button', { name: /Corriger\s: Dates/u })).toHaveFocus();
  },
};

export const ConfirmingADoubtCallsBack: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  args: { state: read(withDoubts(aReadCv())) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /C’est juste\s: Employeur/u }));
    await expect(args.onCorrect).toHaveBeenCalledWith({
      target: 'experience',
      id: 'experience-2',
      field: 'company',
      value: 'Centre hospitalier de Saint-Nazaire',
    });
  },
};

export const AddingAnExperienceCallsBack: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter une expérience' }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: /Ajouter une expérience/u }),
      'Agente de service{Enter}',
    );
    await expect(args.onCorrect).toHaveBeenCalledWith({
      target: 'newEntry',
      list: 'experiences',
      id: 'ajout-1',
      value: 'Agente de service',
    });
  },
};

export const ASkillShowsWhereItWasRead: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Voir où\s: Netsoins/u }));
    const shown = [...canvasElement.ownerDocument.querySelectorAll('mark')];
    await expect(shown.some((mark) => /Netsoins/u.test(mark.textContent))).toBe(true);
  },
};

export const AddingASkillCallsBack: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter une compétence' }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Ajouter une compétence' }),
      'Gériatrie{Enter}',
    );
    await expect(args.onCorrect).toHaveBeenCalledWith({
      target: 'skill',
      action: 'add',
      label: 'Gériatrie',
    });
  },
};

/** The screen with its own reading, so that what is corrected changes it. */
const Corrected = (props: ComponentProps<typeof MyCvPage>) => {
  const [cv, setCv] = useState(aReadCv());
  return (
    <MyCvPage
      {...props}
      state={read(cv)}
      onCorrect={(correction) => setCv((before) => correctCv(before, correction))}
    />
  );
};

export const TheFocusStaysWhereASkillWas: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  render: (args) => <Corrected {...args} />,
  play: async ({ canvas }) => {
    const [first, second] = aReadCv().skills.map(({ label }) => label);
    const removal = await canvas.findByRole('button', {
      name: new RegExp(`^Retirer\\s: ${first}$`, 'u'),
    });
    removal.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(removal).not.toBeInTheDocument());
    await expect(document.activeElement?.closest('li')).toHaveTextContent(String(second));
  },
};

export const EscapePutsAFieldAway: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter une compétence' }));
    await userEvent.keyboard('Gériatrie{Escape}');
    await expect(canvas.getByRole('button', { name: 'Ajouter une compétence' })).toHaveFocus();
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
