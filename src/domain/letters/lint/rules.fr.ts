/** Kinds of findings, in the order they are shown. */
export const FINDING_KINDS = [
  'placeholder',
  'otherCompany',
  'otherOffer',
  'company',
  'post',
  'proof',
  'name',
  'words',
  'agreement',
  'appeal',
  'tutoiement',
  'grammar',
  'elision',
  'cliche',
  'contact',
  'short',
  'long',
  'repeated',
  'exclamation',
  'typography',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** A fault told by its words: what it is, and the words that put it right where that is safe. */
export type WordRule = {
  readonly kind: FindingKind;
  readonly rule: RegExp;
  readonly message: string;
  /** Gives the words in place of those found; absent where only the writer can tell. */
  readonly fix?: (...groups: readonly string[]) => string;
};

const keepCase = (model: string, text: string): string =>
  /^\p{Lu}/u.test(model) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** Frequent faults of French letters. */
export const WORD_RULES: readonly WordRule[] = [
  {
    kind: 'grammar',
    rule: /\b(je me )permet(?!\p{L})/giu,
    message: '«\u00a0Je me permets\u00a0» prend un s.',
    fix: (_all, start) => `${start}permets`,
  },
  {
    kind: 'grammar',
    rule: /\b(je vous )pri(?:s|es|t)(?!\p{L})/giu,
    message: '«\u00a0Je vous prie\u00a0» s’écrit sans s.',
    fix: (_all, start) => `${start}prie`,
  },
  {
    kind: 'grammar',
    rule: /\b(je vous serai)(?=\s(?:très |vivement |infiniment )?(?:reconnaissant|obligé|gré))/giu,
    message: 'Le conditionnel de politesse prend un s\u00a0: «\u00a0je vous serais\u00a0».',
    fix: (_all, start) => `${start}s`,
  },
  {
    kind: 'grammar',
    rule: /\bje vous serai(?:s|t)? gré(?!\p{L})/giu,
    message: 'On sait gré à quelqu’un\u00a0: «\u00a0je vous saurais gré\u00a0».',
    fix: (all) => keepCase(all, 'je vous saurais gré'),
  },
  {
    kind: 'grammar',
    rule: /\b(suite à (?:votre|l’|l')\s?(?:annonce|offre)) (paru|publié|diffusé)(?=[\s,.])/giu,
    message:
      '«\u00a0Annonce\u00a0» et «\u00a0offre\u00a0» sont du féminin\u00a0: le participe prend un e.',
    fix: (_all, start, participle) => `${start} ${participle}e`,
  },
  {
    kind: 'grammar',
    rule: /\b((?:j’|j')ai )(postuler|travailler|occuper|effectuer|réaliser|participer|gérer|développer|exercer)(?!\p{L})/giu,
    message: 'Après «\u00a0j’ai\u00a0», le verbe est au participe passé.',
    fix: (_all, start, verb) => `${start}${verb.replace(/er$/iu, 'é')}`,
  },
  {
    kind: 'grammar',
    rule: /\b(au seins?) d(?:e|u|’|')/giu,
    message: '«\u00a0Au sein\u00a0» s’écrit sans s.',
    fix: (all) => all.replace(/seins/iu, 'sein'),
  },
  {
    kind: 'grammar',
    rule: /\b(ci[- ])joint(?:e|s|es)(?= (?:mon|ma|mes|le|la|les|un|une|copie)\b)/giu,
    message: 'En tête de phrase, «\u00a0ci-joint\u00a0» ne s’accorde pas.',
    fix: (all) => all.replace(/joint(?:e|s|es)/iu, 'joint'),
  },
  {
    kind: 'grammar',
    rule: /\bdans l(?:’|')attente de [^.!?]{3,60}, (?:veuillez|recevez|agréez)(?!\p{L})/giu,
    message:
      '«\u00a0Dans l’attente de…, veuillez\u00a0»\u00a0: celui qui attend doit être le sujet. Écrivez «\u00a0Dans l’attente de…, je vous prie d’agréer\u00a0».',
  },
  {
    kind: 'grammar',
    rule: /\bmalgré que(?!\p{L})/giu,
    message:
      '«\u00a0Malgré que\u00a0» est critiqué\u00a0: «\u00a0bien que\u00a0» convient partout.',
    fix: (all) => keepCase(all, 'bien que'),
  },
  {
    kind: 'grammar',
    rule: /\bexpression de (mes salutations)(?!\p{L})/giu,
    message:
      'On exprime des sentiments, on adresse des salutations\u00a0: «\u00a0agréer mes salutations\u00a0».',
  },
  {
    kind: 'elision',
    rule: /(?<![\p{L}’'-])(de|que|je|ne|se|me|jusque|lorsque|puisque) (?=(?:[aeiouéèêàâîôûœ]|h(?:abil|ébergement|eure|istoire|omme|ôpital|ôtel|umain|ygiène|iver|onoraire|onneur))\p{Ll})(?!(?:onz|oui\b|un\b|une\b|yaourt))/giu,
    message: 'Devant une voyelle ou un h muet, le mot s’élide.',
    fix: (_all, word) => `${word.slice(0, -1)}’`,
  },
  {
    kind: 'tutoiement',
    rule: /(?<![\p{L}’'-])(?:tu|toi|tes|ta|te)(?![\p{L}’'-])/giu,
    message: 'Une lettre de motivation vouvoie.',
  },
  {
    kind: 'cliche',
    rule: /\b(?:dynamique et motivée?|motivée? et dynamique)(?!\p{L})/giu,
    message:
      '«\u00a0Dynamique et motivé\u00a0» ne distingue personne\u00a0: un exemple dira mieux.',
  },
  {
    kind: 'cliche',
    rule: /\bc(?:’|')est avec (?:un )?(?:grand|vif|beaucoup d[’']) ?(?:intérêt|enthousiasme|attention)(?!\p{L})/giu,
    message:
      'Cette ouverture est lue cent fois par jour\u00a0: commencez par ce qui vous relie au poste.',
  },
  {
    kind: 'cliche',
    rule: /\ba (?:particulièrement |vivement )?retenu toute mon attention(?!\p{L})/giu,
    message: 'Formule usée\u00a0: dites ce qui, dans l’annonce, vous a fait écrire.',
  },
  {
    kind: 'cliche',
    rule: /\b(?:mon )?profil correspond (?:parfaitement|en tous points|tout à fait)(?!\p{L})/giu,
    message: 'Affirmation sans preuve\u00a0: citez plutôt la mission et ce que vous avez fait.',
  },
  {
    kind: 'cliche',
    rule: /\b(?:sortir de ma zone de confort|relever de nouveaux défis|force de proposition|couteau suisse|esprit d(?:’|')équipe inné)(?!\p{L})/giu,
    message: 'Expression toute faite\u00a0: un fait convaincra davantage.',
  },
  {
    kind: 'typography',
    rule: /(?<=\S)[ \u00a0]{2,}(?=\S)/gu,
    message: 'Deux espaces se suivent.',
    fix: () => ' ',
  },
  {
    kind: 'typography',
    rule: /(?<=\p{L})'(?=\p{L})/gu,
    message: 'L’apostrophe courbe est celle de l’imprimerie.',
    fix: () => '’',
  },
  {
    kind: 'typography',
    rule: /\.\.\./gu,
    message: 'Les points de suspension sont un seul signe.',
    fix: () => '…',
  },
  {
    kind: 'typography',
    rule: /(?<=[\p{L}\p{N})»])(?:[ \u00a0]?)([;!?])(?=\s|$)/gu,
    message:
      'Une espace fine précède le point-virgule et les points d’exclamation ou d’interrogation.',
    fix: (_all, sign) => `\u202f${sign}`,
  },
  {
    kind: 'typography',
    rule: /(?<=[\p{L}\p{N})»]) ?:(?=\s)/gu,
    message: 'Une espace insécable précède le deux-points.',
    fix: () => '\u00a0:',
  },
  {
    kind: 'typography',
    rule: /(?<=\p{L}) ,/gu,
    message: 'Pas d’espace avant une virgule.',
    fix: () => ',',
  },
];

export const MESSAGES = {
  placeholder: 'Un passage reste à compléter.',
  appeal: (appeal: string): string =>
    `La formule finale reprend l’appel\u00a0: «\u00a0${appeal}\u00a0».`,
  appealName:
    'L’usage veut un appel sans nom de famille\u00a0: «\u00a0Madame,\u00a0» ou «\u00a0Monsieur,\u00a0».',
  otherCompany: (name: string): string =>
    `«\u00a0${name}\u00a0» vient d’une autre lettre\u00a0: est-ce bien voulu\u202f?`,
  otherOffer:
    'Cette phrase répond à une autre annonce\u00a0: celle-ci n’en dit rien. Régénérez le paragraphe ou réécrivez-le.',
  company: (name: string): string =>
    `«\u00a0${name}\u00a0» n’est nommé nulle part\u00a0: la lettre pourrait partir chez n’importe qui.`,
  post: (object: string): string =>
    `«\u00a0${object}\u00a0»\u00a0: l’annonce ne parle pas de ce poste.`,
  unknownCompany: (name: string): string =>
    `«\u00a0${name}\u00a0» n’est ni dans l’annonce ni chez le destinataire\u00a0: est-ce le bon employeur\u202f?`,
  proof:
    'Aucune phrase ne s’appuie sur une chose que vous avez faite\u00a0: ajoutez une ligne de votre CV, avec son verbe.',
  noName: 'La lettre n’est signée d’aucun nom\u00a0: écrivez le vôtre.',
  words: {
    glued: 'Deux mots semblent collés dans cette phrase.',
    agreement: 'Un adjectif ne s’accorde pas avec le nom qui le précède.',
    antecedent: 'Ce mot renvoie à une phrase que la lettre ne contient pas.',
  },
  bothForms: 'Gardez la forme qui vous désigne\u00a0: une lettre est signée par une personne.',
  agreement: {
    feminine: 'Ce mot parle de vous\u00a0: il s’accorde au féminin.',
    masculine: 'Ce mot parle de vous\u00a0: il s’accorde au masculin.',
    neutral: 'Ce mot parle de vous\u00a0: vérifiez son accord.',
  },
  short: (words: number): string =>
    `${words} mots\u00a0: c’est court. Une chose que vous avez faite, ou la raison de leur écrire à eux, la remplira mieux qu’une formule.`,
  repeated: 'Deux phrases de suite commencent de la même façon.',
  contact: 'Ni e-mail ni téléphone\u00a0: le recruteur ne saurait pas où vous joindre.',
  long: 'Paragraphe long\u00a0: coupez-le ou allégez-le, il sera mieux lu.',
  exclamation: 'Plus d’un point d’exclamation\u00a0: un seul porte davantage.',
  page: 'La lettre est longue\u00a0: un recruteur lit 180 à 220 mots jusqu’au bout.',
} as const;

/** What any object of a letter says. */
export const OBJECT_WORDS = 'candidature poste offre emploi référence lettre motivation objet';
/** An employer that the writer would join, named. */
export const JOINING =
  /(?:rejoindre|intégrer|candidature (?:chez|à la|au)|travailler (?:chez|avec|pour)) ((?:la |le |l’)?\p{Lu}[\p{L}’&-]+(?: \p{Lu}[\p{L}’&-]+)*)/gu;

export const NAMED_APPEAL = /^(?:Madame|Monsieur) \p{Lu}\p{Ll}+/u;
/** The appeal inside a closing formula. */
export const CLOSING_APPEAL =
  /,\s*((?:Madame|Monsieur|Mesdames|Messieurs)(?:,? (?:Madame|Monsieur|Messieurs))?)\s*,/u;
export const PLACEHOLDER =
  /\[[^\]\n]{0,140}\]|\{[^}\n]{0,60}\}|<[^>\n]{1,60}>|_{3,}|\bX{3,}\b|…{2,}|\((?:à compléter|nom|date|poste|entreprise)\)|[[\]{}]/giu;
