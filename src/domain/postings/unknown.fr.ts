/** Words that plainly ask for what follows, folded. */
export const ASKING =
  /\b(?:(?:(?:bonnes? |parfaite |tres bonne |excellente )?(?:maitrise|connaissances?|pratique|notions?|bases?(?! de donnees)|utilisation)(?: (?:approfondies?|solides?|avancees?|pratiques?|techniques?))?|(?:vous |tu )?(?:maitrisez|connaissez|utilisez|maitrises|connais)|a l'aise avec|appetence pour|expertise|(?:une )?(?:premiere )?experience)\s+(?:de la |de l'|de |d'|du |des |en |sur |avec |la |le |les |l'|dans la |dans le |dans les )(?:la |le |les |l')?(?:(?:logiciels?|outils?|solutions?|progiciels?|techniques?|methodes?|normes?) (?:de |d'|du |des )?)?|l'habitude (?:de la |de l'|de |d'|du |des )(?:la |le |les |l')?|\b(?:logiciels?|outils?|progiciels?|habilitations?|certifications?)\s+(?=\p{L}))/gu;

/** What joins another thing to one that is plainly asked for: "et de la", ", des". */
export const ASKED_TOO = /^(?:,| et| ou|, et|, ou)\s(?:de la |de l'|des |du |d'|de )/u;

