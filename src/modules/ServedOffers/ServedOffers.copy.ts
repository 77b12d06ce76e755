import { agree, formatCount, formatDay } from '#/copy/format';
import type { Reach } from '#/domain/offers/catalogue/shards';

/** Words about the offers that whoever runs this site serves. */
export const servedOffersCopy = {
  summary: ({ total, builtAt }: Reach): string =>
    `${formatCount(total)} ${agree(total, 'offre servie', 'offres servies')} par ce site, à jour au ${formatDay(builtAt.slice(0, 10))}`,
  loading: ({ held, total }: Reach): string =>
    `${formatCount(held)} sur ${formatCount(total)} sont déjà sur cet appareil\u202f; les autres arrivent.`,
  partly: ({ held, total }: Reach): string =>
    `La recherche porte sur ${formatCount(held)} de ces ${formatCount(total)} offres, les plus récentes et celles du lieu choisi. Indiquez un lieu pour avoir toutes les siennes.`,
  sources: 'Sources',
  source: (count: number, licence: string): string =>
    `${formatCount(count)} ${agree(count, 'offre', 'offres')}${licence === '' ? '' : ` · ${licence}`}`,
} as const;
