import type { Application } from '#/domain/applications/application';
import { postAndEmployer } from '#/domain/applications/statuses.fr';

/** Words of a follow-up in a calendar. */
export const calendarWords = {
  summary: (application: Application): string => `Relancer – ${postAndEmployer(application)}`,
  sent: (day: string): string => `Candidature envoyée le ${day}`,
  contact: 'Contact',
  offer: 'Offre',
} as const;
