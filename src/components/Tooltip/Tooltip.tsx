import * as Ariakit from '@ariakit/react';
import type { ReactElement } from 'react';

import * as styles from '#/components/Tooltip/Tooltip.css';

type TooltipProps = {
  /** A few words more; never the only place that says something needed. */
  readonly text: string;
  /** The focusable element explained; it takes a ref and properties. */
  readonly children: ReactElement;
  /** Open at first, for pictures. */
  readonly defaultOpen?: boolean;
};

/** A few words on hover and on focus; Escape hides them. */
export const Tooltip = ({ text, children, defaultOpen = false }: TooltipProps) => (
  <Ariakit.TooltipProvider defaultOpen={defaultOpen}>
    <Ariakit.TooltipAnchor render={children} />
    <Ariakit.Tooltip gutter={6} className={styles.bubble}>
      {text}
    </Ariakit.Tooltip>
  </Ariakit.TooltipProvider>
);
