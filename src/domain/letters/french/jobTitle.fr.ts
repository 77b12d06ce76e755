import { accented } from '#/domain/letters/french/accents.fr';
import { calm, lowerFirst, typeset } from '#/domain/letters/french/frenchWords';
import type { Agreement } from '#/domain/letters/letter';
import { fold } from '#/domain/shared/text';

/** Inclusive endings and what each becomes: "Chargé(e)", "Développeur·se", "Coordinateur(trice)". */
const ENDINGS: readonly (readonly [RegExp, masculine: string, feminine: string])[] = [
  [/teur[·./(-]+(?:trice|rice)\)?/giu, 'teur', 'trice'],
  [/eur[·./(-]+(?:euse|se)\)?/giu, 'eur', 'euse'],
  [/er[·./(-]+(?:ère|ere|re|e(?!\p{L}))\)?/giu, 'er', 'ère'],
  [/ien[·./(-]+(?:ienne|ne)\)?/giu, 'ien', 'ienne'],
  [/ef[·./(-]+(?:fe|e)\)?(?!\p{L})/giu, 'ef', 'effe'],
  [/if[·./(-]+(?:ive|ve)\)?/giu, 'if', 'ive'],
  [/el[·./(-]+(?:elle|le)\)?/giu, 'el', 'elle'],
  [/(?<=\p{L})[·./(]+e\)?(?=\s|$|,)/giu, '', 'e'],
];

/** Both forms written out: "boucher / bouchère", "croupière/croupier". */
const BOTH_FORMS = /^(\p{L}[\p{L}-]{3,})(?: ?\/ ?| ou )(\p{L}[\p{L}-]{3,})(?=\s|$)/u;
const FEMININE_FORM = /(?:e|ère|euse|trice|enne|elle|ive|esse)$/u;
const SURELY_FEMININE = /(?:ère|euse|trice|enne|elle|ive|esse)$/u;
const SAME_START = 4;

/** Both forms of several words each: "technicien automaticien / technicienne automaticienne de maintenance". */
const bothLong = (title: string): readonly [string, string] | null => {
  const [one, two, ...more] = title.split(' / ');
  if (one === undefined || two === undefined || more.length > 0) return null;
  const first = one.trim().split(/\s+/u);
  const second = two.trim().split(/\s+/u);
  const pairs = first.every(
    (word, index) =>
      fold(word).slice(0, SAME_START - 1) === fold(second[index] ?? '').slice(0, SAME_START - 1),
  );
  if (!pairs || second.length < first.length || first.length < 2) return null;
  const tail = second.slice(first.length).join(' ');
  return [`${one.trim()} ${tail}`.trim(), two.trim()];
};

/** "Femme/homme de ménage". */
const WOMAN_OR_MAN = /^(?:femme ?\/ ?homme|homme ?\/ ?femme)(?=\s)/iu;

const wordAt = (form: string, at: number): string => form.split(' ')[at] ?? '';

const oneForm = (title: string, agreement: 'feminine' | 'masculine'): string => {
  if (WOMAN_OR_MAN.test(title))
    return title.replace(WOMAN_OR_MAN, agreement === 'feminine' ? 'femme' : 'homme');
  const long = bothLong(title);
  if (long !== null) {
    const [one, two] = long;
    // "Secrétaire administratif": where both open alike, what differs tells.
    const words = one.split(' ');
    const apart = words.findIndex((word, at) => word !== wordAt(two, at));
    const firstIsFeminine = FEMININE_FORM.test(words[Math.max(0, apart)] ?? '');
    return firstIsFeminine === (agreement === 'feminine') ? one : two;
  }
  const [pair, one = '', other = ''] = BOTH_FORMS.exec(title) ?? [];
  if (pair === undefined || fold(one).slice(0, SAME_START) !== fold(other).slice(0, SAME_START))
    return title;
  const strong = [one, other].map((form) => SURELY_FEMININE.test(form));
  const rule = strong[0] === strong[1] ? FEMININE_FORM : SURELY_FEMININE;
  const [first, second] = [rule.test(one), rule.test(other)];
  if (first === second) return title;
  return `${first === (agreement === 'feminine') ? one : other}${title.slice(pair.length)}`;
};

