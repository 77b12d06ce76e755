import type { ReactNode } from 'react';

import { LinkButton } from '#/components/LinkButton/LinkButton';
import { Anchor } from '#/components/LinkProvider/Anchor';
import { Logo } from '#/components/Logo/Logo';
import { MAIN_ID, SkipLink } from '#/modules/SkipLink/SkipLink';
import { copy } from '#/pages/PublicShell/PublicShell.copy';

import * as styles from '#/pages/PublicShell/PublicShell.css';

/** The frame of the pages outside the dashboard: the mark, and the two doors in. */
export const PublicShell = ({ children }: { readonly children: ReactNode }) => (
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
  </div>
);
