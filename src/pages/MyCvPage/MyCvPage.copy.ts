import { agree, formatYearMonthInWords } from '#/copy/format';
import { screenNames } from '#/copy/screenNames.copy';
import type { Confidence, CvSection, ExperienceKind } from '#/domain/cv/cv';
import type { ReadingProblem, ReadingProgress } from '#/domain/cv/TextExtractor';
import { durationInWords } from '#/domain/shared/months.fr';
import type { YearMonth } from '#/domain/shared/plainDate';

/** What happened to a file, and what its owner can do. */
type ProblemWords = { readonly title: string; readonly text: string };

const problems: Record<ReadingProblem, ProblemWords> = {
  empty: {
    title: 'Ce fichier est vide',
    text: 'Il ne contient aucune donnée. Vérifiez qu’il s’ouvre sur votre appareil, puis importez-le de nouveau.',
  },
  unsupported: {
    title: 'Ce fichier n’est pas un CV que nous savons lire',
    text: 'Son contenu n’est ni un PDF, ni un document Word, quelle que soit son extension. Ouvrez votre CV et exportez-le en PDF ou en DOCX.',
  },
  encrypted: {
    title: 'Ce fichier est protégé par un mot de passe',
    text: 'Nous ne pouvons pas l’ouvrir et nous ne demandons jamais de mot de passe. Exportez une copie sans protection, puis importez-la.',
  },
  scanned: {
    title: 'Ce PDF est une image',
    text: 'Il a sans doute été numérisé ou photographié : il ne contient pas de texte. Exportez votre CV en PDF depuis votre traitement de texte, ou collez son texte plus bas.',
  },
  undecodable: {
    title: 'Les caractères de ce PDF ne se lisent pas',
    text: 'Ses polices ne disent pas à quelles lettres elles correspondent. Exportez de nouveau votre CV en PDF ou en DOCX, ou collez son texte plus bas.',
  },
  damaged: {
    title: 'Ce fichier est endommagé',
    text: 'Sa lecture s’est arrêtée en chemin. Rouvrez votre CV, enregistrez-en une nouvelle copie, puis importez-la.',
  },
  tooLarge: {
    title: 'Ce fichier est trop lourd',
    text: 'Un CV pèse rarement plus de 5 Mo. Réduisez ses images ou exportez-le de nouveau en PDF.',
  },
  tooLong: {
    title: 'Ce document est trop long pour un CV',
    text: 'Il compte plus de 30 pages. Importez seulement les pages de votre CV.',
  },
  timeout: {
    title: 'La lecture a pris trop de temps',
    text: 'Nous l’avons arrêtée pour que l’application reste disponible. Exportez votre CV en PDF simple ou en DOCX, ou collez son texte plus bas.',
  },
  notLoaded: {
    title: 'Il manque une partie de l’application',
    text: 'La connexion est sans doute coupée, ou une version plus récente vient d’être mise en ligne. Votre fichier n’est pas en cause : rechargez la page, puis importez-le de nouveau.',
  },
};

const steps: Record<ReadingProgress['step'], string> = {
  opening: 'Ouverture du fichier',
  extracting: 'Lecture du texte',
  understanding: 'Compréhension du contenu',
};

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
  received: {
    title: 'Lire ce fichier comme votre CV\u202f?',
    text: (name: string, replaces: boolean): string =>
      `Une autre application a partagé «\u00a0${name}\u00a0» avec Embellie. Le fichier est resté sur cet appareil.${
        replaces ? ' S’il est lisible, il prendra la place du CV actuel.' : ''
      }`,
    lost: 'Ce partage a rechargé la page\u00a0: le CV que vous aviez ouvert sans le garder n’y est plus.',
    read: 'Lire ce CV',
    leave: 'Ne rien faire',
  },
  title: screenNames.myCv,
  subtitle:
    'Importez votre CV : il est lu ici, dans votre navigateur, et ne quitte pas votre appareil.',
  drop: {
    title: 'Déposez votre CV ici',
    formats: 'PDF, DOC ou DOCX (aussi ODT et RTF) · Max 5MB',
    dragging: 'Lâchez le fichier pour l’importer',
    label: 'Choisir un fichier',
    replace: 'Remplacer le CV',
  },
  empty: {
    title: 'Aucun CV importé',
    text: 'Voici ce qui se passera dès que vous en aurez choisi un.',
    steps: [
      {
        title: 'Lu ici, tout de suite',
        text: 'Votre navigateur lit le fichier. Il n’est envoyé à personne.',
      },
      {
        title: 'Vérifié par vous',
        text: 'Vous voyez ce que nous avons compris, ligne par ligne, et corrigez ce qu’il faut.',
      },
      {
        title: 'Utile partout',
        text: 'La version corrigée sert à comparer vos offres et à remplir votre profil.',
      },
    ],
  },
  keep: {
    label: 'Garder mon CV sur cet appareil',
    hint: 'Sinon, il disparaît quand vous fermez ou rechargez la page. À éviter sur un ordinateur partagé.',
  },
  file: {
    imported: 'CV importé',
    delete: 'Supprimer le CV',
    cancel: 'Annuler la lecture',
    importedPages: (count: number): string =>
      `CV importé · ${count} ${agree(count, 'page', 'pages')}`,
  },
  reading: {
    title: 'Nous lisons votre CV',
    progress: 'Lecture en cours',
    aside: 'Votre CV reste à vous',
    steps,
  },
  problems,
  unreadable: {
    kept: 'Votre fichier reste importé, mais nous ne pouvons pas en lire le texte. En attendant, les analyses montrent des exemples.',
    aside: {
      title: 'Pour obtenir un fichier lisible',
      text: 'Un fichier dont le texte se copie se lit bien, ici comme chez les recruteurs.',
      steps: [
        {
          title: 'Repartez de l’original',
          text: 'Dans Word, LibreOffice, Google Docs ou Canva, enregistrez ou téléchargez votre CV en PDF, sans passer par un scanner.',
        },
        {
          title: 'Essayez de sélectionner',
          text: 'Ouvrez ce fichier et surlignez une phrase à la souris ou au doigt. Si elle se copie, nous saurons la lire.',
        },
        {
          title: 'Sinon, collez le texte',
          text: 'Ce que vous collez est lu et comparé de la même façon.',
        },
      ],
    },
    paste: 'Coller le texte de mon CV',
    pasteHint: 'Ouvrez votre CV, sélectionnez tout, copiez, puis collez ici.',
    pasteLabel: 'Texte de votre CV',
    pasteSubmit: 'Lire ce texte',
  },
  refused: {
    title: (fileName: string): string => `Nous n’avons pas pu lire « ${fileName} »`,
    kept: (fileName: string): string =>
      `Votre CV « ${fileName} » n’a pas bougé : c’est toujours lui qui sert partout.`,
    seen: 'J’ai compris',
  },
  read: {
    title: 'Ce que nous avons lu',
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
