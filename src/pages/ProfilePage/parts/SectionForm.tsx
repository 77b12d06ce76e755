import { useEffect, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';

import { checkSection } from '#/domain/profile/checkProfile';
import type { SectionProblems } from '#/domain/profile/checkProfile';
import type { ProfileSection } from '#/domain/profile/sections';
import { SectionFoot } from '#/pages/ProfilePage/parts/SectionFoot';
import { profileCopy } from '#/pages/ProfilePage/ProfilePage.copy';
import type { ProfileChange } from '#/usecases/profile/profileChange';
import { profileOf } from '#/usecases/profile/profileDraft';
import type { ProfileDraft } from '#/usecases/profile/profileDraft';

import * as styles from '#/pages/ProfilePage/ProfilePage.css';

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
