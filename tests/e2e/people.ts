import { makeDoc } from '../support/documents/doc.ts';
import { makeDocx } from '../support/documents/docx.ts';
import { makePdf } from '../support/documents/pdf.ts';

/** The CV of a synthetic warehouse worker, line by line. */
export const CV_LINES: readonly string[] = [
  'Karim Benali',
  'Cariste préparateur de commandes',
  'Lille · 06 39 98 44 10 · karim.benali@example.org',
  'EXPÉRIENCES PROFESSIONNELLES',
  'Cariste, Entrepôts du Nord, Lille',
  'Mars 2020 – aujourd’hui',
  'Conduite de chariots élévateurs, chargement et déchargement de camions',
  'Préparation de commandes au casque vocal, 180 colis par heure',
  'Gestion des stocks et inventaires sur SAP',
  'Manutentionnaire, Transports Delvaux, Roubaix',
  'Janvier 2017 – février 2020',
  'Réception des marchandises, contrôle des bons de livraison',
  'FORMATION',
  '2016 CAP Opérateur logistique, lycée Jean-Prouvé, Lomme',
  'COMPÉTENCES',
  'CACES R489 catégories 1, 3 et 5, permis B, SAP, esprit d’équipe',
  'LANGUES',
  'Français : langue maternelle',
  'Arabe : courant',
];

/** An advertisement that this person answers well, all but one licence. */
export const OFFER = `Cariste H/F
Plateforme Nord Fret, Lesquin (59) – CDI

Vos missions
- Conduire les chariots élévateurs dans le respect des règles de sécurité
- Charger et décharger les camions
- Préparer les commandes et tenir les stocks à jour sur SAP

Votre profil
- CACES R489 catégories 3 et 5 exigés
- 2 ans d’expérience minimum comme cariste
- Esprit d’équipe
- La maîtrise de l’anglais serait un plus

1 950 € brut par mois, équipes en 2x8`;

/** The same CV in the three formats of the specification, made here. */
export const CV_FILES = [
  {
    name: 'cv-benali.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(makePdf(CV_LINES)),
  },
  {
    name: 'cv-benali.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from(makeDocx(CV_LINES)),
  },
  {
    name: 'cv-benali.doc',
    mimeType: 'application/msword',
    buffer: Buffer.from(makeDoc(CV_LINES)),
  },
] as const;
