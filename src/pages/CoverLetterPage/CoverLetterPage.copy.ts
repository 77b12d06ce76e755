import { agree, formatDateAndTime } from '#/copy/format';
import { screenNames } from '#/copy/screenNames.copy';
import { TONE_EXAMPLES } from '#/domain/letters/bank/toneExamples.fr';
import { registerOf } from '#/domain/letters/letter';
import type {
  Agreement,
  LetterSource,
  LetterWarning,
  ParagraphRole,
} from '#/domain/letters/letter';
import type { FrameField } from '#/domain/letters/letterDraft';
import type { DownloadFormat } from '#/domain/letters/LetterFiles';
import type { FindingKind } from '#/domain/letters/lint/rules.fr';
import { REGISTER_NAMES } from '#/domain/letters/registerNames.fr';

const roles: Record<ParagraphRole, string> = {
  you: 'Vous\u00a0: le poste',
  me: 'Moi\u00a0: votre preuve principale',
  fact: 'Moi\u00a0: ce que vous avez fait de plus proche',
  more: 'Moi\u00a0: le reste de votre parcours',
  us: 'Nous\u00a0: la suite',
  closing: 'Formule de politesse',
};

/** Where what the person says comes from. */
const ANSWERS = 'Vos réponses';

const documents: Record<LetterSource['from'], string> = {
  cv: 'Votre CV',
  profile: 'Votre profil',
  offer: 'L’offre',
  you: 'Vos informations clés',
};

