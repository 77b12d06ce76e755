import { agree, formatLongDate } from '#/copy/format';
import { offerFieldLabels } from '#/copy/offerFields.copy';
import { screenNames } from '#/copy/screenNames.copy';
import type { FieldConfidence } from '#/domain/offers/intake/offerDraft';
import type { PostingProblem } from '#/domain/offers/intake/PostingReader';
import type { Pay } from '#/domain/postings/requirements';
import type { UpdateProblem } from '#/domain/storage/Vault';
import type { SaveChoice } from '#/usecases/offers/addOfferReducer';

/** An ISO day in words; noon, so that no time zone moves it. */
const dayInWords = (day: string): string => formatLongDate(new Date(`${day}T12:00:00`));

const confidences: Record<FieldConfidence, string> = {
  sure: 'Lu dans l’annonce',
  doubtful: 'À vérifier',
  absent: 'Non précisé dans l’annonce',
  corrected: 'Votre choix',
};

const periods: Record<Pay['period'], string> = {
  hour: 'par heure',
  day: 'par jour',
  month: 'par mois',
  year: 'par an',
};

const problems: Record<PostingProblem, { readonly title: string; readonly text: string }> = {
  empty: {
    title: 'Il n’y a rien à lire',
    text: 'Le texte ou le fichier est vide. Copiez l’annonce entière sur le site où vous la lisez, puis collez-la ici.',
  },
  tooLarge: {
    title: 'C’est trop long pour une annonce',
    text: 'Copiez seulement la partie qui décrit le poste\u00a0: missions, profil, conditions.',
  },
  unreadable: {
    title: 'Nous n’y reconnaissons pas d’annonce',
    text: 'Le texte est trop court, ou la page n’affiche l’annonce qu’une fois connecté. Ouvrez l’annonce, copiez son texte entier et collez-le ici.',
  },
  linkOnly: {
    title: 'Un lien ne suffit pas',
    text: 'Un navigateur ne laisse pas une page en lire une autre, et Embellie n’a pas de serveur. Ouvrez l’annonce, copiez son texte entier et collez-le ici, ou installez le favori\u00a0: il l’envoie d’un clic.',
  },
  listTooLarge: {
    title: 'Ce fichier est trop lourd pour être importé',
    text: 'Nous lisons jusqu’à 80 Mo, soit quelque cinquante mille offres. Séparez-le en plusieurs fichiers, puis déposez-les l’un après l’autre.',
  },
  noOffers: {
    title: 'Ce fichier ne contient aucune offre lisible',
    text: 'Il est incomplet, ou d’une forme que nous ne connaissons pas. Exportez de nouveau la liste, en CSV ou en JSON, ou collez le texte de l’annonce. Rien n’a été modifié.',
  },
  notLoaded: {
    title: 'La lecture n’a pas pu commencer',
    text: 'Une partie de l’application ne s’est pas chargée. Vérifiez votre connexion, puis réessayez\u00a0: votre texte est toujours là.',
  },
  unsupported: {
    title: 'Ce fichier n’est pas une page ni un texte',
    text: 'Nous lisons les pages enregistrées (.html, .mhtml), les e-mails (.eml), les textes (.txt), les PDF, les documents Word et les listes d’offres (.csv, .json, .xml). Sinon, collez le texte de l’annonce.',
  },
  encrypted: {
    title: 'Ce fichier est protégé par un mot de passe',
    text: 'Ouvrez-le avec son mot de passe, copiez le texte de l’annonce et collez-le ici.',
  },
  scanned: {
    title: 'Ce fichier est une image',
    text: 'Il ne contient pas de texte que l’on puisse lire. Recopiez l’essentiel de l’annonce, ou cherchez-la en ligne pour la coller ici.',
  },
  damaged: {
    title: 'Ce fichier ne s’ouvre pas',
    text: 'Il est abîmé ou incomplet. Enregistrez la page une nouvelle fois, ou collez le texte de l’annonce.',
  },
};

const notSaved: Record<UpdateProblem, string> = {
  quota:
    'La place réservée à ce site est pleine. Supprimez une offre ajoutée ou une analyse, puis enregistrez de nouveau. Vos corrections restent affichées ici.',
  unavailable:
    'Votre navigateur refuse l’accès à ses données, souvent en navigation privée. Vos corrections restent affichées ici tant que cette page est ouverte.',
  future:
    'Vos offres viennent d’une version plus récente d’Embellie. Copiez ce que vous avez corrigé, puis rechargez la page.',
};

const saved: Record<SaveChoice, string> = {
  add: 'Votre offre est enregistrée',
  replace: 'Votre offre est remplacée',
};

