/** Endings of nouns that name an action, folded and singular: "numerisation", "lettrage", "retournement". */
export const ACTION_ENDING =
  /(?:[a-z]{3}(?:age|tion|sion|ment|isation)|[a-z]{4}(?:ture|aison|erie))$/u;

/** Adverbs that end like the noun of an action, folded. */
export const ADVERB =
  /^(?!renouvellement|signalement|etalement|amoncellement)[a-z]+(?:[ae]mment|ellement|ivement|eusement|iquement|alement|[ai]blement|ierement)$/u;

/** Nouns with such an ending that name a thing, a place or a circumstance. */
export const NO_ACTION: ReadonlySet<string> = new Set(
  `accessoire age appartement argument aliment amenagement arrondissement avantage bagage batiment carburant cinquantaine
  complement comportement compartiment condition departement document dommage effectif element equipement etage
  etablissement entreprise evenement fonction fragment garage gouvernement hebergement hopital image instrument intention
  investissement langage largement logement lecture magasin mage medicament mention message metrage mission moment
  monument mouvement notion nombre nature option ornement page paiement parlement passion partage paysage personnage
  portion position pourcentage profession proportion prescription public question region relation reglement rendement
  repartiment revision rotation sentiment section session situation solution stage station structure supplement temperament
  tension tradition traitement training usage vetement village version vision voiture voyage ouverture literature culture
  facture fermeture signature temperature candidature aventure couverture creature figure agriculture architecture
  imprimerie librairie boulangerie patisserie boucherie epicerie brasserie messagerie billetterie galerie batterie
  serrurerie menuiserie plomberie infirmerie lingerie laiterie fromagerie secretariat direction formation education
  organisation administration information communication production association fondation institution generation population
  motivation ambition conviction satisfaction attention disposition remuneration indemnisation cotisation prestation
  engagement developpement changement environnement remplacement mouvement accompagnement departement fondement
  management recrutement alternance apprentissage evolution instruction reunion raffinerie`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

/** Words after which an item only tells a circumstance. */
export const CIRCUMSTANCE =
  /\s(?:(?:sous|avec|aupres|pour|dans|par|chez|lors|afin|selon|pendant|durant|depuis|sans|vers|entre|grace|via|au sein|au cours|tout au long|sur (?:le|la|les|un|une|deux|trois|site)|en (?:cas|cours|fin|debut|equipe|binome|collaboration|lien|vue|relation|l'absence|autonomie)|qui|que|dont|ou|ainsi|notamment|(?:est|sont|sera|seront|serait|seraient)(?: \w+)? (?:appreci|souhait|exig|requis|indispens|oblig|demand|essentiel|primordia|imperati|necessair|important|un (?:plus|atout))\w*|(?:une|deux|trois|plusieurs|chaque|\d) fois|si|quand|des que|avant|apres|a (?:la fin|partir|l'aide|temps|venir|quai)|d'environ)(?![a-z])|jusqu|lorsqu|\d)/u;

/** Words that never open the name of an activity. */
export const NO_OPENING = /^(?:\d|(?:une?|deux|trois|quatre|environ|plus|moins|tres|bonne?s?)\b)/u;

/** Words that wait for another: an item that ends with one is cut too short. */
export const HANGING =
  /(?:^|[\s'])(?:d[eu]|des|l[ae]|les|une?|au|aux|a|ce|cet|cette|ces|sa|son|ses|leurs?|notre|nos|votre|vos|tes?|ton|chaque|tout|toute|tous|toutes|quelques|en|sur|et|ou)$/u;

/** What joins an action to its object. */
export const OBJECT_START = /^(?:d[eu]|des|d'\S+)$/u;

/** Actions that belong to the work of anybody: alone they tell nothing. */
export const VAGUE_ALONE: ReadonlySet<string> = new Set(
  `conception correction deploiement installation configuration modification remplacement distribution application
  operation evolution integration migration optimisation automatisation evaluation supervision transmission relance
  ajout adaptation contribution intervention presentation selection validation resolution proposition consultation`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

/** A house as well as an action: "etablissement d'accueil", "etablissement des devis". */
export const HOUSE_TOO = /^etablissements?$/u;
export const LISTED_OBJECT = /^(?:des|du)$/u;

/** Nouns of things that tell nothing before it is said which: what "reglage des outils" is cut from goes on, folded. */
export const GENERIC_END =
  /(?:^|[\s'])(?:outils?|systemes?|logiciels?|langages?|applications?|dispositifs?|ensemble|mises?|prises?|parties?|types?|nombre|cadre)(?: (?:professionnel|informatise|informatique|metier|interne)e?s?)?$/u;

/** Forms of verbs that tell of the thing before them ("un outil permettant"), folded; a part of patterns. */
export const TELLING_VERB =
  '(?:permett|repond|contribu|combin|alli|vis|utilis|inclu|compren|concern|regroup|conten|assur|serv|port|constitu|respect|garantiss|facilit|impliqu|necessit|suiv)ants?';

/** Where such a verb begins to tell of an object. */
export const TELLS_OF_OBJECT = new RegExp(
  `\\s(?:${TELLING_VERB}|(?:(?:a|de|pour) )?quelqu)(?![a-z])`,
  'u',
);
