import { WRITTEN_LATER, sheetsOf } from '#/domain/assistant/sheets/sheetsOf';

/** What protects a person at work: maternity, belief, accidents, sanctions. */
export const PROTECTION_SHEETS = sheetsOf('rights', [
  {
    id: 'grossesse',
    title: 'Grossesse, recherche d’emploi et contrat',
    topic: 'grossesse et emploi',
    questions: [
      'Enceinte, dois-je le dire en entretien ?',
      'Peut-on me licencier pendant ma grossesse ?',
      'Mon CDD n’est pas renouvelé parce que je suis enceinte',
      'Quand annoncer ma grossesse à mon employeur ?',
      'Chercher un travail en étant enceinte',
      'Congé maternité : durée et paiement',
      'ma période d’essai a été arrêtée après l’annonce de ma grossesse',
      'Mon travail est trop dur pour ma grossesse, que peut-on changer ?',
    ],
    body: `Être enceinte ne vous oblige à rien dire : ni en entretien, ni à l’embauche. L’employeur n’a pas le droit de vous le demander ni d’en tenir compte.

    - Dans l’emploi, l’annonce vous protège : aucun licenciement pendant la grossesse, le congé et les dix semaines qui suivent, sauf faute grave sans lien ou motif étranger à la grossesse. Un certificat envoyé sous quinze jours peut annuler un licenciement.
    - Un CDD s’arrête à son terme, mais refuser de le renouveler, ou rompre l’essai, à cause de la grossesse est une discrimination.
    - Le congé dure en général seize semaines pour un premier enfant, payé par l’Assurance maladie sous conditions.
    - Absences pour les examens obligatoires, ou pour une procréation assistée (PMA) : payées.
    - Quand le dire : quand vous voulez ; par écrit avec le certificat, vous êtes protégée. Nuits, produits, station debout pénible : le médecin du travail peut faire changer le poste, salaire gardé. Beaucoup de conventions réduisent la journée.

    En cas de doute, gardez les dates et les messages, puis appelez le Défenseur des droits au 39 28 : gratuit et confidentiel.`,
    sources: [
      ['Service-Public, grossesse et travail', 'https://www.service-public.fr'],
      ['Défenseur des droits', 'https://www.defenseurdesdroits.fr'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'signes-religieux',
    title: 'Voile, croix, barbe : la religion au travail',
    topic: 'signes religieux au travail',
    questions: [
      'Puis-je porter le voile au travail ?',
      'Un employeur peut-il interdire un signe religieux ?',
      'Faut-il enlever mon foulard pour un entretien ?',
      'Faire le ramadan ou prier au travail',
      'Demander un jour pour une fête religieuse',
      'ma barbe ou ma kippa pose problème au travail',
    ],
    body: `La religion au travail dépend d’abord de l’employeur.

    - Service public (école, mairie, hôpital public, et entreprises chargées d’un service public) : neutralité complète, aucun signe religieux, quel que soit le contrat.
    - Entreprise privée : la liberté est la règle. Une interdiction n’est valable que si le règlement intérieur contient une clause de neutralité, générale (toutes convictions), et seulement pour qui est en contact avec la clientèle ; ou pour une raison de sécurité ou d’hygiène.
    - Le souhait d’un client ne suffit pas.
    - Crèches et associations privées : certaines ont une telle clause, demandez le règlement.

    En entretien, on ne peut ni vous interroger sur votre religion ni vous écarter pour elle. Prières et fêtes : l’employeur peut accepter ou refuser selon l’organisation, de la même façon pour tous.

    Refusée pour votre voile ? Voyez le Défenseur des droits, 39 28.`,
    sources: [
      ['Ministère du Travail, fait religieux', 'https://travail-emploi.gouv.fr'],
      ['Défenseur des droits', 'https://www.defenseurdesdroits.fr'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'accident-travail',
    title: 'Accident du travail et maladie professionnelle',
    topic: 'accident du travail',
    questions: [
      'Que faire après un accident du travail ?',
      'Mon patron ne veut pas déclarer mon accident',
      'Combien suis-je payé en accident du travail ?',
      'Comment faire reconnaître une maladie professionnelle ?',
      'Je me suis blessé au travail',
      'Accident de trajet entre la maison et le travail',
      'tombé de l’échelle sur le chantier',
      'tendinite à cause de mon poste à la chaîne',
      'Un client m’a agressé au travail, que faire ?',
    ],
    body: `Un accident au travail ou sur le trajet se déclare vite : c’est ce qui ouvre vos droits.

    1. Prévenez l’employeur le jour même, au plus tard sous 24 heures, avec le lieu, l’heure et les témoins.
    2. Faites constater les blessures : le médecin établit un certificat.
    3. L’employeur a 48 heures pour déclarer à la CPAM et doit vous donner la feuille d’accident : soins sans avance. S’il refuse, déclarez vous-même, jusqu’à deux ans après.
    4. Indemnités : 60 % du salaire de base les 28 premiers jours, puis 80 %, dans une limite, sans jour de carence ; l’employeur complète selon la convention.

    Frappé, menacé ou insulté par un client ou un collègue, avec un choc constaté par un médecin : c’est aussi un accident du travail. Portez plainte, et demandez à l’employeur ce qu’il change pour vous protéger.

    Pendant l’arrêt, votre contrat est protégé. Au retour, visite de reprise si l’arrêt a duré trente jours ou plus.

    Une maladie liée au métier (dos, tendons, amiante…) se déclare à la CPAM avec un certificat. Aide gratuite : la Fnath, un syndicat.`,
    sources: [
      ['Ameli, accident du travail', 'https://www.ameli.fr'],
      ['Service-Public', 'https://www.service-public.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'sanction',
    title: 'Avertissement, mise à pied : les sanctions',
    topic: 'sanction disciplinaire',
    questions: [
      'J’ai reçu un avertissement, que faire ?',
      'Comment contester une sanction ?',
      'Une mise à pied, suis-je payé ?',
      'Mon patron peut-il me retirer de l’argent ?',
      'Un blâme pour un retard, est-ce normal ?',
      'lettre d’avertissement injuste de mon employeur',
    ],
    body: `Une sanction doit être écrite, motivée et en rapport avec la faute.

    - L’avertissement peut arriver par simple lettre. Les sanctions plus lourdes (mise à pied, mutation, rétrogradation) demandent une convocation et un entretien, où un collègue peut vous assister.
    - L’employeur a deux mois après avoir connu les faits ; un même fait ne se sanctionne pas deux fois.
    - Retirer une somme du salaire comme punition est interdit ; la mise à pied disciplinaire, elle, n’est pas payée. Conservatoire, en attendant un licenciement, elle est rendue si la faute grave n’est pas retenue.

    1. Répondez par écrit, calmement, fait par fait, avec vos preuves.
    2. Demandez le retrait de la sanction.
    3. Voyez un élu du CSE, un syndicat ou l’inspection du travail.
    4. Les prud’hommes peuvent annuler une sanction injuste.

    Ne signez « pour accord » que si vous êtes d’accord ; « reçu le » suffit.`,
    sources: [
      ['Code du travail numérique', 'https://code.travail.gouv.fr'],
      ['Service-Public, sanction disciplinaire', 'https://www.service-public.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
]);
