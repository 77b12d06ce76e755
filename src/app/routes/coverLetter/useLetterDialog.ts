import { useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { labelOf } from '#/app/routes/coverLetter/letterState';
import type { Application } from '#/domain/applications/application';
import type { LetterContent, SavedLetter } from '#/domain/letters/letterDraft';
import { withLetter, withoutLetter } from '#/domain/letters/letterDraft';
import { letterText } from '#/domain/letters/letterText.fr';
import type {
  LetterDialog,
  LetterDialogActions,
} from '#/pages/CoverLetterPage/CoverLetterPage.state';
import { saveApplications } from '#/usecases/applications/saveApplications';
import { lettersToasts } from '#/usecases/letters/letters.copy';
import type { LetterSession } from '#/usecases/letters/letterSession';
import { saveLetters } from '#/usecases/letters/saveLetters';

/** What is asked of the user, and about which letter. */
type Asked = { readonly dialog: LetterDialog; readonly id: number };

type Tools = {
  readonly session: LetterSession;
  readonly letters: readonly SavedLetter[];
  readonly applications: readonly Application[];
  /** The letter on the table; null for none. */
  readonly open: { readonly id: number; readonly content: LetterContent } | null;
};

type LetterDialogs = {
  readonly dialog: LetterDialog | null;
  readonly actions: Omit<LetterDialogActions, 'onSend' | 'onVoice'>;
  readonly askRename: (id: number) => void;
  readonly askDelete: (id: number) => void;
  readonly askAttach: () => void;
};

/** The dialogs of Lettre de motivation. A dialog stays open where nothing could be kept. */
export const useLetterDialog = ({ session, letters, applications, open }: Tools): LetterDialogs => {
  const services = useServices();
  const { notify } = services;
  const [asked, setAsked] = useState<Asked | null>(null);

  const about = (id: number, ask: (letter: SavedLetter) => LetterDialog): void => {
    const letter = letters.find((one) => one.id === id);
    if (letter) setAsked({ id, dialog: ask(letter) });
  };
  const rename = (name: string): void => {
    const letter = letters.find((one) => one.id === asked?.id);
    if (!letter || !saveLetters(services, (all) => withLetter(all, { ...letter, name }))) return;
    if (open?.id === letter.id) session.label({ name });
    notify({ tone: 'success', ...lettersToasts.renamed });
    setAsked(null);
  };
  const remove = (): void => {
    const id = asked?.id ?? -1;
    if (!saveLetters(services, (all) => withoutLetter(all, id))) return;
    if (open?.id === id) session.startAnew();
    notify({ tone: 'success', ...lettersToasts.deleted });
    setAsked(null);
  };
  const attach = (applicationId: number): void => {
    const application = applications.find(({ id }) => id === applicationId);
    if (open === null || application === undefined) return;
    const stored = saveApplications(services, (all) =>
      all.map((one) =>
        one.id === applicationId ? { ...one, letter: letterText(open.content) } : one,
      ),
    );
    if (!stored) return;
    session.label({ applicationId });
    notify({
      tone: 'success',
      title: lettersToasts.attached.title,
      text: lettersToasts.attached.text(labelOf(application)),
    });
    setAsked(null);
  };

  return {
    dialog: asked?.dialog ?? null,
    actions: {
      onRename: rename,
      onDelete: remove,
      onAttachTo: attach,
      onCancel: () => setAsked(null),
    },
    askRename: (id) => about(id, ({ name }) => ({ kind: 'rename', name })),
    askDelete: (id) => about(id, ({ name }) => ({ kind: 'delete', name })),
    askAttach: () =>
      setAsked({
        id: open?.id ?? -1,
        dialog: {
          kind: 'attach',
          applications: applications.map((one) => ({ id: one.id, label: labelOf(one) })),
        },
      }),
  };
};