/** Endings and words of common nouns and adjectives that a title writes with a capital; names of towns, houses and tools end otherwise. Folded. */
const COMMON_WORD =
  /^(?:\p{L}+(?:[tsx]ions?|ments?|eurs?|euses?|trices?|istes?|aires?|ables?|tives?|tifs?|elles?|[nc]iere?s?|nages?|istratifs?|ances?|ences?|ogies?|ites?|iques|nels?)|achats?|lignes?|machines?|autocars?|scolaires?|chantiers?|camions?|engins?|nuit|jour|ateliers?|entretien|proprete|accueil|adjointe?s?|adultes?|agences?|agricoles?|alimentaires?|animale?s?|appels?|apres|automobiles?|bureaux?|caisse|charges?|chef|cheffe|client|clientele|clients|donnees?|recherche|(?:inter)?nation\p{L}+|regional\p{L}*|digitale?s?|entreprises?|batiments?|travaux|reseaux?|systemes?|publi(?:cs?|ques?)|loisirs?|commercial|commerciale|compte|comptes|conge|conges|conseil|credit|cuisine|direction|droit|enfance|enfants?|garde|generale?|hospitaliere?|hotelier|immobiliere?|equipes?|etudes?|employee?|industriel|juridique|linge|logistique|magasins?|marches?|medical|medicale|medico-social|missions?|paie|paye|petite|pole|polyvalente?s?|produits?|projets?|qualite|rayons?|securite|salle|secteur|services?|social|sociale|sociaux|soins?|stocks?|support|technique|technologique|vente|ventes|vie|web)$/u;
const AFTER_NAME = /(?:^|\s)(?:chez|à|au|aux|@)\s*$/iu;

/** Capitals kept inside a sentence for no reason: "cheffe de Projets" is "cheffe de projets"; "Java" and "RH" stay. */
export const withSmallWords = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}])/gu, (word, at: number) =>
    COMMON_WORD.test(fold(word)) && !AFTER_NAME.test(text.slice(0, at)) ? lowerFirst(word) : word,
  );

/** "Alternant comptabilité": who learns a field is told with what stands before it. */
const LEARNING =
  /^(alternante?|apprentie?|stagiaire) (?=(?:comptabilité|marketing|communication|informatique|logistique|vente|commerce|gestion|cuisine|maintenance|boulangerie|coiffure|menuiserie|plomberie|mécanique|esthétique|pharmacie|paie|ressources humaines|contrôle de gestion)(?!\p{L}))/u;

/** "Java developer", "DevOps engineer": the trade in French, with what it is of. */
const IN_ENGLISH =
  /^(.{0,30}?)(?<!\/)\s*(?:software )?(?<!\/)(developer|engineer)(?![\p{L}])(?: (?:front|back|full)\S*(?: (?:and|end|stack) ?\S*)*)?$/iu;
const FROM_ENGLISH: Readonly<Record<string, string>> = {
  developer: 'développeur',
  engineer: 'ingénieur',
};
const inFrench = (title: string): string => {
  const [whole, of = '', trade = ''] = IN_ENGLISH.exec(title.trim()) ?? [];
  return whole === undefined ? title : `${FROM_ENGLISH[trade.toLowerCase()] ?? ''} ${of}`.trim();
};

/** A job title inside a sentence: small letters, no gender mark, agreed with the writer where they said how. */
export const jobTitleFor = (title: string, agreement: Agreement): string => {
  let text = typeset(calm(inFrench(title))).replace(
    /(?<=\p{L}) (?=\((?:e|ve|ne|ère|trice|euse)\))/gu,
    '',
  );
  if (agreement !== 'neutral') {
    text = oneForm(text, agreement);
    for (const [ending, masculine, feminine] of ENDINGS)
      text = text.replace(ending, agreement === 'feminine' ? feminine : masculine);
  }
  return accented(withSmallWords(lowerFirst(text)))
    .replace(/^\p{Ll}{3,}-\p{Lu}\p{Ll}+/u, (name) => name.toLowerCase())
    .replace(LEARNING, '$1 en ')
    .replace(/(?<=\/ ?)\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())
    .replace(/(?<=d’)état(?!\p{L})/gu, 'État');
};

