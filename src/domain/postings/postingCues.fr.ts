/** Words that mark a requirement as indispensable; folded. Source: matching reference, section 5.2. */
export const REQUIRED_CUE =
  /\b(?:imperati(?:fs?|ves?|vement)|exige(?:e|s|es|r)?|obligatoire(?:s|ment)?|indispensables?|requis(?:es?)?|(?<!\b(?:si|que|le) )(?<!si besoin et )necessaires?|incontournables?|sine qua non|primordia(?:l|le|ux|les)|essentie(?:l|ls|lle|lles)|(?<!\bsi )(?:vous justifiez|vous maitrisez|tu maitrises)|titulaires?|(?:se doit|doit|doivent|devez|dois|devrez|devra|devront|devras) (?:d'|egalement |aussi |imperativement |veiller a )*(?:etre (?!(?:fai|pris|rendu|effectu|realis|adress|envoy|transmi|remis|mis)\p{L}*)|avoir|faire preuve|posseder|detenir|justifier|disposer|maitriser|savoir)|(?:est|sont|sera|seront) (?:demande|attendu)(?:e|s|es)?|attendu(?:e|s|es)|demandees?|mandatory|required|must have)\b/gu;

/** Words that mark a requirement as welcome only; folded. */
export const OPTIONAL_CUE =
  /\b(?:souhaite(?:e|s|es)?(?! \w+(?:er|ir|re)\b)|souhaitables?|apprecie(?:e|s|es)?|appreciables?|(?:un|des?|vrais?|reels?|petits?|grands?|gros|certain) plus\b(?! (?:de|que|d'|en)\b)|atouts?|(?<!les? |la |emploi |\()bienvenu(?:e|s|es)?|valorisee?s(?!\w)|valorisee|(?<=\b(?:est|sera|serait|seront|sont|seraient|etre|fortement|appreciee? et) )valorises?|facultati(?:fs?|ves?)|optionnel(?:s|le|les)?|(?:est|sera|serait|seraient|sont) (?:utile|interessant|un avantage|des avantages)\w*|tant mieux|(?<=\b(?:est|sont|sera|seront|serait|seraient|etre|vivement|fortement|\() ?)(?:recommande|conseille|privilegie|prefere)(?:e|s|es)?|preferables?|fer(?:a|ait|ont|aient) (?:toute )?la difference|permettra\w* de (?:vous|te) demarquer|c'est (?:top|encore mieux|super|parfait|genial|l'ideal)|(?:ce )?serait (?:top|chouette|super|genial|l'ideal|encore mieux)|nice to have|(?:is|are|would be) (?:a |an )?(?:plus|asset|advantage)|desirable|preferred|bonus)\b/gu;

/** Adverbs of wish: they speak of what follows them, or of the words just before where nothing follows; folded. */
export const OPTIONAL_ADVERB =
  /\b(?:idealement|(?<!\b(?:candidate?s?|profils?|personnes?|recrues?|collaborat\p{L}+) )(?<!\b(?:cadre|lieu|poste|job|emploi|contrat|equilibre|situation) )(?<!est )ideal|dans l'ideal|de preference|preferablement|preferentiellement|si possible|le cas echeant|ideally|preferably)\b/gu;

/** "Not compulsory": welcome, but no more. */
export const SOFT_NEGATIVE =
  /\b(?:(?:non|pas|sans etre|ni)\s+(?:\w+ment\s+)?(?:indispensable|obligatoire|imperati)\w*|sans etre\s+(?:exige|requis)\w*)/gu;

/** "Not asked for": what stands beside is no requirement at all. */
export const HARD_NEGATIVE =
  /\b(?:(?:non|pas)\s+(?:exige|requis|demande)\w*|(?:(?:non|pas)\s+necessaire\w*)|(?:pas d[e'] ?|(?:aucune?s?|sans|ni)\s)[^,.;:]{0,45}?\s(?:exige|requis|demande|necessaire|minim|obligatoire)\w*|\b(?:seule?s?|seulement) ne suffi\w+ pas|ne suffi\w+ pas|debutant\S{0,5} (?:accept|bienvenu)\w*|formation(?: \w+){0,3}? (?:assuree|fournie|prevue|financee|interne|en interne|prise en charge(?! d))\b|(?:nous|on) (?:vous |te )?(?:form(?:ons|e|era|erons))\b|n['e]\s?\w* (?:comport|fera|fait|compren|necessit|demand|requi|inclu|prev|touch|gere)\w* (?:pas|aucun)|n'y \w+ (?:pas|jamais))/gu;

/** A denial that names what it denies. */
export const OWN_OBJECT = /^(?:aucune?s?|pas d|sans|ni|debutant)/u;

/** Said right before a mention, it denies it. */
export const DENIED_BEFORE =
  /\b(?:pas d[e']|pas|aucune?s?|sans|ni|hors|hormis|excepte)\s*(?:de |d'|le |la |les |l'|un |une )?$/u;

/** A department, a trade or an employer right before what it deals with. */
export const PLACE_OF_WORK_BEFORE =
  /\b(?:services?|departements?|directions?|secteurs?|univers|enseignes?|societes?|entreprises?|filieres?|agences?|magasins?|industries?)(?: (?:de l[a']|d[eu]s?|d'|l[ae]s?))?\s*$/u;

/** Years of experience right before what they were spent in, a list of alternatives included. */
export const YEARS_SPENT =
  /\b(?:\d{1,2}|un|une|deux|trois|quatre|cinq|six|sept|huit|dix|quelques) (?:a \d{1,2} )?(?:ans?|annees?)(?: (?:minimum|au moins|ou plus))?,? (?:d'experiences? )?(?:\p{L}+ ){0,2}(?:en|dans(?: l[ea]s?| l')?|de|d'|comme) ?(?:[^.;:,]{0,30}(?:,| ou| et) (?:en |dans )?)?$/u;

/** A segment that begins so shares the demand of the one before. */
export const CONTINUES =
  /^[\s,]*(?:ainsi qu|de meme qu|tout comme|comme (?:de|d'|la|le|l')|et aussi|as well as)/u;

const REQUIREMENT_HEAD =
  "(?:(?:l[ae] |l'|une? |des |de |d'|vos |votre |on |bonnes? |solides? |excellentes? |tres bonnes? |parfaites? |premieres? |quelques )*)(?:connaissances?|maitrise|pratique|experiences?|formation|notions?|bases?|permis|habilitations?|vous|tu|idealement|sens|capacites?|aisance|utilisation|niveau)\\b";

/** Where a sentence turns to another requirement. */
export const NEW_REQUIREMENT = new RegExp(
  `(?:,|\\bet\\b|\\bmais\\b|\\bainsi que\\b|\\bde meme que\\b|\\btout comme\\b)\\s+(?=${REQUIREMENT_HEAD})|,\\s+(?=(?:ainsi qu|de meme qu|tout comme|mais)\\b)`,
  'gu',
);

/** "... appreciee, SQL egalement": the demand goes on. */
export const ALSO_AFTER = /\b(?:aussi|egalement)[\s.;)]*$/u;

/** "Silae aussi": the demand of the sentence before goes on. */
export const ALSO = /^[^,:]{1,40}\s(?:aussi|egalement)\b/u;

/** A verb in the plural before a cue: it speaks of everything before it. */
export const PLURAL_VERB =
  /\b(?:sont|seraient|seront|constituent|representent|etaient|are|would be)\b[^,]*$/u;

/** Sentences about what the employer gives, in advertisements without headings. */
export const OFFER_SIGN =
  /\b(?:(?:nous|on) (?:vous |te |t')?(?:propos|offr|garanti)\w+|vous (?:beneficie|profite|percev|toucher)\w+|conditions? :|package|remuneration|salaire)/u;

/** A cue that speaks of several things at once reaches back over all of them. */
export const PLURAL_CUE =
  /(?:ees|es|ables|ires|als|els|aux|tifs|tives|atouts|quis|uses|bienvenus|plus)$/u;

/** Sentences about pay and benefits. */
export const BENEFITS =
  /\b(?:mutuelle|tickets?[- ]?(?:resto|restaurants?)|titres?[- ]?restaurants?|cheques?[- ](?:repas|dejeuners?|vacances|cadeaux?)|carte (?:dejeuner|restaurant)|rtt|1[34]e mois|treizieme mois|interessement|remuneration|salaire|prevoyance|comite d'entreprise|cse|conges (?:payes|supplementaires)|jours? de conges?|indemnites?|paniers?(?: repas)?|intemperies payees|heures supplementaires payees|prime d[e'] ?(?:noel|vacances|panier|transport|assiduite|habillage|fin d'annee|cooptation)|forfait mobilite|abonnement (?:de )?(?:transport|stib|navigo)|restaurant d'entreprise|billets? d'avion|assurance (?:sante|rapatriement)|vehicule de (?:service|fonction)|logement (?:de fonction|collectif|possible)|smic|grille (?:indiciaire|salariale)|reprise d[e'] ?(?:l')?anciennete|baby-?foot|afterworks?)\b|\bk ?€|€ ?(?:brut|net|\/|par (?:mois|an|heure)|de l'heure|mensuel|annuel)/gu;

/** Sentences about applying. */
export const APPLYING =
  /\b(?:(?:votre|vos|ta|ton|toute|les) (?:candidatures?|cv)\b|(?:envoy|adress|transmett|depos|fai(?:re|tes) parvenir|merci d)\S* .{0,60}\b(?:cv|candidature|lettre|dossier)\b|lettre de motivation|postulez|postule[rs]?\b|n'hesitez (?:pas|plus)|contactez\b|pour (?:toute|plus) (?:question|d'informations?|de renseignements?)\b|(?<=^[^\p{L}]{0,3})rejoignez\b|rejoignez[- ]nous|venez (?:nous )?rencontrer|(?:postes?|pose|emplois?|cdi|cdd) a pourvoir|reunions? d'information|inscrivez[- ]vous|https?:|www\.|handi-?accueillants?|dossier de candidature|candidats? (?:preselectionne|retenu)\w*|\w+@\w+|date limite|(?:extraits? (?:de |du )?casier|certificats? de (?:travail|scolarite|residence|nationalite)|copies? (?:certifiees?|legalisees?|conformes?|des? (?:vos |tes |la |votre |ton )?(?:diplomes?|pieces?|carte|permis|contrats?))|pieces? (?:d'identite|justificatives?|a (?:fournir|joindre))|acte de naissance|releves? de notes|attestations? d'employeurs?|photos? d'identite)|entretien (?:physique|telephonique|en visio|avec|sur place)|reponse sous)/gu;

/** Said to whoever reads, wherever it stands: how to apply, what house this is, what the post is like; folded. */
export const SPOKEN_TO_READER =
  /\b(?:postulez|contactez|n'hesitez (?:pas|plus)|n'attendez plus|inscrivez[- ]vous|rejoign(?:ez|iez) (?:nous|notre|une?)|rejoignez-(?:nous|la|le)|(?:ce|si (?:ce|le|cette)) (?:postes?|offre|annonce|challenge|defi|aventure) (?:est (?:fait\w* )?pour vous|vous (?:correspond|interesse|tente))|vous etes le talent|decouvrir (?:sur|en consultant)|(?:nos|notre|ce|cette|tous les|toutes les) (?:postes?|offres?|recrutements?|emplois)[^.]{0,30}(?:ouverte?s?|accessibles?) [^.]{0,50}handicap|(?:le poste|l'offre|les (?:postes|offres|emplois))[^.]{0,30} (?:est|sont|reste(?:nt)?)[^.]{0,20}(?:ouverte?s?|accessibles?) [^.]{0,50}handicap|a tres bientot|envoy(?:er|ez) (?:votre|vos|un) |https?:|www\.|\w+@\w+)/u;

/** A line that states hours, contract, dates or pay, or what the employer gives, by its opening; folded. */
export const STATES_CONDITIONS =
  /^[^\p{L}\d]*(?:(?:nombre d'heures|horaires?|periode|date (?:de|d')\s?(?:prise de poste|debut|embauche|demarrage)|duree(?: d[eu] (?:contrat|travail))?|(?:type de )?contrat|statut|salaire|remuneration|lieu(?: de travail)?|jours? de travail|temps de travail|avantages?)\s*:|(?:emploi|poste|travail|contrat) (?:a|en) (?:temps|cdi|cdd)\b|(?:cdi|cdd|temps (?:plein|complet|partiel)|statut (?:cadre|employe|agent))\b|du lundi au\b|disponible (?:de suite|immediatement)|teletravail\b|(?:possibilites?|perspectives?) (?:d'evolution|de logement|d'hebergement|sont ouvertes)|des possibilites\b|un contrat\b|(?:un |une |votre )?(?:parcours|programme) d'integration|des moments de formation|(?:un )?plan de formation\b|une (?:indemnisation|remuneration)\b|des (?:reductions|avantages)\b|(?:les|vos) (?:repas|frais)\b[^.]{0,60}\b(?:pris|rembours|remuner|indemnis)|voiture de fonction|(?:\p{L}+ ){0,3},? ?(?:nous )?vous (?:offr\w+|propos\w+ (?:de vous|un|une|des)\b))|\bvos frais (?:kilometriques|de deplacement)\b/u;

/** Where, when and for how much, or what is pleasant there, by how a sentence opens without a label; folded. */
export const TELLS_CONDITIONS =
  /^[^\p{L}\d]*(?:(?:(?:l[ea]s? |ces? |votre )?postes? (?:est |sera |sont |seront )?)?(?:basee?s?|localisee?s?)(?:\(\p{L}+\))? (?:a|au|aux|en|dans|sur|pres)\b|(?:(?:le |la |votre |un |une )?(?:salaire|remuneration)s?|(?:les |vos )?horaires?) (?:(?:est|sont|seront|sera|brute?|nette?|fixe|annuel\w*|mensuel\w*) )?(?:a (?:definir|negocier|convenir)|selon|en fonction|attracti\w+|motivant\w*|de (?:journee|jour|nuit|bureau|\d)|du (?:lundi|matin|soir)|variables?|adaptables?|flexibles?|amenag\w+|en journee|entre)|(?:la |votre )?base horaire\b|contrat de \d|prise de poste\b(?! (?:et|avec|puis)\b|[^.]{0,3}: (?!le |au |a |en |des |de suite|date|immediat|\d|asap|janv|fev|mars|avril|mai|juin|juil|aout|sept|oct|nov|dec))|evolution possible\b|(?:une |des )?primes? (?:diverses?|d[e']|sur|trimestriel|semestriel|annuel)|(?:de )?nombreux avantages\b|possibilite de (?:travailler|moduler|teletravail)|(?:un |l')?(?:bon |meilleur |reel |juste |vrai )?equilibre (?:entre )?(?:la |votre |vos |les )?vies? |un (?:cadre|environnement) (?:de (?:travail|vie) |et un cadre )?(?:de vie )?(?:agreable|stimulant|convivial|bienveillant|moderne))/u;

/** What a sentence that opens with a place or hours asks for all the same: "Base a Lyon, le technicien depanne"; folded. */
export const ASKS_AS_WELL =
  /\b(?:exigee?s?|requise?s?|obligatoires?|indispensables?|maitrise|necessit\p{L}+|impliqu\p{L}+|demand\p{L}+)(?!\p{L})|, (?:(?:le |la |les |l'|ce |cette )[\p{L}'()/-]+ (?:\p{L}+ )?(?!offr|propos|dispos|benefici|compt)\p{L}{3,}e(?:nt|ra|ront)? (?:l[ea]s? |l'|un)|(?:ce|le) poste (?:consist|compren|impliqu)\p{L}+)/u;

/** What the employer will give to whoever is taken, which no other words of the sentence ask for; folded. */
export const GIVEN_TO_READER =
  /\bvous (?:beneficierez|profiterez|percevrez|toucherez)\b|(?<!vous )\bbeneficiera(?:it|ient)?\b(?! (?:a|aux?)\b)|\bvous (?:beneficiez|profitez) (?:de |d')(?:la |l'|une? )?(?:prise en charge|aides?|accompagnement|appui|tutorat|remuneration|avantages?|primes?|soutien|mutuelle|conges)\b/u;

/** The tasks, named as something known: "pour vous soutenir dans vos missions"; folded. */
export const TASKS_NAMED = /\b(?:vos missions|votre mission)\b/gu;

/** A post to be filled, at the head of a sentence: when and how, not what it takes; folded. */
export const TO_FILL =
  /^[^\p{L}]*(?:les? |ces? |nos )?(?:postes?|pose|emplois?|cdi|cdd|contrats?)\b[^.]{0,30}\ba pourvoir/u;

/** Sentences about equal treatment. */
export const EQUALITY =
  /\b(?:rqth|politiques? (?:d'inclusion|de diversite|handicap|rse)|issue?s de la diversite|egalite (?:des chances|professionnelle|de traitement)|travailleurs? handicapes?|a competences egales|(?:postes?|offres?|recrutements?|entreprise)[^.]{0,30}(?:ouverts?|ouvertes?|accessibles?) (?:a tou|aux personnes)|sans distinction|discriminations?|en faveur de (?:la diversite|l'inclusion|l'emploi)|toutes les candidatures|conform\w+ (?:au|avec le) rgpd|vos donnees|equal opportunity)/gu;

/** Signs that a paragraph without heading tells the work. */
export const MISSION_SIGN =
  /\b(?:vous (?:serez|etes (?:en charge|charge|responsable|amene)|(?!(?:avez|etes|beneficie(?:re)?z|perce(?:vre|ve)z|touche(?:re)?z|profite(?:re)?z|rejoigni?ez|rejoindrez|integrez|integrerez|souhaitez|cherchez|recherchez|voulez|trouverez|aimez|reconnaissez|pouvez|connaissez|justifiez|possedez|disposez|savez)\b)(?:y |en |les |leur |la |le )?\w{3,}ez\b)|vous faites\b(?! preuve)|vos missions|votre mission|(?:votre|ton|ta) (?:principale? )?(?:travail|fonction|role|tache)(?: principale)? (?:consist\w+|sera d)|(?:nous|on) (?:recherchons|recrutons|cherchons|recrute|cherche)\b|tu (?!(?:as|es|auras|maitrises|connais|aimes|souhaites|cherches|recherches|veux|sais|peux|rejoins|rejoindras|integres|beneficies|beneficieras|profites|touches|trouves|trouveras)\b)(?:t'|te |y |en |les? |la |l')?\w{2,}(?:s|x)\b|(?:on|nous) (?:te|vous) confi\w+|missions? (?:principales?|confiees?|suivantes?)|a ce titre|en charge de|charge(?:\(e\)|e)? de|il s'agit|you will|\b(?:a|ont|aura|auront|avez|aurez) pour (?:principales? |premiere )?(?:missions?|roles?|taches?|fonctions?|objectifs?)\b|\b(?:sera|est|seront|etes) (?:amenee?s?|chargee?s?|responsable)\b|\b(?:participe|assure|intervient|effectue|realise)(?:ra)? (?:a|aux?|l[ae]s?|activement|des|du|de la)\b)/u;

/** What a house is made of, makes or holds dear, listed below its line; folded. */
export const HOUSE_LIST =
  /\b(?:poles?|metiers|branches|domaines|secteurs|gammes?|marches|valeurs|filiales|agences|implantations|specialis\p{L}*|leader|acteur|produits|marques)\b[^:]*:\s*$/u;

/** A sentence that ends on the list of what the house makes, and speaks to nobody: "Des logiciels de caisse sont developpes :"; folded. */
export const MADE_LIST =
  /^(?!.*\b(?:vous|votre|vos|tu|ton|ta|tes|missions?|postes?|profils?|taches|roles?)\b)[^:]*\b(?:(?:sont|est) (?:developpe|realise|propose|fabrique|edite|concu|commercialise|distribue)e?s?|nous (?:developpons|editons|fabriquons|concevons|commercialisons|produisons|distribuons))\b[^:.]*:\s*$/u;

/** A sentence of the employer that ends on the list of what it gives: "Nous t'accompagnerons grace a :"; folded. */
export const GIVES_LIST =
  /(?:^|[.!?]\s+)[^\p{L}]{0,4}(?:(?:\p{L}+ ){0,4}(?:nous|on) |\p{L}+ )(?:te |t'|vous )(?:offr|propos|garanti|accompagn|apport|reserv)\p{L}*(?! (?:de |d'|un poste|une mission|une? alternance))(?:(?!missions?|postes?|roles?|taches|profil)[^:.]){0,140}:\s*$/u;

/** Whoever reads an advertisement, spoken to; folded. */
export const READER = /\b(?:vous|votre|vos|tu|ton|ta|tes)\b/u;

/** The end of a sentence that lists whom is looked for below: "nous recherchons les qualites suivantes :"; folded. */
export const LEADS_TO_PROFILE =
  /\b(?:recherch|attend|demand|exig|requi|souhait|possed|suivant|ci-dessous)\p{L}*(?: \p{L}+)*? (?:l[ae]s |des )?(?:qualites|competences|aptitudes|connaissances|criteres|savoir-etre)(?: \p{L}+){0,2} ?:\s*$|\b(?:qualites|competences|aptitudes|connaissances|criteres|savoir-etre) (?:suivante?s|requises|attendues|recherchees|demandees|ci-dessous) ?:\s*$/u;

/** A line that opens with what is asked of someone, folded. */
export const OPENS_WITH_ASKED =
  /^(?:diplomes? |titulaire |de formation |formation (?:en|de|bac|type) |maitrise (?:de|du|des|d')|(?:tres )?(?:bonnes?|excellentes?|parfaite|solides?) (?:connaissances?|competences?|maitrise|qualites?|capacites?) |experiences? (?:de |d'|en |significative|confirmee|exigee|souhaitee|similaire)|vous (?:etes titulaire|justifiez|maitrisez|possedez))/u;

/** A sentence that tells who is looked for, wherever it stands, folded. */
export const TELLS_PERSON =
  /^[^\p{L}]*(?:vous (?:avez|possedez|justifiez|maitrisez|disposez d|aimez|savez|faites preuve|etes (?:quelqu'un|une personne|titulaire|diplom|issue?\b|rigour|autonom|dynam|organis|motiv|ponctuel|polyvalent|serieu|passionne|curieu|minutieu|a l'aise|soigneu|reconnu|dote))(?! (?:en charge|pour (?:mission|role|objectif|principal)|la (?:charge|responsabilite|possibilite|chance)|l'opportunite|acces|droit|envie d(?:e|') ?(?:rejoindre|integrer)))|personnes? (?:\p{L}+e?s?,|dynam|serieu|motiv|rigour|autonom|organis|compet))/u;

/** A paragraph after the tasks that opens with a diploma, years or a licence tells who is looked for, folded. */
export const OPENS_PERSON =
  /^[^\p{L}\d]*(?:(?:un |une |le |votre )?(?:cap|bep|bts|but|dut|bac|licence professionnelle|master|diplomes?|titulaire|mention complementaire|titre professionnel|cqp|brevet (?:de|professionnel))\b|(?:minimum )?(?:\d{1,2}|un|une|deux|trois|quatre|cinq|six|huit|dix) (?:a \d{1,2} )?(?:ans?|annees?)\b|permis [a-e]\b|debutant)/u;

/** Words by which a sentence of the employer asks for something all the same, folded. */
export const ASKS_YOU =
  /\b(?:vous|votre|vos|tu|ton|ta|tes|te|toi)\b|recherch|cherch|recrut|attent|attend|exig|maitris|besoin|confi|candidat|profil|requi/u;

/** A sentence in which the employer speaks of itself, folded: what it has or does is not asked for. */
export const EMPLOYER_SPEAKS =
  /^[^\p{L}]*(?:nous (?!(?:vous |te |t')?(?:recherch|cherch|recrut|attend|demand|exig|confi|avons besoin|souhait|voulons|aimerions))|(?:notre|nos)\b(?! (?:candidat|futur|recrue|collaborat))|(?:l'entreprise|la societe|le groupe|l'association|l'etablissement|la structure)\b(?! (?:recherch|cherch|recrut|attend|demand|exig)))/u;

/** Signs that a paragraph without heading tells whom is looked for. */
export const PROFILE_SIGN =
  /\b(?:vous (?:justifiez|maitrisez|possedez|disposez|avez|connaissez|savez|etes (?:titulaire|issue?|diplom\w+|reconnu\w*|rigour\w+|autonom\w+|dynam\w+|organis\w+|motiv\w+|ponctuel\w*|polyvalent\w*|serieu\w+|passionne\w*|curieu\w+|minutieu\w+|a l'aise|une personne)|aimez|parlez|detenez|faites preuve)|titulaire|(?<=^|[-:,;.(\u2013] ?)de formation|issue? d[e']|diplom\w+|experiences?\b[^.]{0,60}\b(?:ans?|exige\w*|souhait\w*|similaires?|requis\w*|minimum|demand\w*)|(?:\d+|un|deux|trois|quatre|cinq) (?:ans?|annees?) (?:d'experience|minimum|de (?:pratique|metier|terrain|salon|cabinet|poste))|profil|bac ?\+|bac pro\w*|(?:bts|dut|bep|bepa)\b|(?:deass|dees|deeje|deje|deets|decesf|deas|deap|deme|deaes|deavs|deamp|caferuis|detisf) (?:exige|requis|obligatoire|souhaite|demande|indispensable)|maitrise de|connaissances? (?:de|d'|du|des|en)|pratique (?:de|du|des|d')[^.]{0,80}(?:souhaite|apprecie|un plus|un atout|exige|requis|demande)|permis [a-e]\b|il faut|nous attendons|on attend|(?:nous|on) (?:exige|demande|requier)\w*|qualites|debutant|tu (?:as|es|maitrises|connais)|we are looking|we look for|cherche quelqu'un|competences)\b/u;

/** An adjective right after a name tells which one is meant: "tenir le budget" "technique", "assurer la veille" "juridique". */
export const ADJECTIVE =
  /^[ \u00a0](?!(?:simil|confirm|oblig|nécess|indisp|impér|souhait|appréc|requi|essent|régul|annuel|mensuel|hebdo|quotid|journal|optionn|facult|supplément|princip|génér)\p{L}*)\p{Ll}{3,}(?:iques?|elle?s?|al(?:es?)?|aux|aires?|ifs?|ives?|isée?s?)(?![\p{L}\u2019'-])/u;

/** The complement right after a name: "gerer les stocks" "de fournitures". */
export const COMPLEMENT =
  /^[ \u00a0](?:de la |de l[\u2019']|d[\u2019']|de |des |du )\p{Ll}{4,}(?![\p{L}\u2019'-])/u;
