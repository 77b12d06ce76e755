import { agree, formatSignedTenths, formatTenths } from '#/copy/format';
import { screenNames } from '#/copy/screenNames.copy';
import type { CvSection } from '#/domain/cv/cv';
import type { ClaimKind } from '#/domain/matching/claims';
import type { Criterion, MatchAxis, RowAnswer, RowDoubt } from '#/domain/matching/report';
import { AXIS_LABELS, CRITERION_LABELS, VERDICT_LABELS } from '#/domain/matching/reportWords.fr';
import type { Demand } from '#/domain/postings/requirements';

const demands: Record<Demand, string> = {
  required: 'Exigé',
  expected: 'Attendu',
  optional: 'Souhaité',
};

const answers: Record<RowAnswer, string> = {
  held: 'Trouvé dans votre CV',
  partly: 'Trouvé en partie',
  missing: 'Non trouvé',
};

const doubts: Record<RowDoubt, string> = {
  trade:
    'Attendu dans ce métier, que votre CV montre sans parler de ce point. Si vous le faites, écrivez-le dans une expérience.',
  offer:
    'L’annonce le dit peut-être en passant, sans le demander. La ligne compte si votre CV y répond ; elle ne vous est jamais reprochée.',
  words: 'Votre CV emploie les mêmes mots. Vérifiez qu’il s’agit bien de la même compétence.',
  weak: 'Votre CV n’en donne qu’un signe faible. Si vous l’avez vraiment, montrez-la dans une expérience.',
};

const criterionAnswers: Record<Criterion['answer'], string> = {
  yes: 'Oui',
  no: 'Non',
  unknown: 'Non précisé dans votre CV',
};

const sections: Record<CvSection, string> = {
  contact: 'Coordonnées',
  profile: 'Profil',
  experience: 'Expériences',
  education: 'Formation',
  skills: 'Compétences',
  softSkills: 'Savoir-être',
  languages: 'Langues',
  certifications: 'Certifications',
  projects: 'Projets',
  volunteering: 'Bénévolat',
  publications: 'Publications et communications',
  teaching: 'Enseignement',
  responsibilities: 'Responsabilités',
  awards: 'Prix et bourses',
  interests: 'Centres d’intérêt',
  references: 'Références',
  other: 'Autre partie du CV',
};

const claims: Record<ClaimKind, string> = {
  have: 'J’ai cette compétence',
  haveNot: 'Annuler mon ajout',
  notAsked: 'Ce n’est pas demandé',
  asked: 'Remettre cette exigence',
};

const NO_LINE = 'Votre CV s’en approche, sans passage précis à citer.';

/** Of a row that earns points without a line to quote. */
const noPassage: Record<MatchAxis, string> = {
  skills: NO_LINE,
  missions: 'Des mots de cette phrase sont dans votre CV, mais aucun passage ne la reprend.',
  occupation: NO_LINE,
  experience:
    'Aucun poste de ce métier dans votre CV : la durée des autres compte pour une petite part.',
  degree: NO_LINE,
  languages: NO_LINE,
};

/** A verb with its pronoun on one line, "montrez-le", by word joiners. */
const unbroken = (text: string): string =>
  text.replace(/(?<=\p{L})-(?=(?:les?|la|l’|leur|lui|y|en)(?!\p{L}))/gu, '-\u2060');

