/** Words that deny what follows them in the same clause, as folded keys. */
export const DENIED_AFTER =
  /(?<![\p{L}])(?:jamais|pas (?:de |d'|encore |le |la |les |du |des |besoin)|ni|n'ai pas|ne (?:possede|detiens|maitrise|connais|parle|suis|fais|realise|pratique|code|cherche) pas|ne (?:\p{L}+ )?(?:donc |plus )?ni|ne (?:\p{L}+ )?plus|not|never|no experience)(?![\p{L}])/u;

/** Words that deny only what follows them before the next comma. */
export const DENIED_NEXT =
  /(?<![\p{L}])(?:sans|aucune?|hormis|excepte|sauf|hors|dispensee?s? d[e']|without|except)(?![\p{L}])[^,]*$/u;

/** Words that deny what stands before them in the same clause. */
export const DENIED_BEFORE =
  /(?:jamais (?:pratique|utilise|conduit|faite?|exerce|eu|passe)|ne (?:sont|est|suis) pas|(?<!non )perimee?s?|non (?:renouvele|obtenu|valide|maitrise|detenu)e?s?|expiree?s?|\bnon\b\s*[.;,)]|a passer|echoue)/u;

/** An answer that denies the thing it stands beside: "Irrigation : aucune pratique", "Permis B : non", "AIPR non", "SSIAP 1 (echec)". */
export const DENIED_ANSWER =
  /^ *(?:(?:[:(\t>,]|- ) *(?:(?:aucune?|zero|pas de)(?: (?:pratique|experience|connaissances?|notions?|maitrise|formation|usage|utilisation))?|neant|jamais(?: \p{L}+)?|non|pas (?:encore|du tout|pratique)|none|never|echec|(?:ratee?|loupee?|recalee?)(?: [^,;\n]*)?)|non|(?:[:(\t>,]|- )? *(?:pas|non) (?:encore )?(?:obtenu|eu|passe|fini|valide|termine)e?s?) *(?=$|[.,;)|\n]| mais )/u;

/** Words after which a sentence affirms again. */
export const TURN =
  /(?<![\p{L}])(?:mais|cependant|toutefois|en revanche|par contre|but|however|puis)(?![\p{L}])/u;
