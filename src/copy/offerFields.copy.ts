import type { DraftFieldName } from '#/domain/offers/intake/offerDraft';

/** Names of what is read of an offer, where it is corrected and where it is shown. Apart from the other words of offers, which load with the dashboard. */
export const offerFieldLabels: Readonly<Record<DraftFieldName, string>> = {
  title: 'Intitulé du poste',
  company: 'Entreprise',
  location: 'Lieu',
  region: 'Région',
  type: 'Contrat',
  experience: 'Expérience',
  mode: 'Mode de travail',
  pay: 'Rémunération brute',
  licences: 'Permis et habilitations',
  languages: 'Langues',
};
