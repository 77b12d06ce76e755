import { Anchor } from '#/components/LinkProvider/Anchor';
import { deployerCopy as copy, deployerLinks } from '#/copy/deployer.copy';
import type { Deployer } from '#/domain/device/deployer';

import * as publicFooterStyles from '#/pages/PublicShell/parts/PublicFooter.css';

type DeployerLinksProps = { readonly deployer: Deployer };

/** Who serves this copy, with what the law asks for and a way to reach them: at the foot of every public page. */
export const DeployerLinks = ({ deployer }: DeployerLinksProps) => (
  <nav aria-label={copy.label}>
    <ul className={publicFooterStyles.links}>
      {deployer.name && (
        <li className={publicFooterStyles.said}>{copy.offeredBy(deployer.name)}</li>
      )}
      {deployerLinks(deployer).map(({ label, href }) => (
        <li key={label}>
          <Anchor href={href} className={publicFooterStyles.link}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
);
