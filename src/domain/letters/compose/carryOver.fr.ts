/** What a trade leaves to another: how a line of a CV shows it, how an offer asks for it, and its name. Folded. */
export type CarriedOver = { readonly shown: RegExp; readonly asked: RegExp; readonly what: string };

/** What carries over from any trade to another, the most telling first. */
export const CARRIED_OVER: readonly CarriedOver[] = [
  {
    shown: /chantier|echafaud|charpent|couvertur|toitur|ossature|macon|facade|gros oeuvre|terrass/u,
    asked: /chantier|construction|renovation|batiment|macon|gros oeuvre|travaux publics/u,
    what: 'l’habitude des chantiers',
  },
  {
    shown: /hygien|pansement|steril|asep|desinfect|haccp|perfusion|transfusion|nettoy|menage/u,
    asked: /hygien|haccp|steril|asep|proprete/u,
    what: 'le respect de l’hygiène',
  },
  {
    shown:
      /encadr|tutorat|tut(?:eur|rice)|form(?:e|ation) (?:de|des|d')|apprenti|stagiaire|manage|etudiant/u,
    asked: /encadr|manag|transmettre|former|commis|apprenti|stagiaire|diriger une equipe|junior/u,
    what: 'l’expérience de l’encadrement',
  },
  {
    shown: /stock|inventaire|approvision|commandes|reception(?:n|s? de m)/u,
    asked: /stock|inventaire|approvision|commandes|reception/u,
    what: 'la tenue des stocks',
  },
  {
    shown: /tracab|dossier|registre|transmission|compte[s-]? ?rendu|rapport|archiv/u,
    asked: /tracab|dossier|registre|rapport|compte[s-]? ?rendu|documentation|redig/u,
    what: 'l’habitude de la traçabilité',
  },
  {
    shown: /tableaux? de bord|budget|factur|compta|cloture|reporting|ecarts?|couts?/u,
    asked: /tableaux? de bord|budget|reporting|couts?|ecarts?|chiffres|indicateurs/u,
    what: 'le suivi des chiffres',
  },
  {
    shown: /vente|vendre|caisse|encaiss|conseil (?:client|aux)/u,
    asked: /vente|vendre|caisse|encaiss|conseiller (?:les|la|des)/u,
    what: 'la pratique de la vente',
  },
  {
    shown: /accueil|clientele|patient|famille|resident|public|usager|voyageur|eleve|telephon/u,
    asked: /accueil|client|patient|famille|resident|public|usager|voyageur|eleve|telephon/u,
    what: 'le sens de l’accueil',
  },
  {
    shown: /planning|planif|organis|coordin/u,
    asked: /planning|planif|organis|coordin/u,
    what: 'l’habitude d’organiser',
  },
  {
    shown:
      /urgence|nuit|astreinte|\d+ (?:a \d+ )?(?:patients|couverts|appels|dossiers|commandes|lignes|clients)/u,
    asked: /calme|rythme|pression|coup de feu|urgence|reactiv|cadence/u,
    what: 'l’habitude d’un rythme soutenu',
  },
  {
    shown: /securite|epi|risque|consigne|norme|qualite/u,
    asked: /securite|epi|risque|consigne|norme|qualite/u,
    what: 'le respect des consignes',
  },
  {
    shown:
      /livraison|conduite d\S* (?:vehicul|camion|car|bus|poids|engin|chariot|fourgon|voiture|semi)|camion|chariot|transport|tournee/u,
    asked: /livraison|conduite|camion|chariot|transport|tournee|permis/u,
    what: 'la pratique de la conduite',
  },
  {
    shown: /equipe|pluridisciplin|collabor/u,
    asked: /equipe|brigade|collabor/u,
    what: 'le travail en équipe',
  },
];