const checks = (doubtful: number, absent: number): string => {
  const parts = [
    doubtful === 0 ? null : `${doubtful} ${agree(doubtful, 'point', 'points')} à vérifier`,
    absent === 0
      ? null
      : `${absent} ${agree(absent, 'information non précisée', 'informations non précisées')}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'Tout a été lu clairement.' : `${parts.join(', ')}.`;
};

/** Words of the screen Ajouter une offre. */
export const addOfferCopy = {
  title: screenNames.addOffer,
  loading: 'Ouverture de l’offre…',
  subtitle:
    'Une annonce vue ailleurs\u202f? Gardez sa copie ici pour la retrouver, la comparer à votre CV et y répondre. Elle reste sur votre appareil.',
  back: 'Recherche Intelligente',
  intake: {
    label: 'L’annonce',
    placeholder: 'Collez ici l’annonce entière\u00a0: intitulé, missions, profil, conditions…',
    hint: 'Le texte de l’annonce, ou le code HTML de sa page. Rien n’est enregistré avant votre accord.',
    submit: 'Lire l’annonce',
    blocked: 'Collez une annonce, ou déposez une page.',
    drop: {
      title: 'Déposez une page ou une liste d’offres',
      dragging: 'Lâchez le fichier ici',
      choose: 'Choisir un fichier',
      hint: 'Une annonce (page, e-mail, texte, PDF, Word) ou des milliers (France Travail, CSV, JSON, flux XML ou RSS)',
    },
    bookmarklet: {
      title: 'Depuis le site de l’annonce',
      text: 'Un favori envoie l’annonce que vous lisez, sans rien copier.',
      link: 'Installer le favori',
    },
  },
  openLink: 'Ouvrir l’annonce',
  reading: (fileName: string | null): string =>
    fileName === null ? 'Lecture de l’annonce…' : `Lecture du fichier «\u00a0${fileName}\u00a0»…`,
  problems,
  review: {
    title: 'Vérifiez avant d’enregistrer',
    checks,
    nothingKept: 'Rien n’est encore enregistré.',
    origins: {
      jobPosting: 'Lu dans les données de la page',
      text: 'Lu dans le texte',
    },
    sent: {
      title: 'Cette annonce vient d’une page que vous lisiez',
      text: 'Son contenu n’est pas contrôlé\u00a0: relisez-le avant de l’enregistrer.',
    },
    expired: (day: string): string =>
      `D’après la page, cette annonce a pris fin le ${dayInWords(day)}.`,
    expiredTitle: 'Annonce peut-être retirée',
    published: (day: string): string => `Publiée le ${dayInWords(day)}`,
    until: (day: string): string => `jusqu’au ${dayInWords(day)}`,
    fields: offerFieldLabels,
    confidences,
    confirm: 'C’est juste',
    confirmField: (field: string): string => `C’est juste\u00a0: ${field}`,
    quote: (quote: string): string => `«\u00a0${quote}\u00a0»`,
    noTitle: 'Donnez un intitulé au poste\u00a0: il sert à retrouver l’offre.',
    listHint: 'Séparez par des virgules.',
    unstated: 'Non précisé',
    address: 'Adresse de l’annonce',
    addressHint: 'Pour y revenir, tant qu’elle est en ligne.',
    badAddress: 'Une adresse commence par https:// et ne contient pas d’espace.',
    pay: {
      min: 'De',
      max: 'À',
      period: 'Période',
      currency: 'Monnaie',
      notANumber: 'Écrivez un nombre, comme 2\u00a0150,50. Sans cela, rien ne sera enregistré.',
      inverted: 'Le second montant est plus petit que le premier.',
      periods,
    },
    copy: 'Copie de l’annonce',
    copyText: 'Les annonces disparaissent\u00a0: ce texte restera, tel qu’il est aujourd’hui.',
    editText: 'Corriger le texte',
    textLabel: 'Texte de l’annonce',
    saveText: 'Valider le texte',
    cancelText: 'Annuler',
    noText: 'Le texte ne peut pas être vide.',
    save: 'Enregistrer l’offre',
    replace: 'Remplacer l’ancienne',
    keepBoth: 'Garder les deux',
    restart: 'Retour',
    abandon: 'Abandonner',
  },
  several: {
    title: (count: number, kept: number): string =>
      kept === 0
        ? `Cette page contient ${count} annonces`
        : `Il reste ${count} ${agree(count, 'annonce', 'annonces')} sur cette page`,
    text: (read: number | null): string =>
      `${read === null ? '' : `Voici les ${read} premières. `}Une offre s’ajoute à la fois\u00a0: choisissez celle que vous voulez vérifier. Les autres vous seront proposées ensuite.`,
    label: 'Annonce à vérifier',
    option: (place: number, name: string): string => `${place}. ${name}`,
    untitled: 'Sans intitulé',
  },
  duplicate: {
    title: 'Vous avez déjà cette offre',
    text: (title: string, company: string, day: string | null): string =>
      `«\u00a0${company === '' ? title : `${title}, ${company}`}\u00a0»${
        day === null ? '' : `, copiée le ${dayInWords(day)}`
      }. Remplacez-la par celle-ci, ou gardez les deux.`,
    see: 'Voir l’offre existante',
  },
  notSaved: { title: 'L’offre n’est pas enregistrée', text: notSaved },
  saved: {
    titles: saved,
    text: (title: string): string =>
      `«\u00a0${title}\u00a0» est en tête de vos offres. La copie de son texte reste, même si l’annonce disparaît.`,
    search: 'La voir dans la recherche',
    compare: 'La comparer à mon CV',
    letter: 'Écrire une lettre',
    dossier: 'Ouvrir son dossier',
    next: (count: number): string =>
      count === 1 ? 'Vérifier l’autre annonce de la page' : `Annonce suivante (${count} restantes)`,
    again: 'Ajouter une autre offre',
  },
  own: {
    title: (count: number): string =>
      `${agree(count, 'Votre offre ajoutée', 'Vos offres ajoutées')} (${count})`,
    kept: (day: string): string => `copie du ${dayInWords(day)}`,
    exportAll: 'Tout exporter',
    compare: 'Comparer',
    exportOne: (title: string): string => `Exporter «\u00a0${title}\u00a0»`,
    remove: (title: string): string => `Supprimer «\u00a0${title}\u00a0»`,
    shown: (shown: number, total: number): string => `${shown} sur ${total}`,
    more: (count: number): string => `Afficher les ${count} suivantes`,
  },
  deletion: {
    title: 'Supprimer cette offre\u202f?',
    text: (title: string): string =>
      `«\u00a0${title}\u00a0» et la copie de son texte seront effacées de cet appareil. Cette action est irréversible.`,
    confirm: 'Supprimer',
    cancel: 'Annuler',
  },
} as const;
