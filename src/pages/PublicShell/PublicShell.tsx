import type { MouseEvent, ReactNode } from 'react';

import { LinkButton } from '#/components/LinkButton/LinkButton';
import { Anchor } from '#/components/LinkProvider/Anchor';
import { Logo } from '#/components/Logo/Logo';
import { Text } from '#/components/Text/Text';
import { ADDRESSES } from '#/copy/addresses';
import { MAIN_ID, SkipLink } from '#/modules/SkipLink/SkipLink';
import { publicShellCopy as copy } from '#/pages/PublicShell/PublicShell.copy';

import * as publicFooterStyles from '#/pages/PublicShell/parts/PublicFooter.css';
import * as styles from '#/pages/PublicShell/PublicShell.css';

const LINKS = ['twitter', 'linkedin', 'contact'] as const;
const FOOTER_ID = 'pied-de-page';

type PublicFooterProps = Pick<PublicShellProps, 'onSoon' | 'deployer'>;

/** Three links that lead nowhere yet, and say so: specification, section 2. Without script they stay where they are. */
const PublicFooter = ({ onSoon, deployer }: PublicFooterProps) => {
  const follow = (event: MouseEvent): void => {
    event.preventDefault();
    onSoon();
  };
  return (
    <footer id={FOOTER_ID} className={publicFooterStyles.footer}>
      <div className={publicFooterStyles.brand}>
        <Logo label="Embellie" size="small" />
        <Text size="s" tone="muted">
          {copy.promise}
        </Text>
      </div>
      <div className={publicFooterStyles.ends}>
        {deployer ?? (
          <nav aria-label={copy.elsewhere}>
            <ul className={publicFooterStyles.links}>
              {LINKS.map((link) => (
                <li key={link}>
                  <a href={`#${FOOTER_ID}`} className={publicFooterStyles.link} onClick={follow}>
                    {copy.links[link]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Anchor href={ADDRESSES.accessibility} className={publicFooterStyles.link}>
          {copy.accessibility}
        </Anchor>
      </div>
    </footer>
  );
};

type PublicShellProps = {
  readonly children: ReactNode;
  /** A link of the footer was followed: what it leads to does not exist yet. */
  readonly onSoon: () => void;
  /** `DeployerLinks` of whoever serves this copy, in place of links that lead nowhere yet. */
  readonly deployer?: ReactNode;
};

/** The frame of the pages outside the dashboard: the mark, the two doors in, and the footer. */
export const PublicShell = ({ children, onSoon, deployer }: PublicShellProps) => (
  <div className={styles.root}>
    <SkipLink />
    <header className={styles.header}>
      <Anchor href="/" className={styles.brand}>
        <Logo label={copy.home} size="small" />
      </Anchor>
      <div className={styles.doors}>
        <LinkButton href="/login" variant="quiet" size="small">
          {copy.login}
        </LinkButton>
        <LinkButton href="/signup" variant="primary" size="small">
          {copy.signup}
        </LinkButton>
      </div>
    </header>
    <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
      {children}
    </main>
    <PublicFooter onSoon={onSoon} deployer={deployer} />
  </div>
);
