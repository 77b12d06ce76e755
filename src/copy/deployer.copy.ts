import { contactHref } from '#/domain/device/deployer';
import type { Deployer } from '#/domain/device/deployer';

/** Words about whoever serves this copy. */
export const deployerCopy = {
  label: 'Qui propose ce service',
  offeredBy: (name: string): string => `Service proposé par ${name}`,
  contact: 'Nous écrire',
  legalNotice: 'Mentions légales',
  privacy: 'Données personnelles',
} as const;

/** The links that a deployer gave, in the order in which they are shown. */
export const deployerLinks = ({
  contact,
  legalNotice,
  privacy,
}: Deployer): readonly { readonly label: string; readonly href: string }[] =>
  [
    { label: deployerCopy.contact, href: contact && contactHref(contact) },
    { label: deployerCopy.legalNotice, href: legalNotice },
    { label: deployerCopy.privacy, href: privacy },
  ].flatMap(({ label, href }) => (href === null || href === '' ? [] : [{ label, href }]));
