import type { CefrLevel } from '#/domain/cv/cv';

/** Languages by the folded words that name them. */
export const LANGUAGES: readonly (readonly [label: string, words: string])[] = [
  ['Français', 'francais(?:e)?|french'],
  ['Anglais', 'anglais(?:e)?|english'],
  ['Allemand', 'allemand(?:e)?|german'],
  ['Espagnol', 'espagnol(?:e)?|spanish'],
  ['Italien', 'italien(?:ne)?|italian'],
  ['Portugais', 'portugais(?:e)?|portuguese'],
  ['Néerlandais', 'neerlandais(?:e)?|flamand|dutch'],
  ['Arabe', 'arabe|arabic|darija'],
  ['Chinois', 'chinois(?:e)?|mandarin|chinese'],
  ['Russe', 'russe|russian'],
  ['Japonais', 'japonais(?:e)?|japanese'],
  ['Coréen', 'coreen(?:ne)?'],
  ['Polonais', 'polonais(?:e)?'],
  ['Roumain', 'roumain(?:e)?'],
  ['Turc', 'turc|turque'],
  ['Grec', 'grec'],
  ['Suédois', 'suedois'],
  ['Vietnamien', 'vietnamien'],
  ['Hindi', 'hindi'],
  ['Hébreu', 'hebreu'],
  ['Persan', 'persan|farsi|dari'],
  ['Ukrainien', 'ukrainien'],
  ['Créole', 'creole'],
  ['Wolof', 'wolof'],
  ['Bambara', 'bambara'],
  ['Lingala', 'lingala'],
  ['Swahili', 'swahili|kiswahili'],
  ['Haoussa', 'haoussa|hausa'],
  ['Peul', 'peul|fulfulde|pulaar'],
  ['Malgache', 'malgache'],
  ['Berbère', 'berbere|tamazight|amazigh'],
  ['Catalan', 'catalan'],
  ['Breton', 'breton'],
  ['Basque', 'basque'],
  ['Khmer', 'khmer|cambodgien'],
  ['Thaï', 'thai'],
  ['Laotien', 'laotien'],
  ['Birman', 'birman'],
  ['Indonésien', 'indonesien'],
  ['Malais', 'malais'],
  ['Tagalog', 'tagalog|filipino'],
  ['Népalais', 'nepalais'],
  ['Ourdou', 'ourdou|urdu'],
  ['Bengali', 'bengali'],
  ['Tamoul', 'tamoul'],
  ['Kurde', 'kurde'],
  ['Pachto', 'pachto|pachtou'],
  ['Hongrois', 'hongrois(?:e)?'],
  ['Tchèque', 'tcheque'],
  ['Bulgare', 'bulgare'],
  ['Serbe', 'serbe'],
  ['Croate', 'croate'],
  ['Albanais', 'albanais'],
  ['Arménien', 'armenien'],
  ['Géorgien', 'georgien'],
  ['Danois', 'danois'],
  ['Norvégien', 'norvegien'],
  ['Finnois', 'finnois|finlandais'],
  ['Luxembourgeois', 'luxembourgeois'],
  ['Alsacien', 'alsacien'],
  ['Corse', 'corse'],
  ['Occitan', 'occitan'],
  ['Soninké', 'soninke'],
  ['Sérère', 'serere'],
  ['Dioula', 'dioula|jula'],
  ['Baoulé', 'baoule'],
  ['Mooré', 'moore'],
  ['Malinké', 'malinke'],
  ['Zarma', 'zarma|djerma'],
  ['Éwé', 'ewe'],
  ['Yoruba', 'yoruba'],
  ['Kikongo', 'kikongo'],
  ['Sango', 'sango'],
  ['Kinyarwanda', 'kinyarwanda'],
  ['Kirundi', 'kirundi'],
  ['Amharique', 'amharique'],
  ['Somali', 'somali'],
  ['Comorien', 'comorien|shimaore|mahorais'],
  ['Tahitien', 'tahitien'],
  ['Langue des signes française', 'langue des signes(?: francaise)?(?! (?:pour |des )?bebes?)|lsf'],
];

