import { screenNames } from '#/copy/screenNames.copy';
import type { OfferLack } from '#/domain/offers/catalogue/catalogue';

const texts: Record<OfferLack, string> = {
  samplesHidden:
    'Les exemples sont masqués, et aucune offre n’est encore gardée ici. Ajoutez une annonce qui vous intéresse, ou toute une liste\u00a0: tout restera sur cet appareil.',
  nothing:
    'Il n’y a pas encore d’offre ici. Ajoutez une annonce qui vous intéresse, ou toute une liste\u00a0: tout restera sur cet appareil.',
};

/** What a screen of offers says where there is none at all, whatever is asked. */
export const noOfferCopy = { texts, add: screenNames.addOffer } as const;
