import { useId, useMemo } from 'react';

import { Heading } from '#/components/Heading/Heading';
import { Icon } from '#/components/Icon/Icon';
import { Check, Circle } from '#/components/Icon/iconPaths';
import { ProgressBar } from '#/components/ProgressBar/ProgressBar';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { ADDRESSES } from '#/copy/addresses';
import { profileStrength, STRENGTH_CRITERIA, STRENGTH_POINTS } from '#/domain/home/profileStrength';
import type { StrengthCriterion } from '#/domain/home/profileStrength';
import type { ProfileSection } from '#/domain/profile/profileSections';
import { profileCopy } from '#/pages/ProfilePage/ProfilePage.copy';
import { filledProfileOf } from '#/usecases/profile/profileDraft';
import type { ProfileDraft } from '#/usecases/profile/profileDraft';

import * as styles from '#/pages/ProfilePage/Strength.css';

const copy = profileCopy.strength;

/** Where each criterion is met; the CV has a screen of its own. */
const PLACES: Readonly<Record<StrengthCriterion, ProfileSection | null>> = {
  name: 'personal',
  contact: 'personal',
  cv: null,
  experience: 'experience',
  education: 'education',
  skills: 'skills',
  bio: 'personal',
};

type StrengthAsideProps = {
  readonly draft: ProfileDraft;
  readonly hasReadableCv: boolean;
  readonly onTabChange: (tab: ProfileSection) => void;
};

/** The sum that the dashboard shows, line by line, as the form stands; what is missing leads to its place. */
export const StrengthAside = ({ draft, hasReadableCv, onTabChange }: StrengthAsideProps) => {
  const id = useId();
  const { percent, met, next } = useMemo(
    () => profileStrength(filledProfileOf(draft), hasReadableCv),
    [draft, hasReadableCv],
  );
  const door = (criterion: StrengthCriterion) => {
    const place = PLACES[criterion];
    return place === null ? (
      <TextLink href={ADDRESSES.myCv}>{copy.criteria[criterion]}</TextLink>
    ) : (
      <button type="button" className={styles.door} onClick={() => onTabChange(place)}>
        {copy.criteria[criterion]}
      </button>
    );
  };
  return (
    <aside aria-labelledby={id} className={styles.aside}>
      <div className={styles.head}>
        <Heading level={2} size="m" id={id}>
          {copy.title}
        </Heading>
        <span className={styles.percent}>{copy.percent(percent)}</span>
      </div>
      <ProgressBar
        label={copy.title}
        percent={percent}
        valueText={copy.percent(percent)}
        wordsHidden
      />
      <Text size="s" tone="muted" className={styles.nextStep}>
        {next === null ? copy.complete : copy.next(copy.criteria[next], STRENGTH_POINTS[next])}
      </Text>
      <ul className={styles.criteria}>
        {STRENGTH_CRITERIA.map((criterion) => {
          const isMet = met.includes(criterion);
          return (
            <li key={criterion} className={styles.criterion} data-met={isMet}>
              <Icon icon={isMet ? Check : Circle} size="s" className={styles.mark} />
              <span>
                {isMet && <VisuallyHidden>{copy.met}</VisuallyHidden>}
                {isMet ? copy.criteria[criterion] : door(criterion)}
              </span>
              <span className={styles.points}>
                {copy.points(STRENGTH_POINTS[criterion], isMet)}
              </span>
            </li>
          );
        })}
      </ul>
    </aside>
  );
};