/** A label that announces the languages of the post, in whatever part of the advertisement: "Langue de travail : francais". */
export const LANGUAGE_LABEL =
  /(?:\blangues? (?:de travail|d'exercice|parlees?|requises?|exigees?|demandees?|souhaitees?)|^[^\p{L}\n]{0,4}langues?)\s*:\s*([^.\n;]{3,80})/gmu;

/** Words that ask for a language wherever they stand. */
export const LANGUAGE_ASKED =
  /\b(?:bilingues?|trilingues?|langues?|(?:bonne |excellente )?(?:maitrise|pratique|niveau|connaissances?)\b|parl(?:er|ez|e|ant)\b|lu,? (?:et )?(?:ecrit|parle)|courant|couramment|anglophone|[abc][12]\b|necessaires?|exigee?|requise?|indispensables?|obligatoire|imperatif|souhaitee?|apprecie\w*|(?:un|est un) (?:plus|atout))/u;

/** Before the name of a language, these show that the language itself is meant. */
export const LANGUAGE_BEFORE =
  /(?:^|[,;:(/•\-–]|\b(?:et|ou|and|or|en|un|du|de l|d|l|le|de la|la|bon|bonne|excellent|courant|niveau|parle[rsz]?|parlant|pratique|maitrise[rz]?|langues?|maternelle|lu|ecrit|notions?|de|votre|ton|bilingue|trilingue|connaissance|fluent|written|spoken|in|technique))[\s'’]*$/u;

/** Adjectives of other things: "droit anglais", "clientele allemande". */
export const ADJECTIVE_BEFORE =
  /\b(?:droit|marche|societe|groupe|filiale|maison|clients?|clientele|entreprise|territoire|norme|reglementation|legislation|fiscalite|comptabilite|gastronomie|cuisine|leader|public|etat|siege|equipe|partenaire|chocolat|savoir|nationalite|bibliotheque|ecole|lycee)s?\s*$/u;

/** Levels as written, with their place in the common framework where they have one. */
export const LANGUAGE_LEVELS: readonly (readonly [RegExp, CefrLevel | null])[] = [
  [/\ba1\b/u, 'A1'],
  [/\ba2\b/u, 'A2'],
  [/\bb1\b/u, 'B1'],
  [/\bb2\b/u, 'B2'],
  [/\bc1\b/u, 'C1'],
  [/\bc2\b/u, 'C2'],
  [
    /\b(?:langue )?maternelle?s?\b|\bnati(?:f|fs|ve|ves)\b|\bnative\b|\bbilingues?\b|\btrilingues?\b/u,
    'C2',
  ],
  [/\bcourants?\b|\bcourante?s?\b|\bcouramment\b|\bfluent(?:ly)?\b|\bfluides?\b/u, 'C1'],
  [/\b(?:professionnel(?:le)?s?|operationnel(?:le)?s?|working|professional)\b/u, 'B2'],
  [/\bintermediaires?\b|\bconversationnel(?:le)?s?\b/u, 'B1'],
  [/\btechniques? lu\b|\bscolaires?\b|\bnotions?\b|\bbases?\b|\blus?\b|\bdebutants?\b/u, 'A2'],
  [/\btechniques?\b|\bbon(?:ne)?s?\b|\bexcellente?s?\b|\bmaitrise[rez]?\b/u, null],
];

/** Labels of lexicon concepts that are a language at some level, read apart from skills; folded. */
export const SPOKEN_LANGUAGE = new RegExp(
  `^(?:maitrise (?:de l'|du )|langue )?(?:${LANGUAGES.map(([, words]) => words).join('|')})(?: (?:professionnel|courant|technique|bilingue|lu|parle|ecrit|operationnel|des affaires|scolaire|conversationnel|maternel)(?:le)?)*$`,
  'u',
);

/** A line that is nothing but a language and its level, wherever it stands: "Anglais courant."; folded. */
export const LANGUAGE_LINE = new RegExp(
  `^[^\\p{L}]*(?:${LANGUAGES.map(([, words]) => words).join('|')})(?: (?:professionnel(?:le)?|technique|des affaires))? ?[:(,-]? ?(?:niveau )?(?:courant|bilingue|lu|parle|ecrit|oral|operationnel|maternel(?:le)?|fluent|[abc][12])\\b[^.]{0,40}\\.?\\s*$`,
  'u',
);

/** A sentence that opens with the command of a language asks for it, even under a heading of what is offered; folded. */
export const MASTERED =
  /^[^\p{L}]*(?:(?:tres )?(?:bonne|excellente|parfaite) )?(?:maitrise|connaissance|pratique)s? (?:orale |ecrite |courante |parfaite )?(?:de |d[eu]s? |l)/u;
