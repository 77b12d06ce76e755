import type { ApplicationStatus } from '#/domain/applications/application';

/** Statuses as displayed: specification, section 4. */
export const STATUS_LABELS: Readonly<Record<ApplicationStatus, string>> = {
  sent: 'Envoyée',
  inReview: "En cours d'examen",
  interview: 'Entretien planifié',
  rejected: 'Refusée',
};
