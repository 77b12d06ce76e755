import { Badge } from '#/components/Badge/Badge';
import type { BadgeTone } from '#/components/Badge/Badge';
import type { ApplicationStatus } from '#/domain/applications/application';
import { STATUS_LABELS } from '#/domain/applications/statuses.fr';

const TONES: Readonly<Record<ApplicationStatus, BadgeTone>> = {
  sent: 'info',
  inReview: 'caution',
  interview: 'positive',
  rejected: 'neutral',
};

/** Where an application stands. */
export const StatusBadge = ({ status }: { readonly status: ApplicationStatus }) => (
  <Badge size="small" tone={TONES[status]}>
    {STATUS_LABELS[status]}
  </Badge>
);
