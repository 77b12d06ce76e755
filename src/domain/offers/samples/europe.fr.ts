import { sampleOffer } from '#/domain/offers/samples/sampleOffer';

/** Examples of Europe. */
export const EUROPE_SAMPLES = [
  sampleOffer({
    id: 2,
    title: 'Développeur·se web full stack',
    company: 'Atelier Lumen',
    location: 'Lyon, France',
    region: 'Europe',
    type: 'CDI',
    experience: 'mid',
    mode: 'Hybride',
    compatibility: 95,
    date: '2026-11-19',
    pay: { min: 42000, max: 50000, period: 'year', currency: 'EUR' },
    languages: ['Anglais'],
    description: `Développeur·se web full stack (H/F)
Atelier Lumen, Lyon 7e, CDI

Atelier Lumen édite un logiciel de gestion pour les musées et les lieux de culture. Quarante personnes, 300 clients en France, en Belgique et en Suisse. L’équipe technique compte neuf personnes réparties en deux groupes produit.

Vos missions
- Concevoir et développer de nouvelles fonctionnalités, de la base de données à l’interface
- Écrire des tests automatisés et participer aux revues de code
- Améliorer les performances et l’accessibilité de l’application
- Maintenir l’API REST utilisée par nos partenaires billetterie
- Participer au déploiement continu et à la surveillance de la production
- Échanger avec les utilisateurs pour comprendre leurs besoins

Votre profil
- Trois ans d’expérience minimum en développement web
- Maîtrise de TypeScript, de React et de Node.js
- Bonne pratique de SQL, idéalement PostgreSQL, et de Git
- Habitude des méthodes agiles et goût du code lisible
- Anglais technique lu et écrit

Les plus
- Une expérience de Docker ou de Kubernetes
- Des notions de RGAA et d’écoconception
- Un intérêt pour le monde de la culture

Conditions
De 42 à 50 k€ brut par an selon expérience, 10 jours de RTT, tickets restaurant et mutuelle prise en charge à 70 %. Télétravail possible trois jours par semaine après la période d’essai. Deux entretiens et un échange technique sur votre code, sans test chronométré.`,
  }),
  sampleOffer({
    id: 3,
    title: 'Cariste CACES R489 catégories 1 et 3',
    company: 'Logistique Estuaire',
    location: 'Le Havre, France',
    region: 'Europe',
    type: 'CDD',
    experience: 'entry',
    mode: 'Sur site',
    compatibility: 82,
    date: '2026-11-12',
    pay: { min: 12.6, max: 13.4, period: 'hour', currency: 'EUR' },
    licences: ['CACES R489'],
    description: `Cariste CACES R489 catégories 1 et 3 (H/F)
Logistique Estuaire, Le Havre, CDD de huit mois

Sur la zone portuaire du Havre, Logistique Estuaire réceptionne, stocke et expédie des marchandises pour la grande distribution. Pour renforcer l’équipe du matin de notre entrepôt de 32 000 m², nous recrutons une ou un cariste.

Vos missions
- Décharger les camions et les conteneurs et contrôler l’état des palettes
- Ranger les marchandises en palettiers jusqu’à neuf mètres de hauteur
- Préparer les commandes à l’aide d’un terminal de lecture de codes-barres
- Charger les camions en respectant le plan de chargement
- Saisir les mouvements de stock dans le logiciel de gestion d’entrepôt
- Vérifier chaque jour le chariot et signaler les anomalies
- Participer aux inventaires tournants

Votre profil
- CACES R489 catégories 1 et 3 en cours de validité exigé, la catégorie 5 est appréciée
- Une première expérience en entrepôt, intérim compris
- Respect des consignes de sécurité et port des équipements de protection
- Capacité à travailler debout et à porter des charges jusqu’à 15 kg

Les plus
- La connaissance d’un logiciel de gestion d’entrepôt
- Le permis B et un véhicule, le site étant peu desservi avant 6 heures

Conditions
Horaires de 5 heures à 12 h 30 du lundi au vendredi, un samedi par mois. De 12,60 à 13,40 € brut de l’heure, prime d’équipe, prime de panier et treizième mois au prorata. Poste à pourvoir dès que possible, possibilité de CDI à l’issue du contrat.`,
  }),
  sampleOffer({
    id: 8,
    title: 'Assistant·e ressources humaines en alternance',
    company: 'Biscuiterie Kerloc',
    location: 'Nantes, France',
    region: 'Europe',
    type: 'Alternance',
    experience: 'entry',
    mode: 'Hybride',
    compatibility: 86,
    date: '2026-11-09',
    description: `Assistant·e ressources humaines en alternance (H/F)
Biscuiterie Kerloc, Nantes, contrat d’apprentissage de douze à vingt-quatre mois

Depuis 1962, la Biscuiterie Kerloc fabrique des galettes et des biscuits sur deux sites de production. Le service des ressources humaines, composé de quatre personnes, accompagne 260 salariés, dont de nombreux saisonniers.

Vos missions
- Rédiger et publier les offres d’emploi, trier les candidatures et organiser les entretiens
- Préparer les contrats de travail et les dossiers d’intégration
- Suivre les absences, les visites médicales et les titres de transport
- Mettre à jour les tableaux de bord sociaux sur Excel
- Contribuer au plan de développement des compétences et au suivi des formations
- Aider à la préparation des éléments variables de paie
- Participer aux actions pour l’égalité professionnelle et le handicap

Votre profil
- Vous préparez un BTS, un BUT ou une licence professionnelle en ressources humaines
- Bonne maîtrise du Pack Office, en particulier Excel
- Notions de droit du travail
- Discrétion, organisation et aisance à l’oral comme à l’écrit

Les plus
- Un premier stage dans un service du personnel
- La découverte d’un logiciel de paie comme Silae ou Sage

Conditions
Rythme de trois semaines en entreprise et d’une semaine en cours. Rémunération selon l’âge et l’année de formation, participation aux transports, restaurant d’entreprise et paniers de biscuits. Un jour de télétravail par semaine après trois mois. Une tutrice expérimentée vous suit pendant toute la durée du contrat.`,
  }),
] as const;
