import type { MouseEvent } from 'react';

import { Anchor } from '#/components/LinkProvider/Anchor';
import { Logo } from '#/components/Logo/Logo';
import { Text } from '#/components/Text/Text';
import { ADDRESSES } from '#/copy/addresses';
import { copy } from '#/pages/PublicShell/PublicShell.copy';

import * as styles from '#/pages/PublicShell/parts/PublicFooter.css';

const LINKS = ['twitter', 'linkedin', 'contact'] as const;
const FOOTER_ID = 'pied-de-page';

type PublicFooterProps = { readonly onSoon: () => void };

/** Three links that lead nowhere yet, and say so: specification, section 2. Without script they stay where they are. */
export const PublicFooter = ({ onSoon }: PublicFooterProps) => {
  const follow = (event: MouseEvent): void => {
    event.preventDefault();
    onSoon();
  };
  return (
    <footer id={FOOTER_ID} className={styles.footer}>
      <div className={styles.brand}>
        <Logo label="Embellie" size="small" />
        <Text size="s" tone="muted">
          {copy.promise}
        </Text>
      </div>
      <div className={styles.ends}>
        <nav aria-label={copy.elsewhere}>
          <ul className={styles.links}>
            {LINKS.map((link) => (
              <li key={link}>
                <a href={`#${FOOTER_ID}`} className={styles.link} onClick={follow}>
                  {copy.links[link]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Anchor href={ADDRESSES.accessibility} className={styles.link}>
          {copy.accessibility}
        </Anchor>
      </div>
    </footer>
  );
};
