import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';

import * as styles from '#/components/Skeleton/Skeleton.css';

export type SkeletonKind = 'line' | 'title' | 'block' | 'round';

type SkeletonProps = {
  /** What is coming, announced once; leave out for the second and next shapes of one wait. */
  readonly label?: string | undefined;
  /** `line` for text, `block` for a card, `round` for a portrait. */
  readonly kind?: SkeletonKind;
  /** How many, one under the other. */
  readonly count?: number;
};

/** The shape of what is coming, in its place. */
export const Skeleton = ({ label, kind = 'line', count = 1 }: SkeletonProps) => (
  <div
    data-waiting
    className={styles.root}
    {...(label ? { role: 'status' } : { 'aria-hidden': true })}
  >
    {label && <VisuallyHidden>{label}</VisuallyHidden>}
    {Array.from({ length: count }, (_, index) => (
      <span
        key={index}
        aria-hidden
        className={styles.shape({
          kind,
          last: kind === 'line' && count > 1 && index === count - 1,
        })}
      />
    ))}
  </div>
);
