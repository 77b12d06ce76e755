import { Fragment } from 'react';

import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { deployerCopy as copy, deployerLinks } from '#/copy/deployer.copy';
import type { Deployer } from '#/domain/device/deployer';

type DeployerLineProps = { readonly deployer: Deployer };

/** Who serves this copy, under the version: the dashboard has no other foot. */
export const DeployerLine = ({ deployer }: DeployerLineProps) => {
  const links = deployerLinks(deployer);
  return (
    <Text size="s" tone="muted">
      {deployer.name && copy.offeredBy(deployer.name)}
      {links.map(({ label, href }, index) => (
        <Fragment key={label}>
          {(index > 0 || deployer.name) && ' · '}
          <TextLink href={href}>{label}</TextLink>
        </Fragment>
      ))}
    </Text>
  );
};
