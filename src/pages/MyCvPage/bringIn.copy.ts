import type { ReadingProblem, ReadingProgress } from '#/domain/cv/TextExtractor';

/** What happened to a file, and what its owner can do. */
type ProblemWords = { readonly title: string; readonly text: string };

const problems: Record<ReadingProblem, ProblemWords> = {
  empty: {
    title: 'Ce fichier est vide',
    text: 'Nous n’y trouvons aucun texte. Vérifiez qu’il s’ouvre sur votre appareil, puis importez-le de nouveau.',
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
    title: 'Ce document est une image',
    text: 'Il a sans doute été numérisé ou photographié\u00a0: nous n’y trouvons pas de texte. Exportez votre CV en PDF depuis votre traitement de texte, ou collez son texte plus bas.',
  },
  undecodable: {
    title: 'Les caractères de ce fichier ne se lisent pas',
    text: 'Il ne dit pas à quelles lettres ils correspondent. Exportez de nouveau votre CV en PDF ou en DOCX, ou collez son texte plus bas.',
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

/** Words of a CV that is brought in: chosen, read, refused. */
export const bringInCopy = {
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
} as const;