/** Endings and names of what a person is: a title that opens otherwise names a task, a field or a contract. Folded. */
const ROLE =
  /^(?:\p{L}*(?:eurs?|euse|rice|iere?|iste|ien|ienne|aire|ant|ante|ent|ente|ateur|ee|logue|urge|graphe|ologue|cher|chere|ller|llere|ger|gere|nome)|\p{L}*(?:able|yste|xpert|encadrant)|aide|agente?|architecte|commerciale?|barman|barmaid|baby|business|community|data|femme|garde|gendarme|geometre|homme|interne|interprete|kine\S*|maitresse|manoeuvre|nounou|office|peintre|product|sage|sales|scrum|stagiaire|store|team|technico|web|account|cadre|chef|cheffe|clerc|commis|cuistot|directeur|docteure?|employ\S*|expert\S*|guide|hote|hotesse|juge|juriste|lead|leader|macon(?:ne|nes|s)?|maitre\S*|manager|matelot|medecin|avocat\S*|mecano|nourrice|officier|operat\S*|ouvrier|pilote|plombier|responsable|second\S*|soldat|steward|tourneur|vigile|veterinaire|charge\S*|attachee?|delegue\S*|assistant\S*|apprenti\S*|adjoint\S*|auxiliaire|conjoint\S*|ingenieur\S*|prof\S*|consultant\S*|developp\S*)$/u;
const NO_ROLE =
  /^(?:bien|differente?s?|divers\S*|different|emplois?|experience|evenement\S*|management|developpement|accompagnement|parent|client|talent|presente?|recente?|independante?s?|premier\S*|dernier\S*|metiers?|chantiers?|ateliers?|annee|journee|association|etudiante?|evaluation|centre|lettre|magasin|etablissement)$/u;

