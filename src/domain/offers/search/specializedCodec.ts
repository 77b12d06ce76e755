import { PLATFORM_IDS } from '#/domain/offers/catalogue/platformIds';
import type { PlatformId } from '#/domain/offers/catalogue/platformIds';
import { addressText } from '#/domain/offers/search/filterCodec';
import type { AddressPairs } from '#/domain/offers/search/filterCodec';
import type { SpecializedQuery } from '#/domain/offers/search/searchSpecialized';

const TERM = 'q';
const SITE = 'site';
/** Stands for no site at all: an address that names none asks for all of them. */
const NO_SITE = 'aucun';

const SITE_WORDS: Readonly<Record<PlatformId, string>> = {
  impact: 'impact',
  un: 'nations-unies',
  development: 'developpement',
};

const sitesOf = (platforms: readonly PlatformId[]): readonly string[] => {
  if (platforms.length === PLATFORM_IDS.length) return [];
  return platforms.length === 0 ? [NO_SITE] : platforms.map((id) => SITE_WORDS[id]);
};

/** The specialised search as parts of an address; nothing typed on every site is the bare one. */
export const encodeSpecialized = ({ term, platforms }: SpecializedQuery): [string, string][] => [
  ...(term === '' ? [] : [[TERM, term] as [string, string]]),
  ...sitesOf(platforms).map((word): [string, string] => [SITE, word]),
];

/** The specialised search read from an address that anyone may have written: what is not known there is left out. */
export const decodeSpecialized = (pairs: AddressPairs): SpecializedQuery => {
  const all = [...pairs];
  const words = all.filter(([name]) => name === SITE).map(([, word]) => word);
  const named = PLATFORM_IDS.filter((id) => words.includes(SITE_WORDS[id]));
  return {
    term: addressText(all.find(([name]) => name === TERM)?.[1]),
    platforms: named.length > 0 || words.includes(NO_SITE) ? named : PLATFORM_IDS,
  };
};
