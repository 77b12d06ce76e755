import { agree, formatYearMonthInWords } from '#/copy/format';
import { screenNames } from '#/copy/screenNames.copy';
import type { Confidence, CvSection, ExperienceKind } from '#/domain/cv/cv';
import { durationInWords } from '#/domain/shared/months.fr';
import type { YearMonth } from '#/domain/shared/plainDate';

const confidences: Record<Confidence, string> = {
  sure: 'Lu clairement',
  likely: 'Probable',
  doubtful: 'À vérifier',
  corrected: 'Corrigé par vous',
};

const kinds: Record<ExperienceKind, string> = {
  job: 'Emploi',
  apprenticeship: 'Alternance',
  internship: 'Stage',
  volunteering: 'Bénévolat',
};

const skillOrigins: Record<CvSection, string> = {
  contact: 'Dans vos coordonnées',
  profile: 'Dans votre profil',
  experience: 'Dans vos expériences',
  education: 'Dans votre formation',
  skills: 'Dans vos compétences',
  softSkills: 'Dans votre savoir-être',
  languages: 'Dans vos langues',
  certifications: 'Dans vos certifications',
  projects: 'Dans vos projets',
  volunteering: 'Dans votre bénévolat',
  interests: 'Dans vos centres d’intérêt',
  publications: 'Dans vos publications',
  teaching: 'Dans vos enseignements',
  responsibilities: 'Dans vos responsabilités',
  awards: 'Dans vos distinctions',
  references: 'Dans vos références',
  other: 'Ailleurs dans votre CV',
};

const dateInWords = (date: YearMonth | 'ongoing' | null): string =>
  date === null ? '…' : date === 'ongoing' ? 'aujourd’hui' : formatYearMonthInWords(date);

