import { sampleOffer } from '#/domain/offers/samples/sampleOffer';

/** Examples of Asia and of the Middle East. */
export const ASIA_AND_MIDDLE_EAST_SAMPLES = [
  sampleOffer({
    id: 7,
    title: 'Formateur·rice en français langue étrangère, en ligne',
    company: 'Mékong Langues',
    location: 'Hô Chi Minh-Ville, Viêt Nam',
    region: 'Asie',
    type: 'Freelance',
    experience: 'mid',
    mode: 'Télétravail',
    compatibility: 84,
    date: '2026-11-10',
    pay: { min: 24, max: 30, period: 'hour', currency: 'EUR' },
    languages: ['Français', 'Anglais'],
    description: `Formateur·rice en français langue étrangère, en ligne (H/F)
Mékong Langues, Hô Chi Minh-Ville, mission freelance en télétravail complet

Mékong Langues prépare chaque année 1 200 étudiants et salariés vietnamiens aux examens de français et à la mobilité en France. Pour nos groupes du soir, nous cherchons une formatrice ou un formateur indépendant, où que vous viviez, à condition d’être disponible de 12 heures à 16 heures, heure de Paris.

Vos missions
- Animer des cours collectifs en classe virtuelle, du niveau A2 au niveau B2
- Préparer les candidats aux épreuves du DELF et du TCF
- Concevoir des séquences pédagogiques et des supports interactifs
- Évaluer les acquis et rédiger un bilan pour chaque apprenant
- Proposer des ateliers de conversation et de rédaction de CV
- Participer à une réunion pédagogique toutes les deux semaines

Votre profil
- Master ou licence avec mention FLE, ou habilitation d’examinateur DELF
- Deux ans d’expérience minimum en enseignement du français à des adultes
- Maîtrise des outils de classe virtuelle comme Zoom et Moodle
- Français de niveau natif ou C2, anglais de niveau B1
- Statut d’indépendant ou de portage salarial

Les plus
- Une expérience de l’Asie du Sud-Est ou des notions de vietnamien
- L’habitude du français sur objectifs professionnels

Conditions
De 24 à 30 € brut de l’heure, préparation comprise, pour douze à dix-huit heures par semaine. Contrat de prestation de six mois renouvelable, matériel pédagogique fourni et formation initiale rémunérée.`,
  }),
  sampleOffer({
    id: 9,
    title: 'Stagiaire chargé·e de communication',
    company: 'Fondation Cèdre et Culture',
    location: 'Beyrouth, Liban',
    region: 'Moyen Orient',
    type: 'Stage',
    experience: 'entry',
    mode: 'Télétravail',
    compatibility: 80,
    date: '2026-11-04',
    pay: { min: 650, max: 650, period: 'month', currency: 'EUR' },
    languages: ['Français', 'Anglais'],
    description: `Stagiaire chargé·e de communication (H/F)
Fondation Cèdre et Culture, Beyrouth, stage de six mois

La Fondation Cèdre et Culture soutient les bibliothèques publiques et les jeunes artistes du Liban. Son équipe de huit personnes organise chaque printemps un festival du livre dans dix villes. Le stage se déroule entièrement à distance, avec une semaine facultative sur place pendant le festival.

Vos missions
- Rédiger des articles, des portraits et la lettre d’information mensuelle
- Animer les comptes Instagram, Facebook et LinkedIn et suivre leurs statistiques
- Créer des visuels et de courtes vidéos sous-titrées
- Mettre à jour le site sous WordPress et veiller à son référencement
- Préparer les dossiers de presse et tenir à jour le fichier des journalistes
- Contribuer à la campagne de dons de fin d’année

Votre profil
- Étudiant ou étudiante en communication, en journalisme ou en métiers de la culture, de Bac+3 à Bac+5
- Excellente expression écrite en français, anglais professionnel
- Bonne pratique de Canva ou de la suite Adobe
- Curiosité, autonomie et respect des délais
- Convention de stage obligatoire

Les plus
- Des notions d’arabe
- Une première expérience associative ou dans un festival

Conditions
Gratification de 650 € par mois, 35 heures par semaine réparties librement du lundi au vendredi. Début souhaité entre janvier et mars. Entretiens par visioconférence, merci de joindre deux textes dont vous êtes l’auteur.`,
  }),
  sampleOffer({
    id: 10,
    title: 'Conducteur·rice de travaux bâtiment',
    company: 'Horizon Bâtisseurs',
    location: 'Dubaï, Émirats arabes unis',
    region: 'Moyen Orient',
    type: 'CDI',
    experience: 'senior',
    mode: 'Sur site',
    compatibility: 83,
    date: '2026-11-13',
    pay: { min: 16000, max: 20000, period: 'month', currency: 'AED' },
    licences: ['Permis B'],
    languages: ['Anglais', 'Français'],
    description: `Conducteur·rice de travaux bâtiment (H/F)
Horizon Bâtisseurs, Dubaï, CDI

Filiale d’un groupe français de construction, Horizon Bâtisseurs réalise des écoles, des hôtels et des logements dans le Golfe. Vous prenez en charge la réalisation d’un groupe scolaire de 14 000 m², du gros œuvre aux finitions.

Vos missions
- Préparer le chantier, choisir les méthodes et établir le planning général
- Consulter, négocier et coordonner les sous-traitants
- Gérer le budget des travaux, les commandes et les situations mensuelles
- Contrôler la qualité d’exécution et la conformité aux plans
- Animer les réunions de chantier avec le maître d’ouvrage et les bureaux d’études
- Faire respecter les règles de sécurité et de santé sur le chantier
- Conduire la réception et la levée des réserves

Votre profil
- Diplôme de niveau Bac+2 à Bac+5 en génie civil ou en bâtiment
- Sept ans d’expérience minimum en conduite de travaux tous corps d’état
- Maîtrise d’AutoCAD, de MS Project et d’Excel
- Anglais courant exigé, français professionnel
- Permis B exigé, valable pour un échange local

Les plus
- Une première expérience dans les pays du Golfe
- La pratique du BIM et de Revit
- Des notions d’arabe

Conditions
De 16 000 à 20 000 AED net par mois, logement et véhicule de fonction, assurance santé familiale, un billet d’avion annuel pour la famille et prime de fin de projet. Semaine de cinq jours, démarches de visa prises en charge.`,
  }),
] as const;