/** Words of the screen Lettre de motivation. */
export const letterCopy = {
  title: screenNames.coverLetter,
  subtitle:
    'Une lettre composée à partir de votre parcours et de l’offre\u00a0: chaque affirmation vient d’une ligne que vous pouvez vérifier.',
  form: {
    offer: 'Description de l’offre',
    offerPlaceholder: 'Collez ici l’annonce\u00a0: missions, profil recherché, entreprise…',
    offerHint: 'Elle reste sur votre appareil.',
    keyPoints: 'Informations clés',
    keyPointsPlaceholder: 'Disponible en janvier, permis B, je connais le secteur…',
    keyPointsHint: 'Ce que vous voulez dire vous-même\u00a0: vos mots sont repris tels quels.',
    questions: {
      title: 'Quatre questions, dix secondes chacune',
      dictate: 'Dicter',
      stop: 'Arrêter la dictée',
      dictateTo: (question: string): string => `Dicter la réponse : ${question}`,
      hint: 'Toutes facultatives. Vos mots entrent dans la lettre tels quels.',
      closest: 'Qu’avez-vous fait de plus proche\u202f?',
      pride: {
        neutral: 'Quelle est votre plus grande fierté dans ce métier\u202f?',
        feminine: 'De quoi êtes-vous fière dans ce métier\u202f?',
        masculine: 'De quoi êtes-vous fier dans ce métier\u202f?',
      } satisfies Record<Agreement, string>,
      why: 'Pourquoi eux\u202f?',
      when: 'Quand êtes-vous libre\u202f?',
    },
    tone: 'Le ton de la lettre',
    toneStart: 'Formel',
    toneEnd: 'Enthousiaste',
    inHandTone: (tone: number): string => `ton ${REGISTER_NAMES[registerOf(tone)].toLowerCase()}`,
    toneText: (tone: number): string => `${REGISTER_NAMES[registerOf(tone)]} (${tone})`,
    toneExample: (tone: number): string => `«\u00a0${TONE_EXAMPLES[registerOf(tone)]}\u00a0»`,
    generate: 'Générer la lettre',
    reopen: 'Changer vos mots ou le ton',
    fold: 'Replier',
    generating: 'Rédaction en cours…',
    details: 'Préciser l’offre et les accords',
    detailsHint: 'Ce que vous laissez vide est cherché dans l’annonce.',
    jobTitle: 'Intitulé du poste',
    company: 'Entreprise',
    reference: 'Référence de l’offre',
    recruiter: 'Destinataire',
    recruiterHint: 'Par exemple\u00a0: Madame Claire Morel',
    agreement: 'Accorder la lettre',
    agreements: {
      neutral: 'Sans accord',
      feminine: 'Au féminin',
      masculine: 'Au masculin',
    } satisfies Record<Agreement, string>,
  },
  sources: {
    title: 'À partir de quoi',
    profile: 'Votre profil',
    none: 'Ni profil enregistré ni CV lisible\u00a0: vous verrez un exemple à compléter.',
    noneAtAll: 'Ni profil enregistré ni CV lisible\u00a0: il faut l’un ou l’autre.',
    reading: 'Votre CV est en cours de lecture.',
    unreadable: 'Le texte de ce CV ne peut pas être lu.',
    import: 'Importer mon CV',
    fill: 'Remplir mon profil',
  },
  /** The plan of a French letter, as it is written. */
  plan: [
    { name: 'Vous', about: 'ce que l’annonce demande' },
    { name: 'Moi', about: 'vos preuves, ligne à ligne' },
    { name: 'Nous', about: 'la suite, et l’entretien' },
  ],
  result: 'La lettre',
  idle: {
    title: 'Votre lettre apparaîtra ici',
    text: 'Choisissez un ton, puis générez. Vous pourrez tout modifier, paragraphe par paragraphe.',
  },
  noSource: {
    title: 'Il manque votre parcours',
    text: 'La lettre se compose à partir de votre CV ou de votre profil. L’annonce que vous avez collée reste ici.',
    action: 'Importer mon CV',
  },
  failed: {
    title: 'La rédaction n’a pas abouti',
    text: 'Une erreur inattendue l’a interrompue. L’offre et vos informations sont toujours là.',
    retry: 'Réessayer',
  },
  sample: {
    word: 'Exemple',
    title: 'Un modèle à compléter',
    text: 'Sans profil ni CV lisible, rien ne peut être affirmé de vous. Importez votre CV ou remplissez votre profil\u00a0: la lettre sera composée pour vous.',
  },
  letter: {
    heading: 'Votre lettre',
    object: 'Objet\u00a0: ',
    words: (count: number): string => `${count} ${agree(count, 'mot', 'mots')}`,
    regenerate: 'Régénérer',
    copy: 'Copier',
    download: 'Télécharger',
    formats: {
      docx: 'Document Word (DOCX)',
      pdf: 'PDF',
      txt: 'Texte simple',
    } satisfies Record<DownloadFormat, string>,
    print: 'Imprimer',
    more: 'Autres actions',
    undo: 'Annuler la modification',
    redo: 'Rétablir la modification',
    attach: 'Joindre à la candidature',
    attached: (to: string): string => `Jointe à «\u00a0${to}\u00a0»`,
    notKept: {
      refused: {
        title: 'Cette lettre n’est pas enregistrée',
        text: 'Votre navigateur refuse de la garder ou manque de place. Copiez-la ou téléchargez-la avant de quitter la page.',
      },
      deletedElsewhere: {
        title: 'Cette lettre a été supprimée dans un autre onglet',
        text: 'Elle reste affichée ici. Modifiez-la, et elle sera gardée à nouveau.',
      },
    },
  },
  paragraph: {
    roles,
    edit: 'Modifier',
    editOf: (role: ParagraphRole): string => `Modifier le paragraphe «\u00a0${roles[role]}\u00a0»`,
    rephrase: 'Reformuler',
    rephraseOf: (role: ParagraphRole): string =>
      `Reformuler le paragraphe «\u00a0${roles[role]}\u00a0»`,
    rewordOf: (role: ParagraphRole): string =>
      `Reformuler avec votre modèle le paragraphe «\u00a0${roles[role]}\u00a0»`,
    save: 'Enregistrer',
    cancel: 'Annuler',
    empty: 'Paragraphe vide',
    edited: 'Modifié par vous',
    evidence: (count: number): string => `Sources (${count})`,
    place: ({ from, where, place }: LetterSource): string =>
      place === 'answers'
        ? ANSWERS
        : where === null
          ? documents[from]
          : `${documents[from]}\u00a0: ${where}`,
    quoted: (quote: string): string => `«\u00a0${quote}\u00a0»`,
  },
  frame: {
    labels: {
      sender: 'Vos coordonnées',
      recipient: 'Destinataire',
      placeAndDate: 'Lieu et date',
      object: 'Objet',
      appeal: 'Formule d’appel',
      signature: 'Signature',
    } satisfies Record<FrameField, string>,
    edit: (label: string): string => `Modifier\u00a0: ${label}`,
    empty: {
      sender: 'Ajouter vos coordonnées',
      recipient: 'Ajouter le destinataire',
      placeAndDate: 'Ajouter le lieu et la date',
      object: 'Ajouter un objet',
      appeal: 'Ajouter une formule d’appel',
      signature: 'Ajouter votre nom',
    } satisfies Record<FrameField, string>,
  },
  warnings: {
    noOffer:
      'Sans offre, la lettre reste générale\u00a0: collez une annonce pour la relier à un poste précis.',
    noTitle: 'L’intitulé du poste n’a pas été trouvé dans l’annonce\u00a0: précisez-le.',
    noTasks:
      'Votre parcours ne décrit aucune mission\u00a0: ajoutez quelques lignes à vos expériences, la lettre y gagnera.',
    fewTasks:
      'Peu de missions sont décrites dans votre parcours\u00a0: la lettre est volontairement courte.',
    noContact: 'Ni e-mail ni téléphone n’ont été trouvés\u00a0: ajoutez-les à vos coordonnées.',
    short: 'Lettre courte\u00a0: nous n’écrivons que ce que votre parcours permet de dire.',
  } satisfies Record<LetterWarning, string>,
  warningsTitle: 'À savoir',
  findings: {
    title: 'Relecture',
    none: 'Rien à signaler.',
    count: (count: number): string => `${count} ${agree(count, 'point', 'points')} à revoir`,
    fix: 'Corriger',
    fixOf: (message: string): string => `Corriger\u00a0: ${message}`,
    kinds: {
      placeholder: 'À compléter',
      otherCompany: 'Entreprise',
      otherOffer: 'Autre annonce',
      company: 'Entreprise',
      post: 'Poste',
      proof: 'Preuve',
      name: 'Signature',
      words: 'Phrase',
      agreement: 'Accord',
      appeal: 'Appel',
      tutoiement: 'Vouvoiement',
      grammar: 'Grammaire',
      elision: 'Élision',
      cliche: 'Cliché',
      contact: 'Coordonnées',
      short: 'Longueur',
      repeated: 'Répétition',
      long: 'Longueur',
      exclamation: 'Ponctuation',
      typography: 'Typographie',
    } satisfies Record<FindingKind, string>,
  },
  list: {
    title: 'Mes lettres',
    new: 'Nouvelle lettre',
    empty: 'Vos lettres seront gardées ici, sur cet appareil.',
    changed: (at: Date): string => `Modifiée le ${formatDateAndTime(at)}`,
    open: 'Ouverte',
    menu: (name: string): string => `Actions sur «\u00a0${name}\u00a0»`,
    rename: 'Renommer',
    duplicate: 'Dupliquer',
    delete: 'Supprimer',
    unavailable: {
      title: 'Vos lettres ne peuvent pas être affichées',
      text: 'Votre navigateur refuse l’accès à ses données. Vous pouvez rédiger, copier et télécharger, mais rien ne sera gardé.',
    },
    damaged: {
      title: 'Vos lettres gardées sont illisibles',
      text: 'Elles sont endommagées. Elles seront mises de côté, sans être effacées, dès que vous en garderez une nouvelle.',
    },
  },
  dialogs: {
    renameTitle: 'Renommer la lettre',
    name: 'Nom de la lettre',
    rename: 'Renommer',
    deleteTitle: 'Supprimer cette lettre\u202f?',
    deleteText: (name: string): string =>
      `«\u00a0${name}\u00a0» sera effacée de cet appareil. Cette action est irréversible.`,
    delete: 'Supprimer',
    attachTitle: 'Joindre à une candidature',
    attachText: 'Le texte de la lettre sera gardé avec la candidature choisie.',
    noApplication: `Vous n’avez encore aucune candidature à vous. Ajoutez-en une dans ${screenNames.applications}, puis revenez ici.`,
    toApplications: `Ouvrir ${screenNames.applications}`,
    application: 'Candidature',
    attach: 'Joindre',
    cancel: 'Annuler',
    close: 'Fermer',
  },
} as const;
