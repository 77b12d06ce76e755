import type { CvReview, SuggestedKeywords } from '#/domain/review/review';
import { aReadCv } from '#tests/support/builders/aReadCv';
import { reviewCv } from '#tests/support/reviewCv';

/** Keywords of four nearby offers. */
export const someKeywords = (over: Partial<SuggestedKeywords> = {}): SuggestedKeywords => ({
  offers: 4,
  sample: true,
  keywords: [
    {
      label: 'Approche Montessori',
      offers: 3,
      offerQuote: 'Une formation à l’approche Montessori serait appréciée',
      offerTitle: 'Aide-soignant de nuit en EHPAD H/F',
    },
    {
      label: 'Bientraitance',
      offers: 2,
      offerQuote: 'Porter une démarche de bientraitance',
      offerTitle: 'Aide-soignante en SSIAD H/F',
    },
    {
      label: 'Titanic',
      offers: 1,
      offerQuote: 'Traçabilité des soins sur Titanic',
      offerTitle: 'Aide-soignant en unité protégée H/F',
    },
  ],
  ...over,
});

/** A CV with something to say about nearly everything; a synthetic person. */
export const POOR_CV_TEXT = `Kevin Lambert
loulou.kevin59@example.org
24 ans, célibataire, sans enfant

Dynamique et motivé, je cherche un poste ou je pourrai évoluer.

Mes jobs
Employé polyvalent
Supermarché Le Panier, Douai
2023 – aujourd’hui
- Diverses tâches en magasin
- Participation aux inventaires
- J'ai géré les stocks du rayon frais
- Acceuil des clients , mise en rayon

Manutentionnaire
Transports Duval, Lens
03/2021 - 01/2020
- Chargement et déchargement des camions, tri des colis etc.

Formation
2019 Bac professionnel logistique, lycée Jean-Moulin

Langues
Anglais : notions
`;

/** A review of a CV that is good already. */
export const aReview = (over: Partial<CvReview> = {}): CvReview => ({
  ...reviewCv(aReadCv(), {
    title: 'Aide-soignante',
    rome: 'J1501',
    named: false,
    field: null,
  }),
  keywords: someKeywords(),
  ...over,
});

/** A review that finds much to say: by the text, and by a layout in columns and tables. */
export const aPoorReview = (over: Partial<CvReview> = {}): CvReview => ({
  ...reviewCv(aReadCv({ columns: 2, tables: true }, POOR_CV_TEXT)),
  keywords: someKeywords({
    offers: 2,
    sample: false,
    keywords: [
      {
        label: 'Tenue de caisse',
        offers: 2,
        offerQuote: 'tenir une caisse et rendre la monnaie',
        offerTitle: 'Employé libre-service H/F',
      },
      {
        label: 'Rotation des produits',
        offers: 1,
        offerQuote: 'veiller à la rotation des produits frais',
        offerTitle: 'Employé de rayon frais H/F',
      },
    ],
  }),
  ...over,
});
