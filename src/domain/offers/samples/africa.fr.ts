import { sampleOffer } from '#/domain/offers/samples/sampleOffer';

/** Examples of Africa. */
export const AFRICA_SAMPLES = [
  sampleOffer({
    id: 4,
    title: 'Coordinateur·rice de projet eau, hygiène et assainissement',
    company: 'Sources Vives International',
    location: 'Dakar, Sénégal',
    region: 'Afrique',
    type: 'CDD',
    experience: 'senior',
    mode: 'Sur site',
    compatibility: 79,
    date: '2026-11-14',
    pay: { min: 2600, max: 3100, period: 'month', currency: 'EUR' },
    licences: ['Permis B'],
    languages: ['Français', 'Anglais'],
    description: `Coordinateur·rice de projet eau, hygiène et assainissement (H/F)
Sources Vives International, Dakar avec déplacements à Kaolack et Tambacounda, CDD de dix-huit mois

Sources Vives International est une association de solidarité présente dans neuf pays. Au Sénégal, un programme financé par l’Union européenne vise l’accès durable à l’eau potable pour 60 000 personnes dans 45 villages.

Vos missions
- Piloter la mise en œuvre du projet, son calendrier et son budget de 1,8 million d’euros
- Encadrer une équipe de onze personnes, dont trois techniciens forage et deux animateurs hygiène
- Superviser les études, les appels d’offres et la réception des ouvrages hydrauliques
- Organiser le suivi et l’évaluation à l’aide d’un cadre logique et d’enquêtes de terrain
- Rédiger les rapports narratifs et contribuer aux rapports financiers aux bailleurs
- Représenter l’association auprès des communes, des services de l’État et du groupe sectoriel WASH
- Veiller à la sécurité des équipes et au respect du code de conduite

Votre profil
- Diplôme d’ingénieur ou master en hydraulique, génie civil ou gestion de projet
- Cinq ans d’expérience minimum en gestion de projet WASH, dont deux à l’international
- Maîtrise de la gestion du cycle de projet et des procédures des bailleurs
- Expérience du management d’équipes multiculturelles
- Français courant et bon niveau d’anglais
- Permis B exigé

Les plus
- La connaissance du wolof ou du pulaar
- La pratique de KoboToolbox et de la cartographie SIG

Conditions
De 2 600 à 3 100 € brut par mois selon expérience, logement, couverture santé et rapatriement, deux voyages par an. Poste non accompagné les six premiers mois.`,
  }),
  sampleOffer({
    id: 5,
    title: 'Comptable général',
    company: 'Baobab Distribution',
    location: 'Abidjan, Côte d’Ivoire',
    region: 'Afrique',
    type: 'CDI',
    experience: 'mid',
    mode: 'Hybride',
    compatibility: 91,
    date: '2026-11-16',
    pay: { min: 550000, max: 700000, period: 'month', currency: 'XOF' },
    languages: ['Français'],
    description: `Comptable général (H/F)
Baobab Distribution, Abidjan Plateau, CDI

Baobab Distribution importe et distribue des produits alimentaires et d’hygiène dans cinq pays d’Afrique de l’Ouest. La direction financière regroupe quatorze personnes à Abidjan. Dans le cadre d’une création de poste, nous recrutons une ou un comptable général.

Vos missions
- Tenir la comptabilité générale et auxiliaire selon le référentiel SYSCOHADA
- Saisir et contrôler les factures fournisseurs et clients, puis préparer les règlements
- Réaliser les rapprochements bancaires et le suivi de la trésorerie
- Établir les déclarations fiscales et sociales mensuelles
- Préparer les clôtures mensuelles, le bilan et la liasse annuelle
- Suivre les immobilisations et les stocks avec le contrôle de gestion
- Répondre aux demandes des commissaires aux comptes

Votre profil
- Diplôme de niveau BTS ou licence en comptabilité, finance ou gestion
- Trois ans d’expérience minimum en entreprise ou en cabinet
- Maîtrise d’Excel et d’un logiciel comptable, Sage 100 ou Sage X3
- Bonne connaissance de la fiscalité ivoirienne
- Rigueur, respect des délais et confidentialité

Les plus
- Une expérience dans la distribution ou le négoce
- L’anglais professionnel, utile avec nos fournisseurs

Conditions
Salaire de 550 000 à 700 000 FCFA brut par mois selon profil, treizième mois, assurance maladie pour la famille et prime de transport. Deux jours de télétravail par semaine hors périodes de clôture. Prise de poste en janvier.`,
  }),
] as const;
