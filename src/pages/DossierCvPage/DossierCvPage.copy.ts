import { agree } from '#/copy/format';
import type { CvFormat } from '#/domain/tailoredCv/CvFiles';
import { TAILORED_DIFFERENCES } from '#/domain/tailoredCv/tailoredChanges';
import type { LineDifference, TailoredDifference } from '#/domain/tailoredCv/tailoredChanges';
import type { CvLayout } from '#/domain/tailoredCv/tailoredCv';

const layouts: Record<CvLayout, string> = {
  plain: 'Épurée',
  classic: 'Classique',
  compact: 'Compacte',
};

const formats: Record<CvFormat, string> = {
  pdf: 'PDF',
  docx: 'Word (.docx)',
  json: 'JSON Resume (.json)',
};

const differences: Record<TailoredDifference, string> = {
  reworded: 'Réécrite',
  reordered: 'Ordre changé',
  raised: 'Passée devant',
  lowered: 'Passée derrière',
  added: 'Ajoutée par vous',
  leftOut: 'Laissée de côté',
  unplaced: 'Sans place',
};

/** Longer wishes are sentences: they are read in the comparison. */
const LONGEST_WISH = 60;
const MOST_WISHES = 3;

/** What of the offer moved some lines: a wish of each line first, in few words. */
const wishes = (moved: readonly LineDifference[]): string => {
  const short = moved.map(({ asked }) => asked.filter(({ length }) => length <= LONGEST_WISH));
  const all = [...new Set([...short.flatMap(([first]) => first ?? []), ...short.flat()])];
  const told = all.slice(0, MOST_WISHES).map((wish) => `«\u00a0${wish}\u00a0»`);
  const last = told.pop();
  if (last === undefined) return '';
  const list = told.length === 0 ? last : `${told.join(', ')} et ${last}`;
  return `\u00a0: l’annonce demande ${list}`;
};

/** How many lines, and what they do: « Une ligne passe », « 3 lignes passent ». */
const lines = (count: number, one: string, other: string): string =>
  count === 1 ? `Une ligne ${one}` : `${count} lignes ${other}`;

const sentences: Record<TailoredDifference, (of: readonly LineDifference[]) => string> = {
  raised: (of) => `${lines(of.length, 'passe devant', 'passent devant')}${wishes(of)}.`,
  lowered: (of) => {
    const said = lines(of.length, 'passe derrière', 'passent derrière');
    return of.some(({ asked }) => asked.length > 0)
      ? `${said}.`
      : `${said}\u00a0: l’annonce ne demande rien de tel.`;
  },
  reordered: (of) =>
    `${lines(of.length, 'commence', 'commencent')} maintenant par ce que demande l’annonce.`,
  reworded: (of) => `${lines(of.length, 'est réécrite', 'sont réécrites')}.`,
  added: (of) => `${lines(of.length, 'est ajoutée', 'sont ajoutées')}.`,
  leftOut: (of) => `${lines(of.length, 'est laissée', 'sont laissées')} de côté.`,
  unplaced: (of) => `${lines(of.length, 'attend', 'attendent')} sous la feuille.`,
};

/** Words of the CV for one job. */
export const dossierCvCopy = {
  title: 'CV pour ce poste',
  back: 'Son dossier',
  untitled: 'Poste à préciser',
  making: 'Préparation de votre CV pour ce poste…',
  noCv: {
    title: 'Aucun CV importé',
    text: 'Importez votre CV\u00a0: cette version en reprendra les lignes, dans l’ordre qui répond à l’annonce.',
  },
  failed: {
    title: 'Ce CV n’a pas pu être préparé',
    text: 'Votre CV importé n’a pas changé. Vérifiez votre connexion, puis réessayez.',
    retry: 'Réessayer',
  },
  promise:
    'Vos lignes, dans l’ordre qui répond à l’annonce. Rien n’est inventé\u00a0: touchez une ligne pour la réécrire, la déplacer ou la retirer.',
  download: 'Télécharger',
  formats,
  layout: 'Mise en page',
  layouts,
  emphasis: 'En gras, ce que demande l’annonce',
  remake: 'Refaire depuis mon CV',
  newer: {
    title: 'Votre CV a changé depuis',
    text: (before: string, now: string): string =>
      `Cette version vient du fichier «\u00a0${before}\u00a0». Le CV importé est maintenant «\u00a0${now}\u00a0».`,
  },
  sheet: 'Votre CV pour ce poste',
  name: 'Nom à compléter dans votre CV',
  titleLine: 'Titre du CV',
  noTitle: 'Ajouter un titre',
  line: {
    edit: 'Modifier cette ligne',
    field: 'Texte de la ligne',
    save: 'Enregistrer',
    cancel: 'Annuler',
    up: 'Monter',
    down: 'Descendre',
    leaveOut: 'Retirer de ce CV',
    original: 'Reprendre mes mots',
    asked: (labels: readonly string[]): string => `Répond à l’annonce\u00a0: ${labels.join(', ')}`,
    raised: 'passée devant pour ce poste',
  },
  addTo: (name: string): string => `Ajouter une ligne à «\u00a0${name}\u00a0»`,
  hidden: (count: number): string =>
    `${count} ${agree(count, 'ligne laissée de côté', 'lignes laissées de côté')}`,
  putBack: 'Remettre',
  putBackOf: (words: string): string => `Remettre «\u00a0${words}\u00a0»`,
  entryOut: (name: string): string => `Retirer «\u00a0${name}\u00a0» de ce CV`,
  blockUp: (name: string): string => `Monter la rubrique «\u00a0${name}\u00a0»`,
  blockDown: (name: string): string => `Descendre la rubrique «\u00a0${name}\u00a0»`,
  blockOut: (name: string): string => `Retirer la rubrique «\u00a0${name}\u00a0» de ce CV`,
  out: 'Laissés de côté',
  unplaced: {
    title: 'Lues dans votre CV, sans place ici',
    text: 'Elles ne sont pas dans le fichier. Reprenez celles qui comptent.',
    take: 'Reprendre',
    takeOf: (words: string): string => `Reprendre «\u00a0${words}\u00a0»`,
  },
  ad: 'L’annonce',
  noAd: 'Aucune annonce n’est gardée dans ce dossier\u00a0: l’ordre reste celui de votre CV.',
  changes: {
    title: (count: number): string =>
      count === 0
        ? 'Rien n’a changé'
        : `${count} ${agree(count, 'ligne diffère', 'lignes diffèrent')} de votre CV`,
    none: 'Cette version dit la même chose que votre CV, dans le même ordre.',
    /** One section, in as many sentences as it has kinds of changes. */
    told: (of: readonly LineDifference[]): string =>
      TAILORED_DIFFERENCES.map((kind) => of.filter(({ difference }) => difference === kind))
        .filter((some) => some.length > 0)
        .map((some) => (some[0] ? sentences[some[0].difference](some) : ''))
        .join(' '),
    top: 'En tête du CV',
    lines: 'Ligne par ligne',
    differences,
    before: 'Dans votre CV',
    after: 'Ici',
  },
  dialog: {
    title: 'Refaire ce CV\u202f?',
    text: 'Vos réécritures, vos ajouts et vos choix pour ce poste sont remplacés, et c’est irréversible. Votre CV importé ne change pas.',
    confirm: 'Refaire',
    cancel: 'Annuler',
  },
} as const;
