/** Openings of an item that is a piece of a sentence, folded. */
export const SENTENCE_ITEM =
  /^(?:aux?|a|zero|vous|nous|tu|il|elle|on|je|j'|ils|elles|ce|cet|cette|ces|qui|que|dont|mais|pour|par|avec|sans|sur|sous|dans|chez|entre|vers|selon|etc|notamment|ainsi|puis|aussi|egalement|plus|meme|autres?|toute?s?|tous|chaque|son|sa|ses|leurs?|mon|ma|mes|ton|ta|tes|notre|nos|votre|vos|y|ne|n'|se|s'|est|sont|etes|avez|savez|aimez|aide|soutien|participation)\b/u;

/** A lone word that describes, or that any trade uses, folded. */
export const LOOSE_WORD =
  /^(?:.{1,4}|.*(?:ables?|ibles?|euse?s?|eux|ives?|ifs?|iques?|ales?|els?|elles?|ments?|er|ez|ir|ants?|antes?|ents?|urs)|obligatoires?|requis(?:es?)?|jours?|nuits?|semaines?|mois|annees?|clients?|clientele|equipes?|collegues|familles|patients|enfants|eleves|parents|public|salaries|partenaires|fournisseurs|direction|services?|bureaux?|sites?|chantiers?|ateliers?|magasins?|secteurs?|regions?|france|paris|projets?|produits?|qualite|delais?|prix|couts?|budget|resultats?|objectifs|activites?|taches|missions?|documents?|dossiers?|outils?|materiel|materiaux|actions?|situations?|elaboration|realisation|organisation|assure|effectue|realise|participe|gere|profil|machines?|fichiers?|week-ends?|soirees?|matin|soir|maison|domicile|ecoles?|entreprises?|administrations?|formation|experience|extraits?|francais|anglais|espagnol|allemand|arabe)$/u;
