import { useState } from 'react';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';

import { EMPTY_FORM, paragraphText, rewritten } from '#/domain/letters/letterDraft';
import type { LetterContent, LetterForm } from '#/domain/letters/letterDraft';
import { lintLetter } from '#/domain/letters/lint/lintLetter';
import { NO_CONTEXT } from '#/domain/letters/lint/wholeLetter';
import { countWords } from '#/domain/shared/text';
import { CoverLetterPage } from '#/pages/CoverLetterPage/CoverLetterPage';
import type { LetterState, OpenLetter } from '#/pages/CoverLetterPage/CoverLetterPage.state';
import { aLetter, CARE_OFFER } from '#tests/support/builders/aLetter';

type Args = ComponentProps<typeof CoverLetterPage>;

/** A letter on the table, read again by the linter as in the application. */
export const editedLetter = (
  content: LetterContent,
  over: Partial<OpenLetter> = {},
): LetterState => ({
  status: 'ready',
  letter: {
    name: 'Aide-soignante de nuit – EHPAD Les Glycines',
    content,
    findings: lintLetter(content, {
      ...NO_CONTEXT,
      offerText: CARE_OFFER,
      agreement: 'feminine',
      otherCompanies: ['Clinique Sainte-Aurore'],
    }),
    words: content.paragraphs.reduce((sum, one) => sum + countWords(paragraphText(one)), 0),
    canUndo: false,
    canRedo: false,
    keeping: 'kept',
    attachedTo: null,
    ...over,
  },
});

const filledForm: LetterForm = {
  ...EMPTY_FORM,
  offerText: CARE_OFFER,
  keyPoints: 'Disponible dès le 4 janvier, y compris un week-end sur deux',
};

/** Nothing to write from. */
export const nobody = { profile: false, sample: true, agreement: 'neutral', cv: null } as const;
export const noLetters = { status: 'ready', letters: [], unreadable: 0 } as const;
/** Whoever has neither a profile, nor a CV, nor a letter. */
export const newcomer = { sources: nobody, list: noLetters };

/** The quiet, complete screen, its callbacks spied on. */
export const letterArgs: Args = {
  state: editedLetter(aLetter()),
  form: filledForm,
  sources: {
    profile: false,
    sample: true,
    agreement: 'feminine',
    cv: { fileName: 'CV Awa Diallo-Perrin.pdf', reading: 'done' },
  },
  list: {
    status: 'ready',
    unreadable: 0,
    letters: [
      {
        id: 1,
        name: 'Aide-soignante de nuit – EHPAD Les Glycines',
        changedAt: new Date('2026-11-21T09:42:00.000Z'),
        attachedTo: null,
        open: true,
      },
    ],
  },
  dialog: null,
  formActions: { onChange: fn(), onGenerate: fn(), onDictate: fn() },
  letterActions: {
    onRegenerate: fn(),
    onRegenerateParagraph: fn(),
    onRewrite: fn(),
    onFrame: fn(),
    onFix: fn(),
    onUndo: fn(),
    onRedo: fn(),
    onCopy: fn(),
    onDownload: fn(),
    onDownloadSample: fn(),
    onPrint: fn(),
    onAttach: fn(),
  },
  listActions: {
    onNew: fn(),
    onOpen: fn(),
    onDuplicate: fn(),
    onAskRename: fn(),
    onAskDelete: fn(),
  },
  dialogActions: {
    onRename: fn(),
    onDelete: fn(),
    onAttachTo: fn(),
    onSend: fn(),
    onVoice: fn(),
    onCancel: fn(),
  },
};

/** The screen with its form kept by the story, callbacks told as usual. */
export const ControlledLetter = (args: Args) => {
  const [form, setForm] = useState(args.form);
  const onChange = (change: Partial<LetterForm>): void => {
    setForm((current) => ({ ...current, ...change }));
    args.formActions.onChange(change);
  };
  return <CoverLetterPage {...args} form={form} formActions={{ ...args.formActions, onChange }} />;
};

/** With every kind of fault that the linter tells. */
export const faultyLetter = rewritten(
  rewritten(
    aLetter(),
    'you',
    "Suite à votre annonce paru sur internet, je me permet de vous écrire.  Je suis dynamique et motivée, et l'équipe de la Clinique Sainte-Aurore me plaît ! Vraiment !",
  ),
  'closing',
  'Je vous pris d’agréer, Monsieur, mes salutations distinguées. [à compléter]',
);
