import { formatLongDate } from '#/copy/format';
import type { StrengthCriterion } from '#/domain/home/profileStrength';
import type { Activity } from '#/domain/home/recentActivity';
import type { SAMPLE_ACTIVITIES } from '#/pages/HomePage/HomePage.state';

const next: Record<StrengthCriterion, string> = {
  name: 'Ajoutez votre prénom et votre nom.',
  contact: 'Ajoutez votre e-mail et votre téléphone.',
  cv: 'Importez un CV lisible : il nourrit tout le reste.',
  experience: 'Ajoutez une première expérience.',
  education: 'Ajoutez une formation.',
  skills: 'Ajoutez au moins cinq compétences.',
  bio: 'Présentez-vous en quelques phrases.',
};

const samples: Record<(typeof SAMPLE_ACTIVITIES)[number], { title: string; when: string }> = {
  analysis: { title: 'Analyse de CV pour « Assistant administratif »', when: 'Il y a 2 heures' },
  application: { title: 'Candidature envoyée à la Clinique des Tilleuls', when: 'Hier' },
  alert: { title: 'Trois nouvelles offres pour votre recherche', when: 'Il y a 3 jours' },
};

/** Words of the dashboard's home. */
export const homeCopy = {
  greeting: (firstName: string | null): string =>
    firstName === null ? 'Bienvenue, Candidat !' : `Bienvenue, ${firstName}\u202f!`,
  subtitle: 'Où vous en êtes, et ce qui vous ferait avancer.',
  sample: 'Exemple',
  figures: 'En chiffres',
  compatible: 'Offres compatibles',
  compatibleNone: 'Importez un CV lisible pour les compter.',
  applications: 'Candidatures envoyées',
  actions: 'Et maintenant',
  search: { title: 'Chercher un emploi', text: 'Par mots-clés, lieu, région et contrat.' },
  analyse: {
    title: 'Analyser mon CV',
    text: 'Ce qu’il montre bien, et ce qui gagnerait à être clair.',
  },
  strength: {
    title: 'Force du profil',
    value: (percent: number): string => `${percent}\u00a0%`,
    label: (percent: number): string => `Profil complet à ${percent}\u00a0%`,
    complete: 'Votre profil est complet.',
    next,
    link: 'Compléter mon profil',
  },
  activity: {
    title: 'Activité récente',
    none: 'Vos comparaisons et vos candidatures apparaîtront ici.',
    samples,
    day: (day: string): string => formatLongDate(new Date(`${day}T12:00:00`)),
    titleOf: (activity: Activity): string =>
      activity.kind === 'analysis'
        ? `Comparaison avec « ${activity.title ?? 'une offre sans titre'} » : ${activity.score}\u00a0%`
        : `Candidature : ${activity.title}${activity.company === '' ? '' : `, ${activity.company}`}`,
  },
} as const;