/** Whether a title says what a person is, in words that stand in a sentence. */
export const isRole = (written: string): boolean => {
  const title = inFrench(written);
  const [first = '', second = ''] = fold(title).split(/[^\p{L}]+/u);
  const head = /^(?:aide|stagiaire|spa)$/u.test(first) ? second || first : first;
  return (
    !/["«»]|\d/u.test(title.replace(/(?<!\p{L})(?:B2[BC]|J\d\p{Lu}{2})(?!\p{L})/gu, '')) &&
    title.split(/\s+/u).length <= MOST_TITLE_WORDS &&
    [first, head].every((word) => !NO_ROLE.test(word)) &&
    (ROLE.test(first) || ROLE.test(head))
  );
};
const MOST_TITLE_WORDS = 9;

const IN_TEUSE =
  /^(?:ache|mon|por|toilet|brocan|chan|visi|ajus|plan|affû|affré|colpor|rempor|trico|carros|déména|recru|dépan|sabl)teur$/iu;
/** Endings of the first words of a title, and what each becomes in the feminine. */
const TO_FEMININE: readonly (readonly [RegExp, string])[] = [
  [/^chef$/iu, 'cheffe'],
  [/^(h)(?:ô|o)te$/iu, '$1ôtesse'],
  [/^(ingénieur|professeur|docteur)$/iu, '$1e'],
  [/^auteur$/iu, 'autrice'],
  [/teur$/iu, 'trice'],
  [/eur$/iu, 'euse'],
  [/(ill|ll|ch|[^aeiou]i)er$/iu, '$1ère'],
  [/ien$/iu, 'ienne'],
  [/(ant|(?<!m)ent)$/iu, '$1e'],
  [/é$/iu, 'ée'],
  [/(oint|expert|second)$/iu, '$1e'],
  [/maçon$/iu, 'maçonne'],
];
/** Endings of what stands beside the name of a person: "assistant médical". */
const BESIDE: readonly (readonly [RegExp, string])[] = [
  [/al$/iu, 'ale'],
  [/if$/iu, 'ive'],
  [/el$/iu, 'elle'],
];
const WORD_FOR_ALL =
  /^(?:manager|leader|product|lead|assistant manager|full-stack|front|back|data)$/iu;

/** A title told in the masculine only, in the feminine: every word up to the first small one. */
const inFeminine = (title: string): string => {
  let open = true;
  return title
    .split(' ')
    .map((word, index) => {
      if (/^(?:de|d[’'].*|du|des|en|à|au|aux|sur|pour)$/iu.test(word)) open = false;
      if (!open || WORD_FOR_ALL.test(word)) return word;
      // "Conducteur-receveur" is two names of one person; "aide-soignant" agrees at its end.
      const parts = /eur-\p{L}+eur$/iu.test(word) ? word.split('-') : [word];
      return parts
        .map((part) => {
          if (IN_TEUSE.test(part)) return part.replace(/teur$/iu, 'teuse');
          const rule =
            TO_FEMININE.find(([ending]) => ending.test(part)) ??
            (index > 0 ? BESIDE.find(([ending]) => ending.test(part)) : undefined);
          return rule === undefined ? part : part.replace(rule[0], rule[1]);
        })
        .join('-');
    })
    .join(' ');
};

/** A rank that says nothing of the trade beside the title that follows it. Folded. */
const RANK_ALONE =
  /^(?:manager|manageur|responsable|agent|agente|employee?|technicien|technicienne|ouvrier|ouvriere|operateur|operatrice|collaborateur|collaboratrice|assistant|assistante|conseiller|conseillere)$/u;
/** "Conducteur autocars": what one drives takes its "de". */
const DRIVER = /^(conduc\S+|chauffeu\S+) (?=(?:auto)?(?:cars?|bus)(?!\p{L}))/iu;

/** Whether a title is a bare rank: "manager", "technicien". */
export const isRankAlone = (title: string): boolean => RANK_ALONE.test(fold(title).trim());

/** "SPA Praticien / Praticienne": the last word again in its other form. */
const SAID_TWICE = /(?<=\p{L} )(\p{L}{4})(\p{L}*)\s*\/\s*\1\p{L}*$/iu;

/** A title as a sentence takes it: the trade beside a bare rank, without its brackets. */
const sayable = (title: string): string => {
  const [rank = '', trade = ''] = title.split(/\s[-–—|]\s/u);
  const said = isRankAlone(rank) && isRole(trade) ? trade : title;
  return said
    .replace(/\s+\((?=[^)]*\s)[^)]*\)/gu, '')
    .replace(/\s+sur (?:le|les) secteurs? .*$/iu, '')
    .replace(/\s+(?:à|sur) \p{Lu}.* et (?:ses|les) (?:alentours|environs)$/u, '')
    .replace(/\s+\+ ?(?:de )?\d+ ans?(?!\p{L}).*$/iu, '')
    .replace(/\s+[-–]\s?\p{Lu}{2,5}\s?-?$/u, '')
    .replace(SAID_TWICE, '$1$2')
    .trim();
};

/** The title of an offer as the writer would say it: "infirmier(ère)" and "chef de partie" agree with who asks. */
export const offeredTitle = (title: string, agreement: Agreement): string => {
  const said = sayable(title);
  const agreed = jobTitleFor(said, agreement);
  const told =
    agreement === 'feminine' && agreed === jobTitleFor(said, 'masculine')
      ? inFeminine(agreed)
      : agreed;
  return told.replace(DRIVER, (_, driver: string) => `${driver} de `);
};

/** A rank and what it is over: "chef d’équipe", "responsable de secteur". Folded. */
const RANK_OVER = /^(?:chef|cheffe|responsable|directeur|directrice) (?:de |d')\p{L}+/u;
const rankOver = (title: string): string | null =>
  RANK_OVER.exec(fold(title))?.[0].replace(/^cheffe/u, 'chef') ?? null;

/** Whether two titles open with one rank over one thing. */
export const isSameRank = (title: string, other: string): boolean => {
  const rank = rankOver(title);
  return rank !== null && rank === rankOver(other);
};
