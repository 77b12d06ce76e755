import type { OfferText } from '#/domain/postings/offer';

const TEXT = `Comptable fournisseurs H/F
Papeterie Larive, Nantes (44), CDI

Vos missions
- Saisir et contrôler les factures fournisseurs
- Préparer les campagnes de règlement et suivre les relances
- Participer aux clôtures mensuelles

Votre profil
- BTS comptabilité et 2 ans d’expérience minimum
- Maîtrise d’Excel et de Sage 100 exigée
- Anglais courant apprécié

28 000 à 31 000 € brut par an`;

/** An advertisement with everything said. */
export const anOffer = (over: Partial<OfferText> = {}): OfferText => ({
  text: TEXT,
  title: 'Comptable fournisseurs H/F',
  company: 'Papeterie Larive',
  location: 'Nantes (44)',
  contract: 'CDI',
  mode: 'Sur site',
  ...over,
});
