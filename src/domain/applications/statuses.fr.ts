import type { Application, ApplicationStatus } from '#/domain/applications/application';

/** Statuses as displayed: specification, section 4. */
export const STATUS_LABELS: Readonly<Record<ApplicationStatus, string>> = {
  sent: 'Envoyée',
  inReview: "En cours d'examen",
  interview: 'Entretien planifié',
  rejected: 'Refusée',
};

/** Stands in an application for the employer that its offer does not name. */
export const UNNAMED_EMPLOYER = 'Employeur non précisé';

/** The employer as a sentence may name it; empty where none is known. */
export const employerOf = ({ company }: Pick<Application, 'company'>): string =>
  company.trim() === UNNAMED_EMPLOYER ? '' : company.trim();

/** The post and its employer, where one is known: `Cariste, Ateliers Kerdran`. */
export const postAndEmployer = (application: Pick<Application, 'title' | 'company'>): string =>
  [application.title, employerOf(application)].filter((part) => part !== '').join(', ');
