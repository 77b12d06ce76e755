/** Words before the verb of a task, folded: "vous parez", "savoir desosser", "puis ensuite". */
export const BEFORE_VERB =
  /^(?:[^\p{L}\p{N}]+|(?:vous|tu|on|nous|il|elle|chacun|savoir|sachez|saurez|savez|sais|pouvoir|ensuite|puis|aussi|egalement|enfin|y|il faut|devra|devrez|devras|charge(?:e|\(e\))? de|en charge de|(?:vous |tu )?(?:aurez|avez|auras|as) pour (?:principales? )?(?:missions?|fonctions?|taches?|roles?)(?: principales?)?|(?:votre|ton|le|ta) (?:principale? )?(?:travail|fonction|mission|role|tache|poste)(?: principale?)? (?:consiste|consistera|sera|est)|il s'agi(?:t|ra)|a|de)\s|d')+/u;

/** Words that end like an infinitive or the polite second person and are none. */
export const NO_VERB =
  /^(?:\p{L}+ier|chez|assez|rez|hiver|danger|etranger|leader|manager|loyer|foyer|noyer|laser|poster|master|computer|avenir|plaisir|loisir|cuir|cancer|boulanger|berger|horloger|potager|passager|archer|rocher|boucher|cocher|clocher|plancher|verger|super|reporter|container|dealer|trader|scanner|mixer|freezer|designer|developer|engineer|officer|partner|owner|rendez)$/u;

/** Verbs that say nothing by themselves: what they are done to tells the task, folded. */
export const BARE_VERB: ReadonlySet<string> = new Set(
  `assurer effectuer realiser participer contribuer veiller garantir faire mettre proposer apporter appuyer procurer
  proceder mener exercer
  assurez effectuez realisez participez contribuez veillez garantissez faites mettez proposez apportez appuyez procedez
  menez exercez`.split(/\s+/u),
);

/** Verbs of being, wishing and moving: no task. */
export const NO_TASK_VERB: ReadonlySet<string> = new Set(
  `etre avoir savoir pouvoir devoir vouloir aller venir aimer rejoindre integrer travailler permettre rendre beneficier
  partager evoluer disposer arriver partir rester devenir intervenir attendre souhaiter chercher
  decouvrir rever oser grandir reussir amener decider
  posseder detenir justifier
  etes avez savez pouvez devez voulez allez venez aimez rejoignez integrez travaillez rendez beneficiez partagez
  evoluez disposez trouvez arrivez restez devenez intervenez souhaitez cherchez rencontrez justifiez maitrisez
  possedez connaissez parlez serez aurez pourrez devrez saurez ferez disposerez repondez recherchez detenez
  apprecier appreciez rejoindrez evoluerez travaillerez integrerez beneficierez envoyez postulez adressez appelez passez contactez
  reportez deplacez deplacerez interviendrez vivre vivez profiter profitez`.split(/\s+/u),
);

/** Verbs that are tasks only where something is done by them: to move hives, not to move. */
export const NEEDS_OBJECT: ReadonlySet<string> = new Set([
  'deplacer',
  'repondre',
  'rencontrer',
  'trouver',
]);

/** "N'hesitez pas": what is said not to be done is no task. */
export const NOT_DONE = /^(?:ne|pas|plus|jamais|point)\b/u;

/** "Faire vivre la carte": the verb after it tells the task. */
export const MAKES = /^(?:faire|faites)\s+(?=[\p{L}'-]+(?:er|ir|re)\b)/u;

/** How the thing begins that several verbs are done to. */
export const OBJECT =
  /^(?:l[ae]s? |l'|des? |d'|du |une? |vos |votre |nos |notre |ses |son |sa |leurs? |tous |toutes? )/u;

/** What stands before the thing that a task is done to. */
export const DETERMINER =
  /^(?:(?:l[ae]s?|des?|du|un|une|vos|votre|nos|notre|ses|son|sa|leurs?|tes|ton|ta|au|aux|a|de la|toute?s?|tous|chaque|quelques|d'|l')(?:\s+|(?<='))|(?:de )?l')+/u;
