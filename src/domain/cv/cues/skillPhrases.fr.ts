import { TELLING_VERB } from '#/domain/lexicon/activities.fr';

/** Openings of a list item that tells a sentence or a circumstance rather than a skill, as folded keys. */
export const NOT_A_SKILL =
  /^(?:je |j'|mon |ma |mes |le |la |les |l ?'|un |une |des |du |de |d ?'|et |ou |ainsi|dont |avec |sans |pour |dans |en cours|en |sur |a |au |aux |depuis|notamment|etc|divers|autres?\b|niveau|tres |bon |bonne |disponib|mobil|vehicul|titulaire|obtenu|valable|valide|renouvel|expert\b|debutant|intermediaire|avance|notions?$|bases?$|courant|lu\b|parle|ecrit|langue|surtout|pas |aucune?\b|neant\b|jamais\b|quelques|toute?s?\b|oui\b|non\b)/u;

/** A kind of house where one worked, and who may be asked about it: neither is what one can do; folded keys. */
export const HOUSE_OR_REFERENCE =
  /^(?:(?:references?|referents?|lettres? de recommandation)(?: professionnelles?)? .*(?:disponibles?|sur demande)|(?:cabinets? (?:comptable|d'expertise|d'avocats?|medical|dentaire|infirmier|veterinaire|de conseil|de recrutement)|laboratoires? de recherche|etablissements? (?:et services? |scolaire|public|de sante)|bureau d'etudes?|agence (?:immobiliere|bancaire|de voyages?)|grande surface|maison de retraite|centre hospitalier)(?![\p{L}]).{0,24})$/u;

/** Words that only qualify a list and are dropped from the front of an item. */
export const SKILL_LEAD =
  /^(?:maitrise (?:de |du |des |d'|de l'|de la )?|bonne maitrise (?:de |du |des |d'|de l'|de la )?|connaissances? (?:de |du |des |d'|de l'|de la |en )?|bonnes? connaissances? (?:de |du |des |d'|de l'|de la |en )?|notions? (?:de |du |des |d'|de l'|de la |en )?|utilisation (?:de |du |des |d'|de l'|de la )|pratique (?:de |du |des |d'|de l'|de la )|sens (?:de la |de l'|du |des )(?=$))/u;

/** Words that only a sentence holds: what it lists is told, not claimed item by item. */
export const SENTENCE_WORDS =
  /(?<![\p{L}])(?:je|j'\p{L}+|m'\p{L}+|me|moi|nous|vous|on|est|sont|suis|etais|sais|peux|veux|cherche|souhaite|qui|que|parce|lorsque|quand)(?![\p{L}])/u;

/** Openings that go on with what stood before: a participle, a preposition, a conjunction, as folded keys. */
export const HANGING_START =
  /^(?:& |y compris|base(?:e|es|s)? |issue?s? |lie(?:e|es|s)? |tout |ce |cette |ces |cet |qui |que |si |ne |n'|se |s'|par |chez |lors |afin |selon |vers |entre |sous |via |grace |auparavant|ensuite|puis |of |the |and |for |with |in |to )/u;

/** Lone words that name a list, a form to fill in or nothing at all, as folded keys. */
export const LIST_NAMES =
  /^(?:descriptions?|presentation|profil|qualites|cdi|cdd|interim|applications?|services?|outils?|logiciels?|informatiques?|techniques?|competences?|autres?.{0,20}|other .{0,20}|divers|general|technologies|langages?|frameworks?|methodes?|systemes?|environnements?|projets?|date|objet|nom|prenom|adresse|telephone|madame|monsieur|cordialement|nov|dec|oct|sept?|janv?|fevr?|avr|juil|lun|mar|mer|jeu|ven|sam|dim)$/u;

/** A line that waits for another: it ends with a comma, a small word or an open bracket; folded keys. */
export const OPEN_END =
  /(?:[,/&(]|(?:^|[\s'])(?:de|du|des|d'|la|le|les|l'|et|ou|a|au|aux|en|sur|pour|par|avec|dans|un|une|of|and|the))$/u;

/** What may stand before a quality that is claimed, inside its own item, as folded keys. */
export const QUALITY_LEAD =
  /^(?:(?:tres|plutot|assez|bonne?|grande?|fort|forte|reelle?|excellente?|parfaite?|sens|esprit|gout|capacites?|aptitudes?|faculte|faire|fait|preuve|etre|sais|savoir|mon|ma|mes|une?|de|du|des|la|le|les|l'|d'|a|au|aux|en|pour|et) ?)*$/u;

/** What joins two things of one list inside a line, as folded keys. */
export const ITEM_JOIN =
  /[,;:|()/\t\u2022+&>.]|(?<!\p{L})\u00b7|\u00b7(?!\p{L})|\s-\s|\s(?:et|ou)\s/gu;

/** The same without the words that join: "controle et pesee des ballots" is one thing done to bales. */
export const ITEM_BREAK = /[,;:|()\t\u2022>.]|(?<!\p{L})\u00b7|\u00b7(?!\p{L})|\s-\s/gu;

/** Where one can be reached: such a word in the head of a CV is an address, as written. */
export const ADDRESS_WORDS =
  /^(?:linkedin|viadeo|facebook|instagram|twitter|x|youtube|git(?:hub|lab)|whatsapp|skype|telegram|t[ée]l[ée]phone|e-?mail)/iu;

/** Labels of a list that holds no skills, as folded keys. */
export const OTHER_LISTS = /^(?:projets?|realisations?|exemples?|titres?)\b[^:]{0,20}:/u;

/** Actions that tell that one was there, and things that any action may be done to, as folded keys. */
export const VAGUE_ACTION =
  /^(?:(?:participation|participer|observation|observer|aide|aider|assister|immers+ion|presence|decouverte|constitution|synchronisations?|obtention|financement|regroupement) |(?:mise|mises|mettre) (?:a jour|en (?:place|oeuvre|service|production))$|prise en (?:charge|main|compte)$)/u;
export const VAGUE_OBJECT =
  /^\S+ (?:(?:de|du|des|d'|de l'|de la|la|le|les|l'|un|une|d'un|d'une) ?)+(?:outils?|systemes?|modeles?|partie|projets?|clients?|histoire|procedures?|programmes?|actions?|taches?|problemes?|sujets?|activites?|donnees|travail|travaux|besoins?|fonctions?|techniques?(?: avancees?)?|(?:nouvelles? )?fonctionnalites?|evolutions?|correctifs?|(?:(?:\p{L}+|\d+) )?(?:mois|semaines?|jours?|ans?|annees?))$/u;

/** An action told by how it is done, and by nothing it is done to: "interaction permanente", as folded keys. */
export const TOLD_BY_HOW =
  /^\S+ (?:completes?|quotidien(?:ne)?s?|regulier(?:e)?s?|permanente?s?|exclusi(?:f|ve)s?|journalier(?:e)?s?|frequente?s?|constante?s?|rigoureu(?:x|se)s?|efficaces?|autonomes?)(?! (?:d[eu]|des) | d')(?: |$)/u;

/** Councils and services of a house, before a name in capitals: a house, as folded keys. */
export const HOUSE_HEAD =
  /^(?:conseils?|directions?|services?|associations?|commissions?|comites?|centres?|agences?|ateliers?|institution|federation|delegation) (?:\p{L}+ )?(?:de la |de l'|de |du |des |d')/u;

/** What stands before the name of a network where it says where one can be seen, as folded keys. */
export const ADDRESS_LEAD =
  /(?<!\p{L})(?:comptes?|liens?|profils?|pages?|chaines?|depots?|repositor(?:y|ies)) $/u;

/** Kinds of things that have names, before a bracket that lists some, as folded keys. */
export const NAMED_KIND =
  /(?<!\p{L})(?:protocoles?|logiciels?|progiciels?|outils?|langages?|frameworks?|bibliotheques?|librairies?|technologies|machines?|automates?|systemes?|plateformes?|plugins?|reseaux|appareils?|bases? de donnees)(?: [\p{L}']+){0,6} ?$/u;

/** Certificates that have one name everywhere, as written. */
export const NAMED_CERTIFICATE =
  /(?<![\p{L}\d])(?:(?:MAC )?SST|PSC ?-?1|PSE ?-?[12]|AFGSU(?: ?(?:[12]|II?|niveau [12]))?|AFPS|BNSSA|BAFA|BAFD|SSIAP ?[123]?|HACCP|TOEIC|TOEFL|IELTS|BULATS|DELF|DALF|C2I|B2I|PIX|TOSA|FIMO|FCO|AIPR|GQS|CQP \p{Lu}\p{L}+|(?:CACES|Caces)(?: ?R ?\d{3})?(?: ?(?:cat(?:[\u00e9e]gories?|\.)? ?)?\d ?[AB]?(?:(?:,| et|[ /-])? ?\d[AB]?)*)?|H0 ?-?B0)(?![\p{L}\d])/gu;

/** The long name of a certificate, in a bracket behind its letters, as folded keys. */
export const CERTIFICATE_IN_WORDS =
  /^(?:attestat?ions?|brevets?|certificats?|prevention|habilitations?|certifications?|permis) /u;

/** Certificates that do not say of what, as folded keys. */
export const BARE_CERTIFICATE =
  /^(?:certificats?|attestations?|certifications?) (?:de |d')?(?:reussites?|formation|participation|stages?|fin)$/u;

/** Words that name a list of skills and none of them, as folded keys. */
export const LIST_TITLES =
  /^(?:(?:langages?|langues?)(?: de programmation| de developpement| informatiques?)?|programming languages?|logiciels?(?: \p{L}+)?|(?:competences?|connaissances?|outils?) (?:informatiques?|techniques?|professionnelles?|numeriques?|transversales?))$/u;

/** Nouns of persons: what describes one is a quality; what describes another noun is not. */
export const PERSON_NOUN =
  /^(?:personnes?|profil|nature|esprit|caractere|temperament|personnalite|jeune|homme|femme|candidate?|etudiante?|eleve|professionnel(?:le)?|salariee?|employee?|attitude|tempere|equipiere?|chef|cheffe|membre|adulte|mere|pere|[\p{L}]+(?:eur|euse|trice|ier|iere|ien|ienne|iste|ante?|logue))$/u;

/** The noun that what follows describes, with its article, as folded keys: "une equipe" in "une equipe dynamique". */
export const NOUN_BEFORE =
  /(?:^|[\s'(])(?:une? |l'|d'|le |la |les |des |du |de |au |notre |votre |leur |cette |cet |ce |son |sa |ses |mon |ma |mes )(?:\p{L}+ )?(\p{L}+)$/u;

/** Studies at school: what such a line lists was taught there, as folded keys. */
export const SCHOOL_SUBJECTS =
  /(?<![\p{L}])(?:bac|baccalaureat|specialites?|options?|terminale|lycee)(?![\p{L}])/u;

/** A house, before what it deals in: "une entreprise de grande distribution", as folded keys. */
export const HOUSE_OF =
  /(?<![\p{L}])(?:entreprises?|societes?|cabinets?|agences?|groupes?|enseignes?|etablissements?|magasins?|boutiques?|usines?|ateliers?|ministere) (?:de |du |des |d'|de la |de l')?$/u;

/** The first words of a certificate, as folded keys. */
export const CERTIFICATE =
  /^(?:certifi(?:cation|ee?)s?|certificats?(?! (?:d'etudes|d'aptitude|federal|de (?:travail|scolarite|fin)))|habilitations?|attestations?|cqp|mooc|agrements?|accreditations?|brevets?(?! (?:des colleges|de technicien|national|d'etudes))|permis|caces|formation (?:a|au|aux|sur))(?![\p{L}])/u;

/** Words of a sentence about its own subject: what they stand in is told, not claimed; folded keys. */
export const POSSESSIVE = /(?<![\p{L}])(?:mon|ma|mes|son|sa|ses|leurs?)(?![\p{L}])/u;

/** What waits for another word at the end of a name: a small word, an adjective set before its noun, a verb; folded keys. */
export const HANGING_END = new RegExp(
  `(?:^|[\\s'])(?:d[eu]|des|[dlnsj]|l[ae]|les|une?|aux?|a|ce|cet(?:te)?|ces|(?<!d[eu] )son|sa|ses|leurs?|notre|nos|votre|vos|mes|mon|ma|chaque|tout|toutes?|tous|quelques|plusieurs|certaine?s?|divers|diverses|differente?s|nouve(?:aux|lles?|l)|autres?|principa(?:ux|les)|meilleure?s?|en|sur|sous|et|ou|avec|pour|par|dans|chez|vers|entre|via|sans|selon|ainsi|dont|que|qui|afin|lors|tres|comme|basee?s?|liee?s?|dediee?s?|destinee?s?|confiee?s?|effectuee?s?|menee?s?|of|the|and|for|with|by|to|from|${TELLING_VERB})'?$`,
  'u',
);

/** Openings of words that belong to a thing told before them, as folded keys. */
export const TELLS_OF_ANOTHER = new RegExp(`^${TELLING_VERB}\\s`, 'u');

/** How well one knows a thing, right after its name, and what anybody does with it: no part of the name; folded keys. */
export const LEVEL_WORDS =
  /^(?:debutante?|intermediaire|avancee?|confirmee?|experte?|maitrisee?|notions?|niveau|bases?|courante?|professionn?el(?:le)?|certifiee?|developpe(?:ur|use|ment)|administrat(?:eur|rice|ion)|consultante?|ingenieure?|formation|utilisation|programmation|edition|version)$/u;

/** What may follow words that are whole: nothing, a figure, or a small word that goes on to a circumstance, as written. */
export const AFTER_WHOLE =
  /^\s*$|^\s(?:[a\u00e0]|aux?|sur|pour|avec|dans|en|chez|par|sous|aupr\u00e8s|lors|selon|entre|\d\S*)\s/u;

/** With whom or where a thing was done: an acronym behind it is a house, as folded keys. */
export const WITH_WHOM =
  /(?<![\p{L}])(?:aupres|chez|vers|ecoles?|instituts?|partenaires?)(?![\p{L}])/u;
