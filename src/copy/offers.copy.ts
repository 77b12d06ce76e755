import type { AlertContract, AlertFrequency } from '#/domain/offers/alerts/preferences';
import type { ExperienceChoice } from '#/domain/offers/catalogue/offerFields';
import type { SortOrder } from '#/domain/offers/search/filters';
import type { Region } from '#/domain/places/region';
import type { ContractType, WorkMode } from '#/domain/postings/offer';

/** Labels of the closed sets of the search: specification, section 3. */
export const experienceLabels: Readonly<Record<ExperienceChoice, string>> = {
  all: 'Tous niveaux',
  entry: 'Débutant (0-2 ans)',
  mid: 'Intermédiaire (2-5 ans)',
  senior: 'Senior (5+ ans)',
};

export const regionLabels: Readonly<Record<Region, string>> = {
  Afrique: 'Afrique',
  Europe: 'Europe',
  Asie: 'Asie',
  'Moyen Orient': 'Moyen Orient',
  Caraïbes: 'Caraïbes',
};

export const contractLabels: Readonly<Record<ContractType, string>> = {
  CDI: 'CDI',
  CDD: 'CDD',
  Freelance: 'Freelance',
  Alternance: 'Alternance',
  Stage: 'Stage',
  Saisonnier: 'Saisonnier',
  Intérim: 'Intérim',
};

export const modeLabels: Readonly<Record<WorkMode, string>> = {
  'Sur site': 'Sur site',
  Hybride: 'Hybride',
  Télétravail: 'Télétravail',
};

export const sortLabels: Readonly<Record<SortOrder, string>> = {
  relevance: 'Pertinence',
  date: 'Date',
  compatibility: 'Compatibilité',
};

export const alertContractLabels: Readonly<Record<AlertContract, string>> = {
  all: 'Tous les contrats',
  cdi: 'CDI',
  cdd: 'CDD',
  freelance: 'Freelance',
  alternance: 'Alternance',
  stage: 'Stage',
};

export const alertFrequencyLabels: Readonly<Record<AlertFrequency, string>> = {
  daily: 'Quotidienne',
  weekly: 'Hebdomadaire',
};
