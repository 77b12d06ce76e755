import type { HeldJob } from '#/usecases/subject/subject';

/** A job that a screen stands on. */
export const nightJob: HeldJob = {
  title: 'Aide-soignant·e de nuit',
  company: 'Résidence Les Tilleuls',
  href: '/dashboard/dossier/1',
};

/** Jobs that were read before, as ways into the screen in view. */
export const recentJobs: readonly HeldJob[] = [
  { title: 'Infirmier·ère de nuit', company: 'Clinique des Trois Rives', href: '?dossier=3' },
  { title: 'Cariste', company: '', href: '?dossier=2' },
];
