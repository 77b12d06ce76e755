import type { AlertNews } from '#/domain/offers/alerts/newOffers';
import { mailAddress } from '#/domain/shared/addressPart';

/** Mail programs cut longer addresses. */
const LONGEST_ADDRESS = 1_900;

const SUBJECT = 'Mes nouvelles offres Embellie';
const INTRODUCTION = 'Voici les offres qui correspondent à mes recherches enregistrées\u00a0:';
const NOTHING = 'Aucune nouvelle offre pour le moment.';
const MORE = '… et d’autres encore dans Embellie.';

const linesOf = (news: AlertNews): readonly string[] => [
  ...new Set(
    news.groups.flatMap(({ internal, external }) => [
      ...internal.map(({ title, company, location, url }) =>
        [[title, company, location].filter((part) => part !== '').join(' – '), url]
          .filter((part) => part !== null)
          .join('\n'),
      ),
      ...external.map(({ title, agency, location, url }) =>
        [[title, agency, location].filter((part) => part !== '').join(' – '), url].join('\n'),
      ),
    ]),
  ),
];

/** A message ready to be sent to oneself, as a `mailto:` address: there is no server that could send it. */
export const alertMailto = (news: AlertNews): string => {
  const lines = linesOf(news);
  const address = (shown: readonly string[]): string => {
    const body = [
      shown.length === 0 ? NOTHING : INTRODUCTION,
      ...shown,
      ...(shown.length < lines.length ? [MORE] : []),
    ].join('\n\n');
    return mailAddress({ to: '', subject: SUBJECT, body });
  };
  let count = lines.length;
  while (count > 1 && address(lines.slice(0, count)).length > LONGEST_ADDRESS) count -= 1;
  return address(lines.slice(0, count));
};
