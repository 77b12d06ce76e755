import { Suspense, useEffect } from 'react';

import { lazyComponent } from '#/components/loading/lazyComponent';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import type { LetterForm as Form } from '#/domain/letters/letterDraft';
import { letterCopy as copy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';
import type {
  LetterActions,
  LetterDialog,
  LetterDialogActions,
  LetterFormActions,
  LetterList,
  LetterListActions,
  LetterSources,
  LetterState,
  ParagraphRewording,
} from '#/pages/CoverLetterPage/CoverLetterPage.state';
import { LetterForm } from '#/pages/CoverLetterPage/parts/LetterForm';
import { LetterListView } from '#/pages/CoverLetterPage/parts/LetterListView';
import { LetterResult } from '#/pages/CoverLetterPage/parts/LetterResult';
import type { HeldJob } from '#/usecases/subject/subject';

import * as styles from '#/pages/CoverLetterPage/CoverLetterPage.css';

const LetterDialogs = lazyComponent(
  async () => (await import('#/pages/CoverLetterPage/parts/LetterDialogs')).LetterDialogs,
);

type CoverLetterPageProps = {
  readonly state: LetterState;
  readonly form: Form;
  /** The job that the address names, while its advertisement is the text; null for what is typed. */
  readonly inHand?: HeldJob | null;
  /** Jobs whose advertisement need not be pasted again. */
  readonly recentJobs?: readonly HeldJob[];
  readonly sources: LetterSources;
  readonly list: LetterList;
  readonly dialog: LetterDialog | null;
  readonly formActions: LetterFormActions;
  readonly letterActions: LetterActions;
  readonly listActions: LetterListActions;
  readonly dialogActions: LetterDialogActions;
  /** Null where no model is connected. */
  readonly rewording?: ParagraphRewording | null;
  /** The sources of the main paragraph are shown at first. */
  readonly evidenceOpen?: boolean;
};

/** Lettre de motivation: an offer and a background go in, a letter whose every statement has a source comes out. */
export const CoverLetterPage = ({
  state,
  form,
  inHand = null,
  recentJobs = [],
  sources,
  list,
  dialog,
  formActions,
  letterActions,
  listActions,
  dialogActions,
  rewording = null,
  evidenceOpen = false,
}: CoverLetterPageProps) => {
  // Ahead of the first dialog: it then opens at once.
  useEffect(() => LetterDialogs.prepare(), []);
  return (
    <div className={styles.page}>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      <div className={styles.columns}>
        <div className={styles.making}>
          <LetterForm
            form={form}
            inHand={inHand}
            recentJobs={recentJobs}
            sources={sources}
            status={state.status}
            actions={formActions}
          />
        </div>
        <div className={styles.result}>
          <LetterResult
            state={state}
            actions={letterActions}
            onGenerate={formActions.onGenerate}
            rewording={rewording}
            evidenceOpen={evidenceOpen}
          />
        </div>
        <div className={styles.keeping}>
          <LetterListView list={list} actions={listActions} />
        </div>
      </div>
      {dialog && (
        <Suspense>
          <LetterDialogs dialog={dialog} actions={dialogActions} />
        </Suspense>
      )}
    </div>
  );
};