/** Words that a phrase does not begin with. */
export const PHRASE_START =
  /^(?:(?:et|ou|de|d'|du|des|la|le|les|l'|un|une|en|votre|vos|tout|toute|tous|toutes|bonne|bonnes|solide|solides)[\s]*(?<=[\s']))+/u;

/** Words that end a phrase. */
export const PHRASE_END =
  /\s(?:qui|que|est|sont|serait|seraient|sera|pour|afin|dans|avec|chez|exige\w*|souhait\w*|appreci\w*|indispensable\w*|obligatoire\w*|requis\w*|necessaire\w*|imperati\w*|similaire\w*|equivalent\w*|minimum|en (?:cours de )?validite|a jour|valides?|type|ainsi|serai\w*|vous|nous|au moins|si possible|est un)\b/u;

/** An activity done to what every trade has names no skill: "suivre la stabilite", "tenir les indicateurs". */
export const COMMON_ACTIVITY =
  /^\p{L}+(?:er|ir|re|ez|ent|ant|ons|tion|ment|age|es?)\s+(?:(?:donc |egalement |aussi |activement )?(?:a )?(?:effectuer |realiser |assurer )?(?:l[ae]s?|l'|des?|du|d'|une?|vos|votre|son|ses|leurs?|nos|notre|en|a|au|aux|tes|ton|ta)\s*)*(?:nouveaux |nouvelles |bons? |bonnes? )?(?:production|interfaces?|architectures?|modes?|stabilite|effets?|rapports?|certificats?|indicateurs?|actes?|postes?|activites?|qualite|resultats?|objectifs?|services?|projets?|besoins?|demandes?|informations?|outils?|documents?|actions?|solutions?|questions?|cabinet|plans?|moyens|contrats?|missions?|regles|idees?|liens?|sujets?|points?|problemes?|evolutions?|bonnes? pratiques?|techniques?|methodes?|registres?|diffusion|regard|continu|fonctionnalites?|processus|performances?|activite|gestion|mise en (?:oeuvre|place)|imperatifs?|delais|travaux|deroulement|suivi|fonctionnement|realisation|organisation|situations?|rapidement|quotidien|consultants?|entreprise|direction|maison|etablissement|equipes?|competences?|travail|dossiers?|soins?|donnees|analyse|code)(?:\s*$|\s+(?:suivantes?|confiee?s?|principales?|divers\p{L}*|partagee?s?)\s*$|\s+(?:des?|du|de la) (?:equipes?|service|entreprise|maison|etablissement|societe|site)\s*$)/u;

/** What joins a thing to the words that ask for it: "est", "serait", "sont fortement". */
export const BEFORE_CUE =
  /\s+(?:(?:est|sont|sera|seront|serait|seraient|etant|fortement|tres|vivement|hautement|grandement|absolument|egalement|aussi|plutot|un|une|des|en)\s*)*$/u;

/** What is asked for and read elsewhere, or asks nothing: hours, studies, years, languages, the employer's haste. */
export const NOT_CUED =
  /^(?:attention|mais|fil|etat|jeunes?|salariee?s?|etudiante?s?|etre|avoir|(?:nous )?(?:re)?cherch\w+|recrut\w+|vous|tu|il|elle|ce|cela|c'est|nous|on|si|pour|dans|avec|votre|cette|poste|profil|candidat|debutante?s?|experience|premiere experience|une (?:premiere )?experience|formation|diplome|niveau|disponibilite|travail|horaires?|permis|vehicule|mobilite|salaire|remuneration|contrat|presence|temps|cv|lettre|casier|la maitrise|maitrise|connaissances?)\b|\b(?:bac|bts|dut|cap|bep|licence|master|diplome|experiences?|anglais|francais|espagnol|allemand|arabe|italien|permis)\b/u;

/** Phrases that name nothing, and those that describe who is looked for. */
export const EMPTY_PHRASE =
  /^(?:(?:competences?|aptitudes?|qualites?|connaissances?)(?: \p{L}+)? (?:suivantes?|requises?|ci-dessous|necessaires?)|(?:(?:l')?application des? )?(?:normes?|regles|reglementations?|reglements?|consignes?|procedures?)(?: (?:et|ou) (?:des )?\p{L}+)?(?: en vigueur| (?:internes?|applicables?))?|(?:differente?|diverse?)s? \p{L}+(?: \p{L}+)?|libres?|presentation d\p{L}* .*|types? d\p{L}*.*|(?:personne|candidate?|profil|quelqu'un|temperament|caractere)(?! (?:agee|handicapee|dependante|fragile|malade|en|a|de confiance)\b)\b.*|(?:zero|information|ecosysteme|poste|domaine|secteur|metier|fonction|environnement|milieu|contexte|logiciel|outil|technique|structure|entreprise|cabinet|similaire|minimum|experience|gestion|ans?|annees?|\d+|equipe|ce|cet|cette|ces|son|sa|ses|leur|notre|nos|votre|vos|travail|monde|plus|niveau|terrain|usage|besoin|produit|client|charge|responsable|chef|assistante?|technicien(?:ne)?|ingenieure?|agente?|conseillere?|gestionnaire|hommes?|femmes?|fraichement|recemment|nouvellement)s?\b.*|.*\b(?:ans?|mois|annees?|anglais|francais|espagnol|allemand|langues?|arabe|italien|atouts?|un plus|un avantage)\b.*)$/u;

/** Tasks that ask for what is read elsewhere, or that are an application. */
export const EMPTY_TASK =
  /^(?:postuler?z?|candidater)\b|^commenc\p{L}+ (?:tot|tard|a )|\baventures?\b|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-?end)s?\b|^\p{L}+ (?:(?:de |des )?(?:differente?|diverse?|certaine?|nombreu(?:x|se))s? )(?:prestations?|taches|missions?|activites|travaux|soins|actions)$|\b(?:anglais|francais|espagnol|allemand|langues?|arabe|italien|atouts?|un plus|un avantage|candidatures?|lettre de motivation|cv)\b/u;

/** The noun of an action that waits for what it is done to, folded. */
export const HOLLOW_WORD =
  /^(?:elaboration|realisation|organisation|participation|gestion|mise en (?:place|oeuvre)|suivi|controle|verification|utilisation)$/u;

/** Lone words that describe rather than name, or are too short to tell. */
export const VAGUE_WORD =
  /^(?:.{1,6}|.*(?:able|ible|es?|ante?|ente?|if|ive|eux|euse|el|elle|ique|ment|er|ir)s?)$/u;

/** A capitalised name or a code after a known one, in the same list. */
export const SIBLING_AFTER =
  /^\s*(?:,|\/|,?\s(?:ou|et))\s*(?:(?:de|du|des|le|la|les)\s|d[’']|l[’'])?((?:\p{Lu}[\p{L}\p{N}+#-]{2,})(?:\s\p{Lu}[\p{L}\p{N}+#-]+)?)(?=\s*(?:[,;.)/]|$|\s(?:ou|et|est|sont|serai\p{L}+)\b))/u;

/** The same, before a known one. */
export const SIBLING_BEFORE =
  /(?<=[\s(])(\p{Lu}[\p{L}\p{N}+#-]{2,})(?:\s*,\s*|\s*\/\s*|\s(?:ou|et)\s)(?:(?:de|du|des|le|la|les)\s|d[’']|l[’'])?$/u;

/** Ends on a noun or a name that a capitalised word after it belongs to: no stop, no joining word, and not the kind of thing that is named ("logiciel Ciel"). */
export const PART_OF_NAME =
  /(?<![\p{L}’'])(?!(?:logiciels?|outils?|progiciels?|langages?|solutions?|certifications?|habilitations?|normes?|methodes?|méthodes?|frameworks?|plateformes?|directives?|référentiels?|referentiels?|systèmes?|systemes?|caisses?|marques?|modules?|type|comme|et|ou|de|du|des|en|sur|sous|avec|la|le|les|une?|dont|via|soit|vos|votre|à|au|aux|par|pour|sans|chez|que|bac|diplômes?|diplomes?|titres?)\s)[\p{L}\p{N}+#-]{2,}\s$/iu;

/** What joins ends on an article: what follows begins another clause. */
export const ARTICLE_LAST = /[\s,](?:l[ae]s?|l[’'])\s?$/u;

/** A phrase that begins with the verb of a task. */
export const VERB_FIRST = /^\p{L}+(?:er|ir|re|ez)\s/u;

/** A kind of contract or of hours. */
export const CONTRACT =
  /^(?:c\.?d\.?[id]\.?|interim|alternance|stage|apprentissage|freelance|saisonnier|temps (?:plein|partiel|complet)|mi-temps)\b|\ben (?:freelance|interim|alternance|c\.?d\.?[id])\b/u;

/** "à Lyon", "près de Nantes": where, not what. */
export const IN_TOWN = /\s(?:à|près de)\s\p{Lu}\p{Ll}/u;
