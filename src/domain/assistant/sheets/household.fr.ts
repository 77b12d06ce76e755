import { sheetsOf, WRITTEN_LATER } from '#/domain/assistant/sheets/sheetsOf';

/** Pay, housing and family beside work. */
export const HOUSEHOLD_SHEETS = sheetsOf('pay', [
  {
    id: 'logement-emploi',
    title: 'Se loger pour un nouvel emploi',
    topic: 'logement pour un emploi',
    questions: [
      'Comment louer sans garant quand on commence un emploi ?',
      'C’est quoi la garantie Visale ?',
      'Quelles aides pour déménager pour un emploi ?',
      'Se loger en alternance ou en CDD',
    ],
    body: `Sans garant, demandez d’abord Visale, sur visale.fr : Action Logement se porte garant gratuitement auprès du propriétaire. Elle est ouverte jusqu’à 30 ans, et après 30 ans aux salariés qui prennent un emploi ou gagnent peu, sous conditions. Faites la demande avant de signer le bail et montrez le visa au propriétaire.

    - Dépôt de garantie : l’avance Loca-Pass le prête sans intérêt.
    - Alternance, moins de 30 ans : l’aide Mobili-Jeune paie une part du loyer, sous conditions.
    - Pour quelques mois : foyer ou résidence de jeunes travailleurs (16 à 30 ans), résidence sociale, bail mobilité d’un à dix mois sans dépôt de garantie, logement intergénérationnel, chambre chez l’habitant.
    - Loyer : simulez l’aide au logement sur caf.fr.
    - Déménager : demandez l’aide à la mobilité de France Travail avant de partir, et à l’employeur s’il loge ou passe par Action Logement.

    Au dossier : la promesse d’embauche ou le contrat, une pièce d’identité, et pas plus que la liste permise. En période d’essai, dites-le, et montrez Visale.`,
    sources: [
      ['Visale', 'https://www.visale.fr'],
      ['Action Logement', 'https://www.actionlogement.fr'],
      ['Service-Public, logement', 'https://www.service-public.fr'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'conges-familiaux',
    title: 'Mariage, deuil, enfant malade : les congés familiaux',
    topic: 'congés pour événements familiaux',
    questions: [
      'Combien de jours pour un décès dans la famille ?',
      'Combien de jours de congé pour un mariage ?',
      'Mon enfant est malade, ai-je droit à des jours ?',
      'Les congés pour événements familiaux sont-ils payés ?',
    ],
    body: `Ces jours s’ajoutent aux congés, sont payés et ne peuvent pas être refusés. La loi prévoit au moins :

    - mariage ou Pacs : quatre jours ; mariage d’un enfant : un jour ;
    - naissance ou adoption : trois jours ouvrables ;
    - décès du conjoint, du partenaire, du père, de la mère, d’un frère, d’une sœur, d’un beau-parent : trois jours ;
    - décès d’un enfant : douze jours, quatorze s’il avait moins de 25 ans, plus un congé de deuil de huit jours ;
    - annonce d’un handicap, d’une maladie grave ou d’un cancer chez un enfant : cinq jours.

    Grands-parents, oncles, déménagement : la loi ne dit rien, la convention parfois oui. Dans la fonction publique, d’autres règles.

    Enfant malade, moins de 16 ans : trois jours par an, cinq avant un an ou à partir de trois enfants, sur certificat ; non payés par la loi, souvent par la convention.

    Prévenez dès que vous savez, par écrit, et donnez l’acte ou le certificat. Les jours se prennent autour de l’événement, pas forcément le jour même. Il n’y a pas d’ancienneté à avoir, CDD et intérim compris.`,
    sources: [
      ['Code du travail, L3142-1 à L3142-5', 'https://www.legifrance.gouv.fr'],
      ['Service-Public', 'https://www.service-public.fr'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'conge-naissance',
    title: 'Congé paternité, congé de naissance, congé parental',
    topic: 'congés après une naissance',
    questions: [
      'Combien de temps dure le congé paternité ?',
      'Le congé parental est-il payé ?',
      'C’est quoi le nouveau congé de naissance ?',
      'Passer à temps partiel après une naissance',
    ],
    body: `Autour d’une naissance, plusieurs congés se suivent ; l’employeur ne peut pas les refuser si vous prévenez à temps.

    - Naissance : trois jours payés par l’employeur, pour le père ou le second parent.
    - Paternité et accueil de l’enfant : 25 jours calendaires, 32 pour des jumeaux, indemnisés par l’Assurance maladie. Quatre jours suivent obligatoirement la naissance ; le reste se prend dans les six mois. Prévenez un mois avant.
    - Congé supplémentaire de naissance, depuis juillet 2026, pour un enfant né ou adopté depuis janvier 2026 : un ou deux mois pour chaque parent, indemnisés autour de 70 % du salaire net puis 60 %. Conditions sur ameli.fr.
    - Congé parental : à partir d’un an d’ancienneté, à temps plein ou partiel, jusqu’aux trois ans de l’enfant. Le salaire s’arrête ; la Caf verse la PreParE, modeste, sous conditions. Demandez par recommandé, un mois avant s’il suit la maternité, deux mois sinon.

    Au retour : le même poste ou un poste semblable, au même salaire. Au chômage, le congé paternité existe aussi : déclarez-le à l’actualisation.`,
    sources: [
      ['Ameli, congé paternité', 'https://www.ameli.fr'],
      ['Service-Public', 'https://www.service-public.fr'],
      ['Caf', 'https://www.caf.fr'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'proche-aidant',
    title: 'Travailler et aider un proche',
    topic: 'proche aidant',
    questions: [
      'Comment s’absenter pour aider un parent malade ?',
      'C’est quoi le congé de proche aidant ?',
      'Le congé de proche aidant est-il payé ?',
      'Aménager mes horaires pour m’occuper d’un proche',
      'Puis-je être payée pour m’occuper de ma mère ?',
    ],
    body: `Aider un parent, un conjoint ou un enfant et travailler : la loi donne du temps, et un peu d’argent.

    - Congé de proche aidant : trois mois, renouvelables jusqu’à un an en tout, d’un bloc, par journées ou à temps partiel. Pas d’ancienneté à avoir. La personne aidée peut être de la famille ou proche de vous. Prévenez un mois avant, ou tout de suite en cas d’urgence.
    - L’AJPA, versée par la Caf ou la MSA, paie ces jours, dans une limite : demandez-la dès le premier.
    - Enfant gravement malade ou handicapé : congé de présence parentale, 310 jours sur trois ans, avec l’AJPP.
    - Fin de vie d’un proche : congé de solidarité familiale, et une allocation.
    - Être payé pour aider : avec l’APA, votre parent peut vous salarier (jamais son conjoint) ; avec la PCH, un dédommagement existe. Demandez au département avant.
    - Des collègues peuvent vous donner des jours. Horaires individualisés et télétravail se demandent en disant pourquoi.

    L’employeur ne peut refuser ces congés ; vous retrouvez votre poste.

    Sans emploi, votre conseiller peut alléger vos démarches. Pour souffler : plateformes de répit, CCAS, point d’information local. Sur le CV, ce temps s’écrit sans honte : « aidante familiale, 2023-2025 ».`,
    sources: [
      ['Service-Public, proche aidant', 'https://www.service-public.fr'],
      ['Caf', 'https://www.caf.fr'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'acompte',
    title: 'Demander un acompte ou une avance sur salaire',
    topic: 'acompte sur salaire',
    questions: [
      'Mon patron peut-il refuser un acompte ?',
      'Quelle différence entre acompte et avance ?',
      'Comment demander un acompte sur salaire ?',
      'Être payé avant la fin du mois',
    ],
    body: `L’acompte est un droit ; l’avance, non.

    - Acompte : une part du salaire déjà gagné. Payé au mois, vous pouvez demander, à partir du 15, la moitié du salaire du mois. L’employeur ne peut pas refuser cette première demande du mois ; une seconde dépend de lui. Il est retiré en une fois sur la paie.
    - Avance : pour un travail pas encore fait. C’est un prêt que l’employeur accepte ou non. Il se rembourse par petites retenues, un dixième du salaire net au plus chaque mois.
    - Intérim, saisonniers, travail à domicile : l’acompte n’est pas un droit de la même façon, mais beaucoup d’agences en versent chaque semaine.

    Comment : deux lignes par écrit, sans raison à donner. « Je souhaite un acompte de 600 euros sur mon salaire de mars, comme le permet l’article L3242-1 du Code du travail. »

    Un coup dur ? Le CSE, le fonds d’action sociale de votre mutuelle ou de votre caisse de retraite, Action Logement, le CCAS aident aussi ; un Point conseil budget est gratuit. Évitez les crédits rapides.`,
    sources: [
      ['Code du travail, L3242-1 et L3251-3', 'https://www.legifrance.gouv.fr'],
      ['Service-Public', 'https://www.service-public.fr'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'fiche-paie',
    title: 'Lire sa fiche de paie et y trouver une erreur',
    topic: 'fiche de paie',
    questions: [
      'Comment lire ma fiche de paie ?',
      'Il y a une erreur sur ma fiche de paie',
      'Combien de temps garder ses fiches de paie ?',
      'Mon employeur ne me donne pas de fiche de paie',
    ],
    body: `Cinq lignes suffisent à vérifier l’essentiel :

    1. En haut : emploi, classification, convention collective, date d’entrée. La classification donne votre minimum.
    2. Le brut : heures, taux, heures supplémentaires avec leur majoration, primes, absences.
    3. Les cotisations, de 20 à 23 % pour la plupart.
    4. Le net social (pour la prime d’activité et le RSA), le net imposable, l’impôt prélevé, puis le net payé : ce qui arrive sur le compte.
    5. En bas : les congés acquis et ceux qui restent.

    Erreurs fréquentes : heures oubliées, mauvais taux, absence comptée deux fois, transport non remboursé, ancienneté ignorée.

    Une erreur ? Écrivez au service de paie, le mois et la somme, preuve jointe. Vous avez trois ans pour réclamer un salaire ; l’employeur a le même délai pour reprendre un trop-versé, par petites retenues.

    La fiche est due chaque mois, sur papier si vous le demandez ; son absence est une faute, et peut cacher un travail non déclaré. Gardez-les jusqu’à la retraite : elles se retrouvent aussi sur mesdroitssociaux.gouv.fr quand l’employeur les y dépose.`,
    sources: [
      ['Service-Public, bulletin de paie', 'https://www.service-public.fr'],
      ['Mes droits sociaux', 'https://www.mesdroitssociaux.gouv.fr'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'prime-activite',
    title: 'La prime d’activité',
    topic: 'prime d’activité',
    questions: [
      'Qui a droit à la prime d’activité ?',
      'Comment demander la prime d’activité ?',
      'Prime d’activité pour étudiant ou apprenti',
      'Pourquoi ma prime d’activité a baissé ?',
    ],
    body: `Elle complète les petits salaires. La Caf la verse, ou la MSA, chaque mois, sans que l’employeur en sache rien.

    - Qui : à partir de 18 ans, salarié ou indépendant, en CDI, en CDD, en intérim, à temps plein ou partiel, résidant en France. Hors d’Europe, il faut en général cinq ans de titre autorisant à travailler.
    - Étudiant, stagiaire, apprenti : il faut gagner un minimum chaque mois, un peu moins de 80 % du Smic net. Le montant exact est sur caf.fr.
    - Combien : cela dépend de tous les revenus du foyer, des enfants, du logement, et du salaire de chacun. Faites le test sur caf.fr : cinq minutes, sans engagement.
    - Reprendre un emploi après le RSA ou le chômage est le bon moment : demandez dès le premier mois, elle ne remonte pas en arrière.
    - Tous les trois mois, vous vérifiez vos ressources : le net social de la fiche de paie est souvent déjà rempli. Elle monte et descend donc avec un trimestre de retard.

    Un changement (couple, naissance, emploi) se déclare tout de suite : un trop-versé se rembourse.`,
    sources: [
      ['Caf, prime d’activité', 'https://www.caf.fr'],
      ['Mes droits sociaux', 'https://www.mesdroitssociaux.gouv.fr'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: WRITTEN_LATER,
  },
]);
