import type { ContractType, WorkMode } from '#/domain/offers/offer';

/** Words that name a contract, folded. */
export const CONTRACT_WORDS: readonly (readonly [ContractType, RegExp])[] = [
  ['CDI', /\bcdi\b|\bcontrat a duree indeterminee|\bduree indeterminee/u],
  [
    'CDD',
    /\bcdd\b|\bcontrat a duree determinee|\bduree determinee|\binterim\b|\bmission d'interim|\bvacataire/u,
  ],
  [
    'Freelance',
    /\bfree-?lances?\b|\bindependante?\b|\bportage salarial|\btjm\b|\bauto-?entrepreneur|\bmicro-?entreprise|\bprestation en regie/u,
  ],
  [
    'Alternance',
    /\balternan(?:ce|t|te)s?\b|\bapprentissage\b|\bcontrat d'apprenti|\bcontrat de pro(?:fessionnalisation)?\b/u,
  ],
  ['Stage', /\bstage\b(?! d'integration)|\bstagiaire\b|\bstage de fin d'etudes|\binternship\b/u],
  ['Saisonnier', /\bsaisonn(?:ier|iere|iers|ieres)\b|\bsaison d'(?:ete|hiver)|\bpour la saison/u],
];

/** Words that name a work mode, folded, in order of precedence. */
export const MODE_WORDS: readonly (readonly [WorkMode, RegExp])[] = [
  [
    'Sur site',
    /\b(?:pas de|sans|aucun) (?:teletravail|remote)|\bteletravail (?:non|impossible|pas possible|exclu)|\b(?:100 ?%|uniquement) (?:sur site|en presentiel)|\bpresence (?:sur site )?(?:obligatoire|quotidienne)/u,
  ],
  [
    'T\u00e9l\u00e9travail',
    /\bfull[- ]remote|\b100 ?% (?:remote|a distance|(?:en )?teletravail)|\bteletravail (?:complet|total|integral|a 100|exclusif|permanent)|\b(?:entierement|totalement|integralement) (?:a distance|en teletravail)|\bremote (?:complet|total)|\bteletravail\s*:?\s*100/u,
  ],
  [
    'Hybride',
    /\bhybride\b|\bteletrava(?:il|illable)|\bremote\b|\bjours? (?:par semaine )?(?:a distance|a la maison)|\bpartiellement a distance/u,
  ],
  ['Sur site', /\bsur site\b|\bpresentiel\b|\bsur place\b/u],
];
