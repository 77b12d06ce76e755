import { sheetsOf } from '#/domain/assistant/sheets/sheetsOf';

/** The United Nations, NGOs, volunteering abroad. */
export const INTERNATIONAL_SHEETS = sheetsOf('international', [
  {
    id: 'onu-candidater',
    title: 'Postuler aux Nations unies (Inspira, P11)',
    topic: 'candidature à l’ONU',
    questions: [
      'Comment postuler à l’ONU ?',
      'C’est quoi Inspira ?',
      'Remplir un formulaire P11',
      'Travailler pour une agence des Nations unies',
      'Que veulent dire P-2, P-3, NO-B, G-5 ?',
    ],
    body: `Le Secrétariat recrute sur careers.un.org, par un profil détaillé (Personal History Profile) rempli dans Inspira ; UNICEF, PNUD, HCR ou OMS ont leurs propres sites. Certaines demandent encore un formulaire P11 ou équivalent.

    1. Vérifiez la catégorie : P (cadres internationaux : P-2 environ deux ans d’expérience, P-3 cinq, P-4 sept), NO (cadres recrutés dans leur pays), G (services généraux), consultants et UNV.
    2. Remplissez chaque emploi : dates précises, tâches, résultats. C’est ce texte, pas votre CV, qui est trié.
    3. Répondez aux compétences de l’annonce avec des faits datés.
    4. Lettre courte, en anglais ou en français selon l’avis.
    5. Attendez : plusieurs mois est courant.

    Jamais de frais : une offre ONU qui demande de l’argent est fausse.`,
    sources: [
      ['UN Careers', 'https://careers.un.org'],
      ['Inspira', 'https://inspira.un.org'],
    ],
    countries: ['INT'],
    open: 'specializedSearch',
  },
  {
    id: 'onu-entretien',
    title: 'L’entretien fondé sur les compétences (ONU, ONG)',
    topic: 'entretien par compétences',
    questions: [
      'Comment préparer un entretien à l’ONU ?',
      'Qu’est-ce qu’un competency-based interview ?',
      'Entretien basé sur les compétences',
      'Entretien de panel dans une ONG',
    ],
    body: `Le principe : vos actes passés prédisent votre comportement futur. Un panel pose à tous les mêmes questions et note les réponses.

    1. Relevez les compétences de l’annonce : professionnalisme, travail d’équipe, communication, redevabilité, planification…
    2. Pour chacune, une histoire réelle et récente, en CAR ou STAR : contexte, action, résultat, apprentissage. Dites « je », pas « nous ».
    3. Chiffrez : bénéficiaires, budget, délai, taille d’équipe.
    4. Préparez aussi un échec et un désaccord : la question revient toujours.
    5. Entraînez-vous dans la langue de l’entretien, deux minutes par réponse.

    Un test écrit précède souvent : gestion de courriels, note, cas. À distance, vérifiez connexion et fuseau horaire. Les questions sur la protection et la sauvegarde (« safeguarding ») sont fréquentes en ONG.`,
    sources: [['UN Careers', 'https://careers.un.org']],
    countries: ['INT'],
    open: 'interview',
  },
  {
    id: 'ong-postuler',
    title: 'Travailler dans une ONG ou l’humanitaire',
    topic: 'emploi dans une ONG',
    questions: [
      'Comment travailler dans l’humanitaire ?',
      'Où trouver des offres d’ONG ?',
      'Postuler dans une ONG sans expérience de terrain',
      'ReliefWeb, Coordination SUD, quelles annonces ?',
    ],
    body: `Où chercher : ReliefWeb (humanitaire mondial), Coordination SUD (ONG françaises), les sites des ONG elles-mêmes, Impactpool et UNjobs pour l’international.

    - Métiers recherchés : logistique, finance, ressources humaines, suivi-évaluation, eau et assainissement, santé, protection, mécanique, coordination.
    - Une première mission : volontariat (VSI, UNV), poste au siège, mission courte, association locale ; les formations de Bioforce sont reconnues.
    - CV : deux pages, contextes d’intervention, budgets, équipes encadrées, bailleurs connus (ECHO, AFD…), langues avec niveau, permis.
    - Lettre : pourquoi ce mandat et ce pays, disponibilité, mobilité.
    - Contrats : salariat, VSI indemnisé, contrat national. Demandez assurance, sécurité, repos.

    Les références et la vérification du casier font partie du recrutement.`,
    sources: [
      ['ReliefWeb', 'https://reliefweb.int/jobs'],
      ['Coordination SUD', 'https://www.coordinationsud.org'],
      ['Bioforce', 'https://www.bioforce.org'],
    ],
    countries: ['INT'],
    open: 'specializedSearch',
  },
  {
    id: 'vsi-volontariat',
    title: 'Volontariat international : VSI, UNV, service civique',
    topic: 'volontariat international',
    questions: [
      'C’est quoi le VSI ?',
      'Partir en volontariat de solidarité internationale',
      'Devenir volontaire des Nations unies',
      'Volontariat à l’étranger indemnisé',
    ],
    body: `- VSI (volontariat de solidarité internationale) : contrat de volontariat avec une association agréée, dès 18 ans, sans limite d’âge. Indemnité, couverture sociale, formation avant le départ et aide au retour. Ce n’est pas un emploi salarié. Douze mois ou plus en général, six ans au plus au total.
    - UNV (volontaires des Nations unies) : missions internationales ou nationales, plusieurs catégories d’âge ; candidature par un profil unique sur unv.org.
    - Service civique à l’international : 16 à 25 ans (30 avec un handicap), missions indemnisées.
    - Corps européen de solidarité : 18 à 30 ans, frais pris en charge.

    Un volontariat sérieux ne se paie pas des milliers d’euros. France Volontaires compare les formules et publie des missions. Sur le CV, décrivez-le comme un poste.`,
    sources: [
      ['France Volontaires', 'https://france-volontaires.org'],
      ['Volontaires des Nations unies', 'https://www.unv.org'],
    ],
    countries: ['INT', 'FR'],
    open: 'specializedSearch',
  },
  {
    id: 'vie-via',
    title: 'Le volontariat international en entreprise (VIE)',
    topic: 'VIE',
    questions: [
      'Comment trouver un VIE ?',
      'Quel âge pour partir en VIE ?',
      'Différence entre VIE et VIA',
      'Combien est payé un VIE ?',
    ],
    body: `Le VIE est une mission de 6 à 24 mois à l’étranger pour une entreprise française, gérée par Business France ; le VIA se fait dans une administration (ambassade, service culturel…).

    - Conditions : 18 à 28 ans au départ, nationalité d’un pays de l’Espace économique européen, casier vierge, en règle avec ses obligations de service national.
    - Indemnité : une part fixe et une part variable selon le pays, non imposable en France ; protection sociale comprise. Les montants sont publiés par pays.
    - Offres : mon-vie-via.businessfrance.fr. Les entreprises recrutent aussi directement : proposez un VIE à celle qui n’y a pas pensé.
    - Candidature : CV court, en français et en anglais, résultats chiffrés, mobilité dite clairement. Répondez vite, les offres tournent.

    La mission compte comme une vraie expérience internationale.`,
    sources: [['Mon Volontariat International', 'https://mon-vie-via.businessfrance.fr']],
    countries: ['FR', 'INT'],
    open: 'specializedSearch',
  },
  {
    id: 'union-europeenne',
    title: 'Travailler pour les institutions européennes',
    topic: 'institutions européennes',
    questions: [
      'Comment travailler pour l’Union européenne ?',
      'C’est quoi l’EPSO ?',
      'Stage à la Commission européenne',
    ],
    body: `- Fonctionnaires : concours de l’EPSO, pour citoyens de l’Union, dans au moins deux langues officielles. Tests en ligne de raisonnement, connaissances de l’Union, compétences numériques, selon l’avis. Les lauréats entrent sur une liste de réserve et doivent encore être recrutés.
    - Agents contractuels et temporaires : sélections permanentes (CAST) et avis des agences, plus rapides.
    - Stages rémunérés : le « Blue Book » de la Commission et le programme Schuman du Parlement, deux sessions par an, sur diplôme.
    - Experts nationaux, délégations, agences (Frontex, EUAA…) publient leurs propres avis.

    CV Europass accepté presque partout. Lisez les critères d’éligibilité mot à mot : le tri est formel. Préparez les tests plusieurs mois, avec des annales gratuites.`,
    sources: [
      ['EU Careers (EPSO)', 'https://eu-careers.europa.eu'],
      ['Europass', 'https://europass.europa.eu'],
    ],
    countries: ['INT', 'BE', 'LU'],
    open: 'specializedSearch',
  },
]);
