import { agree, formatYearMonthInWords } from '#/copy/format';
import { screenNames } from '#/copy/screenNames.copy';
import type { StrengthCriterion } from '#/domain/home/profileStrength';
import type { FieldProblem } from '#/domain/profile/checkProfile';
import type { PhotoProblem } from '#/domain/profile/photo';
import type { PersonalField, ProfileSection } from '#/domain/profile/profileSections';
import type { VaultProblem } from '#/domain/storage/Vault';

type Words = { readonly title: string; readonly text: string };

const sections: Record<ProfileSection, string> = {
  personal: 'Identité',
  experience: 'Expérience',
  education: 'Formation',
  skills: 'Compétences',
};

const fields: Record<PersonalField, string> = {
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  bio: 'Présentation',
};

const criteria: Record<StrengthCriterion, string> = {
  name: 'Prénom et nom',
  contact: 'E-mail et téléphone',
  cv: 'Un CV lisible',
  experience: 'Une expérience',
  education: 'Une formation',
  skills: 'Cinq compétences',
  bio: 'Une présentation',
};

const fieldProblems: Record<FieldProblem, string> = {
  email: 'Cette adresse est incomplète. Exemple : prenom.nom@exemple.fr.',
  phone: 'Ce numéro ne ressemble pas à un téléphone. Exemple : 06 12 34 56 78.',
  jobMissing: 'Indiquez au moins l’intitulé du poste ou l’entreprise.',
  degreeMissing: 'Indiquez au moins le diplôme ou l’établissement.',
  month: 'Écrivez l’année puis le mois. Exemple : 2021-03.',
  endBeforeStart: 'La fin précède le début. Vérifiez les deux dates.',
  tooLong: 'Ce texte dépasse 5 000 caractères. Raccourcissez-le.',
};

const photoProblems: Record<PhotoProblem, Words> = {
  tooLarge: {
    title: 'Cette photo est trop lourde',
    text: 'Elle dépasse 800 Ko. Réduisez-la ou choisissez-en une autre.',
  },
  wrongType: {
    title: 'Ce fichier n’est pas une photo que nous savons lire',
    text: 'Son contenu n’est ni JPG, ni PNG, ni GIF, quelle que soit son extension.',
  },
  unreadable: {
    title: 'Cette photo ne s’ouvre pas',
    text: 'Le fichier est sans doute endommagé. Enregistrez-en une nouvelle copie ou choisissez une autre photo.',
  },
  notKept: {
    title: 'La photo n’a pas pu être gardée',
    text: 'Votre navigateur refuse de l’enregistrer, ou il n’y a plus assez de place. Le reste de votre profil est intact.',
  },
};

const storageProblems: Record<VaultProblem, Words> = {
  unavailable: {
    title: 'Votre navigateur ne garde rien ici',
    text: 'C’est souvent le cas en navigation privée. Vous pouvez remplir votre profil et l’exporter, mais il disparaîtra à la fermeture de la page.',
  },
  quota: {
    title: 'Il n’y a plus de place sur cet appareil',
    text: 'Votre profil ne peut pas être gardé. Libérez de l’espace, puis enregistrez de nouveau.',
  },
  corrupt: {
    title: 'Le profil gardé sur cet appareil est endommagé',
    text: 'Nous ne pouvons plus le relire. Une copie en sera mise de côté dès que vous enregistrerez une section.',
  },
  future: {
    title: 'Votre profil vient d’une version plus récente',
    text: 'Rechargez la page pour obtenir cette version. Si vous enregistrez ici, une copie de l’ancien profil sera mise de côté.',
  },
};

const monthInWords = (month: string): string => {
  const [year = '', number = ''] = month.split('-');
  return /^\d{4}-\d{2}$/u.test(month)
    ? formatYearMonthInWords({ year: Number(year), month: Number(number) })
    : month;
};

const listWords = {
  experiences: {
    add: 'Ajouter une expérience',
    empty: {
      title: 'Aucune expérience pour l’instant',
      text: 'Emplois, stages, alternance, bénévolat : tout ce que vous avez fait compte.',
    },
    unnamed: 'Nouvelle expérience',
    moved: (place: number, count: number): string =>
      `Expérience déplacée en position ${place} sur ${count}.`,
    removed: 'Expérience retirée. Annulez les modifications pour la retrouver.',
    count: (count: number): string => `${count} ${agree(count, 'expérience', 'expériences')}`,
  },
  education: {
    add: 'Ajouter une formation',
    empty: {
      title: 'Aucune formation pour l’instant',
      text: 'Diplômes, titres, certificats, formations courtes : commencez par la plus récente.',
    },
    unnamed: 'Nouvelle formation',
    moved: (place: number, count: number): string =>
      `Formation déplacée en position ${place} sur ${count}.`,
    removed: 'Formation retirée. Annulez les modifications pour la retrouver.',
    count: (count: number): string => `${count} ${agree(count, 'formation', 'formations')}`,
  },
} as const;

