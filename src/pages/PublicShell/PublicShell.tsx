import type { ReactNode } from 'react';

import { LinkButton } from '#/components/LinkButton/LinkButton';
import { Anchor } from '#/components/LinkProvider/Anchor';
import { Logo } from '#/components/Logo/Logo';
import { MAIN_ID, SkipLink } from '#/modules/SkipLink/SkipLink';
import { PublicFooter } from '#/pages/PublicShell/parts/PublicFooter';
import { copy } from '#/pages/PublicShell/PublicShell.copy';

import * as styles from '#/pages/PublicShell/PublicShell.css';

type PublicShellProps = {
  readonly children: ReactNode;
  /** A link of the footer was followed: what it leads to does not exist yet. */
  readonly onSoon: () => void;
};

/** The frame of the pages outside the dashboard: the mark, the two doors in, and the footer. */
export const PublicShell = ({ children, onSoon }: PublicShellProps) => (
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
    <PublicFooter onSoon={onSoon} />
  </div>
);
