import { sampleOffer } from '#/domain/offers/samples/sampleOffer';

/** Examples of the Caribbean. */
export const CARIBBEAN_SAMPLES = [
  sampleOffer({
    id: 1,
    title: 'Infirmier·ère en soins généraux',
    company: 'Clinique des Alizés',
    location: 'Fort-de-France, Martinique',
    region: 'Caraïbes',
    type: 'CDI',
    experience: 'entry',
    mode: 'Sur site',
    compatibility: 88,
    date: '2026-11-17',
    pay: { min: 2450, max: 2900, period: 'month', currency: 'EUR' },
    description: `Infirmier·ère en soins généraux (H/F)
Clinique des Alizés, Fort-de-France, CDI à temps plein

La Clinique des Alizés accueille chaque année près de 9 000 patients en médecine, en chirurgie et en soins de suite. Au sein d’un service de médecine polyvalente de 28 lits, vous rejoignez une équipe de douze soignants encadrée par une cadre de santé.

Vos missions
- Évaluer l’état de santé des patients et recueillir les données cliniques à l’admission
- Réaliser les soins infirmiers sur prescription, dont perfusions, pansements complexes et prélèvements sanguins
- Préparer et administrer les traitements en respectant les règles d’hygiène et d’identitovigilance
- Assurer la traçabilité des soins dans le dossier patient informatisé
- Accueillir, informer et accompagner les patients et leurs proches
- Encadrer les aides-soignants et les étudiants en stage
- Participer aux transmissions et à la démarche qualité du service

Votre profil
- Diplôme d’État d’infirmier exigé et inscription à l’Ordre des infirmiers
- Débutants acceptés, un tutorat de six semaines est prévu
- Sens de l’observation, rigueur et travail en équipe
- Maîtrise des gestes d’urgence, AFGSU niveau 2 à jour

Les plus
- Une première expérience en médecine ou en gériatrie
- La pratique du créole ou de l’anglais

Conditions
Roulement en 12 heures de jour, un week-end sur trois. Salaire de 2 450 à 2 900 € brut par mois selon reprise d’ancienneté, prime de dimanche, mutuelle et restauration sur place. Aide à l’installation pour les candidats venant de l’Hexagone.`,
  }),
  sampleOffer({
    id: 6,
    title: 'Réceptionniste d’hôtel trilingue',
    company: 'Hôtel de l’Anse Caraïbe',
    location: 'Sainte-Anne, Guadeloupe',
    region: 'Caraïbes',
    type: 'Saisonnier',
    experience: 'entry',
    mode: 'Sur site',
    compatibility: 76,
    date: '2026-11-06',
    pay: { min: 12.4, max: 13.2, period: 'hour', currency: 'EUR' },
    languages: ['Anglais', 'Espagnol'],
    description: `Réceptionniste d’hôtel trilingue (H/F)
Hôtel de l’Anse Caraïbe, Sainte-Anne, contrat saisonnier de cinq mois

Établissement familial de 74 chambres les pieds dans l’eau, l’Hôtel de l’Anse Caraïbe prépare la haute saison, de décembre à avril. Nous cherchons une personne souriante et organisée pour notre réception ouverte jour et soir.

Vos missions
- Accueillir les clients à l’arrivée, enregistrer les séjours et présenter les services de l’hôtel
- Gérer les réservations par téléphone, par courriel et sur les plateformes de vente en ligne
- Tenir la caisse, éditer les factures et clôturer la journée
- Conseiller les excursions et réserver les activités nautiques
- Traiter les réclamations avec calme et transmettre les demandes à la gouvernante et à la maintenance
- Mettre à jour le planning des chambres dans le logiciel Opera

Votre profil
- Formation en hôtellerie ou en tourisme, de niveau CAP à BTS, ou première saison en réception
- Anglais courant exigé, espagnol professionnel
- À l’aise avec les outils bureautiques et la messagerie
- Excellente présentation, sens du service et ponctualité

Les plus
- La connaissance d’un logiciel hôtelier comme Opera ou Medialog
- Le permis B, car les transports sont rares en soirée

Conditions
39 heures par semaine en horaires décalés, deux jours de repos consécutifs. De 12,40 à 13,20 € brut de l’heure selon expérience. Logement partagé possible à 200 € par mois, repas pris sur place. Contrat du 7 décembre au 30 avril, reconductible la saison suivante.`,
  }),
] as const;
