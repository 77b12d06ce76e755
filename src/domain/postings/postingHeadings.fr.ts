import type { OfferSection } from '#/domain/postings/offerSection';

/** Headings of advertisements, folded and without decoration; the first rule that matches wins. */
export const HEADINGS: readonly (readonly [OfferSection, RegExp])[] = [
  [
    'ignored',
    /^(?:offres? similaires?|(?:autres|ces) offres|(?:gestion des )?cookies|partager|signaler)/u,
  ],
  [
    'process',
    /^(?:(?:notre |le |nos )?process(?:us)?\b|(?:deroulement|etapes?|modalites|process\w*) (?:du|de|d')|(?:le )?recrutement$|pour (?:candidater|postuler|repondre)|comment (?:candidater|postuler|repondre)|candidatures?\b|(?:envie de )?(?:postuler|candidater)|contacts?$|pour nous (?:rejoindre|contacter)|interesse|how to apply|date limite|(?:composition|constitution|contenu|depot) du dossier|(?:votre |ton |le )?dossier (?:de candidature|a (?:fournir|constituer|deposer|envoyer|remettre)|comp\w+|doit)|(?:(?:les|vos|tes|liste des) )?(?:pieces?|documents?|justificatifs?) (?:a |de candidature|constituti\w+|demand|requis|exig|obligatoires?|necessaires?|justificati)|a (?:fournir|joindre|nous (?:envoyer|transmettre))|pour (?:ta|votre|deposer (?:ta|votre)) candidature|(?:required|supporting|application) documents?|documents? (?:required|to)|to apply|your application|references?$)/u,
  ],
  [
    'equality',
    /^(?:diversite|egalite|handicap|inclusion|notre engagement|nos engagements|rgpd|donnees personnelles|mentions? legales?|equal)/u,
  ],
  [
    'profile',
    /^(?:les |nos )?conditions? (?:exigees?|requises?|necessaires?|indispensables?|a (?:remplir|reunir)|d'(?:acces|admission|eligibilite|embauche|exercice)|de (?:recrutement|qualification|diplomes?|participation))/u,
  ],
  [
    'missions',
    /^(?:(?:les )?(?:contraintes?|specificites?|particularites?|sujetions?)(?: (?:particulieres?|du poste|liees?|et)\b.*)?$|(?:a|plus) propos d[eu] (?:la |l'|ce |cette |votre |ta )?(?:missions?|postes?|roles?|job|emploi|travail)|(?:(?:vos|tes|les) )?(?:futures|nouvelles|grandes) (?:missions|responsabilites|taches|activites)|travaux (?:a |confies|demandes)|(?:your |key |main )?responsibilities|dans ce cadre,? (?:vous|tu)$)/u,
  ],
  [
    'optional',
    /^(?:(?:et )?(?:si )?en plus(?:,? (?:vous|tu))?$|(?:formations|permis|habilitations?|certifications?|caces|langues|logiciels|outils|diplomes complementaires)\b[^:]{0,30}\b(?:souhaite|apprecie|recommande|conseille)e?s$)/u,
  ],
  [
    'profile',
    /^(?:(?:les |nos |vos |l'|notre |la |votre )?(?:technos?|technologies|stack|tech stack|stack technique|outils et technologies|environnement technique)(?: (?:utilisee?s?|technique|technologique|et outils|maitrisee?s?|du projet))?$|vos? atouts? pour |et si (?:on|nous) parl\p{L}* de (?:vous|toi)|parlons de (?:vous|toi)|c'est (?:vous|toi)$|(?:vous vous|tu te) (?:etes |es )?reconnai\p{L}+|experiences? professionnelles?(?: (?:et|\/) (?:formations?|diplomes?|etudes))?(?: (?:requise?s?|exigee?s?|souhaitee?s?))?$|(?:le|la|le\/la|un|une|un\(e\)) candidate?(?:\(e\))?$|certificats? requis)/u,
  ],
  [
    'conditions',
    /^(?:modalites?(?: (?:pratiques?|d'exercice))?$|planning$|temps de travail$|(?:le )?teletravail$|bon a savoir|contre-?indications?$|nos atouts$|(?:le|notre) (?:parcours|centre) de formation$)/u,
  ],
  [
    'company',
    /^(?:(?:chez )?nous$|(?:nos|notre) (?:valeurs?|expertises?|metiers?|services|savoir-faire|philosophie|philosophies?|adn|culture|vision|ambitions?|clients?|produits?|solutions|references|marques)\b|(?:la |les )(?:philosophie|valeurs|culture|vision|marque)s? d[eu'])/u,
  ],
  [
    'conditions',
    /^(?:(?!.*\b(?:postes?|missions?|roles?|travail|metiers?|emplois?|activites?|taches?|fonctions?|responsabilites?|defis?|stages?|alternance|apprentissage)\b|.*\bpropos\p{L}* d[e']$)(?:[\p{L}\d'&.-]+ ){1,5}(?:vous|te) ?(?:offr|propos|garanti)\p{L}*|(?:les|nos|vos) (?:petits )?(?:plus|atouts|\+) (?:du|de|d'|chez|pour vous)|(?:nos |les |vos |quelques )?(?:conditions?|avantages?|benefits?)\b|(?:ce que |voici ce que )?(?:nous|on) (?:vous |t'|te )?(?:offr|propos|garanti)|nous avons$|ce (?:que|qu').{0,12}(?:offr|propos)|(?:notre|nos|votre) (?:offre|proposition|package)|(?:la |votre |notre )?(?:remuneration|salaire|retribution)|pourquoi (?:nous|rejoindre|postuler|choisir|venir)|(?:type de )?contrats?\b|horaires?\b|package|type d'emploi|(?:vos )?(?:lieux?|localisation|disponibilite)\b|(?:quelques |autres )?informations? (?:complementaires?|pratiques?|sur|de type|utiles?)|organisation du travail$|(?:les |nos |vos )?moyens (?:mis )?a (?:votre |ta )?disposition|cote (?:conditions|pratique|sous|salaire|remuneration|contrat|avantages)|(?:the )?perks\b|en echange\b|what we offer|le cadre\b|cadre de travail|les \+ )/u,
  ],
  [
    'optional',
    /^(?:(?:les?|vos|tes|ton|nos|quelques|des|un|et) )?(?:(?:vrais?|petits?|gros|grands?|reels?) )?(?:plus|atouts?|bonus)\b|^(?:ce (?:serait|qui serait)|c'est|seraient?|serait|sont|seront|est) .{0,12}\b(?:plus|atouts?|apprecie|top|chouette|super|genial|l'ideal|mieux|parfait)|(?:la |une )?cerise sur|^(?:ideal(?:ement)?\b(?! candidat)|nice to have|(?:competences?|connaissances?|atouts?|qualites?|savoirs?|criteres?) (?:souhait|appreci|compl|optionn|facultat|en plus)|appreciee?s?$|souhaitee?s?$|souhaitables?$|preferred|desirable|et si\b)/u,
  ],
  [
    'company',
    /^(?:qui sommes|qui est|(?:description de |presentation de |a propos de |decouvrez )?(?:l'|la |le |notre |votre )?(?:entreprise|societe|groupe|employeur|association|agence|etablissement|organisation(?! d[eu]s? )|structure|cabinet|maison|start-?up|client)\b(?! (?:du|de la) poste)|a propos|about|presentation$|contexte(?! et mission)|nous connaitre|en (?:deux|quelques) mots|notre (?:histoire|mission|equipe|projet|ambition|raison)|l'equipe$|the company|who we are)/u,
  ],
  [
    'profile',
    /^(?:(?:le |votre |ton |description du |notre )?(?:profil|candidat)\b|profiles?\b|ce qui (?:nous (?:importe|compte|interesse|tient|plait)|compte|importe|(?:est|sera) (?:important|attendu|demande|indispensable|necessaire|essentiel)|(?:fait|fera) la difference)|(?:ce qu'il (?:vous|te) faut|il (?:vous|te|nous) faut)\b|(?:conditions? )?sine qua non|l'indispensable|les indispensables|incontournables?|profils?\b|(?:et )?(?:vous|toi)$|qui etes|(?:vos |les |tes |nos )?(?:competences?|pre-?requis|prerequis|requis|exigences|qualifications?|qualites?|savoirs?|aptitudes|connaissances|atouts requis|criteres)\b|ce (?:que|qu').{0,12}(?:attend|cherch|recherch|demand)|(?:on|nous) (?:vous |te |t'|de toi |de vous )?(?:attend|cherch|recherch|aimerait)|(?:votre|ton|ta) (?:experience|parcours|personnalite|expertise|formation)|(?:niveau de )?(?:formations?|diplomes?|etudes|experiences?)(?: (?:et|requis|exige|souhait|\/)[^:]{0,30})?$|(?:requirements|your profile|who you are|must have|skills|about you|essential|what (?:we(?:'re| are) looking|you(?:'ll| will)? (?:bring|need|have)))|(?:environnement technique|stack|outils|langues?|logiciels|habilitations?|bureautique|savoir-(?:etre|faire))(?: .{0,20})?$|permis(?: (?:requis|exiges?|demandes?|souhaites?))?$|(?:vous (?:etes|avez)|tu (?:es|as)|you (?:are|have))$|pour (?:ce poste|reussir))/u,
  ],
  [
    'missions',
    /^(?:(?:vos|les|tes|nos|la|votre|ta|ses|principales|ton|tes) )?(?:principales? )?(?:missions?|taches?|activites|responsabilites|attributions|fonctions?|objectifs?|interventions?|journees?|nuits?|matinees?|soirees?|semaines?|tournees?)\b(?! (?:de|en) \d)|^(?:le |votre |ton |description du |descriptif du |intitule du |notre )?(?:poste|role|job|travail(?! en )|quotidien|terrain de jeu|service)\b|^(?:ce qui (?:vous |t')attend|ce que (?:vous|tu)|au (?:programme|quotidien)|en quoi|concretement|votre fonction|description\b|descriptif\b|contenu|finalite|rattache|contexte et mission|what you|your (?:role|missions?|tasks)|duties|key resp|the role|a faire)/u,
  ],
];

/** Lines that a web page leaves when it is copied. */
export const LEFTOVER_LINE =
  /^(?:aller au contenu|(?:hellowork|indeed|france travail|pole emploi|apec)$|localiser avec.*|actualisee? le.*|voir les offres de.*|bienvenue chez .*|(?:secteurs? d'activites?|qualification|effectif|code (?:rome|naf|ape)) ?:.*|\d+ (?:a \d+ )?salaries|vous devez creer un compte.*|voici comment .*|extraits de la description.*|hellowork a estime.*|\d[,.]\d sur 5.*|site internet|(?:je )?postul\w*(?: (?:maintenant|en ligne|a cette offre|facilement|sur le site\w*))?|partager(?: .*)?|sauvegarder|enregistrer(?: l'offre)?|signaler(?: .*)?|imprimer(?: .*)?|retour(?: .*)?|voir (?:plus|toutes?|moins|l'offre|les)\b.*|lire la suite|afficher (?:plus|moins)|(?:tout )?(?:accepter|refuser)(?: .*)?|parametrer.*|(?:se connecter|connexion|s'inscrire|creer (?:un compte|une alerte|mon).*)|(?:offre )?publiee? (?:le|il y a|depuis).*|il y a \d+ (?:jours?|heures?|minutes?|mois).*|soyez parmi les.*|.*\bcookies?\b.*|.*politique de confidentialite.*|facebook|twitter|linkedin|whatsapp|copier le lien|suivre|favoris|ajouter aux favoris.*|nouveau|urgent|\d+ (?:candidats?|vues?|offres?)\b.*)[\s.!>»]*$/u;
