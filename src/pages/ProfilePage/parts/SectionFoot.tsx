import { CircleAlert, CircleCheck, PencilLine } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Icon } from '#/components/Icon/Icon';
import type { ProfileSection } from '#/domain/profile/sections';
import { profileCopy } from '#/pages/ProfilePage/ProfilePage.copy';
import { cx } from '#/styles/cx';
import { unsavedSections } from '#/usecases/profile/profileDraft';
import type { ProfileDraft } from '#/usecases/profile/profileDraft';

import * as styles from '#/pages/ProfilePage/ProfilePage.css';
import '#/pages/ProfilePage/SectionFoot.css';

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
export const SectionFoot = ({ section, draft, problems, onDiscard }: SectionFootProps) => {
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
