import type { Application } from '#/domain/applications/application';
import { postAndEmployer } from '#/domain/applications/statuses.fr';

/** Words of an interview in a calendar. */
export const interviewWords = {
  summary: (application: Application): string => `Entretien – ${postAndEmployer(application)}`,
  contact: 'Contact',
  offer: 'Offre',
} as const;
