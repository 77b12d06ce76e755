import { Anchor } from '#/components/LinkProvider/Anchor';
import { Logo } from '#/components/Logo/Logo';
import { ADDRESSES } from '#/copy/addresses';
import { shellCopy as copy } from '#/pages/Shell/Shell.copy';

import * as styles from '#/pages/Shell/parts/Brand.css';

type BrandProps = { readonly onFollow?: (() => void) | undefined };

/** The mark, which leads to the dashboard. */
export const Brand = ({ onFollow }: BrandProps) => (
  <Anchor href={ADDRESSES.home} className={styles.brand} onClick={onFollow}>
    <Logo label={copy.home} size="small" />
  </Anchor>
);
