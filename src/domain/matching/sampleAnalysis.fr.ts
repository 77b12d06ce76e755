import type { MatchBand } from '#/domain/matching/report';

/** Fixed texts of a simulated analysis: an excellent one has five matching skills and one missing. */
type SampleTexts = {
  readonly summary: string;
  readonly matching: readonly string[];
  readonly missing: readonly string[];
  readonly advice: readonly string[];
};

export const SAMPLE_TEXTS: Readonly<Record<MatchBand, SampleTexts>> = {
  excellent: {
    summary:
      'Excellente adéquation\u202f! Votre profil correspond très bien aux attentes de cette offre.',
    matching: [
      'Gestion de projet',
      'Communication',
      'Travail en équipe',
      'Pack Office',
      'Anglais professionnel',
    ],
    missing: ['Certification du secteur'],
    advice: [
      'Mettez en avant vos résultats chiffrés dès le début de votre CV.',
      'Reprenez dans votre lettre les mots clés de l’offre que vous maîtrisez.',
      'Préparez un exemple concret pour chacune de vos compétences principales.',
    ],
  },
  good: {
    summary:
      'Bonne adéquation. Votre profil répond à l’essentiel de l’offre, avec quelques points à renforcer.',
    matching: ['Communication', 'Travail en équipe', 'Pack Office', 'Organisation'],
    missing: ['Gestion de budget', 'Anglais professionnel'],
    advice: [
      'Précisez le contexte et les résultats de vos expériences les plus proches du poste.',
      'Si vous avez déjà suivi un budget, dites-le avec son montant.',
      'Indiquez votre niveau d’anglais, même s’il est modeste.',
    ],
  },
  moderate: {
    summary:
      'Adéquation modérée. Plusieurs compétences demandées n’apparaissent pas dans votre CV.',
    matching: ['Communication', 'Travail en équipe', 'Organisation'],
    missing: ['Gestion de projet', 'Gestion de budget', 'Anglais professionnel'],
    advice: [
      'Relisez l’offre et vérifiez si vous avez déjà exercé les compétences manquantes.',
      'Montrez les compétences transférables de vos expériences passées.',
      'Envisagez une formation courte sur le point qui revient le plus souvent dans les offres.',
    ],
  },
};
