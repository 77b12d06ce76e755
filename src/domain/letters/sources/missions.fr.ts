/** "Vous encadrez": verbs of advertisements whose infinitive the endings do not tell, folded without "ez". */
export const INFINITIVES: Readonly<Record<string, string>> = {
  mett: 'mettre',
  prom: 'promouvoir',
  promouv: 'promouvoir',
  pren: 'prendre',
  repren: 'reprendre',
  conduis: 'conduire',
  produis: 'produire',
  tradui: 'traduire',
  conc: 'concevoir',
  concev: 'concevoir',
  recev: 'recevoir',
  accueill: 'accueillir',
  recueill: 'recueillir',
  mainten: 'maintenir',
  ten: 'tenir',
  entreten: 'entretenir',
  interven: 'intervenir',
  obten: 'obtenir',
  soutien: 'soutenir',
  souten: 'soutenir',
  repond: 'répondre',
  rend: 'rendre',
  vend: 'vendre',
  defend: 'défendre',
  suiv: 'suivre',
  poursuiv: 'poursuivre',
  transmett: 'transmettre',
  remett: 'remettre',
  ecriv: 'écrire',
  construis: 'construire',
  ouvr: 'ouvrir',
  offr: 'offrir',
  develop: 'développer',
  dev: 'devoir',
};
/** Words that turn a mission back to its reader, or that no letter can take over. */
export const TURNS_BACK =
  /(?:^|[\s’'])(?:vous|vos|votre|tu|toi|tes|ton|ta|je|mes|mon|rattache\w*|titulaire|candidat\w*|poste|profil|recherch\w+|recrut\w+|rejoign\w+)(?=$|[\s,.;’'])/u;
/** A mission opens with these. */
export const YOU =
  /^vous (?:serez (?:charge\S*|amene\S*) (?:a |de |d')|aurez (?:pour mission|en charge) (?:de |d')|devrez |pourrez )?/iu;
export const OURS: readonly (readonly [RegExp, string])[] = [
  [/\bnotre\b/giu, 'votre'],
  [/\bnos\b/giu, 'vos'],
  [/\bnous\b/giu, 'vous'],
];
/** Head lines that are no title. Folded. */
export const NOT_A_TITLE =
  /^(?:avis (?:de|d')|accueil\b|offre d|annonce|recrutement|nous |vous |je |description|a propos|qui |cdi|cdd|stage\b.*\bmois|mission freelance|alternance$|l'entreprise|entreprise|presentation|contexte|publiee)|[>@]|https?:/u;
/** "Poste : Comptable fournisseurs". */
export const TITLE_LABEL =
  /^\s*(?:intitule(?: du poste)?|poste(?: a pourvoir)?|titre(?: du poste)?|fonction|metier)\s*:\s*([^\n]{3,80})$/mu;
/** "Réf. : 2026-114", "Référence de l'offre 24-A". */
export const REFERENCE =
  /\b(?:ref(?:erence)?s?)(?: (?:de l'offre|offre|annonce|interne))?\s*(?:\.|:|n°|nº|numero|#)?\s*:?\s*((?=[\w/.-]*\d)[a-z0-9][\w/.-]{2,24}[a-z0-9])/u;
/** "à l'attention de Mme Claire Dupont", "contact : M. Jean Morel". Original text. */
export const RECRUITER =
  /\b(Mme|Madame|M\.|Monsieur|Mr)\s+((?:\p{Lu}[\p{L}’'-]+)(?:\s\p{Lu}[\p{L}’'-]+){0,2})/u;
/** "Ivoire Agro-Négoce, filiale d'un groupe", "L'Alliance Mobilités Douces fédère". Original text. */
export const COMPANY_PRESENTS =
  /^(?:L[’']|Le |La |Les )?((?:\p{Lu}[\p{L}\p{N}’'&-]*)(?:\s(?:\p{Lu}[\p{L}\p{N}’'&-]*|&|et|de|des|du|d[’']\p{Lu}[\p{L}-]*)){0,4}),? (?:filiale|leader|spécialiste|acteur|est une?|est le|est la|édite|conçoit|accompagne|fédère|livre|développe|propose|fabrique|recrute|recherche|renforce|emploie)\b/mu;
export const NOT_A_COMPANY =
  /^(?:Vous|Nous|Notre|Votre|Ce|Cette|Dans|Pour|Au|En|Rattach|Poste|Mission|Le poste|Une?|Il|Elle|Leur|Profil|Description)/u;
