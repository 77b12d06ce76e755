/** Sheets and subjects that are asked for by people who are hurt more often than the others: their questions are no examples of what is harmless. */
export const HURT_SUBJECTS: ReadonlySet<string> = new Set([
  'moral',
  'harcelement',
  'discrimination',
  'sante-entretien',
  'inaptitude-arret',
  'accident-travail',
  'conges-familiaux',
  'proche-aidant',
  'fin-de-droits',
  'rsa',
  'insertion-longue-duree',
  'jeunes-accompagnement',
  'logement-emploi',
  'alcool-drogue',
  'droit-retrait',
]);