/** Words of the screen Mon Profil. */
export const profileCopy = {
  strength: {
    title: 'Force du profil',
    percent: (percent: number): string => `${percent}\u00a0%`,
    criteria,
    met: 'Fait\u00a0: ',
    points: (points: number, met: boolean): string => `${met ? '' : '+'}${points}\u00a0%`,
    next: (criterion: string, points: number): string =>
      `À compléter ensuite\u00a0: ${criterion} (+${points}\u00a0%).`,
    complete: 'Votre profil est complet.',
  },
  title: screenNames.profile,
  loading: 'Ouverture de la section…',
  subtitle:
    'Ce que vous dites ici sert à vos lettres et à vos comparaisons. Tout reste sur cet appareil.',
  tabs: 'Sections du profil',
  sections,
  fields,
  fieldProblems,
  storageProblems,
  bioHint: 'Quelques phrases : votre métier, ce que vous savez faire, ce que vous cherchez.',
  photo: {
    title: 'Photo de profil',
    hint: 'JPG, PNG, ou GIF. Max 800KB.',
    privacy: 'Elle est recadrée et réduite ici. Le lieu et la date de prise de vue sont effacés.',
    alt: 'Votre photo de profil',
    choose: 'Choisir une photo',
    replace: 'Changer de photo',
    remove: 'Retirer la photo',
    reading: 'Préparation de la photo',
    problems: photoProblems,
  },
  entries: {
    jobTitle: 'Intitulé du poste',
    company: 'Entreprise',
    startDate: 'Début',
    endDate: 'Fin',
    endDateHint: 'Laissez vide si vous y travaillez encore.',
    jobDescription: 'Missions et résultats',
    jobDescriptionHint: 'Une mission par ligne se relit mieux.',
    degree: 'Diplôme ou formation',
    institution: 'Établissement',
    eduStartDate: 'Début',
    eduEndDate: 'Fin',
    eduEndDateHint: 'Laissez vide si elle est en cours.',
    monthPlaceholder: 'AAAA-MM',
    edit: (name: string): string => `Modifier : ${name}`,
    close: (name: string): string => `Replier : ${name}`,
    up: (name: string): string => `Monter : ${name}`,
    down: (name: string): string => `Descendre : ${name}`,
    remove: (name: string): string => `Retirer : ${name}`,
    period: (start: string, end: string): string =>
      start === '' && end === ''
        ? 'Dates à compléter'
        : start === ''
          ? `Jusqu’à ${monthInWords(end)}`
          : end === ''
            ? `Depuis ${monthInWords(start)}`
            : `${monthInWords(start)} – ${monthInWords(end)}`,
    toFix: 'À corriger',
    full: 'Un profil garde 60 entrées au plus.',
    lists: listWords,
  },
  skills: {
    label: 'Ajouter des compétences',
    hint: 'Séparez-les par des virgules, puis appuyez sur Entrée.',
    add: 'Ajouter',
    yours: 'Vos compétences',
    none: 'Aucune compétence pour l’instant. Commencez par celles que vous citez en entretien.',
    remove: (skill: string): string => `Retirer : ${skill}`,
    suggestions: 'Suggestions',
    suggest: (skill: string): string => `Ajouter : ${skill}`,
    added: (count: number): string => `${count} ${agree(count, 'compétence', 'compétences')}`,
  },
  save: {
    save: 'Enregistrer',
    discard: 'Annuler les modifications',
    unsaved: 'Modifications non enregistrées',
    saved: 'Section enregistrée',
    invalid: (count: number): string =>
      `${count} ${agree(count, 'champ est', 'champs sont')} à corriger avant d’enregistrer.`,
    failed: {
      title: 'La section n’a pas pu être enregistrée',
      text: 'Votre navigateur refuse de la garder, ou il n’y a plus assez de place. Ce que vous avez tapé est toujours là : réessayez, ou exportez votre profil.',
    },
    elsewhere: {
      title: 'Cette section a changé dans un autre onglet',
      text: 'Vos modifications sont gardées ici. Enregistrer remplacera l’autre version.',
      take: 'Reprendre l’autre version',
    },
  },
  transfer: { fill: 'Remplir depuis mon CV', import: 'Importer', export: 'Exporter' },
} as const;
