import type { Diagnosis, Obstacle } from '#/domain/assistant/diagnosis';
import { reply } from '#/domain/assistant/message';
import type { Reply, ReplyLink } from '#/domain/assistant/message';
import { counted } from '#/domain/assistant/replies/replyParts.fr';
import { RECENT_DAYS, SILENCE_DAYS } from '#/domain/assistant/searchFunnel';
import type { Funnel } from '#/domain/assistant/searchFunnel';

type Finding = {
  /** The obstacle in one sentence, then what the figures say. */
  readonly says: (diagnosis: Diagnosis) => string;
  readonly next: string;
  readonly links: readonly ReplyLink[];
  readonly suggestions: readonly string[];
};

const link = (target: ReplyLink['target'], label: string): ReplyLink => ({
  target,
  id: null,
  label,
});

const applications = (count: number): string => counted(count, 'candidature', 'candidatures');

/** The funnel as one line of figures. */
export const funnelLine = (funnel: Funnel): string =>
  [
    applications(funnel.sent),
    counted(funnel.answered, 'réponse', 'réponses'),
    counted(funnel.interviewed, 'entretien obtenu', 'entretiens obtenus'),
    counted(funnel.rejected, 'refus', 'refus'),
  ].join(', ');

const FINDINGS: Readonly<Record<Obstacle, Finding>> = {
  noCv: {
    says: () =>
      'Le premier obstacle est simple : je n’ai pas de CV à lire, et tout le reste s’appuie dessus (analyse, comparaison, lettres, questions d’entretien).',
    next: 'Importez votre CV en PDF ou DOCX. Il reste sur votre appareil.',
    links: [link('myCv', 'Importer mon CV')],
    suggestions: ['Que mettre dans un CV ?', 'Comment organiser ma recherche d’emploi ?'],
  },
  cvUnreadable: {
    says: () =>
      'Votre CV est importé, mais son texte ne peut pas être lu. C’est probablement un document scanné ou une image, et les logiciels des recruteurs auront la même difficulté.',
    next: 'Exportez-le de nouveau en PDF depuis votre traitement de texte, ou collez son texte.',
    links: [link('myCv', 'Corriger mon CV')],
    suggestions: ['Que mettre dans un CV ?'],
  },
  noApplication: {
    says: () =>
      'Votre CV est lu et prêt, mais votre suivi ne contient aucune candidature. Tant que rien n’est envoyé ou noté, je ne peux pas voir où cela coince.',
    next: 'Choisissez une offre proche de votre métier, comparez-la avec votre CV, puis postulez et notez-la.',
    links: [
      link('compatibleOffers', 'Voir les offres compatibles'),
      link('applications', 'Ajouter une candidature'),
    ],
    suggestions: ['Que dit mon CV ?', 'Comment faire une candidature spontanée ?'],
  },
  interviewsWithoutOffer: {
    says: ({ funnel }) =>
      `Vous obtenez des entretiens (${counted(funnel.interviewsHeld, 'passé', 'passés')}), donc votre CV et votre ciblage fonctionnent. L’obstacle est la dernière marche : l’entretien lui-même.`,
    next: 'Entraînez-vous à voix haute sur cinq histoires vraies, avec une action et un résultat chacune.',
    links: [link('interview', 'M’entraîner à l’entretien')],
    suggestions: [
      'Qu’est-ce que la méthode STAR ?',
      'Quelles questions poser à la fin d’un entretien ?',
    ],
  },
  answersWithoutInterview: {
    says: ({ funnel }) =>
      `Les recruteurs vous répondent, mais sans entretien : ${counted(funnel.rejected, 'refus', 'refus')} et aucun entretien obtenu. L’obstacle est ce qu’ils lisent, CV et lettre, face à ce qu’ils demandent.`,
    next: 'Comparez votre CV avec la dernière offre refusée : les exigences sans preuve diront quoi montrer.',
    links: [link('match', 'Comparer mon CV avec une offre'), link('cvAnalysis', 'Analyser mon CV')],
    suggestions: ['Que répondre à un refus de candidature ?', 'Comment améliorer un CV ?'],
  },
  poorTargeting: {
    says: ({ funnel, meanScore }) =>
      `Vos candidatures restent sans réponse (${funnel.silent} sur ${funnel.sent} depuis au moins ${SILENCE_DAYS} jours), et vos analyses donnent ${meanScore ?? 0} sur 100 en moyenne. L’obstacle est le ciblage : ces offres demandent autre chose que ce que votre CV montre.`,
    next: 'Visez d’abord des offres mieux classées pour votre CV, et ne gardez que celles dont les exigences indispensables sont couvertes.',
    links: [
      link('compatibleOffers', 'Voir les offres compatibles'),
      link('analyses', 'Revoir mes analyses'),
    ],
    suggestions: ['Montre mon score', 'Comment réussir une reconversion professionnelle ?'],
  },
  noFollowUp: {
    says: ({ funnel }) =>
      `L’obstacle est le silence, et il se travaille : ${funnel.silent} de vos ${applications(funnel.sent)} n’ont pas de réponse depuis au moins ${SILENCE_DAYS} jours, et ${funnel.neverFollowedUp} n’ont jamais été relancées.`,
    next: 'Relancez aujourd’hui les deux plus récentes : un e-mail court suffit, je peux l’écrire.',
    links: [link('applications', 'Ouvrir mes candidatures')],
    suggestions: [
      'Écrire un e-mail de relance',
      'Quand et comment relancer après une candidature ?',
    ],
  },
  noAnswer: {
    says: ({ funnel }) =>
      `Vous postulez et vous relancez, mais ${funnel.silent} de vos ${applications(funnel.sent)} restent sans réponse depuis au moins ${SILENCE_DAYS} jours. L’obstacle est ce que le recruteur lit en premier : le CV, ou un ciblage trop large.`,
    next: 'Faites analyser votre CV, puis comparez-le avec deux des offres restées muettes.',
    links: [link('cvAnalysis', 'Analyser mon CV'), link('match', 'Comparer mon CV avec une offre')],
    suggestions: ['Comment améliorer un CV ?', 'Comment activer mon réseau ?'],
  },
  fewApplications: {
    says: ({ funnel }) =>
      `Vous avez envoyé ${applications(funnel.recent)} en ${RECENT_DAYS} jours : c’est trop peu pour juger ce qui marche. L’obstacle, pour l’instant, est le nombre.`,
    next: 'Visez cinq candidatures ciblées cette semaine, pas davantage : mieux vaut les adapter.',
    links: [
      link('compatibleOffers', 'Voir les offres compatibles'),
      link('search', 'Chercher des offres'),
    ],
    suggestions: [
      'Comment organiser ma recherche d’emploi ?',
      'Comment faire une candidature spontanée ?',
    ],
  },
  stalled: {
    says: () =>
      `Rien n’a été envoyé depuis ${RECENT_DAYS} jours d’après votre suivi. L’obstacle est l’élan, et c’est fréquent après des semaines sans retour.`,
    next: 'Une seule candidature aujourd’hui, sur une offre proche de votre métier, suffit à repartir.',
    links: [
      link('compatibleOffers', 'Voir les offres compatibles'),
      link('applications', 'Mettre mon suivi à jour'),
    ],
    suggestions: ['Je suis découragé par ma recherche', 'Comment activer mon réseau ?'],
  },
  onTrack: {
    says: ({ funnel }) =>
      funnel.upcoming.length > 0
        ? 'Rien ne bloque votre recherche aujourd’hui : un entretien vous attend. C’est là que votre temps rapporte le plus.'
        : 'Rien ne bloque nettement votre recherche : les envois sont réguliers et des réponses arrivent.',
    next: 'Continuez au même rythme et relancez à la date prévue.',
    links: [link('applications', 'Ouvrir mes candidatures')],
    suggestions: ['Que faire aujourd’hui ?', 'Comment préparer un entretien d’embauche ?'],
  },
};

/** The one thing to do next. */
export const nextAction = ({ obstacle }: Diagnosis): string => FINDINGS[obstacle].next;

/** The main obstacle, the figures it was read from, and one next action. */
export const diagnosisReply = (diagnosis: Diagnosis): Reply => {
  const { says, next, links, suggestions } = FINDINGS[diagnosis.obstacle];
  const { funnel, obstacle } = diagnosis;
  const upcoming = funnel.upcoming[0];
  const own: readonly ReplyLink[] =
    obstacle === 'onTrack' && upcoming !== undefined
      ? [{ target: 'interview', id: upcoming.application.id, label: 'Préparer cet entretien' }]
      : links;
  return reply(
    [
      says(diagnosis),
      ...(funnel.sent > 0 ? [`Ce que j’ai lu : ${funnelLine(funnel)}.`] : []),
      `Prochaine action : ${next}`,
    ].join('\n\n'),
    { links: own, suggestions },
  );
};
