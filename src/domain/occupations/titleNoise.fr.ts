/** Words of a title that say nothing of the trade: contract, hours, rank, season, as word keys. */
export const TITLE_NOISE: ReadonlySet<string> = new Set(
  `stage stagiaire alternance alternant apprenti apprentissage cdi cdd interim interimaire freelance mission saison
  saisonnier temps plein partiel complet nuit jour urgent debutant accepte confirme junior senior experimente
  polyvalent diplome etat poste offre emploi recrute recherche recherchons recrutement h f x hf fh annee annees ans
  mois experience job ete extra remplacement volant itinerant contrat profession metier bac bts but dut cap master
  licence ecole universite lycee 1er 2eme 3eme classe nb plus km heures hebdo semaine week end`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

/** Everyday names of trades that the register names otherwise, folded: the words as they are written, and as it has them. */
export const EVERYDAY_NAMES: readonly (readonly [string, string])[] = [
  ['femme/homme de menage', 'employe de menage'],
  ['homme/femme de menage', 'employe de menage'],
  ['femme de menage', 'employe de menage'],
  ['homme de menage', 'employe de menage'],
  ['conseiller de vente', 'conseiller vendeur'],
  ['conseillere de vente', 'conseiller vendeur'],
  ['hotesse de caisse', 'hote de caisse'],
  ['autocars', 'car'],
  ['autocar', 'car'],
  ['prof de', 'professeur de'],
  ['prof d', 'professeur d'],
  ['collaborateur d expert comptable', 'collaborateur d expertise comptable'],
  ['ouvrier vigneron', 'ouvrier viticole'],
  ['nounou', 'garde d enfant a domicile'],
  ['data engineer', 'ingenieur data'],
  ['software engineer', 'ingenieur logiciel'],
  ['full stack', 'full-stack'],
  ['fullstack', 'full-stack'],
  ['poids lourds', 'poids lourd'],
  ['chauffeur pl', 'chauffeur poids lourd'],
  ['conducteur pl', 'conducteur poids lourd'],
  ['chauffeur spl', 'conducteur super poids lourd'],
  ['conducteur spl', 'conducteur super poids lourd'],
  ['infirmier diplome d etat', 'ide'],
  ['infirmiere diplomee d etat', 'ide'],
  ['rh', 'ressources humaines'],
];