/** Words around an explained score. */
export const analysisReportCopy = {
  verdicts: VERDICT_LABELS,
  axes: AXIS_LABELS,
  demands,
  answers,
  doubts,
  doubt: 'À vérifier',
  toConfirm: 'Attendu dans ce métier, à confirmer',
  stated: 'Ajouté par vous',
  criteria: CRITERION_LABELS,
  criterionAnswers,
  sections,
  sample: 'Exemple',
  sampleText:
    'Ce résultat est un exemple : il n’a pas été calculé à partir de votre CV. Importez un CV lisible pour une vraie comparaison.',
  scoreLabel: (score: number, band: string): string =>
    `Score de ${score} sur 100, ${band.toLowerCase()}`,
  setAside: (count: number, score: number): string =>
    count < 2
      ? `Vous avez écarté une exigence : le score est calculé sans elle. Avec elle, il serait de ${score}.`
      : `Vous avez écarté ${count} exigences : le score est calculé sans elles. Avec elles, il serait de ${score}.`,
  unbroken,
  indicator: 'Indicateur, pas la décision du recruteur.',
  matching: 'Compétences présentes',
  missing: 'Compétences manquantes',
  missingHint: (count: number): string =>
    unbroken(
      count === 1
        ? 'Vous l’avez ? Écrivez-la dans votre CV. Sinon, dites-le simplement.'
        : 'Vous les avez ? Écrivez-les dans votre CV. Sinon, dites-le simplement.',
    ),
  otherTrade:
    'Cette offre semble d’un autre métier que le vôtre\u202f: voici d’abord ce qui compte le plus.',
  otherMissing: (count: number): string => `Voir les ${count} autres`,
  none: 'Aucune',
  advice: 'Conseils',
  priority: 'À faire d’abord',
  adviceToShow: (count: number): string => `${count} compétences à montrer si vous les avez`,
  adviceFaint: (count: number): string =>
    `${count} compétences peu visibles dans votre CV : montrez-les dans une expérience`,
  adviceHint: `Touchez celles que vous avez : elles s’ajoutent à ${screenNames.myCv} et le score est recalculé.`,
  adviceHintWhere: `Touchez celles que vous avez et dites où : une ligne s’ajoute à ${screenNames.myCv} et le score est recalculé.`,
  shown: {
    formLabel: (label: string): string => `Montrer « ${label} » dans votre CV`,
    where: (label: string): string => `« ${label} » : dans quel poste ?`,
    choose: 'Choisissez',
    education: 'Dans une formation',
    elsewhere: 'Ailleurs',
    line: 'Ligne proposée pour votre CV',
    lineHint:
      'Complétez-la avec ce que vous avez vraiment fait : avec quoi, pour qui, combien. Vide, la compétence s’ajoute seule.',
    add: `Ajouter à ${screenNames.myCv}`,
    cancel: 'Annuler',
    undo: `L’ajout s’annule dans « Ce que vous avez corrigé », dans ${screenNames.settings}.`,
  },
  gain: (tenths: number): string =>
    `jusqu’à ${formatSignedTenths(tenths)} ${agree(tenths / 10, 'pt', 'pts')}`,
  blocking: 'Bloquant',
  blockingTitle: 'Une exigence bloquante n’apparaît pas dans votre CV',
  blockingText:
    'Sans elle, le score est limité. Si vous l’avez, écrivez-la clairement : elle peut décider de l’entretien.',
  addition: { label: 'La somme des points', cap: 'Plafond' },
  ledger: {
    title: 'Pourquoi ce score',
    show: 'Voir le détail, ligne par ligne',
    intro: 'Chaque ligne cite l’offre et votre CV. La somme des points donne exactement le score.',
    of: (tenths: number, possible: number): string =>
      `${formatTenths(tenths)} / ${formatTenths(possible)}`,
    gained: (tenths: number): string =>
      `${formatTenths(tenths)} ${agree(tenths / 10, 'pt', 'pts')}`,
    passages: 'Voir les passages',
    noEvidence: 'Rien trouvé dans votre CV.',
    elsewhere: 'Votre CV emploie ces mots pour un autre métier : ils ne comptent pas ici.',
    untoldTrade:
      'Votre CV ne permet pas de dire si ce métier est le vôtre : s’il l’est, écrivez-le dans un titre.',
    noPassage,
    claims,
    claimLabel: (kind: ClaimKind, label: string): string => `${claims[kind]} : ${label}`,
    claimsHint: `Une ligne est fausse ? Dites-le. « J’ai cette compétence » l’ajoute à ${screenNames.myCv}, « Ce n’est pas demandé » l’écarte pour cette offre. Le score est recalculé aussitôt, et vous pouvez revenir en arrière.`,
    setAside: 'Écartée par vous',
    setAsideText: 'Selon vous, l’offre ne le demande pas : cette ligne ne compte pas.',
    outOfScore: 'hors score',
    otherEvidence: (count: number): string =>
      `${count} ${agree(count, 'autre passage', 'autres passages')}`,
    place: (section: string, experience: string | null): string =>
      experience === null ? section : `${section} · ${experience}`,
    cap: 'Plafond : exigence bloquante absente',
    capText: (limit: number): string => `Le score ne peut pas dépasser ${limit}.`,
    total: 'Total',
    model: (version: string): string => `Modèle de calcul ${version}`,
  },
  criteriaTitle: 'À vérifier vous-même',
  criteriaText:
    'Ces critères comptent pour vous et pour l’employeur, mais n’entrent pas dans le score.',
  offerQuote: 'Dans l’offre',
  cvSays: (words: string): string => `Votre CV dit « ${words} ».`,
} as const;
