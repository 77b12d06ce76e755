import { Icon } from '#/components/Icon/Icon';
import { CircleCheck, CircleDashed, CircleDot } from '#/components/Icon/iconPaths';
import type { IconPath } from '#/components/Icon/iconPaths';
import type { RowAnswer } from '#/domain/matching/report';
import { offerCardCompatibleCopy as copy } from '#/modules/OfferCardCompatible/OfferCardCompatible.copy';
import type { CompatibilityReason } from '#/usecases/ranking/rankedCard';

import * as styles from '#/modules/OfferCardCompatible/OfferCardCompatible.css';

const ICONS: Readonly<Record<RowAnswer, IconPath>> = {
  held: CircleCheck,
  partly: CircleDot,
  missing: CircleDashed,
};

/** What counts the most in a score; nothing where it is not known. */
export const Reasons = ({ reasons }: { readonly reasons: readonly CompatibilityReason[] }) =>
  reasons.length > 0 && (
    <ul className={styles.reasons} aria-label={copy.reasons}>
      {reasons.map(({ label, answer }) => (
        <li key={label} className={styles.reason}>
          <Icon
            icon={ICONS[answer]}
            size="s"
            label={copy[answer]}
            className={styles.answers[answer]}
          />
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
