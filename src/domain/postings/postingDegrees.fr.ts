import type { DiplomaLevel } from '#/domain/cv/cv';

/** Labels of diplomas that the law asks for, folded. */
export const REGULATED_DIPLOMA =
  /^(?:diplome d'etat|de (?:infirmier|d'infirmier|aide|masseur|sage|assistant|educateur)|certificat de capacite d'orthophoniste|capa\b|bpjeps|dejeps|desjeps|bafa\b|bafd\b)/u;

/** Diplomas and their level, folded; years after the baccalaureat are read apart, and the diplomas to teach a sport (BPJEPS, DEJEPS) are licences, asked for as skills. Source: Service-Public F199 and the national register. */
export const DEGREES: readonly (readonly [DiplomaLevel, RegExp])[] = [
  ['Bac+8', /\b(?:doctorat|docteur en|these de|phd|ph\.d|hdr)\b/gu],
  [
    'Bac+5',
    /\b(?:masters?|mastere?s? ?2?|m ?2|master's|msc|mba|dess|dea\b(?! )|dscg|(?:grande )?ecoles? (?:d'ingenieurs?|de commerce|superieure de commerce|de management)|(?:diplome|formation|titre|cursus|profil)\S* d'ingenieurs?|ingenieur (?:diplome|de formation|grande ecole)|(?:diplome d'etat|de) (?:de |d')?(?:masseur|kinesitherapeute|sage-femme|medecin|docteur)|diplome d[e'] ?(?:pharmacien|architecte|avocat|veterinaire)|certificat de capacite d'orthophoniste|capa d'avocat)\b/gu,
  ],
  [
    'Bac+3',
    /\b(?:licences?(?: pro(?:fessionnelle)?)?(?! (?:de transport|logiciel|taxi|iv|libre|d'exploitation|microsoft|4|ouverte))|bachelors?(?:'s)?|dcg|master 1|m1|deug|(?:diplome d'etat|diplome|de|d\.e\.) ?(?:d'|de )?(?:infirmi|ergotherap|psychomotric|pedicure|orthoptiste|audioprothesist|dieteticien|manipulateur|educateur (?:specialise|technique specialise|de jeunes)|cesf\b|(?:conseiller\S* (?:en )?economie sociale)|assistant(?:\S*)? (?:de |des )?(?:service )?socia)\w*|deass\b|decesf\b|dees\b|deets\b|deeje\b|deje\b|(?:diplome d'etat|de) (?:d'|de )?eje\b|\beje\b(?=[^.\n]{0,20}diplom)|caferuis)/gu,
  ],
  ['Bac+2', /\b(?:bts[ama]?|dut|deust|dueg)\b/gu],
  [
    'Bac',
    /\b(?:bac(?:calaureat)?(?:s? pro(?:fessionnels?)?)?(?! ?\+)|brevet professionnel|bp (?:coiffure|boucher|boulanger)|deas|deap|deme|(?:diplome d'etat|diplome|de) (?:d'|de )?(?:aide[- ]soignant|auxiliaire de puericulture|moniteur[- ]educateur|technicien\S* (?:de l')?intervention|ambulancier)\w*|detisf\b|(?:(?:diplome|titre|bp|brevet)(?: professionnel)?(?: \p{L}+)? d(?:e |')? ?)?preparat(?:eur|rice)\S* en pharmacie(?=[^.\n]{0,30}diplom)|(?:diplome|titre|bp|brevet professionnel)\b[^.\n]{0,20}preparat(?:eur|rice)\S* en pharmacie)\b/gu,
  ],
  [
    'CAP',
    /\b(?:beps?|bepa|capa\b(?! d'avocat)|deaes|deavs|deamp|(?:diplome d'etat|diplome|de) (?:d'|de )?accompagnant\w*|brevet des colleges|sans bac)\b/gu,
  ],
];

/** Sigles that only capitals tell from ordinary words. */
export const CAPITAL_DEGREES: readonly (readonly [DiplomaLevel, RegExp])[] = [
  ['CAP', /\bCAP\b(?! sur)/gu],
  ['Bac+3', /\bB\.?U\.?T\b/gu],
  ['Bac+3', /\bI\.?D\.?E\b(?![^(\n]{0,60}\))/gu],
  ['Bac+2', /\bB\.T\.S\b/gu],
];

/** "Bac+2", "bac + 2/3", "bac+3 a bac+5": the lowest counts. */
export const BAC_PLUS = /\bbac ?\+ ?(\d)/gu;

/** "Niveau 5", "niveau III": the national framework of 2019 and the one before. */
export const FRAMEWORK_LEVEL =
  /\bniveau (?:de (?:diplome|qualification) )?(\d|i{1,3}|iv|v)\b(?! (?:de|d'|en) )/gu;

export const FRAMEWORK: Readonly<Record<string, DiplomaLevel>> = {
  '3': 'CAP',
  '4': 'Bac',
  '5': 'Bac+2',
  '6': 'Bac+3',
  '7': 'Bac+5',
  '8': 'Bac+8',
  v: 'CAP',
  iv: 'Bac',
  iii: 'Bac+2',
  ii: 'Bac+3',
  i: 'Bac+5',
};

/** The word for what an employer wishes, folded: weaker than asked, stronger than a plus. */
export const WISHED = /^souhait/u;

/** Before a diploma, the words for the level of the post; folded. "Formation bac+2 appreciee" names that level. */
export const LEVEL_OF_POST =
  /^[^\p{L}]*(?:de )?(?:niveau|formation|diplome|titulaire)[^,.;:]{0,20}$/u;

/** Before a diploma, words for who holds it: "vous etes titulaire d'un", "idealement issu d'une formation d'un niveau", "vous possedez un"; folded. */
export const HELD_BEFORE =
  /(?:\btitulaires?|\bdiplomee?s?(?:\(e\))?|\bissue?s?(?:\(e\))?|\ben possession|\b(?:vous|tu) (?:avez|as|possed\p{L}+|dispos\p{L}+|justifi\p{L}+|deten\p{L}+|etes)|^[^\p{L}]*(?:de |votre |une )?formation|^[^\p{L}]*(?:idealement,? )?(?:de )?niveau)(?![\p{L}])(?![^.;\n]*\b(?:preparant|preparer|jeunes|eleves|apprentis|formant|enseign\p{L}+|stagiaires)\b)[^.;\n]{0,60}$/u;

/** Before a diploma that the newcomer will prepare on the post, folded. */
export const PREPARED_BEFORE =
  /\b(?:(?:de |en )?prepar(?:er|ez|es|ant|ation d[eu'])|suivre|suivrez|suivez|menant a|conduisant a|deboucher sur|obtention d[eu]s?|visant)(?: [\p{L}']+){0,3} $/u;

/** The head that the items of a list of State diplomas share, folded. */
export const DIPLOMA_HEAD = /^diplome (?:d'etat )?d/u;
/** The same head before an item that leaves it out. */
export const DIPLOMA_OF = ['diplôme d’', 'diplôme de ', 'diplôme d’État d’', 'diplôme d’État de '];

/** The next item of such a list: ", de moniteur-éducateur", " ou éducateur spécialisé", "/ CESF". */
export const NEXT_CHOICE =
  /^\s*(?:,\s*)?(?:,|\/|(?:ou|et\/ou)(?=\s))\s*(?:(?:du |le |un )?dipl[oô]me d[’']?(?:[ée]tat )?)?(?:d[’']|de |du |des )?(?<item>[^,/;.:()\n]+?)(?=\s*(?:[,/;.:()\n]|\s(?:ou|et\/ou)\s|$))/iu;
