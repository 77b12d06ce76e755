/** How the lines of a posting of the public employment service are written out, so that one reader reads them and the page both. */
export const PUBLIC_LINES = {
  contract: 'Type de contrat\u00a0:',
  pay: 'Salaire\u00a0:',
  experience: 'Exp\u00e9rience\u00a0:',
  degree: 'Formation\u00a0:',
  asked: 'Comp\u00e9tences exig\u00e9es',
  wished: 'Comp\u00e9tences souhait\u00e9es',
  qualities: 'Savoir-\u00eatre professionnels',
  languages: 'Langues\u00a0:',
  licences: 'Permis exig\u00e9s',
  wishedLicences: 'Permis souhait\u00e9s',
  required: 'exig\u00e9',
  wishedOne: 'souhait\u00e9',
} as const;

/** Nature of a contract that tells more than its type, folded. */
export const APPRENTICESHIP = /apprentissage|professionnalisation|alternance/u;
