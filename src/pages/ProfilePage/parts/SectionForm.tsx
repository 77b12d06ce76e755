import { useEffect, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Icon } from '#/components/Icon/Icon';
import { CircleAlert, CircleCheck, PencilLine } from '#/components/Icon/iconPaths';
import { checkSection } from '#/domain/profile/checkProfile';
import type { SectionProblems } from '#/domain/profile/checkProfile';
import type { ProfileSection } from '#/domain/profile/profileSections';
import { profileCopy } from '#/pages/ProfilePage/ProfilePage.copy';

import '#/pages/ProfilePage/SectionFoot.css';
import { cx } from '#/styles/cx';
import type { ProfileChange } from '#/usecases/profile/profileChange';
import { profileOf, unsavedSections } from '#/usecases/profile/profileDraft';
import type { ProfileDraft } from '#/usecases/profile/profileDraft';

import * as styles from '#/pages/ProfilePage/ProfilePage.css';

const copy = profileCopy.save;

type SectionFootProps = {
  readonly section: ProfileSection;
  readonly draft: ProfileDraft;
  /** How many fields are wrong, once a save was tried. */
  readonly problems: number;
  readonly onDiscard: () => void;
};

const Status = ({
  unsaved,
  problems,
  outcome,
}: {
  readonly unsaved: boolean;
  readonly problems: number;
  readonly outcome: string | undefined;
}) => {
  if (problems > 0)
    return (
      <span className={cx(styles.status, styles.statusInvalid)}>
        <Icon icon={CircleAlert} size="s" />
        {copy.invalid(problems)}
      </span>
    );
  if (unsaved)
    return (
      <span className={styles.status}>
        <Icon icon={PencilLine} size="s" />
        {copy.unsaved}
      </span>
    );
  if (outcome === 'saved')
    return (
      <span className={cx(styles.status, styles.statusSaved)}>
        <Icon icon={CircleCheck} size="s" />
        {copy.saved}
      </span>
    );
  return null;
};

/** Saves one section, gives its changes up, and says how it stands. */
const SectionFoot = ({ section, draft, problems, onDiscard }: SectionFootProps) => {
  const unsaved = unsavedSections(draft).includes(section);
  const outcome = draft.outcomes[section];
  return (
    <div className={styles.foot}>
      {draft.changedElsewhere.includes(section) && (
        <Callout
          tone="caution"
          announced
          title={copy.elsewhere.title}
          actions={
            <Button size="small" onClick={onDiscard}>
              {copy.elsewhere.take}
            </Button>
          }
        >
          {copy.elsewhere.text}
        </Callout>
      )}
      {outcome === 'notSaved' && (
        <Callout tone="critical" announced title={copy.failed.title}>
          {copy.failed.text}
        </Callout>
      )}
      <div className={styles.footLine}>
        <Button type="submit" variant="primary">
          {copy.save}
        </Button>
        {unsaved && (
          <Button variant="quiet" onClick={onDiscard}>
            {copy.discard}
          </Button>
        )}
        <output>
          <Status unsaved={unsaved} problems={problems} outcome={outcome} />
        </output>
      </div>
    </div>
  );
};

/** What every section of the form needs. */
export type SectionProps = {
  readonly draft: ProfileDraft;
  readonly onChange: (change: ProfileChange) => void;
  readonly onSave: (section: ProfileSection) => void;
};

type SectionFormProps = SectionProps & {
  readonly section: ProfileSection;
  readonly children: (problems: SectionProblems) => ReactNode;
};

const NO_PROBLEM: SectionProblems = new Map();

/** One section, saved on its own. A save that is refused brings the focus to the first field that is wrong. */
export const SectionForm = ({ section, draft, onChange, onSave, children }: SectionFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const tried = useRef(false);
  const checked = draft.checked.includes(section);
  const problems = checked ? checkSection(profileOf(draft), section) : NO_PROBLEM;

  useEffect(() => {
    if (!tried.current) return;
    tried.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    tried.current = true;
    onSave(section);
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={profileCopy.sections[section]}
      className={styles.section}
    >
      <div className={styles.sheet}>{children(problems)}</div>
      <SectionFoot
        section={section}
        draft={draft}
        problems={problems.size}
        onDiscard={() => onChange({ type: 'discarded', section })}
      />
    </form>
  );
};