/** Words of the screen Mon CV. */
export const myCvCopy = {
  title: screenNames.myCv,
  subtitle:
    'Importez votre CV : il est lu ici, dans votre navigateur, et ne quitte pas votre appareil.',
  file: {
    imported: 'CV importé',
    delete: 'Supprimer le CV',
    cancel: 'Annuler la lecture',
    importedPages: (count: number): string =>
      `CV importé · ${count} ${agree(count, 'page', 'pages')}`,
  },
  read: {
    title: 'Ce que nous avons lu',
    awaited: 'Nous rouvrons votre CV…',
    text: 'Vérifiez et corrigez : c’est cette version qui sert partout ailleurs.',
    fillProfile: 'Remplir mon profil',
    compare: 'Comparer avec une offre',
    confidences,
    edit: (field: string): string => `Corriger : ${field}`,
    save: 'Enregistrer',
    cancel: 'Annuler',
    confirm: (field: string): string => `C’est juste : ${field}`,
    where: (field: string): string => `Voir où : ${field}`,
    whereShort: 'Voir où',
    missing: 'Non trouvé dans votre CV',
    noLevel: 'Niveau non précisé',
    none: {
      experience: 'Nous n’avons reconnu aucune expérience.',
      education: 'Nous n’avons reconnu aucun diplôme.',
      skills: 'Nous n’avons reconnu aucune compétence.',
      languages: 'Nous n’avons reconnu aucune langue.',
    },
    doubtfulSkill: (label: string): string => `${label}\u202f?`,
    toCheck: (count: number): string => `${count} à vérifier`,
    doubtSign: (count: number): string => `${count} ?`,
    doubts: (count: number): string =>
      count === 1
        ? 'Une information mérite votre attention.'
        : `${count} informations méritent votre attention.`,
    nothing:
      'Nous n’avons presque rien reconnu dans ce document. Complétez ce qui manque, ou remplacez ce CV par un autre.',
    years: (months: number | null): string =>
      months === null ? 'Aucune date d’expérience lue' : durationInWords(months),
    period: (start: YearMonth | null, end: YearMonth | 'ongoing' | null): string =>
      start === null && end === null
        ? 'Dates non lues'
        : `${dateInWords(start)}\u00a0– ${dateInWords(end)}`,
    kinds,
    inProgress: 'en cours',
    graduation: (start: YearMonth | null, end: YearMonth | null): string =>
      end === null
        ? 'Année non lue'
        : start === null
          ? dateInWords(end)
          : `${dateInWords(start)}\u00a0– ${dateInWords(end)}`,
    languageAt: (language: string, cefr: string): string => `${language} (${cefr})`,
  },
  asked: {
    name: {
      title: 'Comment vous appelez-vous\u202f?',
      why: 'Nous n’avons pas trouvé votre nom dans ce CV. Il sert à signer vos lettres et à remplir votre profil.',
    },
    firstName: {
      title: 'Quel est votre prénom\u202f?',
      why: 'Nous ne l’avons pas trouvé dans ce CV. Il sert à signer vos lettres et à remplir votre profil.',
    },
    lastName: {
      title: 'Quel est votre nom de famille\u202f?',
      why: 'Nous ne l’avons pas trouvé dans ce CV. Il sert à signer vos lettres et à remplir votre profil.',
    },
    save: 'C’est mon nom',
  },
  skills: {
    hint: 'Choisissez une compétence pour voir où nous l’avons lue. La croix l’écarte d’un geste.',
    yours: 'Ajoutées par vous',
    from: skillOrigins,
    also: (count: number): string => `Aussi repéré (${count})`,
  },
  page: {
    label: 'Votre CV',
    title: 'Votre CV',
    hint: 'Les mots soulignés sont ceux que nous avons compris. Choisissez-les pour arriver à leur champ.',
    zoom: 'Lettres plus grandes',
    open: 'Voir mon CV',
    enlarge: 'Agrandir',
    close: 'Revenir aux champs',
    failed: 'Cette page n’a pas pu être dessinée : voici son texte, à sa place.',
    pageOf: (page: number, pages: number): string => `Page ${page} sur ${pages} de votre CV`,
    zone: (label: string, words: string): string => `${label} : ${words}`,
  },
  refusal: {
    refuse: (name: string): string => `Ce n’est pas cela : ${name}`,
    refuseShort: 'Ce n’est pas cela',
    title: 'Écarté du score, de la lettre et de l’entretien',
    restore: (name: string): string => `Rétablir : ${name}`,
    told: (name: string): string =>
      `« ${name} » ne compte plus dans le score, la lettre ni l’entretien.`,
    restored: (name: string): string => `« ${name} » compte de nouveau.`,
    field: (label: string, value: string): string => `${label} : ${value}`,
  },
  sections: {
    identity: 'Identité',
    experience: 'Expériences',
    education: 'Formation',
    languages: 'Langues',
    skills: 'Compétences',
    interests: 'Centres d’intérêt',
  },
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    city: 'Ville',
    headline: 'Titre du CV',
    total: 'Expérience totale',
    dates: 'Dates',
    kind: 'Type',
    place: 'Lieu',
    addExperience: 'Ajouter une expérience',
    addEducation: 'Ajouter un diplôme',
    addLanguage: 'Ajouter une langue',
    jobTitle: 'Intitulé du poste',
    company: 'Employeur',
    degree: 'Diplôme',
    institution: 'Établissement',
    language: 'Langue',
    skill: 'Compétence',
    interest: 'Centre d’intérêt',
    addSkill: 'Ajouter une compétence',
    add: 'Ajouter',
  },
  dates: {
    start: 'Début',
    end: 'Fin',
    graduation: 'Obtention',
    stillHeld: 'J’y travaille encore',
    studying: 'Formation en cours',
    placeholder: 'MM/AAAA',
    invalid: 'Écrivez un mois et une année (03/2021), ou une année seule (2021).',
    reversed: 'La fin précède le début.',
  },
  layout: {
    title: 'À savoir sur la mise en page',
    columns:
      'Votre CV est sur deux colonnes. Nous les avons lues l’une après l’autre ; d’autres logiciels peuvent les mélanger.',
    textBoxes: 'Une partie du texte est dans des zones de texte, que certains logiciels ignorent.',
    tables:
      'Votre CV utilise des tableaux : vérifiez que les dates sont bien à côté des bons postes.',
  },
} as const;
