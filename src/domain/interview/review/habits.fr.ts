/** A filler word, as shown, and where it stands on folded text: the look-arounds leave its honest uses alone. */
export type Filler = { readonly label: string; readonly pattern: RegExp };

const CLAUSE_START =
  '(?:^|[.,;:!?\\n\\u2026] ?|\\b(?:et|mais|donc|alors|parce que|et puis|bon|euh) )';

export const FILLERS: readonly Filler[] = [
  { label: 'euh', pattern: /\b(?:e+u+h+|heu+|hum+|mm+h*|hmm+)\b/gu },
  { label: 'ben', pattern: /\b(?:bah|ben|beh|hein)\b/gu },
  // Not "du coup d'envoi", "du coup de feu".
  { label: 'du coup', pattern: /\bdu coup\b(?! d['e]| de\b)/gu },
  // Not "qui en fait partie", "on en fait trop", "en faire".
  {
    label: 'en fait',
    pattern: new RegExp(
      `(?:(?<=${CLAUSE_START})en fait\\b(?! partie\\b))|(?:(?<!\\b(?:il|elle|on|qui|ca|cela|ce|ils|elles|tu|y|n'|s'|je|j'|nous|vous|l'entreprise|equipe) ?)(?<!\\b(?:qui|que) [a-z']{1,20} )\\ben fait\\b(?! (?:partie|un|une|des|l'|le|la|les|son|sa|ses|mon|ma|notre|leur|usage|autant|toujours|trop|plus|moins|beaucoup|bon|aussi)\\b))`,
      'gu',
    ),
  },
  // Not "voilà pourquoi", "me voilà", "voilà deux ans".
  {
    label: 'voilà',
    pattern:
      /(?<!\b(?:me|te|le|la|les|nous|vous|en|m'en) )\bvoila\b(?! (?:pourquoi|comment|ce|ou|un|une|le|la|les|mon|ma|mes|notre|nos|quelques|deux|trois|quatre|cinq|six|dix|\d+|longtemps|qui|que|maintenant)\b)(?! l')/gu,
  },
  // Not the noun: "ce genre de", "l'égalité de genre", "une approche genre".
  {
    label: 'genre',
    pattern:
      /(?:(?<=^|[.,;!?\n\u2026] ?)genre\b(?! (?:humain|et|masculin|feminin)\b)(?=,| (?:je|j'|il|on|elle|tu|vous|nous|ils|c'|ca|y|euh|vraiment|pas|quand|si|le|la|les|un|une|des|deux|trois|\d)))|(?:(?<!\b(?:le|ce|du|un|tout|quel|de|leur|son|au|mon|meme|premier|nouveau|autre|aucun|bon|chaque|approche|analyse|dimension|marqueur|formation|formations|politique|volet|focal|question|questions|egalite|aspect|aspects|thematique|expert|experte|referent|referente|strategie|indicateur|indicateurs|audit|sensible|protection|et|en) )\bgenre(?= (?:je|j'|il|elle|on|tu|vous|nous|ils|c'est|c'etait|ca|y a|il y|euh)\b))/gu,
  },
  // At the end of a clause: "c'est ça quoi".
  {
    label: 'quoi',
    pattern:
      /(?<!\b(?:a|de|en|sur|avec|par|pour|sans|apres|n'importe|sais|savoir|vers|contre|chez|importe|ni) )\bquoi\b(?= ?(?:[.,;!]|$|\n|\u2026))(?!\?)/gu,
  },
  { label: 'enfin bref', pattern: /\benfin (?:bref|bon|voila|je veux dire|quoi|euh)\b/gu },
  { label: 'bref', pattern: /(?<=^|[.,;!?\n] ?)bref\b/gu },
  {
    label: 'bon',
    pattern:
      /(?<=^|[.,;!?\n] ?)bon(?=,| (?:ben|bah|alors|donc|euh|voila|apres|j'|je|c'|on|il|y a)\b)/gu,
  },
  {
    label: 'vous voyez',
    pattern:
      /\b(?:tu vois|tu sais|vous voyez|vous savez|si vous voulez)\b(?= ?(?:[.,;!?]|$|\n| quoi| euh))/gu,
  },
  { label: 'on va dire', pattern: /\bon va dire\b|\bcomment dire\b|\bje sais pas moi\b/gu },
  {
    label: 'en mode',
    pattern: /\ben mode (?=(?:je|j'|il|on|elle|c'est|tu|vas|bon|genre|euh)\b)/gu,
  },
  { label: 'ouais', pattern: /\bouais\b/gu },
  { label: 'truc', pattern: /\b(?:trucs?|machins?|bidules?)\b|\bet tout (?:ca|quoi)\b/gu },
];

/** Words that take back what is being said; not "un peu plus de 30", nor an honest estimate before a figure. */
export const HEDGES =
  /\bje (?:pense|crois|suppose|dirais)(?: bien| plutot)? qu[e']|\bje pense\b(?=[,.])|\bje crois\b(?=[,.])|\bpeut-etre\b|\bpeut etre\b|\bun (?:petit )?peu\b(?! (?:plus|moins|avant|apres|partout|tard|tot|d'|de\b))|\bplus ou moins\b|\bj'essa(?:ie|ye) d|\bje (?:ne )?sais pas (?:trop|vraiment|si|quoi)|\bsi je ne me trompe|\ben quelque sorte\b|\bplus moins\b|\bnormalement\b|\ben principe\b|\bpas forcement\b|\bpas vraiment\b|\bquelque part\b(?= ?[,.])|\bentre guillemets\b|\bje vais essayer\b|\bje ferai de mon mieux\b|\bj'espere (?:que|pouvoir)|\bca depend\b|\bon peut dire\b/gu;

/** The candidate as the one who acts. */
export const FIRST_PERSON = /\bj'(?=[a-z])|\bje(?= [a-z'])/gu;

/** A group as the one who acts: subjects only, not "avec nous", "on m'a demandé". */
export const WE =
  /\bnous (?=(?:nous )?(?:n'|ne |l'|les |leur |lui |y |en )?(?:avons|sommes|etions|avions|allons|[a-z]{2,}(?:ons|ions)\b))|(?<!\b(?:que|si|ou|et) l')\bon (?=(?!m'|me |vous |va dire|peut dire|nous )(?:n'|ne |l'|les |leur |lui |s'|se |y |en )?[a-z]{1,})/gu;

/** Those one worked for or with. */
export const EMPLOYERS =
  /\b(?:(?:mon|ma|mes|notre|le|la|les|l'|cet|cette|ce) ?(?:anciennes? |anciens? |ex-|precedente?s? |dernie(?:r|re)s? )?(?:chefs?|cheffes?|patronn?e?s?|manageur|manager|manageuse|responsables?|directeur|directrice|direction|hierarchie|employeur|boss|superieure?s?|cadre|encadrante?|formatrice|formateur|collegues?|boite|entreprise|societe|tuteur|tutrice|gerante?)|mon ancien (?:poste|service)|la-bas)\b/gu;

/** Words against them, close behind. */
export const AGAINST =
  /\b(?:etait|etaient|est|sont|sont tous|etaient tous)(?: vraiment| completement| tellement| juste| trop| assez| un peu)? (?:une? |des )?(?:vraie?s? |gros(?:se)? |sales? |vieux |vieille )?(?:nul(?:le)?s?|incompetent\w*|incapables?|escrocs?|manipulat(?:eur|rice)s?|charlatans?|harpies?|malhonnetes?|maltraitant\w*|toxiques?|horribles?|catastrophiques?|une catastrophe|insupportables?|odieu\w+|injustes?|pourri\w*|menteu\w+|hypocrites?|faineant\w*|mal (?:gere|organise|manage)\w*|un desastre|un tyran|desagreables?|lamentables?|degueulasse|(?:une? )?(?:vraie? |gros(?:se)? |sale )?(?:con|connard|connasse|conne|abrutie?|idiote?|debile|imbecile|cretine?|voleu\w+|raciste|sexiste|pervers\w*|fou|folle|dictateur|tyran)s?)\b|\b(?:est|etait) une? (?:vraie? |gros(?:se)? |grande? )?malade\b|\bne (?:paie|paye|payait|respecte|respectait) (?:pas|jamais|personne)\b|\bincompeten\w+|\bn'importe quoi\b|\bne (?:savait|savaient|comprenait|comprenaient|faisait|faisaient|foutait|valait|connaissait) (?:pas |rien|absolument rien)\w*|\b(?:savait|comprenait|faisait|connaissait) (?:rien|pas grand-chose|pas manager|pas gerer)|\b(?:m'|nous |les gens )(?:exploit|harcel|mepris|rabaiss|pourri)\w+|\bs'en (?:fiche|fichent|fout|foutent|moque|moquent|fichait|fichaient|foutait|foutaient|moquait|moquaient)\b|\bambiance (?:etait )?(?:detestable|horrible|mauvaise|pourrie|toxique|execrable)|\bc'etait (?:l'enfer|le bazar|le bordel|n'importe quoi|une catastrophe|horrible)|\bje (?:le |la |les )?(?:detestais|deteste|supportais plus|supportais pas)|\bmal (?:gere|organise|manage)e?s?\b|\b(?:criait|hurlait|gueulait|humiliait|insultait|engueulait|denigrait)\b|\bune? vrai?e? (?:tyran|dictateur|dictatrice|despote|harpie)\b/gu;

/** The same without naming anyone. */
export const FED_UP =
  /\b(?:j'en avais (?:marre|assez|ras)|ras[- ]le[- ]bol|j'ai claque la porte|mauvaise ambiance|ambiance (?:detestable|horrible|pourrie|toxique)|je ne (?:le |la |les )?supportais (?:plus|pas) (?:mon|ma|mes|cette|ce|la|le|les)|ils ne m'ont jamais (?:ecoute|respecte|reconnu)\w*)\b/gu;

/** Private matters that nobody has to tell in an interview. */
export const DISCLOSURES =
  /\bj'ai (?:un|une|deux|trois|quatre|cinq|\d) (?:enfants?|petits?|bebes?|filles?|fils|garcons?)|\bje suis (?:enceinte|mariee?|celibataire|divorcee?|pacsee?|en couple|separee?|veuf|veuve|croyante?|pratiquante?|catholique|musulmane?|juive?|juif|protestante?|athee|bouddhiste|syndiquee?|malade|handicapee?|diabetique|depressi\w+|d'origine)|\bmon (?:mari|conjoint|compagnon|epoux|ex|handicap|traitement|syndicat)\b|\bma (?:femme|conjointe|compagne|epouse|maladie|religion|grossesse|sante)\b|\bmes (?:enfants|problemes de sante|convictions)|\bj'ai \d\d ans\b(?! (?:de|en|dans|chez|comme)\b| d')|\bje (?:veux|voudrais|souhaite|compte|prevois|pense) (?:avoir|faire) (?:un |des |d'autres )?enfants?|\bje suis a la (?:cgt|cfdt|fo|cftc|cgc)|\bnous essayons d'avoir|\bje prie\b|\bune maladie\b/gu;

/** Private matters in an answer that nobody asked them for; words that a carer says of others are left out. Folded. */
export const PRIVATE_MATTERS =
  /\bj'ai (?:un|une|deux|trois|quatre|cinq|\d) (?:jeunes? )?enfants?\b(?! (?:a|en|dans|de|par|sous|avec|qui|autistes?))|\bje suis (?:enceinte|mariee?|celibataire|divorcee?|pacsee?|separee?|veuf|veuve|croyante?|pratiquante?|catholique|musulmane?|juive?|juif|protestante?|athee|bouddhiste|syndiquee?|mere celibataire|maman|papa|(?:mere|pere) de)\b|\bmon (?:mari|conjoint|compagnon|epoux|divorce|handicap|cancer|arret maladie|burn-?out)\b|\bma (?:femme|conjointe|compagne|epouse|grossesse|religion|depression|separation)\b|\bmes (?:enfants|problemes de sante|problemes personnels)\b|\bje (?:veux|voudrais|souhaite|compte|prevois) (?:avoir|faire) (?:un |des |d'autres )?enfants?|\bje suis a la (?:cgt|cfdt|fo|cftc|cgc)\b|\bj'(?:ai|avais) (?:eu |fait |traverse |vecu )?(?:une? )?(?:grosse? |petite? |longue? )?(?:cancer|depression|burn-?out|avc|infarctus|fausse couche|tumeur|leucemie|sclerose en plaques|epilepsie|diabete)\b|\bj'ai ete (?:longtemps |gravement |tres )?(?:malade|hospitalisee?|operee?)\b|\b(?:ma|mon|mes) (?:mere|pere|fils|fille|frere|soeur|parents|bebe) (?:est|etait|sont|etaient) (?:tres |gravement |souvent )?(?:malades?|handicapee?s?|hospitalisee?s?|dependante?s?|autistes?)\b/gu;

/** Someone asked what may not be asked. Folded. */
export const UNLAWFUL_ASKED =
  /\b(?:m'a|m'ont|m'avait|m'avez|me) (?:encore |meme |aussi )?(?:demand\w+|pos\w+|interrog\w+)[^.!?]{0,50}\b(?:enfants?|enceinte|grossesse|mariee?|celibataire|religion|origines?|nationalite|sante|handicap|syndi\w+|mon age|quel age)\b/gu;
